import { CONTACT_NAMES, type ContactName, type Eclipse, type LocalEclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipseContacts } from '@theia-astro/astro/eclipses/natal-contacts';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { instantTextOfJd } from '../time/instant-text.ts';
import { type aspectPointSchema, chartsAspectSchema, wireChartsPair } from './aspect.ts';
import { byId } from './point.ts';
import { eclipsePathSchema, wireEclipsePath } from './eclipse-path.ts';
import { instantSchema } from './place-and-time.ts';
import { round, wire, type Wire, longitudeSchema, wireZodiac, zodiacShape } from './wire.ts';
import { isObject, type Json } from '../llm/row.ts';

const degrees = { 'x-unit': 'degrees' };
const inSeconds = { 'x-unit': 'seconds' };
const types = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const;
const magnitudeSchema = z.number().min(0).meta({ description: 'Covered fraction of the eclipsed body’s diameter.' });
const fraction = z.number().min(0).max(1);
const phase = instantSchema.nullable().meta({ id: 'InstantOrNull' });

/** What one place sees; everything except `visible` is null when nothing is visible. */
const localEclipseSchema = z
  .object({
    visible: z.boolean(),
    type: z.enum(types).nullable().meta({ description: 'As seen from the place.' }),
    starts_at: phase.meta({
      description: 'First visible contact, or the rise of Sun or Moon when an earlier contact is below the horizon.',
    }),
    maximum_at: phase.meta({ description: 'Greatest visible phase.' }),
    ends_at: phase.meta({
      description: 'Last visible contact, or the set of Sun or Moon when a later contact is below the horizon.',
    }),
    magnitude: magnitudeSchema.nullable(),
    obscuration: fraction.nullable().meta({ description: 'Covered fraction of the Sun’s disc.' }),
    altitude: z
      .number()
      .min(-90)
      .max(90)
      .nullable()
      .meta({ description: 'True altitude of Sun or Moon at the greatest visible phase.', ...degrees }),
    contacts: byId(CONTACT_NAMES, instantSchema).optional().meta({
      description:
        'With include details, when something is visible: the contacts above the horizon of the place, in order of time. Solar: c1, c4 start and end, c2, c3 totality or annularity. Lunar: p1 … p4 as for the whole Earth.',
    }),
  })
  .meta({ id: 'LocalEclipse' });

const contactsSchema = z
  .object({
    p1: instantSchema,
    u1: phase,
    c1: phase.optional(),
    c2: phase.optional(),
    u2: phase.optional(),
    u3: phase.optional(),
    u4: phase,
    p4: instantSchema,
  })
  .meta({
    id: 'EclipseContacts',
    description:
      'Solar: p1 u1 c1 c2 u4 p4, for penumbra, umbra and shadow axis on Earth. Lunar: p1 u1 u2 u3 u4 p4. Contacts that do not occur are null.',
  });

/** The fields that `details` adds to an eclipse. */
const detailShape = {
  julian_day_ut: z.number().optional().meta({ 'x-unit': 'Julian day UT1' }),
  contacts: contactsSchema.optional(),
  umbral_magnitude: magnitudeSchema.nullable().optional().meta({ description: 'Lunar only.' }),
  penumbral_magnitude: magnitudeSchema.nullable().optional().meta({ description: 'Lunar only.' }),
  obscuration: fraction
    .nullable()
    .optional()
    .meta({ description: 'Solar only: covered fraction of the disc at the greatest point.' }),
  saros_member: z.int().nullable().optional(),
  greatest: z
    .object({
      latitude: z.number().min(-90).max(90).meta(degrees),
      longitude: z.number().min(-180).max(180).meta(degrees),
    })
    .optional()
    .meta({
      description:
        'Solar: where the shadow axis passes at maximum, or the nearest point to it. Lunar: where the Moon is in the zenith.',
    }),
  durations: z
    .object({
      penumbral_s: z.number().gt(0).nullable(),
      partial_s: z.number().gt(0).nullable(),
      total_s: z.number().gt(0).nullable(),
    })
    .optional()
    .meta({
      description: 'Solar: partial phase anywhere on Earth, total (or annular) phase at the greatest point.',
      ...inSeconds,
    }),
};

