import type { Warning } from '../endpoint.ts';
import type { BirthData, FieldReader } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseZodiac, saysVedic } from '../shared/system.ts';
import { parseVedicSettings, type VedicRequestSettings } from '../vedic/parse-settings.ts';
import type { SynastryMode } from './request.ts';

/** What a Vedic relationship consists of: the matching of the Moons, and both charts. */
export const VEDIC_PAIR_INCLUDES = ['charts', 'guna_milan'] as const;
export type VedicPairInclude = (typeof VEDIC_PAIR_INCLUDES)[number];

/** Parts of western synastry that Jyotish has not. */
const SYNASTRY_ONLY: ReadonlySet<string> = new Set([
  'aspects',
  'overlays',
  'score',
  'composite',
  'davison',
  'declinations',
  'double_whammies',
]);

/** A request with `system` vedic for the matching of two people, contract §8. */
export interface VedicPairRequest {
  readonly form: 'vedic_pair';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly settings: VedicRequestSettings;
  readonly include: ReadonlySet<VedicPairInclude>;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/**
 * Whether a request is for what Jyotish makes of a pair. A composite or Davison chart, or any part of western synastry asked for by name, is made
 * with the Vedic defaults instead.
 */
export function asksVedicPair(fields: FieldReader, mode: SynastryMode): boolean {
  const listed = fields.raw('include');
  const parts: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const western = parts.some((part) => typeof part === 'string' && SYNASTRY_ONLY.has(part.toLowerCase()));
  return saysVedic(fields) && !western && (mode === 'synastry' || mode === 'relationship');
}

/** Reads the rest of a Vedic request once people and mode are known. @throws Problem with every fault */
export function parseVedicPair(
  fields: FieldReader,
  pair: Pick<VedicPairRequest, 'personA' | 'personB' | 'mode'>,
): VedicPairRequest {
  parseZodiac(fields);
  const settings = parseVedicSettings(fields);
  const include = parseInclude(fields, VEDIC_PAIR_INCLUDES, VEDIC_PAIR_INCLUDES);
  const applyExceptions = fields.boolean('apply_exceptions') ?? false;
  const warnings = fields.finish(settings.strict);
  return { form: 'vedic_pair', ...pair, settings, include, applyExceptions, input: fields.echo, warnings };
}
