import { bodyIdOf } from '@theia/astro/bodies/body-id';
import type { HouseSystemCode } from '@theia/astro/ephemeris';
import { HOUSE_SYSTEM_CODES } from '@theia/astro/ephemeris';
import { houseSystemCodeOf } from '@theia/astro/houses/systems';
import { ANGLE_IDS, ASPECT_IDS, BODY_IDS, LOT_IDS, MAJOR_ASPECTS, ORB_GROUPS } from '@theia/astro/natal/settings';
import type { AspectId, BodyId, ChartSettings } from '@theia/astro/natal/settings';
import type { ProblemCode } from '../problem.ts';
import { AYANAMSA_IDS, AYANAMSA_MODES } from './ayanamsas.ts';
import type { FieldReader, ListRule } from './contract.ts';
import { quote } from './quote.ts';

export const MAX_ORB_DEG = 15;
/** Ids and groups a key of `orb_degrees` may be. */
export const ORB_KEYS = [...ORB_GROUPS, ...BODY_IDS, ...ANGLE_IDS, ...LOT_IDS] as const;

/** A house system: its letter, case counting, or its snake_case name. Records `invalid_house_system` for everything else. */
export function parseHouseSystem(fields: FieldReader, name = 'house_system'): HouseSystemCode | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  const code = typeof value === 'string' ? houseSystemCodeOf(value) : null;
  if (code === null) {
    fields.issue(
      'invalid_house_system',
      name,
      `${fields.path}${name} ${quote(value)} is not supported.`,
      `Use one of ${HOUSE_SYSTEM_CODES.join(' ')}.`,
    );
    return undefined;
  }
  fields.echo[name] = code;
  return code;
}

/** An ayanamsa id, or `{"user": {"t0_jd", "ayan_t0"}}` (Julian day TT and degrees there). Records `invalid_ayanamsa`. */
export function parseAyanamsa(
  fields: FieldReader,
  name = 'ayanamsa',
): NonNullable<ChartSettings['ayanamsa']> | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return parseUserAyanamsa(fields, name);
  const wanted = typeof value === 'string' ? value.toLowerCase() : '';
  const id = AYANAMSA_IDS.find((known) => known === wanted);
  if (id === undefined) {
    fields.issue(
      'invalid_ayanamsa',
      name,
      `${fields.path}${name} ${quote(value)} is not supported.`,
      `Use one of ${AYANAMSA_IDS.join(', ')}, or {"user":{"t0_jd":…,"ayan_t0":…}}.`,
    );
    return undefined;
  }
  fields.echo[name] = id;
  return { id, definition: { kind: 'mode', mode: AYANAMSA_MODES[id] } };
}

function parseUserAyanamsa(fields: FieldReader, name: string): NonNullable<ChartSettings['ayanamsa']> | undefined {
  const user = fields.child(name, { wrongType: 'own_code' })?.child('user', { wrongType: 'own_code' });
  const t0Jd = user?.number('t0_jd', {
    code: 'invalid_ayanamsa',
    min: 0,
    max: 5_000_000,
    hint: 'Julian day (TT) of the epoch.',
  });
  const ayanT0Deg = user?.number('ayan_t0', {
    code: 'invalid_ayanamsa',
    min: -360,
    max: 360,
    hint: 'Degrees at the epoch.',
  });
  if (t0Jd !== undefined && ayanT0Deg !== undefined)
    return { id: 'user', definition: { kind: 'user', t0Jd, ayanT0Deg } };
  if (user === undefined || !user.has('t0_jd') || !user.has('ayan_t0')) {
    fields.issue(
      'invalid_ayanamsa',
      name,
      `${fields.path}${name} needs user.t0_jd and user.ayan_t0.`,
      'Write {"user":{"t0_jd":2451545.0,"ayan_t0":23.85}}.',
    );
  }
  return undefined;
}

