import type { BookedAnswer } from '../../metering/metered-call.ts';

/** The calls of one frame arrived in one window of this length. So a frame is found by the time of a call, and lies within one day. */
export const WINDOW_MS = 4_000;

/** Start of the window that contains an instant, milliseconds since 1970. */
export function windowStartMs(atMs: number): number {
  return Math.floor(atMs / WINDOW_MS) * WINDOW_MS;
}

/** Answers of one user and one window, to be compressed together. */
export interface AnswerGroup {
  readonly userId: string;
  readonly answers: BookedAnswer[];
  /** When its first answer arrived here, on the monotonic clock. */
  readonly sinceMs: number;
  bytes: number;
}

/** A group of so many answers or bytes is complete. */
const GROUP_ANSWERS_MAX = 64;
const GROUP_BYTES_MAX = 2_000_000;

export function waitingAnswers() {
  /** In the order in which they were begun. */
  const groups = new Set<AnswerGroup>();
  /** Groups that still take answers. */
  const open = new Map<string, AnswerGroup>();
  let bytes = 0;

  const remove = (group: AnswerGroup): void => {
    groups.delete(group);
    const key = groupKey(group.answers[0]!);
    if (open.get(key) === group) open.delete(key);
    bytes -= group.bytes;
  };

  return {
    /** Adds an answer. Returns true when its group is complete. */
    add: (answer: BookedAnswer, nowMs: number) => {
      const key = groupKey(answer);
      let group = open.get(key);
      if (group === undefined) {
        group = { userId: answer.userId, answers: [], sinceMs: nowMs, bytes: 0 };
        open.set(key, group);
        groups.add(group);
      }
      group.answers.push(answer);
      group.bytes += answer.bytes.byteLength;
      bytes += answer.bytes.byteLength;
      if (group.answers.length < GROUP_ANSWERS_MAX && group.bytes < GROUP_BYTES_MAX) return false;
      open.delete(key);
      return true;
    },
    /** Takes groups that are complete or were begun before `beforeMs`, oldest first, until they have so many bytes. */
    take: (beforeMs: number, bytesMax: number): readonly AnswerGroup[] => {
      const taken: AnswerGroup[] = [];
      let sum = 0;
      for (const group of groups) {
        if (sum >= bytesMax) break;
        if (group.sinceMs > beforeMs && open.get(groupKey(group.answers[0]!)) === group) continue;
        taken.push(group);
        sum += group.bytes;
      }
      taken.forEach(remove);
      return taken;
    },
    /** Drops the oldest groups until there are at most so many bytes. Returns the dropped answers. */
    dropOldest: (bytesMax: number): readonly BookedAnswer[] => {
      const dropped: BookedAnswer[] = [];
      for (const group of groups) {
        if (bytes <= bytesMax) break;
        remove(group);
        dropped.push(...group.answers);
      }
      return dropped;
    },
    /** When the oldest group was begun; null if there is none. */
    get oldestMs(): number | null {
      for (const group of groups) return group.sinceMs;
      return null;
    },
    get bytes(): number {
      return bytes;
    },
  };
}

function groupKey({ userId, createdAtMs }: BookedAnswer): string {
  return `${userId} ${windowStartMs(createdAtMs)}`;
}