/** One eclipse, wherever an answer holds one. */
export const eclipseSchema = z
  .object({
    id: z.string().meta({ description: 'S or L and the UTC day of the maximum.', examples: ['S2024-04-08'] }),
    kind: z.enum(['solar', 'lunar']),
    type: z.enum(types),
    at: instantSchema.meta({ description: 'Time of the maximum.' }),
    magnitude: magnitudeSchema.meta({
      description:
        'Solar: at the greatest point, ratio of the diameters when central. Lunar: in the umbra, or in the penumbra when penumbral.',
    }),
    ...zodiacShape,
    longitude: longitudeSchema.meta({ description: 'Longitude of the eclipsed body at maximum.', ...degrees }),
    saros: z.int().nullable().meta({ description: 'Saros series.' }),
    duration_s: z
      .number()
      .gt(0)
      .nullable()
      .meta({ description: 'Duration of the phase that the eclipse is named after.', ...inSeconds }),
    ...detailShape,
    local: localEclipseSchema.optional().meta({ description: 'Only with a place.' }),
    path: eclipsePathSchema
      .nullable()
      .optional()
      .meta({ description: 'Only in /eclipses with include path; null for partial and lunar eclipses.' }),
    natal_contacts: z.array(chartsAspectSchema).optional().meta({
      description: 'With birth data: conjunctions, oppositions and squares to natal points within 3°.',
    }),
  })
  .meta({
    id: 'Eclipse',
    description: 'An eclipse. The fields from julian_day_ut to durations come with include details.',
  });

interface EclipseParts {
  /** Adds contacts, durations, greatest point and similar fields. */
  readonly details: boolean;
  /** Adds the path. */
  readonly path?: boolean;
  /** The natal points it may fall on; null for none. */
  readonly natal: NatalPoints | null;
}

export interface NatalPoints {
  readonly points: readonly { readonly id: Wire<typeof aspectPointSchema>; readonly longitudeDeg: number }[];
  readonly unknownTime: boolean;
}

/** Writes an eclipse of docs/methods/eclipses.md; `local` only when the request has a place. */
export function wireEclipse(
  ephemeris: Ephemeris,
  eclipse: Eclipse,
  { details, path = false, natal }: EclipseParts,
): Wire<typeof eclipseSchema> {
  const { local } = eclipse;
  return {
    id: eclipse.id,
    kind: eclipse.kind,
    type: eclipse.type,
    at: instantTextOfJd(ephemeris, eclipse.maximumJdUt),
    magnitude: magnitude(eclipse.magnitude),
    ...wireZodiac(eclipse.longitudeDeg),
    saros: eclipse.saros,
    duration_s: seconds(mainDurationS(eclipse)),
    ...(details ? wireDetails(ephemeris, eclipse) : {}),
    ...(local === null ? {} : { local: wireLocal(ephemeris, local, details) }),
    ...(path ? { path: eclipse.path && wireEclipsePath(ephemeris, eclipse.path) } : {}),
    ...(natal === null ? {} : { natal_contacts: wireNatalContacts(eclipse, natal) }),
  };
}

/** Contacts of the umbra that do not occur are null; the penumbra reaches the Earth or the Moon in every eclipse. */
const NO_UMBRA = {
  solar: { u1: null, c1: null, c2: null, u4: null },
  lunar: { u1: null, u2: null, u3: null, u4: null },
} as const;

