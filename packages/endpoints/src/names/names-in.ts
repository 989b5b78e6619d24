import { en } from '@theia-astro/astro/names/en';
import { NAME_KINDS, nameOf, type NameKind, sectorName } from '@theia-astro/astro/names/name-of';
import type { ListedKind, Names } from '@theia-astro/astro/names/names';
import { NAMES } from '@theia-astro/astro/names/all';
import type { Language } from '@theia-astro/astro/names/language';
import type { WireNames } from '../wire/answer-parts.ts';

/** The kind of each id of an enum. */
type Vocabulary = ReadonlyMap<string, ListedKind>;

const LISTED = NAME_KINDS.filter((kind): kind is ListedKind => kind !== 'houses');
/** One enum has the points of a chart. */
const POINTS: readonly ListedKind[] = ['bodies', 'angles', 'lots'];
const FAMILIES: readonly (readonly ListedKind[])[] = [
  POINTS,
  ...LISTED.filter((kind) => !POINTS.includes(kind)).map((kind) => [kind]),
];
const VOCABULARIES: readonly Vocabulary[] = FAMILIES.map((kinds) => new Map(kinds.flatMap((kind) => wordsOf(kind))));
/** The vocabulary of these kinds. An id of two of them is of the last. */
function vocabularyOfKinds(kinds: readonly string[]): Vocabulary {
  return new Map(LISTED.filter((kind) => kinds.includes(kind)).flatMap((kind) => wordsOf(kind)));
}

/** A single word may be anything: `natal`, `sun`. */
const FEWEST = 2;

/** The kinds of ids that an enum lists, from its values; null where it lists something else. */
function vocabularyOf(values: readonly unknown[]): Vocabulary | null {
  const words = values.filter((value) => value !== null);
  if (words.length < FEWEST) return null;
  return VOCABULARIES.find((ids) => words.every((word) => typeof word === 'string' && ids.has(word))) ?? null;
}

function wordsOf(kind: ListedKind): readonly (readonly [string, ListedKind])[] {
  return Object.keys(en[kind]).map((id) => [id, kind]);
}

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

/** Fields about the request and the computation, not about results. */
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

type Found = Map<NameKind, Set<string>>;

const ASTEROID = 'asteroid:';
const HOUSES = 12;

/** The names of all ids in an answer that follows the schema of `root`, kinds and ids in the order in which they are listed. */
export function namesIn(answer: unknown, root: Spot, language: Language): WireNames {
  const found: Found = new Map();
  collect(answer, root, found);
  const names = NAMES[language];
  return {
    language,
    ...Object.fromEntries(
      NAME_KINDS.flatMap((kind) => {
        const ids = found.get(kind);
        return ids === undefined ? [] : [[kind, kind === 'houses' ? houseNames(ids, names) : listed(kind, ids, names)]];
      }),
    ),
  };
}

function collect(value: unknown, spot: Spot, found: Found): void {
  if (spot.isBlank) return;
  if (typeof value === 'string') note(value, spot.ids, found);
  else if (typeof value === 'number') {
    if (spot.isHouse) add('houses', String(value), found);
  } else if (Array.isArray(value)) for (const one of value) collect(one, spot.items, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      note(name, spot.keys, found);
      collect(one, spot.field(name), found);
    }
  }
}

function note(id: string, ids: Vocabulary | null, found: Found): void {
  if (ids === null) return;
  const kind = ids.get(id) ?? (ids.has('sun') && id.startsWith(ASTEROID) ? 'bodies' : undefined);
  if (kind !== undefined) add(kind, id, found);
}

function add(kind: NameKind, id: string, found: Found): void {
  const ids = found.get(kind);
  if (ids === undefined) found.set(kind, new Set([id]));
  else ids.add(id);
}

function listed(kind: Exclude<NameKind, 'houses'>, ids: ReadonlySet<string>, names: Names): Record<string, string> {
  const known = Object.keys(names[kind]).filter((id) => ids.has(id));
  const others = [...ids].filter((id) => !Object.hasOwn(names[kind], id));
  return Object.fromEntries([...known, ...others].map((id) => [id, nameOf(names, kind, id) ?? id]));
}

/** Charts with sectors count to 36. */
function houseNames(ids: ReadonlySet<string>, names: Names): Record<string, string> {
  const numbers = [...ids].map(Number).toSorted((a, b) => a - b);
  const areSectors = numbers.some((one) => one > HOUSES);
  return Object.fromEntries(
    numbers.map(String).map((id) => [id, areSectors ? sectorName(names, id) : (nameOf(names, 'houses', id) ?? id)]),
  );
}
