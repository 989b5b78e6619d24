import { useQuery } from '@tanstack/react-query';
import { loadConfig } from '../config.ts';

/** True once the server has reported that tax is added to its prices. */
export function useTaxAdded(): boolean {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY });
  return config?.features['tax'] === true;
}
