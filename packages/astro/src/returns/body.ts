import type { BodyId } from '../natal/settings.ts';
import { BODY_IDS } from '../natal/settings.ts';

/** Kinds of return: `solar` and `lunar`, or any body by its id. */
export const RETURN_TYPES = ['solar', 'lunar', ...BODY_IDS.filter((id) => id !== 'sun' && id !== 'moon')] as const;
export type ReturnType = 'solar' | 'lunar' | BodyId;

export function returningBody(type: ReturnType): BodyId {
  if (type === 'solar') return 'sun';
  return type === 'lunar' ? 'moon' : type;
}
