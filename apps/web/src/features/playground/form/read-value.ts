import { type Fields, type FormField, isFields, type Kind, type ObjectForm, type ObjectKind } from './model.ts';

const NUMBER = /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;

/** The form of an object that a value has: the one whose word it holds, else the first. */
export function formFor({ forms, by }: ObjectKind, value: unknown): ObjectForm {
  const word = by === undefined || !isFields(value) ? undefined : value[by];
  const [first] = forms;
  if (first === undefined) throw new TypeError('An object without a form');
  return forms.find(({ words }) => typeof word === 'string' && words.includes(word.toLowerCase())) ?? first;
}

/** Names of a request that its form does not have. They are sent as they are. */
export function unknownNames(fields: readonly FormField[], value: Fields): readonly string[] {
  const known = new Set(fields.map(({ name }) => name));
  return Object.keys(value).filter((name) => !known.has(name));
}

/** Whether a control for the kind can show the value without losing anything of it. */
export function fits(kind: Kind, value: unknown): boolean {
  if (value === undefined) return true;
  switch (kind.is) {
    case 'text':
      return typeof value === 'string';
    case 'number':
    case 'number-or-text':
      return typeof value === 'number' || (typeof value === 'string' && !NUMBER.test(value));
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' || kind.values.some((one) => one === value);
    case 'choices':
      return Array.isArray(value) && value.every((one) => isChoice(kind, one)) && new Set(value).size === value.length;
    case 'row':
      return Array.isArray(value) && value.every((one) => isRowItem(kind.of, one));
    case 'list':
      return Array.isArray(value) && value.every((one) => fits(kind.item, one));
    case 'object':
      return isFields(value);
    case 'either':
      return kind.options.some((option) => fits(option, value));
    case 'json':
      return true;
  }
}

function isChoice(kind: Extract<Kind, { is: 'choices' }>, value: unknown): boolean {
  return kind.values.some((one) => one === value) || (kind.open === true && isRowItem('text', value));
}

function isRowItem(of: 'text' | 'number', value: unknown): boolean {
  return of === 'number'
    ? typeof value === 'number'
    : typeof value === 'string' && value !== '' && value.trim() === value && !value.includes(',');
}

type Typed = Extract<Kind, { is: 'text' | 'number' | 'number-or-text' | 'row' | 'json' }>;

/** What a text field shows of a value that fits it. */
export function textOf(kind: Typed, value: unknown): string {
  if (value === undefined) return '';
  if (kind.is === 'json') return JSON.stringify(value, null, 2);
  if (kind.is === 'row') return Array.isArray(value) ? value.map(String).join(', ') : '';
  return String(value);
}

/** The value of what was typed; undefined: the field is not sent. A number that is none stays as it is typed, and the API says what is wrong with it. */
export function valueOf(kind: Typed, text: string): unknown {
  const bare = text.trim();
  if (kind.is === 'text') return text === '' ? undefined : text;
  if (bare === '') return undefined;
  switch (kind.is) {
    case 'number':
    case 'number-or-text':
      return NUMBER.test(bare) ? Number(bare) : text;
    case 'row': {
      const items = bare.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
      if (items.length === 0) return undefined;
      return kind.of === 'text' ? items : items.map((item) => (NUMBER.test(item) ? Number(item) : item));
    }
    case 'json':
      return JSON.parse(bare) as unknown;
  }
}

/** Fields of a query, which are all texts, as the form has them. What is no text, or not as the form expects it, stays. */
export function fromQuery(fields: readonly FormField[], query: Fields): Fields {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asKind(kinds.get(name), value)]));
}

function asKind(kind: Kind | undefined, value: unknown): unknown {
  if (kind === undefined || typeof value !== 'string') return value;
  if (kind.is === 'number') return NUMBER.test(value) ? Number(value) : value;
  if (kind.is === 'switch')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  if (kind.is === 'choice') return kind.values.find((one) => String(one) === value) ?? value;
  if (kind.is === 'row') return valueOf(kind, value);
  if (kind.is === 'choices')
    return value.split(',').map((item) => kind.values.find((one) => String(one) === item.trim()) ?? item.trim());
  return value;
}
