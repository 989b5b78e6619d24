import type { Ephemeris } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import { chartFrame } from '../natal/frame.ts';
import { placementFor } from '../natal/house-frame.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Side } from './side.ts';

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
