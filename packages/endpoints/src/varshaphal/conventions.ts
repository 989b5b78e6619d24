import { MUDDA_STARTS } from '@theia-astro/astro/vedic/varshaphal/year-dashas';
import {
  NEELAKANTHA_SAHAMS,
  reversedSahams,
  SAHAM_SCHOOL_IDS,
  SAHAM_SCHOOLS,
  type SahamId,
} from '@theia-astro/astro/vedic/varshaphal/sahams';
import type { TajikaReading } from '@theia-astro/astro/vedic/varshaphal/varshaphal';
import { MOON_YEAR_LORDS } from '@theia-astro/astro/vedic/varshaphal/year-lord';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../request/setting-fields.ts';
import { byId } from '../wire/point.ts';
import type { Wire } from '../wire/wire.ts';
import {
  sahamIdSchema,
  VARSHAPHAL_PART_NAMES,
  type VarshaphalInclude,
  type VarshaphalPart,
  type VarshaphalRequest,
} from './request.ts';

/** Every reading the answer uses: first those with a setting, under its name, then the fixed ones. */
export function wireConventions({
  vedic,
  reading,
}: Pick<VarshaphalRequest, 'vedic' | 'reading'>): Wire<typeof varshaphalConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    node: vedic.node,
    positions: vedic.positions,
    sunrise: sunriseName(vedic.sunrise),
    moon_year_lord: reading.moonYearLord,
    saham_school: reading.sahams.school,
    saham_reversal: reading.sahams.reversed ?? reversedByTheSchool(reading),
    mudda_start: reading.muddaStart,
    year: 'sidereal_solar_return',
    muntha: 'birth_lagna_a_sign_a_year',
    bhavas: 'whole_sign',
    hadda: 'egyptian_terms',
    drekkana_lords: 'planets_from_mars',
    relations: 'by_aspect',
    orbs: 'deeptamsha',
    saham_far_lagna: 'a_sign_added',
    mudda_first_lord: 'nakshatra_plus_years_less_two',
    day_birth: 'sunrise_to_sunset',
  };
}

/** Of the sahams on which schools differ: the others are read alike in all. */
function reversedByTheSchool({ sahams }: TajikaReading): readonly SahamId[] {
  return reversedSahams(sahams).filter((id) => NEELAKANTHA_SAHAMS.some((own) => own === id));
}

const constant = <const T extends string>(value: T, description: string): z.ZodLiteral<T> =>
  z.literal(value).meta({ description });

export const varshaphalConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    node: z.enum(['mean', 'true']),
    positions: z.enum(['apparent', 'true']),
    sunrise: sunriseNameSchema.meta({
      description: 'Sunrise definition that decides whether the year begins by day or by night.',
    }),
    moon_year_lord: z.enum(MOON_YEAR_LORDS),
    saham_school: z.enum(SAHAM_SCHOOL_IDS),
    saham_reversal: z.array(sahamIdSchema).meta({
      description: 'Sahams whose first two terms are swapped by night, of those on which schools differ, or as asked.',
    }),
    mudda_start: z.enum(MUDDA_STARTS),
    year: constant('sidereal_solar_return', 'The year runs from one return of the Sun among the stars to the next.'),
    muntha: constant(
      'birth_lagna_a_sign_a_year',
      'The birth lagna with its degree, moved one sign per completed year.',
    ),
    bhavas: constant('whole_sign', 'Counted from the lagna of the year.'),
    hadda: constant('egyptian_terms', 'The haddas are the Egyptian terms.'),
    drekkana_lords: constant(
      'planets_from_mars',
      'The drekkana lords follow the Chaldean order, starting with Mars in Aries.',
    ),
    relations: constant(
      'by_aspect',
      'Panchavargiya bala: friends and enemies by position in the year’s chart (3, 5, 9, 11 friend; 1, 4, 7, 10 enemy; else neutral), not by nature.',
    ),
    orbs: constant(
      'deeptamsha',
      'Half the sum of the degrees of light: Sun 15, Moon 12, Mars 8, Mercury 7, Jupiter 9, Venus 7, Saturn 9.',
    ),
    saham_far_lagna: constant(
      'a_sign_added',
      'When the third term is not between the second and the first, 30° is added.',
    ),
    mudda_first_lord: constant(
      'nakshatra_plus_years_less_two',
      'Birth nakshatra plus completed years minus two, modulo nine: 1 Sun, 2 Moon, 3 Mars, 4 Rahu, 5 Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus.',
    ),
    day_birth: constant(
      'sunrise_to_sunset',
      'By day: between sunrise and sunset; inside the polar circles while the Sun is above the horizon.',
    ),
  })
  .meta({ description: 'Every reading the answer uses, under the name of its setting where there is one.' });

const NEELAKANTHI = 'Neelakantha, Tajika Neelakanthi';
const CHARAK = 'K. S. Charak, A Textbook of Varshaphala (1993)';

const RAO = 'Narasimha Rao, Vedic Astrology: An Integrated Approach (2000)';

/** The chart has its source in its settings. */
type SourcedPart = Exclude<VarshaphalPart, 'chart'>;
const SOURCED_PARTS = VARSHAPHAL_PART_NAMES.filter((part): part is SourcedPart => part !== 'chart');

export const varshaphalSourcesSchema = byId(SOURCED_PARTS, z.string()).meta({
  description: 'The sources of each part of the answer.',
});

/** `sources` of the answer: the source of the rules of every part in it. */
export function wireSources(
  include: ReadonlySet<VarshaphalInclude>,
  reading: TajikaReading,
): Wire<typeof varshaphalSourcesSchema> {
  const sources: Partial<Record<SourcedPart, string>> = {};
  for (const part of SOURCED_PARTS) if (include.has(part)) sources[part] = partSource(part, reading);
  return sources;
}

function partSource(part: SourcedPart, { moonYearLord, sahams, muddaStart }: TajikaReading): string {
  switch (part) {
    case 'office_bearers':
      return `${NEELAKANTHI} (panchavargiya bala, aspects)`;
    case 'year_lord':
      return moonYearLord === 'yields' ? `${NEELAKANTHI}; the Moon as year lord: ${CHARAK}` : NEELAKANTHI;
    case 'sahams':
      return SAHAM_SCHOOLS[sahams.school].source;
    case 'mudda_dasha':
      return muddaStart === 'balance'
        ? `${CHARAK} (first lord, balance from the Moon at birth)`
        : `${CHARAK} (first lord); usage (first period in full)`;
    case 'tajika_yogas':
      return `${NEELAKANTHI}; tambira, kuttha, durupha: ${RAO}, 29.2`;
    case 'months':
    case 'sixty_hours':
      return `${RAO}, 27.3–4`;
    case 'tithi_pravesha':
      return 'Rath and Narasimha Rao, Tithi Pravesha, Jyotish Digest (2002)';
    default:
      return NEELAKANTHI;
  }
}
