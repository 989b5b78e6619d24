import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type Field, fieldsOf } from '../engine/fields.ts';
import { DISPATCHER, localProducts, productNamed, wordsOf } from '../engine/products.ts';
import { SHORT_NAMES } from '../engine/short.ts';
import { nearest } from '@theia-astro/endpoints/request/nearest';
import type { Format } from './input/field-value.ts';
import { UsageError } from './terminal.ts';

/** The command that draws: a wheel or a table of the natal chart, or the picture of the API. */
export const CHART = 'chart';
/** The forms that are pictures; the product `chart` draws them. */
const PICTURES: ReadonlySet<Format> = new Set(['svg', 'png']);

/** A command: the word of a product. */
export interface Command {
  readonly word: string;
  /** What it asks where it is not a picture. */
  readonly product: Endpoint;
  /** Every field it takes, with the short names. */
  readonly fields: ReadonlyMap<string, Field>;
}

/** The command of a word, with `-` or `_`. @throws UsageError */
export function commandOf(written: string): Command {
  const word = written.replaceAll('-', '_');
  const product = productNamed(word === CHART ? 'natal' : word);
  if (product === undefined) {
    const alike = nearest(word, localProducts.flatMap(wordsOf));
    throw new UsageError(
      `There is no command ${JSON.stringify(written.slice(0, 40))}.`,
      alike.length === 0 ? 'theia-astro --help lists them.' : `Did you mean ${alike.join(' or ')}?`,
    );
  }
  const fields = new Map(fieldsOf(product));
  if (word === CHART)
    for (const [path, field] of fieldsOf(pictureProduct())) if (!fields.has(path)) fields.set(path, field);
  for (const [short, full] of Object.entries(SHORT_NAMES)) {
    const field = fields.get(full);
    if (field !== undefined && !fields.has(short)) fields.set(short, { ...field, path: short, isAlias: true });
  }
  fields.delete('format');
  return { word, product, fields };
}

/**
 * What is asked for an answer in this form.
 * @throws UsageError when a field belongs to the other form
 */
export function productFor({ word, product }: Command, format: Format, given: Iterable<string>): Endpoint {
  if (word !== CHART) return product;
  const asked = PICTURES.has(format) ? pictureProduct() : product;
  const known = fieldsOf(asked);
  for (const path of given) {
    const top = path.split('.')[0]!;
    if (!known.has(top) && !Object.hasOwn(SHORT_NAMES, top))
      throw new UsageError(
        `--${path} has no effect on ${format}.`,
        PICTURES.has(format) ? 'Pictures take the fields of a picture only.' : 'It is for pictures: add --format svg.',
      );
  }
  return asked;
}

function pictureProduct(): Endpoint {
  return productNamed(CHART)!;
}

/** How a product is asked for: by its path, or by a word that sets a field of it. */
export function callOf(
  { word }: Command,
  { name, path, methods }: Endpoint,
  fields: Readonly<Record<string, unknown>>,
): { readonly method: 'GET' | 'POST'; readonly path: string; readonly fields: Readonly<Record<string, unknown>> } {
  return word === name || word === CHART
    ? { method: methods.includes('POST') ? 'POST' : 'GET', path, fields }
    : { method: 'POST', path: DISPATCHER, fields: { request: word, ...fields } };
}
