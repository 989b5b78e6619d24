import { HIGHEST_HARMONIC } from '@theia-astro/astro/harmonics/harmonic-chart';
import { DIALS_DEG } from '@theia-astro/astro/midpoints/midpoints';
import { LANGUAGES } from '@theia-astro/astro/names/names';
import {
  aspectOrbs,
  aspects,
  ayanamsa,
  bodies,
  houseSystem,
  orbDegrees,
  orbsByMagnitude,
  stars,
} from './setting-values.ts';
import { numbers, choice, flag, list, number, numberChoice, field, type Field } from './field.ts';
import type { SunriseDefinition } from '@theia-astro/astro/vedic/chart';
import { z } from 'zod';
import { clock, date } from './instants.ts';

const CODE = 'invalid_setting';

/** Which houses a Vedic chart counts: whole signs from the lagna, or the chalit. */
const BHAVAS = ['whole_sign', 'chalit'] as const;

/** How place and time are resolved, and how strictly a request is parsed: settings of every product. */
export const resolutionFields = {
  time_resolution: choice(['earlier', 'later', 'reject'], CODE, {
    id: 'TimeResolutionSetting',
    description: 'How to read a local time that occurred twice or was skipped.',
    byDefault: 'earlier',
  }),
  lmt: choice(['longitude', 'zone'], CODE, {
    id: 'LmtSetting',
    description: 'Which local mean time is used before standard time: by the longitude of the place, or of its zone.',
    byDefault: 'longitude',
  }),
  location_policy: choice(['best', 'strict'], CODE, {
    id: 'LocationPolicySetting',
    description:
      'What to do with an ambiguous place: use the best match with a warning, or answer 422 `place_ambiguous`.',
    byDefault: 'best',
  }),
  require_time: flag({ description: 'Reject a birth without a time.', byDefault: false }, CODE),
  language: choice(LANGUAGES, CODE, {
    id: 'LanguageSetting',
    description: 'Adds `names`: what the ids in the answer are called in this language.',
  }),
  strict: flag({ description: 'Reject unknown fields instead of warning.', byDefault: false }, CODE),
};

/**
 * Every setting, declared once. The defaults are those of a western chart; defaults of a product are
 * declared with its settings.
 */
