import { withoutKeys } from '../../observability/redact.ts';

const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's own X-Request-Id when it is acceptable (and no API key), else ours. */
export function chooseRequestId(offered: string | undefined, ours: string): string {
  return offered !== undefined && ACCEPTABLE.test(offered) && withoutKeys(offered) === offered ? offered : ours;
}
