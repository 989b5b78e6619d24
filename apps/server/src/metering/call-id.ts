import { randomFillSync } from 'node:crypto';

const POOL_IDS = 256;
const RANDOM_BYTES = 10;
const pool = Buffer.alloc(POOL_IDS * RANDOM_BYTES);
let taken = POOL_IDS;

/** Crockford's base 32, as ULIDs are written. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface CallId {
  /** UUID version 7 (RFC 9562), sortable by time. */
  readonly uuid: string;
  /** `req_` and a ULID of the same time and randomness. */
  readonly requestId: string;
}

/** Creates the ids of a request from cryptographic randomness. */
export function newCallId(nowMs: number): CallId {
  if (taken === POOL_IDS) {
    randomFillSync(pool);
    taken = 0;
  }
  const offset = taken * RANDOM_BYTES;
  taken += 1;
  const random = pool.subarray(offset, offset + RANDOM_BYTES);
  return { uuid: toUuid(nowMs, random), requestId: `req_${toUlid(nowMs, random)}` };
}

function toUuid(nowMs: number, random: Buffer): string {
  const time = nowMs.toString(16).padStart(12, '0');
  const hex = random.toString('hex');
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(6, 8)}-${hex.slice(8, 20)}`;
}

function toUlid(nowMs: number, random: Buffer): string {
  let text = '';
  let time = nowMs;
  for (let index = 0; index < 10; index += 1) {
    text = ALPHABET[time % 32]! + text;
    time = Math.floor(time / 32);
  }
  for (let half = 0; half < RANDOM_BYTES; half += 5) {
    const [a, b, c, d, e] = [random[half]!, random[half + 1]!, random[half + 2]!, random[half + 3]!, random[half + 4]!];
    text +=
      ALPHABET[a >> 3]! +
      ALPHABET[((a & 7) << 2) | (b >> 6)]! +
      ALPHABET[(b >> 1) & 31]! +
      ALPHABET[((b & 1) << 4) | (c >> 4)]! +
      ALPHABET[((c & 15) << 1) | (d >> 7)]! +
      ALPHABET[(d >> 2) & 31]! +
      ALPHABET[((d & 3) << 3) | (e >> 5)]! +
      ALPHABET[e & 31]!;
  }
  return text;
}
