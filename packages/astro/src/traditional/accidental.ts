import { normalizeDeg, separationDeg, wrap180 } from '../angle/angle.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import { signDistance, signIndexAt } from '../zodiac/signs.ts';
import type { TraditionalChart } from './chart.ts';

const ACCIDENTAL_LINES = [
  'house',
  'direct',
  'retrograde',
  'swift',
  'slow',
  'oriental',
  'occidental',
  'increasing',
  'decreasing',
  'cazimi',
  'combust',
  'under_beams',
  'free_of_beams',
  'besieged',
  'conjunct_benefic',
  'trine_benefic',
  'sextile_benefic',
  'conjunct_malefic',
  'opposite_malefic',
  'square_malefic',
  'conjunct_north_node',
  'conjunct_south_node',
  'regulus',
  'spica',
  'algol',
] as const;
export type AccidentalLine = (typeof ACCIDENTAL_LINES)[number];

/** One line of the table that applies to a planet. */
export interface StrengthLine<Name> {
  readonly line: Name;
  readonly points: number;
  /** The other planet of a reception or an aspect. */
  readonly with?: ClassicalPlanet;
}

type Line = StrengthLine<AccidentalLine>;

/** Points of the houses, 1 to 12. */
const HOUSE_POINTS = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5] as const;
const ARC_MINUTE = 1 / 60;
/** Mean daily motions: Lilly, pp. 57–83. */
const MEAN_MOTION_DEG: Readonly<Record<ClassicalPlanet, number>> = {
  saturn: (2 + 1 / 60) * ARC_MINUTE,
  jupiter: (4 + 59 / 60) * ARC_MINUTE,
  mars: (31 + 27 / 60) * ARC_MINUTE,
  sun: (59 + 8 / 60) * ARC_MINUTE,
  venus: (59 + 8 / 60) * ARC_MINUTE,
  mercury: (59 + 8 / 60) * ARC_MINUTE,
  moon: 13 + (10 + 36 / 60) * ARC_MINUTE,
};
const CAZIMI_DEG = 17 * ARC_MINUTE;
const COMBUST_DEG = 8.5;
const BEAMS_DEG = 17;
const STAR_ORB_DEG = 5;
/** A distance printed in minutes is not cut off by rounding. */
const ROUNDING_DEG = 1e-9;

export type SunRelation = 'cazimi' | 'combust' | 'under_beams' | 'free_of_beams';

/**
 * How near a planet is to the Sun: within 17′ cazimi, within 8°30′ in the Sun's sign combust, within 17° under the beams
 * (Lilly, Christian Astrology, 1647, p. 113). Longitudes in degrees.
 */
export function sunRelation(longitudeDeg: number, sunDeg: number): SunRelation {
  const awayDeg = separationDeg(longitudeDeg, sunDeg) - ROUNDING_DEG;
  if (awayDeg <= CAZIMI_DEG) return 'cazimi';
  if (awayDeg <= COMBUST_DEG && signIndexAt(longitudeDeg) === signIndexAt(sunDeg)) return 'combust';
  return awayDeg <= BEAMS_DEG ? 'under_beams' : 'free_of_beams';
}

/** Whether two longitudes are in the same degree of signs that are `angleDeg` apart (Lilly, p. 106). */
export function isPartile(aDeg: number, bDeg: number, angleDeg: number): boolean {
  return (
    signDistance(signIndexAt(aDeg), signIndexAt(bDeg)) === angleDeg / 30 &&
    Math.floor(aDeg % 30) === Math.floor(bDeg % 30)
  );
}

/**
 * The lines of accidental strength that apply to a planet: Lilly, Christian Astrology (1647), p. 115. Swift and slow by
 * the amount of the daily motion, retrograde or not; besieged between Saturn and Mars in one sign (p. 114); each line of
 * aspects counts once.
 */
export function accidentalLines(chart: TraditionalChart, planet: ClassicalPlanet): Line[] {
  const { longitudeDeg, house } = chart.planets[planet];
  return [
    { line: 'house', points: HOUSE_POINTS[house - 1]! },
    ...motion(chart, planet),
    ...light(chart, planet),
    ...aspects(chart, planet),
    ...nodes(chart, longitudeDeg),
    ...stars(chart, longitudeDeg),
  ];
}

