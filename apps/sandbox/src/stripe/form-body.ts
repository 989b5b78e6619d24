export type Field = string | Field[] | Fields;
export interface Fields {
  [name: string]: Field | undefined;
}

/** Stripe's form encoding: `items[0][price]=x` nests, `expand[]=y` appends. */
export function decodeForm(body: string): Fields {
  const root: Fields = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const path = [key.replace(/\[.*$/s, ''), ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
    put(root, path, value);
  }
  return root;
}

function put(target: Fields, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (name === '__proto__') return;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const index = rest[0] ?? '';
  const isList = index === '' || /^\d+$/.test(index);
  const current = target[name];
  if (isList) {
    const list = Array.isArray(current) ? current : [];
    target[name] = list;
    const at = index === '' ? list.length : Number(index);
    if (rest.length === 1) list[at] = value;
    else {
      const held = list[at];
      const entry: Fields = typeof held === 'object' && !Array.isArray(held) ? held : {};
      list[at] = entry;
      put(entry, rest.slice(1), value);
    }
    return;
  }
  const entry: Fields = typeof current === 'object' && !Array.isArray(current) ? current : {};
  target[name] = entry;
  put(entry, rest, value);
}

export function text(fields: Fields | undefined, name: string): string | null {
  const value = fields?.[name];
  return typeof value === 'string' ? value : null;
}

export function nested(fields: Fields | undefined, name: string): Fields {
  const value = fields?.[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function list(fields: Fields | undefined, name: string): Fields[] {
  const value = fields?.[name];
  return Array.isArray(value)
    ? value.filter((entry): entry is Fields => typeof entry === 'object' && !Array.isArray(entry))
    : [];
}

/** Text fields of a map such as `metadata`. */
export function textMap(fields: Fields | undefined, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nested(fields, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
