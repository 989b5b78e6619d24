import { z } from 'zod';
import { FOLLOWED_TABLES, isFollowedTable, type RowChange } from './row-change.ts';
import type { Caller, User } from '../../sessions/access.ts';

/** One `postgres_changes` entry of a join, as requested. We assign the `id`. */
export interface Subscription {
  readonly id: number;
  readonly asked: AskedChanges;
  readonly column: string | null;
  readonly value: string | null;
}

const askedSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(200).optional(),
});
type AskedChanges = z.infer<typeof askedSchema>;

const FILTER = /^([a-z_][a-z0-9_]*)=eq\.(.*)$/;

type ParsedSubscription =
  { readonly ok: true; readonly subscription: Subscription } | { readonly ok: false; readonly reason: string };

/** Reads what a subscriber wants to follow: one or all followable tables of `public`, with at most a filter `column=eq.value`. */
export function parseSubscription(value: unknown, id: number): ParsedSubscription {
  const parsed = askedSchema.safeParse(value);
  if (!parsed.success)
    return { ok: false, reason: 'postgres_changes needs an event (*, INSERT, UPDATE or DELETE) and a schema' };
  const asked = parsed.data;
  if (asked.schema !== 'public' && asked.schema !== '*')
    return { ok: false, reason: 'Only the schema public can be followed' };
  if (asked.table !== undefined && asked.table !== '*' && !isFollowedTable(asked.table))
    return { ok: false, reason: `The table "${asked.table}" cannot be followed` };
  if (asked.filter === undefined || asked.filter === '')
    return { ok: true, subscription: { id, asked, column: null, value: null } };
  const filter = FILTER.exec(asked.filter);
  if (filter === null) return { ok: false, reason: 'A filter reads column=eq.value' };
  return { ok: true, subscription: { id, asked, column: filter[1] ?? null, value: filter[2] ?? null } };
}

/** @param row the row as its subscriber may read it; for a deleted row only its key and owner are known */
export function matches(
  { asked, column, value }: Subscription,
  change: RowChange,
  row: Readonly<Record<string, unknown>>,
): boolean {
  if (asked.event !== '*' && asked.event !== change.type) return false;
  if (asked.table !== undefined && asked.table !== '*' && asked.table !== change.table) return false;
  return column === null || (Object.hasOwn(row, column) && String(row[column]) === value);
}

/** The known columns of a deleted row. */
export function primaryKey(change: RowChange): Readonly<Record<string, string>> {
  return { [FOLLOWED_TABLES[change.table]]: change.key };
}

/** A topic that one socket has joined. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly subscriptions: readonly Subscription[];
  caller: Caller;
  send(event: string, payload: unknown): void;
  /** Ends the channel and sends the reason to its client. */
  end(reason: string): void;
}

export interface ChannelDirectory {
  add(channel: Channel): void;
  remove(channel: Channel): void;
  /** Files a channel under its current caller after `caller` was replaced. */
  replaceCaller(channel: Channel, caller: Caller): void;
  /** The channels of a user whose access token has not expired. */
  of(userId: string): readonly (Channel & { readonly caller: User })[];
}

const isUsers = (channel: Channel): channel is Channel & { caller: User } => channel.caller.role === 'authenticated';

/** All joined channels of this node, by user. */
export function createChannelDirectory(): ChannelDirectory {
  const byUser = new Map<string, Set<Channel>>();
  const add = (channel: Channel) => {
    if (!isUsers(channel)) return;
    const channels = byUser.get(channel.caller.userId) ?? new Set();
    byUser.set(channel.caller.userId, channels.add(channel));
  };
  const remove = (channel: Channel) => {
    if (!isUsers(channel)) return;
    const channels = byUser.get(channel.caller.userId);
    channels?.delete(channel);
    if (channels?.size === 0) byUser.delete(channel.caller.userId);
  };
  return {
    add,
    remove,
    replaceCaller: (channel, caller) => {
      remove(channel);
      channel.caller = caller;
      add(channel);
    },
    of: (userId) =>
      [...(byUser.get(userId) ?? [])]
        .filter(isUsers)
        .filter((channel) => channel.caller.claims.exp * 1000 > Date.now()),
  };
}
