import { isAddressSecret } from '../../encoding/address-secret.ts';

const PATH = /^\/feeds\/([^/]+)\.ics$/;

/** The address of a calendar. */
export function feedUrl(publicUrl: string, secret: string): string {
  return `${new URL(publicUrl).origin}/feeds/${secret}.ics`;
}

/** The secret part of a calendar's path; null when the path cannot be one. */
export function secretOfPath(path: string): string | null {
  const secret = PATH.exec(path)?.[1];
  return secret !== undefined && isAddressSecret(secret) ? secret : null;
}
