import { DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import type { FactHistory } from '@theia-astro/astro/sensitivity/facts';
import { dashaShiftDaysPerMinute, vedicSensitivity } from '@theia-astro/astro/sensitivity/vedic';
import { westernSensitivity } from '@theia-astro/astro/sensitivity/western';
import type { TimeWindow } from '@theia-astro/astro/sensitivity/window-ephemeris';
import { SHODASA_VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { dateOutOfRange } from '../time/range.ts';
import { castChart, chartWarnings } from '../vedic-chart/calculate.ts';
import { calculateChart } from '../western/chart.ts';
import { chartSettings, type ChartPart } from '../wire/chart-parts.ts';
import type { EphemerisSource } from '@theia-astro/astro/ephemeris';
import type { Wire } from '../wire/wire-type.ts';
import type { Offsets } from './offsets.ts';
import type { SensitivityRequest } from './request.ts';
import type { sensitivityResponseSchema } from './schema.ts';

/** A birth whose window is known. */
export interface WindowedBirth {
  readonly resolved: ResolvedBirth;
  readonly geo: GeoPosition;
  readonly window: TimeWindow;
  readonly offsets: Offsets;
  readonly dateField: string;
}

export interface Found {
  readonly histories: readonly FactHistory[];
  readonly source: EphemerisSource;
  readonly ayanamsa: ChartSettings['ayanamsa'];
  readonly dashaShifts: Wire<typeof sensitivityResponseSchema>['dasha_shifts'];
  readonly warnings: readonly Warning[];
}

const NO_PARTS: ReadonlySet<never> = new Set();

/** Histories of the western facts. @throws Problem 422 */
export function westernHistories(
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
      fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: dateField },
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
export function vedicHistories(
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
