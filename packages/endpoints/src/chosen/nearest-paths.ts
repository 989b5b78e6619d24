import type { AnswerNode } from './answer-node.ts';

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
