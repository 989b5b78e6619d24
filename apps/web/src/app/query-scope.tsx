import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '@/lib/operations/failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** For a read whose failure the screen does not show in its place: what is missing then, in words. */
      missing?: string;
    };
  }
}

/**
 * Queries stay fresh for 5 s and are repeated when the window or the connection comes back; operations run once. Without
 * a connection both fail immediately instead of waiting.
 */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => notifyFailure(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: (failures) => failures < 1 && navigator.onLine,
        staleTime: 5000,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Provides server operations to its children. The cache is dropped when it unmounts. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
