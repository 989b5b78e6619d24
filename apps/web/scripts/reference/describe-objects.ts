import type { FieldEntry, ObjectEntry, ObjectVariant } from '../../src/features/reference/model.ts';
import { type Field, readFields, readVariants } from './describe.ts';
import type { OpenApiDocument, Schema } from './document.ts';

const DEFAULT = /\s*Default: `([^`]+)`\.(?=\s|$)/;

/** `natal, western` → `natal-western`: a part of an address. */
const addressWord = (label: string): string => label.replaceAll(/[^\w]+/g, '-').toLowerCase();

/** The objects of one page, each once, however many fields have its shape. Fields that come later refer to the first. */
export class ObjectBook {
  readonly objects: Record<string, ObjectEntry> = {};
  readonly #ids = new Map<string, string>();
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** The object of a schema, shown first at this address; undefined where it has no fields. `first` are the fields at the top. */
  add(schema: Schema, at: string, first: readonly string[] = []): string | undefined {
    const variants = readVariants(this.#document, schema);
    if (variants.length === 0) return undefined;
    const key = JSON.stringify(variants.map(({ label, schema: shape }) => [label, shape.properties, shape.required]));
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = String(this.#ids.size);
    this.#ids.set(key, id);
    const forms: ObjectVariant[] = [];
    this.objects[id] = { at, forms };
    for (const [index, variant] of variants.entries()) {
      const address = index === 0 ? at : `${at}-${addressWord(variant.label)}`;
      forms.push({
        label: variant.label,
        ...(variant.description === null ? {} : { description: variant.description }),
        address,
        fields: readFields(this.#document, variant.schema)
          .toSorted((a, b) => Number(first.includes(b.name)) - Number(first.includes(a.name)))
          .map((field) => this.#entry(field, address)),
      });
    }
    return id;
  }

  #entry(field: Field, address: string): FieldEntry {
    const said = DEFAULT.exec(field.description)?.[1];
    const byDefault = field.defaultValue ?? said;
    const description = said === undefined ? field.description : field.description.replace(DEFAULT, '').trim();
    const object = field.hasFields ? this.add(field.schema, `${address}.${field.name}`) : undefined;
    return {
      name: field.name,
      type: field.type,
      ...(field.required ? { required: true } : {}),
      ...(description === '' ? {} : { description }),
      ...(field.unit === null ? {} : { unit: field.unit }),
      ...(field.limits === null ? {} : { limits: field.limits }),
      ...(byDefault == null ? {} : { default: byDefault }),
      ...(field.values.length > 1 ? { values: field.values } : {}),
      ...(object === undefined ? {} : { object }),
    };
  }
}
