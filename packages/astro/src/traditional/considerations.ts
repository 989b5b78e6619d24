import type { ClassicalPlanet } from '../bodies/table.ts';
import { DOMICILE_RULERS, planetDignity, triplicityRulers } from '../dignities/dignity.ts';
import { termRuler } from '../dignities/terms.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import { sunRelation } from './accidental.ts';
import type { TraditionalChart } from './chart.ts';

export const CONSIDERATIONS = [
  'hour_disagrees',
  'early_ascendant',
  'late_ascendant',
  'late_moon',
  'via_combusta',
  'moon_void_of_course',
  'saturn_in_first',
  'saturn_in_seventh',
  'ruler_of_first_combust',
  'ruler_of_seventh_afflicted',
] as const;

/** A reason for caution before judgement; `because` names what makes it so, or what softens it. */
export interface Consideration {
  readonly id: (typeof CONSIDERATIONS)[number];
  /** Null where it cannot be determined. */
  readonly present: boolean | null;
  readonly because: readonly string[];
}

const EARLY_DEG = 3;
const LATE_DEG = 27;
/** 15° of Libra to 15° of Scorpio. */
const VIA_COMBUSTA_DEG = [195, 225] as const;
/** Where a Moon void of course still performs somewhat: taurus, cancer, sagittarius, pisces (Lilly, p. 122). */
const MOON_PERFORMS_IN: readonly number[] = [1, 3, 8, 11];
type Nature = 'hot_dry' | 'hot_moist' | 'cold_dry' | 'cold_moist';
const NATURES: Readonly<Record<ClassicalPlanet, Nature>> = {
  sun: 'hot_dry',
  mars: 'hot_dry',
  jupiter: 'hot_moist',
  mercury: 'cold_dry',
  saturn: 'cold_dry',
  venus: 'cold_moist',
  moon: 'cold_moist',
};

/**
 * The considerations before judgement: Lilly, Christian Astrology (1647), pp. 121–123. The Moon is late from 27°, as the
 * ascendant is. The hour agrees when its ruler is the ruler of the rising sign, a ruler of its triplicity, or of the nature
 * of its ruler.
 * @param isVoid whether the Moon makes no further exact aspect in its sign
 * @param hourRuler null where the Sun does not rise and set
 */
export function considerations(
  chart: TraditionalChart,
  isVoid: boolean,
  hourRuler: ClassicalPlanet | null,
): Consideration[] {
  const { planets, ascDeg, cuspsDeg } = chart;
  const moonDeg = planets.moon.longitudeDeg;
  const rising = signIndexAt(ascDeg);
  const saturn = planets.saturn.speedDegPerDay < 0 ? ['retrograde'] : [];
  const first = DOMICILE_RULERS[rising]!;
  const seventh = DOMICILE_RULERS[signIndexAt(cuspsDeg[6]!)]!;
  const agreement = hourRuler === null ? [] : hourAgreement(hourRuler, rising);
  const afflictions = afflictionsOf(chart, seventh);
  const isCombust = first !== 'sun' && sunRelation(planets[first].longitudeDeg, planets.sun.longitudeDeg) === 'combust';
  const consideration = (
    id: Consideration['id'],
    present: boolean,
    because: readonly string[] = [],
  ): Consideration => ({
    id,
    present,
    because: present ? because : [],
  });
  return [
    { id: 'hour_disagrees', present: hourRuler === null ? null : agreement.length === 0, because: agreement },
    consideration('early_ascendant', degreeInSign(ascDeg) < EARLY_DEG),
    consideration('late_ascendant', degreeInSign(ascDeg) >= LATE_DEG),
    consideration('late_moon', degreeInSign(moonDeg) >= LATE_DEG),
    consideration('via_combusta', moonDeg >= VIA_COMBUSTA_DEG[0] && moonDeg < VIA_COMBUSTA_DEG[1]),
    consideration(
      'moon_void_of_course',
      isVoid,
      MOON_PERFORMS_IN.includes(signIndexAt(moonDeg)) ? ['performs_in_sign'] : [],
    ),
    consideration('saturn_in_first', planets.saturn.house === 1, saturn),
    consideration('saturn_in_seventh', planets.saturn.house === 7, saturn),
    consideration('ruler_of_first_combust', isCombust, [first]),
    consideration('ruler_of_seventh_afflicted', afflictions.length > 0, afflictions),
  ];
}

function hourAgreement(hourRuler: ClassicalPlanet, rising: number): string[] {
  const ruler = DOMICILE_RULERS[rising]!;
  const { day, night } = triplicityRulers(rising, 'lilly');
  return [
    ...(hourRuler === ruler ? ['same_planet'] : []),
    ...(hourRuler === day || hourRuler === night ? ['triplicity'] : []),
    ...(NATURES[hourRuler] === NATURES[ruler] ? ['nature'] : []),
  ];
}

function afflictionsOf({ planets, sect, tables }: TraditionalChart, planet: ClassicalPlanet): string[] {
  const { longitudeDeg, speedDegPerDay } = planets[planet];
  const { fall, detriment } = planetDignity(planet, longitudeDeg, sect, tables);
  const term = termRuler(longitudeDeg, tables.terms);
  return [
    ...(speedDegPerDay < 0 ? ['retrograde'] : []),
    ...(planet !== 'sun' && sunRelation(longitudeDeg, planets.sun.longitudeDeg) === 'combust' ? ['combust'] : []),
    ...(fall ? ['fall'] : []),
    ...(detriment ? ['detriment'] : []),
    ...(term !== planet && (term === 'saturn' || term === 'mars') ? ['term_of_malefic'] : []),
  ];
}
