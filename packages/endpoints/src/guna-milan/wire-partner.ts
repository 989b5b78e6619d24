import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { z } from 'zod';
import type { Wire } from '../wire/wire-type.ts';
import { nakshatraSchema, sevenGrahaSchema, siderealSchema, wireNakshatra, wireSidereal } from '../vedic-parts/wire.ts';

export const partnerSchema = z
  .object({ moon: siderealSchema.extend({ sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema }) })
  .meta({ id: 'MatchPartner', description: 'The Moon of a partner, which the matching is based on.' });

/** The Moon of a partner, which the matching is based on. */
export function wirePartner({ chart }: { readonly chart: VedicChart }): Wire<typeof partnerSchema> {
  const { longitudeDeg, signLord, nakshatra } = chart.byId.moon;
  return {
    moon: {
      ...wireSidereal(longitudeDeg),
      sign_lord: signLord,
      nakshatra: wireNakshatra(nakshatra, { details: true }),
    },
  };
}
