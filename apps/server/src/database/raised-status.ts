const PREFIX = 'PT';

/** The HTTP status with which a function of ours rejects a call, as the error code `PT404` names it; null for any other code. */
export function raisedStatus(code = ''): number | null {
  return code.startsWith(PREFIX) ? Number(code.slice(PREFIX.length)) : null;
}
