import { type BodyId, BODY_IDS } from '../bodies/body-id.ts';
import type { AsteroidId } from '../ephemeris.ts';

/** Kinds of return: `solar` and `lunar`, or any body by its id. */
export const RETURN_TYPES = ['solar', 'lunar', ...BODY_IDS.filter((id) => id !== 'sun' && id !== 'moon')] as const;
export type ReturnType = (typeof RETURN_TYPES)[number] | AsteroidId;

/** The body of a return type: the Sun for `solar`, the Moon for `lunar`, else the body itself. */
export function returningBody(type: ReturnType): BodyId {
  if (type === 'solar') return 'sun';
  return type === 'lunar' ? 'moon' : type;
}
