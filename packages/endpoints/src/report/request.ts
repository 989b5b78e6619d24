import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { REPORT_KINDS, REPORT_LANGUAGES, type ReportKind, type ReportLanguage } from '@theia-astro/report/report';
import { PAPERS, type Paper } from '@theia-astro/report/report';
import { type Warning, REPORT_VOICES, type ReportVoice } from '../endpoint.ts';
import {
  LLM,
  choice,
  flag,
  nested,
  number,
  text,
  year,
  described,
  FieldSet,
  optional,
  type ValuesOf,
} from '../request/field.ts';
import { birthFields, pairFields, readBirth, readPair } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { date, timezone } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { resolutionFields, settingFields } from '../request/setting-fields.ts';
import { civilToUtcMs } from '../time/date-text.ts';

/** Forms of a report; llm is lean Markdown, as for every product. */
export const REPORT_FORMATS = ['json', 'markdown', 'html', 'pdf', LLM] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
const SYSTEMS = ['western', 'vedic'] as const;
const LONGEST_NAME = 80;
const MIDNIGHT = { hour: 0, minute: 0, second: 0, millisecond: 0 };

// The names in a report are those of its language.
const { language: _, ...resolution } = resolutionFields;
/** Settings of every product that is asked about a birth. */
export const RESOLUTION_NAMES: readonly string[] = Object.keys(resolution);
const settingsSet = new FieldSet(
  { house_system: settingFields.house_system, ayanamsa: settingFields.ayanamsa, ...resolution },
  { id: 'ReportSettings' },
);

