import {
  PROGRESSION_METHODS,
  progressedClock,
  YEAR_LENGTHS_DAYS,
  type YearLengthDays,
} from '@theia/astro/progressions/clock';
import type { ProgressionChoice } from '@theia/astro/progressions/compute';
import { ARC_KINDS } from '@theia/astro/progressions/directed';
import { ANGLE_METHODS } from '@theia/astro/progressions/houses';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment, FieldReader, Settings } from '../shared/contract.ts';
import { readInstantText } from '../shared/date-text.ts';
import { parseInclude } from '../shared/include.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { instantText } from '../shared/instant-text.ts';
import { quote } from '../shared/quote.ts';
import { DIGNITY_NAMES, FIGURE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { ORB_SETTINGS, settingGiven } from '../shared/settings-asked.ts';
import { parseSettings } from '../shared/settings.ts';

export const PROGRESSIONS_INCLUDES = ['points', 'aspects_to_natal', 'aspects', 'lunation', 'events'] as const;
export type ProgressionsInclude = (typeof PROGRESSIONS_INCLUDES)[number];
export const DEFAULT_PROGRESSIONS_INCLUDES: readonly ProgressionsInclude[] = [
  'points',
  'aspects_to_natal',
  'aspects',
  'lunation',
];

/** Contract §9: events of at most 120 years, and of no more of the ephemeris than transits with the Moon search (§7). */
export const MOST_EVENT_YEARS = 120;
export const MOST_EPHEMERIS_DAYS = 366;
/** The daily parallax asks for steps of three hours. */
const MOST_TOPOCENTRIC_DAYS = 122;
const MS_PER_DAY = 86_400_000;

export interface ProgressionsRequest {
  readonly birth: BirthData;
  readonly target: CompanionMoment;
  readonly choice: ProgressionChoice;
  readonly settings: Settings;
  /** Orbs were given: then they hold, else one degree for all. */
  readonly orbsGiven: boolean;
  readonly include: ReadonlySet<ProgressionsInclude>;
  readonly range: EventRange | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** [from, to) in milliseconds UTC. */
export interface EventRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Reads a request of POST /progressions, contract §9 and §20. @throws Problem with every fault */
export function parseProgressions(input: unknown): ProgressionsRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields);
  const target = parseCompanionMoment(fields, 'progressed_date', 'progressed_time');
  if (!fields.has('progressed_date'))
    fields.missing('progressed_date', undefined, 'Write YYYY-MM-DD: the day of life to progress the chart to.');
  const choice = parseChoice(fields);
  const settings = parseSettings(fields, { orbScale: 1, idle: [...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES] });
  const ranged = fields.has('from') || fields.has('to');
  const include = parseInclude(
    fields,
    PROGRESSIONS_INCLUDES,
    ranged ? PROGRESSIONS_INCLUDES : DEFAULT_PROGRESSIONS_INCLUDES,
  );
  const range =
    ranged || include.has('events')
      ? parseRange(
          fields,
          choice,
          settings.chart.coordinates === 'topocentric' ? MOST_TOPOCENTRIC_DAYS : MOST_EPHEMERIS_DAYS,
        )
      : null;
  const orbsGiven = settingGiven(fields, ORB_SETTINGS);
  const warnings = fields.finish(settings.strict);
  return {
    birth,
    target: target ?? { date: null, time: null, calendar: 'gregorian' },
    choice,
    settings,
    orbsGiven,
    include,
    range,
    input: fields.echo,
    warnings,
  };
}

function parseChoice(fields: FieldReader): ProgressionChoice {
  return {
    method: fields.oneOf('method', PROGRESSION_METHODS, 'invalid_setting') ?? 'secondary',
    angles: fields.oneOf('angles', ANGLE_METHODS, 'invalid_setting') ?? 'solar_arc_longitude',
    arc: fields.oneOf('arc', ARC_KINDS, 'invalid_setting') ?? 'true',
    converse: fields.boolean('converse') ?? false,
    yearDays: parseYearLength(fields),
  };
}

function parseYearLength(fields: FieldReader): YearLengthDays {
  const hint = `Use one of ${YEAR_LENGTHS_DAYS.join(', ')}.`;
  const days = fields.number('year_length', { code: 'invalid_setting', min: 365, max: 366, hint });
  const known = YEAR_LENGTHS_DAYS.find((length) => length === days);
  if (days !== undefined && known === undefined)
    fields.issue('invalid_setting', 'year_length', `year_length ${days} is not a length of year in use.`, hint);
  return known ?? YEAR_LENGTHS_DAYS[0];
}

function parseRange(
  fields: FieldReader,
  { method, yearDays }: ProgressionChoice,
  mostEphemerisDays: number,
): EventRange | null {
  const fromMs = parseEnd(fields, 'from');
  const toMs = parseEnd(fields, 'to');
  if (fromMs === undefined || toMs === undefined) return null;
  const days = (toMs - fromMs) / MS_PER_DAY;
  if (days <= 0) fields.issue('invalid_range', 'to', 'to must be later than from.', 'to is exclusive.');
  const mostDays = Math.min(
    MOST_EVENT_YEARS * 365.25,
    mostEphemerisDays / progressedClock(0, method, yearDays, false).rate,
  );
  if (days > mostDays) {
    fields.issue(
      'range_too_large',
      'to',
      `Events of ${method} progressions are searched for at most ${Math.floor(mostDays / 365.25)} years, got ${(days / 365.25).toFixed(1)}.`,
      'Ask in parts.',
    );
  }
  return { fromMs, toMs };
}

function parseEnd(fields: FieldReader, name: 'from' | 'to'): number | undefined {
  const hint = 'Write a date (midnight UTC) or an ISO-8601 instant.';
  if (!fields.has(name)) fields.missing(name, `${name} is required: events are searched from, to.`, hint);
  const text = fields.text(name, { code: 'invalid_range', hint });
  if (text === undefined) return undefined;
  const utcMs = readInstantText(text);
  if (utcMs === undefined)
    fields.issue('invalid_range', name, `${name} ${quote(text)} is not a date or instant.`, hint);
  else fields.echo[name] = instantText(utcMs);
  return utcMs;
}
