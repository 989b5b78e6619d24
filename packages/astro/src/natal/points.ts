import { antisciaAt } from '../antiscia/antiscia.ts';
import { type BodyId, classifyMotion, toEngineBody } from '../bodies/body-id.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet, isClassicalPlanet } from '../bodies/table.ts';
import { planetDignity } from '../dignities/dignity.ts';
import type { Sect } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import { type Stations, stationsAround } from '../stations/stations.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import type { ChartPoint, MoonRange, PlacedLot } from './chart.ts';
import type { ChartMoment, Placement } from './house-frame.ts';
import type { ChartSettings, NatalParts } from './settings.ts';
import { hermeticLots, type LotSettings } from '../lots/lots.ts';
import type { AspectPoint } from '../aspects/aspect.ts';
import type { PointId } from '../points/point-id.ts';

/** Inputs shared by all points of one chart. */
export interface PointContext {
  readonly ephemeris: Ephemeris;
  readonly moment: ChartMoment;
  readonly frame: Frame;
  readonly place: GeoPosition | null;
  readonly obliquityDeg: number;
  readonly placement: Placement | null;
  readonly sect: Sect | null;
  readonly settings: ChartSettings;
  readonly parts: PointParts;
}

/** The parts of a chart that add to its points. */
interface PointParts {
  readonly dignities: boolean;
  readonly stations: boolean;
  readonly gauquelin: boolean;
  readonly antiscia: boolean;
}

export const NO_POINT_PARTS: PointParts = { dignities: false, stations: false, gauquelin: false, antiscia: false };

export function pointParts(include: NatalParts): PointParts {
  return {
    dignities: include.has('dignities'),
    stations: include.has('stations'),
    gauquelin: include.has('gauquelin'),
    antiscia: include.has('antiscia'),
  };
}

/** The Moon's longitudes at the start and end of the local day, degrees. */
export function moonRange(ephemeris: Ephemeris, frame: Frame, day: NonNullable<ChartMoment['day']>): MoonRange {
  const startOfDayDeg = ephemeris.ecliptic(day.startJdUt, 'moon', frame).longitudeDeg;
  const endOfDayDeg = ephemeris.ecliptic(day.endJdUt, 'moon', frame).longitudeDeg;
  return { startOfDayDeg, endOfDayDeg, signChanges: signIndexAt(startOfDayDeg) !== signIndexAt(endOfDayDeg) };
}

/** The full point object from a position. */
export function chartPoint(context: PointContext, id: BodyId, position: BodyPosition): ChartPoint {
  const { frame, moment, parts, placement, settings } = context;
  const housePosition = placement === null ? Number.NaN : placement(position.longitudeDeg, position.latitudeDeg);
  const dignified = parts.dignities && frame.center !== 'heliocentric' && isClassicalPlanet(id);
  return {
    id,
    position,
    signIndex: signIndexAt(position.longitudeDeg),
    degreeInSignDeg: degreeInSign(position.longitudeDeg),
    motion: classifyMotion(id, position.speedDegPerDay),
    retrograde: position.speedDegPerDay < 0,
    house: houseNumber(housePosition),
    housePosition: Number.isFinite(housePosition) ? housePosition : null,
    outOfBounds: Math.abs(position.declinationDeg) > context.obliquityDeg,
    dignity: dignified ? planetDignity(id, position.longitudeDeg, context.sect, settings) : null,
    moonRange:
      id === 'moon' && moment.unknownTime && moment.day !== null
        ? moonRange(context.ephemeris, frame, moment.day)
        : null,
    stations: parts.stations ? pointStations(context, id) : null,
    gauquelinSector: parts.gauquelin ? gauquelinSector(context, id) : null,
    antiscia: parts.antiscia ? antisciaAt(position.longitudeDeg) : null,
  };
}

function pointStations({ ephemeris, moment, frame, settings }: PointContext, id: BodyId): Stations | null {
  const found = stationsAround(ephemeris, moment.jdUt, toEngineBody(id, settings), frame);
  if (found === null || id !== 'south_node') return found;
  const mirror = (station: Stations['previous']): Stations['previous'] =>
    station && { ...station, longitudeDeg: (station.longitudeDeg + 180) % 360 };
  return { previous: mirror(found.previous), next: mirror(found.next) };
}

function gauquelinSector({ ephemeris, moment, place, placement, settings }: PointContext, id: BodyId): number | null {
  if (place === null || placement === null || id === 'south_node') return null;
  const sector = ephemeris.gauquelinSector(moment.jdUt, toEngineBody(id, settings), place);
  return Number.isFinite(sector) ? sector : null;
}

/** The seven hermetic lots of a chart with their houses; null when one of their planets has no longitude. Degrees. */
export function placedLots(
  longitudeDegOf: (id: ClassicalPlanet) => number | undefined,
  ascendantDeg: number,
  sect: Sect,
  placement: Placement,
  { lotReversal }: LotSettings,
): PlacedLot[] | null {
  const [sun, moon, mercury, venus, mars, jupiter, saturn] = CLASSICAL_PLANETS.map(
    (id) => longitudeDegOf(id) ?? Number.NaN,
  );
  const longitudes = {
    asc: ascendantDeg,
    sun: sun!,
    moon: moon!,
    mercury: mercury!,
    venus: venus!,
    mars: mars!,
    jupiter: jupiter!,
    saturn: saturn!,
  };
  if (Object.values(longitudes).some(Number.isNaN)) return null;
  return hermeticLots(longitudes, sect, lotReversal).map((lot) => ({
    ...lot,
    house: houseNumber(placement(lot.longitudeDeg, 0)),
  }));
}

interface Angles {
  readonly angles: { readonly asc: number; readonly mc: number };
}

/**
 * The points used to find the aspects of a chart: the bodies in their order, then ascendant and midheaven if there are
 * houses. The south node is used only when the north node is absent.
 */
export function aspectingPoints(
  points: readonly { readonly id: PointId; readonly position: Pick<BodyPosition, 'longitudeDeg' | 'speedDegPerDay'> }[],
  houses: Angles | null,
): AspectPoint[] {
  const found: AspectPoint[] = [];
  const northNode = points.some(({ id }) => id === 'north_node');
  for (const { id, position } of points) {
    if (id === 'south_node' && northNode) continue;
    found.push({ id, longitudeDeg: position.longitudeDeg, speedDegPerDay: position.speedDegPerDay });
  }
  if (houses !== null) {
    found.push(
      { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 },
      { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 },
    );
  }
  return found;
}