function wireDetails(
  ephemeris: Ephemeris,
  eclipse: Eclipse,
): Pick<Wire<typeof eclipseSchema>, keyof typeof detailShape> {
  const { durations, greatest } = eclipse;
  const { p1, p4, ...umbral } = wireContacts(ephemeris, eclipse);
  if (p1 === undefined || p4 === undefined) throw new TypeError(`${eclipse.id} has no penumbra`);
  return {
    julian_day_ut: wire(eclipse.maximumJdUt),
    contacts: { p1, ...NO_UMBRA[eclipse.kind], ...umbral, p4 },
    umbral_magnitude: orNull(eclipse.umbralMagnitude, magnitude),
    penumbral_magnitude: orNull(eclipse.penumbralMagnitude, magnitude),
    obscuration: orNull(eclipse.obscuration, magnitude),
    saros_member: eclipse.sarosMember,
    greatest: { latitude: wire(greatest.geoLatitudeDeg), longitude: wire(greatest.geoLongitudeDeg) },
    durations: {
      penumbral_s: seconds(durations.penumbralS),
      partial_s: seconds(durations.partialS),
      total_s: seconds(durations.totalS),
    },
  };
}

/** The natal points it falls on: aspects of the eclipsed body at maximum, treated as motionless. */
function wireNatalContacts(
  { kind, longitudeDeg }: Eclipse,
  { points, unknownTime }: NatalPoints,
): Wire<typeof chartsAspectSchema>[] {
  return eclipseContacts(longitudeDeg, points).map(({ point, aspect, orbDeg }) => ({
    ...wireChartsPair(aspect, [kind === 'solar' ? 'sun' : 'moon', point], ['eclipse', 'natal']),
    orb: wire(orbDeg),
    applying: null,
    ...(unknownTime && point === 'moon' ? { approximate: true } : {}),
  }));
}

function wireLocal(ephemeris: Ephemeris, local: LocalEclipse, details: boolean): Wire<typeof localEclipseSchema> {
  const at = (jdUt: number): string => instantTextOfJd(ephemeris, jdUt);
  return {
    visible: local.visible,
    type: local.type,
    starts_at: orNull(local.beginsJdUt, at),
    maximum_at: orNull(local.maximumJdUt, at),
    ends_at: orNull(local.endsJdUt, at),
    magnitude: orNull(local.magnitude, magnitude),
    obscuration: orNull(local.obscuration, magnitude),
    altitude: orNull(local.altitudeDeg, wire),
    ...(details && local.visible ? { contacts: wireContacts(ephemeris, local) } : {}),
  };
}

function wireContacts(
  ephemeris: Ephemeris,
  { contacts }: Pick<Eclipse, 'contacts'>,
): Partial<Record<ContactName, string>> {
  const wired: Partial<Record<ContactName, string>> = {};
  for (const { name, jdUt } of contacts) wired[name] = instantTextOfJd(ephemeris, jdUt);
  return wired;
}

/** Duration of the phase that the eclipse is named after. */
function mainDurationS({ kind, type, durations }: Eclipse): number | null {
  if (type === 'penumbral') return durations.penumbralS;
  if (type === 'partial') return durations.partialS;
  return kind === 'solar' || type === 'total' ? durations.totalS : null;
}

const MAGNITUDE_DECIMALS = 6;

function magnitude(value: number): number {
  return round(value, MAGNITUDE_DECIMALS);
}

/** Rounded to tenths; durations under a second to thousandths, so that they are never shown as 0. */
function seconds(value: number | null): number | null {
  return value === null ? null : round(value, value < 1 ? 3 : 1);
}

function orNull<T>(value: number | null, write: (value: number) => T): T | null {
  return value === null ? null : write(value);
}

/** An eclipse of which the place sees what there is need not say it twice. */
export function eclipseForReaders(eclipse: unknown): unknown {
  if (!isObject(eclipse) || !isObject(eclipse['local']) || !('kind' in eclipse)) return eclipse;
  const { maximum_at: _, obscuration: __, contacts: ___, ...local } = eclipse['local'];
  return {
    ...eclipse,
    local: Object.fromEntries(Object.entries(local).map(([name, value]) => [name, named(name, value, eclipse)])),
  };
}

function named(name: string, value: unknown, eclipse: Json): unknown {
  return value !== null && (name === 'type' || name === 'magnitude') && eclipse[name] === value ? 'same' : value;
}
