import { DateOutOfRangeError } from '@theia/astro/ephemeris';
import type { VedicChart } from '@theia/astro/vedic/chart';
import { returnsCompleted, siderealSolarReturn } from '@theia/astro/vedic/varshaphal/solar-return';
import { computeVarshaphal } from '@theia/astro/vedic/varshaphal/varshaphal';
import type { CalculationContext } from '../endpoint.ts';
import { resolveChart } from '../guna-milan/partner.ts';
import { Problem } from '../problem.ts';
import { birthYearOf } from '../shared/birth-year.ts';
import { resolveCompanionPlace } from '../shared/companion-place.ts';
import type { Moment } from '../shared/contract.ts';
import { instantTextOfJd, localText, utcMsOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { dateOutOfRange, julianDaysOf, requireYear } from '../shared/range.ts';
import { zoneFactsAt } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import { wireConventions, wireSources } from './conventions.ts';
import type { VarshaphalRequest } from './request.ts';
import { wireVarshaphal } from './wire-varshaphal.ts';

/** The Tajika year of a birth. @throws Problem 400 `invalid_range` before the birth; 422 */
export function calculateVarshaphal(context: CalculationContext, request: VarshaphalRequest): Record<string, unknown> {
  try {
    return calculate(context, request);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('year', 'The year');
    throw error;
  }
}

function calculate(context: CalculationContext, request: VarshaphalRequest): Record<string, unknown> {
  const { ephemeris, places } = context;
  const { chart: natal, resolved } = resolveChart(context, request.birth, request.vedic, request.resolution);
  const companion = resolveCompanionPlace(
    context,
    request.relocation,
    resolved,
    request.resolution,
    'relocation.location',
  );
  const geo = companion.place?.geo ?? resolved.geo;
  if (geo === null) throw new TypeError('A place was not required while parsing');
  const birthYear = birthYearOf(resolved.time);
  const completedYears = request.year === null ? runningYear(context, natal) : yearsUntil(request.year, birthYear);
  const offsetSecondsAt = (jdUt: number): number =>
    zoneFactsAt(places, companion.zone, utcMsOfJd(ephemeris, jdUt), companion.geoLongitudeDeg).offsetSeconds;
  const year = computeVarshaphal(ephemeris, {
    natal,
    completedYears,
    place: geo,
    utcOffsetSecondsAt: offsetSecondsAt,
    reading: request.reading,
  });
  requireYear(utcMsOfJd(ephemeris, year.endJdUt), 'year');
  const source = year.chart.source === 'moshier' ? year.chart.source : natal.source;
  return {
    product: 'varshaphal',
    year: birthYear + completedYears,
    begins_local: localText(utcMsOfJd(ephemeris, year.startJdUt), offsetSecondsAt(year.startJdUt)),
    ...beginsSpan(ephemeris, natal, resolved.moment, completedYears),
    ...wireVarshaphal(ephemeris, year),
    conventions: wireConventions(request),
    sources: wireSources(request.reading),
    time: resolved.time,
    place: companion.place === null ? resolved.place : wirePlace(companion.place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: year.startJdUt, ayanamsa: request.vedic.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...resolved.warnings,
      ...(companion.place?.warnings ?? []),
      ...precisionWarnings(source),
    ],
  };
}

/** Earliest and latest beginning over the births of the day; nothing where the birth time is known. */
function beginsSpan(
  ephemeris: CalculationContext['ephemeris'],
  { settings }: VedicChart,
  { day }: Pick<Moment, 'day'>,
  completedYears: number,
): Record<string, unknown> {
  if (day === null) return {};
  const frame = {
    center: 'geocentric',
    positions: settings.positions,
    ayanamsa: settings.ayanamsa.definition,
  } as const;
  const at = (birthJdUt: number): string =>
    instantTextOfJd(
      ephemeris,
      siderealSolarReturn(
        ephemeris,
        frame,
        ephemeris.ecliptic(birthJdUt, 'sun', frame).longitudeDeg,
        birthJdUt,
        completedYears,
      ),
    );
  return { begins_span: { starts_at: at(day.startJdUt), ends_at: at(day.endJdUt) } };
}

function yearsUntil(year: number, birthYear: number): number {
  if (year < birthYear) {
    throw new Problem({
      code: 'invalid_range',
      field: 'year',
      message: `The year ${year} lies before the birth in ${birthYear}.`,
      hint: `Use ${birthYear} or later.`,
    });
  }
  requireYear(Date.UTC(2000, 0, 1) + (year - 2000) * 365.2425 * 86_400_000, 'year');
  return year - birthYear;
}

/** Completed years now; the year of the birth itself while it lies in the future. */
function runningYear({ ephemeris, nowMs }: CalculationContext, natal: VedicChart): number {
  const { jdUt } = julianDaysOf(ephemeris, nowMs, null);
  if (jdUt <= natal.birth.jdUt) return 0;
  const frame = {
    center: 'geocentric',
    positions: natal.settings.positions,
    ayanamsa: natal.settings.ayanamsa.definition,
  } as const;
  return returnsCompleted(
    ephemeris,
    frame,
    ephemeris.ecliptic(natal.birth.jdUt, 'sun', frame).longitudeDeg,
    natal.birth.jdUt,
    jdUt,
  );
}
