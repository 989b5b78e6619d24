import { normalizeDeg } from '../../angle/normalize.ts';
import { SEVEN_GRAHAS, type GrahaId, type SevenGraha } from '../zodiac.ts';

/** Named by the house of Rahu, 1 to 12 (docs/methods/yogas.md; modern usage). */
export const KAAL_SARPA_TYPES = [
  'anant',
  'kulik',
  'vasuki',
  'shankhpal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachud',
  'ghatak',
  'vishdhar',
  'sheshnag',
] as const;
export type KaalSarpaType = (typeof KAAL_SARPA_TYPES)[number];

export interface KaalSarpa {
  readonly present: boolean;
  /** Exactly one planet stands outside the arc. */
  readonly partial: boolean;
  /**
   * The half that contains the planets: ahead of Rahu in longitude, or ahead of Ketu. Null when the dosha is neither
   * present nor partial.
   */
  readonly arc: 'rahu_to_ketu' | 'ketu_to_rahu' | null;
  readonly outside: readonly SevenGraha[];
}

/**
 * Whether all seven planets are inside one open half of the circle between the nodes, by longitude. A planet exactly on
 * a node is outside.
 */
export function kaalSarpa(longitudeOf: (id: GrahaId) => number): KaalSarpa {
  const fromRahu = (id: SevenGraha): number => normalizeDeg(longitudeOf(id) - longitudeOf('rahu'));
  const outsideFirst = SEVEN_GRAHAS.filter((id) => !(fromRahu(id) > 0 && fromRahu(id) < 180));
  const outsideSecond = SEVEN_GRAHAS.filter((id) => fromRahu(id) <= 180);
  const [arc, outside] =
    outsideFirst.length <= outsideSecond.length
      ? (['rahu_to_ketu', outsideFirst] as const)
      : (['ketu_to_rahu', outsideSecond] as const);
  if (outside.length > 1) return { present: false, partial: false, arc: null, outside: [] };
  return { present: outside.length === 0, partial: outside.length === 1, arc, outside };
}

/** `house` is Rahu's, 1..12. */
export function kaalSarpaType(house: number): KaalSarpaType {
  return KAAL_SARPA_TYPES[house - 1]!;
}
