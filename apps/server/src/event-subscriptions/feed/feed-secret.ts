import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PATH = /^\/feeds\/([\w-]{43})\.ics$/;

/** A new secret part of a calendar's address: 256 random bits, base64url. */
export function newFeedSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a secret part: SHA-256. It has 256 random bits, so it cannot be guessed from that. */
export function feedHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The address of a calendar. */
export function feedUrl(publicUrl: string, secret: string): string {
  return `${new URL(publicUrl).origin}/feeds/${secret}.ics`;
}

/** The secret part of a calendar's path; null when the path cannot be one. */
export function secretOfPath(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
