import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { fieldsOf } from '../../engine/fields.ts';
import { UsageError } from '../terminal.ts';

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
      const second = words.findIndex((word, index) => index > 0 && looksLikeDate(word));
      const cut = second < 0 ? words.length : second;
      const names = { date: 'birth_date', time: 'birth_time' };
      return new Map([
        ...birth(words.slice(0, cut), 'person_a.', names),
        ...birth(words.slice(cut), 'person_b.', names),
      ]);
    }
    case 'moment':
      return birth(words, '', { date: 'date', time: 'time' });
    case 'range':
      if (words.length > 2) throw tooMany(words[2]!, product);
      return new Map(words.map((word, index) => [index === 0 ? 'from' : 'to', word]));
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
  const rest = [...words];
  const found = new Map<string, unknown>();
  if (rest[0] !== undefined && looksLikeDate(rest[0])) found.set(`${prefix}${names.date}`, rest.shift());
  if (rest[0] !== undefined && TIME.test(rest[0])) {
    const time = rest.shift()!;
    found.set(`${prefix}${names.time}`, time === '-' ? 'unknown' : time);
  }
  if (rest.length > 0) found.set(`${prefix}location`, rest.join(' '));
  return found;
}

/** Anything that begins like a date is one, so that a faulty one is reported as a date. */
function looksLikeDate(word: string): boolean {
  return /^-?\d+[-/.]\d+[-/.]?\d*$/.test(word) && !/^-?\d+\.\d+$/.test(word);
}

function tooMany(word: string, product: Endpoint): UsageError {
  return new UsageError(
    `${JSON.stringify(word)} is one word too many.`,
    `Write ${product.name} ${writtenShape(product)}, or name the field.`,
  );
}
