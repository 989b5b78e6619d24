import type { QueryClient } from '@tanstack/react-query';

/** What the wallet is kept under. */
export const WALLET = 'wallet';
export const reportsKey = (userId: string) => ['reports', userId] as const;

/** Reads the reports of an account again, and the wallet that paid for them. */
export async function reloadReports(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: reportsKey(userId) }),
    client.invalidateQueries({ queryKey: [WALLET, userId] }),
  ]);
}
