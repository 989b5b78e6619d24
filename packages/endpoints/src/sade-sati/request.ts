import type { VedicSettings } from '@theia-astro/astro/vedic/chart-settings';
import type { Warning } from '../endpoint.ts';
import { siderealSettingsField, readSiderealSettings } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet } from '../request/field.ts';
import type { BirthData, CompanionMoment, ResolutionSettings } from '../request/asked.ts';
import { companionMoment } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { analysisFields } from '../request/analysis-fields.ts';
import { formatField } from '../request/answer-format.ts';

export interface SadeSatiRequest {
  readonly birth: BirthData;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = siderealSettingsField({ idle: ['node', 'sunrise'] });

/** The fields of POST /sade_sati. */
export const sadeSatiFields = new FieldSet({
  ...birthFields,
  ...analysisFields,
  ...vedicZodiacFields,
  settings,
  ...formatField,
});

/** Parses a request for sade sati, contract §6.11. @throws Problem with every fault */
export function parseSadeSati(input: unknown): SadeSatiRequest {
  const fields = readFields(input);
  const values = sadeSatiFields.read(fields);
  const birth = readBirth(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  const warnings = fields.finish(strict);
  return {
    birth,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    vedic,
    resolution,
    input: fields.echo,
    warnings,
  };
}
