import type { CalculationContext } from '../endpoint.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import type { Wire } from '../wire/wire-type.ts';
import { MATCH_SOURCES, wireMatchConventions } from './conventions.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { type ResolvedPartner, resolvePartner } from '../vedic-parts/partner.ts';
import type { GunaMilanRequest } from './request.ts';
import type { gunaMilanResponseSchema } from './schema.ts';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { z } from 'zod';
import { nakshatraSchema, sevenGrahaSchema, siderealSchema, wireNakshatra, wireSidereal } from '../vedic-parts/wire.ts';

/** The response. @throws Problem 422, fields prefixed `person_a.` or `person_b.` */
export function calculateGunaMilan(
  context: CalculationContext,
  request: GunaMilanRequest,
): Wire<typeof gunaMilanResponseSchema> {
  const { vedic, resolution } = request;
  const a = resolvePartner(context, request.personA, vedic, resolution);
  const b = resolvePartner(context, request.personB, vedic, resolution);
  const match = matchPartners(a, b, request);
  const both = <T>(of: (partner: ResolvedPartner) => T): { person_a: T; person_b: T } => ({
    person_a: of(a),
    person_b: of(b),
  });
  const source = a.chart.source === 'moshier' ? a.chart.source : b.chart.source;
  return {
    product: 'guna_milan',
    ...match.wired,
    ...both(wirePartner),
    conventions: wireMatchConventions(request),
    sources: MATCH_SOURCES,
    time: both(({ time }) => time),
    place: both(({ place }) => place),
    input: request.input,
    meta: buildMeta(context, { jdUt: a.chart.birth.jdUt, ayanamsa: vedic.ayanamsa, source }),
    warnings: [...request.warnings, ...a.warnings, ...b.warnings, ...match.warnings, ...precisionWarnings(source)],
  };
}

export const partnerSchema = z
  .object({ moon: siderealSchema.extend({ sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema }) })
  .meta({ id: 'MatchPartner', description: 'The Moon of a partner, which the matching is based on.' });

/** The Moon of a partner, which the matching is based on. */
function wirePartner({ chart }: { readonly chart: VedicChart }): Wire<typeof partnerSchema> {
  const { longitudeDeg, signLord, nakshatra } = chart.byId.moon;
  return {
    moon: {
      ...wireSidereal(longitudeDeg),
      sign_lord: signLord,
      nakshatra: wireNakshatra(nakshatra, { details: true }),
    },
  };
}
