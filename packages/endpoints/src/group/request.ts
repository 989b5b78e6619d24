import { THEME_NAMES, type ThemeName } from '@theia-astro/chart-svg/themes/theme';
import type { Warning } from '../endpoint.ts';
import { LLM, choice, FieldSet } from '../request/field.ts';
import { PICTURE_FORMATS, type PictureFormat, pictureFormatOf } from '../forms/picture-forms.ts';
import type { BirthData } from '../request/asked.ts';
import { peopleField, readPeople } from '../request/birth-data.ts';
import { include, includedChartParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { readSettings } from '../request/settings.ts';
import { zodiacFields } from '../request/system.ts';
import {
  type JoinedCharts,
  joiningFields,
  readJoining,
  relationshipSettings,
} from '../western/relationship/schemas.ts';
import { answerParts } from '../wire/answer-parts.ts';

export const GROUP_INCLUDES = [
  'matrix',
  'balance',
  'composite',
  'davison',
  'aspects',
  'guna_milan',
  'charts',
  'composite_aspects',
  'davison_aspects',
  'all_aspects',
  'details',
] as const;
export type GroupInclude = (typeof GROUP_INCLUDES)[number];
const DEFAULT_GROUP_INCLUDES: readonly GroupInclude[] = ['matrix', 'balance', 'composite', 'davison'];

const DRAWINGS = ['matrix', 'composite'] as const;

export interface GroupRequest extends JoinedCharts {
  readonly people: readonly BirthData[];
  readonly include: ReadonlySet<GroupInclude>;
  /** Null when no picture is asked for. */
  readonly picture: {
    readonly format: PictureFormat;
    readonly drawing: (typeof DRAWINGS)[number];
    readonly theme: ThemeName;
  } | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The fields of POST /group. */
export const groupFields = new FieldSet({
  people: peopleField,
  ...zodiacFields,
  settings: relationshipSettings,
  include: include(GROUP_INCLUDES, { byDefault: DEFAULT_GROUP_INCLUDES }),
  ...joiningFields,
  format: choice(['json', ...PICTURE_FORMATS, LLM], 'invalid_setting', {
    description: 'svg, png: the picture alone; llm: lean Markdown for language models.',
    byDefault: 'json',
  }),
  drawing: choice(DRAWINGS, 'invalid_setting', {
    description: 'With format svg or png: the matrix as a table, or the composite as a wheel.',
    byDefault: 'matrix',
  }),
  theme: choice(THEME_NAMES, 'invalid_setting', { description: 'Theme of the picture.', byDefault: 'light' }),
});

/** Parses a request of POST /group. @throws Problem with every fault */
export function parseGroup(input: unknown): GroupRequest {
  const fields = readFields(input);
  const values = groupFields.read(fields);
  const people = readPeople(fields, values.people);
  const settings = readSettings(fields, values, relationshipSettings);
  const format = pictureFormatOf(values.format);
  return {
    ...fields.finishRequest(settings.strict),
    people,
    settings,
    include: includedChartParts<GroupInclude>(fields, values.include, DEFAULT_GROUP_INCLUDES, GROUP_INCLUDES),
    ...readJoining(values),
    picture: format && { format, drawing: values.drawing ?? 'matrix', theme: values.theme ?? 'light' },
  };
}

/** Where the parts of the answer stand. */
export const groupParts = answerParts(GROUP_INCLUDES, DEFAULT_GROUP_INCLUDES, {
  gives: {
    aspects: ['pairs'],
    charts: ['people.chart'],
    composite_aspects: ['composite.aspects'],
    davison_aspects: ['davison.aspects'],
  },
  widens: { all_aspects: ['pairs', 'matrix', 'composite.aspects', 'davison.aspects'] },
});
