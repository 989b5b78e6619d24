import { en } from '@theia-astro/astro/names/en';

const all: Readonly<Record<string, string>> = {
  ...en.signs,
  ...en.aspects,
  ...en.lots,
  ...en.nakshatras,
  ...en.phases,
  ...en.elements,
  ...en.modalities,
  ...en.eclipses,
  ...en.patterns,
  ...en.angles,
  ...en.bodies,
  ic: 'IC',
  fortune: 'Lot of Fortune',
};

/** The English name of an id of the API; the id with spaces where it has none. */
export function named(id: string): string {
  return Object.hasOwn(all, id) ? all[id]! : id.replaceAll('_', ' ');
}

/** The name of a point in a sentence: `the Sun`, `Mercury`, `the Ascendant`. */
export function spoken(id: string): string {
  return WITH_ARTICLE.has(id) ? `the ${named(id)}` : named(id);
}

const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'sun',
  'moon',
  'asc',
  'dsc',
  'mc',
  'ic',
  'north_node',
  'south_node',
  'fortune',
  'lagna',
]);

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** `tenth`. @throws RangeError outside 1..12 */
export function ordinal(number: number): string {
  const word = ORDINALS[number - 1];
  if (word === undefined) throw new RangeError(`${number} is no house.`);
  return word;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** `four`; digits above ten. */
export function count(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Degrees and minutes, cut, as in an ephemeris: `23°30′`. */
export function degreeText(degrees: number): string {
  const minutes = Math.floor(Math.abs(degrees) * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
