import { callFunction } from '@/lib/call-function.ts';

/** Deletes the account of the signed-in user for good. */
export async function deleteAccount(confirmation: string): Promise<void> {
  await callFunction('delete-account', { confirmation });
}
