import { QueryClient } from '@tanstack/react-query';

/** Dashboard reads: fresh enough to show at once, read again when the window comes back. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });
