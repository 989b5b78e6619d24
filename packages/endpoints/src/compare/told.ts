import type { Change, Dimension } from '@theia-astro/astro/comparison/change';
import type { Reading } from '@theia-astro/astro/comparison/reading';
import type { HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import { utcMsOfJd } from '../time/instant-text.ts';
import type { CalculationContext } from '../endpoint.ts';
import type { BirthData } from '../request/asked.ts';
import { sunriseName } from '../request/sunrise.ts';
import { round, round8 } from '../wire/round.ts';
import { clockOf, dateOf } from './civil-text.ts';
import type { FieldsToSend } from './schema.ts';
import { sentClock, type BirthClock, type ToldChange } from './times.ts';

/** What a change means in words, and what to send to have it here. `known` are the changes that bring their own words. */
export function toldChange(
  context: CalculationContext,
  change: Change,
  base: Reading,
  {
    birth,
    clock,
    known,
  }: { readonly birth: BirthData; readonly clock: BirthClock; readonly known: readonly ToldChange[] },
): ToldChange {
  const told = known.find((one) => one.change === change);
  if (told !== undefined) return told;
  return { change, ...WORDS[change.dimension](change, base, { context, birth, clock }) };
}

/** The value that this request has in a dimension. */
export function oursIn(dimension: Dimension, base: Reading, clock: BirthClock, offset: string): string {
  switch (dimension) {
    case 'time':
      return `${dateOf(clock.localMs)} ${clockOf(clock.localMs)} ${offset}`;
    case 'place':
      return placeText(base.place);
    case 'zodiac':
      return base.ayanamsa?.id ?? 'tropical';
    case 'house_system':
      return HOUSE_SYSTEM_NAMES[base.houseSystem];
    case 'dasha_year':
      return String(base.dashaYear);
    case 'sunrise':
      return sunriseName(base.sunrise);
    default:
      return base[dimension];
  }
}

type Told = Omit<ToldChange, 'change'>;
interface Facts {
  readonly context: CalculationContext;
  readonly birth: BirthData;
  readonly clock: BirthClock;
}

const setting = (name: keyof NonNullable<FieldsToSend['settings']>, value: unknown): FieldsToSend => ({
  settings: { [name]: value },
});

const WORDS: Readonly<Record<Dimension, (change: Change, base: Reading, facts: Facts) => Told>> = {
  time: ({ sets }, _base, { context, birth, clock }) => {
    const localMs = utcMsOfJd(context.ephemeris, sets.jdUt!) + clock.offsetSeconds * 1000;
    return {
      theirs: `${dateOf(localMs)} ${clockOf(localMs)}`,
      means: 'The values are those of another time. No offset, calendar or usual mistake gives it.',
      send: sentClock(birth, localMs, clock.offsetSeconds),
    };
  },
  place: ({ id, sets }) => ({
    theirs: placeText(sets.place!),
    means: PLACES[id]!,
    send: { latitude: round(sets.place!.geoLatitudeDeg, 5), longitude: round(sets.place!.geoLongitudeDeg, 5) },
  }),
  zodiac: ({ id, sets }, base) => toldZodiac(id, sets.ayanamsa ?? null, base),
  positions: ({ id }) => ({
    theirs: id,
    means:
      id === 'true'
        ? 'True (geometric) positions were used, without light-time and aberration.'
        : 'Apparent positions were used, with light-time and aberration.',
    send: setting('positions', id),
  }),
  coordinates: ({ id }) => ({
    theirs: id,
    means:
      id === 'topocentric'
        ? 'The sky was seen from the place of birth.'
        : 'The sky was seen from the centre of the Earth.',
    send: setting('coordinates', id),
  }),
  node: ({ id }) => ({
    theirs: id,
    means: id === 'mean' ? 'The mean lunar node was used.' : 'The true (osculating) lunar node was used.',
    send: setting('node', id),
  }),
  lilith: ({ id }) => ({ theirs: id, means: `The ${id} lunar apogee was used.`, send: setting('lilith', id) }),
  house_system: ({ id }) => {
    const name = HOUSE_SYSTEM_NAMES[id as HouseSystemCode];
    return { theirs: name, means: `The house system ${name} was used.`, send: setting('house_system', id) };
  },
  dasha_year: ({ id, sets }) => ({
    theirs: id,
    means: id === 'solar' ? 'Dasha years are returns of the Sun.' : `A dasha year has ${id} days.`,
    send: setting('dasha_year', sets.dashaYear),
  }),
  sunrise: ({ sets }) => {
    const name = sunriseName(sets.sunrise!);
    return { theirs: name, means: SUNRISES[name], send: setting('sunrise', name) };
  },
};

const PLACES: Readonly<Record<string, string>> = {
  geocentric_latitude: 'The geocentric latitude of the place was used instead of the geographic one.',
  east_and_west_swapped: 'East and west were swapped in the coordinates.',
  north_and_south_swapped: 'North and south were swapped in the coordinates.',
  other_place: 'Ascendant and midheaven are those of another place: compare the coordinates.',
};

const SUNRISES = {
  hindu: 'Sunrise is when the centre of the disc rises, without refraction.',
  center: 'Sunrise is when the centre of the disc rises, with refraction.',
  visible: 'Sunrise is when the upper limb of the Sun appears, with refraction.',
} as const;

function toldZodiac(id: string, ayanamsa: Reading['ayanamsa'], base: Reading): Told {
  if (ayanamsa === null)
    return {
      theirs: 'tropical',
      means: 'The tropical zodiac was used.',
      send: { system: 'western', sidereal: false },
    };
  const { definition } = ayanamsa;
  const from = base.ayanamsa === null ? { sidereal: true } : {};
  if (definition.kind === 'user')
    return {
      theirs: `user, ${round8(definition.ayanT0Deg)}° at the birth`,
      means: 'A sidereal zodiac was used, with an ayanamsa that is none of those known here.',
      send: {
        ...from,
        ...setting('ayanamsa', { user: { t0_jd: definition.t0Jd, ayan_t0: round8(definition.ayanT0Deg) } }),
      },
    };
  return {
    theirs: id,
    means: `The sidereal zodiac of the ayanamsa ${id} was used.`,
    send: { ...from, ...setting('ayanamsa', id) },
  };
}

function placeText({ geoLatitudeDeg, geoLongitudeDeg }: Reading['place']): string {
  return `${round(geoLatitudeDeg, 5)}, ${round(geoLongitudeDeg, 5)}`;
}
