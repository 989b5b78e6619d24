import type { BookedAnswer } from '../../metering/booked-answers.ts';
import { windowStartMs } from './window.ts';

/** Answers of one user and one window, to be compressed together. */
export interface AnswerGroup {
  readonly userId: string;
  readonly answers: BookedAnswer[];
  /** When its first answer arrived here, on the monotonic clock. */
  readonly sinceMs: number;
  characters: number;
}

/** A group of so many answers or characters is complete. */
const GROUP_ANSWERS_MAX = 64;
const GROUP_CHARACTERS_MAX = 2_000_000;

/** Answers that are not written yet, oldest group first. */
export interface WaitingAnswers {
  /** Adds an answer. Returns true when its group is complete. */
  add(answer: BookedAnswer, nowMs: number): boolean;
  /** Takes groups that are complete or were begun before `beforeMs`, oldest first, until they have so many characters. */
  take(beforeMs: number, charactersMax: number): readonly AnswerGroup[];
  /** Drops the oldest groups until there are at most so many characters. Returns the dropped answers. */
  dropOldest(charactersMax: number): readonly BookedAnswer[];
  /** When the oldest group was begun; null if there is none. */
  readonly oldestMs: number | null;
  readonly characters: number;
}

export function waitingAnswers(): WaitingAnswers {
  /** In the order in which they were begun. */
  const groups = new Set<AnswerGroup>();
  /** Groups that still take answers. */
  const open = new Map<string, AnswerGroup>();
  let characters = 0;

  const remove = (group: AnswerGroup): void => {
    groups.delete(group);
    const key = groupKey(group.answers[0]!);
    if (open.get(key) === group) open.delete(key);
    characters -= group.characters;
  };

  return {
    add: (answer, nowMs) => {
      const key = groupKey(answer);
      let group = open.get(key);
      if (group === undefined) {
        group = { userId: answer.userId, answers: [], sinceMs: nowMs, characters: 0 };
        open.set(key, group);
        groups.add(group);
      }
      group.answers.push(answer);
      group.characters += answer.responsePayload.length;
      characters += answer.responsePayload.length;
      if (group.answers.length < GROUP_ANSWERS_MAX && group.characters < GROUP_CHARACTERS_MAX) return false;
      open.delete(key);
      return true;
    },
    take: (beforeMs, charactersMax) => {
      const taken: AnswerGroup[] = [];
      let sum = 0;
      for (const group of groups) {
        if (sum >= charactersMax) break;
        if (group.sinceMs > beforeMs && open.get(groupKey(group.answers[0]!)) === group) continue;
        taken.push(group);
        sum += group.characters;
      }
      taken.forEach(remove);
      return taken;
    },
    dropOldest: (charactersMax) => {
      const dropped: BookedAnswer[] = [];
      for (const group of groups) {
        if (characters <= charactersMax) break;
        remove(group);
        dropped.push(...group.answers);
      }
      return dropped;
    },
    get oldestMs() {
      for (const group of groups) return group.sinceMs;
      return null;
    },
    get characters() {
      return characters;
    },
  };
}

function groupKey({ userId, createdAtMs }: BookedAnswer): string {
  return `${userId} ${windowStartMs(createdAtMs)}`;
}
