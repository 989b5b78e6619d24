import type { BodyId } from '../bodies/body-id.ts';
import type { AngleId } from '../houses/compute.ts';
import type { LotId } from '../lots/lots.ts';
import { normalizeDeg, oppositeDeg } from '../angle/angle.ts';
import type { BodyPosition } from '../ephemeris.ts';

/** Anything that can form an aspect. */
export type PointId = BodyId | AngleId | LotId;

/** The south node from the north node: opposite on the sphere, same longitude speed, latitude 0 (docs/methods/positions.md). */
export function southNodeFrom(north: BodyPosition): BodyPosition {
  return {
    longitudeDeg: oppositeDeg(north.longitudeDeg),
    latitudeDeg: 0,
    distanceAu: north.distanceAu,
    speedDegPerDay: north.speedDegPerDay,
    latitudeSpeedDegPerDay: 0,
    distanceSpeedAuPerDay: north.distanceSpeedAuPerDay,
    source: north.source,
    rightAscensionDeg: normalizeDeg(north.rightAscensionDeg + 180),
    declinationDeg: -north.declinationDeg,
    rightAscensionSpeedDegPerDay: north.rightAscensionSpeedDegPerDay,
    declinationSpeedDegPerDay: -north.declinationSpeedDegPerDay,
  };
}
