import { z } from 'zod';
import type { Context } from 'hono';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './signed-in.ts';
import type { Factor } from './user.ts';

/**
 * Reads the factor named in the path, if it belongs to the caller.
 * @throws AuthError 404
 */
export function findOwnFactor(c: Context, { user }: SignedIn): Factor {
  const id = z.guid().safeParse(c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = user.factors.find((own) => own.id === id.data.toLowerCase());
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
