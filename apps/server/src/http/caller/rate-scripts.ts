import { redisScript } from '../../redis/connect-redis.ts';

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
