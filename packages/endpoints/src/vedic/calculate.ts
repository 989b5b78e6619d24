import { BodyUnavailableError, DateOutOfRangeError } from '@theia/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia/astro/houses/compute';
import { HOUSE_SYSTEM_NAMES } from '@theia/astro/houses/systems';
import type { VedicBirth, VedicChart } from '@theia/astro/vedic/chart';
import { computeVedicChart } from '@theia/astro/vedic/chart-compute';
import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import { signAt } from '@theia/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { readOffsetText } from '../shared/date-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { round8 } from '../shared/number.ts';
import { dateOutOfRange } from '../shared/range.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { resolveCompanion } from '../shared/resolve-time.ts';
import { wireConventions } from './conventions.ts';
import type { PartContext } from './part.ts';
import { VEDIC_PARTS } from './parts.ts';
import type { VedicRequest } from './request.ts';
import { wireSources } from './sources.ts';
import { chartWarnings } from './warnings.ts';
import { wireNakshatra, wireSidereal } from './wire.ts';

/** The Vedic answer of contract §6. @throws Problem 422 */
export function calculateVedic(context: CalculationContext, request: VedicRequest): Record<string, unknown> {
  const { birth, settings, include } = request;
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
    include,
    warn: (warning) => partWarnings.push(warning),
  };
  return {
    product: 'vedic',
    datetime_utc: resolved.time.utc,
    ...wireHead(chart),
    ...Object.fromEntries(
      VEDIC_PARTS.filter((part) => include.has(part.include)).map((part) => [part.include, part.compute(parts)]),
    ),
    conventions: wireConventions(chart, settings.options, analysis.utcMs),
    sources: wireSources(VEDIC_PARTS, include, settings.options),
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

function wireHead({ ayanamsa, lagna, byId, housesFrom }: VedicChart): Record<string, unknown> {
  return {
    ayanamsa: { id: ayanamsa.id, value: round8(ayanamsa.valueDeg), mean: round8(ayanamsa.meanDeg) },
    lagna: lagna && {
      ...wireSidereal(lagna.longitudeDeg),
      sign_lord: lagna.signLord,
      nakshatra: wireNakshatra(lagna.nakshatra),
    },
    moon_sign: signAt(byId.moon.signIndex),
    nakshatra: byId.moon.nakshatra.id,
    houses_from: housesFrom,
  };
}

function castChart(
  { ephemeris }: CalculationContext,
  { moment, geo, time }: ResolvedBirth,
  settings: VedicSettings,
  dateField: string,
): VedicChart {
  const birth: VedicBirth = {
    jdUt: moment.jdUt,
    unknownTime: moment.unknownTime,
    place: geo,
    utcOffsetSeconds: readOffsetText(time.offset) ?? 0,
  };
  try {
    return computeVedicChart(ephemeris, birth, settings);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange(dateField, 'The birth');
    if (error instanceof BodyUnavailableError) {
      throw new Problem({
        code: 'body_unavailable',
        field: dateField,
        message: `${error.body} is not available for this chart.`,
        hint: 'Choose a date from 1800 to 2399.',
      });
    }
    if (!(error instanceof HouseSystemUndefinedError)) throw error;
    throw new Problem({
      code: 'house_system_undefined',
      field: 'settings.house_system',
      message: `${HOUSE_SYSTEM_NAMES[error.system]} houses are not defined at this latitude.`,
      hint: 'Choose another house system, or set settings.polar_fallback to porphyry, whole_sign or equal.',
    });
  }
}
