import type { Warning } from '../endpoint.ts';
import type { BirthData, FieldReader } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseVedicSettings, type VedicRequestSettings } from '../vedic/parse-settings.ts';
import type { SynastryMode } from './request.ts';

/** What a Vedic relationship consists of: the matching of the Moons, and both charts. */
export const VEDIC_PAIR_INCLUDES = ['charts', 'guna_milan'] as const;
export type VedicPairInclude = (typeof VEDIC_PAIR_INCLUDES)[number];

/** A request with `system` vedic, contract §8. */
export interface VedicPairRequest {
  readonly system: 'vedic';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly settings: VedicRequestSettings;
  readonly include: ReadonlySet<VedicPairInclude>;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads the rest of a Vedic request once people and mode are known. @throws Problem with every fault */
export function parseVedicPair(fields: FieldReader, pair: Pick<VedicPairRequest, 'personA' | 'personB' | 'mode'>): VedicPairRequest {
  if (fields.boolean('sidereal') === false) {
    fields.issue('conflicting_fields', 'sidereal', 'sidereal false contradicts system vedic.', 'Vedic charts are sidereal: leave sidereal out.');
  }
  if (pair.mode === 'composite' || pair.mode === 'davison') {
    fields.issue('conflicting_fields', fields.has('mode') ? 'mode' : 'system', `${pair.mode} charts are western.`, 'Leave system out; with sidereal true they are cast in the sidereal zodiac.');
  }
  const settings = parseVedicSettings(fields);
  const include = parseInclude(fields, VEDIC_PAIR_INCLUDES, VEDIC_PAIR_INCLUDES);
  const applyExceptions = fields.boolean('apply_exceptions') ?? false;
  const warnings = fields.finish(settings.strict);
  return { system: 'vedic', ...pair, settings, include, applyExceptions, input: fields.echo, warnings };
}
