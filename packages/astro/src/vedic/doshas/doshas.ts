import { aspectsSign } from '../aspects/aspects.ts';
import type { VedicChart } from '../chart.ts';
import { type GrahaId, houseFromSign, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import { normalizeDeg } from '../../angle/angle.ts';
import type { NakshatraId, NakshatraPosition } from '../nakshatra.ts';

export const MANGLIK_LEVELS = ['none', 'low', 'medium', 'high'] as const;
export const MANGLIK_CANCELLATIONS = [
  'mars_own_sign',
  'mars_exalted',
  'mars_in_leo_or_aquarius',
  'house_2_in_gemini_or_virgo',
  'house_4_in_aries_or_scorpio',
  'house_7_in_cancer_or_capricorn',
  'house_8_in_sagittarius_or_pisces',
  'house_12_in_taurus_or_libra',
  'mars_with_jupiter',
  'mars_aspected_by_jupiter',
  'venus_in_lagna',
  'jupiter_in_lagna',
] as const;
type ManglikCancellation = (typeof MANGLIK_CANCELLATIONS)[number];

interface ManglikReference {
  readonly from: 'lagna' | 'moon' | 'venus';
  /** House of Mars counted from the reference, whole signs. */
  readonly house: number;
  readonly manglik: boolean;
}

export interface Manglik {
  readonly present: boolean;
  readonly level: (typeof MANGLIK_LEVELS)[number];
  /** The references; without a birth time only Moon and Venus. */
  readonly references: readonly ManglikReference[];
  readonly cancelledBy: readonly ManglikCancellation[];
}

/** For each house, the signs in which Mars does no harm: Raman, Muhurtha, on marriage. */
const HARMLESS_SIGNS_OF_MARS: readonly (readonly [number, readonly number[], ManglikCancellation])[] = [
  [2, [2, 5], 'house_2_in_gemini_or_virgo'],
  [4, [0, 7], 'house_4_in_aries_or_scorpio'],
  [7, [3, 9], 'house_7_in_cancer_or_capricorn'],
  [8, [8, 11], 'house_8_in_sagittarius_or_pisces'],
  [12, [1, 6], 'house_12_in_taurus_or_libra'],
];

/** Mars in one of `houses` from lagna, moon or venus (kuja dosha), and what cancels it. Houses are whole signs 1..12. */
export function manglik(chart: VedicChart, houses: readonly number[]): Manglik {
  const {
    byId: { mars, moon, venus },
    lagna,
  } = chart;
  const from = (reference: ManglikReference['from'], signIndex: number): ManglikReference => {
    const house = houseFromSign(mars.signIndex, signIndex);
    return { from: reference, house, manglik: houses.includes(house) };
  };
  const references = [
    ...(lagna === null ? [] : [from('lagna', lagna.signIndex)]),
    from('moon', moon.signIndex),
    from('venus', venus.signIndex),
  ];
  const afflicted = references.filter((reference) => reference.manglik);
  return {
    present: afflicted.length > 0,
    level: MANGLIK_LEVELS[afflicted.length]!,
    references,
    cancelledBy:
      afflicted.length === 0
        ? []
        : manglikCancellations(
            chart,
            afflicted.map(({ house }) => house),
          ),
  };
}

function manglikCancellations(
  { byId: { mars, jupiter, venus }, lagna }: VedicChart,
  houses: readonly number[],
): readonly ManglikCancellation[] {
  const holds = new Set<ManglikCancellation>(
    HARMLESS_SIGNS_OF_MARS.filter(([house, signs]) => houses.includes(house) && signs.includes(mars.signIndex)).map(
      ([, , id]) => id,
    ),
  );
  if (mars.dignity === 'own' || mars.dignity === 'moolatrikona') holds.add('mars_own_sign');
  if (mars.dignity === 'exalted') holds.add('mars_exalted');
  if (mars.signIndex === 4 || mars.signIndex === 10) holds.add('mars_in_leo_or_aquarius');
  if (jupiter.signIndex === mars.signIndex) holds.add('mars_with_jupiter');
  else if (aspectsSign('jupiter', jupiter.signIndex, mars.signIndex, 'none')) holds.add('mars_aspected_by_jupiter');
  if (lagna?.signIndex === venus.signIndex) holds.add('venus_in_lagna');
  if (lagna?.signIndex === jupiter.signIndex) holds.add('jupiter_in_lagna');
  return MANGLIK_CANCELLATIONS.filter((id) => holds.has(id));
}

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
type KaalSarpaType = (typeof KAAL_SARPA_TYPES)[number];

interface KaalSarpa {
  readonly present: boolean;
  /** Exactly one planet is outside the arc. */
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

/** Nakshatras at the junctions of water and fire signs. */
export const GANDMOOL_NAKSHATRAS = [
  'ashwini',
  'ashlesha',
  'magha',
  'jyeshtha',
  'mula',
  'revati',
] as const satisfies readonly NakshatraId[];

interface Gandmool {
  readonly present: boolean;
  readonly nakshatra: NakshatraId;
  readonly pada: number;
}

/** Moon in a gandmool nakshatra (docs/methods/yogas.md). */
export function gandmool({ id, pada }: NakshatraPosition): Gandmool {
  return { present: GANDMOOL_NAKSHATRAS.some((one) => one === id), nakshatra: id, pada };
}

interface Pitru {
  readonly present: boolean;
  readonly planets: readonly GrahaId[];
}

/** Sun with Rahu or Saturn in the 9th (docs/methods/yogas.md; modern usage). Null without a birth time. */
export function pitru({ byId: { sun, rahu, saturn }, housesFrom }: VedicChart): Pitru | null {
  if (housesFrom === 'moon') return null;
  const company = [rahu, saturn].filter(({ signIndex }) => signIndex === sun.signIndex).map(({ id }) => id);
  const present = sun.signHouse === 9 && company.length > 0;
  return { present, planets: present ? ['sun', ...company] : [] };
}
