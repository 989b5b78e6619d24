import {
  periodsAt,
  periodsWithin,
  type TimeLordPeriod,
  type TimeLordSystem,
} from '@theia-astro/astro/time-lords/period';
import { isPeak, placeFrom, releasing, spiritSign } from '@theia-astro/astro/time-lords/releasing';
import { signByIndex, signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { activatedAges, ascensionalTimes } from '@theia-astro/astro/time-lords/ascensions';
import { decennialOrder, decennials } from '@theia-astro/astro/time-lords/decennials';
import { firdaria } from '@theia-astro/astro/time-lords/firdaria';
import { profections } from '@theia-astro/astro/time-lords/profections';
import { linearScale, SIDEREAL_YEAR_DAYS, yearScale, type YearScale } from '@theia-astro/astro/vedic/dasha/scale';
import { type InstantWriter, instantWriter } from '../vedic-parts/wire.ts';
import { type Wire, wire } from '../wire/wire.ts';
import type { timeLordPeriodSchema, timeLordsResponseSchema } from './schema.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { rangeClipped } from '../limits/search-window.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveAnalysis } from '../resolve/resolve-time.ts';
import { instantText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { lordsChart, type LordsChart } from './chart.ts';
import type { TimeLordPart, TimeLordsRequest } from './request.ts';
import { SOURCES } from './settings.ts';

type WirePeriod = Wire<typeof timeLordPeriodSchema>;

/** Which periods an answer lists. */
interface Listing {
  readonly analysisJdUt: number;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  readonly levels: number;
  readonly at: InstantWriter;
}

/** What counts the signs of a system: the ascendant's for houses, Fortune's for peaks. */
type CountedFrom =
  | { readonly kind: 'houses'; readonly ascendantSign: number }
  | { readonly kind: 'fortune'; readonly fortuneSign: number }
  | null;

/** The running periods and the list of a system. */
function listed(
  system: TimeLordSystem,
  { analysisJdUt, fromJdUt, untilJdUt, levels, at }: Listing,
  from: CountedFrom,
): { readonly current: readonly WirePeriod[]; readonly periods: readonly WirePeriod[] } {
  const write = (period: TimeLordPeriod): WirePeriod => wirePeriod(period, from, at);
  return {
    current: periodsAt(system, analysisJdUt).map(write),
    periods: periodsWithin(system, fromJdUt, untilJdUt, levels).map(write),
  };
}

function wirePeriod(
  { level, lord, signIndex, loosing, startJdUt, endJdUt }: TimeLordPeriod,
  from: CountedFrom,
  at: InstantWriter,
): WirePeriod {
  return {
    level,
    lord,
    ...(signIndex === null ? {} : { sign: signByIndex(signIndex), ...counted(signIndex, from) }),
    ...(loosing ? { loosing: true } : {}),
    starts_at: at(startJdUt),
    ends_at: at(endJdUt),
  };
}

function counted(signIndex: number, from: CountedFrom): Pick<WirePeriod, 'house' | 'from_fortune' | 'peak'> {
  if (from === null) return {};
  if (from.kind === 'houses') return { house: placeFrom(from.ascendantSign, signIndex) };
  const place = placeFrom(from.fortuneSign, signIndex);
  return { from_fortune: place, ...(isPeak(place) ? { peak: true } : {}) };
}

type Answer = Wire<typeof timeLordsResponseSchema>;

const TROPICAL_YEAR_DAYS = 365.24219;
/** How much of a life is listed when no range is asked for. */
const LIFE_YEARS = 100;
const SIGNS_AROUND = 12;

/** POST /time_lords. @throws Problem 422 */
export function calculateTimeLords(context: CalculationContext, request: TimeLordsRequest): Answer {
  const { ephemeris } = context;
  const { settings, include, lords } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const chart = lordsChart(context, request, birth);
  const analysis = resolveAnalysis(context, birth, request.analysis, settings.resolution);
  const listing = listingOf(context, request, birth.moment.jdUt, analysis.jdUt);
  const meanYear = settings.chart.ayanamsa === null ? TROPICAL_YEAR_DAYS : SIDEREAL_YEAR_DAYS;
  const solar = remembered(yearScale(ephemeris, birth.moment.jdUt, chart.frame, 'solar', meanYear));
  const asked = <Part>(part: TimeLordPart, make: () => Part): { readonly [name: string]: Part } =>
    include.has(part) ? { [part]: make() } : {};
  const parts = {
    ...asked('profections', () => profectionsOf(request, chart, solar, listing)),
    ...asked('releasing', () => releasingOf(request, chart, birth.moment.jdUt, listing)),
    ...asked('firdaria', () => {
      const { jdAt } = linearScale(birth.moment.jdUt, lords.firdariaYear);
      return listed(firdaria(chart.sect, lords.firdariaNodes, jdAt), listing, null);
    }),
    ...asked('decennials', () => {
      const order = decennialOrder(chart.planetsDeg, chart.sect, lords.decennialStart);
      return { order, ...listed(decennials(birth.moment.jdUt, order, lords.releasingYear), listing, null) };
    }),
    ...asked('ascensions', () => ascensionsOf(context, request, chart, birth.moment.jdUt, listing)),
  } as Pick<Answer, TimeLordPart>;
  return {
    product: 'time_lords',
    analysis_at: instantText(analysis.utcMs),
    sect: chart.sect,
    ...parts,
    conventions: {
      rulers: 'traditional',
      profection_months: lords.profectionMonths,
      releasing_year: lords.releasingYear,
      releasing_same_sign: lords.releasingSameSign,
      firdaria_nodes: lords.firdariaNodes,
      firdaria_year: lords.firdariaYear,
      decennial_start: lords.decennialStart,
    },
    sources: Object.fromEntries([...include].map((part) => [part, SOURCES[part]])),
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, {
      jdUt: birth.moment.jdUt,
      ayanamsa: settings.chart.ayanamsa,
      source: chart.natal.source,
    }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...analysis.warnings,
      ...chart.warnings,
      ...precisionWarnings(chart.natal.source),
      ...(solar.clipped() ? [clippedYears(context, birth.moment.jdUt)] : []),
    ],
  };
}

