import { epochDaysToGregorian } from '../calendar.ts';
import { type PosixRule, parsePosixRule, ruleTransitions } from './posix-rule.ts';
import type { LocalTimeType, ZoneData } from './zone-table.ts';

interface Transition {
  readonly atSeconds: number;
  readonly type: LocalTimeType;
}

/**
 * The time between two transitions, from the start (inclusive) to the end (exclusive). The first period starts at −∞;
 * the last of a fixed zone ends at +∞.
 */
export interface Period {
  readonly index: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly type: LocalTimeType;
}

/** The periods of a zone, numbered from 0 (before the first transition), without end when a yearly rule continues. */
export class ZoneHistory {
  readonly #written: readonly Transition[];
  readonly #firstType: LocalTimeType;
  readonly #rule: PosixRule;
  readonly #ruleYear: number;
  readonly #ruleSkipped: number;
  readonly #ruleYears = new Map<number, readonly Transition[]>();

  constructor(data: ZoneData) {
    this.#firstType = data.types[data.firstType]!;
    this.#written = withoutIdle(data);
    this.#rule = parsePosixRule(data.footer);
    const last = this.#written.at(-1)?.atSeconds ?? 0;
    this.#ruleYear = utcYear(last);
    this.#ruleSkipped = ruleTransitions(this.#rule, this.#ruleYear).filter(({ atSeconds }) => atSeconds <= last).length;
  }

  /** The period in force at an instant. */
  periodAt(seconds: number): Period {
    return this.period(this.#indexAt(seconds));
  }

  /** The period with a number from {@link Period.index}; throws below 0 or beyond the end. */
  period(index: number): Period {
    const starts = index === 0 ? null : this.#transition(index - 1);
    if (index < 0 || starts === undefined) throw new RangeError(`No period ${index}.`);
    return {
      index,
      startSeconds: starts?.atSeconds ?? -Infinity,
      endSeconds: this.#transition(index)?.atSeconds ?? Infinity,
      type: starts?.type ?? this.#firstType,
    };
  }

  /**
   * Whether clocks are ahead of the zone's standard time. tzdb treats the Irish (Moroccan, Namibian) winter as the
   * exception to a summer standard. Here, as in everyday use, the summer between two such winters is daylight saving
   * time and the winter is not.
   */
  isDaylightSaving(period: Period): boolean {
    if (period.type.tzdbDst) return !this.#isNegative(period);
    if (period.index === 0 || period.endSeconds === Infinity) return false;
    return this.#isNegative(this.period(period.index - 1)) && this.#isNegative(this.period(period.index + 1));
  }

  #isNegative(period: Period): boolean {
    if (!period.type.tzdbDst) return false;
    let index = period.index;
    while (index > 0 && this.period(index).type.tzdbDst) index--;
    const standard = this.period(index).type;
    return !standard.tzdbDst && period.type.offsetSeconds < standard.offsetSeconds;
  }

  #indexAt(seconds: number): number {
    const last = this.#written.at(-1);
    if (last === undefined || seconds < last.atSeconds) return countUpTo(this.#written, seconds);
    if (this.#rule.daylight === null) return this.#written.length;
    let index = this.#written.length + Math.max(0, 2 * (utcYear(seconds) - this.#ruleYear) - this.#ruleSkipped);
    while (this.#transition(index)!.atSeconds <= seconds) index++;
    while (index > 0 && this.#transition(index - 1)!.atSeconds > seconds) index--;
    return index;
  }

  #transition(index: number): Transition | undefined {
    if (index < this.#written.length) return this.#written[index];
    if (this.#rule.daylight === null) return undefined;
    const ordinal = index - this.#written.length + this.#ruleSkipped;
    const year = this.#ruleYear + Math.floor(ordinal / 2);
    let ofYear = this.#ruleYears.get(year);
    if (ofYear === undefined) {
      ofYear = ruleTransitions(this.#rule, year);
      this.#ruleYears.set(year, ofYear);
    }
    return ofYear[ordinal % 2];
  }
}

function withoutIdle(data: ZoneData): readonly Transition[] {
  const transitions: Transition[] = [];
  let before = data.types[data.firstType]!;
  data.transitionSeconds.forEach((atSeconds, i) => {
    const type = data.types[data.transitionTypes[i]!]!;
    const changes =
      type.offsetSeconds !== before.offsetSeconds ||
      type.tzdbDst !== before.tzdbDst ||
      type.abbreviation !== before.abbreviation;
    if (changes) transitions.push({ atSeconds, type });
    before = type;
  });
  return transitions;
}

function countUpTo(transitions: readonly Transition[], seconds: number): number {
  let low = 0;
  let high = transitions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (transitions[middle]!.atSeconds <= seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function utcYear(seconds: number): number {
  return epochDaysToGregorian(Math.floor(seconds / 86400)).year;
}
