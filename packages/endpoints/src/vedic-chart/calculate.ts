import { birthField } from '../request/birth-data.ts';
import type { VedicBirth, VedicChart, VedicSettings } from '@theia-astro/astro/vedic/chart';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { round8, type Wire } from '../wire/wire.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveAnalysis } from '../resolve/resolve-time.ts';
import { wireConventions, wireSources } from './conventions.ts';
import { type VedicInclude, wireVedicParts, withImplied } from './parts.ts';
import type { PartContext } from './part.ts';
import type { VedicRequest } from './request.ts';
import type { vedicHeadSchema, vedicResponseSchema } from './schema.ts';
import { wireLagna } from '../vedic-parts/graha-point.ts';
import type { LeanOrDetailed } from '../vedic-parts/wire.ts';
import { instantText } from '../time/instant-text.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { polarPhase } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { polarWarning } from '../wire/warning.ts';
import { BodyUnavailableError, DateOutOfRangeError, HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { Problem } from '../problem.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { readOffsetText } from '../time/date-text.ts';

/** The Vedic chart. @throws Problem 422 */
export function calculateVedic(context: CalculationContext, request: VedicRequest): Wire<typeof vedicResponseSchema> {
  const { birth, settings } = request;
  const include = withImplied(request.include);
  const resolved = resolveBirth(context, birth, settings.resolution);
  const analysis = resolveAnalysis(context, resolved, request.analysis, settings.resolution);
  const chart = castChart(context, resolved, settings.chart, birthField(birth));
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

/** Parts that need a sunrise. */
const OF_SUNRISE: readonly VedicInclude[] = [
  'upagrahas',
  'special_lagnas',
  'panchang',
  'shadbala',
  'bhavabala',
  'avasthas',
];

/** Polar warnings of docs/methods/houses.md for a Vedic chart. */
export function chartWarnings(
  { birth, byId, chalit, day, lagna, settings }: VedicChart,
  include: ReadonlySet<VedicInclude>,
): Warning[] {
  const warnings: Warning[] = [];
  const field = 'settings.house_system';
  if (chalit !== null && chalit.system !== chalit.requestedSystem) {
    const [asked, used] = [HOUSE_SYSTEM_NAMES[chalit.requestedSystem], HOUSE_SYSTEM_NAMES[chalit.system]];
    warnings.push({
      code: 'house_system_fallback',
      field,
      message: `${asked} houses are not defined at this latitude: the chalit is ${used}.`,
    });
  }
  if (chalit?.reversed === true) {
    warnings.push({
      code: 'houses_reversed',
      field,
      message: 'At this latitude the bhavas do not follow the order of the signs.',
    });
  }
  if (lagna !== null && day === null && OF_SUNRISE.some((name) => include.has(name))) {
    const phase = polarPhase(birth.place!, byId.sun.position.declinationDeg, settings.sunrise);
    warnings.push(polarWarning(phase, 'Values counted from sunrise are null.'));
  }
  return warnings;
}

/** The Vedic chart of a birth. @throws Problem 422 `date_out_of_range`, `body_unavailable`, `house_system_undefined` */
export function castChart(
  { ephemeris }: CalculationContext,
  { moment, geo, time }: Pick<ResolvedBirth, 'moment' | 'geo' | 'time'>,
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
