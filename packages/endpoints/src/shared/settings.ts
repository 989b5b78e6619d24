import { DEFAULT_ASPECTS, DEFAULT_BODIES } from '@theia/astro/natal/settings';
import type { ChartSettings } from '@theia/astro/natal/settings';
import { DEFAULT_AYANAMSA } from './ayanamsas.ts';
import type { FieldReader, ResolutionSettings, Settings, SettingsDefaults } from './contract.ts';
import { warnOfIdle } from './idle-settings.ts';
import {
  parseAspectList,
  parseAspectOrbs,
  parseAyanamsa,
  parseBodyList,
  parseHouseSystem,
  parseOrbDegrees,
} from './setting-values.ts';
import { parseZodiac } from './system.ts';

/** Contract §2.4 as it stands when nothing is said; tropical. */
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
  starOrbDeg: 1,
  parallelOrbDeg: 1,
  stelliumMin: 3,
  midpointOrbDeg: 1.5,
};

/**
 * What `system` vedic changes in a chart, whatever the product (contract §6): Lahiri's sidereal zodiac, the mean node, and bhavas that are whole
 * signs. Bodies, aspects and orbs stay the product's own.
 */
export const VEDIC_DEFAULTS = {
  ayanamsa: DEFAULT_AYANAMSA,
  node: 'mean',
  houseSystem: 'W',
} as const satisfies Partial<ChartSettings>;
/** Which houses a Vedic chart counts: whole signs from the lagna, or the chalit, whose system is Sripati's unless another is named. */
export const BHAVAS = ['whole_sign', 'chalit'] as const;
export const CHALIT_SYSTEM = 'S';

export const DEFAULT_RESOLUTION: ResolutionSettings = {
  timeResolution: 'earlier',
  lmt: 'longitude',
  locationPolicy: 'best',
  requireTime: false,
};

/** The closed choices among the settings, by wire name; request schemas publish the same lists. */
export const SETTING_CHOICES = {
  orb_model: ['mean', 'max', 'min'],
  node: ['true', 'mean'],
  lilith: ['mean', 'osculating', 'interpolated'],
  coordinates: ['geocentric', 'topocentric', 'heliocentric'],
  positions: ['apparent', 'true'],
  house_placement: ['ecliptic', 'mundane'],
  polar_fallback: ['porphyry', 'whole_sign', 'equal', 'error'],
  rulers: ['traditional', 'modern'],
  terms: ['egyptian', 'ptolemaic'],
  triplicity: ['dorothean', 'lilly'],
  lot_reversal: ['sect', 'never'],
  time_resolution: ['earlier', 'later', 'reject'],
  lmt: ['longitude', 'zone'],
  location_policy: ['best', 'strict'],
  language: ['en'],
} as const;

/** The numeric settings: range and unit. */
export const SETTING_RANGES = {
  orb_scale: { min: 0, max: 5 },
  star_orb: { min: 0, max: 10 },
  parallel_orb: { min: 0, max: 10 },
  midpoint_orb: { min: 0, max: 10 },
  stellium_min: { min: 2, max: 10, integer: true },
} as const;

/**
 * Reads `settings`, and the top-level `system` and `sidereal` (contract §2.4, §6). Records `invalid_setting` or the field's own code.
 * An ayanamsa applies only to sidereal charts.
 */
