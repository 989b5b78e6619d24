import { propertiesOf, refName, reachable, type Schema, schemaNamed } from '../../client/scripts/document.ts';
import {
  inlineVariants,
  products,
  querySchemas,
  REPLACED,
  usedSchemas,
  variantNames,
  variantSchema,
  defaultsOf,
} from '../../client/scripts/products.ts';
import { resourceSchemas } from '../../client/scripts/resource-methods.ts';
import { fieldsClasses, fieldsText, includeName } from './fields.ts';
import {
  classBody,
  className,
  docstring,
  pythonName,
  description,
  hasFields,
  type Nested,
  type Place,
  typeText,
  union,
  within,
} from './python-types.ts';

/** A class or an alias, and the names that must stand before it. */
interface Declaration {
  readonly name: string;
  readonly text: string;
  readonly after: readonly string[];
}

const { all, asked } = usedSchemas();
/** What is answered beside products. */
const OTHER_ANSWERS = ['DryRun', 'JobDryRun', ...resourceSchemas().answered];
const answered = reachable([...products.map(({ answerType }) => answerType), 'Problem', 'JobLine', ...OTHER_ANSWERS]);

/** Schemas without any object: requests and answers share them. */
const words = [...all].filter((name) => !REPLACED.has(name) && !holdsObject(schemaNamed(name)));

/** The module of words, numbers and texts that have a name. */
export function wordsText(): string {
  const declarations = [
    ...words.map((name) => aliasOf(name, schemaNamed(name), { owner: name, isAsked: asked.has(name), nested: [] })),
    ...includes(),
  ];
  return moduleText('The words that requests and answers use.', declarations);
}

/** The module of the objects that stand in requests. */
export function requestsText(): string {
  const whole = new Set(
    products.flatMap(({ requestType, variants }) => [requestType, ...variants.map(({ request }) => request)]),
  );
  const names = [...asked].filter((name) => !words.includes(name) && !whole.has(name));
  const nested: Nested[] = names.map((name) => ({ name, schema: schemaNamed(name) }));
  for (const request of requestNames())
    for (const [property, { schema }] of propertiesOf(variantSchema(request)))
      typeText(schema, within({ owner: request, isAsked: true, nested }, property));
  const fields = fieldsClasses().map((one) => ({ name: one.name, text: fieldsText(one), after: one.parents }));
  return moduleText(
    'The objects that stand in requests, as plain dicts with types; the classes `…Fields` are the arguments of methods.',
    [...declarationsOf(nested, true), ...fields],
  );
}

