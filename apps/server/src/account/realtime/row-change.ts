import { z } from 'zod';

/** The tables whose changes can be followed, each with the column of its key. */
export const FOLLOWED_TABLES = {
  topup_queue: 'id',
  topup_logs: 'id',
  payment_method: 'id',
  subscriptions: 'user_id',
  user_credits: 'user_id',
} as const;

export type FollowedTable = keyof typeof FOLLOWED_TABLES;

export function isFollowedTable(name: string): name is FollowedTable {
  return Object.hasOwn(FOLLOWED_TABLES, name);
}

const rowChangeSchema = z.object({
  table: z.enum(['topup_queue', 'topup_logs', 'payment_method', 'subscriptions', 'user_credits']),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: z.string(),
  user_id: z.string(),
});

/** A notification about a changed row: its table, key and owner, never its content. */
export interface RowChange {
  readonly table: FollowedTable;
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly key: string;
  readonly userId: string;
}

/** @returns null for a notification that is not ours */
export function parseRowChange(notification: string): RowChange | null {
  try {
    const { table, type, key, user_id: userId } = rowChangeSchema.parse(JSON.parse(notification));
    return { table, type, key, userId };
  } catch {
    return null;
  }
}
