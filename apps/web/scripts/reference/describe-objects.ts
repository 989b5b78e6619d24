import type { FieldEntry, ObjectEntry, ObjectVariant } from '../../src/features/reference/model.ts';
import { type Field, readFields, readVariants } from './describe.ts';
import type { OpenApiDocument, Schema } from './document.ts';

const DEFAULT = /\s*Default: `([^`]+)`\.(?=\s|$)/;
/** How the addresses of the fields of a request begin. */
const REQUEST = /^(request|query)[^.]*\./;
const ALIAS = /^Alias of (\w+)\.$/;

const BIRTH: readonly string[] = ['birth_date', 'birth_time'];

/** Orders fields: the birth, then the other fields of the example, then the rest. */
function rank(name: string, first: readonly string[]): number {
  if (BIRTH.includes(name)) return -1;
  return first.includes(name) ? first.indexOf(name) : first.length;
}

/** The fields without those that are another word for one beside them, and these words. */
function withoutAliases(fields: readonly Field[]): { own: readonly Field[]; aliases: Map<string, string[]> } {
  const aliases = Map.groupBy(fields, ({ description }) => ALIAS.exec(description)?.[1] ?? '');
  const isBeside = (field: Field) => fields.some(({ name }) => name === ALIAS.exec(field.description)?.[1]);
  return {
    own: fields.filter((field) => !isBeside(field)),
    aliases: new Map([...aliases].map(([name, words]) => [name, words.map((word) => word.name)])),
  };
}

/** The objects of one page, each once, however many fields have its shape. Fields that come later refer to the first. */
export class ObjectBook {
  readonly objects: Record<string, ObjectEntry> = {};
  readonly #ids = new Map<string, { id: string; at: string }>();
  readonly #document: OpenApiDocument;
  readonly #required: ReadonlyMap<string, string>;

  /** `required`: the required fields of the request by path, beside those of the schemas, with what may replace each. */
  constructor(document: OpenApiDocument, required: ReadonlyMap<string, string>) {
    this.#document = document;
    this.#required = required;
  }

  /** The object of a schema and the address where it is shown; undefined where it has no fields. `first` are the fields at the top. */
  add(schema: Schema, at: string, first: readonly string[] = []): { id: string; at: string } | undefined {
    const variants = readVariants(this.#document, schema);
    if (variants.length === 0) return undefined;
    const key = JSON.stringify(variants.map(({ when, schema: shape }) => [when, shape.properties, shape.required]));
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const added = { id: String(this.#ids.size), at };
    this.#ids.set(key, added);
    const forms: ObjectVariant[] = [];
    this.objects[added.id] = { forms };
    for (const [index, { when, description, schema: shape }] of variants.entries()) {
      const address = index === 0 ? at : `${at}-${when?.value ?? `form-${index + 1}`}`;
      const { own, aliases } = withoutAliases(readFields(this.#document, shape));
      forms.push({
        ...(when === undefined ? {} : { when }),
        ...(description === null ? {} : { description }),
        address,
        fields: own
          .toSorted((a, b) => rank(a.name, first) - rank(b.name, first))
          .map((field) => this.#entry(field, address, aliases.get(field.name))),
      });
    }
    return added;
  }

  #entry(field: Field, within: string, aliases: readonly string[] | undefined): FieldEntry {
    const said = DEFAULT.exec(field.description)?.[1];
    const byDefault = field.defaultValue ?? said;
    const description = said === undefined ? field.description : field.description.replace(DEFAULT, '').trim();
    const address = `${within}.${field.name}`;
    const object = field.hasFields ? this.add(field.schema, address) : undefined;
    const replacement = REQUEST.test(address) ? this.#required.get(address.replace(REQUEST, '')) : undefined;
    return {
      name: field.name,
      type: field.type,
      ...(aliases === undefined ? {} : { aliases }),
      ...(field.required || replacement !== undefined ? { required: true } : {}),
      ...(replacement ? { replacement } : {}),
      ...(description === '' ? {} : { description }),
      ...(field.unit === null ? {} : { unit: field.unit }),
      ...(field.limits === null ? {} : { limits: field.limits }),
      ...(byDefault == null ? {} : { default: byDefault }),
      ...(field.values.length > 1 ? { values: field.values } : {}),
      ...(object === undefined ? {} : object.at === address ? { object: object.id } : { sameAs: object.at }),
    };
  }
}
