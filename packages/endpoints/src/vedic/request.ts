import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { readFields } from '../shared/reader.ts';
import { parseZodiac } from '../shared/system.ts';
import { DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES, type VedicInclude } from './includes.ts';
import { parseVedicSettings, type VedicRequestSettings } from './parse-settings.ts';

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

/** POST /natal/vedic and POST /swiss/natal with system vedic. @throws Problem 400 with every fault found */
export function parseVedic(input: unknown): VedicRequest {
  const fields = readFields(input);
  parseZodiac(fields, 'a Vedic chart');
  const birth = parseBirthData(fields);
  const settings = parseVedicSettings(fields);
  const analysis = parseCompanionMoment(fields, 'analysis_date', 'analysis_time');
  const include = parseInclude(fields, VEDIC_INCLUDES, DEFAULT_VEDIC_INCLUDES);
  const warnings = fields.finish(settings.strict);
  return { product: 'vedic', birth, settings, analysis, include, input: fields.echo, warnings };
}
