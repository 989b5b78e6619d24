import type { FieldGroup, FormField, Kind, ObjectForm, ObjectKind } from '../../src/features/playground/form/model.ts';
import { readFields } from '../reference/describe.ts';
import type { OpenApiDocument, Schema } from '../reference/document.ts';
import { findShapes, resolve } from '../reference/schema.ts';

/** Fields that a form does not have: the key is chosen elsewhere, the price is asked for by the page. */
const NOT_ENTERED: ReadonlySet<string> = new Set(['bearer', 'dry_run']);
const DEFAULT = /\s*Default: `([^`]+)`\.(?=\s|$)/;
const LAST_STEP = 12;

type Word = string | number | boolean;
const isWord = (value: unknown): value is Word => ['string', 'number', 'boolean'].includes(typeof value);

/** Names of the fields of a named schema. */
function namesOf(document: OpenApiDocument, schema: string): ReadonlySet<string> {
  return new Set(
    findShapes(document, { $ref: `#/components/schemas/${schema}` }).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    ),
  );
}

/** Reads from schemas how their values are entered. */
export class KindReader {
  readonly #document: OpenApiDocument;
  readonly #birth: ReadonlySet<string>;
  readonly #place: ReadonlySet<string>;
  readonly #answer: ReadonlySet<string>;
  readonly #pickers: ReadonlyMap<string, 'date' | 'time'>;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#birth = namesOf(document, 'BirthData');
    this.#place = new Set([...namesOf(document, 'PlaceInput'), 'timezone']);
    this.#answer = new Set([...namesOf(document, 'AnswerChoice'), 'format']);
    const { CalendarDate, ClockTime } = document.components.schemas;
    this.#pickers = new Map([
      [CalendarDate?.pattern ?? '', 'date'],
      [ClockTime?.pattern ?? '', 'time'],
    ]);
  }

  /** An object of a request, or a whole one. `first` are the fields at the top. */
  object(schema: Schema, first: readonly string[] = [], step = 0): ObjectKind {
    const shapes = [
      ...new Map(findShapes(this.#document, schema).map((shape) => [JSON.stringify(shape), shape])).values(),
    ];
    const by = this.#choosingField(shapes);
    if (by === undefined && shapes.length > 1)
      return { is: 'object', forms: [this.#form(mergedShapes(shapes), [], first, step, null)] };
    const forms = shapes.map((shape) =>
      this.#form(shape, by === undefined ? [] : this.#words(shape, by).map(String), first, step, by ?? null),
    );
    return { is: 'object', forms, ...(by === undefined ? {} : { by }) };
  }

  #words(shape: Schema, name: string): readonly Word[] {
    const property = shape.properties?.[name];
    if (property === undefined) return [];
    const held = resolve(this.#document, property);
    return (held.const === undefined ? (held.enum ?? []) : [held.const]).filter(isWord);
  }

  /** The field whose values distinguish the shapes. */
  #choosingField(shapes: readonly Schema[]): string | undefined {
    if (shapes.length < 2) return undefined;
    return Object.keys(shapes[0]?.properties ?? {}).find((name) => {
      const words = shapes.map((shape) => this.#words(shape, name));
      const all = words.flat();
      return words.every((some) => some.length > 0) && new Set(all).size === all.length;
    });
  }

  #form(
    shape: Schema,
    words: readonly string[],
    first: readonly string[],
    step: number,
    by: string | null,
  ): ObjectForm {
    const hasBirth = shape.properties?.['birth_date'] !== undefined;
    const fields = readFields(this.#document, shape)
      .filter(({ name }) => !NOT_ENTERED.has(name))
      .map((field): FormField => {
        const kind = this.kind(field.schema, step + 1);
        const said = DEFAULT.exec(field.description)?.[1];
        const help = said === undefined ? field.description : field.description.replace(DEFAULT, '').trim();
        const byDefault = field.defaultValue ?? said;
        return {
          name: field.name,
          kind,
          group: field.name === by ? 'system' : this.#group(field.name, kind, hasBirth),
          ...(field.required ? { required: true } : {}),
          ...(first.includes(field.name) ? { isUsual: true } : {}),
          ...(help === '' ? {} : { help }),
          ...(field.unit === null ? {} : { unit: field.unit }),
          ...(field.limits === null ? {} : { limits: field.limits }),
          ...(byDefault == null ? {} : { byDefault }),
          ...(field.example === null ? {} : { example: plain(field.example) }),
        };
      });
    const standing = ({ name, required }: FormField) =>
      first.includes(name) ? first.indexOf(name) - first.length - 1 : required ? -1 : 0;
    return { words, fields: fields.toSorted((a, b) => standing(a) - standing(b)) };
  }

  #group(name: string, kind: Kind, hasBirth: boolean): FieldGroup {
    if (kind.is === 'choice' && kind.values.join(' ') === 'western vedic') return 'system';
    if (hasBirth && this.#birth.has(name)) return 'birth';
    if (this.#place.has(name)) return 'place';
    if (name === 'include') return 'parts';
    if (name === 'settings') return 'settings';
    return this.#answer.has(name) ? 'answer' : 'own';
  }

  /** How a value of the schema is entered. */
  kind(schema: Schema, step = 0): Kind {
    const held = resolve(this.#document, schema);
    if (step > LAST_STEP) return { is: 'json' };
    const choices = held.anyOf ?? held.oneOf;
    if (held.const !== undefined && isWord(held.const)) return { is: 'choice', values: [held.const] };
    if (held.enum) return { is: 'choice', values: held.enum.filter(isWord) };
    if (choices && !held.properties) return this.#either(choices, step);
    if (held.items) return this.#list(held, held.items, step);
    if (findShapes(this.#document, held).length > 0 && !isMap(held)) return this.object(held, [], step);
    if (held.type === 'boolean') return { is: 'switch' };
    if (held.type === 'number' || held.type === 'integer') return { is: 'number' };
    if (held.type === 'string' || (Array.isArray(held.type) && held.type.includes('string'))) {
      const picker = this.#pickers.get(held.pattern ?? '-');
      return { is: 'text', ...(picker === undefined ? {} : { picker }) };
    }
    return { is: 'json' };
  }

  #either(choices: readonly Schema[], step: number): Kind {
    const kinds = choices
      .filter((choice) => resolve(this.#document, choice).type !== 'null')
      .map((choice) => this.kind(choice, step + 1))
      .flatMap((kind) => (kind.is === 'either' ? kind.options : [kind]));
    const [first, ...others] = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
    if (first === undefined) return { is: 'json' };
    if (others.length === 0) return first;
    const all = [first, ...others];
    if (all.every(({ is }) => is === 'object')) return this.object({ anyOf: choices }, [], step);
    const words = all.flatMap((kind) => (kind.is === 'choice' ? kind.values.map(String) : []));
    const isTexts = all.every((kind) => kind.is === 'text' || kind.is === 'choice');
    if (isTexts) return { is: 'text', values: words };
    if (all.length === 2 && all.some(({ is }) => is === 'number') && all.some(({ is }) => is === 'text'))
      return { is: 'number-or-text' };
    return { is: 'either', options: all };
  }

  #list(list: Schema, items: Schema, step: number): Kind {
    const item = this.kind(items, step + 1);
    if (item.is === 'choice')
      return { is: 'choices', values: item.values.filter((value) => typeof value !== 'boolean') };
    if (item.is === 'text') {
      return item.values === undefined ? { is: 'row', of: 'text' } : { is: 'choices', values: item.values, open: true };
    }
    if (item.is === 'number') return { is: 'row', of: 'number' };
    if (item.is !== 'object') return { is: 'json' };
    const { minItems, maxItems } = list;
    return {
      is: 'list',
      item,
      ...(minItems === undefined ? {} : { min: minItems }),
      ...(maxItems === undefined ? {} : { max: maxItems }),
    };
  }
}

/** Whether an object takes any names: it is written as JSON. */
function isMap(held: Schema): boolean {
  return held.properties === undefined && held.allOf === undefined && held.additionalProperties !== undefined;
}

function mergedShapes(shapes: readonly Schema[]): Schema {
  return {
    type: 'object',
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)) as Record<string, Schema>,
    required: (shapes[0]?.required ?? []).filter((name) =>
      shapes.every(({ required }) => required?.includes(name) === true),
    ),
  };
}

/** An example given as JSON, as it is typed. */
function plain(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value.map((one) => (isWord(one) ? String(one) : JSON.stringify(one))).join(', ');
  return isWord(value) ? String(value) : json;
}
