import { REGIONS, type Region } from '@theia-astro/astro/vedic/festivals/rules';
import { SOLAR_CALENDARS } from '@theia-astro/astro/vedic/festivals/solar-calendars';
import { VRATA_KINDS } from '@theia-astro/astro/vedic/festivals/feasts';
import { z } from 'zod';
import { formatField, list, number, year, FieldSet } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { readZone, zoneFields } from '../request/instants.ts';
import { placeFields, readRequiredPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { readSiderealSettings, siderealSettingsField } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';

export const FESTIVAL_KINDS = ['feast', 'ekadashi', ...VRATA_KINDS, 'sankranti'] as const;
export type FestivalKind = (typeof FESTIVAL_KINDS)[number];

export const festivalKindSchema = z.enum(FESTIVAL_KINDS).meta({ id: 'FestivalKind' });
export const regionSchema = z.enum(REGIONS).meta({ id: 'FestivalRegion' });

/** `national`: the Indian national calendar, a table. */
export const CALENDARS = [...SOLAR_CALENDARS, 'national'] as const;
export type CalendarId = (typeof CALENDARS)[number];
export const calendarIdSchema = z.enum(CALENDARS).meta({ id: 'SolarCalendarId' });

const FESTIVAL_PARTS = ['festivals', 'lunar_months', 'calendars'] as const;

export const MOST_YEARS = 3;

const settings = siderealSettingsField({ idle: ['node'] });

/** The fields of POST /festivals. */
export const festivalsFields = new FieldSet({
  year: year({ description: 'Gregorian year. Default: the current one.' }),
  years: number(
    { code: 'invalid_range', min: 1, max: MOST_YEARS, integer: true, hint: `At most ${MOST_YEARS} years a call.` },
    { description: 'How many years.', byDefault: 1 },
  ),
  ...placeFields,
  ...zoneFields,
  kinds: list(
    FESTIVAL_KINDS,
    { code: 'invalid_setting', csv: true, what: 'kind' },
    { description: 'Default: all.', entry: festivalKindSchema },
  ),
  regions: list(
    REGIONS,
    { code: 'invalid_setting', csv: true, what: 'region' },
    { description: 'Feasts of all India and of these. Default: all.', entry: regionSchema },
  ),
  calendars: list(
    CALENDARS,
    { code: 'invalid_setting', csv: true, what: 'calendar' },
    { description: 'Default: all.', entry: calendarIdSchema },
  ),
  ...vedicZodiacFields,
  settings,
  include: include(FESTIVAL_PARTS, { description: 'Parts of the answer. Default: all.' }),
  ...formatField,
});

/** POST /festivals. @throws Problem 400 with every fault */
export function parseFestivals(input: unknown) {
  const fields = readFields(input);
  const values = festivalsFields.read(fields);
  const place = readRequiredPlace(fields, values);
  const zone = readZone(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  return {
    ...fields.finishRequest(strict),
    place,
    zone,
    /** Gregorian; null: the current year at the place. */
    year: values.year ?? null,
    years: values.years ?? 1,
    kinds: new Set<FestivalKind>(values.kinds ?? FESTIVAL_KINDS),
    /** Null: all of them. */
    regions: values.regions === undefined ? null : new Set<Region>(values.regions),
    calendars: [...new Set<CalendarId>(values.calendars ?? CALENDARS)],
    vedic,
    resolution,
    include: includedParts(values.include, FESTIVAL_PARTS, FESTIVAL_PARTS),
  };
}

export type FestivalsRequest = ReturnType<typeof parseFestivals>;

/** Where the parts of the answer stand. */
export const festivalsParts = answerParts(FESTIVAL_PARTS, FESTIVAL_PARTS);
