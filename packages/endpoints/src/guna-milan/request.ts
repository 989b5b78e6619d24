import { STREE_DIRGHA_COUNTS, type StreeDirghaCount } from '@theia/astro/vedic/matching/agreements';
import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, FieldReader, ResolutionSettings } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { readFields } from '../shared/reader.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic/options.ts';
import { parseHouseList } from '../vedic/parse-dasha-settings.ts';
import { parseSiderealSettings } from './sidereal-settings.ts';

export const GUNA_MILAN_INCLUDES = ['porutham'] as const;

export interface GunaMilanRequest {
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly applyExceptions: boolean;
  readonly streeDirghaCount: StreeDirghaCount;
  readonly manglikHouses: readonly number[];
  readonly porutham: boolean;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a request for guna milan, contract §8.4 and §20. @throws Problem with every fault */
export function parseGunaMilan(input: unknown): GunaMilanRequest {
  const fields = readFields(input);
  const personA = parsePerson(fields, 'person_a');
  const personB = parsePerson(fields, 'person_b');
  const applyExceptions = fields.boolean('apply_exceptions') ?? false;
  const { vedic, resolution, strict, given } = parseSiderealSettings(fields, ['node', 'sunrise']);
  const streeDirghaCount = given === undefined ? STREE_DIRGHA_COUNTS[0] : parseStreeDirgha(given);
  const manglikHouses = (given && parseHouseList(given, 'manglik_houses')) ?? DEFAULT_MANGLIK_HOUSES;
  const porutham = parseInclude(fields, GUNA_MILAN_INCLUDES, []).has('porutham');
  const warnings = fields.finish(strict);
  return {
    personA,
    personB,
    applyExceptions,
    streeDirghaCount,
    manglikHouses,
    porutham,
    vedic,
    resolution,
    input: fields.echo,
    warnings,
  };
}

function parsePerson(fields: FieldReader, name: 'person_a' | 'person_b'): BirthData {
  const person = fields.child(name);
  if (person !== undefined) return parseBirthData(person);
  if (!fields.has(name))
    fields.missing(
      name,
      undefined,
      'Send {"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"}.',
    );
  return {
    path: `${name}.`,
    name: null,
    gender: null,
    local: null,
    utcMs: null,
    leapSecond: false,
    place: null,
    zone: null,
  };
}

function parseStreeDirgha(given: FieldReader): StreeDirghaCount {
  const count = given.number('stree_dirgha', {
    code: 'invalid_setting',
    min: 7,
    max: 13,
    integer: true,
    hint: 'Use 9, 7 or 13.',
  });
  const known = STREE_DIRGHA_COUNTS.find((value) => value === count);
  if (count !== undefined && known === undefined)
    given.issue(
      'invalid_setting',
      'stree_dirgha',
      `settings.stree_dirgha ${count} is not a known reading.`,
      'Use 9, 7 or 13.',
    );
  return known ?? STREE_DIRGHA_COUNTS[0];
}
