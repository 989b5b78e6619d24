import { PLANETS } from '@theia/astro/bodies/groups';
import { MAJOR_ASPECTS } from '@theia/astro/natal/settings';
import type { BodyId } from '@theia/astro/natal/settings';
import { COMPOSITE_HOUSES, type CompositeHousesKind } from '@theia/astro/synastry/composite-houses';
import { DAVISON_GEO, type DavisonGeo } from '@theia/astro/synastry/davison';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, FieldReader, PlaceQuery, Settings } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { hasPlaceFields, parsePlaceQuery } from '../shared/place-fields.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';
import { asksVedicPair, parseVedicPair, type VedicPairRequest } from './vedic-request.ts';

export const SYNASTRY_MODES = ['synastry', 'composite', 'davison', 'relationship'] as const;
export type SynastryMode = (typeof SYNASTRY_MODES)[number];

export const SYNASTRY_INCLUDES = [
  'charts',
  'aspects',
  'overlays',
  'score',
  'composite',
  'davison',
  'declinations',
  'guna_milan',
  'double_whammies',
] as const;
export type SynastryInclude = (typeof SYNASTRY_INCLUDES)[number];

export const DEFAULT_SYNASTRY_INCLUDES: Readonly<Record<SynastryMode, readonly SynastryInclude[]>> = {
  synastry: ['aspects', 'overlays', 'score'],
  composite: ['composite'],
  davison: ['davison'],
  relationship: ['aspects', 'overlays', 'score', 'composite', 'davison', 'guna_milan'],
};

export const SYNASTRY_ORB_SCALE = 0.75;
export const SYNASTRY_BODIES: readonly BodyId[] = [...PLANETS, 'north_node', 'chiron'];

export interface SynastryRequest {
  readonly form: 'charts';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly settings: Settings;
  readonly include: ReadonlySet<SynastryInclude>;
  readonly relocation: PlaceQuery | null;
  readonly compositeHouses: CompositeHousesKind;
  readonly compositeSunProximity: boolean;
  readonly davisonGeo: DavisonGeo;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a request of POST /synastry. Without `mode` the word of POST /swiss names it. @throws Problem with every fault */
export function parseSynastry(input: unknown): SynastryRequest | VedicPairRequest {
  const fields = readFields(input);
  const personA = parsePerson(fields, 'person_a');
  const personB = parsePerson(fields, 'person_b');
  const mode = fields.oneOf('mode', SYNASTRY_MODES, 'invalid_setting') ?? modeOfWord(fields.raw('request'));
  fields.echo['mode'] = mode;
  if (asksVedicPair(fields, mode)) return parseVedicPair(fields, { personA, personB, mode });
  const settings = parseSettings(fields, {
    orbScale: SYNASTRY_ORB_SCALE,
    chart: { bodies: SYNASTRY_BODIES, aspects: MAJOR_ASPECTS },
    idle: ['lot_reversal', 'star_orb', 'stellium_min', 'midpoint_orb'],
  });
  const include = parseInclude(fields, SYNASTRY_INCLUDES, DEFAULT_SYNASTRY_INCLUDES[mode]);
  const relocation = parseRelocation(fields);
  const compositeHouses = fields.oneOf('composite_houses', COMPOSITE_HOUSES, 'invalid_setting') ?? 'derived';
  const compositeSunProximity = fields.boolean('composite_sun_proximity') ?? false;
  const davisonGeo = fields.oneOf('davison_geo', DAVISON_GEO, 'invalid_setting') ?? 'arithmetic';
  const applyExceptions = fields.boolean('apply_exceptions') ?? false;
  const warnings = fields.finish(settings.strict);
  return {
    form: 'charts',
    personA,
    personB,
    mode,
    settings,
    include,
    relocation,
    compositeHouses,
    compositeSunProximity,
    davisonGeo,
    applyExceptions,
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

function parseRelocation(fields: FieldReader): PlaceQuery | null {
  const place = fields.child('relocation');
  if (place === undefined) return null;
  if (!hasPlaceFields(place))
    place.missing(
      'location',
      'relocation.location is required.',
      'Name a place in relocation.location, or send relocation.latitude and relocation.longitude.',
    );
  return parsePlaceQuery(place);
}

function modeOfWord(word: unknown): SynastryMode {
  const text = typeof word === 'string' ? word.toLowerCase() : '';
  return SYNASTRY_MODES.find((mode) => mode === text) ?? 'synastry';
}
