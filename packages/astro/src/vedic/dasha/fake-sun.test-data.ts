import { normalizeDeg } from '../../angle/angle.ts';
import type { SunSource } from './scale.ts';

/** A Sun on an ellipse, enough to test years by its returns without the engine. */
export const fakeSun: SunSource = {
  ecliptic(jdUt) {
    const days = jdUt - 2451545;
    const anomaly = ((357.529 + 0.98560028 * days) * Math.PI) / 180;
    return {
      longitudeDeg: normalizeDeg(256.6 + (360 / 365.256363) * days + 1.915 * Math.sin(anomaly)),
      speedDegPerDay: 360 / 365.256363 + (1.915 * Math.cos(anomaly) * (0.98560028 * Math.PI)) / 180,
      latitudeDeg: 0,
      distanceAu: 1,
      latitudeSpeedDegPerDay: 0,
      distanceSpeedAuPerDay: 0,
      source: 'swisseph',
    };
  },
};
