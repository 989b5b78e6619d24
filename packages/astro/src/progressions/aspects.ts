import { wrap180 } from '../angle/angle.ts';
import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspects, findAspectsBetween, orbTable, type OrbTable } from '../aspects/find.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { aspectingPoints } from '../natal/points.ts';
import { ASPECT_IDS } from '../aspects/kinds.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { NAIBOD_DEG_PER_DAY, solarArcs } from './arcs.ts';
import { chosenHouses, type NatalBasis, type ProgressedChart, type ProgressionChoice } from './compute.ts';

/** One orb for every aspect of every pair, degrees. */
export function flatOrbTable(aspects: ChartSettings['aspects'], orbDeg: number): OrbTable {
  return orbTable({
    aspects,
    aspectOrbs: Object.fromEntries(ASPECT_IDS.map((id) => [id, orbDeg])),
    orbDegrees: 8,
    orbModel: 'mean',
    orbScale: 1,
  });
}

/** Aspects of the progressed points to the natal ones (`pointA` progressed, `pointB` natal); applying by the progressed speed. */
export function aspectsToNatal(progressed: readonly AspectPoint[], { chart }: NatalBasis, table: OrbTable): Aspect[] {
  const natal = aspectingPoints(chart.points, chart.houses).map((point) => ({ ...point, speedDegPerDay: 0 }));
  return findAspectsBetween(progressed, natal, table);
}

/** Aspects of the progressed points among themselves. */
export function mutualAspects(progressed: readonly AspectPoint[], table: OrbTable): Aspect[] {
  return findAspects(progressed, table);
}

/** Progressed bodies in their order, then ascendant and midheaven; speeds per day of the ephemeris, in the direction of life. */
export function progressedAspectPoints(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  progressed: ProgressedChart,
  choice: ProgressionChoice,
  settings: ChartSettings,
): AspectPoint[] {
  const { points, houses, clock } = progressed;
  const direction = Math.sign(clock.rate);
  const northNode = points.some(({ id }) => id === 'north_node');
  const found: AspectPoint[] = points
    .filter(({ id }) => id !== 'south_node' || !northNode)
    .map(({ id, longitudeDeg, speedDegPerDay }) => ({ id, longitudeDeg, speedDegPerDay: direction * speedDegPerDay }));
  if (houses === null) return found;
  const speeds = angleSpeeds(ephemeris, natal, progressed, choice, settings);
  return [
    ...found,
    { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: direction * speeds.ascDegPerDay },
    { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: direction * speeds.mcDegPerDay },
  ];
}

/** Half the ephemeris time used to measure the speed of an angle: about two minutes of real rotation. */
const HALF_DAYS = 1 / 1024;

function angleSpeeds(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  { arcs, clock, frame, jdUt }: ProgressedChart,
  choice: ProgressionChoice,
  settings: ChartSettings,
): { readonly ascDegPerDay: number; readonly mcDegPerDay: number } {
  if (choice.method === 'solar_arc') {
    const speed = choice.arc === 'true' ? arcs.sunSpeedDegPerDay : NAIBOD_DEG_PER_DAY;
    return { ascDegPerDay: speed, mcDegPerDay: speed };
  }
  const anglesAt = (jd: number): { readonly asc: number; readonly mc: number } | undefined => {
    const moved = solarArcs(ephemeris, clock, clock.birthJdUt + (jd - clock.birthJdUt) / clock.rate, frame);
    return chosenHouses(ephemeris, natal, frame, moved, jd, choice, { ...settings, houseSystem: 'E' })?.angles;
  };
  const [before, after] = [anglesAt(jdUt - HALF_DAYS), anglesAt(jdUt + HALF_DAYS)];
  if (before === undefined || after === undefined) return { ascDegPerDay: 0, mcDegPerDay: 0 };
  const speed = (from: number, to: number): number => wrap180(to - from) / (2 * HALF_DAYS);
  return { ascDegPerDay: speed(before.asc, after.asc), mcDegPerDay: speed(before.mc, after.mc) };
}
