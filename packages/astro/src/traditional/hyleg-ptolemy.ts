import { normalizeDeg } from '../angle/angle.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import { mapPlanets } from './almuten.ts';
import { aspectBySign, fortuneOfPtolemy, type TraditionalChart } from './chart.ts';
import { dignitiesAt } from './receptions.ts';
import type { Syzygies } from './syzygy.ts';

export type Hyleg = ClassicalPlanet | 'asc' | 'fortune';

/** Places that can give the hyleg, in the order of their authority. */
const APHETIC_PLACES = [10, 1, 11, 7, 9] as const;
const BEFORE_ASCENDANT_DEG = 5;
const LEAST_DOMINATIONS = 3;

export interface PtolemyCandidate {
  readonly point: ClassicalPlanet;
  /** Which thirty degrees from five before the ascendant, 1 to 12. */
  readonly place: number;
  readonly isAphetic: boolean;
  /** How many of the five ways it rules each of the three places, in their order. Null for the lights. */
  readonly dominations: readonly number[] | null;
}

export interface PtolemyHyleg {
  readonly hyleg: Hyleg;
  readonly longitudeDeg: number;
  /** What gave it: the light of the sect, the other light, the ruler of the three places, the last resort. */
  readonly by: 'sect_light' | 'other_light' | 'ruler' | 'ascendant' | 'fortune';
  readonly candidates: readonly PtolemyCandidate[];
}

/**
 * The hyleg by Ptolemy, Tetrabiblos III.10 (Robbins 1940, pp. 271–279): by day the Sun in an aphetic place, else the Moon,
 * else the planet in an aphetic place that rules most among the Sun, the last new moon and the ascendant, and one of them
 * in at least three of five ways (domicile, exaltation, triplicity, term, aspect by sign), else the ascendant; by night
 * the Moon, else the Sun, else the ruler of the Moon, the last full moon and Fortune, else the ascendant after a new moon,
 * Fortune after a full moon. Equal rulers: the one in the place of more authority, then the first in the usual order.
 */
export function hylegOfPtolemy(chart: TraditionalChart, syzygies: Syzygies): PtolemyHyleg {
  const { planets, sect, ascDeg } = chart;
  const [first, second] = sect === 'day' ? (['sun', 'moon'] as const) : (['moon', 'sun'] as const);
  const fortuneDeg = fortuneOfPtolemy(chart);
  const ruledDeg =
    sect === 'day'
      ? [planets.sun.longitudeDeg, syzygies.newMoon.longitudeDeg, ascDeg]
      : [planets.moon.longitudeDeg, syzygies.fullMoon.longitudeDeg, fortuneDeg];
  const byPlanet = mapPlanets((planet): PtolemyCandidate => {
    const place = placeFromAscendant(planets[planet].longitudeDeg, ascDeg);
    const isLight = planet === 'sun' || planet === 'moon';
    return {
      point: planet,
      place,
      isAphetic: authority(place) >= 0,
      dominations: isLight ? null : ruledDeg.map((longitudeDeg) => dominations(chart, planet, longitudeDeg)),
    };
  });
  const candidates = [first, second, ...CLASSICAL_PLANETS.slice(2)].map((planet) => byPlanet[planet]);
  const chosen = (point: ClassicalPlanet, by: PtolemyHyleg['by']): PtolemyHyleg => ({
    hyleg: point,
    longitudeDeg: planets[point].longitudeDeg,
    by,
    candidates,
  });
  if (byPlanet[first].isAphetic) return chosen(first, 'sect_light');
  if (byPlanet[second].isAphetic) return chosen(second, 'other_light');
  const ruler = rulerAmong(candidates);
  if (ruler !== null) return chosen(ruler, 'ruler');
  return sect === 'night' && syzygies.last.phase === 'full_moon'
    ? { hyleg: 'fortune', longitudeDeg: fortuneDeg, by: 'fortune', candidates }
    : { hyleg: 'asc', longitudeDeg: ascDeg, by: 'ascendant', candidates };
}

function placeFromAscendant(longitudeDeg: number, ascDeg: number): number {
  return Math.floor(normalizeDeg(longitudeDeg - ascDeg + BEFORE_ASCENDANT_DEG) / 30) + 1;
}

/** 0 for the place of most authority; -1 where a point cannot be hyleg. */
function authority(place: number): number {
  return (APHETIC_PLACES as readonly number[]).indexOf(place);
}

/** In how many of the five ways a planet rules a place. */
function dominations(
  { planets, sect, tables }: TraditionalChart,
  planet: ClassicalPlanet,
  longitudeDeg: number,
): number {
  const dignities = dignitiesAt(planet, longitudeDeg, sect, tables).filter((dignity) => dignity !== 'face');
  return dignities.length + (aspectBySign(planets[planet].longitudeDeg, longitudeDeg) === null ? 0 : 1);
}

function rulerAmong(candidates: readonly PtolemyCandidate[]): ClassicalPlanet | null {
  const total = ({ dominations: ways }: PtolemyCandidate): number => ways!.reduce((sum, one) => sum + one, 0);
  const [best] = candidates
    .filter(({ isAphetic, dominations: ways }) => isAphetic && ways?.some((one) => one >= LEAST_DOMINATIONS) === true)
    .toSorted((a, b) => total(b) - total(a) || authority(a.place) - authority(b.place));
  return best?.point ?? null;
}
