import { z } from 'zod';
import { type Access, AccessDenied, type Caller } from '../../sessions/access.ts';
import { type Channel, type ChannelDirectory, parseSubscription, type Subscription } from './subscription.ts';
import { decodeMessage, encodeMessage, type Message, type ProtocolVersion } from './message.ts';

export interface SocketSessionOptions {
  readonly access: Access;
  readonly directory: ChannelDirectory;
  readonly version: ProtocolVersion;
  /** Used for a join that has no access token of its own. */
  readonly apiKey: string;
  write(text: string): void;
  /** Closes the socket (RFC 6455 §7.4 code) with a short reason. */
  close(code: number, reason: string): void;
}

export interface SocketSession {
  receive(text: string): Promise<void>;
  /** The socket was closed. */
  end(): void;
}

const CHANNELS_MAX = 20;
const SUBSCRIPTIONS_PER_CHANNEL_MAX = 10;
const TOPIC_LENGTH_MAX = 200;
const UNREADABLE = 1007;

const joinSchema = z.object({
  access_token: z.string().optional(),
  config: z.object({ postgres_changes: z.array(z.unknown()).optional() }).optional(),
});
const accessTokenSchema = z.object({ access_token: z.string() });

let lastSubscriptionId = 0;

/** The protocol of one websocket: Phoenix channels with `postgres_changes`, as supabase-js uses them. */
export function createSocketSession({
  access,
  directory,
  version,
  apiKey,
  write,
  close,
}: SocketSessionOptions): SocketSession {
  const channels = new Map<string, Channel>();
  const send = (message: Message) => write(encodeMessage(message, version));
  const reply = (to: Message, status: 'ok' | 'error', response: unknown) =>
    send({ joinRef: to.joinRef, ref: to.ref, topic: to.topic, event: 'phx_reply', payload: { status, response } });

  const drop = (channel: Channel) => {
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
    directory.remove(channel);
  };

  const join = async (message: Message) => {
    const payload = joinSchema.safeParse(message.payload);
    if (!payload.success || message.topic.length > TOPIC_LENGTH_MAX)
      return reply(message, 'error', { reason: 'This join cannot be read' });
    const asked = payload.data.config?.postgres_changes ?? [];
    if (asked.length > SUBSCRIPTIONS_PER_CHANNEL_MAX)
      return reply(message, 'error', { reason: `A channel follows at most ${SUBSCRIPTIONS_PER_CHANNEL_MAX} changes` });
    if (!channels.has(message.topic) && channels.size >= CHANNELS_MAX)
      return reply(message, 'error', { reason: `A connection joins at most ${CHANNELS_MAX} channels` });

    const caller = await authenticate(access, payload.data.access_token ?? apiKey);
    if (typeof caller === 'string') return reply(message, 'error', { reason: caller });
    const parsed = asked.map((entry) => parseSubscription(entry, ++lastSubscriptionId));
    const subscriptions = parsed.filter((entry) => entry.ok).map((entry) => entry.subscription);
    const faults = parsed.filter((entry) => !entry.ok).map((entry) => entry.reason);

    channels.get(message.topic)?.end('Joined again');
    const channel: Channel = {
      topic: message.topic,
      joinRef: message.joinRef,
      subscriptions,
      caller,
      send: (event, content) =>
        send({ joinRef: message.joinRef, ref: null, topic: message.topic, event, payload: content }),
      end: (reason) => {
        drop(channel);
        channel.send('system', system(message.topic, 'error', reason));
        channel.send('phx_close', {});
      },
    };
    if (faults.length > 0) return reply(message, 'error', { reason: faults.join('; ') });
    channels.set(message.topic, channel);
    directory.add(channel);
    reply(message, 'ok', { postgres_changes: subscriptions.map(echo) });
    if (subscriptions.length > 0) channel.send('system', system(message.topic, 'ok', 'Subscribed to PostgreSQL'));
  };

  const renew = async (message: Message) => {
    const channel = channels.get(message.topic);
    const payload = accessTokenSchema.safeParse(message.payload);
    if (channel === undefined || !payload.success) return;
    const caller = await authenticate(access, payload.data.access_token);
    if (typeof caller === 'string') channel.end(caller);
    else if (channels.get(message.topic) === channel) directory.replaceCaller(channel, caller);
  };

  const leave = (message: Message) => {
    const channel = channels.get(message.topic);
    if (channel !== undefined) drop(channel);
    reply(message, 'ok', {});
    send({ ...message, event: 'phx_close', payload: {} });
  };

  return {
    receive: async (text) => {
      const message = decodeMessage(text, version);
      if (message === null) return close(UNREADABLE, 'This is not a channel message');
      switch (message.event) {
        case 'heartbeat':
          return reply(message, 'ok', {});
        case 'phx_join':
          return join(message);
        case 'access_token':
          return renew(message);
        case 'phx_leave':
          return leave(message);
        default:
          return reply(message, 'error', {
            reason: channels.has(message.topic) ? `"${message.event}" is not offered here` : 'unmatched topic',
          });
      }
    },
    end: () => {
      for (const channel of channels.values()) directory.remove(channel);
      channels.clear();
    },
  };
}

const echo = ({ id, asked }: Subscription) => ({ id, ...asked });
const system = (topic: string, status: 'ok' | 'error', message: string) => ({
  extension: 'postgres_changes',
  status,
  message,
  channel: topic.replace(/^realtime:/, ''),
});

async function authenticate(access: Access, token: string): Promise<Caller | string> {
  try {
    return await access.caller(`Bearer ${token}`);
  } catch (error) {
    if (error instanceof AccessDenied) return error.message;
    throw error;
  }
}
