import type { AnswerNode } from './answer-node.ts';

type Json = Readonly<Record<string, unknown>>;

/** What is kept of a value: all of it, or these fields, and these of everything that a map holds. */
export interface Selection {
  isWhole: boolean;
  readonly fields: Map<string, Selection>;
  each: Selection | null;
}

/** Fields that every answer keeps, whatever was chosen: what it is, how it was computed, what the caller must know of it, and where it goes on. */
const ALWAYS = ['product', 'meta', 'warnings', 'next_cursor', 'next', 'previous'] as const;

/** What these paths keep of an answer. Paths that the schema does not have keep nothing. */
export function selectionOf(root: AnswerNode, paths: readonly (readonly string[])[]): Selection {
  const selection = none();
  for (const path of [...ALWAYS.map((name) => [name]), ...paths]) add(selection, root, path);
  return selection;
}

/** Whether the schema has this path: through lists and maps, with or without the keys of a map. */
export function hasPath(root: AnswerNode, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const field = root.field(name);
  return (field !== null && hasPath(field, rest)) || (root.each !== null && hasInside(root.each, path));
}

function hasInside(each: AnswerNode, path: readonly string[]): boolean {
  return each.field(path[0]!) !== null && hasPath(each, path);
}

/** A path without the keys of maps: `points.sun.sign` is `points.sign`. */
export function withoutKeys(root: AnswerNode, path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const field = root.field(name);
  if (field !== null && hasPath(field, rest))
    return root.each === null ? [name, ...withoutKeys(field, rest)] : withoutKeys(field, rest);
  return root.each === null ? [] : withoutKeys(root.each, path);
}

/**
 * Whether a path is a detail of a part: it leads over a field that is not always there, behind the names of the part, and what it leads to is all there
 * once it is.
 */
export function isDetailPath(root: AnswerNode, path: readonly string[], namesOfPart: number): boolean {
  const steps = withoutKeys(root, path);
  let node = root;
  let isOptional = false;
  for (const [depth, name] of steps.entries()) {
    const holder = node.field(name) === null ? node.each! : node;
    isOptional ||= depth >= namesOfPart && holder.isOptional(name);
    node = holder.field(name)!;
  }
  return isOptional && !hasOptional(node, steps.at(-1)!);
}

/** Whether a part may be there in several degrees of detail. Sub-periods of sub-periods are of one kind. */
function hasOptional(node: AnswerNode, own: string): boolean {
  const inner = node.each ?? node;
  return inner.fieldNames.some(
    (name) => name !== own && (inner.isOptional(name) || hasOptional(inner.field(name)!, name)),
  );
}

function add(selection: Selection, node: AnswerNode, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined) {
    selection.isWhole = true;
    return;
  }
  const field = node.field(name);
  if (field !== null && hasPath(field, rest)) {
    const known = selection.fields.get(name) ?? none();
    selection.fields.set(name, known);
    add(known, field, rest);
  } else if (node.each !== null && hasInside(node.each, path)) {
    selection.each ??= none();
    add(selection.each, node.each, path);
  }
}

function none(): Selection {
  return { isWhole: false, fields: new Map(), each: null };
}

/** The chosen part of a value, in its own order. Lists keep their length, null stays null. */
export function chosenPart(value: unknown, selection: Selection): unknown {
  if (selection.isWhole || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => chosenPart(one, selection));
  const kept: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value as Json)) {
    const named = selection.fields.get(name) ?? null;
    const inner = named === null ? selection.each : selection.each === null ? named : joined(named, selection.each);
    if (inner === null) continue;
    if (named === null && (typeof one !== 'object' || one === null)) {
      if (one === null) kept[name] = null;
      continue;
    }
    kept[name] = chosenPart(one, inner);
  }
  return kept;
}

function joined(one: Selection, other: Selection): Selection {
  const fields = new Map(one.fields);
  for (const [name, selection] of other.fields) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? selection : joined(known, selection));
  }
  const each = one.each === null ? other.each : other.each === null ? one.each : joined(one.each, other.each);
  return { isWhole: one.isWhole || other.isWhole, fields, each };
}

/** Whether an answer lacks a path that its schema has. What is empty or null may have it. */
export function lacksPath(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => lacksPath(one, path));
  if (Object.hasOwn(value, name)) return lacksPath((value as Json)[name], rest);
  const inside = Object.values(value as Json).filter((one) => typeof one === 'object' && one !== null);
  return inside.every((one) => !Object.hasOwn(one as object, name) || lacksPath(one, path));
}

/** Levels of an answer that are searched for a name. */
const DEEPEST = 5;
const SHOWN = 3;

/**
 * Paths of an answer that the writer of an unknown path may have meant: those whose last name is the same or nearly so, else what stands where the path
 * leaves the answer.
 */
export function nearestPaths(root: AnswerNode, path: readonly string[]): readonly string[] {
  const wanted = path.at(-1)!.toLowerCase();
  const parent = path.slice(0, -1).join('.');
  const limit = (one: readonly string[]): number =>
    one.slice(0, -1).join('.') === parent ? 2 : Math.floor(wanted.length / 4);
  const found = allPaths(root)
    .map((one) => ({
      text: one.join('.'),
      distance: distance(wanted, one.at(-1)!),
      shared: sharedNames(path, one),
      limit: limit(one),
    }))
    .filter((one) => one.distance <= one.limit)
    .toSorted((a, b) => a.distance - b.distance || b.shared - a.shared || a.text.length - b.text.length);
  return found.length > 0 ? [...new Set(found.map(({ text }) => text))].slice(0, SHOWN) : besides(root, path);
}

/** What there is at the deepest place that the path reaches. */
function besides(root: AnswerNode, path: readonly string[]): readonly string[] {
  let node = root;
  const reached: string[] = [];
  for (const name of path) {
    const next = node.field(name) ?? node.each?.field(name);
    if (next == null) break;
    reached.push(name);
    node = next;
  }
  const names = node.each === null ? node.fieldNames : node.each.fieldNames;
  return names.slice(0, 12).map((name) => [...reached, name].join('.'));
}

/** The paths of an answer without the keys of maps, the shorter first. */
function allPaths(root: AnswerNode): readonly (readonly string[])[] {
  let level: readonly { readonly node: AnswerNode; readonly path: readonly string[] }[] = [{ node: root, path: [] }];
  const found: (readonly string[])[] = [];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap(({ node, path }) => {
      const holder = node.each !== null && node.each.fieldNames.length > 0 ? node.each : node;
      return holder.fieldNames.map((name) => ({ node: holder.field(name)!, path: [...path, name] }));
    });
    found.push(...level.map(({ path }) => path));
  }
  return found;
}

function sharedNames(one: readonly string[], other: readonly string[]): number {
  return one.filter((name) => other.includes(name)).length;
}

/** Insertions, deletions and replacements that lead from one text to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1));
    row = next;
  }
  return row[to.length]!;
}