/** The names that the module of requests declares. */
export function requestClassNames(): readonly string[] {
  return [...requestsText().matchAll(/^(?:class )?([A-Z]\w+)(?=[(:])/gm)].map((match) => match[1]!);
}

/** The module of what is answered. */
export function answersText(): string {
  const names = [...answered].filter((name) => !words.includes(name));
  const schemas = names
    .flatMap((name) => [...inlineVariants(name), [name, schemaNamed(name)] as const])
    .map(([name, schema]) => ({ name, schema }));
  return moduleText(
    'What is answered, as frozen dataclasses. A part that was not asked for is None, as is what the service does not know.',
    [...declarationsOf(schemas, false), ...defaultAnswers()],
  );
}

/** The name of the class of an answer to a request without `include`, in which the default parts are certainly there. */
export function defaultName(answer: string, byDefault: readonly string[]): string {
  return defaultParts(answer, byDefault).length === 0 ? answer : `Default${answer}`;
}

function includes(): readonly Declaration[] {
  return requestNames().flatMap((request) => {
    const schema = propertiesOf(variantSchema(request)).get('include')?.schema;
    return schema?.items === undefined
      ? []
      : [aliasOf(includeName(request), schema.items, { owner: '', isAsked: true, nested: [] })];
  });
}

function requestNames(): readonly string[] {
  return products.flatMap(({ path, variants }) => (path === '/batch' ? [] : variants.map(({ request }) => request)));
}

function defaultParts(answer: string, byDefault: readonly string[]): readonly (readonly [string, Schema])[] {
  const known = propertiesOf(variantSchema(answer));
  return byDefault.flatMap((part) => {
    const property = known.get(part);
    return property === undefined || property.required ? [] : [[part, property.schema] as const];
  });
}

function defaultAnswers(): readonly Declaration[] {
  const found = new Map<string, Declaration>();
  for (const { ranged, variants } of products)
    for (const { answer, parts } of variants)
      for (const name of ranged === null ? [answer] : [ranged.snapshot, ranged.range]) {
        const given = defaultParts(name, defaultsOf(parts, name));
        if (given.length === 0) continue;
        const lines = given.map(([part, schema]) => {
          const place = { owner: declaring(name, part), isAsked: false, nested: [] };
          return { text: `${pythonName(part)}: ${typeText(schema, within(place, part))} = field()`, about: '' };
        });
        found.set(`Default${name}`, {
          name: `Default${name}`,
          text: `class Default${name}(${name})${classBody('The answer to a request without `include`: the default parts are there.', lines)}`,
          after: [name],
        });
      }
  return [...found.values()];
}

/** The schema that declares a property which another has from it. */
function declaring(name: string, property: string): string {
  const { properties = {}, allOf = [] } = variantSchema(name);
  if (property in properties) return name;
  const parents = allOf.map((part) => refName(part.$ref!));
  return declaring(
    parents.find((parent) => propertiesOf(schemaNamed(parent)).has(property))!,
    property,
  );
}

function declarationsOf(schemas: readonly Nested[], isAsked: boolean): readonly Declaration[] {
  const nested = [...schemas];
  const found: Declaration[] = [];
  // Objects without a name are added to the list while it is gone through.
  for (const { name, schema } of nested) {
    const place = { owner: name, isAsked, nested };
    found.push(
      !hasFields(schema)
        ? aliasOf(name, schema, place)
        : isAsked
          ? typedDictOf(name, schema, place)
          : dataclassOf(name, schema, place),
    );
  }
  const names = new Set<string>();
  for (const { name } of found) {
    if (names.has(name)) throw new Error(`${name} is the name of two classes`);
    names.add(name);
  }
  return found;
}

function aliasOf(name: string, schema: Schema, place: Place): Declaration {
  const variants = /(?:Request|Answer)$/.test(name) && !querySchemas.has(name) ? variantNames(name) : [];
  const text =
    variants.length > 1 ? union(variants.map(className)) : typeText(schema, { ...place, owner: `${name}Object` });
  return {
    name: className(name),
    text: `${className(name)}: TypeAlias = ${text}\n${docstring(description(schema), '')}`,
    after: text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/\b[A-Z]\w+\b/g) ?? [],
  };
}

function dataclassOf(name: string, schema: Schema, place: Place): Declaration {
  const { allOf = [], properties = {}, required = [] } = schema;
  const isWhole = products.some(({ answerType, variants, ranged }) =>
    [answerType, ranged?.snapshot, ranged?.range, ...variants.map(({ answer }) => answer)].includes(name),
  );
  const parents = allOf.map((part) => className(refName(part.$ref!)));
  const heritage = [
    ...parents,
    ...(isWhole || OTHER_ANSWERS.includes(name) ? ['Answer'] : parents.length === 0 ? ['Shape'] : []),
    ...(GENERIC.has(name) ? ['Generic[A]'] : []),
  ];
  const lines = Object.entries(properties).map(([property, one]) => {
    const plain = typeText(one, within(place, property));
    const type = GENERIC.get(name)?.[property] ?? plain;
    const isThere = required.includes(property);
    return {
      text: `${pythonName(property)}: ${isThere ? type : `${union([type, 'None'])} = None`}`,
      about: description(one),
    };
  });
  return {
    name: className(name),
    text: `class ${className(name)}(${heritage.join(', ')})${classBody(description(schema), lines)}`,
    after: parents,
  };
}

/** Classes of answers that hold an answer of any product, and the types of those of their fields that depend on it. */
const GENERIC: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['BatchAnswer', { results: 'list[BatchResult[A]]' }],
  ['BatchResult', { body: 'A' }],
  ['JobLine', { body: 'A' }],
]);

function typedDictOf(name: string, schema: Schema, place: Place): Declaration {
  const parents = sharedParents(schema);
  const inherited = new Set(parents.flatMap((parent) => [...propertiesOf(schemaNamed(parent)).keys()]));
  const own = [...propertiesOf(schema)].filter(([property]) => !inherited.has(property));
  const lines = own.map(([property, { schema: one, required }]) => {
    if (pythonName(property) !== property) throw new Error(`${property} of ${name} cannot be a key of a class`);
    const type = typeText(one, within(place, property));
    return { text: `${property}: ${required ? `Required[${type}]` : type}`, about: description(one) };
  });
  return {
    name: className(name),
    text: `class ${className(name)}(${parents.length === 0 ? 'TypedDict' : parents.join(', ')}, total=False)${classBody(description(schema), lines)}`,
    after: parents,
  };
}