/** Aspect ids; `major` stands for the five Ptolemaic ones. Records `unknown_aspect`. */
export function parseAspectList(fields: FieldReader, name = 'aspects'): readonly AspectId[] | undefined {
  const chosen = fields.list(name, ['major', ...ASPECT_IDS], { code: 'unknown_aspect', csv: true, what: 'aspect' });
  if (chosen === undefined) return undefined;
  const aspects = [...new Set(chosen.flatMap((id) => (id === 'major' ? MAJOR_ASPECTS : [id])))];
  fields.echo[name] = aspects;
  return aspects;
}

/** Numbered asteroids in a list of bodies. */
export const ASTEROIDS: NonNullable<ListRule<BodyId>['open']> = { idOf: bodyIdOf, form: 'asteroid:433 (any number)' };

/** Body ids, at least one; a comma-separated text is read too. Records `unknown_body`. */
export function parseBodyList(fields: FieldReader, name = 'bodies'): readonly BodyId[] | undefined {
  const bodies = fields.list(name, BODY_IDS, { code: 'unknown_body', csv: true, what: 'body', open: ASTEROIDS });
  if (bodies === undefined || bodies.length > 0) return bodies;
  fields.issue(
    'unknown_body',
    name,
    `${fields.path}${name} must name at least one body.`,
    `Use some of ${BODY_IDS.join(', ')}.`,
  );
  return undefined;
}

/** One orb for all, or orbs by body, angle, lot or group; degrees, 0 to 15. Records `invalid_orb`, `unknown_body`. */
export function parseOrbDegrees(fields: FieldReader, name = 'orb_degrees'): ChartSettings['orbDegrees'] | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  if (typeof value === 'number') return checkOrb(fields, name, value) ? (fields.echo[name] = value) : undefined;
  return parseOrbMap(fields, name, ORB_KEYS, 'unknown_body');
}

/** Base orbs by aspect; degrees, 0 to 15. Records `invalid_orb`, `unknown_aspect`. */
export function parseAspectOrbs(fields: FieldReader, name = 'aspect_orbs'): ChartSettings['aspectOrbs'] | undefined {
  return fields.raw(name) === undefined ? undefined : parseOrbMap(fields, name, ASPECT_IDS, 'unknown_aspect');
}

function parseOrbMap<T extends string>(
  fields: FieldReader,
  name: string,
  keys: readonly T[],
  unknownCode: ProblemCode,
): Partial<Record<T, number>> | undefined {
  const value = fields.raw(name);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fields.issue(
      'invalid_orb',
      name,
      `${fields.path}${name} ${quote(value)} is not an orb.`,
      `Use degrees from 0 to ${MAX_ORB_DEG}, by id.`,
    );
    return undefined;
  }
  const orbs: Partial<Record<T, number>> = {};
  for (const [key, orb] of Object.entries(value as Record<string, unknown>)) {
    const id = keys.find((known) => known === key.toLowerCase()) ?? asteroidKey(key, keys);
    if (id === undefined)
      fields.issue(
        unknownCode,
        `${name}.${key}`,
        `${fields.path}${name}: ${quote(key)} is not known.`,
        `Use ${keys.join(', ')}.`,
      );
    else if (checkOrb(fields, `${name}.${key}`, orb)) orbs[id] = orb;
  }
  fields.echo[name] = orbs;
  return orbs;
}

/** `orb_degrees` knows numbered asteroids beside its keys, `aspect_orbs` does not. */
function asteroidKey<T extends string>(key: string, keys: readonly T[]): T | undefined {
  const id = (keys as readonly string[]).includes('sun') ? bodyIdOf(key) : null;
  return id === null ? undefined : (id as string as T);
}

function checkOrb(fields: FieldReader, name: string, orb: unknown): orb is number {
  if (typeof orb === 'number' && orb >= 0 && orb <= MAX_ORB_DEG) return true;
  fields.issue(
    'invalid_orb',
    name,
    `${fields.path}${name} must be from 0 to ${MAX_ORB_DEG} degrees, got ${quote(orb)}.`,
    `Use degrees from 0 to ${MAX_ORB_DEG}.`,
  );
  return false;
}
