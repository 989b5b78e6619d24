import type { Pattern } from '../patterns/shapes.ts';
import type { PointId } from '../points/point-id.ts';
import type { DashaSystem } from '../vedic/dasha/dashas.ts';
import type { KarakaId } from '../vedic/karakas/chara-karakas.ts';
import type { GrahaId } from '../vedic/zodiac.ts';

/** Kinds of facts of a western birth. */
export const WESTERN_FACTS = [
  'body_sign',
  'angle_sign',
  'body_house',
  'cusp_sign',
  'cusp_ruler',
  'lot_sign',
  'lot_house',
  'sect',
  'lunar_phase',
  'rudhyar_phase',
  'aspect',
  'pattern',
] as const;
/** Kinds of facts of a Vedic birth. */
export const VEDIC_FACTS = [
  'lagna_sign',
  'graha_sign',
  'nakshatra',
  'pada',
  'varga_sign',
  'bhava',
  'chalit_bhava',
  'karaka',
  'dasha_lord',
  'tithi',
  'karana',
  'yoga',
  'vara',
  'hora',
] as const;
export const FACT_KINDS = [...WESTERN_FACTS, ...VEDIC_FACTS] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One thing that is true or not, or has a value, at an instant of birth: the sign of the Moon, the aspect of two points. */
export interface Fact {
  readonly kind: FactKind;
  /** The body, angle, lot, graha, karaka or `cusp_1` it is about; null where the kind is enough. */
  readonly point: PointId | GrahaId | KarakaId | 'lagna' | `cusp_${number}` | null;
  /** The second point of an aspect. */
  readonly other?: PointId;
  /** Of a varga sign, such as `D9` or `D11_parivritti`. */
  readonly varga?: string;
  /** Of a dasha lord, with its level from 1. */
  readonly dasha?: DashaSystem;
  readonly level?: number;
  readonly pattern?: Pick<Pattern, 'kind' | 'points' | 'apex' | 'sign' | 'house'>;
}

/** A name or a number. Null: there is none, either because it is undefined (a house at the pole) or absent (no aspect). */
export type FactValue = string | number | null;

/** Facts whose null means absent, not undefined. */
export function isAbsence({ kind }: Fact): boolean {
  return kind === 'aspect' || kind === 'pattern';
}

/** Facts that are computed together from one state of the sky. */
export interface Track<Instant> {
  readonly facts: readonly Fact[];
  readonly valueAt: (instant: Instant, fact: number) => FactValue;
  /**
   * The value to report, where `valueAt` returns more: a value that may recur within seconds is followed together with
   * what distinguishes its turns.
   */
  readonly reported?: (value: FactValue) => FactValue;
}

/** The history of one fact over a window. */
export interface FactHistory {
  readonly fact: Fact;
  /** At the start of the window. */
  readonly first: FactValue;
  /** In order of time. */
  readonly changes: readonly FactChange[];
}

export interface FactChange {
  /** The first instant with the new value, to 0.01 s. Julian day UT1. */
  readonly jdUt: number;
  readonly from: FactValue;
  readonly to: FactValue;
}
