import { type GeoPosition, DateOutOfRangeError, lessPrecise, sourceAcross } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { vedicChartOnDay } from '@theia-astro/astro/vedic/chart-compute';
import {
  sunSpans,
  tithiPravesha,
  returnsCompleted,
  siderealSolarReturn,
} from '@theia-astro/astro/vedic/varshaphal/sun-charts';
import { type Varshaphal, computeVarshaphal } from '@theia-astro/astro/vedic/varshaphal/varshaphal';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import type { z } from 'zod';
import type { CalculationContext } from '../endpoint.ts';
import { localText, utcMsOfJd, instantTextOfJd } from '../time/instant-text.ts';
import { instantWriter, wireSidereal } from '../vedic-parts/wire.ts';
import { mapIds } from '../wire/point.ts';
import { wireLongitude, type Wire } from '../wire/wire.ts';
import type { VarshaphalInclude, VarshaphalRequest } from './request.ts';
import { wireChart, wireVarshaphal } from './wire-varshaphal.ts';
import type { yearShape, varshaphalResponseSchema } from './schema.ts';
import { resolveChart } from '../vedic-parts/partner.ts';
import { Problem } from '../problem.ts';
import { localBirthYear } from '../resolve/birth-day.ts';
import { resolveCompanionPlace } from '../resolve/resolve-place.ts';
import { dateOutOfRange, type Moment, requireYear, toJulianDays } from '../time/range.ts';
import { answerEnd } from '../wire/meta.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import { wireConventions, wireSources } from './conventions.ts';

type Parts = Pick<Wire<z.ZodObject<typeof yearShape>>, 'months' | 'sixty_hours' | 'tithi_pravesha'>;

/** Where the charts of a year are cast, and its clock. */
interface YearPlace {
  readonly geo: GeoPosition;
  readonly offsetSecondsAt: (jdUt: number) => number;
}

/** The charts inside a Tajika year that were asked for. @throws DateOutOfRangeError, HouseSystemUndefinedError */
function wireSunCharts(
  { ephemeris }: CalculationContext,
  natal: VedicChart,
  year: Varshaphal,
  { geo, offsetSecondsAt }: YearPlace,
  include: ReadonlySet<VarshaphalInclude>,
): Parts {
  const { settings, birth } = natal;
  const frame = {
    center: 'geocentric',
    positions: settings.positions,
    ayanamsa: settings.ayanamsa.definition,
  } as const;
  const at = instantWriter(ephemeris);
  const longitudeDeg = (body: 'sun' | 'moon'): number => ephemeris.ecliptic(birth.jdUt, body, frame).longitudeDeg;
  const chartAt = (jdUt: number): VedicChart =>
    vedicChartOnDay(
      ephemeris,
      { jdUt, unknownTime: birth.unknownTime, place: geo, utcOffsetSeconds: offsetSecondsAt(jdUt) },
      settings,
      null,
    );
  const spans = (parts: 12 | 144) =>
    sunSpans(ephemeris, frame, longitudeDeg('sun'), year, parts).map(({ startJdUt, endJdUt }) => {
      const { lagna, byId } = chartAt(startJdUt);
      return {
        starts_at: at(startJdUt),
        ends_at: at(endJdUt),
        lagna: lagna && wireSidereal(lagna.longitudeDeg),
        bhavas: lagna && mapIds(GRAHAS, (id) => byId[id].signHouse),
      };
    });
  const pravesha = (): NonNullable<Parts['tithi_pravesha']> => {
    const [sunDeg, moonDeg] = [longitudeDeg('sun'), longitudeDeg('moon')];
    const { jdUt, inNatalMonth } =
      year.completedYears === 0
        ? { jdUt: birth.jdUt, inNatalMonth: true }
        : tithiPravesha(ephemeris, frame, { sunDeg, moonDeg }, year.startJdUt);
    return {
      at: at(jdUt),
      at_local: localText(utcMsOfJd(ephemeris, jdUt), offsetSecondsAt(jdUt)),
      elongation: wireLongitude(natal.elongationDeg),
      in_natal_month: inNatalMonth,
      chart: wireChart(chartAt(jdUt), { details: include.has('details') }),
    };
  };
  return {
    ...(include.has('months') ? { months: spans(12) } : {}),
    ...(include.has('sixty_hours') ? { sixty_hours: spans(144) } : {}),
    ...(include.has('tithi_pravesha') ? { tithi_pravesha: pravesha() } : {}),
  };
}

/** The Tajika year of a birth. @throws Problem 400 `invalid_range` before the birth; 422 */
export function calculateVarshaphal(
  context: CalculationContext,
  request: VarshaphalRequest,
): Wire<typeof varshaphalResponseSchema> {
  try {
    return calculate(context, request);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('year', 'The year');
    throw error;
  }
}

function calculate(context: CalculationContext, request: VarshaphalRequest): Wire<typeof varshaphalResponseSchema> {
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
  const birthYear = localBirthYear(resolved.time);
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
  const source = lessPrecise(natal.source, year.chart.source, sourceAcross(ephemeris, year.startJdUt, year.endJdUt));
  return {
    product: 'varshaphal',
    year: birthYear + completedYears,
    starts_at_local: localText(utcMsOfJd(ephemeris, year.startJdUt), offsetSecondsAt(year.startJdUt)),
    ...beginningSpan(ephemeris, natal, resolved.moment, completedYears),
    ...wireVarshaphal(ephemeris, year, request.include),
    ...wireSunCharts(context, natal, year, { geo, offsetSecondsAt }, request.include),
    conventions: wireConventions(request),
    sources: wireSources(request.include, request.reading),
    time: resolved.time,
    place: companion.place === null ? resolved.place : wirePlace(companion.place.place),
    ...answerEnd(
      context,
      request,
      { jdUt: year.startJdUt, ayanamsa: request.vedic.ayanamsa, source },
      resolved.warnings,
      companion.place?.warnings ?? [],
    ),
  };
}

/** Earliest and latest start for births at any time of the day; empty when the birth time is known. */
function beginningSpan(
  ephemeris: CalculationContext['ephemeris'],
  { settings }: VedicChart,
  { day }: Pick<Moment, 'day'>,
  completedYears: number,
): Pick<Wire<typeof varshaphalResponseSchema>, 'span'> {
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
  return { span: { starts_at: at(day.startJdUt), ends_at: at(day.endJdUt) } };
}

function yearsUntil(year: number, birthYear: number): number {
  if (year < birthYear) {
    throw new Problem({
      code: 'invalid_range',
      field: 'year',
      message: `The year ${year} is before the birth in ${birthYear}.`,
      hint: `Use ${birthYear} or later.`,
    });
  }
  requireYear(Date.UTC(2000, 0, 1) + (year - 2000) * 365.2425 * 86_400_000, 'year');
  return year - birthYear;
}

/** Completed years now; 0 while the birth is in the future. */
function runningYear({ ephemeris, nowMs }: CalculationContext, natal: VedicChart): number {
  const { jdUt } = toJulianDays(ephemeris, nowMs, null);
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
