import { useQuery } from '@tanstack/react-query';
import { loadConfig } from '../config.ts';

/** True once the server has reported that it accepts no payments. */
export function usePaymentsOff(): boolean {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY });
  return config?.features['payments'] === false;
}