/** The groups of fields that a request has from other schemas: none of them where a field is declared twice, which a typed dict may not. */
function sharedParents({ allOf = [], properties = {} }: Schema): readonly string[] {
  const parents = allOf.map((part) => refName(part.$ref!));
  const names = [
    ...Object.keys(properties),
    ...parents.flatMap((parent) => [...propertiesOf(schemaNamed(parent)).keys()]),
  ];
  return new Set(names).size === names.length ? parents : [];
}

function holdsObject(schema: Schema, seen: ReadonlySet<string> = new Set()): boolean {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    return !seen.has(name) && holdsObject(schemaNamed(name), new Set([...seen, name]));
  }
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])];
  return (
    schema.type === 'object' ||
    schema.allOf !== undefined ||
    parts.some((part) => part !== undefined && holdsObject(part, seen))
  );
}

function moduleText(about: string, declarations: readonly Declaration[]): string {
  const sorted = inOrder(declarations.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  const body = sorted.map(({ text }) => text).join('');
  const own = new Set(sorted.map(({ name }) => name));
  return `${HEADER}${docstring(about, '')}\n${importsText(body, own)}\n\n${body}`;
}

/** Says where a module comes from. */
export const HEADER = '# Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.\n';

type Sources = readonly (readonly [module: string, names: readonly string[]])[];

/** Where names come from that generated modules use. */
const SOURCES: Sources = [
  ['collections.abc', ['AsyncIterator', 'Awaitable', 'Callable', 'Iterator', 'Mapping', 'Sequence']],
  ['dataclasses', ['field']],
  [
    'typing',
    'TYPE_CHECKING Any Generic Literal NoReturn Protocol Required TypeAlias TypedDict TypeVar Unpack overload'.split(
      ' ',
    ),
  ],
  ['._answered', ['Answer', 'AnswerBytes', 'AnswerText', 'PlainAnswer', 'Shape']],
  ['._async', ['AsyncCaller']],
  ['._batch', ['A', 'BatchItem']],
  ['._errors', ['TheiaError']],
  ['._jobs', ['was_deleted']],
  ['._methods', ['make_async_methods', 'make_items', 'make_methods']],
  ['._sync', ['Caller']],
];

/** The imports of those names that a text uses and does not declare; the classes of answers are loaded with the first answer. */
export function importsText(
  body: string,
  own: ReadonlySet<string>,
  answers: readonly string[] = [],
  requested: readonly string[] = [],
): string {
  const onlyForTypes: Sources = answers.length === 0 ? [] : [['.answers', answers]];
  const code = body.replaceAll(/"""[^]*?"""/g, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = new Set([
    ...(code.match(/\b[A-Za-z]\w*\b/g) ?? []),
    ...(onlyForTypes.length === 0 ? [] : ['TYPE_CHECKING']),
  ]);
  const shared = [...words.map(className), ...requestNames().map(includeName)];
  const lines = (sources: Sources): readonly string[] =>
    sources.flatMap(([module, names]) => {
      const found = names.filter((name) => used.has(name) && !own.has(name));
      return found.length === 0 ? [] : [`from ${module} import ${found.join(', ')}\n`];
    });
  const [plain, forTypes] = [
    lines([...SOURCES, ['.requests', requested], ['.words', shared.toSorted()]]),
    lines(onlyForTypes),
  ];
  const guard = forTypes.length === 0 ? '' : `\nif TYPE_CHECKING:\n${forTypes.map((line) => `    ${line}`).join('')}`;
  return `from __future__ import annotations\n\n${plain.join('')}${guard}`;
}

/** Classes after those they extend, aliases after what they name. */
function inOrder(declarations: readonly Declaration[]): readonly Declaration[] {
  const byName = new Map(declarations.map((one) => [one.name, one]));
  const placed = new Set<Declaration>();
  const place = (one: Declaration): void => {
    if (placed.has(one)) return;
    for (const name of one.after) if (name !== one.name && byName.has(name)) place(byName.get(name)!);
    placed.add(one);
  };
  for (const one of declarations) place(one);
  return [...placed];
}
