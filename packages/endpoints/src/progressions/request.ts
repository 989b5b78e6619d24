import { answerParts, type AnswerParts } from '../wire/answer-parts.ts';
import { PROGRESSION_METHODS, progressedClock, YEAR_LENGTHS_DAYS } from '@theia-astro/astro/progressions/arcs';
import type { ProgressionChoice } from '@theia-astro/astro/progressions/compute';
import { ARC_KINDS } from '@theia-astro/astro/progressions/movers';
import { ANGLE_METHODS } from '@theia-astro/astro/progressions/houses';
import type { SearchOfRange } from '../endpoint.ts';
import { largestRange } from '../limits/search-window.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import {
  field,
  FieldSet,
  type Facts,
  type Field,
  type ValuesOf,
  choice,
  flag,
  numberChoice,
  formatField,
} from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { readInstantText } from '../time/date-text.ts';
import { include, includedChartParts } from '../request/include.ts';
import { clock, companionMoment, date, instant } from '../request/instants.ts';
import { instantText } from '../time/instant-text.ts';
import { quote } from '../request/issue-list.ts';
import {
  DIGNITY_NAMES,
  FIGURE_NAMES,
  ORB_NAMES,
  readSettings,
  settingGiven,
  settingsField,
} from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { zodiacFields } from '../request/system.ts';

export const PROGRESSIONS_INCLUDES = [
  'points',
  'houses',
  'aspects_to_natal',
  'aspects',
  'lunation',
  'events',
  'all_aspects',
  'details',
] as const;
export type ProgressionsInclude = (typeof PROGRESSIONS_INCLUDES)[number];
export const DEFAULT_PROGRESSIONS_INCLUDES: readonly ProgressionsInclude[] = [
  'points',
  'houses',
  'aspects_to_natal',
  'lunation',
];
/** Only with from and to. */
const DEFAULT_RANGE_INCLUDES: readonly ProgressionsInclude[] = ['events'];

/**
 * docs/methods/returns-and-progressions.md: events of at most 120 years, and of no more ephemeris days than transits with the Moon may search.
 */
const MOST_EVENT_YEARS = 120;
const MOST_EPHEMERIS_DAYS = 366;
/** The daily parallax needs steps of three hours. */
const MOST_TOPOCENTRIC_DAYS = 122;
const MS_PER_DAY = 86_400_000;

/** [from, to) in milliseconds UTC. */
export interface EventRange {
  readonly fromMs: number;
  readonly toMs: number;
}

const settings = settingsField({
  orbScale: 1,
  idle: [...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  description: 'Without orbs in the request every aspect has an orb of 1°.',
  id: 'ProgressionsSettings',
});

const choiceFields = {
  method: choice(PROGRESSION_METHODS, 'invalid_setting', {
    description:
      'secondary: a day for a year; tertiary: a day for a month; minor: a month for a year; solar_arc: every natal point moved by the Sun’s arc.',
    byDefault: 'secondary',
  }),
  angles: choice(ANGLE_METHODS, 'invalid_setting', {
    description:
      'How the midheaven is progressed: by the Sun’s true or mean (Naibod) arc in longitude or right ascension, or the real midheaven of the progressed instant.',
    byDefault: 'solar_arc_longitude',
  }),
  arc: choice(ARC_KINDS, 'invalid_setting', { description: 'The arc used by solar_arc.', byDefault: 'true' }),
  converse: flag({ description: 'Progress into the past.', byDefault: false }),
  year_length: numberChoice(
    YEAR_LENGTHS_DAYS,
    { code: 'invalid_setting', min: 365, max: 366, hint: `Use one of ${YEAR_LENGTHS_DAYS.join(', ')}.` },
    'a known year length',
    { description: 'Days in a year of life.', unit: 'days', byDefault: YEAR_LENGTHS_DAYS[0] },
  ),
};

/** The fields of POST /progressions. */
export const progressionsFields = new FieldSet({
  ...birthFields,
  progressed_date: date({
    description:
      'The day to progress the chart to, local at the birth place. A day before the birth progresses the chart into the past.',
    examples: ['2024-06-15'],
    required: true,
  }),
  progressed_time: clock({ description: 'Local time of progressed_date.', byDefault: '12:00' }),
  ...choiceFields,
  from: end({
    description: `Start of the range of events; at most ${MOST_EVENT_YEARS} years, and ${MOST_EPHEMERIS_DAYS} days of the ephemeris. A date means midnight UTC.`,
    examples: ['2024-01-01'],
  }),
  to: end({ description: 'End of the range, exclusive.', examples: ['2030-01-01'] }),
  ...zodiacFields,
  settings,
  include: include(PROGRESSIONS_INCLUDES, {
    description:
      'Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events.',
    byDefault: DEFAULT_PROGRESSIONS_INCLUDES,
  }),
  ...formatField,
});

/** Parses a request of POST /progressions. @throws Problem with every fault */
export function parseProgressions(input: unknown) {
  const fields = readFields(input);
  const values = progressionsFields.read(fields);
  const birth = readBirth(fields, values);
  if (!fields.has('progressed_date'))
    fields.missing('progressed_date', undefined, 'Write YYYY-MM-DD: the day to progress the chart to.');
  const progression = readChoice(values);
  const asked = readSettings(fields, values, settings);
  const ranged = fields.has('from') || fields.has('to');
  const parts = includedChartParts<ProgressionsInclude>(
    fields,
    values.include,
    ranged ? DEFAULT_RANGE_INCLUDES : DEFAULT_PROGRESSIONS_INCLUDES,
    ranged ? PROGRESSIONS_INCLUDES : PROGRESSIONS_INCLUDES.filter((part) => part !== 'events'),
  );
  const mostDays = asked.chart.coordinates === 'topocentric' ? MOST_TOPOCENTRIC_DAYS : MOST_EPHEMERIS_DAYS;
  const range = ranged || parts.has('events') ? readRange(fields, values, progression, mostDays) : null;
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    target: companionMoment(values.progressed_date, values.progressed_time) ?? {
      date: null,
      time: null,
      calendar: 'gregorian',
      written: null,
    },
    choice: progression,
    settings: asked,
    /** The request sets orbs; otherwise every aspect has one degree. */
    orbsGiven: settingGiven(fields, ORB_NAMES),
    include: parts,
    range,
  };
}

