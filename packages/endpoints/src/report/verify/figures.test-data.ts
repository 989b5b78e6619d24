import { separationDeg } from '@theia-astro/astro/angle/normalize';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { DEFAULT_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { aspectBetween, orbTable } from '@theia-astro/astro/aspects/find';
import { bodyOrbDeg } from '@theia-astro/astro/aspects/orbs';
import { signElement, signIndexAt, signModality } from '@theia-astro/astro/zodiac/signs';
import type { RuleCause } from '@theia-astro/report/report';
import type { Evidence } from './evidence.test-data.ts';

type Id = (typeof PLANETS)[number];
type Place = (id: Id) => number;
/** Whether two planets are in an aspect. */
type In = (a: Id, b: Id, angle: number) => boolean;

const ORBS = orbTable({ aspects: DEFAULT_ASPECTS, aspectOrbs: {}, orbDegrees: {}, orbModel: 'mean', orbScale: 1 });

/** The figures by their definitions, tried on every order of their planets. */
const FIGURES: Readonly<Record<string, readonly [size: number, holds: (at: In, ...of: Id[]) => boolean]>> = {
  grand_trine: [3, (at, a, b, c) => at(a, b, 120) && at(b, c, 120) && at(a, c, 120)],
  t_square: [3, (at, a, b, apex) => at(a, b, 180) && at(a, apex, 90) && at(b, apex, 90)],
  yod: [3, (at, a, b, apex) => at(a, b, 60) && at(a, apex, 150) && at(b, apex, 150)],
  grand_cross: [
    4,
    (at, a, b, c, d) => at(a, c, 180) && at(b, d, 180) && at(a, b, 90) && at(b, c, 90) && at(c, d, 90) && at(d, a, 90),
  ],
  kite: [
    4,
    (at, a, b, c, d) =>
      at(a, b, 120) && at(b, c, 120) && at(a, c, 120) && at(d, a, 180) && at(d, b, 60) && at(d, c, 60),
  ],
  mystic_rectangle: [
    4,
    (at, a, b, c, d) =>
      at(a, c, 180) && at(b, d, 180) && at(a, b, 120) && at(c, d, 120) && at(b, c, 60) && at(d, a, 60),
  ],
};

/** A figure of planets, from their longitudes: aspects by the table of orbs, the figure by its definition. */
export function figureHolds(evidence: Evidence, { id, points, rule }: RuleCause): boolean {
  const ids = PLANETS.filter((planet) => points.includes(planet));
  const place: Place = (planet) => evidence.natalLongitude('natal', planet) ?? Number.NaN;
  if (ids.length !== points.length) return false;
  if (id === 'stellium') return stelliumHolds(evidence, ids, rule);
  const figure = FIGURES[id];
  if (figure?.[0] !== ids.length) return false;
  const at: In = (a, b, angle) => {
    const [one, other] = PLANETS.indexOf(a) < PLANETS.indexOf(b) ? [a, b] : [b, a];
    const point = (planet: Id) => ({ id: planet, longitudeDeg: place(planet), speedDegPerDay: 0 });
    const found = aspectBetween(point(one), point(other), bodyOrbDeg(one, {}), bodyOrbDeg(other, {}), ORBS);
    return found?.kind.angleDeg === angle && Math.abs(separationDeg(place(one), place(other)) - angle) < 12;
  };
  if (!orders(ids).some((order) => figure[1](at, ...order))) return false;
  // A kite is named after the element of its trine, which its fourth planet need not share.
  return rule === null || id === 'kite' || ids.every((planet) => isOf(signIndexAt(place(planet)), rule));
}

const isOf = (sign: number, rule: string): boolean => signElement(sign) === rule || signModality(sign) === rule;

/** All planets of one house, at least three. */
function stelliumHolds(evidence: Evidence, ids: readonly Id[], rule: string | null): boolean {
  const house = Number(/^house (\d+)$/.exec(rule ?? '')?.[1]);
  const inside = PLANETS.filter((planet) => {
    const longitude = evidence.natalLongitude('natal', planet);
    return longitude !== undefined && evidence.houseIn('natal', longitude) === house;
  });
  return inside.length >= 3 && inside.join() === ids.join();
}

function orders(ids: readonly Id[]): readonly (readonly Id[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((first) => orders(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));
}
