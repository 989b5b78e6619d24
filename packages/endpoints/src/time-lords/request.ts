import { PLANETS } from '@theia-astro/astro/bodies/table';
import { LOT_IDS, type LotId } from '@theia-astro/astro/lots/lots';
import type { Warning } from '../endpoint.ts';
import { analysisFields } from '../request/setting-fields.ts';
import { formatField, list, number, FieldSet, type ValuesOf } from '../request/field.ts';
import type { BirthData, CompanionMoment, Settings } from '../request/asked.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import {
  ASPECT_NAMES,
  DIGNITY_NAMES,
  FIGURE_NAMES,
  HOUSE_NAMES,
  readSettings,
  settingsField,
} from '../request/settings.ts';
import { include, includedParts } from '../request/include.ts';
import { companionMoment, instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { readFromTo } from '../request/search-range.ts';
import { zodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';
import { largestRange } from '../limits/search-window.ts';
import { periodsAtMost, readTimeLordSettings, timeLordSettings, type TimeLordSettings } from './settings.ts';

export const TIME_LORD_PARTS = ['profections', 'releasing', 'firdaria', 'decennials', 'ascensions'] as const;
export type TimeLordPart = (typeof TIME_LORD_PARTS)[number];
const DEFAULT_PARTS: readonly TimeLordPart[] = ['profections', 'releasing', 'firdaria'];

/** Points that can be profected. */
export const PROFECTED_POINTS = ['asc', 'mc', ...PLANETS, 'north_node', 'chiron', ...LOT_IDS] as const;
export type ProfectedPoint = (typeof PROFECTED_POINTS)[number];

const DEEPEST_LEVEL = 4;
const DAY_MS = 86_400_000;
/** Longest ranges: of years and months, and of what is shorter. */
const LONGEST_DAYS = 43_830;
const LONGEST_DEEP_DAYS = 1_096;
const MOST_PERIODS = 10_000;

export interface TimeLordsRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly lords: TimeLordSettings;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  /** Null: of the whole life, of profections the running twelve years. */
  readonly range: { readonly fromMs: number; readonly toMs: number } | null;
  readonly levels: number;
  readonly points: readonly ProfectedPoint[];
  readonly lots: readonly LotId[];
  readonly include: ReadonlySet<TimeLordPart>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = settingsField({
  orbScale: 1,
  idle: [
    ...ASPECT_NAMES,
    ...HOUSE_NAMES,
    ...DIGNITY_NAMES,
    ...FIGURE_NAMES,
    'bodies',
    'lilith',
    'coordinates',
    'rulers',
  ],
  added: timeLordSettings,
  description: 'Where schools differ.',
});

/** The fields of POST /time_lords. */
export const timeLordsFields = new FieldSet({
  ...birthFields,
  ...analysisFields,
  from: instant({
    description: 'Lists the periods from here. Default: the birth; of profections the running twelve years.',
  }),
  to: instant({
    description:
      'End of the list, exclusive; at most 120 years after from, three years with levels above 2. Default: a hundred years.',
  }),
  levels: number(
    { code: 'invalid_range', min: 1, max: DEEPEST_LEVEL, integer: true },
    {
      description: 'Levels of the list; 3 and 4 need from and to. current always has all.',
      byDefault: 1,
    },
  ),
  points: list(
    PROFECTED_POINTS,
    { code: 'invalid_setting', csv: true, what: 'point' },
    { description: 'What is profected.', byDefault: ['asc'], min: 1 },
  ),
  lots: list(
    LOT_IDS,
    { code: 'invalid_setting', csv: true, what: 'lot' },
    { description: 'Lots to release from.', byDefault: ['spirit', 'fortune'], min: 1 },
  ),
  ...zodiacFields,
  settings,
  include: include(TIME_LORD_PARTS, { byDefault: DEFAULT_PARTS }),
  ...formatField,
});

/** POST /time_lords. @throws Problem 400 with every fault */
export function parseTimeLords(input: unknown): TimeLordsRequest {
  const fields = readFields(input);
  const values = timeLordsFields.read(fields);
  const birth = readBirth(fields, values);
  const asked = readSettings(fields, values, settings);
  if (birth.local !== null && birth.local.time === null)
    fields.missing(
      'birth_time',
      'birth_time is required: lords of time begin from the ascendant, the lots and the sect.',
      'Send the local time of birth.',
    );
  const levels = values.levels ?? 1;
  const range = readRange(fields, values, levels);
  const listed = {
    range,
    levels,
    points: [...new Set<ProfectedPoint>(values.points ?? ['asc'])],
    lots: [...new Set<LotId>(values.lots ?? ['spirit', 'fortune'])],
    include: includedParts(values.include, DEFAULT_PARTS, TIME_LORD_PARTS),
  };
  const periods = Math.ceil(periodsAtMost(listed));
  if (periods > MOST_PERIODS)
    fields.issue(
      'range_too_large',
      range === null ? 'levels' : 'to',
      `The answer may list ${periods} periods; the limit is ${MOST_PERIODS}.`,
      'Ask for a shorter range, fewer levels, points or lots.',
    );
  return {
    ...fields.finishRequest(asked.strict),
    ...listed,
    birth,
    settings: asked,
    lords: readTimeLordSettings(values.settings),
    analysis: companionMoment(values.analysis_date, values.analysis_time),
  };
}

/** Records `missing_field`, `invalid_range`, `range_too_large`. */
function readRange(
  fields: FieldReader,
  values: ValuesOf<typeof timeLordsFields.fields>,
  levels: number,
): TimeLordsRequest['range'] {
  const deep = levels > 2;
  const range = readFromTo(fields, values, deep && `levels ${levels} needs a range.`);
  if (range === null) return null;
  const { fromMs, toMs } = range;
  const longest = deep ? LONGEST_DEEP_DAYS : LONGEST_DAYS;
  if (toMs - fromMs > longest * DAY_MS)
    fields.issue(
      'range_too_large',
      'to',
      `The range is longer than ${longest} days.`,
      `With levels ${levels} at most ${longest} days: to ${largestRange(fromMs, longest).largest_to}.`,
    );
  return range;
}

/** Where the parts of the answer stand. */
export const timeLordsParts = answerParts(TIME_LORD_PARTS, DEFAULT_PARTS);
