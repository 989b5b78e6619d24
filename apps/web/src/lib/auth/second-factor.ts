import type { Session, User } from '@supabase/supabase-js';

function assuranceLevel(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? String(claims.aal) : undefined;
  } catch {
    return undefined;
  }
}

/** True if the user has a verified factor that this session has not used yet (aal1 where aal2 is possible). */
export function needsSecondFactor(session: Session, user: User): boolean {
  const hasVerifiedFactor = (user.factors ?? []).some((factor) => factor.status === 'verified');
  return hasVerifiedFactor && assuranceLevel(session.access_token) !== 'aal2';
}
