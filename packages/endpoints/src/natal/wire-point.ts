import { dmsText } from '@theia/astro/angle/dms';
import type { Dignity } from '@theia/astro/dignities/dignity';
import type { Ephemeris } from '@theia/astro/ephemeris';
import type { ChartPoint } from '@theia/astro/natal/chart';
import type { BodyId } from '@theia/astro/natal/settings';
import type { Station } from '@theia/astro/stations/stations';
import { degreeInSign, signAt, signOf, type Sign } from '@theia/astro/zodiac/signs';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { wire, wireBelow, wireLongitude } from './wire-number.ts';

/** Sign and degree of a longitude, from its unrounded value. */
export function wireZodiac(longitudeDeg: number): {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degree: number;
} {
  return {
    longitude: wireLongitude(longitudeDeg),
    sign: signOf(longitudeDeg),
    degree: wireBelow(degreeInSign(longitudeDeg), 30),
  };
}

function wireDignity(dignity: Dignity): Record<string, unknown> {
  const { rulers } = dignity;
  return {
    domicile: dignity.domicile,
    exaltation: dignity.exaltation,
    triplicity: dignity.triplicity,
    triplicity_participating: dignity.triplicityParticipating,
    term: dignity.term,
    face: dignity.face,
    detriment: dignity.detriment,
    fall: dignity.fall,
    rulers: {
      domicile: rulers.domicile,
      exaltation: rulers.exaltation,
      triplicity: [rulers.triplicity.day, rulers.triplicity.night, rulers.triplicity.participating],
      term: rulers.term,
      face: rulers.face,
    },
    peregrine: dignity.peregrine,
    score: dignity.score,
  };
}

function wireStation(ephemeris: Ephemeris, station: Station | null): Record<string, unknown> | null {
  return (
    station && {
      type: station.kind,
      at: instantTextOfJd(ephemeris, station.jdUt),
      julian_day_ut: wire(station.jdUt),
      longitude: wireLongitude(station.longitudeDeg),
    }
  );
}

export interface PointParts {
  /** False where the chart has no houses by nature: then the point carries no house fields at all. */
  readonly house: boolean;
  readonly stations: boolean;
  readonly gauquelin: boolean;
}

/** The point object of contract §3.1. */
export function wirePoint(ephemeris: Ephemeris, point: ChartPoint, parts: PointParts): Record<string, unknown> {
  const { position } = point;
  const wired: Record<string, unknown> = {
    id: point.id,
    longitude: wireLongitude(position.longitudeDeg),
    latitude: wire(position.latitudeDeg),
    distance_au: wire(position.distanceAu),
    speed: wire(position.speedDegPerDay),
    right_ascension: wireLongitude(position.rightAscensionDeg),
    declination: wire(position.declinationDeg),
    speed_declination: wire(position.declinationSpeedDegPerDay),
    sign: signAt(point.signIndex),
    degree: wireBelow(point.degreeInSignDeg, 30),
    dms: dmsText(point.degreeInSignDeg),
    motion: point.motion,
    retrograde: point.retrograde,
  };
  if (parts.house) {
    wired['house'] = point.house;
    wired['house_position'] =
      point.house === null || point.housePosition === null ? null : wireBelow(point.housePosition, point.house + 1);
  }
  wired['out_of_bounds'] = point.outOfBounds;
  if (point.dignity !== null) wired['dignity'] = wireDignity(point.dignity);
  if (point.moonRange !== null) {
    const { startOfDayDeg, endOfDayDeg, signChanges } = point.moonRange;
    wired['range'] = {
      start_of_day: wireLongitude(startOfDayDeg),
      end_of_day: wireLongitude(endOfDayDeg),
      sign_changes: signChanges,
    };
  }
  if (parts.stations) {
    wired['station'] = point.stations && {
      previous: wireStation(ephemeris, point.stations.previous),
      next: wireStation(ephemeris, point.stations.next),
    };
  }
  if (parts.gauquelin) wired['gauquelin_sector'] = point.gauquelinSector === null ? null : wire(point.gauquelinSector);
  return wired;
}

/** Points by id, in the order of the chart. */
export function wirePoints(
  ephemeris: Ephemeris,
  points: readonly ChartPoint[],
  parts: PointParts,
): Partial<Record<BodyId, Record<string, unknown>>> {
  const wired: Partial<Record<BodyId, Record<string, unknown>>> = {};
  for (const point of points) wired[point.id] = wirePoint(ephemeris, point, parts);
  return wired;
}
