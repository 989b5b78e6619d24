import { connectRedis, type RedisLink, redisScript, refusal, withTimeout } from '../../redis/connect-redis.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RedisServer } from '../../config/connection-string.ts';
import { growingTo } from '../../lru/growing-to.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { SharedCount } from '../../processes/worker-bus.ts';
import {
  BUCKETS_MAX,
  bucketSize,
  hasCall,
  processBuckets,
  type RateLimiter,
  type RateState,
  toRateState,
} from './rate-limiter.ts';

/**
 * Takes a call from a bucket. KEYS[1] holds the moment at which the bucket is full, in microseconds of the clock of Redis; a key that has expired is a
 * full bucket. ARGV: the time of one call, the time of an empty bucket, and how long it takes until the bucket is full as the caller knows it, all
 * in microseconds. The last one counts when Redis has lost the bucket. Answers whether the call passes, and the time until the bucket is full.
 */
export const TAKE = redisScript(`
local time = redis.call('TIME')
local now = (time[1] - 1735689600) * 1000000 + time[2]
local call = tonumber(ARGV[1])
local holds = tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now + tonumber(ARGV[3]))
full = math.min(full, now + holds)
if full + 0.99 * call > now + holds then return { 0, math.ceil(full - now) } end
full = full + call
redis.call('SET', KEYS[1], string.format('%.17g', full), 'PX', math.ceil((full - now) / 1000))
return { 1, math.ceil(full - now) }
`);

/**
 * Counts the nodes. KEYS[1] holds when each was last heard of, in milliseconds of the clock of Redis. ARGV: the name of the node that is here, or
 * empty; and after how many milliseconds a node that is not heard of has gone. Answers their number.
 */
