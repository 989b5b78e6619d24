import { createHmac, createSecretKey } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { growingTo } from '../lru/growing-to.ts';

/** Hashes of the keys seen last are remembered: making one takes a twentieth of the work of a call outside its computation. */
const REMEMBERED_MAX = 5_000;

/** The keyed hash used to look up an API key: the same as `private.hash_api_key` in the database. The secret is prepared once. */
export function keyHasher(keySecretHex: string): (apiKey: string) => string {
  const secret = createSecretKey(keySecretHex, 'hex');
  const hashes = new LRUCache<string, string>(growingTo(REMEMBERED_MAX));
  return (apiKey) => {
    let hash = hashes.get(apiKey);
    if (hash === undefined) {
      hash = createHmac('sha256', secret).update(`hash:${apiKey}`).digest('hex');
      hashes.set(apiKey, hash);
    }
    return hash;
  };
}
