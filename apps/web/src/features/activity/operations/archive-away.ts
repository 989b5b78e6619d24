import { formatUtcDate } from '@/lib/format.ts';

const CODE = 'call_archive_unavailable';

/** Rows of the log, newest first. `unreadBefore`: older ones exist only in an archive that is away; null: nothing is missing. */
export interface LogPart<Row> {
  calls: Row[];
  unreadBefore: string | null;
}

interface TableAnswer<Row> {
  data: Row[] | null;
  error: { code: string; details: string } | null;
}

/** What to tell about calls that cannot be read now. `before`: an instant. */
export function awayText(before: string): string {
  return `Calls before ${formatUtcDate(before)} cannot be read right now, newer ones can.`;
}

/** The instant before which no call can be read now, from the refusal of a read; null for any other failure. */
export function unreadBeforeOf(error: { code: string; details: string }): string | null {
  return error.code === CODE && !Number.isNaN(Date.parse(error.details)) ? error.details : null;
}

/**
 * Reads a part of the log; the newer calls alone where the older ones cannot be read.
 * @param ask of calls from an instant on; null: of all
 */
export async function readLogPart<Row>(
  ask: (since: string | null) => PromiseLike<TableAnswer<Row>>,
  failed: string,
): Promise<LogPart<Row>> {
  const whole = await ask(null);
  if (whole.data !== null) return { calls: whole.data, unreadBefore: null };
  const unreadBefore = whole.error === null ? null : unreadBeforeOf(whole.error);
  if (unreadBefore === null) throw new Error(failed);
  const newer = await ask(unreadBefore);
  if (newer.data === null) throw new Error(failed);
  return { calls: newer.data, unreadBefore };
}
