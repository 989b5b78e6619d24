import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import type { VedicSettings } from '@theia-astro/astro/vedic/chart';
import { HORARY_NUMBERS, KP_LEVELS, type KpLevel } from '@theia-astro/astro/vedic/kp/sub-lords';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { largestRange } from '../limits/search-window.ts';
import { analysisFields, settingFields } from '../request/setting-fields.ts';
import { formatField, choice, list, number, described, FieldSet, narrowed, type ValuesOf } from '../request/field.ts';
import type { BirthData, CompanionMoment, ResolutionSettings } from '../request/asked.ts';
import { AYANAMSA_MODES } from '../request/ayanamsas.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { include, includedParts } from '../request/include.ts';
import { companionMoment, instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { readFromTo } from '../request/search-range.ts';
import { readSiderealSettings, siderealSettingsField } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';

const KP_PARTS = ['cusps', 'points', 'significators', 'ruling_planets', 'changes'] as const;
export type KpPart = (typeof KP_PARTS)[number];

/** What can change its lords. */
export const KP_POINTS = ['lagna', ...GRAHAS] as const;
export type KpPoint = (typeof KP_POINTS)[number];

export interface KpRequest {
  readonly birth: BirthData;
  /** Of a horary chart; null: houses of the moment. */
  readonly number: number | null;
  /** Of the ruling planets; null: now, of a horary chart its own moment. */
  readonly analysis: CompanionMoment | null;
  readonly changes: {
    readonly fromMs: number;
    readonly toMs: number;
    readonly points: readonly KpPoint[];
    readonly level: KpLevel;
  } | null;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly include: ReadonlySet<KpPart>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const KRISHNAMURTI = {
  id: 'krishnamurti',
  definition: { kind: 'mode', mode: AYANAMSA_MODES.krishnamurti },
} as const;
/** Every system but Gauquelin's sectors. */
const TWELVE_HOUSES = HOUSE_SYSTEM_CODES.filter((code) => code !== 'G');
const settings = siderealSettingsField({
  added: {
    ayanamsa: described(settingFields.ayanamsa, { description: 'Ayanamsa.', byDefault: 'krishnamurti' }),
    house_system: narrowed(settingFields.house_system, z.enum(TWELVE_HOUSES), {
      description: 'House system.',
      byDefault: 'P',
    }),
    polar_fallback: settingFields.polar_fallback,
  },
});

/** The fields of POST /kp. */
export const kpFields = new FieldSet({
  ...birthFields,
  number: number(
    { code: 'invalid_range', min: 1, max: HORARY_NUMBERS, integer: true, hint: 'Horary numbers are 1 to 249.' },
    {
      description:
        'Horary: the number the querent chose; date, time and place are those of the question, and the analysis is then.',
    },
  ),
  ...analysisFields,
  from: instant({ description: 'Lists changes of lords from here.' }),
  to: instant({ description: 'End of the list, exclusive. About 5,000 changes at most.' }),
  points: list(
    KP_POINTS,
    { code: 'invalid_setting', csv: true, what: 'point' },
    { description: 'Whose changes.', byDefault: ['moon'], min: 1 },
  ),
  level: choice(KP_LEVELS, 'invalid_setting', {
    description: 'The finest changes to list; wider ones are always among them.',
    byDefault: 'sub',
  }),
  ...vedicZodiacFields,
  settings,
  include: include(KP_PARTS, { description: 'Parts of the answer. changes needs from and to. Default: all.' }),
  ...formatField,
});

/** POST /kp. @throws Problem 400 with every fault */
export function parseKp(input: unknown): KpRequest {
  const fields = readFields(input);
  const values = kpFields.read(fields);
  const birth = readBirth(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  const said = values.settings;
  if (birth.local !== null && birth.local.time === null)
    fields.missing(
      'birth_time',
      'birth_time is required: cusps and their sub-lords change within minutes.',
      'Send the local time of birth, or of the question.',
    );
  if (said?.house_system === 'G')
    fields.issue('invalid_house_system', 'settings.house_system', 'Gauquelin has no twelve houses.', 'Use P.');
  const changes = readChanges(fields, values);
  const warnings = fields.finish(strict);
  const parts = includedParts(values.include, KP_PARTS, KP_PARTS);
  return {
    birth,
    number: values.number ?? null,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    changes,
    vedic: {
      ...vedic,
      ayanamsa: said?.ayanamsa ?? KRISHNAMURTI,
      houseSystem: said?.house_system ?? 'P',
      polarFallback: said?.polar_fallback ?? vedic.polarFallback,
    },
    resolution,
    include: changes === null ? new Set([...parts].filter((part) => part !== 'changes')) : parts,
    input: fields.echo,
    warnings,
  };
}

const DAY_MS = 86_400_000;
const MOST_CHANGES = 5_000;
/** The most subs a point passes in a day, a little above what its fastest motion makes. */
const SUBS_PER_DAY: Readonly<Record<KpPoint, number>> = {
  lagna: 250,
  moon: 10.8,
  mercury: 1.6,
  venus: 0.95,
  sun: 0.75,
  mars: 0.6,
  jupiter: 0.18,
  saturn: 0.1,
  rahu: 0.18,
  ketu: 0.18,
};
/** Divisions of a level for each sub. */
const PER_SUB: Readonly<Record<KpLevel, number>> = { sign: 12 / 249, star: 36 / 249, sub: 1, sub_sub: 2193 / 249 };

/** How many changes a request may find, rather too high than too low. */
export function changesAtMost({ points, level, fromMs, toMs }: NonNullable<KpRequest['changes']>): number {
  return ((toMs - fromMs) / DAY_MS) * changesPerDay(points, level);
}

function changesPerDay(points: readonly KpPoint[], level: KpLevel): number {
  return points.reduce((sum, point) => sum + SUBS_PER_DAY[point], 0) * PER_SUB[level];
}

/** Records `missing_field`, `invalid_range`, `range_too_large`. */
function readChanges(fields: FieldReader, values: ValuesOf<typeof kpFields.fields>): KpRequest['changes'] {
  const named = values.include?.includes('changes') ?? false;
  const range = readFromTo(fields, values, named);
  if (range === null) return null;
  const asked = { ...range, points: [...new Set<KpPoint>(values.points ?? ['moon'])], level: values.level ?? 'sub' };
  if (changesAtMost(asked) > MOST_CHANGES) {
    const days = Math.floor(MOST_CHANGES / changesPerDay(asked.points, asked.level));
    fields.issue(
      'range_too_large',
      'to',
      `The range may have ${Math.ceil(changesAtMost(asked))} changes; the limit is ${MOST_CHANGES}.`,
      `With these points and this level at most ${days} days: to ${largestRange(asked.fromMs, days).largest_to}.`,
    );
  }
  return asked;
}

/** Where the parts of the answer stand. */
export const kpParts = answerParts(KP_PARTS, KP_PARTS);
