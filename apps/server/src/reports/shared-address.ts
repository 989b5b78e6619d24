import { isAddressSecret } from '../encoding/address-secret.ts';

const PATH = /^\/shared-reports\/([^/]+)$/;

/** The address under which anybody may read a report. */
export function sharedReportUrl(publicUrl: string, secret: string): string {
  return `${new URL(publicUrl).origin}/shared-reports/${secret}`;
}

/** The secret part of such an address; null when the path cannot be one. */
export function secretOfSharedPath(path: string): string | null {
  const secret = PATH.exec(path)?.[1];
  return secret !== undefined && isAddressSecret(secret) ? secret : null;
}
