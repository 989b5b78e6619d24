import type { FieldReader } from './field-reader.ts';
import { DEFAULT_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { DEFAULT_BODIES } from '@theia-astro/astro/bodies/body-id';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { DEFAULT_STARS } from '@theia-astro/astro/stars/catalogue';
import { z } from 'zod';
import type { ResolutionSettings, Settings } from './asked.ts';
import { DEFAULT_AYANAMSA } from './ayanamsas.ts';
import { field, type Field, type Fields, FieldSet, narrowed, type ValuesOf } from './field.ts';
import { resolutionFields, settingFields, type SettingName } from './setting-fields.ts';
import { readZodiac, type zodiacFields } from './system.ts';

// Settings by subject. Products list those that cannot change their answer, so that none is silently ignored.

/**
 * The settings that affect orbs. When any is given, products with a flat default orb use the orb model instead
 * (docs/methods/aspects.md).
 */
export const ORB_NAMES = ['orb_degrees', 'aspect_orbs', 'orb_scale', 'orb_model'] as const;
export const ASPECT_NAMES = [...ORB_NAMES, 'aspects'] as const;
export const HOUSE_NAMES = ['house_system', 'house_placement', 'polar_fallback'] as const;
export const DIGNITY_NAMES = ['terms', 'triplicity'] as const;
export const SCHOOL_NAMES = [
  'dial',
  'picture_orb',
  'harmonics',
  'harmonic_orb',
  'draconic_orb',
  'antiscia_orb',
] as const;
export const STAR_NAMES = ['stars', 'star_aspects', 'star_orb', 'star_orbs', 'paran_orb_minutes'] as const;
export const FIGURE_NAMES = [...STAR_NAMES, 'parallel_orb', 'stellium_min', 'midpoint_orb', ...SCHOOL_NAMES] as const;

/** Warns of each setting given that has no effect on the product. */
export function warnOfIdle(settings: FieldReader, names: readonly string[]): void {
  for (const name of names) {
    if (settings.has(name))
      settings.warn({
        code: 'unknown_field',
        message: `settings.${name} has no effect on this product.`,
        field: `settings.${name}`,
      });
  }
}

/** The defaults; tropical. */
export const WESTERN_DEFAULTS: ChartSettings = {
  houseSystem: 'P',
  orbDegrees: {},
  aspectOrbs: {},
  orbScale: 1,
  orbModel: 'mean',
  aspects: DEFAULT_ASPECTS,
  bodies: DEFAULT_BODIES,
  node: 'true',
  lilith: 'mean',
  coordinates: 'geocentric',
  positions: 'apparent',
  ayanamsa: null,
  housePlacement: 'ecliptic',
  polarFallback: 'porphyry',
  rulers: 'traditional',
  terms: 'egyptian',
  triplicity: 'dorothean',
  lotReversal: 'sect',
  stars: DEFAULT_STARS,
  starAspects: ['conjunction'],
  starOrbDeg: 1,
  starOrbsDeg: [],
  parallelOrbDeg: 1,
  stelliumMin: 3,
  midpointOrbDeg: 1.5,
  dialDeg: 90,
  pictureOrbDeg: 0.5,
  harmonics: [4, 5, 7, 9],
  harmonicOrbDeg: 12,
  draconicOrbDeg: 2,
  antisciaOrbDeg: 1,
  paranOrbMinutes: 2,
};

/**
 * What `system` vedic changes in a chart, for every product (docs/methods/vedic-charts.md): the sidereal zodiac of Lahiri, the mean
 * node, and whole-sign bhavas. Bodies, aspects and orbs stay those of the product.
 */
const VEDIC_DEFAULTS = {
  ayanamsa: DEFAULT_AYANAMSA,
  node: 'mean',
  houseSystem: 'W',
} as const satisfies Partial<ChartSettings>;
/** The default house system of the chalit. */
const CHALIT_SYSTEM = 'S';

export const DEFAULT_RESOLUTION: ResolutionSettings = {
  timeResolution: 'earlier',
  lmt: 'longitude',
  locationPolicy: 'best',
  requireTime: false,
};

/** How a product uses the settings. */
interface SettingsOfProduct<Added extends Fields> {
  readonly orbScale: number;
  /** Its own defaults; for bodies and aspects `description` gives them. */
  readonly chart?: Partial<ChartSettings>;
  /** Settings that cannot change its answer: they are not published, and give a warning. */
  readonly idle?: readonly SettingName[];
  /** The centres it supports; it rejects the others itself. */
  readonly coordinates?: readonly ChartSettings['coordinates'][];
  /** Its own settings. */
  readonly added?: Added;
  readonly description?: string;
  /** Name of its OpenAPI component. */
  readonly id?: string;
}

type SettingsValues = ValuesOf<typeof settingFields>;

/** `settings` of a product. */
interface SettingsField<Added extends Fields> extends Field<SettingsValues & ValuesOf<Added>> {
  readonly product: Pick<SettingsOfProduct<Added>, 'orbScale' | 'chart' | 'idle'>;
}

/** Declares `settings` of a product. */
export function settingsField<Added extends Fields = Record<never, never>>(
  product: SettingsOfProduct<Added>,
): SettingsField<Added> {
  const { orbScale, coordinates, added, description, id } = product;
  const idle = withUnusedBhava(product.idle ?? []);
  const all = new FieldSet({ ...settingFields, ...added });
  const kept = Object.entries(settingFields).filter(([name]) => !(idle as readonly string[]).includes(name));
  const shown: Fields = {
    ...Object.fromEntries(kept),
    ...(coordinates === undefined || idle.includes('coordinates')
      ? {}
      : { coordinates: narrowed(settingFields.coordinates, z.enum(coordinates), { byDefault: 'geocentric' }) }),
    ...added,
  };
  const schema = new FieldSet(shown, {
    ...(id === undefined ? {} : { id }),
    description: 'How to compute; everything is optional.',
  }).schema;
  const facts = [
    ...(idle.includes('orb_scale') ? [] : [`Default of orb_scale: \`${orbScale}\`.`]),
    ...(description === undefined ? [] : [description]),
  ];
  return {
    ...field(schema, facts.length === 0 ? {} : { description: facts.join(' ') }, (fields, name) => {
      const given = fields.child(name, { wrongType: 'own_code' });
      return given === undefined ? undefined : (all.read(given) as SettingsValues & ValuesOf<Added>);
    }),
    product: { ...product, idle },
  };
}

/** When the house system has no effect, neither has `bhava`. */
function withUnusedBhava(idle: readonly SettingName[]): readonly SettingName[] {
  return idle.includes('house_system') ? [...idle, 'bhava'] : idle;
}

/** `settings` of the products that use all of them. */
export const allSettings = settingsField({ orbScale: 1, id: 'Settings' });

/** What `readSettings` reads: the zodiac of a request and its settings. */
type SettingsGiven = ValuesOf<typeof zodiacFields> & { readonly settings: SettingsValues | undefined };

/**
 * The settings of a request: the given ones, else the defaults of the product (docs/methods/vedic-charts.md). An ayanamsa applies
 * only to sidereal charts. `vedicThing` names a product that is always Vedic, for the problem text. Records
 * `conflicting_fields`.
 */
export function readSettings(
  fields: FieldReader,
  values: SettingsGiven,
  { product }: Pick<SettingsField<Fields>, 'product'>,
  vedicThing: string | null = null,
): Settings {
  const { system, sidereal } = readZodiac(fields, values, vedicThing);
  const vedic = system === 'vedic';
  const base: ChartSettings = {
    ...WESTERN_DEFAULTS,
    orbScale: product.orbScale,
    ...product.chart,
    ...(vedic ? VEDIC_DEFAULTS : {}),
  };
  const zodiac = sidereal ? DEFAULT_AYANAMSA : null;
  const given = fields.child('settings');
  const said = values.settings;
  if (given === undefined || said === undefined) {
    return {
      chart: { ...base, ayanamsa: zodiac },
      resolution: DEFAULT_RESOLUTION,
      strict: false,
      system,
      sidereal,
      bodiesAsked: false,
    };
  }
  warnOfUnused(given, product.idle ?? [], { vedic, sidereal });
  const houses = vedic && said.bhava === 'chalit' ? ({ houseSystem: CHALIT_SYSTEM } as const) : {};
  return {
    chart: {
      ...readChartSettings(said, { ...base, ...houses }),
      ayanamsa: sidereal ? (said.ayanamsa ?? zodiac) : null,
    },
    resolution: readResolution(said),
    strict: said.strict ?? false,
    system,
    sidereal,
    bodiesAsked: given.has('bodies'),
  };
}

/**
 * Warns of settings that cannot change the answer: an ayanamsa in the tropical zodiac, bhavas in the western system,
 * and settings the product does not use.
 */
function warnOfUnused(
  given: FieldReader,
  idle: readonly SettingName[],
  { vedic, sidereal }: { readonly vedic: boolean; readonly sidereal: boolean },
): void {
  if (given.has('ayanamsa') && !sidereal)
    given.warn({
      code: 'unknown_field',
      message: 'settings.ayanamsa has no effect on a tropical chart.',
      field: 'settings.ayanamsa',
    });
  if (given.has('bhava') && !vedic && !idle.includes('bhava'))
    given.warn({
      code: 'unknown_field',
      message: 'settings.bhava has no effect on a western chart.',
      field: 'settings.bhava',
    });
  warnOfIdle(given, idle);
}

function readChartSettings(said: SettingsValues, base: ChartSettings): Omit<ChartSettings, 'ayanamsa'> {
  return {
    houseSystem: said.house_system ?? base.houseSystem,
    orbDegrees: said.orb_degrees ?? base.orbDegrees,
    aspectOrbs: said.aspect_orbs ?? base.aspectOrbs,
    orbScale: said.orb_scale ?? base.orbScale,
    orbModel: said.orb_model ?? base.orbModel,
    aspects: said.aspects ?? base.aspects,
    bodies: said.bodies ?? base.bodies,
    node: said.node ?? base.node,
    lilith: said.lilith ?? base.lilith,
    coordinates: said.coordinates ?? base.coordinates,
    positions: said.positions ?? base.positions,
    housePlacement: said.house_placement ?? base.housePlacement,
    polarFallback: said.polar_fallback ?? base.polarFallback,
    rulers: said.rulers ?? base.rulers,
    terms: said.terms ?? base.terms,
    triplicity: said.triplicity ?? base.triplicity,
    lotReversal: said.lot_reversal ?? base.lotReversal,
    stars: said.stars ?? base.stars,
    starAspects: said.star_aspects ?? base.starAspects,
    starOrbDeg: said.star_orb ?? base.starOrbDeg,
    starOrbsDeg: said.star_orbs ?? base.starOrbsDeg,
    parallelOrbDeg: said.parallel_orb ?? base.parallelOrbDeg,
    stelliumMin: said.stellium_min ?? base.stelliumMin,
    midpointOrbDeg: said.midpoint_orb ?? base.midpointOrbDeg,
    dialDeg: said.dial ?? base.dialDeg,
    pictureOrbDeg: said.picture_orb ?? base.pictureOrbDeg,
    harmonics: said.harmonics ?? base.harmonics,
    harmonicOrbDeg: said.harmonic_orb ?? base.harmonicOrbDeg,
    draconicOrbDeg: said.draconic_orb ?? base.draconicOrbDeg,
    antisciaOrbDeg: said.antiscia_orb ?? base.antisciaOrbDeg,
    paranOrbMinutes: said.paran_orb_minutes ?? base.paranOrbMinutes,
  };
}

/** The settings for resolving place and time. */
export function readResolution(said: ValuesOf<typeof resolutionFields>): ResolutionSettings {
  return {
    timeResolution: said.time_resolution ?? DEFAULT_RESOLUTION.timeResolution,
    lmt: said.lmt ?? DEFAULT_RESOLUTION.lmt,
    locationPolicy: said.location_policy ?? DEFAULT_RESOLUTION.locationPolicy,
    requireTime: said.require_time ?? DEFAULT_RESOLUTION.requireTime,
  };
}

/** Whether the `settings` of a request have one of these fields. */
export function settingGiven(fields: FieldReader, names: readonly string[]): boolean {
  const settings = fields.raw('settings');
  return typeof settings === 'object' && settings !== null && names.some((name) => Object.hasOwn(settings, name));
}
