import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS, type BodyId } from '@theia-astro/astro/bodies/body-id';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import {
  CONVERSE_KINDS,
  DIRECTION_KEYS,
  DIRECTION_MODES,
  type DirectionChoice,
  MOTIONS,
} from '@theia-astro/astro/primary-directions/directions';
import {
  ANGLE_POSITIONS_DEG,
  ASPECT_LATITUDES,
  type DirectedAngle,
  DIRECTION_METHODS,
  LATITUDES_KEPT,
} from '@theia-astro/astro/primary-directions/mundane';
import { YEAR_LENGTHS_DAYS } from '@theia-astro/astro/progressions/arcs';
import { z } from 'zod';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { formatField, choice, list, number, numberChoice, FieldSet, type ValuesOf } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FIGURE_NAMES, HOUSE_NAMES, ORB_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { include, includedParts } from '../request/include.ts';
import { instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { ASTEROIDS } from '../request/setting-values.ts';
import { zodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';
import { bodyIdSchema } from '../wire/point.ts';
import { rangeClipped } from '../limits/search-window.ts';
import { type Moment, toJulianDays } from '../time/range.ts';

export const DIRECTIONS_INCLUDES = ['directions', 'parallels', 'bounds', 'speculum'] as const;
type DirectionsInclude = (typeof DIRECTIONS_INCLUDES)[number];
const DEFAULT_INCLUDES: readonly DirectionsInclude[] = ['directions'];
export const directionsParts = answerParts(DIRECTIONS_INCLUDES, DEFAULT_INCLUDES);

/** Years of life that are searched when the request names no range, and at most. */
const DEFAULT_YEARS = 100;
const MOST_YEARS = 120;
const DEFAULT_LIMIT = 500;
const MOST_DIRECTIONS = 2000;

const ANGLES = Object.keys(ANGLE_POSITIONS_DEG) as DirectedAngle[];
type SignificatorId = DirectedAngle | BodyId;
export const SIGNIFICATOR_IDS = [...ANGLES, ...BODY_IDS];
const DEFAULT_SIGNIFICATORS: readonly SignificatorId[] = ['asc', 'mc', 'sun', 'moon'];

const settings = settingsField({
  orbScale: 1,
  chart: { bodies: PLANETS, aspects: MAJOR_ASPECTS },
  coordinates: ['geocentric', 'topocentric'],
  idle: [...ORB_NAMES, ...HOUSE_NAMES, ...FIGURE_NAMES, 'rulers', 'triplicity', 'lot_reversal'],
  description: 'bodies are the promissors: the planets unless named. Of aspects, the major ones unless named.',
  id: 'PrimaryDirectionsSettings',
});

const choiceFields = {
  method: choice(DIRECTION_METHODS, 'invalid_setting', {
    description: 'Places by parts of semi-arcs, or by circles of position.',
    byDefault: 'placidus',
  }),
  mode: choice(DIRECTION_MODES, 'invalid_setting', {
    description: 'Aspects along the zodiac, or along the houses.',
    byDefault: 'zodiacal',
  }),
  latitudes: choice(LATITUDES_KEPT, 'invalid_setting', {
    description: 'Zodiacal: who keeps the ecliptic latitude. Mundane directions always keep both.',
    byDefault: 'none',
  }),
  aspect_latitudes: choice(ASPECT_LATITUDES, 'invalid_setting', {
    description:
      'Latitude of the aspects of a promissor that keeps its own: sin β · cos of the aspect, zero, or the same.',
    byDefault: 'bianchini',
  }),
  motion: choice([...MOTIONS, 'both'], 'invalid_setting', {
    description: 'Which of the two is carried: the promissor (direct), the significator (converse).',
    byDefault: 'direct',
  }),
  converse_by: choice(CONVERSE_KINDS, 'invalid_setting', {
    description: 'Converse: the sky carries the significator, or it is turned back and carries the promissor.',
    byDefault: 'significator',
  }),
  key: choice(DIRECTION_KEYS, 'invalid_setting', {
    description: 'A year of life: 0.98564736°, 1°, 0°59′12″, or a day’s true motion of the Sun in right ascension.',
    byDefault: 'naibod',
  }),
  year_length: numberChoice(
    YEAR_LENGTHS_DAYS,
    { code: 'invalid_setting', min: 365, max: 366, hint: `Use one of ${YEAR_LENGTHS_DAYS.join(', ')}.` },
    'a known year length',
    { description: 'Days in a year of life.', unit: 'days', byDefault: YEAR_LENGTHS_DAYS[0] },
  ),
  significators: list(
    SIGNIFICATOR_IDS,
    { code: 'unknown_body', csv: true, what: 'significator', open: ASTEROIDS },
    {
      description: 'What is directed to: angles and bodies.',
      byDefault: DEFAULT_SIGNIFICATORS,
      min: 1,
      entry: z.union([z.enum(ANGLES), bodyIdSchema]),
    },
  ),
};

/** The fields of POST /primary_directions. */
export const primaryDirectionsFields = new FieldSet({
  ...birthFields,
  ...choiceFields,
  from: instant({ description: 'Start of the part of life; the birth unless given.', examples: ['2024-01-01'] }),
  to: instant({
    description: `End of it, exclusive; the age of ${DEFAULT_YEARS} unless given, at most ${MOST_YEARS}.`,
    examples: ['2034-01-01'],
  }),
  limit: number(
    { code: 'invalid_range', min: 1, max: MOST_DIRECTIONS, integer: true, hint: `At most ${MOST_DIRECTIONS}.` },
    { description: 'Directions and parallels in one answer.', byDefault: DEFAULT_LIMIT },
  ),
  ...zodiacFields,
  settings,
  include: include(DIRECTIONS_INCLUDES, { byDefault: DEFAULT_INCLUDES }),
  ...formatField,
});

/** Parses a request of POST /primary_directions. @throws Problem with every fault */
export function parsePrimaryDirections(input: unknown) {
  const fields = readFields(input);
  const values = primaryDirectionsFields.read(fields);
  const birth = readBirth(fields, values);
  if (birth.local !== null && birth.local.time === null && fields.has('birth_date'))
    fields.missing(
      'birth_time',
      'birth_time is required: four minutes of it are a year of life.',
      'Send the time of birth.',
    );
  const asked = readSettings(fields, values, settings);
  if (asked.chart.coordinates === 'heliocentric')
    fields.issue(
      'conflicting_fields',
      'settings.coordinates',
      'Seen from the Sun there is no horizon to direct to.',
      'Use geocentric or topocentric.',
    );
  const [fromMs, toMs] = [values.from?.utcMs ?? null, values.to?.utcMs ?? null];
  if (fromMs !== null && toMs !== null && toMs <= fromMs)
    fields.issue('invalid_range', 'to', 'to must be later than from.', 'to is exclusive.');
  const parts = includedParts<DirectionsInclude>(values.include, DEFAULT_INCLUDES, DIRECTIONS_INCLUDES);
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    choice: { ...readChoice(values), aspects: asked.chart.aspects, parallels: parts.has('parallels') },
    key: values.key ?? 'naibod',
    yearDays: values.year_length ?? YEAR_LENGTHS_DAYS[0],
    promissors: asked.chart.bodies,
    significators: [...new Set(values.significators ?? DEFAULT_SIGNIFICATORS)],
    /** Null: from the birth. */
    fromMs,
    /** Null: to the age of 100. */
    toMs,
    limit: values.limit ?? DEFAULT_LIMIT,
    settings: asked,
    include: parts,
  };
}

export type PrimaryDirectionsRequest = ReturnType<typeof parsePrimaryDirections>;

function readChoice(said: ValuesOf<typeof choiceFields>): Omit<DirectionChoice, 'aspects' | 'parallels'> {
  const motion = said.motion ?? 'direct';
  return {
    method: said.method ?? 'placidus',
    mode: said.mode ?? 'zodiacal',
    latitudes: said.latitudes ?? 'none',
    aspectLatitudes: said.aspect_latitudes ?? 'bianchini',
    motions: motion === 'both' ? MOTIONS : [motion],
    converseBy: said.converse_by ?? 'significator',
  };
}

/** A part of life, [from, to), Julian days UT1. */
export interface LifeRange {
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** The part of life that is asked for; what is before the birth or after the age of 120 is cut off. @throws Problem `date_out_of_range` */
export function lifeRange(
  { ephemeris }: CalculationContext,
  { fromMs, toMs, yearDays }: PrimaryDirectionsRequest,
  { jdUt }: Moment,
): { readonly range: LifeRange; readonly warnings: readonly Warning[] } {
  const [first, last] = [jdUt, jdUt + MOST_YEARS * yearDays];
  const fromJdUt = fromMs === null ? first : toJulianDays(ephemeris, fromMs, 'from').jdUt;
  const toJdUt =
    toMs === null ? Math.max(fromJdUt, jdUt + DEFAULT_YEARS * yearDays) : toJulianDays(ephemeris, toMs, 'to').jdUt;
  const within = (jd: number): number => Math.min(last, Math.max(first, jd));
  const range = { fromJdUt: within(fromJdUt), toJdUt: within(toJdUt) };
  const isCut = range.fromJdUt !== fromJdUt || range.toJdUt !== toJdUt;
  return {
    range,
    warnings: isCut ? [rangeClipped(ephemeris, range, range.fromJdUt === fromJdUt ? 'to' : 'from')] : [],
  };
}
