import type { VedicChart } from '@theia/astro/vedic/chart';
import { SIGNS } from '@theia/astro/zodiac/signs';
import { wireBelow, wireLongitude } from '../natal/wire-number.ts';

/** The Moon of a partner, which all of matching hangs on. */
export function wirePartner({ chart }: { readonly chart: VedicChart }): Record<string, unknown> {
  const { longitudeDeg, signIndex, degreeInSignDeg, signLord, nakshatra } = chart.byId.moon;
  return {
    moon: {
      longitude: wireLongitude(longitudeDeg),
      sign: SIGNS[signIndex]!,
      degree: wireBelow(degreeInSignDeg, 30),
      sign_lord: signLord,
      nakshatra: { index: nakshatra.index, id: nakshatra.id, lord: nakshatra.lord, pada: nakshatra.pada, fraction: wireBelow(nakshatra.fraction, 1) },
    },
  };
}
