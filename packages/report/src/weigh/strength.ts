import { DOMICILE_RULERS } from '@theia-astro/astro/dignities/dignity';
import { PLANETS, type PlanetId } from '@theia-astro/astro/bodies/groups';
import { SIGNS, type Sign } from '@theia-astro/astro/zodiac/signs';
import type { AspectFact, NatalAnswer, PointFact } from '../facts/answers.ts';
import { dignitiesOf } from './finding.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** The weight of a point before its place in the chart: the luminaries most, planets that stay in a sign for years least. */
const POINT_WEIGHTS: Readonly<Record<string, number>> = WEIGHTS.points;
const RULER_OF_CHART = 0.25;
const ON_AN_ANGLE = 0.6;
/** Degrees from an angle within which a planet gains. */
const ANGLE_REACH_DEG = 10;
const ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const;
const IN_AN_ANGULAR_HOUSE = 0.08;
const ANGULAR_HOUSES: ReadonlySet<number> = new Set([1, 4, 7, 10]);
const STRONG_DIGNITY = 0.2;
const WEAK_DIGNITY = 0.1;
const LIGHT_OF_SECT = 0.1;
const PER_STELLIUM = 0.15;
const PER_TIGHT_ASPECT = 0.04;
const TIGHT_DEG = 2;

/** The distance of two longitudes, degrees, 0 to 180. */
export function distanceDeg(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** The ruler of a sign: the planet that has its domicile there. */
export function rulerOf(sign: Sign): PlanetId {
  return DOMICILE_RULERS[SIGNS.indexOf(sign)]!;
}

/** What each point of a birth chart weighs in it. */
export class Strengths {
  readonly #natal: NatalAnswer;
  readonly #known = new Map<string, number>();

  constructor(natal: NatalAnswer) {
    this.#natal = natal;
  }

  /** The planet that rules the ascendant; null without a birth time. */
  get chartRuler(): PlanetId | null {
    const first = this.#natal.houses?.cusps[0];
    return first === undefined ? null : rulerOf(first.sign);
  }

  /** About 0.25 to 2; higher says more about the chart. */
  of(id: string): number {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const point = this.#natal.points?.[id];
    const strength = (POINT_WEIGHTS[id] ?? 0.2) + (point === undefined ? 0 : this.#gains(id, point));
    this.#known.set(id, strength);
    return strength;
  }

  /** How near a point stands to an angle: 1 on it, 0 from ten degrees away on. */
  angularity(id: string): number {
    const point = this.#natal.points?.[id];
    const angles = this.#natal.houses?.angles;
    if (point === undefined || angles === undefined) return 0;
    return Math.max(
      ...ANGLES.map(
        (angle) =>
          WEIGHTS.angles[angle] * Math.max(0, 1 - distanceDeg(point.longitude, angles[angle]) / ANGLE_REACH_DEG),
      ),
    );
  }

  #gains(id: string, { dignity, house }: PointFact): number {
    const { sect, patterns, aspects } = this.#natal;
    const dignities = dignitiesOf(dignity);
    const inStelliums = (patterns ?? []).filter(({ type, points }) => type === 'stellium' && points.includes(id));
    const tight = (aspects ?? []).filter((aspect) => isOf(aspect, id) && Math.abs(aspect.orb) < TIGHT_DEG);
    return (
      (id === this.chartRuler ? RULER_OF_CHART : 0) +
      ON_AN_ANGLE * this.angularity(id) +
      (ANGULAR_HOUSES.has(house ?? 0) ? IN_AN_ANGULAR_HOUSE : 0) +
      (dignities.includes('domicile') || dignities.includes('exaltation') ? STRONG_DIGNITY : 0) +
      (dignities.includes('detriment') || dignities.includes('fall') ? WEAK_DIGNITY : 0) +
      ((sect === 'day' && id === 'sun') || (sect === 'night' && id === 'moon') ? LIGHT_OF_SECT : 0) +
      PER_STELLIUM * Math.min(1, inStelliums.length) +
      PER_TIGHT_ASPECT * Math.min(3, tight.length)
    );
  }
}

function isOf({ point_1, point_2 }: AspectFact, id: string): boolean {
  return point_1 === id || point_2 === id;
}

const ORDER: ReadonlyMap<string, number> = new Map([...PLANETS, 'asc', 'mc'].map((id, index) => [id, index]));

/** Two points in the order of the planets, as keys name them. */
export function inOrder(a: string, b: string): readonly [string, string] {
  return (ORDER.get(a) ?? 99) <= (ORDER.get(b) ?? 99) ? [a, b] : [b, a];
}
