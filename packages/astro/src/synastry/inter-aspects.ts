import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspectsBetween, type OrbTable } from '../aspects/find.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import { chartFrame, type ChartMoment, placementFor } from '../natal/house-frame.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { NatalChart } from '../natal/chart.ts';

/** An aspect between a point of one chart (`aspect.pointA`) and a point of another (`aspect.pointB`). */
export interface InterAspect {
  readonly aspect: Aspect;
  /** The same aspect also exists between the same two bodies with the charts swapped. */
  readonly doubleWhammy: boolean;
}

/** Every aspect between the charts of two people (docs/methods/synastry.md). */
export function findInterAspects(
  pointsA: readonly AspectPoint[],
  pointsB: readonly AspectPoint[],
  table: OrbTable,
): InterAspect[] {
  const found = findAspectsBetween(pointsA, pointsB, table);
  const known = new Set(found.map(({ pointA, pointB, kind }) => `${pointA} ${pointB} ${kind.id}`));
  return found.map((aspect) => ({
    aspect,
    doubleWhammy: aspect.pointA !== aspect.pointB && known.has(`${aspect.pointB} ${aspect.pointA} ${aspect.kind.id}`),
  }));
}

/** The houses of the host in which the guest's bodies are; null when the host has no houses. */
export function houseOverlay(
  ephemeris: Ephemeris,
  guest: Side,
  host: Side,
  settings: ChartSettings,
): ReadonlyMap<BodyId, number | null> | null {
  const { houses, obliquityDeg, points } = host.chart;
  if (houses === null) return null;
  const frame = chartFrame(settings, host.place);
  const sun = points.find(({ id }) => id === 'sun')?.position ?? ephemeris.position(host.moment.jdUt, 'sun', frame);
  const placement = placementFor(
    ephemeris,
    host.moment.jdUt,
    host.place,
    frame,
    obliquityDeg,
    houses,
    sun.declinationDeg,
    settings,
  );
  return new Map(
    guest.chart.points.map(({ id, position }) => [
      id,
      houseNumber(placement(position.longitudeDeg, position.latitudeDeg)),
    ]),
  );
}

/** One of the two people: the chart, and the moment and place it was cast for. */
export interface Side {
  readonly moment: ChartMoment;
  readonly place: GeoPosition;
  readonly chart: NatalChart;
}
