/** A call in a list that is newest first. */
interface Listed {
  id: string;
  created_at: string;
}

/** More new calls at once are not followed one by one. */
export const TAIL_ROWS_MAX = 100;

/** How far before the newest call one looks for others that were booked a little later. */
const OVERLAP_MS = 10_000;

/** The instant from which new calls are asked for. */
export function tailSince(newest: Listed | undefined, startMs: number): string {
  const ms = newest === undefined ? startMs : Math.max(Date.parse(newest.created_at) - OVERLAP_MS, 0);
  return new Date(ms).toISOString();
}

/** The rows that are not in a list yet. */
export function unseen<Row extends Listed>(found: readonly Row[], seen: readonly Listed[]): readonly Row[] {
  const ids = new Set(seen.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}

/** Rows before those of a list, each once, newest first. */
export function putBefore<Row extends Listed>(fresh: readonly Row[], list: readonly Row[]): readonly Row[] {
  const added = unseen(fresh, list);
  if (added.length === 0) return list;
  return [...added, ...list].toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
  );
}