export interface ReportRequest {
  readonly kind: ReportKind;
  readonly system: (typeof SYSTEMS)[number];
  readonly language: ReportLanguage;
  readonly format: ReportFormat;
  readonly paper: Paper;
  readonly voice: ReportVoice;
  /** It is kept, and may be written in the background. */
  readonly keep: boolean;
  readonly name: string | null;
  /** Start of the day that is asked about, UTC; null: today. */
  readonly fromMs: number | null;
  /** The month of a Moon month; null: the present one. */
  readonly month: { readonly year: number; readonly month: number } | null;
  /** The lord of the mahadasha; null: the one of the day. */
  readonly lord: GrahaId | null;
  /** Zone of dates and times; null: that of the birth. */
  readonly zone: string | null;
  /** The births as other products take them: one, or two. */
  readonly births: readonly Readonly<Record<string, unknown>>[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const own = {
  kind: choice(REPORT_KINDS, 'invalid_setting', {
    description:
      'natal: a birth chart; relationship: two births; year_ahead: a year from a day on; dasha_period: a mahadasha with its antardashas; moon_month: a calendar month.',
    required: true,
  }),
  system: choice(SYSTEMS, 'invalid_system', {
    description: 'For natal and relationship. A year ahead and a Moon month are western, a dasha period is vedic.',
    byDefault: 'western',
  }),
  language: choice(REPORT_LANGUAGES, 'invalid_setting', { description: 'Language of the texts.', byDefault: 'en' }),
  format: choice(REPORT_FORMATS, 'invalid_setting', {
    id: 'ReportFormat',
    description:
      'markdown, html (one document that loads nothing, also for print) and pdf are the report alone; llm is lean Markdown for language models.',
    byDefault: 'json',
  }),
  paper: choice(PAPERS, 'invalid_setting', { description: 'Of html in print and of pdf.', byDefault: 'a4' }),
  keep: flag({
    description:
      'Kept encrypted until it is deleted: it is answered as a report of /reports, at once or, after ten seconds, with its address.',
  }),
  voice: choice(REPORT_VOICES, 'invalid_setting', {
    description:
      'model: written anew in one voice by the language model of this installation, and checked against the chart; always kept. What does not pass the check is delivered as it was composed, with a warning.',
    byDefault: 'composed',
  }),
  from: date({
    description:
      'Year ahead: its first day. Dasha period: a day in the mahadasha. Natal, vedic: the day of the present dasha. Default: today.',
    examples: ['2026-01-01'],
  }),
  year: year({ description: 'Moon month: its year; with month.' }),
  month: number(
    { code: 'invalid_range', min: 1, max: 12, integer: true, hint: 'A month from 1 to 12.' },
    { description: 'Moon month: 1 to 12. Default: the present month.' },
  ),
  dasha_lord: choice(GRAHAS, 'invalid_setting', {
    description: 'Dasha period: the lord of the mahadasha, instead of from.',
  }),
  report_timezone: timezone({
    description: 'Zone of the dates and times of a Moon month. Default: that of the birth place.',
  }),
  settings: nested(settingsSet, { description: 'As for a natal chart.' }, (_, values) => values),
};

const { person_a, person_b } = pairFields;

/** The fields of POST /report. */
export const reportFields = new FieldSet({
  ...own,
  ...birthFields,
  name: text(
    { code: 'invalid_setting', maxLength: LONGEST_NAME, trim: true },
    { description: 'Whose report it is, for its title.' },
  ),
  person_a: optional(described(person_a, { description: 'Relationship: one birth.' })),
  person_b: optional(described(person_b, { description: 'Relationship: the other.' })),
});
type Values = ValuesOf<typeof reportFields.fields>;

const BIRTH_NAMES = Object.keys(birthFields).filter((name) => name !== 'name');
/** Fields that belong to some kinds only. */
const KINDS_OF: Readonly<Record<string, readonly ReportKind[]>> = {
  from: ['year_ahead', 'dasha_period', 'natal'],
  year: ['moon_month'],
  month: ['moon_month'],
  dasha_lord: ['dasha_period'],
  report_timezone: ['moon_month'],
};

/** Parses POST /report. @throws Problem with every fault */
export function parseReport(input: unknown): ReportRequest {
  const fields = readFields(input);
  const values = reportFields.read(fields);
  const kind = values.kind ?? 'natal';
  if (!fields.has('kind')) fields.missing('kind', undefined, `Name what is written: ${REPORT_KINDS.join(', ')}.`);
  const births = readBirths(fields, values, kind);
  const system = readSystem(fields, values, kind);
  rejectStrays(fields, kind, system);
  const month = readMonth(fields, values);
  const keep = values.keep === true || values.voice === 'model';
  if (keep) rejectForm(fields, values);
  return {
    ...fields.finishRequest(values.settings?.strict === true),
    kind,
    system,
    language: values.language ?? 'en',
    format: values.format ?? 'json',
    paper: values.paper ?? 'a4',
    voice: values.voice ?? 'composed',
    keep,
    name: values.name ?? null,
    fromMs: values.from === undefined ? null : civilToUtcMs(values.from.date, MIDNIGHT),
    month,
    lord: values.dasha_lord ?? null,
    zone: values.report_timezone ?? null,
    births: births(fields.echo),
    settings: recordAt(fields.echo, 'settings'),
  };
}

/** Reads one birth or two; what it returns takes them from the normalised request. */
function readBirths(
  fields: FieldReader,
  values: Values,
  kind: ReportKind,
): (echo: Readonly<Record<string, unknown>>) => readonly Readonly<Record<string, unknown>>[] {
  if (kind === 'relationship') {
    readPair(fields, values);
    for (const name of BIRTH_NAMES)
      if (fields.has(name))
        fields.issue(
          'conflicting_fields',
          name,
          `A relationship has two births: ${name} stands in person_a and person_b.`,
          'Send person_a and person_b.',
        );
    return (echo) => [recordAt(echo, 'person_a'), recordAt(echo, 'person_b')];
  }
  readBirth(fields, values);
  for (const name of ['person_a', 'person_b'])
    if (fields.has(name))
      fields.issue(
        'conflicting_fields',
        name,
        `${name} belongs to kind relationship.`,
        'Send the birth itself, or kind relationship.',
      );
  return (echo) => [Object.fromEntries(Object.entries(echo).filter(([name]) => BIRTH_NAMES.includes(name)))];
}

function recordAt(echo: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = echo[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A dasha period is Vedic, a year and a Moon month are western. Records `conflicting_fields`. */
function readSystem(fields: FieldReader, { system }: Values, kind: ReportKind): ReportRequest['system'] {
  const only = kind === 'dasha_period' ? 'vedic' : kind === 'year_ahead' || kind === 'moon_month' ? 'western' : null;
  if (only !== null && system !== undefined && system !== only)
    fields.issue(
      'conflicting_fields',
      'system',
      `A report of kind ${kind} is ${only}.`,
      `Leave system out, or send ${only}.`,
    );
  return only ?? system ?? 'western';
}

function rejectStrays(fields: FieldReader, kind: ReportKind, system: ReportRequest['system']): void {
  for (const [name, kinds] of Object.entries(KINDS_OF)) {
    const fits = kinds.includes(kind) && !(name === 'from' && kind === 'natal' && system === 'western');
    if (fields.has(name) && !fits)
      fields.issue(
        'conflicting_fields',
        name,
        `${name} has no meaning in this report.`,
        `It belongs to kind ${kinds.join(' or ')}${name === 'from' ? ' (natal: with system vedic)' : ''}.`,
      );
  }
  if (fields.has('from') && fields.has('dasha_lord'))
    fields.issue(
      'conflicting_fields',
      'dasha_lord',
      'from and dasha_lord both choose the mahadasha.',
      'Keep one of them.',
    );
}

/** A report that is kept has no form yet. Records `conflicting_fields`. */
function rejectForm(fields: FieldReader, { format = 'json' }: Values): void {
  if (format !== 'json')
    fields.issue(
      'conflicting_fields',
      'format',
      'A report that is kept is read in any form afterwards.',
      'Leave format out, and send it to GET /reports/ID/content.',
    );
}

/** Records `missing_field`. */
function readMonth(fields: FieldReader, { year, month }: Values): ReportRequest['month'] {
  for (const [name, other] of [
    ['year', 'month'],
    ['month', 'year'],
  ] as const)
    if (fields.has(other) && !fields.has(name))
      fields.missing(name, undefined, 'A month is named by year and month together.');
  return year === undefined || month === undefined ? null : { year, month };
}
