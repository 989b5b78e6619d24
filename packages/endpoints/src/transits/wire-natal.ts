import type { Ephemeris } from '@theia/astro/ephemeris';
import type { NatalChart } from '@theia/astro/natal/chart';
import { wireHouses } from '../natal/wire-houses.ts';
import { wireLots } from '../natal/wire-parts.ts';
import { wirePoints } from '../natal/wire-point.ts';

/** The birth chart as far as transits look at it; `houses` is null without a birth time or place. */
export function wireNatal(ephemeris: Ephemeris, chart: NatalChart): Record<string, unknown> {
  return {
    points: wirePoints(ephemeris, chart.points, { house: true, stations: false, gauquelin: false }),
    houses: chart.houses && wireHouses(chart.houses, chart.obliquityDeg),
    ...(chart.lots === null ? {} : { lots: wireLots(chart.lots) }),
  };
}
