import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { fieldsOf } from '../../engine/fields.ts';
import { UsageError } from '../terminal.ts';
import { readDate, readTime } from './date-and-time.ts';

/** Words of the longest date: 15 of June 1990. */
const DATE_WORDS_MAX = 4;
const TIME = /^(?:\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|unknown|-)$/i;

/** What the words after a command mean, in the order they are written. */
export type Shape = 'birth' | 'births' | 'range' | 'moment' | 'place' | 'query' | 'nothing';

const WRITTEN: Readonly<Record<Shape, string>> = {
  birth: 'DATE [TIME] PLACE',
  births: 'DATE [TIME] PLACE DATE [TIME] PLACE',
  range: '[FROM TO]',
  moment: '[DATE [TIME]] [PLACE]',
  place: 'PLACE',
  query: 'TEXT',
  nothing: '',
};

/** What a product is asked first: what its own example asks first. */
export function shapeOf(product: Endpoint): Shape {
  const { example } = product;
  const [first = ''] = Object.keys(example.request);
  const fields = fieldsOf(product);
  if (first === 'person_a') return 'births';
  if (first === 'birth_date') return 'birth';
  if (first === 'q') return 'query';
  if ('from' in example.request) return 'range';
  if (fields.has('date') && fields.has('location')) return 'moment';
  return fields.has('location') ? 'place' : 'nothing';
}

/** The words as usage shows them. */
export function writtenShape(product: Endpoint): string {
  return WRITTEN[shapeOf(product)];
}

/**
 * The fields that the words after a command stand for. A place may be several words.
 * @throws UsageError for a word too many
 */
export function readWords(product: Endpoint, words: readonly string[]): ReadonlyMap<string, unknown> {
  const shape = shapeOf(product);
  switch (shape) {
    case 'birth':
      return birth(words, '', { date: 'birth_date', time: 'birth_time' });
    case 'births': {
      const first = takeDate(words)?.rest ?? words.slice(1);
      const second = first.findIndex((_, index) => takeDate(first.slice(index)) !== null);
      const cut = second < 0 ? words.length : words.length - first.length + second;
      const names = { date: 'birth_date', time: 'birth_time' };
      return new Map([
        ...birth(words.slice(0, cut), 'person_a.', names),
        ...birth(words.slice(cut), 'person_b.', names),
      ]);
    }
    case 'moment':
      return birth(words, '', { date: 'date', time: 'time' });
    case 'range':
      return range(words, product);
    case 'place':
      return words.length === 0 ? new Map() : new Map([['location', words.join(' ')]]);
    case 'query':
      return words.length === 0 ? new Map() : new Map([['q', words.join(' ')]]);
    case 'nothing':
      if (words.length > 0) throw tooMany(words[0]!, product);
      return new Map();
  }
}

function birth(words: readonly string[], prefix: string, names: { date: string; time: string }): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const date = takeDate(words);
  if (date !== null) found.set(`${prefix}${names.date}`, date.value);
  const time = takeTime(date?.rest ?? words);
  if (time !== null) found.set(`${prefix}${names.time}`, time.value);
  const place = time?.rest ?? date?.rest ?? words;
  if (place.length > 0) found.set(`${prefix}location`, place.join(' '));
  return found;
}

function range(words: readonly string[], product: Endpoint): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  let rest = words;
  for (const name of ['from', 'to']) {
    const [word] = rest;
    if (word === undefined) return found;
    const date = takeDate(rest);
    found.set(name, date?.value ?? word);
    rest = date?.rest ?? rest.slice(1);
  }
  if (rest[0] !== undefined) throw tooMany(rest[0], product);
  return found;
}

interface Taken {
  readonly value: string;
  readonly rest: readonly string[];
}

/** The date that the words begin with. Anything that begins like a date is one, so that a faulty one is reported as a date. */
function takeDate(words: readonly string[]): Taken | null {
  for (let count = Math.min(DATE_WORDS_MAX, words.length); count > 0; count--) {
    const text = words.slice(0, count).join(' ');
    const value = readDate(text);
    if (value !== text || (count === 1 && looksLikeDate(text))) return { value, rest: words.slice(count) };
  }
  return null;
}

/** The time that the words begin with; `-` is an unknown one. */
function takeTime(words: readonly string[]): Taken | null {
  for (const count of [2, 1]) {
    const text = words.slice(0, count).join(' ');
    const value = readTime(text);
    if (value !== text || TIME.test(text))
      return { value: value === '-' ? 'unknown' : value, rest: words.slice(count) };
  }
  return null;
}

function looksLikeDate(word: string): boolean {
  return /^-?\d+[-/.]\d+[-/.]?\d*$/.test(word) && !/^-?\d+\.\d+$/.test(word);
}

function tooMany(word: string, product: Endpoint): UsageError {
  return new UsageError(
    `${JSON.stringify(word)} is one word too many.`,
    `Write ${product.name} ${writtenShape(product)}, or name the field.`,
  );
}
