import type { Change, Dimension } from '@theia-astro/astro/comparison/change';
import type { Reading } from '@theia-astro/astro/comparison/reading';
import { HOUSE_SYSTEM_NAMES, type HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { utcMsOfJd } from '../time/instant-text.ts';
import type { CalculationContext } from '../endpoint.ts';
import type { BirthData } from '../request/asked.ts';
import { sunriseName } from '../request/setting-fields.ts';
import { round, round8 } from '../wire/wire.ts';
import { type BirthClock, clockOf, dateOf, sentClock, type DescribedChange } from './times.ts';
import type { FieldsToSend } from './schema.ts';
import { SIGN_TABLE, SIGNS } from '@theia-astro/astro/zodiac/signs';

/** What a change means in words, and what to send to have it here. `known` are the changes that bring their own words. */
export function describeChange(
  context: CalculationContext,
  change: Change,
  base: Reading,
  {
    birth,
    clock,
    known,
  }: { readonly birth: BirthData; readonly clock: BirthClock; readonly known: readonly DescribedChange[] },
): DescribedChange {
  const described = known.find((one) => one.change === change);
  if (described !== undefined) return described;
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

type Description = Omit<DescribedChange, 'change'>;
interface Facts {
  readonly context: CalculationContext;
  readonly birth: BirthData;
  readonly clock: BirthClock;
}

const setting = (name: keyof NonNullable<FieldsToSend['settings']>, value: unknown): FieldsToSend => ({
  settings: { [name]: value },
});

const WORDS: Readonly<Record<Dimension, (change: Change, base: Reading, facts: Facts) => Description>> = {
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
  zodiac: ({ id, sets }, base) => describeZodiac(id, sets.ayanamsa ?? null, base),
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

function describeZodiac(id: string, ayanamsa: Reading['ayanamsa'], base: Reading): Description {
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

/** An ecliptic longitude as another program writes it, and how fine it writes. */
export interface ReadAngle {
  /** [0, 360). */
  readonly longitudeDeg: number;
  /** One unit of the last digit, degrees. */
  readonly unitDeg: number;
}

/** The names of the rashis from Mesha, as transliterations vary. */
const RASHIS: readonly (readonly string[])[] = [
  ['mesha'],
  ['vrishabha', 'vrsabha'],
  ['mithuna'],
  ['karka', 'kataka'],
  ['simha'],
  ['kanya'],
  ['tula'],
  ['vrischika', 'vrishchika'],
  ['dhanu', 'dhanus'],
  ['makara'],
  ['kumbha'],
  ['meena', 'mina'],
];
const SIGN_WORDS = SIGNS.map((id, index): readonly string[] => {
  const { letters, symbol } = SIGN_TABLE[index]!;
  return [id, ...RASHIS[index]!, letters, id.slice(0, 3), symbol];
});
const RETROGRADE = new Set(['r', 'rx', 'retro', 'retrograde', '℞']);
const ANGLE_UNITS = new Set(['d', 'deg', 'm', 'min', 's', 'sec']);
const TOKENS = /\d+(?:\.\d+)?|[\p{L}℞♈-♓]+/gu;
const UNREADABLE = /[^\d.\p{L}℞♈-♓\s°'’′"”″:;,()*]/u;
const VARIATION_SELECTOR = /\uFE0E|\uFE0F/gu;

/**
 * Reads `84.3882`, `24.3882 Gemini`, `24°23'17" Gem`, `24 Ge 23' 17.3"`, `24Gem23 R`: up to degrees, minutes and seconds, from 0° of the sign if a sign is
 * named (English or Sanskrit, two or three letters, or its symbol), else from 0° Aries. Null for anything else.
 */
export function readAngleText(text: string): ReadAngle | null {
  const written = text.toLowerCase().replaceAll('º', '°').replaceAll(VARIATION_SELECTOR, '');
  if (UNREADABLE.test(written)) return null;
  const tokens = written.match(TOKENS) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token) && !RETROGRADE.has(token) && !ANGLE_UNITS.has(token));
  const signIndex = words.length === 1 ? SIGN_WORDS.findIndex((names) => names.includes(words[0]!)) : -1;
  if (words.length > 1 || (words.length === 1 && signIndex === -1)) return null;
  if (numbers.length === 0 || numbers.length > 3) return null;
  if (numbers.slice(0, -1).some((number) => number.includes('.'))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = numbers.map(Number);
  if (minutes >= 60 || seconds >= 60) return null;
  const angleDeg = degrees + minutes / 60 + seconds / 3600;
  if (angleDeg >= (signIndex === -1 ? 360 : 30)) return null;
  return {
    longitudeDeg: angleDeg + Math.max(signIndex, 0) * 30,
    unitDeg: 60 ** (1 - numbers.length) * 10 ** -decimalsOf(numbers.at(-1)!),
  };
}

/** A number of degrees from 0° Aries; null outside [0, 360]. */
export function readAngleNumber(value: number): ReadAngle | null {
  if (!(value >= 0 && value <= 360)) return null;
  return { longitudeDeg: value % 360, unitDeg: 10 ** -decimalsOf(value) };
}

/** Up to the finest that a wire number has. */
const DECIMALS_MAX = 12;

function decimalsOf(number: string | number): number {
  const text = typeof number === 'number' && number < 1e-6 ? number.toFixed(DECIMALS_MAX) : String(number);
  return Math.min(text.split('.')[1]?.length ?? 0, DECIMALS_MAX);
}