function listingOf(
  { ephemeris }: CalculationContext,
  { range, levels }: TimeLordsRequest,
  birthJdUt: number,
  analysisJdUt: number,
): Listing {
  const [fromJdUt, untilJdUt] =
    range === null
      ? [birthJdUt, birthJdUt + LIFE_YEARS * TROPICAL_YEAR_DAYS]
      : [toJulianDays(ephemeris, range.fromMs, 'from').jdUt, toJulianDays(ephemeris, range.toMs, 'to').jdUt];
  return { analysisJdUt, fromJdUt, untilJdUt, levels, at: instantWriter(ephemeris) };
}

/** Many points ask for the same returns of the Sun. */
function remembered(scale: YearScale): YearScale {
  const known = new Map<number, number>();
  return {
    ...scale,
    jdAt: (years) => {
      const jd = known.get(years) ?? scale.jdAt(years);
      known.set(years, jd);
      return jd;
    },
  };
}

function profectionsOf(
  { points, lords, range }: TimeLordsRequest,
  { longitudeDeg, planetsDeg }: LordsChart,
  solar: YearScale,
  listing: Listing,
): Answer['profections'] {
  const ascendantSign = signIndexAt(planetsDeg.asc);
  return points.map((point) => {
    const system = profections(longitudeDeg(point), lords.profectionMonths, solar);
    return {
      point,
      sign: signByIndex(signIndexAt(longitudeDeg(point))),
      ...listed(system, range === null ? runningRound(solar, listing) : listing, { kind: 'houses', ascendantSign }),
    };
  });
}

/** The twelve years, from one return of the first sign to the next, that contain the analysis. */
function runningRound(solar: YearScale, listing: Listing): Listing {
  const age = Math.max(0, Math.floor(solar.yearsAt(listing.analysisJdUt)));
  const first = age - (age % SIGNS_AROUND);
  return { ...listing, fromJdUt: solar.jdAt(first), untilJdUt: solar.jdAt(first + SIGNS_AROUND) };
}

function releasingOf(
  { lots, lords }: TimeLordsRequest,
  { signOfLot }: LordsChart,
  birthJdUt: number,
  listing: Listing,
): Answer['releasing'] {
  const fortuneSign = signOfLot('fortune');
  return lots.map((lot) => {
    const own = signOfLot(lot);
    const sign = lot === 'spirit' && lords.releasingSameSign === 'next' ? spiritSign(own, fortuneSign) : own;
    return {
      lot,
      sign: signByIndex(sign),
      ...(sign === own ? {} : { moved: true as const }),
      ...listed(releasing(birthJdUt, sign, lords.releasingYear), listing, { kind: 'fortune', fortuneSign }),
    };
  });
}

function ascensionsOf(
  { ephemeris }: CalculationContext,
  { lords, range, settings }: TimeLordsRequest,
  { natal, geo, planetsDeg }: LordsChart,
  birthJdUt: number,
  { at, fromJdUt, untilJdUt }: Listing,
): Answer['ascensions'] {
  const { ayanamsa } = settings.chart;
  const firstSignDeg = ayanamsa === null ? 0 : ephemeris.ayanamsa(birthJdUt, ayanamsa.definition).valueDeg;
  const times = ascensionalTimes(geo.geoLatitudeDeg, natal.obliquityDeg, firstSignDeg);
  if (times === null) return null;
  const { jdAt } = linearScale(birthJdUt, lords.firdariaYear);
  const ages = activatedAges(planetsDeg, times).filter(({ years }) => {
    const jd = jdAt(years);
    return range === null || (jd >= fromJdUt && jd < untilJdUt);
  });
  return {
    signs: times.map((years, sign) => ({ sign: signByIndex(sign), years: wire(years) })),
    ages: ages.map(({ years, by, lords: two }) => ({ at: at(jdAt(years)), years: wire(years), by, lords: two })),
  };
}

function clippedYears({ ephemeris }: CalculationContext, birthJdUt: number): Warning {
  return {
    ...rangeClipped(ephemeris, { fromJdUt: birthJdUt, toJdUt: ephemeris.range.reduced[1] }, 'birth_date'),
    message: 'Some returns of the Sun are outside the ephemeris; mean years are used for them.',
  };
}
