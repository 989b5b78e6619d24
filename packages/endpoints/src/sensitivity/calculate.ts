import { birthField } from '../request/birth-data.ts';
import { DateOutOfRangeError, type GeoPosition, type EphemerisSource } from '@theia-astro/astro/ephemeris';
import type { FactHistory } from '@theia-astro/astro/sensitivity/facts';
import { dashaShiftDaysPerMinute, vedicSensitivity } from '@theia-astro/astro/sensitivity/vedic';
import { westernSensitivity } from '@theia-astro/astro/sensitivity/western';
import type { TimeWindow } from '@theia-astro/astro/sensitivity/window-ephemeris';
import { SHODASA_VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { castChart, chartWarnings } from '../vedic-chart/calculate.ts';
import { calculateChart } from '../western/chart.ts';
import { chartSettings, type ChartPart } from '../wire/chart-parts.ts';
import { type Wire, round } from '../wire/wire.ts';
import { type Offsets, endsOf, offsetsOver, wireHistories, wireStability } from './wire.ts';
import { type SensitivityRequest, DAY_MINUTES } from './request.ts';
import type { sensitivityResponseSchema } from './schema.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { instantText, localText } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';

/** A birth whose window is known. */
interface WindowedBirth {
  readonly resolved: ResolvedBirth;
  readonly geo: GeoPosition;
  readonly window: TimeWindow;
  readonly offsets: Offsets;
  readonly dateField: string;
}

interface Found {
  readonly histories: readonly FactHistory[];
  readonly source: EphemerisSource;
  readonly ayanamsa: ChartSettings['ayanamsa'];
  readonly dashaShifts: Wire<typeof sensitivityResponseSchema>['dasha_shifts'];
  readonly warnings: readonly Warning[];
}

const NO_PARTS: ReadonlySet<never> = new Set();

/** Histories of the western facts. @throws Problem 422 */
function westernHistories(
  { ephemeris }: CalculationContext,
  { settings, include }: NonNullable<SensitivityRequest['western']>,
  { resolved, geo, window, dateField }: WindowedBirth,
): Found {
  const parts: ReadonlySet<ChartPart> = new Set<ChartPart>(include.has('all_aspects') ? ['all_aspects'] : []);
  const followed = chartSettings(settings.chart, parts);
  const charts = [window.fromJdUt, resolved.moment.jdUt, window.untilJdUt].map((jdUt) =>
    calculateChart(ephemeris, {
      moment: { jdUt, unknownTime: false, day: null },
      place: geo,
      settings: followed,
      include: NO_PARTS,
      bodiesAsked: settings.bodiesAsked,
      fields: { date: dateField },
    }),
  );
  return {
    histories: inRange(dateField, () =>
      westernSensitivity(ephemeris, {
        window,
        place: geo,
        settings: followed,
        patternSettings: settings.chart,
        parts: include as ReadonlySet<never>,
      }),
    ),
    source: charts.some(({ chart }) => chart.source === 'moshier') ? 'moshier' : 'swisseph',
    ayanamsa: settings.chart.ayanamsa,
    dashaShifts: undefined,
    warnings: charts.flatMap(({ warnings }) => warnings),
  };
}

const DEFAULT_LEVELS = 2;

/** Histories of the Vedic facts. @throws Problem 422 */
function vedicHistories(
  context: CalculationContext,
  { settings, include }: NonNullable<SensitivityRequest['vedic']>,
  { resolved, geo, window, offsets, dateField }: WindowedBirth,
): Found {
  const { ephemeris } = context;
  const { chart, options } = settings;
  const { vargas, vargaReadings, customVargas, dasha } = options;
  const shown = new Set([...(include.has('all_vargas') ? SHODASA_VARGAS : []), ...(vargas ?? [9 as const])]);
  const charts = [window.fromJdUt, resolved.moment.jdUt, window.untilJdUt].map((jdUt) =>
    castChart(context, { ...resolved, moment: { ...resolved.moment, jdUt, unknownTime: false } }, chart, dateField),
  );
  const asked = new Set(include.has('panchang') ? (['panchang'] as const) : []);
  return {
    histories: inRange(dateField, () =>
      vedicSensitivity(ephemeris, {
        window,
        place: geo,
        settings: chart,
        parts: include as ReadonlySet<never>,
        vargas: [...[...shown].map((varga) => ({ varga, readings: vargaReadings })), ...customVargas],
        karakaScheme: options.karakaScheme,
        dashas: {
          systems: dasha.systems,
          levels: dasha.levels ?? DEFAULT_LEVELS,
          narayana: { ...dasha.narayana, vargaReadings },
        },
        hora: options.hora,
        utcOffsetSecondsAt: offsets.secondsAt,
        offsetChangesJdUt: offsets.changesJdUt,
      }),
    ),
    source: charts.some(({ source }) => source === 'moshier') ? 'moshier' : 'swisseph',
    ayanamsa: chart.ayanamsa,
    dashaShifts: include.has('dashas')
      ? dasha.systems.map((system) => ({
          dasha: system,
          days_per_minute:
            Math.round(1e6 * dashaShiftDaysPerMinute(ephemeris, resolved.moment.jdUt, geo, chart, system, dasha.year)) /
            1e6,
        }))
      : undefined,
    warnings: charts.flatMap((one) => chartWarnings(one, asked)),
  };
}

/** @throws Problem `date_out_of_range` where the window leaves the ephemeris */
function inRange<Result>(field: string, find: () => Result): Result {
  try {
    return find();
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange(field, 'A part of the window');
    throw error;
  }
}

/** POST /sensitivity: what changes when the birth is earlier or later. @throws Problem 422 */
export function calculateSensitivity(
  context: CalculationContext,
  request: SensitivityRequest,
): Wire<typeof sensitivityResponseSchema> {
  const windowed = windowedBirth(context, request);
  const { resolved, window, offsets } = windowed;
  const { jdUt } = resolved.moment;
  const western = request.western && westernHistories(context, request.western, windowed);
  const vedic = request.vedic && vedicHistories(context, request.vedic, windowed);
  const found = [western, vedic].filter((one) => one !== null);
  const histories = found.flatMap((one) => one.histories);
  const source = found.some((one) => one.source === 'moshier') ? 'moshier' : 'swisseph';
  const [fromMs, untilMs] = [window.fromJdUt, window.untilJdUt].map((end) => context.ephemeris.jdToUtcMs(end));
  return {
    product: 'sensitivity',
    at: resolved.time.utc,
    window: {
      starts_at: instantText(fromMs!),
      ends_at: instantText(untilMs!),
      starts_at_local: localText(fromMs!, offsets.secondsAt(window.fromJdUt)),
      ends_at_local: localText(untilMs!, offsets.secondsAt(window.untilJdUt)),
      minutes_before: round((jdUt - window.fromJdUt) * DAY_MINUTES, 4),
      minutes_after: round((window.untilJdUt - jdUt) * DAY_MINUTES, 4),
    },
    stability: wireStability(histories, jdUt, window),
    ...wireHistories(context, histories, jdUt, offsets),
    ...(vedic?.dashaShifts === undefined ? {} : { dasha_shifts: vedic.dashaShifts }),
    time: resolved.time,
    place: resolved.place,
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: (western ?? vedic)!.ayanamsa, source }),
    warnings: distinct([
      ...request.warnings,
      ...resolved.warnings.map(withoutBirthTime),
      ...precisionWarnings(source),
      ...found.flatMap((one) => one.warnings),
    ]),
  };
}

