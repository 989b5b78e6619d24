import { createHmac } from 'node:crypto';

/** The keyed hash used to look up an API key: the same as `private.hash_api_key` in the database. */
export function keyHasher(keySecretHex: string): (apiKey: string) => string {
  const secret = Buffer.from(keySecretHex, 'hex');
  return (apiKey) => createHmac('sha256', secret).update(`hash:${apiKey}`).digest('hex');
}
