import type { Couple, KootaId } from './koota.ts';
import { lordsAgree, coupleLords } from './lords.ts';

/** Reasons why a lost koota is considered cancelled (parihara). */
export const EXCEPTION_RULES = [
  'same_sign_different_nakshatra',
  'same_nakshatra_different_sign',
  'same_nakshatra_different_pada',
  'same_sign_lord',
  'sign_lords_friends',
  'same_sign',
] as const;
export type ExceptionRule = (typeof EXCEPTION_RULES)[number];

/** Exceptions of docs/methods/matching.md that apply to a couple. Called only for kootas below full points. */
export function findExceptions(koota: KootaId, couple: Couple): readonly ExceptionRule[] {
  if (koota === 'nadi') return nadiExceptions(couple);
  if (koota === 'bhakoot' || koota === 'varna' || koota === 'vashya') return lordExceptions(couple);
  if (koota === 'gana')
    return [
      ...lordExceptions(couple),
      ...(couple.groom.signIndex === couple.bride.signIndex ? ['same_sign' as const] : []),
    ];
  return [];
}

function lordExceptions(couple: Couple): readonly ExceptionRule[] {
  if (!lordsAgree(couple)) return [];
  const { groom, bride } = coupleLords(couple);
  return [groom === bride ? 'same_sign_lord' : 'sign_lords_friends'];
}

function nadiExceptions({ groom, bride }: Couple): readonly ExceptionRule[] {
  const sameSign = groom.signIndex === bride.signIndex;
  if (groom.nakshatra !== bride.nakshatra) return sameSign ? ['same_sign_different_nakshatra'] : [];
  const rules: ExceptionRule[] = [];
  if (!sameSign) rules.push('same_nakshatra_different_sign');
  if (groom.pada !== bride.pada) rules.push('same_nakshatra_different_pada');
  return rules;
}
