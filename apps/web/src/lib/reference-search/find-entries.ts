import type { SearchEntry } from './search-entry.ts';

/** One line of what was found: an entry on one of its pages. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly page: string;
  readonly anchor: string;
}

/** Lines of one entry: a field may be on most pages. */
const PLACES_MAX = 3;
const KINDS: readonly SearchEntry['kind'][] = ['endpoint', 'page', 'error', 'field'];

/** How well an entry fits the words: 0 not at all; a name counts more than a text, its beginning more than its middle. */
function fit({ title, text, places }: SearchEntry, words: readonly string[]): number {
  const name = title.toLowerCase();
  const rest = `${text} ${places.map(({ page }) => page).join(' ')}`.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const bare = name.replace(/^\//, '');
    if (bare === word || name === word) sum += 100;
    else if (bare.startsWith(word)) sum += 40;
    else if (name.includes(word)) sum += 20;
    else if (rest.includes(word)) sum += 5;
    else return 0;
  }
  return sum;
}

/** What fits the typed words, best first, at most `max` lines. All words must be there. */
export function findEntries(entries: readonly SearchEntry[], typed: string, max: number): readonly Hit[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, points: fit(entry, words) }))
    .filter(({ points }) => points > 0)
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind) ||
        b.entry.places.length - a.entry.places.length,
    )
    .flatMap(({ entry }) => {
      const named = entry.places.filter(({ page }) => words.includes(page.toLowerCase()));
      return (named.length > 0 ? named : entry.places).slice(0, PLACES_MAX).map((place) => ({ entry, ...place }));
    })
    .slice(0, max);
}
