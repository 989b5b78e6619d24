import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { round8 } from '../wire/round.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { castChart } from './cast-chart.ts';
import { wireConventions } from './conventions.ts';
import { withImplied } from './includes.ts';
import type { PartContext } from './part.ts';
import { wireVedicParts } from './parts.ts';
import type { VedicRequest } from './request.ts';
import type { vedicHeadSchema, vedicResponseSchema } from './schema.ts';
import { wireSources } from './sources.ts';
import { chartWarnings } from './warnings.ts';
import { wireLagna } from '../vedic-parts/graha-point.ts';
import type { LeanOrDetailed } from '../vedic-parts/wire.ts';
import type { Wire } from '../wire/wire-type.ts';
import { instantText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';

/** The Vedic chart. @throws Problem 422 */
export function calculateVedic(context: CalculationContext, request: VedicRequest): Wire<typeof vedicResponseSchema> {
  const { birth, settings } = request;
  const include = withImplied(request.include);
  const resolved = resolveBirth(context, birth, settings.resolution);
  const analysis = resolveCompanion(
    context,
    request.analysis,
    {
      zone: resolved.zone ?? { kind: 'iana', name: 'UTC' },
      geoLongitudeDeg: resolved.geo?.geoLongitudeDeg ?? null,
      dateField: 'analysis_date',
      timeField: 'analysis_time',
    },
    settings.resolution,
  );
  const chart = castChart(context, resolved, settings.chart, birth.utcMs === null ? 'birth_date' : 'utc');
  const partWarnings: Warning[] = [];
  const parts: PartContext = {
    services: context,
    chart,
    options: settings.options,
    birth,
    resolved,
    analysisJdUt: analysis.jdUt,
    dashaSpan: spanOf(context, request),
    include,
    details: include.has('details'),
    warn: (warning) => partWarnings.push(warning),
  };
  return {
    product: 'vedic',
    at: resolved.time.utc,
    analysis_at: instantText(analysis.utcMs),
    ...wireHead(chart, parts),
    ...wireVedicParts(parts),
    conventions: wireConventions(chart, settings.options),
    sources: wireSources(include, settings.options),
    time: resolved.time,
    place: resolved.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: chart.birth.jdUt, ayanamsa: settings.chart.ayanamsa, source: chart.source }),
    warnings: [
      ...request.warnings,
      ...resolved.warnings,
      ...analysis.warnings,
      ...precisionWarnings(chart.source),
      ...chartWarnings(chart, include),
      ...partWarnings,
    ],
  };
}

function spanOf({ ephemeris }: CalculationContext, { dashaSpan }: VedicRequest): PartContext['dashaSpan'] {
  if (dashaSpan === null) return null;
  const { fromMs, toMs, levels } = dashaSpan;
  return {
    fromJdUt: toJulianDays(ephemeris, fromMs, 'dashas_from').jdUt,
    untilJdUt: toJulianDays(ephemeris, toMs, 'dashas_to').jdUt,
    levels,
  };
}

function wireHead(
  { ayanamsa, lagna, byId, housesFrom }: VedicChart,
  parts: LeanOrDetailed,
): Wire<typeof vedicHeadSchema> {
  return {
    ayanamsa: { id: ayanamsa.id, value: round8(ayanamsa.valueDeg), mean: round8(ayanamsa.meanDeg) },
    lagna: wireLagna(lagna, parts),
    moon_sign: signByIndex(byId.moon.signIndex),
    nakshatra: byId.moon.nakshatra.id,
    bhavas_from: housesFrom,
  };
}
