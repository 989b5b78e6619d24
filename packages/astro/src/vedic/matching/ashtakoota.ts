import { findExceptions, type ExceptionRule } from './exceptions.ts';
import { KOOTA_MAX, KOOTAS, type Couple, type KootaFinding, type KootaId } from './koota.ts';
import { KOOTA_RULES } from './kootas.ts';

export const VERDICTS = ['not_recommended', 'acceptable', 'good', 'excellent'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface KootaScore extends KootaFinding {
  readonly koota: KootaId;
  readonly max: number;
  /** Points that count: those of the rule, or full points when an exception was applied. */
  readonly score: number;
  readonly exceptions: readonly ExceptionRule[];
}

export interface Ashtakoota {
  readonly kootas: readonly KootaScore[];
  readonly total: number;
  readonly verdict: Verdict;
}

/**
 * The eight kootas of two sidereal Moons, docs/methods/matching.md; at most 36 points. With `applyExceptions`, a koota with an
 * exception gets full points; otherwise exceptions are only listed.
 */
export function ashtakoota(couple: Couple, applyExceptions: boolean): Ashtakoota {
  const kootas = KOOTAS.map((koota): KootaScore => {
    const finding = KOOTA_RULES[koota](couple);
    const max = KOOTA_MAX[koota];
    const exceptions = finding.points < max ? findExceptions(koota, couple) : [];
    return {
      ...finding,
      koota,
      max,
      exceptions,
      score: applyExceptions && exceptions.length > 0 ? max : finding.points,
    };
  });
  const total = kootas.reduce((sum, { score }) => sum + score, 0);
  return { kootas, total, verdict: scoreVerdict(total) };
}

/** Below 18 of 36 not recommended, below 25 acceptable, below 33 good. */
export function scoreVerdict(total: number): Verdict {
  if (total < 18) return 'not_recommended';
  if (total < 25) return 'acceptable';
  return total < 33 ? 'good' : 'excellent';
}
