import { createHmac, createSecretKey } from 'node:crypto';

/** The keyed hash used to look up an API key: the same as `private.hash_api_key` in the database. The secret is prepared once. */
export function keyHasher(keySecretHex: string): (apiKey: string) => string {
  const secret = createSecretKey(keySecretHex, 'hex');
  return (apiKey) => createHmac('sha256', secret).update(`hash:${apiKey}`).digest('hex');
}
