import { REPORT_KINDS, REPORT_NAME_MAX, type ReportKind } from '@theia-astro/server/rules/reports';
import { type Birth, type BirthProblems, birthProblems, birthRequest, NO_BIRTH } from '@/components/birth/birth.ts';

/** A report that is being asked for. What a kind does not need stays as it was, so that nothing typed is lost when another kind is chosen. */
export interface Draft {
  kind: ReportKind;
  /** For a birth chart and a relationship. */
  system: 'western' | 'vedic';
  voice: 'composed' | 'model';
  /** Whose report it is; of a relationship: the first person. */
  name: string;
  birth: Birth;
  otherName: string;
  otherBirth: Birth;
  /** First day of the year ahead: `2026-11-27`; empty: today. */
  from: string;
  /** The Moon month: `2026-11`; empty: the present one. */
  month: string;
}

export const NEW_DRAFT: Draft = {
  kind: 'natal',
  system: 'western',
  voice: 'composed',
  name: '',
  birth: NO_BIRTH,
  otherName: '',
  otherBirth: NO_BIRTH,
  from: '',
  month: '',
};

export interface DraftProblems {
  birth: BirthProblems;
  otherBirth: BirthProblems;
  name?: string;
  otherName?: string;
  from?: string;
  month?: string;
}

/** The two births of a relationship, or one. */
export const hasTwoBirths = ({ kind }: Pick<Draft, 'kind'>): boolean => kind === 'relationship';
/** Whether the zodiac can be chosen. */
const hasSystem = ({ kind }: Pick<Draft, 'kind'>): boolean => kind === 'natal' || kind === 'relationship';

/** The faults that the form can find without the API, which finds the others. */
export function draftProblems(draft: Draft): DraftProblems {
  const tooLong = (name: string): string | undefined =>
    name.trim().length > REPORT_NAME_MAX ? `At most ${REPORT_NAME_MAX} characters.` : undefined;
  const problems: DraftProblems = {
    birth: birthProblems(draft.birth),
    otherBirth: hasTwoBirths(draft) ? birthProblems(draft.otherBirth) : {},
  };
  const name = tooLong(draft.name);
  if (name !== undefined) problems.name = name;
  const otherName = hasTwoBirths(draft) ? tooLong(draft.otherName) : undefined;
  if (otherName !== undefined) problems.otherName = otherName;
  if (draft.kind === 'year_ahead' && draft.from !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(draft.from))
    problems.from = 'Enter a day, or leave it empty for today.';
  if (draft.kind === 'moon_month' && draft.month !== '' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(draft.month))
    problems.month = 'Enter a month such as 2026-11, or leave it empty for this one.';
  return problems;
}

/** True if the form finds no fault. */
export function isComplete({ birth, otherBirth, ...rest }: DraftProblems): boolean {
  return [birth, otherBirth, rest].every((part) => Object.keys(part).length === 0);
}

/** The fields of `POST /report`. */
export function draftRequest(draft: Draft): Record<string, unknown> {
  const { kind, system, name, otherName, from, month } = draft;
  const named = (given: string): { name?: string } => (given.trim() === '' ? {} : { name: given.trim() });
  const person = (birth: Birth, given: string) => ({ ...birthRequest(birth), ...named(given) });
  const [year, ofYear] = month.split('-').map(Number);
  return {
    kind,
    ...(hasSystem(draft) ? { system } : {}),
    ...(hasTwoBirths(draft)
      ? { person_a: person(draft.birth, name), person_b: person(draft.otherBirth, otherName) }
      : person(draft.birth, name)),
    ...(kind === 'year_ahead' && from !== '' ? { from } : {}),
    ...(kind === 'moon_month' && month !== '' ? { year, month: ofYear } : {}),
  };
}

/** The draft that a request was made of; `NEW_DRAFT` in every part that the request does not have. */
export function draftOfRequest(request: Readonly<Record<string, unknown>>): Draft {
  const { kind, system, voice, from, year, month, person_a: first, person_b: other } = request;
  const one = hasFields(first) ? first : request;
  return {
    kind: REPORT_KINDS.find((known) => known === kind) ?? NEW_DRAFT.kind,
    system: system === 'vedic' ? 'vedic' : 'western',
    voice: voice === 'model' ? 'model' : 'composed',
    name: textIn(one, 'name'),
    birth: birthIn(one),
    otherName: hasFields(other) ? textIn(other, 'name') : '',
    otherBirth: hasFields(other) ? birthIn(other) : NO_BIRTH,
    from: typeof from === 'string' ? from : '',
    month: typeof year === 'number' && typeof month === 'number' ? monthText(year, month) : '',
  };
}

const monthText = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
}

function birthIn(fields: Readonly<Record<string, unknown>>): Birth {
  const { birth_time: time, latitude, longitude, timezone } = fields;
  return {
    birth_date: textIn(fields, 'birth_date'),
    ...(typeof time === 'string' ? { birth_time: time } : {}),
    location: textIn(fields, 'location'),
    ...(typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {}),
    ...(typeof timezone === 'string' ? { timezone } : {}),
  };
}
