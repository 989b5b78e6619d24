import { MUDDA_STARTS } from '@theia/astro/vedic/varshaphal/mudda-dasha';
import { reversedSahams, SAHAM_SCHOOL_IDS, SAHAM_SCHOOLS, SAHAMS } from '@theia/astro/vedic/varshaphal/sahams';
import type { TajikaReading } from '@theia/astro/vedic/varshaphal/varshaphal';
import { MOON_YEAR_LORDS } from '@theia/astro/vedic/varshaphal/year-lord';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../shared/sunrise.ts';
import type { VarshaphalRequest } from './request.ts';

/** Every reading the answer rests on: those that settings change under the setting's name, then those that stand. */
export function wireConventions({
  vedic,
  reading,
}: Pick<VarshaphalRequest, 'vedic' | 'reading'>): z.infer<typeof varshaphalConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    node: vedic.node,
    positions: vedic.positions,
    sunrise: sunriseName(vedic.sunrise),
    moon_year_lord: reading.moonYearLord,
    saham_school: reading.sahams.school,
    saham_reversal: [...reversedSahams(reading.sahams)],
    mudda_start: reading.muddaStart,
    year: 'sidereal_solar_return',
    muntha: 'birth_lagna_a_sign_a_year',
    houses: 'whole_sign',
    hadda: 'egyptian_terms',
    drekkana_lords: 'planets_from_mars',
    relations: 'by_aspect',
    orbs: 'deeptamsha',
    saham_far_lagna: 'a_sign_added',
    mudda_first_lord: 'nakshatra_plus_years_less_two',
    day_birth: 'sunrise_to_sunset',
  };
}

const constant = <const T extends string>(value: T, description: string): z.ZodLiteral<T> =>
  z.literal(value).meta({ description });

export const varshaphalConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    node: z.string(),
    positions: z.string(),
    sunrise: sunriseNameSchema.meta({ description: 'Of a year that begins by day or by night.' }),
    moon_year_lord: z.enum(MOON_YEAR_LORDS),
    saham_school: z.enum(SAHAM_SCHOOL_IDS),
    saham_reversal: z
      .array(z.enum(SAHAMS))
      .meta({ description: 'Sahams whose first two terms change places by night.' }),
    mudda_start: z.enum(MUDDA_STARTS),
    year: constant('sidereal_solar_return', 'The year runs from one return of the Sun among the stars to the next.'),
    muntha: constant(
      'birth_lagna_a_sign_a_year',
      'The birth lagna with its degree, moved a sign for each completed year.',
    ),
    houses: constant('whole_sign', 'From the lagna of the year.'),
    hadda: constant('egyptian_terms', 'The haddas are the Egyptian terms.'),
    drekkana_lords: constant(
      'planets_from_mars',
      'The lords of the thirds of signs follow the Chaldean order from Mars in Aries.',
    ),
    relations: constant(
      'by_aspect',
      'Panchavargiya bala: friends and enemies by their places in the year’s chart (3, 5, 9, 11 friend; 1, 4, 7, 10 enemy; else neutral), not by nature.',
    ),
    orbs: constant(
      'deeptamsha',
      'Half the sum of the degrees of light: Sun 15, Moon 12, Mars 8, Mercury 7, Jupiter 9, Venus 7, Saturn 9.',
    ),
    saham_far_lagna: constant(
      'a_sign_added',
      'Where the lagna does not lie between the second and the first term, 30° are added.',
    ),
    mudda_first_lord: constant(
      'nakshatra_plus_years_less_two',
      'Birth nakshatra plus completed years less two, by nines: 1 Sun, 2 Moon, 3 Mars, 4 Rahu, 5 Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus.',
    ),
    day_birth: constant(
      'sunrise_to_sunset',
      'By day: between sunrise and sunset; inside the polar circles with the Sun above the horizon.',
    ),
  })
  .meta({ description: 'Every reading the answer rests on; those with a setting under its name.' });

const NEELAKANTHI = 'Neelakantha, Tajika Neelakanthi';
const CHARAK = 'K. S. Charak, A Textbook of Varshaphala (1993)';

/** `sources` of the answer: for every part of it the text its rules come from. */
export function wireSources({
  moonYearLord,
  sahams,
  muddaStart,
}: TajikaReading): z.infer<typeof varshaphalSourcesSchema> {
  return {
    muntha: NEELAKANTHI,
    office_bearers: `${NEELAKANTHI} (panchavargiya bala, aspects)`,
    year_lord: moonYearLord === 'yields' ? `${NEELAKANTHI}; a Moon that yields: ${CHARAK}` : NEELAKANTHI,
    sahams: SAHAM_SCHOOLS[sahams.school].source,
    harsha_bala: NEELAKANTHI,
    tajika_yogas: NEELAKANTHI,
    patyayini_dasha: NEELAKANTHI,
    mudda_dasha:
      muddaStart === 'balance'
        ? `${CHARAK} (first lord, balance from the Moon at birth)`
        : `${CHARAK} (first lord); usage (his period in full)`,
  };
}

export const varshaphalSourcesSchema = z
  .object({
    muntha: z.string(),
    office_bearers: z.string(),
    year_lord: z.string(),
    sahams: z.string(),
    harsha_bala: z.string(),
    tajika_yogas: z.string(),
    patyayini_dasha: z.string(),
    mudda_dasha: z.string(),
  })
  .meta({ description: 'The texts behind each part of the answer.' });
