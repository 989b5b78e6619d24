import { normalise } from '../text/normalise.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerMeta } from './gazetteer-data.ts';

/** Fewer letters begin too many names to be of help. A Chinese character is a word. */
const FEWEST_LETTERS = 2;
const WHOLE_WORD = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** More than any name and its qualifiers have; they keep the search short. */
const LONGEST_TEXT = 120;
const MOST_PARTS = 4;
/** A name that was typed to its end stands before longer ones of places with up to ten times the people. */
const WHOLE_NAME_RANK = 1;
/** Other names of a place, in other languages too, begin with more texts than its own. */
const OTHER_NAME_RANK = -0.7;

/**
 * Places whose name begins with a text that is being typed, the best known first. What follows a comma begins the name of a division or a country;
 * so do the last words of a text that begins no name ("Paris Tex").
 */
export function suggestPlaces(gazetteer: Gazetteer, text: string, limit: number): readonly number[] {
  const [name, ...qualifiers] = text
    .slice(0, LONGEST_TEXT)
    .split(/[,;，、،]/)
    .map(normalise)
    .filter((part) => part !== '')
    .slice(0, MOST_PARTS);
  if (name === undefined || (name.length < FEWEST_LETTERS && !WHOLE_WORD.test(name))) return [];
  const found = beginning(gazetteer, name, qualifiers, limit);
  if (found.length > 0) return found;
  const words = name.split(' ');
  for (let length = words.length - 1; length >= Math.max(1, words.length - MOST_PARTS); length--) {
    const shorter = beginning(
      gazetteer,
      words.slice(0, length).join(' '),
      [words.slice(length).join(' '), ...qualifiers],
      limit,
    );
    if (shorter.length > 0) return shorter;
  }
  return [];
}

interface Suggested {
  readonly place: number;
  readonly rank: number;
}

function beginning(
  gazetteer: Gazetteer,
  name: string,
  qualifiers: readonly string[],
  limit: number,
): readonly number[] {
  const { keys, populations } = gazetteer;
  const range = keys.withPrefix(name);
  if (range.from === range.to) return [];
  const isWithin = placesWithin(gazetteer, qualifiers);
  const whole = keys.byteLength(range.from) === Buffer.byteLength(name) ? keys.postings(range.from).length : 0;
  const best: Suggested[] = [];
  keys.postingsOf(range).forEach((posting, at) => {
    const place = posting >> 1;
    const rank =
      Math.log10(populations[place]! + 1) +
      (at < whole ? WHOLE_NAME_RANK : 0) +
      (posting % 2 === 1 ? 0 : OTHER_NAME_RANK);
    const last = best.length === limit ? best.at(-1)! : null;
    if ((last !== null && rank <= last.rank) || !isWithin(place)) return;
    const known = best.findIndex((other) => other.place === place);
    if (known >= 0 && best[known]!.rank >= rank) return;
    if (known >= 0) best.splice(known, 1);
    const behind = best.findIndex((other) => other.rank < rank);
    best.splice(behind < 0 ? best.length : behind, 0, { place, rank });
    best.length = Math.min(best.length, limit);
  });
  return best.map(({ place }) => place);
}

/** The words for countries and divisions, listed once: listing them takes five milliseconds. */
const wordLists = new WeakMap<GazetteerMeta, Readonly<Record<'countries' | 'divisions', WordList>>>();
type WordList = readonly (readonly [word: string, numbers: readonly number[]])[];

/** Whether a place is in a division or country whose name, abbreviation or code begins with each of the texts. */
function placesWithin(gazetteer: Gazetteer, qualifiers: readonly string[]): (place: number) => boolean {
  if (qualifiers.length === 0) return () => true;
  const { meta } = gazetteer;
  const words = wordLists.get(meta) ?? {
    countries: Object.entries(meta.countryWords),
    divisions: Object.entries(meta.admin1Words),
  };
  wordLists.set(meta, words);
  const meanings = qualifiers.map((typed) => ({
    countries: numbersOf(words.countries, typed),
    divisions: numbersOf(words.divisions, typed),
  }));
  return (place) => {
    const division = gazetteer.admin1(place);
    return meanings.every(
      ({ countries, divisions }) =>
        countries.has(gazetteer.country(place)) || (division !== null && divisions.has(division)),
    );
  };
}

function numbersOf(words: WordList, typed: string): ReadonlySet<number> {
  return new Set(words.flatMap(([word, numbers]) => (word.startsWith(typed) ? numbers : [])));
}
