const DAY_MS = 86_400_000;

/** The days in which a call was made, by its id: a UUID of version 7 begins with the time. Null for any other id. */
export function spanOfCall(id: string): { fromIso: string; untilIso: string } | null {
  if (id[14] !== '7') return null;
  const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const iso = (at: number) => new Date(at).toISOString();
  return { fromIso: iso(ms - DAY_MS), untilIso: iso(ms + DAY_MS) };
}
