import { bodyIdOf, isAsteroidId } from '@theia/astro/bodies/body-id';
import { NATAL_INCLUDES, DEFAULT_NATAL_INCLUDES, type BodyId, type NatalInclude } from '@theia/astro/natal/settings';
import { RETURN_TYPES, type ReturnType } from '@theia/astro/returns/body';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, FieldReader, PlaceQuery, Settings } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseInstantField, parseTimezone } from '../shared/instant-fields.ts';
import { hasPlaceFields, parsePlaceQuery, type PlaceFieldNames } from '../shared/place-fields.ts';
import { readFields } from '../shared/reader.ts';
import { ORB_SETTINGS, settingGiven } from '../shared/settings-asked.ts';
import { parseSettings } from '../shared/settings.ts';

export const RETURN_INCLUDES = [...NATAL_INCLUDES, 'aspects_to_natal'] as const;
export type ReturnInclude = (typeof RETURN_INCLUDES)[number];
export const DEFAULT_RETURN_INCLUDES: readonly ReturnInclude[] = [...DEFAULT_NATAL_INCLUDES, 'aspects_to_natal'];
export const MAX_COUNT = 12;
/** Wider than the years that can be computed: those outside are a 422, not a fault of writing. */
const MAX_YEAR = 99_999;

/** Which returns are meant. */
export type ReturnChoice =
  | { readonly kind: 'year'; readonly year: number; readonly count: number | null }
  | { readonly kind: 'after'; readonly utcMs: number; readonly field: string; readonly count: number }
  /** The most recent one before now, and the next `count`. */
  | { readonly kind: 'around_now'; readonly count: number };

/** Where the return is celebrated. */
export interface Relocation {
  readonly place: PlaceQuery;
  readonly timezone: string | null;
  /** For problems with its place. */
  readonly field: string;
}

export interface ReturnRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly type: ReturnType;
  readonly choice: ReturnChoice;
  readonly relocation: Relocation | null;
  readonly precessionCorrected: boolean;
  readonly converse: boolean;
  readonly include: ReadonlySet<NatalInclude>;
  readonly aspectsToNatal: boolean;
  /** `settings` speak of orbs: then they hold for the aspects to the birth chart too, else a flat 1°. */
  readonly orbsAsked: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const RETURN_PLACE: PlaceFieldNames = {
  location: 'return_location',
  latitude: ['return_latitude'],
  longitude: ['return_longitude'],
  elevation: null,
};

/** Reads POST /return (contract §11, §20). @throws Problem with every fault */
export function parseReturn(input: unknown): ReturnRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields);
  const settings = parseSettings(fields, { orbScale: 1 });
  const type = parseType(fields);
  const choice = parseChoice(fields);
  const relocation = parseRelocation(fields);
  const precessionCorrected = fields.boolean('precession_corrected') ?? false;
  const converse = fields.boolean('converse') ?? false;
  const include = parseInclude(fields, RETURN_INCLUDES, DEFAULT_RETURN_INCLUDES);
  const orbsAsked = settingGiven(fields, ORB_SETTINGS);
  const warnings = fields.finish(settings.strict);
  const natalParts = new Set(NATAL_INCLUDES.filter((part) => include.has(part)));
  return {
    birth,
    settings,
    type,
    choice,
    relocation,
    precessionCorrected,
    converse,
    include: natalParts,
    aspectsToNatal: include.has('aspects_to_natal'),
    orbsAsked,
    input: fields.echo,
    warnings,
  };
}

/** `type`; the words solar_return and lunar_return of POST /swiss say it too. */
function parseType(fields: FieldReader): ReturnType {
  const type = asteroidType(fields) ?? fields.oneOf('type', ['sun', 'moon', ...RETURN_TYPES], 'invalid_return_type');
  const word = fields.has('type') ? undefined : fields.raw('request');
  const said =
    typeof word === 'string'
      ? ({ solar_return: 'solar', lunar_return: 'lunar' } as const)[word.toLowerCase()]
      : undefined;
  if (!fields.has('type') && said === undefined)
    fields.missing('type', undefined, `Use one of ${RETURN_TYPES.join(', ')}.`);
  const canonical = said ?? (type === 'sun' ? 'solar' : type === 'moon' ? 'lunar' : (type ?? 'solar'));
  fields.echo['type'] = canonical;
  return canonical;
}

function asteroidType(fields: FieldReader): BodyId | undefined {
  const value = fields.raw('type');
  const wanted = typeof value === 'string' ? value.toLowerCase() : '';
  return isAsteroidId(wanted) ? (bodyIdOf(wanted) ?? undefined) : undefined;
}

function parseChoice(fields: FieldReader): ReturnChoice {
  const year = fields.number('year', {
    code: 'invalid_year',
    min: -MAX_YEAR,
    max: MAX_YEAR,
    integer: true,
    hint: 'A whole year, for example 2024.',
  });
  const utcMs = parseInstantField(fields, ['after', 'date']);
  const count = fields.number('count', {
    code: 'invalid_range',
    min: 1,
    max: MAX_COUNT,
    integer: true,
    hint: `From 1 to ${MAX_COUNT}.`,
  });
  const after = fields.has('after') ? 'after' : 'date';
  if (fields.has('year') && (fields.has('after') || fields.has('date'))) {
    fields.issue(
      'conflicting_fields',
      after,
      `year and ${after} cannot both be given.`,
      'Keep year for all returns of a year, or after for the first ones from an instant on.',
    );
  }
  if (year !== undefined) return { kind: 'year', year, count: count ?? null };
  return utcMs === undefined
    ? { kind: 'around_now', count: count ?? 1 }
    : { kind: 'after', utcMs, field: after, count: count ?? 1 };
}

/** `relocation`, or return_location and its coordinates. Records the codes of a place, `conflicting_fields`, `invalid_timezone`. */
export function parseRelocation(fields: FieldReader): Relocation | null {
  const flat = parsePlaceQuery(fields, RETURN_PLACE);
  const child = fields.child('relocation');
  if (child === undefined) return flat === null ? null : { place: flat, timezone: null, field: RETURN_PLACE.location };
  const place = parsePlaceQuery(child);
  const timezone = parseTimezone(child) ?? null;
  if (!hasPlaceFields(child))
    child.missing(
      'location',
      'relocation.location is required.',
      'Name a place in relocation.location, or send relocation.latitude and relocation.longitude.',
    );
  if (hasPlaceFields(fields, RETURN_PLACE)) {
    fields.issue(
      'conflicting_fields',
      'relocation',
      'relocation and return_location (or return_latitude, return_longitude) cannot both be given.',
      'Keep one of them.',
    );
  }
  return place === null ? null : { place, timezone, field: 'relocation.location' };
}
