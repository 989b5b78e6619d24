import type { UtcInstant } from '@theia-astro/astro/ephemeris';
import type { LocalDateTime } from '@theia-astro/places/places';

/** `1879-03-14T11:30` or with seconds, the format of local times in the tables. */
export function wallClock(text: string): LocalDateTime {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (parts === null) throw new Error(`Not a local time: ${text}`);
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0));
  return { year: year!, month: month!, day: day!, hour: hour!, minute: minute!, second: second!, millisecond: 0 };
}

export function utcInstant(utcMs: number): UtcInstant {
  const date = new Date(utcMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds() + date.getUTCMilliseconds() / 1000,
  };
}
