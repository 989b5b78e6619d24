import { UsageError } from './command.ts';

// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A text for the status page. @throws UsageError when it is empty, too long, or holds control characters */
export function readPublicText(what: string, text: string, charactersMax: number): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new UsageError(`${what} is empty`);
  if (trimmed.length > charactersMax) throw new UsageError(`${what} has more than ${charactersMax} characters`);
  if (CONTROL.test(trimmed)) throw new UsageError(`${what} holds line breaks or other control characters`);
  return trimmed;
}

/** Reads the number of an incident or of a maintenance window. @throws UsageError */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is not a number; "list" shows them`);
  return Number(text);
}
