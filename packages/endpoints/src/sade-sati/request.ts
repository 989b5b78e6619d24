import type { VedicSettings } from '@theia-astro/astro/vedic/chart';
import type { Warning } from '../endpoint.ts';
import { siderealSettingsField, readSiderealSettings } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { largestRange } from '../limits/search-window.ts';
import { FieldSet, type ValuesOf, choice, formatField } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData, CompanionMoment, ResolutionSettings } from '../request/asked.ts';
import { companionMoment, instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { readFromTo } from '../request/search-range.ts';
import { analysisFields } from '../request/setting-fields.ts';

export interface SadeSatiRequest {
  readonly birth: BirthData;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  /** Null: thirty years on either side of the analysis. */
  readonly range: 'life' | { readonly fromMs: number; readonly toMs: number } | null;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = siderealSettingsField({ idle: ['node', 'sunrise'] });

export const SADE_SATI_SPANS = ['window', 'life'] as const;
const LONGEST_DAYS = 150 * 365.25;
const DAY_MS = 86_400_000;

/** The fields of POST /sade_sati. */
export const sadeSatiFields = new FieldSet({
  ...birthFields,
  ...analysisFields,
  span: choice(SADE_SATI_SPANS, 'invalid_setting', {
    description: 'What is listed: 30 years before and after the analysis, or birth to 120.',
    byDefault: SADE_SATI_SPANS[0],
  }),
  from: instant({ description: 'Lists a range instead, with ages.' }),
  to: instant({ description: 'End of the range, at most 150 years.' }),
  ...vedicZodiacFields,
  settings,
  ...formatField,
});

/** Parses a request for sade sati. @throws Problem with every fault */
export function parseSadeSati(input: unknown): SadeSatiRequest {
  const fields = readFields(input);
  const values = sadeSatiFields.read(fields);
  const birth = readBirth(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  const range = readRange(fields, values);
  return {
    ...fields.finishRequest(strict),
    birth,
    range,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    vedic,
    resolution,
  };
}

/** Records `conflicting_fields`, `missing_field`, `invalid_range`, `range_too_large`. */
function readRange(fields: FieldReader, values: ValuesOf<typeof sadeSatiFields.fields>): SadeSatiRequest['range'] {
  for (const name of ['from', 'to'])
    if (fields.has(name) && values.span !== undefined)
      fields.issue('conflicting_fields', name, `span and ${name} exclude each other.`, 'Send span, or from and to.');
  const range = readFromTo(fields, values);
  if (range === null) return values.span === 'life' ? 'life' : null;
  if (range.toMs - range.fromMs > LONGEST_DAYS * DAY_MS)
    fields.issue(
      'range_too_large',
      'to',
      'The range is longer than 150 years.',
      `At most to ${largestRange(range.fromMs, LONGEST_DAYS).largest_to}.`,
    );
  return range;
}