export const settingFields = {
  house_system: houseSystem({ byDefault: 'P' }),
  orb_degrees: orbDegrees(),
  aspect_orbs: aspectOrbs(),
  orb_scale: number({ code: CODE, min: 0, max: 5 }, { description: 'Multiplies every allowed orb.' }),
  orb_model: choice(['mean', 'max', 'min'], CODE, {
    id: 'OrbModelSetting',
    description: 'How the orbs of two bodies combine: their mean, the larger or the smaller.',
    byDefault: 'mean',
  }),
  aspects: aspects({ description: 'Aspects to look for; major means the five Ptolemaic ones.' }),
  bodies: bodies({ description: 'Bodies to compute.' }),
  node: choice(['true', 'mean'], CODE, {
    id: 'NodeSetting',
    description: 'Lunar node. Default: `true`; `mean` with system vedic.',
  }),
  lilith: choice(['mean', 'osculating', 'interpolated'], CODE, {
    id: 'LilithSetting',
    description: 'Lunar apogee.',
    byDefault: 'mean',
  }),
  coordinates: choice(['geocentric', 'topocentric', 'heliocentric'], CODE, {
    id: 'CoordinatesSetting',
    description: 'Where the sky is seen from.',
    byDefault: 'geocentric',
  }),
  positions: choice(['apparent', 'true'], CODE, {
    id: 'PositionsSetting',
    description: 'Apparent positions, or geometric ones without light-time and aberration.',
    byDefault: 'apparent',
  }),
  ayanamsa: ayanamsa({ byDefault: 'lahiri' }),
  house_placement: choice(['ecliptic', 'mundane'], CODE, {
    id: 'HousePlacementSetting',
    description: 'House of a body by its longitude, or by its mundane position.',
    byDefault: 'ecliptic',
  }),
  polar_fallback: choice(['porphyry', 'whole_sign', 'equal', 'error'], CODE, {
    id: 'PolarFallbackSetting',
    description: 'Houses to use where the system has none (inside the polar circles); error gives a 422.',
    byDefault: 'porphyry',
  }),
  rulers: choice(['traditional', 'modern'], CODE, {
    id: 'RulersSetting',
    description: 'Rulers of the signs.',
    byDefault: 'traditional',
  }),
  terms: choice(['egyptian', 'ptolemaic'], CODE, {
    id: 'TermsSetting',
    description: 'Table of terms.',
    byDefault: 'egyptian',
  }),
  triplicity: choice(['dorothean', 'lilly'], CODE, {
    id: 'TriplicitySetting',
    description: 'Rulers of the triplicities.',
    byDefault: 'dorothean',
  }),
  lot_reversal: choice(['sect', 'never'], CODE, {
    id: 'LotReversalSetting',
    description: 'Whether the formulas of lots are reversed by night.',
    byDefault: 'sect',
  }),
  star_orb: number(
    { code: CODE, min: 0, max: 10 },
    { description: 'Orb of fixed-star conjunctions.', unit: 'degrees', byDefault: 1 },
  ),
  stars: stars({ description: 'Stars of stars and star_parans.', byDefault: 'default' }),
  star_aspects: list(['conjunction', 'opposition'], { code: CODE, csv: true }, { byDefault: 'conjunction', min: 1 }),
  star_orbs: orbsByMagnitude({
    description:
      'Orbs by magnitude, instead of star_orb: of the first (to 1.5), second (to 2.5) …, the last for all others.',
    unit: 'degrees',
  }),
  paran_orb_minutes: number(
    { code: CODE, min: 0, max: 20 },
    { description: 'Orb of star_parans.', unit: 'minutes', byDefault: 2 },
  ),
  parallel_orb: number(
    { code: CODE, min: 0, max: 10 },
    { description: 'Orb of parallels and contraparallels.', unit: 'degrees', byDefault: 1 },
  ),
  stellium_min: number(
    { code: CODE, min: 2, max: 10, integer: true },
    { description: 'Minimum number of planets in a stellium.', byDefault: 3 },
  ),
  midpoint_orb: number(
    { code: CODE, min: 0, max: 10 },
    { description: 'Orb of midpoint hits.', unit: 'degrees', byDefault: 1.5 },
  ),
  dial: numberChoice(
    DIALS_DEG,
    { code: CODE, min: 22.5, max: 360, hint: `Use one of ${DIALS_DEG.join(', ')}.` },
    'a known dial',
    { description: 'Dial of midpoints, midpoint_trees and dial.', unit: 'degrees', byDefault: 90 },
  ),
  picture_orb: number(
    { code: CODE, min: 0, max: 2 },
    { description: 'Orb of planetary pictures.', unit: 'degrees', byDefault: 0.5 },
  ),
  harmonics: numbers(
    { min: 1, max: HIGHEST_HARMONIC, most: 12 },
    { description: 'Numbers of the harmonic charts.', byDefault: [4, 5, 7, 9] },
  ),
  harmonic_orb: number(
    { code: CODE, min: 0, max: 24 },
    {
      description: 'Conjunctions in a harmonic chart; an opposition has half of it, a trine a third.',
      unit: 'degrees',
      byDefault: 12,
    },
  ),
  draconic_orb: number(
    { code: CODE, min: 0, max: 10 },
    { description: 'Orb of draconic contacts.', unit: 'degrees', byDefault: 2 },
  ),
  antiscia_orb: number(
    { code: CODE, min: 0, max: 10 },
    { description: 'Orb of antiscia_contacts.', unit: 'degrees', byDefault: 1 },
  ),
  bhava: choice(BHAVAS, CODE, {
    id: 'BhavaSetting',
    description:
      'With system vedic: which houses are counted. chalit means Sripati houses unless house_system names another system.',
    byDefault: BHAVAS[0],
  }),
  ...resolutionFields,
};
export type SettingName = keyof typeof settingFields;

/** Values of `settings.sunrise`; `upper_limb` is another name for `visible`. */
const SUNRISES = ['hindu', 'center', 'visible', 'upper_limb'] as const;
/** Values in answers. */
type SunriseName = Exclude<(typeof SUNRISES)[number], 'upper_limb'>;

const sunriseType = z.enum(SUNRISES).meta({
  id: 'SunriseSetting',
  description:
    'What sunrise and sunset mean. hindu: centre of the disc without refraction and ecliptic latitude; center: centre of the disc with refraction; ' +
    'visible (or upper_limb): upper limb with refraction.',
});

/** The wire name of a definition. */
export function sunriseName(definition: SunriseDefinition): SunriseName {
  return definition === 'upper_limb' ? 'visible' : definition;
}

/** `settings.sunrise`. Records `invalid_setting`. */
export function sunrise(byDefault: SunriseName): Field<SunriseDefinition> {
  return field(sunriseType, { description: 'What sunrise means.', byDefault }, (settings, name) => {
    const said = settings.oneOf(name, SUNRISES, 'invalid_setting');
    if (said === undefined) return undefined;
    const definition = said === 'visible' ? 'upper_limb' : said;
    settings.echo[name] = sunriseName(definition);
    return definition;
  });
}

/** The sunrise definition that an answer used. */
export const sunriseNameSchema = z.enum(['hindu', 'center', 'visible']);

/** The moment that an answer about a birth is given for. */
export const analysisFields = {
  analysis_date: date({ description: 'Day of the analysis. Default: now.' }),
  analysis_time: clock({ description: 'Local time at the birth place. Default with a date: 12:00.' }),
};
