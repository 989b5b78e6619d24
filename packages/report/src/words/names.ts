import { en } from '@theia-astro/astro/names/en';
import WORDS from './en.json' with { type: 'json' };

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

const WITH_ARTICLE: ReadonlySet<string> = new Set(
  'sun moon asc dsc mc ic north_node south_node fortune lagna'.split(' '),
);

/** `tenth`. @throws RangeError outside 1..12 */
export function ordinal(number: number): string {
  const word = WORDS.ordinals[number - 1];
  if (word === undefined) throw new RangeError(`${number} is no house.`);
  return word;
}

/** `four`; digits above ten. */
export function count(number: number): string {
  return WORDS.numbers[number] ?? String(number);
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

/** `12 March 2026`, of an instant or a local time as the API writes them; the day is the one that is written. */
export function dayText(instant: string): string {
  const { year, month, day } = partsOf(instant);
  return `${day} ${WORDS.months[month - 1]} ${year}`;
}

/** `March 2026`. */
export function monthText(instant: string): string {
  const { year, month } = partsOf(instant);
  return `${WORDS.months[month - 1]} ${year}`;
}

/** `Tuesday 3 March, 14:20`. */
export function momentText(local: string): string {
  const { year, month, day } = partsOf(local);
  const weekday = WORDS.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return `${weekday} ${day} ${WORDS.months[month - 1]}, ${local.slice(local.indexOf('T') + 1, local.indexOf('T') + 6)}`;
}

/** `14 March 1879, 11:30`. */
export function birthText(local: string, unknown: boolean): string {
  const time = local.slice(local.indexOf('T') + 1, local.indexOf('T') + 6);
  return unknown ? `${dayText(local)}, time unknown` : `${dayText(local)}, ${time}`;
}

function partsOf(instant: string): { readonly year: number; readonly month: number; readonly day: number } {
  const found = /^([+-]?\d+)-(\d\d)-(\d\d)T/.exec(instant);
  if (found === null) throw new RangeError(`${instant} is no instant.`);
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}

/** Puts values into a wording: `{a}`; `{X}` is the value of `x` with a capital. */
export function filled(wording: string, values: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? values[name.toLowerCase()];
    if (value === undefined) throw new RangeError(`${name} has no value in ${wording}`);
    return name in values ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}
