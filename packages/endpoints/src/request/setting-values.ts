import { parseBodyId, BODY_IDS, type BodyId } from '@theia-astro/astro/bodies/body-id';
import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEM_NAMES, type HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { ASPECT_IDS, MAJOR_ASPECTS, type AspectId } from '@theia-astro/astro/aspects/kinds';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import { ORB_GROUPS } from '@theia-astro/astro/aspects/orbs';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { parseHouseSystem } from '@theia-astro/astro/houses/systems';
import { DEFAULT_STARS, findStar, STARS, type Star, type StarId } from '@theia-astro/astro/stars/catalogue';
import { z } from 'zod';
import type { ProblemCode } from '../problem.ts';
import { aspectIdSchema } from '../wire/aspect.ts';
import { asteroidIdSchema, bodyIdSchema } from '../wire/point.ts';
import { AYANAMSA_IDS, AYANAMSA_MODES } from './ayanamsas.ts';
import { field, type Facts, type Field } from './field.ts';
import { LONGEST_LIST, type FieldReader, type ListRule } from './field-reader.ts';
import { quote } from './issue-list.ts';
import { starIdSchema } from '../wire/star.ts';

const MAX_ORB_DEG = 15;
/** Ids and groups allowed as keys of `orb_degrees`. */
const ORB_KEYS = [...ORB_GROUPS, ...BODY_IDS, ...ANGLE_IDS, ...LOT_IDS] as const;

const houseSystemType = z.enum([...HOUSE_SYSTEM_CODES, ...new Set(Object.values(HOUSE_SYSTEM_NAMES))]).meta({
  id: 'HouseSystem',
  description: 'House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name.',
});

/**
 * A house system: its letter (case-sensitive) or its snake_case name. Records `invalid_house_system` for everything
 * else.
 */
export function houseSystem(facts: Facts): Field<HouseSystemCode> {
  return field(houseSystemType, facts, readHouseSystem);
}

function readHouseSystem(fields: FieldReader, name: string): HouseSystemCode | undefined {
  const value = fields.raw(name);
  const code = typeof value === 'string' ? parseHouseSystem(value) : null;
  if (code === null) {
    fields.issue(
      'invalid_house_system',
      name,
      `${fields.path}${name} ${quote(value)} is not supported.`,
      `Use a letter or a name: ${HOUSE_SYSTEM_CODES.map((one) => `${one} ${HOUSE_SYSTEM_NAMES[one]}`).join(', ')}.`,
    );
    return undefined;
  }
  fields.echo[name] = code;
  return code;
}

type AyanamsaValue = NonNullable<ChartSettings['ayanamsa']>;

const EPOCH = { min: 0, max: 5_000_000 } as const;
const AT_EPOCH = { min: -360, max: 360 } as const;
const ayanamsaType = z
  .union([
    z.enum(AYANAMSA_IDS),
    z.object({
      user: z.object({
        t0_jd: z.number().min(EPOCH.min).max(EPOCH.max).meta({ 'x-unit': 'Julian day TT' }),
        ayan_t0: z.number().min(AT_EPOCH.min).max(AT_EPOCH.max).meta({ 'x-unit': 'degrees' }),
      }),
    }),
  ])
  .meta({ id: 'Ayanamsa', description: 'Ayanamsa of a sidereal chart.' });

/** An ayanamsa id, or `{"user": {"t0_jd", "ayan_t0"}}` (Julian day TT and degrees there). Records `invalid_ayanamsa`. */
export function ayanamsa(facts: Facts): Field<AyanamsaValue> {
  return field(ayanamsaType, facts, readAyanamsa);
}

