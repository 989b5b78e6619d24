import type { JsonSchema, SchemaBook } from './schema-book.ts';
import { problemSchema } from '../wire/problem.ts';
import { HEADERS, headerRefs, callOptionsSchema, PARAMETERS } from './parameters.ts';
import { problemResponses } from './problem-responses.ts';
import { dryRunSchema } from './dry-run.ts';
import { describeComponents } from './describe-properties.ts';
import { discriminate } from './discriminators.ts';
import { listExamples, withoutExamples } from './shared-examples.ts';

/** A component whose fields other objects have too. */
interface Group {
  readonly reference: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: ReadonlySet<string>;
}

/**
 * Objects that have all fields of a group, in the same words, take them from it by `allOf`; their own fields stay beside. Groups are tried from the
 * one with the longest text to the shortest, and may consist of shorter ones.
 */
export function shareFields(
  schemas: Readonly<Record<string, JsonSchema>>,
  groupNames: readonly string[],
): Record<string, JsonSchema> {
  const groups = groupNames
    .toSorted((a, b) => JSON.stringify(schemas[b]).length - JSON.stringify(schemas[a]).length)
    .map((name) => ({ name, group: readGroup(name, schemas[name]!) }));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const rank = groups.findIndex((one) => one.name === name);
      const usable = groups.slice(rank + 1).map(({ group }) => group);
      return [name, shared(schema, usable) as JsonSchema];
    }),
  );
}

function readGroup(name: string, { properties, required }: JsonSchema): Group {
  return {
    reference: `#/components/schemas/${name}`,
    properties: (properties ?? {}) as Group['properties'],
    required: new Set((required ?? []) as readonly string[]),
  };
}

function shared(value: unknown, groups: readonly Group[]): unknown {
  if (Array.isArray(value)) return value.map((one) => shared(one, groups));
  if (typeof value !== 'object' || value === null) return value;
  const short = groups.reduce<JsonSchema>(takenFrom, value as JsonSchema);
  return Object.fromEntries(Object.entries(short).map(([key, one]) => [key, shared(one, groups)]));
}

/** The object without the fields of the group, which it has by reference. An object that says what other fields may be stays whole: `allOf` would hide the group's. */
function takenFrom(object: JsonSchema, group: Group): JsonSchema {
  const { type, description, allOf = [], properties, required = [], ...rest } = object as ObjectSchema;
  if (type !== 'object' || properties === undefined || 'additionalProperties' in rest) return object;
  const names = Object.keys(group.properties);
  const isWhole = names.every(
    (name) =>
      JSON.stringify(properties[name]) === JSON.stringify(group.properties[name]) &&
      required.includes(name) === group.required.has(name),
  );
  if (!isWhole) return object;
  const own = Object.entries(properties).filter(([name]) => !names.includes(name));
  const ownRequired = required.filter((name) => !group.required.has(name));
  return {
    type,
    ...(description === undefined ? {} : { description }),
    allOf: [...allOf, { $ref: group.reference }],
    ...(own.length === 0 ? {} : { properties: Object.fromEntries(own) }),
    ...(ownRequired.length === 0 ? {} : { required: ownRequired }),
    ...rest,
  };
}

interface ObjectSchema extends JsonSchema {
  readonly description?: string;
  readonly allOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

type Operation = Readonly<Record<string, unknown>>;
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/**
 * Query parameters that several operations have in the same words stand once, in `components/parameters`, under the name of the field. Where a
 * name has several meanings, the one used most often is the component.
 */
export function shareParameters(paths: Paths): {
  readonly paths: Paths;
  readonly parameters: Readonly<Record<string, JsonSchema>>;
} {
  const shared = listShared(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(listParameters)));
  const refer = (parameter: JsonSchema): JsonSchema => {
    const name = componentName(parameter);
    return name !== null && JSON.stringify(shared.get(name)) === JSON.stringify(parameter)
      ? { $ref: `#/components/parameters/${name}` }
      : parameter;
  };
  const shorter = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        operation['parameters'] === undefined
          ? operation
          : { ...operation, parameters: listParameters(operation).map(refer) },
      ]),
    ),
  ]);
  return { paths: Object.fromEntries(shorter) as Paths, parameters: Object.fromEntries(shared) };
}

/** By the name of its component, the parameter most operations have under that name, if more than one has it. */
function listShared(parameters: readonly JsonSchema[]): ReadonlyMap<string, JsonSchema> {
  const uses = new Map<string, { readonly parameter: JsonSchema; count: number }>();
  for (const parameter of parameters) {
    const text = JSON.stringify(parameter);
    const known = uses.get(text);
    if (known === undefined) uses.set(text, { parameter, count: 1 });
    else known.count++;
  }
  const shared = new Map<string, JsonSchema>();
  for (const { parameter, count } of [...uses.values()].toSorted((a, b) => b.count - a.count)) {
    const name = componentName(parameter);
    if (count > 1 && name !== null && !shared.has(name)) shared.set(name, parameter);
  }
  return shared;
}

function listParameters(operation: Operation): readonly JsonSchema[] {
  return (operation['parameters'] ?? []) as readonly JsonSchema[];
}

/** `elevation_m` → `ElevationM`; null of a reference. */
function componentName({ name }: JsonSchema): string | null {
  if (typeof name !== 'string') return null;
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const NOT_MODIFIED = {
  description: 'Unchanged since the ETag in If-None-Match.',
  headers: headerRefs(['ETag']),
};

/** `components`, once every operation has written its schemas into the book. */
export function components(
  book: SchemaBook,
  queryParameters: Readonly<Record<string, unknown>>,
  groupNames: readonly string[],
): { readonly examples: Readonly<Record<string, unknown>> } & Record<string, unknown> {
  book.add(problemSchema);
  book.add(dryRunSchema);
  book.add(callOptionsSchema);
  const examples = listExamples(book.schemas);
  const schemas = discriminate(shareFields(withoutExamples(book.schemas, examples), groupNames));
  return {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'API key: `Authorization: Bearer THE…`. On POST without that header the body field `bearer` is read. Never in the query.',
      },
    },
    parameters: { ...PARAMETERS, ...queryParameters },
    headers: HEADERS,
    responses: describeComponents({ NotModified: NOT_MODIFIED, ...problemResponses() }),
    schemas: describeComponents(schemas),
    examples,
  };
}
