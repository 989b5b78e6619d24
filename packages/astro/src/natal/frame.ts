import type { Frame, GeoPosition } from '../ephemeris.ts';
import type { ChartSettings } from './settings.ts';

/** The coordinate frame that the settings describe. @throws RangeError for topocentric coordinates without a place */
export function chartFrame(settings: ChartSettings, place: GeoPosition | null): Frame {
  const frame: Frame = {
    center: settings.coordinates,
    positions: settings.positions,
    ayanamsa: settings.ayanamsa?.definition ?? null,
  };
  if (settings.coordinates !== 'topocentric') return frame;
  if (place === null) throw new RangeError('topocentric coordinates need a place');
  return { ...frame, observer: place };
}