function readAyanamsa(fields: FieldReader, name: string): AyanamsaValue | undefined {
  const value = fields.raw(name);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return readUserAyanamsa(fields, name);
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

function readUserAyanamsa(fields: FieldReader, name: string): AyanamsaValue | undefined {
  const user = fields.child(name, { wrongType: 'own_code' })?.child('user', { wrongType: 'own_code' });
  const t0Jd = user?.number('t0_jd', {
    code: 'invalid_ayanamsa',
    ...EPOCH,
    hint: 'Julian day (TT) of the epoch.',
  });
  const ayanT0Deg = user?.number('ayan_t0', {
    code: 'invalid_ayanamsa',
    ...AT_EPOCH,
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

const aspectsType = z
  .array(z.enum(['major', ...ASPECT_IDS]))
  .max(LONGEST_LIST)
  .meta({ id: 'AspectList', description: 'Aspects to look for; major means the five Ptolemaic ones.' });

/** Aspect ids; `major` means the five Ptolemaic ones. Records `unknown_aspect`. */
export function aspects(facts: Facts): Field<readonly AspectId[]> {
  return field(aspectsType, facts, readAspects);
}

function readAspects(fields: FieldReader, name: string): readonly AspectId[] | undefined {
  const chosen = fields.list(name, ['major', ...ASPECT_IDS], { code: 'unknown_aspect', csv: true, what: 'aspect' });
  if (chosen === undefined) return undefined;
  const ids = [...new Set(chosen.flatMap((id) => (id === 'major' ? MAJOR_ASPECTS : [id])))];
  fields.echo[name] = ids;
  return ids;
}

/** Numbered asteroids in a list of bodies. */
export const ASTEROIDS: NonNullable<ListRule<BodyId>['open']> = {
  idOf: parseBodyId,
  form: 'asteroid:433 (any number)',
};

const bodiesType = z.array(bodyIdSchema).min(1).max(LONGEST_LIST).meta({ id: 'BodyList', description: 'Bodies.' });

/** Body ids, at least one; a comma-separated text is accepted too. Records `unknown_body`. */
export function bodies(facts: Facts): Field<readonly BodyId[]> {
  return field(bodiesType, facts, readBodies);
}

function readBodies(fields: FieldReader, name: string): readonly BodyId[] | undefined {
  const listed = fields.list(name, BODY_IDS, { code: 'unknown_body', csv: true, what: 'body', open: ASTEROIDS });
  if (listed === undefined || listed.length > 0) return listed;
  fields.issue(
    'unknown_body',
    name,
    `${fields.path}${name} must name at least one body.`,
    `Use some of ${BODY_IDS.join(', ')}.`,
  );
  return undefined;
}

const orbType = z.number().min(0).max(MAX_ORB_DEG);

/** One orb for all, or orbs by body, angle, lot or group; degrees, 0 to 15. Records `invalid_orb`, `unknown_body`. */
export function orbDegrees(): Field<ChartSettings['orbDegrees']> {
  const type = z.union([orbType, z.record(z.union([z.enum(ORB_KEYS), asteroidIdSchema]), orbType)]).meta({
    id: 'OrbDegrees',
    description: 'Orbs of the bodies: one for all, or by body and group; a body overrides its group.',
    'x-unit': 'degrees',
  });
  return field(type, {}, readOrbDegrees);
}

function readOrbDegrees(fields: FieldReader, name: string): ChartSettings['orbDegrees'] | undefined {
  const value = fields.raw(name);
  if (typeof value === 'number') return checkOrb(fields, name, value) ? (fields.echo[name] = value) : undefined;
  return readOrbMap(fields, name, ORB_KEYS, 'unknown_body');
}

/** Base orbs by aspect; degrees, 0 to 15. Records `invalid_orb`, `unknown_aspect`. */
export function aspectOrbs(): Field<ChartSettings['aspectOrbs']> {
  const type = z
    .partialRecord(aspectIdSchema, orbType)
    .meta({ id: 'AspectOrbs', description: 'Base orb by aspect.', 'x-unit': 'degrees' });
  return field(type, {}, (fields, name) => readOrbMap(fields, name, ASPECT_IDS, 'unknown_aspect'));
}

function readOrbMap<T extends string>(
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

/** `orb_degrees` also allows numbered asteroids, `aspect_orbs` does not. */
function asteroidKey<T extends string>(key: string, keys: readonly T[]): T | undefined {
  const id = (keys as readonly string[]).includes('sun') ? parseBodyId(key) : null;
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

const GROUPS = ['default', 'all'] as const;
const starsType = z
  .array(starIdSchema)
  .min(1)
  .max(LONGEST_LIST)
  .meta({ id: 'StarList', description: 'Stars; default: the usual thirty, all: the whole catalogue.' });

/**
 * Stars by id, another name or designation (`aldebaran`, `Rohini`, `alpha Tau`), `default` or `all`; at least one.
 * Records `invalid_setting`.
 */
export function stars(facts: Facts): Field<readonly Star[]> {
  return field(starsType, facts, (fields, name) => {
    const listed = fields.list<(typeof GROUPS)[number], StarId>(name, GROUPS, {
      code: 'invalid_setting',
      csv: true,
      what: 'star',
      open: { idOf: (text) => findStar(text)?.id ?? null, form: 'a star (aldebaran, alpha_tauri …)' },
    });
    if (listed === undefined) return undefined;
    if (listed.length === 0) {
      fields.issue(
        'invalid_setting',
        name,
        `${fields.path}${name} must name at least one star.`,
        'Use default or all.',
      );
      return undefined;
    }
    const chosen = listed.flatMap((one) => {
      if (one === 'all') return STARS;
      return one === 'default' ? DEFAULT_STARS : STARS.filter(({ id }) => id === one);
    });
    return [...new Set(chosen)];
  });
}

const MOST_CLASSES = 6;
const MAX_STAR_ORB_DEG = 10;

/** Orbs in degrees, 0 to 10, by classes of magnitude, 1 to 6 of them. Records `invalid_setting`. */
export function orbsByMagnitude(facts: Facts): Field<readonly number[]> {
  const type = z.array(z.number().min(0).max(MAX_STAR_ORB_DEG)).min(1).max(MOST_CLASSES);
  return field(type, facts, (fields, name) => {
    const read = type.safeParse(fields.raw(name));
    if (!read.success) {
      fields.issue(
        'invalid_setting',
        name,
        `${fields.path}${name} ${quote(fields.raw(name))} is no list of orbs.`,
        `Use 1 to ${MOST_CLASSES} numbers from 0 to ${MAX_STAR_ORB_DEG}.`,
      );
      return undefined;
    }
    fields.echo[name] = read.data;
    return read.data;
  });
}
