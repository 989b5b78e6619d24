const DAY_MS = 86_400_000;

/** The end of the part that begins at `from`, an instant as the service writes it: so many days later, but not after `to`. */
export function nextEnd(from: string, days: number, to: string): string {
  const end = Date.parse(from) + days * DAY_MS;
  // What cannot be compared is sent as it is, and the service says what it thinks of it.
  return end < Date.parse(inUtc(to)) ? new Date(end).toISOString().replace(/\.\d+Z$/, 'Z') : to;
}

/** An instant without an offset is UTC to the service; JavaScript would take it for local time. */
function inUtc(text: string): string {
  return /T/i.test(text) && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? `${text}Z` : text;
}
