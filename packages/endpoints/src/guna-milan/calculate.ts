import type { CalculationContext } from '../endpoint.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import type { Wire } from '../wire/wire-type.ts';
import { MATCH_SOURCES, wireMatchConventions } from './conventions.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { resolvePartner, type ResolvedPartner } from '../vedic-parts/partner.ts';
import type { GunaMilanRequest } from './request.ts';
import type { gunaMilanResponseSchema } from './schema.ts';
import { wirePartner } from './wire-partner.ts';

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
