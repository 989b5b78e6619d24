import { NAMES } from '@theia-astro/astro/names/all';
import {
  type Language,
  NAME_KINDS,
  type NameKind,
  nameOf,
  type Names,
  sectorName,
} from '@theia-astro/astro/names/names';
import type { WireNames } from '../wire/names.ts';
import type { Spot } from './spot.ts';
import type { Vocabulary } from './vocabulary.ts';

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
