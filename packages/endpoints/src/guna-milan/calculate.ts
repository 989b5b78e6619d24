import { RAJJU_READINGS, STREE_DIRGHA_COUNTS, VEDHA_READINGS } from '@theia-astro/astro/vedic/matching/porutham';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { z } from 'zod';
import type { Wire } from '../wire/wire.ts';
import type { GunaMilanRequest } from './request.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';
import { matchShape, matchPartners } from '../vedic-parts/match.ts';
import type { CalculationContext } from '../endpoint.ts';
import { answerEnd } from '../wire/meta.ts';
import { type ResolvedPartner, resolvePartner } from '../vedic-parts/partner.ts';
import { nakshatraSchema, sevenGrahaSchema, siderealSchema, wireNakshatra, wireSidereal } from '../vedic-parts/wire.ts';

const MUHURTHA = 'B. V. Raman, Muhurtha, on marriage';

/** Every reading a matching uses, under the name of the setting or field that changes it. */
function wireMatchConventions({
  vedic,
  applyExceptions,
  readings,
  manglikHouses,
}: GunaMilanRequest): Wire<typeof matchConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    apply_exceptions: applyExceptions,
    stree_dirgha: readings.streeDirghaCount,
    rajju: readings.rajju,
    vedha: readings.vedha,
    manglik_houses: manglikHouses,
    groom: 'gender_then_person_a',
  };
}

const matchConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    apply_exceptions: z.boolean().meta({ description: 'Kootas with an exception get full points.' }),
    stree_dirgha: z.literal([...STREE_DIRGHA_COUNTS]),
    rajju: z.enum(RAJJU_READINGS),
    vedha: z.enum(VEDHA_READINGS),
    manglik_houses: z.array(z.int()),
    groom: z
      .literal('gender_then_person_a')
      .meta({ description: 'The groom is the male partner; when gender does not decide, person_a.' }),
  })
  .meta({ description: 'Every reading the answer uses, under the name of its setting where there is one.' });

/** `sources` of a matching: the source of each part. */
const MATCH_SOURCES = {
  kootas: MUHURTHA,
  exceptions: MUHURTHA,
  agreements: MUHURTHA,
  porutham: MUHURTHA,
  manglik: MUHURTHA,
} as const;
const matchSourcesSchema = z
  .object({
    kootas: z.string(),
    exceptions: z.string(),
    agreements: z.string(),
    porutham: z.string(),
    manglik: z.string(),
  })
  .meta({ description: 'The sources of each part of the answer.' });

const both = <T extends z.ZodType>(schema: T): z.ZodObject<{ person_a: T; person_b: T }> =>
  z.object({ person_a: schema, person_b: schema });

const partnerSchema = z
  .object({ moon: siderealSchema.extend({ sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema }) })
  .meta({ id: 'MatchPartner', description: 'The Moon of a partner, which the matching is based on.' });

export const gunaMilanResponseSchema = z.object({
  product: z.literal('guna_milan'),
  ...matchShape,
  ...both(partnerSchema).shape,
  conventions: matchConventionsSchema,
  sources: matchSourcesSchema,
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});

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
    ...answerEnd(
      context,
      request,
      { jdUt: a.chart.birth.jdUt, ayanamsa: vedic.ayanamsa, source },
      a.warnings,
      b.warnings,
      match.warnings,
    ),
  };
}

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
