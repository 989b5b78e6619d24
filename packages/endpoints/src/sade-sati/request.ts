import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import type { Warning } from '../endpoint.ts';
import { parseSiderealSettings } from '../guna-milan/sidereal-settings.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment, ResolutionSettings } from '../shared/contract.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { readFields } from '../shared/reader.ts';

export interface SadeSatiRequest {
  readonly birth: BirthData;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a request for sade sati, contract §6.11. @throws Problem with every fault */
export function parseSadeSati(input: unknown): SadeSatiRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields);
  const analysis = parseCompanionMoment(fields, 'analysis_date', 'analysis_time');
  const { vedic, resolution, strict } = parseSiderealSettings(fields, ['node', 'sunrise']);
  const warnings = fields.finish(strict);
  return { birth, analysis, vedic, resolution, input: fields.echo, warnings };
}
