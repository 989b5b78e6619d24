import type { VedicChart } from '@theia/astro/vedic/chart';
import { wireNakshatra, wireSidereal } from '../vedic/wire.ts';

/** The Moon of a partner, which all of matching hangs on. */
export function wirePartner({ chart }: { readonly chart: VedicChart }): Record<string, unknown> {
  const { longitudeDeg, signLord, nakshatra } = chart.byId.moon;
  return { moon: { ...wireSidereal(longitudeDeg), sign_lord: signLord, nakshatra: wireNakshatra(nakshatra) } };
}