/** The place, the instant and the window around it. */
function windowedBirth(
  context: CalculationContext,
  { birth, window: asked, western, vedic }: SensitivityRequest,
): WindowedBirth {
  const resolution = (western ?? vedic)!.settings.resolution;
  const resolved = resolveBirth(context, birth, resolution);
  const { moment, geo } = resolved;
  if (geo === null) throw new TypeError('A birth without a place: the parser requires one');
  const dateField = birthField(birth);
  const fromJdUt = asked === null ? moment.day!.startJdUt : moment.jdUt - asked.beforeMinutes / DAY_MINUTES;
  const untilJdUt = asked === null ? moment.day!.endJdUt : moment.jdUt + asked.afterMinutes / DAY_MINUTES;
  const [fromMs, untilMs] = endsOf(context, fromJdUt, untilJdUt);
  for (const end of [fromMs, untilMs]) toJulianDays(context.ephemeris, end, dateField);
  return {
    resolved,
    geo,
    window: { fromJdUt, untilJdUt },
    offsets: offsetsOver(context, resolved, resolution, fromMs, untilMs),
    dateField,
  };
}

/** Without a birth time this product leaves nothing out. */
function withoutBirthTime(warning: Warning): Warning {
  return warning.code === 'birth_time_unknown'
    ? {
        ...warning,
        message:
          'The birth time is unknown: the whole civil day is answered, and minutes and sides count from 12:00 local time.',
      }
    : warning;
}

/** A warning that holds at several instants is given once. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [
    ...new Map(warnings.map((warning) => [`${warning.code} ${warning.field} ${warning.message}`, warning])).values(),
  ];
}
