import { antisciaOf } from '../antiscia/antiscia.ts';
import { engineBodyOf } from '../bodies/engine-body.ts';
import { isClassicalPlanet } from '../bodies/groups.ts';
import { motionOf } from '../bodies/motion.ts';
import { dignityOf } from '../dignities/dignity.ts';
import type { Sect } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { houseOf } from '../houses/placement.ts';
import { stationsAround, type Stations } from '../stations/stations.ts';
import { degreeInSign, signIndexOf } from '../zodiac/signs.ts';
import type { ChartPoint, MoonRange } from './chart.ts';
import type { Placement } from './house-frame.ts';
import type { ChartMoment } from './moment.ts';
import type { BodyId, ChartSettings, NatalInclude } from './settings.ts';

/** Everything the points of one chart share. */
export interface PointContext {
  readonly ephemeris: Ephemeris;
  readonly moment: ChartMoment;
  readonly frame: Frame;
  readonly place: GeoPosition | null;
  readonly obliquityDeg: number;
  readonly placement: Placement | null;
  readonly sect: Sect | null;
  readonly settings: ChartSettings;
  readonly include: ReadonlySet<NatalInclude>;
}

/** The Moon's longitudes at the beginning and end of the local day, degrees. */
export function moonRange(ephemeris: Ephemeris, frame: Frame, day: NonNullable<ChartMoment['day']>): MoonRange {
  const startOfDayDeg = ephemeris.ecliptic(day.startJdUt, 'moon', frame).longitudeDeg;
  const endOfDayDeg = ephemeris.ecliptic(day.endJdUt, 'moon', frame).longitudeDeg;
  return { startOfDayDeg, endOfDayDeg, signChanges: signIndexOf(startOfDayDeg) !== signIndexOf(endOfDayDeg) };
}

/** The full point object of contract §3.1 from a position. */
export function chartPoint(context: PointContext, id: BodyId, position: BodyPosition): ChartPoint {
  const { frame, include, moment, placement, settings } = context;
  const housePosition = placement === null ? Number.NaN : placement(position.longitudeDeg, position.latitudeDeg);
  const dignified = include.has('dignities') && frame.center !== 'heliocentric' && isClassicalPlanet(id);
  return {
    id,
    position,
    signIndex: signIndexOf(position.longitudeDeg),
    degreeInSignDeg: degreeInSign(position.longitudeDeg),
    motion: motionOf(id, position.speedDegPerDay),
    retrograde: position.speedDegPerDay < 0,
    house: houseOf(housePosition),
    housePosition: Number.isFinite(housePosition) ? housePosition : null,
    outOfBounds: Math.abs(position.declinationDeg) > context.obliquityDeg,
    dignity: dignified ? dignityOf(id, position.longitudeDeg, context.sect, settings) : null,
    moonRange:
      id === 'moon' && moment.unknownTime && moment.day !== null
        ? moonRange(context.ephemeris, frame, moment.day)
        : null,
    stations: include.has('stations') ? stationsOf(context, id) : null,
    gauquelinSector: include.has('gauquelin') ? sectorOf(context, id) : null,
    antiscia: include.has('antiscia') ? antisciaOf(position.longitudeDeg) : null,
  };
}

function stationsOf({ ephemeris, moment, frame, settings }: PointContext, id: BodyId): Stations | null {
  const found = stationsAround(ephemeris, moment.jdUt, engineBodyOf(id, settings), frame);
  if (found === null || id !== 'south_node') return found;
  const mirror = (station: Stations['previous']): Stations['previous'] =>
    station && { ...station, longitudeDeg: (station.longitudeDeg + 180) % 360 };
  return { previous: mirror(found.previous), next: mirror(found.next) };
}

function sectorOf({ ephemeris, moment, place, placement, settings }: PointContext, id: BodyId): number | null {
  if (place === null || placement === null || id === 'south_node') return null;
  const sector = ephemeris.gauquelinSector(moment.jdUt, engineBodyOf(id, settings), place);
  return Number.isFinite(sector) ? sector : null;
}