export type ProgressionsRequest = ReturnType<typeof parseProgressions>;

function readChoice(said: ValuesOf<typeof choiceFields>): ProgressionChoice {
  return {
    method: said.method ?? 'secondary',
    angles: said.angles ?? 'solar_arc_longitude',
    arc: said.arc ?? 'true',
    converse: said.converse ?? false,
    yearDays: said.year_length ?? YEAR_LENGTHS_DAYS[0],
  };
}

/** Days of life that cover so many days of the ephemeris, at most those of the longest range. */
function mostDaysOf(
  method: ProgressionChoice['method'],
  yearDays: ProgressionChoice['yearDays'],
  ephemerisDays: number,
): number {
  return Math.min(MOST_EVENT_YEARS * 365.25, ephemerisDays / progressedClock(0, method, yearDays, false).rate);
}

/** Records `missing_field`, `invalid_range`, `range_too_large`. */
function readRange(
  fields: FieldReader,
  { from: fromMs, to: toMs }: { readonly from: number | undefined; readonly to: number | undefined },
  { method, yearDays }: ProgressionChoice,
  mostEphemerisDays: number,
): EventRange | null {
  for (const name of ['from', 'to'])
    if (!fields.has(name)) fields.missing(name, `${name} is required: a range of events needs from and to.`, END_HINT);
  if (fromMs === undefined || toMs === undefined) return null;
  const days = (toMs - fromMs) / MS_PER_DAY;
  if (days <= 0) fields.issue('invalid_range', 'to', 'to must be later than from.', 'to is exclusive.');
  const mostDays = mostDaysOf(method, yearDays, mostEphemerisDays);
  if (days > mostDays) {
    fields.issue(
      'range_too_large',
      'to',
      `Events of ${method} progressions are searched for at most ${Math.floor(mostDays / 365.25)} years, got ${(days / 365.25).toFixed(1)}.`,
      'Split the range.',
      largestRange(fromMs, mostDays),
    );
  }
  return { fromMs, toMs };
}

/** Longest ranges of events, whatever the method, the year and the centre. */
const RANGE_DAYS = [MOST_EPHEMERIS_DAYS, MOST_TOPOCENTRIC_DAYS].flatMap((ephemerisDays) =>
  PROGRESSION_METHODS.flatMap((method) =>
    YEAR_LENGTHS_DAYS.map((yearDays) => Math.floor(mostDaysOf(method, yearDays, ephemerisDays))),
  ),
);

/** The search of a range. */
export const progressionsSearch: SearchOfRange<ProgressionsRequest> = {
  list: 'events',
  mostDays: [...new Set(RANGE_DAYS)].toSorted((a, b) => b - a),
  limit: null,
  isListed: ({ include: parts }) => parts.has('events'),
};

const END_HINT = 'Write a date (midnight UTC) or an ISO-8601 instant.';

/** An end of the range, in milliseconds UTC. Records `invalid_range`. */
function end(facts: Facts): Field<number> {
  return field(instant().schema, facts, (fields, name) => {
    const text = fields.text(name, { code: 'invalid_range', hint: END_HINT });
    if (text === undefined) return undefined;
    const utcMs = readInstantText(text);
    if (utcMs === undefined)
      fields.issue('invalid_range', name, `${name} ${quote(text)} is not a date or instant.`, END_HINT);
    else fields.echo[name] = instantText(utcMs);
    return utcMs;
  });
}

const partsOf = (byDefault: readonly ProgressionsInclude[]): AnswerParts =>
  answerParts(PROGRESSIONS_INCLUDES, byDefault, { widens: { all_aspects: ['aspects', 'aspects_to_natal'] } });
const snapshotParts = partsOf(DEFAULT_PROGRESSIONS_INCLUDES);
const rangeParts = partsOf(DEFAULT_RANGE_INCLUDES);

/** Where the parts of the answer stand. */
export function progressionsParts({ range }: ProgressionsRequest): AnswerParts {
  return range === null ? snapshotParts : rangeParts;
}
