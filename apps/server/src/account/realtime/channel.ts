import type { Caller, User } from '../access.ts';
import type { Subscription } from './subscription.ts';

/** A topic that one socket has joined. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly subscriptions: readonly Subscription[];
  caller: Caller;
  send(event: string, payload: unknown): void;
  /** Ends the channel and tells its client why. */
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