export function parseSettings(fields: FieldReader, defaults: SettingsDefaults): Settings {
  const { system, sidereal } = parseZodiac(fields, defaults.vedicThing ?? null);
  const vedic = system === 'vedic';
  const given = fields.child('settings', { wrongType: 'own_code' });
  const base: ChartSettings = {
    ...WESTERN_DEFAULTS,
    orbScale: defaults.orbScale,
    ...defaults.chart,
    ...(vedic ? VEDIC_DEFAULTS : {}),
  };
  const zodiac = sidereal ? DEFAULT_AYANAMSA : null;
  if (given === undefined) {
    return {
      chart: { ...base, ayanamsa: zodiac },
      resolution: DEFAULT_RESOLUTION,
      strict: false,
      system,
      sidereal,
      bodiesAsked: false,
    };
  }
  const ayanamsa = parseAyanamsa(given);
  if (ayanamsa !== undefined && !sidereal) {
    fields.warn({
      code: 'unknown_field',
      message: 'settings.ayanamsa has no effect on a tropical chart.',
      field: 'settings.ayanamsa',
    });
  }
  const bhava = vedic ? given.oneOf('bhava', BHAVAS, 'invalid_setting') : undefined;
  const houses = bhava === 'chalit' ? ({ houseSystem: CHALIT_SYSTEM } as const) : {};
  const chart = { ...parseChart(given, { ...base, ...houses }), ayanamsa: sidereal ? (ayanamsa ?? zodiac) : null };
  choice(given, 'language', 'en');
  const idle = defaults.idle ?? [];
  warnOfIdle(given, vedic && idle.includes('house_system') ? [...idle, 'bhava'] : idle);
  return {
    chart,
    resolution: parseResolution(given),
    strict: given.boolean('strict', 'invalid_setting') ?? false,
    system,
    sidereal,
    bodiesAsked: given.has('bodies'),
  };
}

function parseChart(given: FieldReader, base: ChartSettings): Omit<ChartSettings, 'ayanamsa'> {
  return {
    houseSystem: parseHouseSystem(given) ?? base.houseSystem,
    orbDegrees: parseOrbDegrees(given) ?? base.orbDegrees,
    aspectOrbs: parseAspectOrbs(given) ?? base.aspectOrbs,
    orbScale: amount(given, 'orb_scale', base.orbScale),
    orbModel: choice(given, 'orb_model', base.orbModel),
    aspects: parseAspectList(given) ?? base.aspects,
    bodies: parseBodyList(given) ?? base.bodies,
    node: choice(given, 'node', base.node),
    lilith: choice(given, 'lilith', base.lilith),
    coordinates: choice(given, 'coordinates', base.coordinates),
    positions: choice(given, 'positions', base.positions),
    housePlacement: choice(given, 'house_placement', base.housePlacement),
    polarFallback: choice(given, 'polar_fallback', base.polarFallback),
    rulers: choice(given, 'rulers', base.rulers),
    terms: choice(given, 'terms', base.terms),
    triplicity: choice(given, 'triplicity', base.triplicity),
    lotReversal: choice(given, 'lot_reversal', base.lotReversal),
    starOrbDeg: amount(given, 'star_orb', base.starOrbDeg),
    parallelOrbDeg: amount(given, 'parallel_orb', base.parallelOrbDeg),
    stelliumMin: amount(given, 'stellium_min', base.stelliumMin),
    midpointOrbDeg: amount(given, 'midpoint_orb', base.midpointOrbDeg),
  };
}

/** How place and time are found; the same settings for every product. Records `invalid_setting`. */
export function parseResolution(given: FieldReader): ResolutionSettings {
  return {
    timeResolution: choice(given, 'time_resolution', DEFAULT_RESOLUTION.timeResolution),
    lmt: choice(given, 'lmt', DEFAULT_RESOLUTION.lmt),
    locationPolicy: choice(given, 'location_policy', DEFAULT_RESOLUTION.locationPolicy),
    requireTime: given.boolean('require_time', 'invalid_setting') ?? DEFAULT_RESOLUTION.requireTime,
  };
}

type ChoiceName = keyof typeof SETTING_CHOICES;
type Choice<N extends ChoiceName> = (typeof SETTING_CHOICES)[N][number];

/** One closed setting, for products that take it outside `settings` too. Records `invalid_setting`. */
export function choice<N extends ChoiceName>(fields: FieldReader, name: N, fallback: Choice<N>): Choice<N> {
  const values: readonly Choice<N>[] = SETTING_CHOICES[name];
  return fields.oneOf(name, values, 'invalid_setting') ?? fallback;
}

function amount(fields: FieldReader, name: keyof typeof SETTING_RANGES, fallback: number): number {
  return fields.number(name, { code: 'invalid_setting', ...SETTING_RANGES[name] }) ?? fallback;
}
