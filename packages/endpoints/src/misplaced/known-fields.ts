import type { z } from 'zod';
import { settingFields } from '../request/setting-fields.ts';
import { type JsonSchema, SchemaBook } from '../openapi/schema-book.ts';
import type { Trail } from '../request/issue-list.ts';

/** One object of a request, or the objects of a list: the fields by name, each with what is inside it (null for a plain value or a map of ids). */
interface Level {
  readonly fields: Map<string, Level | null>;
  isList: boolean;
}

/** A field at a place where it is not read, and the place where that name is read. */
export interface MisplacedField {
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
 * elsewhere they are refused.
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