export const COUNT_NODES = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if ARGV[1] ~= '' then redis.call('ZADD', KEYS[1], now, ARGV[1]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`);

/** Takes a node that leaves off the list. KEYS[1] as above; ARGV: its name. */
export const LEAVE = redisScript(`return redis.call('ZREM', KEYS[1], ARGV[1])`);

export interface SharedBucketsOptions {
  readonly server: RedisServer;
  /** Names the installation, and hides in Redis whom a bucket belongs to. */
  readonly secret: Uint8Array;
  /** The number of nodes while Redis has not told it yet. */
  readonly nodes: number;
  /** Whether this process announces its node; one process of each node does. */
  readonly announces: boolean;
  /** What the other processes of this node count while Redis is away. */
  readonly shared?: SharedCount | null;
  readonly log: Logger;
  readonly metrics: Pick<
    Metrics,
    'rateLimiterAlone' | 'rateLimiterDegraded' | 'rateLimiterNodes' | 'rateLimiterSeconds'
  >;
  /** How long a call waits for Redis, once: no later call waits until Redis has answered again. */
  readonly deadlineMs?: number;
  /** How long Redis may take for an answer until the connection is given up, and for a new one. */
  readonly patienceMs?: number;
  /** Pause between tries to reach a Redis that is away. */
  readonly retryMs?: number;
  /** How often a node tells Redis that it is there. */
  readonly beatMs?: number;
  /** A node without a heartbeat for this long has left. */
  readonly goneMs?: number;
}

const DEADLINE_MS = 100;
const RETRY_MS = 1_000;
/** The longest pause, when Redis is lost again soon after it was reached. */
const RETRY_MS_MAX = 30_000;
const PATIENCE_MS = 1_000;
const BEAT_MS = 5_000;
const GONE_MS = 3 * BEAT_MS;

/**
 * Counts in Redis, over all nodes, in one round trip a call. While Redis is away or late, each node counts by itself and passes its part of every rate.
 * @throws Error when the settings are wrong: Redis refuses the password, the certificate is not trusted
 */
export async function openSharedBuckets(options: SharedBucketsOptions): Promise<RateLimiter> {
  const { server, secret, announces, log, metrics, shared = null } = options;
  const { deadlineMs = DEADLINE_MS, patienceMs = PATIENCE_MS, retryMs = RETRY_MS } = options;
  const { beatMs = BEAT_MS, goneMs = GONE_MS } = options;
  const self = randomUUID();
  const address = `${server.host}:${server.port}`;
  const prefix = `theia:${hash('installation').slice(0, 12)}`;
  const keys = new LRUCache<string, string>(growingTo(BUCKETS_MAX));
  const waiting = new Set<() => void>();
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let { nodes } = options;
  let link: RedisLink | null = null;
  /** Runs while Redis owes an answer for longer than a call waits; nothing is asked meanwhile. */
  let stall: NodeJS.Timeout | null = null;
  let openedMs = -Infinity;
  let pauseMs = retryMs;
  const isAlone = (): boolean => link === null || stall !== null;
  const here = processBuckets({ nodes: () => (isAlone() ? nodes : 1), shared, counts: isAlone });

  function hash(text: string): string {
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  const keyOf = (who: string, perSecond: number): string => {
    const name = `${perSecond} ${who}`;
    let key = keys.get(name);
    if (key === undefined) keys.set(name, (key = `${prefix}:rate:${perSecond}:${hash(who)}`));
    return key;
  };

  const open = async (): Promise<void> => {
    const opened = await connectRedis({ server, patienceMs, onLost: (error) => lose(opened, error) });
    openedMs = performance.now();
    try {
      // Writes, so that a replica, or a server without memory, does not count as reached.
      await withTimeout(patienceMs, opened.run(TAKE, `${prefix}:rate:probe`, ['1', '1', '0']));
      await beat(opened);
    } catch (error) {
      opened.end();
      throw error;
    }
    if (closed) return opened.end();
    link = opened;
    metrics.rateLimiterDegraded.set(0);
  };

  /** Tells Redis of this node, and learns the number of nodes. Redis may have forgotten them, so right after a return it only grows. */
  const beat = async (to: RedisLink): Promise<void> => {
    const name = announces ? self : '';
    const counted = Number(
      await withTimeout(patienceMs, to.run(COUNT_NODES, `${prefix}:nodes`, [name, String(goneMs)])),
    );
    if (!Number.isInteger(counted)) throw new Error('Redis answered nonsense');
    if (counted >= nodes || performance.now() - openedMs > goneMs) {
      nodes = Math.max(1, counted);
      metrics.rateLimiterNodes.set(nodes);
    }
  };

  const takeHere = (who: string, perSecond: number): RateState => {
    metrics.rateLimiterAlone.inc();
    return here.take(who, perSecond);
  };

  /** Redis is late: waiting calls are decided locally, and so are new calls until Redis responds. */
  const goOnMeanwhile = (late: RedisLink): void => {
    if (link !== late || stall !== null) return;
    stall = setTimeout(() => {
      // After a pause of this process the answer may be there, unread: it is read before `setImmediate`.
      setImmediate(() => {
        if (stall !== null) lose(late, new Error(`Redis did not answer within ${patienceMs} ms`));
      });
    }, patienceMs).unref();
    for (const decide of waiting) decide();
  };

  const endStall = (): void => {
    if (stall !== null) clearTimeout(stall);
    stall = null;
  };

  const lose = (lost: RedisLink, error: unknown): void => {
    if (link !== lost) return;
    lost.end();
    endStall();
    const heldMs = performance.now() - openedMs;
    pauseMs = heldMs > RETRY_MS_MAX ? retryMs : Math.min(RETRY_MS_MAX, pauseMs * 2);
    goOnAlone(error);
    for (const decide of waiting) decide();
  };

  const goOnAlone = (error: unknown): void => {
    link = null;
    metrics.rateLimiterDegraded.set(1);
    log.error(
      { err: error, redis: address, nodes },
      `Redis is away: each node counts rates by itself and passes 1/${nodes} of them`,
    );
    comeBack();
  };

  const comeBack = (): void => {
    const tryAgain = (): void => {
      open().then(
        () => log.warn({ redis: address, nodes }, 'Redis is back: rates are counted over all nodes again'),
        (error: unknown) => {
          log.debug({ err: error }, 'Redis is still away');
          comeBack();
        },
      );
    };
    if (!closed) retry = setTimeout(tryAgain, pauseMs * (0.5 + Math.random())).unref();
  };

  const ask = (of: RedisLink, who: string, perSecond: number): Promise<RateState> =>
    new Promise((resolve) => {
      const size = bucketSize(perSecond);
      const askedMs = performance.now();
      const decideHere = (): void => {
        if (settle()) resolve(takeHere(who, perSecond));
      };
      const settle = (): boolean => {
        clearTimeout(deadline);
        return waiting.delete(decideHere);
      };
      const deadline = setTimeout(() => {
        setImmediate(() => {
          if (waiting.has(decideHere)) goOnMeanwhile(of);
        });
      }, deadlineMs);
      waiting.add(decideHere);
      const known = here.recall(who, perSecond);
      const values = [size.callMs, size.holdsMs, known.source === of ? 0 : known.fullInMs];
      of.run(
        TAKE,
        keyOf(who, perSecond),
        values.map((milliseconds) => String(milliseconds * 1_000)),
      )
        .then(readReply)
        .then(
          ({ allowed, fullInMs }) => {
            if (link === of) endStall();
            if (!settle()) return;
            here.learn(who, perSecond, askedMs + fullInMs, of);
            metrics.rateLimiterSeconds.observe((performance.now() - askedMs) / 1_000);
            resolve(toRateState(size, fullInMs, allowed));
          },
          (error: unknown) => {
            lose(of, error);
            decideHere();
          },
        );
    });

  const beats = setInterval(() => {
    const to = link;
    if (to !== null) beat(to).catch((error: unknown) => lose(to, error));
  }, beatMs).unref();

  await open().catch((error: unknown) => {
    const why = refusal(error);
    if (why === null) return goOnAlone(error);
    clearInterval(beats);
    throw new Error(`REDIS_URL: ${address} is not usable: ${why}`, { cause: error });
  });

  return {
    take: (who, perSecond) => {
      if (link === null || stall !== null) return takeHere(who, perSecond);
      // Nobody gives calls back to a bucket: if it was known to be empty, it is until it refills, and Redis need not be asked.
      const knownMs = here.recall(who, perSecond).fullInMs;
      const size = bucketSize(perSecond);
      return hasCall(size, knownMs) ? ask(link, who, perSecond) : toRateState(size, knownMs, false);
    },
    peek: here.peek,
    close: async () => {
      closed = true;
      clearInterval(beats);
      clearTimeout(retry);
      endStall();
      const last = link;
      link = null;
      if (last === null) return;
      if (announces) await withTimeout(patienceMs, last.run(LEAVE, `${prefix}:nodes`, [self])).catch(() => {});
      last.end();
    },
  };
}

/** What the script answers. @throws Error when it is something else */
function readReply(reply: unknown): { readonly allowed: boolean; readonly fullInMs: number } {
  const [allowed, fullInUs] = Array.isArray(reply) ? (reply as unknown[]) : [];
  if (typeof allowed !== 'number' || typeof fullInUs !== 'number') throw new Error('Redis answered nonsense');
  return { allowed: allowed === 1, fullInMs: fullInUs / 1_000 };
}
