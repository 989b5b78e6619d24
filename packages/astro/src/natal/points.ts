import { antisciaAt } from '../antiscia/antiscia.ts';
import { toEngineBody } from '../bodies/engine-body.ts';
import { isClassicalPlanet } from '../bodies/groups.ts';
import { classifyMotion } from '../bodies/motion.ts';
import { planetDignity } from '../dignities/dignity.ts';
import type { Sect } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import { stationsAround, type Stations } from '../stations/stations.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import type { ChartPoint, MoonRange } from './chart.ts';
import type { Placement } from './house-frame.ts';
import type { ChartMoment } from './moment.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings, NatalParts } from './settings.ts';

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
export interface PointParts {
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
