import { createHmac, createSecretKey } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeySecrets } from '../database/key-secret.ts';
import { growingTo } from '../lru/growing-to.ts';

/** Hashes of the keys seen last are remembered: making one takes a twentieth of the work of a call outside its computation. */
const REMEMBERED_MAX = 5_000;
const HASH_LENGTH = 64;

/**
 * The keyed hash used to look up an API key: the same as `private.hash_api_key` in the database. While secrets are rotated it is two hashes, one after
 * the other, because a key may be stored under either. The secrets are prepared once.
 */
export function keyHasher({ keySecretHex, otherKeySecretHex }: KeySecrets): (apiKey: string) => string {
  const made = createSecretKey(keySecretHex, 'hex');
  const other = otherKeySecretHex === null ? null : createSecretKey(otherKeySecretHex, 'hex');
  const hashes = new LRUCache<string, string>(growingTo(REMEMBERED_MAX));
  return (apiKey) => {
    let hash = hashes.get(apiKey);
    if (hash === undefined) {
      const text = `hash:${apiKey}`;
      hash = createHmac('sha256', made).update(text).digest('hex');
      if (other !== null) hash += createHmac('sha256', other).update(text).digest('hex');
      hashes.set(apiKey, hash);
    }
    return hash;
  };
}

/** The hashes under which a key may be stored. */
export function hashesOf(keyHash: string): readonly string[] {
  return keyHash.length <= HASH_LENGTH ? [keyHash] : [keyHash.slice(0, HASH_LENGTH), keyHash.slice(HASH_LENGTH)];
}
