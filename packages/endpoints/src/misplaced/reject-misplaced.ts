import type { z } from 'zod';
import { settingFields } from '../request/setting-fields.ts';
import { type JsonSchema, SchemaBook } from '../openapi/schema-book.ts';
import { type Trail, trailText } from '../request/issue-list.ts';
import type { Endpoint, Warning } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { problemInDocumentOrder } from '../request/include.ts';

/** One object of a request, or the objects of a list: the fields by name, each with what is inside it (null for a plain value or a map of ids). */
interface Level {
  readonly fields: Map<string, Level | null>;
  isList: boolean;
}

/** A field at a place where it is not read, and the place where that name is read. */
interface MisplacedField {
  readonly trail: Trail;
  readonly belongs: string;
}

/** Fields of every request, read before any product. */
const EVERYWHERE = ['bearer', 'request', 'dry_run', 'fields', 'precision'] as const;

/** Where each field of a request is read. */
export interface KnownFields {
  /** Fields of an input that this request knows at another place, in the order they were sent. */
  misplaced(input: unknown): readonly MisplacedField[];
  /** Where a name is read; undefined when it is unknown. */
  home(name: string): string | undefined;
}

/** The fields of a request schema, including all its unions and intersections. */
export function knownFields(schema: z.ZodType): KnownFields {
  const top = readLevel(new SchemaBook(), schema);
  for (const name of EVERYWHERE) top.fields.set(name, null);
  addIdleSettings(top);
  const homes = pathsByName(top);
  return {
    misplaced(input) {
      const found: MisplacedField[] = [];
      collect(input, top, [], homes, found);
      return found;
    },
    home: (name) => bestPath(homes.get(name) ?? []),
  };
}

/**
 * Settings that a product does not use are not in its schema, but are known: in `settings` they give a warning,
 * elsewhere they are rejected.
 */
function addIdleSettings(top: Level): void {
  const settings = top.fields.get('settings');
  if (settings === undefined || settings === null) return;
  for (const name of Object.keys(settingFields)) if (!settings.fields.has(name)) settings.fields.set(name, null);
}

function collect(
  input: unknown,
  level: Level,
  trail: Trail,
  homes: ReadonlyMap<string, readonly string[]>,
  found: MisplacedField[],
): void {
  if (typeof input !== 'object' || input === null) return;
  if (Array.isArray(input)) {
    if (level.isList)
      for (const [index, entry] of input.entries())
        collect(entry, { ...level, isList: false }, [...trail, index], homes, found);
    return;
  }
  for (const name of Object.keys(input)) {
    const inner = level.fields.get(name);
    if (inner === null) continue;
    if (inner !== undefined) {
      collect((input as Readonly<Record<string, unknown>>)[name], inner, [...trail, name], homes, found);
      continue;
    }
    const belongs = bestPath(homes.get(name) ?? []);
    if (belongs !== undefined) found.push({ trail: [...trail, name], belongs });
  }
}

/** Prefers a setting, then the path with the fewest levels. */
function bestPath(paths: readonly string[]): string | undefined {
  return (
    paths.find((path) => path.startsWith('settings.')) ??
    paths.toSorted((a, b) => a.split('.').length - b.split('.').length)[0]
  );
}

function pathsByName(top: Level): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  const visit = (level: Level, path: string): void => {
    for (const [name, inner] of level.fields) {
      homes.set(name, [...(homes.get(name) ?? []), `${path}${name}`]);
      if (inner !== null) visit(inner, `${path}${name}${inner.isList ? '[]' : ''}.`);
    }
  };
  visit(top, '');
  return homes;
}

function readLevel(book: SchemaBook, schema: z.ZodType): Level {
  const level: Level = { fields: new Map(), isList: false };
  addProperties(book, book.add(schema), level);
  return level;
}

function addProperties(book: SchemaBook, schema: JsonSchema, level: Level): void {
  const json = book.resolve(schema);
  for (const part of [json['anyOf'], json['allOf'], json['oneOf']])
    for (const branch of (part ?? []) as readonly JsonSchema[]) addProperties(book, branch, level);
  const items = json['items'] as JsonSchema | undefined;
  if (items !== undefined && json['type'] === 'array') {
    addProperties(book, items, level);
    level.isList = true;
  }
  for (const [name, property] of Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>)) {
    const inner = level.fields.get(name) ?? { fields: new Map<string, Level | null>(), isList: false };
    addProperties(book, property, inner);
    level.fields.set(name, inner.fields.size === 0 ? null : inner);
  }
}

/**
 * Wraps an endpoint so that it rejects fields it knows at another place (`house_system` outside `settings`). Ignoring
 * them would give a chart the caller did not want. Unknown names stay warnings.
 */
export function rejectMisplaced<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  let known: KnownFields | null = null;
  return {
    ...endpoint,
    parse: (input, nowMs) => {
      const parsed = parsedOrIssues(() => endpoint.parse(input, nowMs));
      if ('request' in parsed && readsEverything(parsed.request)) return parsed.request;
      known ??= knownFields(endpoint.requestSchema);
      const misplaced = known.misplaced(input);
      if (misplaced.length > 0)
        throw together(input, misplaced.map(describeMisplaced), 'request' in parsed ? [] : parsed.issues);
      if ('request' in parsed) return parsed.request;
      throw new Problem(...parsed.issues);
    },
  };
}

function describeMisplaced({ trail, belongs }: MisplacedField): Issue {
  return misplacedIssue(trailText(trail), belongs);
}

/** The 400 issue of a misplaced field. */
export function misplacedIssue(field: string, belongs: string): Issue {
  return {
    code: 'unknown_field',
    field,
    message: `${field} is not read here: the field is ${belongs}.`,
    hint: `Send it as ${belongs}.`,
  };
}

function parsedOrIssues<Request>(parse: () => Request): { readonly request: Request } | Pick<Problem, 'issues'> {
  try {
    return { request: parse() };
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** The parser warns of fields it does not read; without such a warning nothing is misplaced. */
function readsEverything(request: unknown): boolean {
  const warnings = typeof request === 'object' && request !== null ? Reflect.get(request, 'warnings') : undefined;
  return Array.isArray(warnings) && !warnings.some(({ code }: Warning) => code === 'unknown_field');
}

/** All faults in the order the caller sent the fields; a misplaced field is reported once. */
function together(input: unknown, misplaced: readonly Issue[], others: readonly Issue[]): Problem {
  const told = new Set(misplaced.map(({ field }) => field));
  const [first, ...rest] = [
    ...misplaced,
    ...others.filter(({ code, field }) => code !== 'unknown_field' || !told.has(field)),
  ];
  return problemInDocumentOrder(input, [first!, ...rest]);
}
