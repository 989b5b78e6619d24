import { useQueryClient } from '@tanstack/react-query';

/** Reads the keys again wherever they are shown, after one of them changed. */
export function useReloadKeys(userId: string): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['api-keys', userId] }),
      queries.invalidateQueries({ queryKey: ['api-key', userId] }),
    ]);
}
