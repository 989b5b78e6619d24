import { divisionForms, normalise } from '../text/normalise.ts';
import type { GazetteerMeta } from './gazetteer-data.ts';

/** One way to read a query: a name, and words that must each match a division or the country of the place. All normalised. */
export interface Reading {
  readonly name: string;
  readonly qualifiers: readonly string[];
}

/** Longer endings are not split: no state with its country has more words. */
const MOST_TRAILING_WORDS = 8;
const MOST_TOKENS_TO_TURN = 4;
const POSTAL_CODE = /^(?=.*\d)[\p{L}\d-]+$/u;

/**
 * The ways to interpret a query, in the order they are tried: as in docs/methods/time-and-place.md (the first comma token is the name,
 * the rest are qualifiers); then with qualifiers at the end of the first token ("New York NY"), without postal codes,
 * as one name ("Bogotá, D.C."), and with the tokens in reverse order.
 */
export function queryReadings(query: string, meta: GazetteerMeta): readonly (readonly Reading[])[] {
  const tokens = queryTokens(query);
  const [first, ...rest] = tokens;
  if (first === undefined) return [];
  const plain: Reading = { name: first, qualifiers: rest };
  const stages: (readonly Reading[])[] = [[plain], trailingQualifiers(plain, meta)];
  const withoutCodes = dropPostalCodes(plain);
  if (withoutCodes !== null) stages.push([withoutCodes], trailingQualifiers(withoutCodes, meta));
  if (rest.length > 0) stages.push([{ name: tokens.join(' '), qualifiers: [] }]);
  if (rest.length > 0 && rest.length < MOST_TOKENS_TO_TURN && isQualifier(first, meta))
    stages.push(rest.map((name, i) => ({ name, qualifiers: [first, ...rest.toSpliced(i, 1)] })));
  return stages.filter((stage) => stage.length > 0);
}

/** The readings of a query without its first part, its first two parts and so on. */
export function withoutFirstParts(query: string): readonly Reading[] {
  const [, ...rest] = queryTokens(query);
  return rest.flatMap((name, i): readonly Reading[] => {
    const reading = { name, qualifiers: rest.slice(i + 1) };
    const withoutCodes = dropPostalCodes(reading);
    return withoutCodes === null ? [reading] : [reading, withoutCodes];
  });
}

function queryTokens(query: string): readonly string[] {
  return query
    .split(/[,;\n，、،]/)
    .map(normalise)
    .filter((token) => token !== '');
}

/**
 * "new york ny" → name "new york", qualifier "ny"; longest name first. Only words that are a known country or division
 * are split off.
 */
function trailingQualifiers(reading: Reading, meta: GazetteerMeta): readonly Reading[] {
  const words = reading.name.split(' ');
  const found: Reading[] = [];
  for (let length = words.length - 1; length >= Math.max(1, words.length - MOST_TRAILING_WORDS); length--) {
    const qualifiers = asQualifiers(words.slice(length), meta);
    if (qualifiers !== null)
      found.push({ name: words.slice(0, length).join(' '), qualifiers: [...qualifiers, ...reading.qualifiers] });
  }
  return found;
}

/** Splits words into known qualifiers, the longest first; null when some word is not part of one. */
function asQualifiers(words: readonly string[], meta: GazetteerMeta): readonly string[] | null {
  if (words.length === 0) return [];
  for (let length = words.length; length >= 1; length--) {
    const head = words.slice(0, length).join(' ');
    if (!isQualifier(head, meta)) continue;
    const tail = asQualifiers(words.slice(length), meta);
    if (tail !== null) return [head, ...tail];
  }
  return null;
}

function isQualifier(word: string, meta: GazetteerMeta): boolean {
  return Object.hasOwn(meta.countryWords, word) || Object.hasOwn(meta.admin1Words, word);
}

function dropPostalCodes(reading: Reading): Reading | null {
  const strip = (text: string): string => {
    const words = text.split(' ');
    while (words.length > 0 && POSTAL_CODE.test(words.at(-1)!)) words.pop();
    while (words.length > 0 && POSTAL_CODE.test(words[0]!)) words.shift();
    return words.join(' ');
  };
  const texts = [reading.name, ...reading.qualifiers];
  if (!texts.some((text) => strip(text) !== text)) return null;
  const [name, ...qualifiers] = texts.map(strip).filter((text) => text !== '');
  return name === undefined ? null : { name, qualifiers };
}

/** A town and the radius of its surroundings. */
export interface Town {
  readonly position: readonly [latitudeDeg: number, longitudeDeg: number];
  readonly reachKm: number;
}

/** A qualifier as sets of indices, built once per query. */
export interface QualifierMeaning {
  readonly word: string;
  readonly forms: readonly string[];
  readonly countries: ReadonlySet<number>;
  readonly admin1: ReadonlySet<number>;
  /** Circles around historic regions of this name. */
  readonly regions: readonly (readonly [number, number, number])[];
  /** Countries on land that once belonged to those countries. */
  readonly ceded: ReadonlySet<number>;
  /** Towns of this name with the radius of their surroundings; computed on first use. */
  towns: readonly Town[] | null;
  /** Cache of results for second-level divisions in this query. */
  readonly admin2: Map<number, boolean>;
}

/** The countries, divisions and regions that a normalised word may mean. */
export function qualifierMeaning(word: string, meta: GazetteerMeta): QualifierMeaning {
  const forms = divisionForms(word);
  const countries = new Set(Object.hasOwn(meta.countryWords, word) ? meta.countryWords[word] : []);
  return {
    word,
    forms,
    countries,
    regions: Object.hasOwn(meta.regions, word) ? meta.regions[word]! : [],
    ceded: new Set([...countries].flatMap((country) => meta.ceded[country] ?? [])),
    towns: null,
    admin2: new Map(),
    admin1: new Set(forms.flatMap((form) => (Object.hasOwn(meta.admin1Words, form) ? meta.admin1Words[form]! : []))),
  };
}
