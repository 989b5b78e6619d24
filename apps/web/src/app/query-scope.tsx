import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeQueryClient } from '@/lib/operations/query-client.ts';

/** Provides server operations to its children. The cache is dropped when it unmounts. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
