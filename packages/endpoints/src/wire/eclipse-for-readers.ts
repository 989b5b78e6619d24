import { isObject, type Json } from '../llm/row.ts';

/** An eclipse of which the place sees what there is need not say it twice. */
export function eclipseForReaders(eclipse: unknown): unknown {
  if (!isObject(eclipse) || !isObject(eclipse['local']) || !('kind' in eclipse)) return eclipse;
  const { maximum_at: _, obscuration: __, contacts: ___, ...local } = eclipse['local'];
  return {
    ...eclipse,
    local: Object.fromEntries(Object.entries(local).map(([name, value]) => [name, named(name, value, eclipse)])),
  };
}

function named(name: string, value: unknown, eclipse: Json): unknown {
  return value !== null && (name === 'type' || name === 'magnitude') && eclipse[name] === value ? 'same' : value;
}
