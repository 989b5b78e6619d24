import type { GazetteerMeta } from '../../src/gazetteer/gazetteer-data.ts';
import { normalise } from '../../src/text/normalise.ts';
import { readTable } from './tables.ts';

const LANGUAGES = (
  'en fr de es it pt nl sv da nb fi is pl cs sk hu ro bg sr hr sl uk ru lt lv ' +
  'et tr el he ar fa hi bn ta te ur th vi id ms zh zh-Hant ja ko ca ga sq mk ka hy'
).split(' ');

interface CountryNames {
  readonly english: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  readonly former: Readonly<Record<string, readonly string[]>>;
  /** Countries whose land once belonged to a country, by code. */
  readonly ceded: Readonly<Record<string, readonly string[]>>;
}

/** Countries of the gazetteer with their English names, and every word that means one: names in many languages, ISO codes, aliases. */
export function countryTable(codes: readonly string[]): Pick<GazetteerMeta, 'countries' | 'countryWords' | 'ceded'> {
  const iso3 = readTable<Record<string, string>>('iso3.json');
  const names = readTable<CountryNames>('country-names.json');
  const indexByCode = new Map(codes.map((code, index) => [code, index]));
  const words = new Map<string, Set<number>>();
  const add = (text: string, code: string): void => {
    const index = indexByCode.get(code);
    const word = normalise(text);
    if (index !== undefined && word !== '') words.set(word, (words.get(word) ?? new Set()).add(index));
  };
  const displays = LANGUAGES.map((language) =>
    ['long', 'short'].map((style) => regionNames(language, style === 'long' ? 'long' : 'short')),
  ).flat();
  for (const code of codes) {
    add(code, code);
    const alpha3 = iso3[code];
    if (alpha3 === undefined) throw new Error(`No ISO 3166 alpha-3 code for ${code}.`);
    add(alpha3, code);
    for (const display of displays) add(display.of(code) ?? code, code);
    for (const alias of [names.english[code] ?? code, ...(names.aliases[code] ?? [])]) add(alias, code);
  }
  for (const [state, successors] of Object.entries(names.former)) for (const code of successors) add(state, code);
  const english = regionNames('en', 'long');
  return {
    countries: codes.map((code) => ({ code, name: names.english[code] ?? english.of(code) ?? code })),
    countryWords: Object.fromEntries([...words].map(([word, indices]) => [word, [...indices]])),
    ceded: Object.fromEntries(
      Object.entries(names.ceded).map(([code, others]) => [
        indexByCode.get(code)!,
        others.map((other) => indexByCode.get(other)!),
      ]),
    ),
  };
}

function regionNames(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', style, fallback: 'code' });
}
