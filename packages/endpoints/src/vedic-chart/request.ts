import { answerParts } from '../wire/answer-parts.ts';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import type { BirthData, CompanionMoment } from '../request/asked.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet, narrowed } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { vedicZodiacFields, readZodiac } from '../request/system.ts';
import { DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES, type VedicInclude } from './includes.ts';
import { DEFAULT_VEDIC_REQUEST_SETTINGS, vedicSettings, type VedicRequestSettings } from './settings.ts';
import { formatField } from '../request/answer-format.ts';

export interface VedicRequest {
  readonly product: 'vedic';
  readonly birth: BirthData;
  readonly settings: VedicRequestSettings;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  readonly include: ReadonlySet<VedicInclude>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The fields of POST /natal/vedic. */
export const vedicFields = new FieldSet({
  ...vedicZodiacFields,
  ...birthFields,
  analysis_date: date({ description: 'Day of current dashas and Sade Sati. Default: now.' }),
  analysis_time: clock({ description: 'Local time of analysis_date. Default with a date: 12:00.' }),
  settings: vedicSettings,
  include: include(VEDIC_INCLUDES, { byDefault: DEFAULT_VEDIC_INCLUDES }),
  ...formatField,
});

/** The same on POST /swiss/natal, where `system` chooses it. */
export const vedicNatalFields = new FieldSet({
  ...vedicFields.fields,
  system: narrowed(vedicZodiacFields.system, z.literal('vedic'), {
    description: 'The answer of /natal/vedic.',
    required: true,
  }),
});

/** POST /natal/vedic and POST /swiss/natal with system vedic. @throws Problem 400 with every fault found */
export function parseVedic(input: unknown): VedicRequest {
  const fields = readFields(input);
  const values = vedicFields.read(fields);
  readZodiac(fields, values, 'a Vedic chart');
  const birth = readBirth(fields, values);
  const settings = values.settings ?? DEFAULT_VEDIC_REQUEST_SETTINGS;
  const warnings = fields.finish(settings.strict);
  return {
    product: 'vedic',
    birth,
    settings,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    include: includedParts(values.include, DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES),
    input: fields.echo,
    warnings,
  };
}

/** Where the parts of the answer stand. */
export const vedicParts = answerParts(VEDIC_INCLUDES, DEFAULT_VEDIC_INCLUDES, {
  gives: { details: ['dashas.periods.children'] },
  widens: { all_vargas: ['vargas'] },
});
