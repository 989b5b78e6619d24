import type { ListedKind, Names } from './names.ts';

/** Kinds of ids that have names. */
export const NAME_KINDS = [
  'signs',
  'bodies',
  'angles',
  'lots',
  'houses',
  'aspects',
  'patterns',
  'phases',
  'motions',
  'eclipses',
  'elements',
  'modalities',
  'weekdays',
  'nakshatras',
  'tithis',
  'fortnights',
  'yogas',
  'karanas',
  'lunar_months',
] as const satisfies readonly (ListedKind | 'houses')[];
export type NameKind = ListedKind | 'houses';

const ASTEROID = 'asteroid:';

/**
 * The name of an id; null when the kind has no such id. Houses are numbers (`7`), minor planets without a name of their own numbered (`asteroid:433`).
 *
 * @example
 * nameOf(fr, 'signs', 'aries'); // 'Bélier'
 * nameOf(de, 'houses', '7'); // '7. Haus'
 */
export function nameOf(names: Names, kind: NameKind, id: string): string | null {
  if (kind === 'houses') return names.house.replace('{number}', id);
  const listed: Readonly<Record<string, string>> = names[kind];
  if (Object.hasOwn(listed, id)) return listed[id]!;
  return kind === 'bodies' && id.startsWith(ASTEROID)
    ? names.asteroid.replace('{number}', id.slice(ASTEROID.length))
    : null;
}

/** The name of a Gauquelin sector, 1 to 36. */
export function sectorName(names: Names, sector: string): string {
  return names.sector.replace('{number}', sector);
}
