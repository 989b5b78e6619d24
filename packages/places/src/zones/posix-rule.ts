import { civilToEpochDays, daysInMonth } from '../calendar.ts';
import type { LocalTimeType } from './zone-table.ts';

/** The day and time of a yearly change. `secondsOfDay` may be negative or beyond 24 hours. */
interface YearlyMoment {
  readonly date:
    | { readonly kind: 'month_week_day'; readonly month: number; readonly week: number; readonly weekday: number }
    | { readonly kind: 'julian_without_leap_day'; readonly day: number }
    | { readonly kind: 'day_of_year'; readonly day: number };
  readonly secondsOfDay: number;
}

/** A POSIX TZ rule: a fixed time, or a standard and a daylight time with their yearly changes. */
export interface PosixRule {
  readonly standard: LocalTimeType;
  readonly daylight: {
    readonly type: LocalTimeType;
    readonly starts: YearlyMoment;
    readonly ends: YearlyMoment;
  } | null;
}

export interface RuleTransition {
  readonly atSeconds: number;
  readonly type: LocalTimeType;
}

const NAME = String.raw`(<[^>]+>|[A-Za-z]+)`;
const OFFSET = String.raw`([+-]?\d+(?::\d+){0,2})`;
const RULE = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,([^,]+),([^,]+))?$`);

/**
 * Parses a TZ text as allowed in a footer by RFC 8536 §3.3.1 (POSIX.1-2017 §8.3 with hours −167..167). Throws on any
 * other text.
 */
export function parsePosixRule(text: string): PosixRule {
  const match = RULE.exec(text);
  if (match === null) throw new Error(`Not a POSIX TZ rule: ${text}`);
  const [, standardName, standardOffset, daylightName, daylightOffset, starts, ends] = match;
  const standard = {
    offsetSeconds: -clockSeconds(standardOffset!),
    tzdbDst: false,
    abbreviation: bareName(standardName!),
  };
  if (daylightName === undefined) return { standard, daylight: null };
  const offsetSeconds = daylightOffset === undefined ? standard.offsetSeconds + 3600 : -clockSeconds(daylightOffset);
  const type = { offsetSeconds, tzdbDst: true, abbreviation: bareName(daylightName) };
  return { standard, daylight: { type, starts: parseMoment(starts!), ends: parseMoment(ends!) } };
}

/** The changes of one Gregorian (UTC) year, in time order; none for a fixed rule. */
export function ruleTransitions(rule: PosixRule, year: number): readonly RuleTransition[] {
  if (rule.daylight === null) return [];
  const { type, starts, ends } = rule.daylight;
  const toDaylight = { atSeconds: localSeconds(starts, year) - rule.standard.offsetSeconds, type };
  const toStandard = { atSeconds: localSeconds(ends, year) - type.offsetSeconds, type: rule.standard };
  return toDaylight.atSeconds <= toStandard.atSeconds ? [toDaylight, toStandard] : [toStandard, toDaylight];
}

function bareName(name: string): string {
  return name.startsWith('<') ? name.slice(1, -1) : name;
}

function clockSeconds(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  return sign * (hours * 3600 + minutes * 60 + seconds);
}

function parseMoment(text: string): YearlyMoment {
  const [date, time] = text.split('/');
  const secondsOfDay = time === undefined ? 7200 : clockSeconds(time);
  const week = /^M(\d+)\.(\d)\.(\d)$/.exec(date!);
  if (week !== null) {
    return {
      date: { kind: 'month_week_day', month: Number(week[1]), week: Number(week[2]), weekday: Number(week[3]) },
      secondsOfDay,
    };
  }
  if (/^J\d+$/.test(date!))
    return { date: { kind: 'julian_without_leap_day', day: Number(date!.slice(1)) }, secondsOfDay };
  if (/^\d+$/.test(date!)) return { date: { kind: 'day_of_year', day: Number(date) }, secondsOfDay };
  throw new Error(`Not a POSIX TZ date: ${text}`);
}

function localSeconds(moment: YearlyMoment, year: number): number {
  return epochDays(moment.date, year) * 86400 + moment.secondsOfDay;
}

function epochDays(date: YearlyMoment['date'], year: number): number {
  const newYear = civilToEpochDays('gregorian', year, 1, 1);
  if (date.kind === 'day_of_year') return newYear + date.day;
  if (date.kind === 'julian_without_leap_day') {
    const leap = daysInMonth('gregorian', year, 2) === 29;
    return newYear + date.day - 1 + (leap && date.day >= 60 ? 1 : 0);
  }
  const first = civilToEpochDays('gregorian', year, date.month, 1);
  const firstWeekday = (((first + 4) % 7) + 7) % 7;
  let day = 1 + ((date.weekday - firstWeekday + 7) % 7) + (date.week - 1) * 7;
  if (day > daysInMonth('gregorian', year, date.month)) day -= 7;
  return first + day - 1;
}
