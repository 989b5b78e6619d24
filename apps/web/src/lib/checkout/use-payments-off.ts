import { useQuery } from '@tanstack/react-query';
import { loadConfig } from '../config.ts';

/** True once the server has said that it takes no payments. */
export function usePaymentsOff(): boolean {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY });
  return config?.features['payments'] === false;
}
