import type { Ephemeris } from '@theia/astro/ephemeris';
import type { NatalChart } from '@theia/astro/natal/chart';
import type { NatalInclude } from '@theia/astro/natal/settings';
import { wireAspect, wireDeclinationAspect } from './wire-aspects.ts';
import { wireHouses } from './wire-houses.ts';
import {
  wireAntiscia,
  wireBalance,
  wireDispositors,
  wireLots,
  wireLunarPhase,
  wireMidpoint,
  wirePattern,
  wireReception,
  wireStar,
} from './wire-parts.ts';
import { wirePoints } from './wire-point.ts';

/** A chart in the names of contract §5: parts that were not asked for are absent, parts that cannot exist are null. */
export function wireChart(
  ephemeris: Ephemeris,
  chart: NatalChart,
  include: ReadonlySet<NatalInclude>,
): Record<string, unknown> {
  const { unknownTime } = chart;
  const wired: Record<string, unknown> = {
    sect: chart.sect,
    sun_sign: chart.sunSign,
    moon_sign: chart.moonSign,
    rising_sign: chart.risingSign,
  };
  if (include.has('points')) {
    wired['points'] = wirePoints(ephemeris, chart.points, {
      house: true,
      stations: include.has('stations'),
      gauquelin: include.has('gauquelin'),
    });
  }
  if (include.has('houses')) wired['houses'] = chart.houses && wireHouses(chart.houses, chart.obliquityDeg);
  if (chart.aspects !== null) wired['aspects'] = chart.aspects.map((aspect) => wireAspect(aspect, unknownTime));
  if (chart.declinationAspects !== null)
    wired['declination_aspects'] = chart.declinationAspects.map((aspect) => wireDeclinationAspect(aspect, unknownTime));
  if (include.has('lots')) wired['lots'] = chart.lots && wireLots(chart.lots);
  if (chart.patterns !== null) wired['patterns'] = chart.patterns.map(wirePattern);
  if (chart.balance !== null) wired['balance'] = wireBalance(chart.balance);
  if (include.has('lunar_phase')) wired['lunar_phase'] = chart.lunarPhase && wireLunarPhase(chart.lunarPhase);
  if (include.has('receptions')) {
    wired['receptions'] = chart.receptions && chart.receptions.map(wireReception);
    wired['dispositors'] = chart.dispositors && wireDispositors(chart.dispositors);
  }
  if (chart.stars !== null) wired['stars'] = chart.stars.map(wireStar);
  if (chart.midpoints !== null) wired['midpoints'] = chart.midpoints.map(wireMidpoint);
  if (include.has('antiscia')) wired['antiscia'] = wireAntiscia(chart.points);
  return wired;
}
