import type { HousesWithRulers } from '@theia/astro/natal/chart';
import { ANGLE_IDS } from '@theia/astro/natal/settings';
import { HOUSE_SYSTEM_NAMES } from '@theia/astro/houses/systems';
import { wire, wireLongitude } from './wire-number.ts';
import { wireZodiac } from './wire-point.ts';

/** `houses` of contract §3.2. */
export function wireHouses(houses: HousesWithRulers, obliquityDeg: number): Record<string, unknown> {
  const angles: Record<string, number> = {};
  for (const id of ANGLE_IDS) angles[id] = wireLongitude(houses.angles[id]);
  return {
    system: houses.system,
    requested_system: houses.requestedSystem,
    system_name: HOUSE_SYSTEM_NAMES[houses.system],
    cusps: houses.cuspsDeg.map((cuspDeg, index) => ({
      house: index + 1,
      ...wireZodiac(cuspDeg),
      speed: wire(houses.cuspSpeedsDegPerDay[index]!),
      ruler: houses.rulers[index],
    })),
    angles,
    armc: wireLongitude(houses.armcDeg),
    obliquity: wire(obliquityDeg),
    ruler_of_chart: houses.rulerOfChart,
  };
}
