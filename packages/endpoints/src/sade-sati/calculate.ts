import { lessPrecise } from '@theia-astro/astro/ephemeris';
import type { CalculationContext } from '../endpoint.ts';
import { resolveChart } from '../vedic-parts/partner.ts';
import { instantText } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { SadeSatiRequest } from './request.ts';
import type { sadeSatiResponseSchema } from './schema.ts';
import { toJulianDays } from '../time/range.ts';
import { wireSadeSati, type LifeRange } from '../vedic-parts/wire-sade-sati.ts';

const LIFE_DAYS = 120 * 365.2422;

function lifeRange({ ephemeris }: CalculationContext, { range }: SadeSatiRequest, birthJdUt: number): LifeRange | null {
  if (range === null) return null;
  if (range === 'life') return { birthJdUt, fromJdUt: birthJdUt, untilJdUt: birthJdUt + LIFE_DAYS };
  const [from, until] = [
    toJulianDays(ephemeris, range.fromMs, 'from').jdUt,
    toJulianDays(ephemeris, range.toMs, 'to').jdUt,
  ];
  return { birthJdUt, fromJdUt: from, untilJdUt: until };
}

/** The response. @throws Problem 422 */
export function calculateSadeSati(
  context: CalculationContext,
  request: SadeSatiRequest,
): Wire<typeof sadeSatiResponseSchema> {
  const { chart, resolved } = resolveChart(context, request.birth, request.vedic, request.resolution);
  const analysis = resolveCompanion(
    context,
    request.analysis,
    {
      zone: resolved.zone ?? { kind: 'iana', name: 'UTC' },
      geoLongitudeDeg: resolved.geo?.geoLongitudeDeg ?? null,
      dateField: 'analysis_date',
      timeField: 'analysis_time',
    },
    request.resolution,
  );
  const found = wireSadeSati(
    context.ephemeris,
    chart,
    resolved.moment.day,
    analysis.jdUt,
    lifeRange(context, request, resolved.moment.jdUt),
  );
  const source = lessPrecise(chart.source, found.source);
  return {
    product: 'sade_sati',
    analysis_at: instantText(analysis.utcMs),
    ...found.wired,
    conventions: {
      ayanamsa: request.vedic.ayanamsa.id,
      positions: request.vedic.positions,
      counted_from: 'natal_moon_sign',
      sade_sati: [12, 1, 2],
      dhaiya: [4, 8],
      ingresses: 'all_with_retrograde',
    },
    sources: { sade_sati: 'usage', dhaiya: 'usage' },
    time: resolved.time,
    place: resolved.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: resolved.moment.jdUt, ayanamsa: request.vedic.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...resolved.warnings,
      ...analysis.warnings,
      ...found.warnings,
      ...precisionWarnings(source),
    ],
  };
}
