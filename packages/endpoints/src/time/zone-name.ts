/** Cache of names already checked; bounded, because callers choose the names. */
const judged = new Map<string, boolean>();
const MOST_JUDGED = 2000;
const LOOKS_LIKE_ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/**
 * Whether a text names an IANA zone, including links, in any letter case. This is the cheap check while parsing; the
 * atlas knows the history of the zone.
 */
export function isZoneName(text: string): boolean {
  if (!LOOKS_LIKE_ZONE.test(text) || text.length > 40) return false;
  const known = judged.get(text);
  if (known !== undefined) return known;
  const answer = runtimeKnows(text);
  if (judged.size >= MOST_JUDGED) judged.clear();
  judged.set(text, answer);
  return answer;
}

/** Zones that only the `backzone` of tzdb has. */
const ONLY_BACKZONE: ReadonlySet<string> = new Set(['asia/hanoi']);

function runtimeKnows(name: string): boolean {
  if (ONLY_BACKZONE.has(name.toLowerCase())) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
