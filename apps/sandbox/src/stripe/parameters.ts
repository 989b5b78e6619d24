import type { Field, Fields } from './form-body.ts';
import { badParameter } from './stripe-error.ts';

/** The allowed type of a parameter, from Stripe's reference of API version 2026-10-28: named fields, a list, an enum, or a plain value. */
export type Shape =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'metadata'
  | 'url'
  | readonly string[]
  | { readonly list: Shape; readonly max: number }
  /** Empty text unsets the value. */
  | { readonly emptyOr: Shape }
  | { readonly fields: Shapes; readonly required?: readonly string[] };
export interface Shapes {
  readonly [name: string]: Shape;
}

const TEXT_MAX = 5_000;
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 } as const;

/** Rejects what Stripe rejects: unknown names, wrong types, missing fields, and values over its limits. @throws StripeRejection 400 */
export function checkParameters(form: Fields, shapes: Shapes, required: readonly string[] = []): void {
  checkFields(form, shapes, required, '');
}

function checkFields(given: Fields, shapes: Shapes, required: readonly string[], path: string): void {
  const at = (name: string): string => (path === '' ? name : `${path}[${name}]`);
  for (const name of required)
    if (given[name] === undefined)
      throw badParameter(at(name), `Missing required param: ${at(name)}.`, 'parameter_missing');
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (name === 'expand') continue;
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape === undefined)
      throw badParameter(at(name), `Received unknown parameter: ${at(name)}`, 'parameter_unknown');
    check(value, shape, at(name));
  }
}

function check(value: Field, shape: Shape, path: string): void {
  if (typeof shape === 'object' && 'emptyOr' in shape) {
    if (value !== '') check(value, shape.emptyOr, path);
    return;
  }
  if (typeof shape === 'object' && 'fields' in shape) {
    if (typeof value === 'string' || Array.isArray(value)) throw badParameter(path, `Invalid object for ${path}`);
    checkFields(value, shape.fields, shape.required ?? [], path);
    return;
  }
  if (typeof shape === 'object' && 'list' in shape) {
    if (!Array.isArray(value)) throw badParameter(path, `Invalid array for ${path}`);
    if (value.length > shape.max) throw badParameter(path, `${path} has more than ${shape.max} entries`);
    value.forEach((entry, index) => check(entry, shape.list, `${path}[${index}]`));
    return;
  }
  if (shape === 'metadata') {
    checkMetadata(value, path);
    return;
  }
  if (typeof value !== 'string') throw badParameter(path, `Invalid string for ${path}`);
  if (value.length > TEXT_MAX) throw badParameter(path, `${path} is longer than ${TEXT_MAX} characters`);
  if (shape === 'integer' && !/^-?\d+$/.test(value))
    throw badParameter(path, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  if (shape === 'boolean' && value !== 'true' && value !== 'false')
    throw badParameter(path, `Invalid boolean: ${value}`);
  if (shape === 'url' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw badParameter(path, `Not a valid URL: ${value}`, 'url_invalid');
  if (typeof shape === 'object' && !shape.includes(value))
    throw badParameter(path, `Invalid ${path}: must be one of ${shape.join(', ')}`);
}

function checkMetadata(value: Field, path: string): void {
  if (value === '') return;
  if (typeof value === 'string' || Array.isArray(value)) throw badParameter(path, `Invalid object for ${path}`);
  const entries = Object.entries(value);
  if (entries.length > METADATA.keys) throw badParameter(path, `Metadata can have up to ${METADATA.keys} keys`);
  for (const [name, text] of entries) {
    if (name.length > METADATA.keyLength)
      throw badParameter(`${path}[${name}]`, `Metadata keys can have up to ${METADATA.keyLength} characters`);
    if (typeof text !== 'string' || text.length > METADATA.valueLength)
      throw badParameter(`${path}[${name}]`, `Metadata values can have up to ${METADATA.valueLength} characters`);
  }
}
