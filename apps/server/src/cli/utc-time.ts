import { UsageError } from './command.ts';

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})Z?$/;

/** Reads a time in UTC, to the minute: `2026-11-23 04:00` or `2026-11-23T04:00Z`. @throws UsageError */
export function readUtc(text: string): Date {
  const [, day, minute] = TIME.exec(text) ?? [];
  const time = new Date(`${day}T${minute}:00.000Z`);
  if (day === undefined || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day)
    throw new UsageError(`"${text}" is not a time in UTC, such as "2026-11-23 04:00"`);
  return time;
}

/** `2026-11-23 04:00` in UTC. */
export function utcText(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