function motion({ planets }: TraditionalChart, planet: ClassicalPlanet): Line[] {
  const { speedDegPerDay } = planets[planet];
  const isLight = planet === 'sun' || planet === 'moon';
  const isSwift = Math.abs(speedDegPerDay) > MEAN_MOTION_DEG[planet];
  return [
    ...(isLight ? [] : [speedDegPerDay < 0 ? worth('retrograde', -5) : worth('direct', 4)]),
    isSwift ? worth('swift', 2) : worth('slow', -2),
  ];
}

/** Orientality, the Moon's light, and the Sun's beams. */
function light({ planets }: TraditionalChart, planet: ClassicalPlanet): Line[] {
  if (planet === 'sun') return [];
  const { longitudeDeg } = planets[planet];
  const aheadDeg = normalizeDeg(longitudeDeg - planets.sun.longitudeDeg);
  return [orientality(planet, aheadDeg), ...beams(longitudeDeg, planets.sun.longitudeDeg), ...siege(planets, planet)];
}

function orientality(planet: ClassicalPlanet, aheadOfSunDeg: number): Line {
  const occidental = aheadOfSunDeg < 180;
  if (planet === 'moon') return occidental ? worth('increasing', 2) : worth('decreasing', -2);
  const prefersOccidental = planet === 'mercury' || planet === 'venus';
  return worth(occidental ? 'occidental' : 'oriental', occidental === prefersOccidental ? 2 : -2);
}

const BEAM_POINTS = { cazimi: 5, combust: -5, under_beams: -4, free_of_beams: 5 } as const;

function beams(longitudeDeg: number, sunDeg: number): Line[] {
  const relation = sunRelation(longitudeDeg, sunDeg);
  return [worth(relation, BEAM_POINTS[relation])];
}

function siege(planets: TraditionalChart['planets'], planet: ClassicalPlanet): Line[] {
  if (planet === 'saturn' || planet === 'mars') return [];
  return isBesieged(planets[planet].longitudeDeg, planets.saturn.longitudeDeg, planets.mars.longitudeDeg)
    ? [worth('besieged', -5)]
    : [];
}

/** Whether a longitude lies between the bodies of Saturn and Mars, all in one sign (Lilly, p. 114). */
export function isBesieged(longitudeDeg: number, saturnDeg: number, marsDeg: number): boolean {
  const sign = signIndexAt(longitudeDeg);
  if (signIndexAt(saturnDeg) !== sign || signIndexAt(marsDeg) !== sign) return false;
  return wrap180(saturnDeg - longitudeDeg) * wrap180(marsDeg - longitudeDeg) < 0;
}

const ASPECT_LINES = [
  { line: 'conjunct_benefic', angleDeg: 0, points: 5, of: ['jupiter', 'venus'] },
  { line: 'trine_benefic', angleDeg: 120, points: 4, of: ['jupiter', 'venus'] },
  { line: 'sextile_benefic', angleDeg: 60, points: 3, of: ['jupiter', 'venus'] },
  { line: 'conjunct_malefic', angleDeg: 0, points: -5, of: ['saturn', 'mars'] },
  { line: 'opposite_malefic', angleDeg: 180, points: -4, of: ['saturn', 'mars'] },
  { line: 'square_malefic', angleDeg: 90, points: -3, of: ['saturn', 'mars'] },
] as const;

function aspects({ planets }: TraditionalChart, planet: ClassicalPlanet): Line[] {
  return ASPECT_LINES.flatMap(({ line, angleDeg, points, of }): Line[] => {
    const found = of.find(
      (other) => other !== planet && isPartile(planets[planet].longitudeDeg, planets[other].longitudeDeg, angleDeg),
    );
    return found === undefined ? [] : [{ line, points, with: found }];
  });
}

function nodes({ northNodeDeg }: TraditionalChart, longitudeDeg: number): Line[] {
  return [
    ...(isPartile(longitudeDeg, northNodeDeg, 0) ? [worth('conjunct_north_node', 4)] : []),
    ...(isPartile(longitudeDeg, northNodeDeg, 180) ? [worth('conjunct_south_node', -4)] : []),
  ];
}

const STAR_POINTS = [
  ['regulus', 6],
  ['spica', 5],
  ['algol', -5],
] as const;

function stars({ starsDeg }: TraditionalChart, longitudeDeg: number): Line[] {
  return STAR_POINTS.filter(([star]) => separationDeg(longitudeDeg, starsDeg[star]) <= STAR_ORB_DEG).map(
    ([star, points]) => worth(star, points),
  );
}

function worth(line: AccidentalLine, points: number): Line {
  return { line, points };
}
