import type { KnownFields } from './fields.ts';
import type { Random } from './random.ts';
import { hostileKey, hostileValue, type JsonText, likelyValue } from './values.ts';

/** JSON that may be invalid: an object is a list of entries, so a name can occur twice; a leaf is any text. */
export type Tree = { entries: [string, Tree][] } | { items: Tree[] } | { text: JsonText };

export function toTree(value: unknown): Tree {
  if (Array.isArray(value)) return { items: value.map(toTree) };
  if (typeof value === 'object' && value !== null)
    return { entries: Object.entries(value).map(([name, member]) => [name, toTree(member)]) };
  return { text: JSON.stringify(value) };
}

export function written(tree: Tree): JsonText {
  if ('text' in tree) return tree.text;
  if ('items' in tree) return `[${tree.items.map(written).join(',')}]`;
  return `{${tree.entries.map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`;
}

export interface Mutation {
  readonly random: Random;
  readonly fields: KnownFields;
  /** The caller's own API key. */
  readonly key: string;
  /** Share of mutations whose new value is one that the product lists. */
  readonly friendly: number;
}

/** Changes one thing somewhere in an object. */
export function mutate(tree: Tree, mutation: Mutation): void {
  const { random, fields } = mutation;
  const objects = objectsIn(tree);
  const { object, inSettings } = random.pick(objects);
  const names = inSettings ? fields.settings : fields.names;
  const at = random.below(object.entries.length + 1);
  const entry = object.entries[at];
  switch (random.below(10)) {
    case 0:
      if (entry !== undefined) object.entries.splice(at, 1);
      return;
    case 1:
      if (entry !== undefined) object.entries.push([entry[0], valueFor(entry[0], mutation)]);
      return;
    case 2:
      if (entry !== undefined)
        entry[1] = random.chance(0.5) ? { items: [entry[1]] } : { entries: [[hostileKey(random), entry[1]]] };
      return;
    case 3:
      object.entries.push([hostileKey(random), valueFor('', mutation)]);
      return;
    case 4:
    case 5:
      if (entry !== undefined) entry[1] = valueFor(entry[0], mutation);
      return;
    default: {
      const name = names.length === 0 ? hostileKey(random) : random.pick(names);
      const known = object.entries.find(([other]) => other === name);
      const value: Tree = name === 'settings' ? settingsFor(mutation) : valueFor(name, mutation);
      if (known === undefined) object.entries.push([name, value]);
      else known[1] = value;
    }
  }
}

function settingsFor(mutation: Mutation): Tree {
  const { random, fields } = mutation;
  if (fields.settings.length === 0) return valueFor('settings', mutation);
  return {
    entries: Array.from({ length: 1 + random.below(4) }, () => random.pick(fields.settings)).map((name) => [
      name,
      valueFor(name, mutation),
    ]),
  };
}

function valueFor(name: string, { random, fields, key, friendly }: Mutation): Tree {
  const listed = fields.valuesOf.get(name);
  if (!random.chance(friendly)) return { text: hostileValue(random, key) };
  if (listed !== undefined && listed.length > 0) {
    if (random.chance(0.7)) return { text: random.pick(listed) };
    return { items: Array.from({ length: 1 + random.below(5) }, () => ({ text: random.pick(listed) })) };
  }
  return { text: likelyValue(random, name) };
}

interface Place {
  readonly object: { entries: [string, Tree][] };
  readonly inSettings: boolean;
}

function objectsIn(tree: Tree, inSettings = false): Place[] {
  if ('text' in tree) return [];
  if ('items' in tree) return tree.items.flatMap((item) => objectsIn(item, inSettings));
  return [
    { object: tree, inSettings },
    ...tree.entries.flatMap(([name, member]) => objectsIn(member, inSettings || name === 'settings')),
  ];
}
