import { type Vocabulary, vocabularyOf, vocabularyOfKinds } from './vocabulary.ts';

/** A JSON schema with what matters here. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  /** The kinds of ids a text can be, where no enum says so. */
  readonly 'x-names'?: readonly string[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
}

/** Fields that tell how an answer was asked for and computed, not what was found. */
const FRAME: ReadonlySet<string> = new Set(['input', 'meta', 'warnings', 'conventions', 'names']);
const HOUSE_FIELD = /(?:^|_)(?:house|bhava)s?$/;
const HOUSE_SCHEMA = 'HouseNumber';
/** Objects with fewer fields are no lists by id. */
const FEWEST_FIELDS = 3;
const REFERENCE = '#/$defs/';

/** A place in an answer and what can stand there, by the published schema. What is below is worked out once an answer has it. */
export class Spot {
  /** The kinds of the ids that a text here can be. */
  readonly ids: Vocabulary | null;
  /** The kinds of the ids that the fields of an object here are named after. */
  readonly keys: Vocabulary | null;
  /** Whether a number here is that of a house. */
  readonly isHouse: boolean;
  readonly #schemas: readonly Schema[];
  readonly #root: Schema;
  readonly #field: string;
  readonly #children = new Map<string, Spot>();
  #items: Spot | undefined;

  private constructor(schemas: readonly Schema[], root: Schema, field: string) {
    const flat = schemas.flatMap((schema) => alternatives(schema, root));
    this.#schemas = flat.map(({ schema }) => schema);
    this.#root = root;
    this.#field = field;
    this.ids = firstOf(this.#schemas.map(idsOf));
    this.keys = firstOf(this.#schemas.map(keysOf));
    this.isHouse = flat.some(
      ({ schema, name }) => name === HOUSE_SCHEMA || (schema.type === 'integer' && HOUSE_FIELD.test(field)),
    );
  }

  /** The whole of an answer with this JSON schema. */
  static of(schema: object): Spot {
    return new Spot([schema], schema, '');
  }

  /** A field of an object here. */
  field(name: string): Spot {
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const below = this.#schemas.flatMap(({ properties, additionalProperties }) =>
      FRAME.has(name) ? [] : childOf(properties?.[name] ?? additionalProperties),
    );
    const found = new Spot(below, this.#root, name);
    // Ids of minor planets name fields too: callers choose them, so they are not kept.
    if (this.#schemas.some(({ properties }) => properties?.[name] !== undefined)) this.#children.set(name, found);
    return found;
  }

  /** An element of a list here. */
  get items(): Spot {
    return (this.#items ??= new Spot(
      this.#schemas.flatMap(({ items, prefixItems = [] }) => [...childOf(items), ...prefixItems]),
      this.#root,
      this.#field,
    ));
  }

  /** Whether nothing here or below can be an id. */
  get isBlank(): boolean {
    return this.#schemas.length === 0;
  }
}

function childOf(schema: Schema | boolean | undefined): readonly Schema[] {
  return typeof schema === 'object' ? [schema] : [];
}

/** The schemas that a value can follow, without references, and the name of the component each is. */
function alternatives(schema: Schema, root: Schema, name = ''): readonly { schema: Schema; name: string }[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref?.startsWith(REFERENCE)) {
    const referred = $ref.slice(REFERENCE.length);
    const definition = root.$defs?.[referred];
    return definition === undefined ? [] : alternatives(definition, root, referred);
  }
  const parts = [...anyOf, ...oneOf, ...allOf];
  return [
    ...(schema.type === 'null' || (parts.length > 0 && schema.properties === undefined) ? [] : [{ schema, name }]),
    ...parts.flatMap((part) => alternatives(part, root, name)),
  ];
}

function idsOf({ enum: values = [], 'x-names': kinds }: Schema): Vocabulary | null {
  return kinds === undefined ? vocabularyOf(values) : vocabularyOfKinds(kinds);
}

function keysOf({ properties }: Schema): Vocabulary | null {
  const names = Object.keys(properties ?? {});
  return names.length < FEWEST_FIELDS ? null : vocabularyOf(names);
}

function firstOf(vocabularies: readonly (Vocabulary | null)[]): Vocabulary | null {
  return vocabularies.find((one) => one !== null) ?? null;
}
