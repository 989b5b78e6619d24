import type { z } from 'zod';

/** Entries that are shown of a long list or map; of a list of objects with the same fields, one. */
const SHOWN = 2;
/** A map of at most so many entries is shown whole. */
const SHORT_MAP = 6;
/** Characters that are shown of a long text, such as a picture. */
const SHOWN_TEXT = 240;

type Json = Readonly<Record<string, unknown>>;

/**
 * A real answer with only the beginning of its long lists, long maps of objects and long texts, wherever its schema allows that. What stands there is
 * as it was answered; a text that goes on ends in an ellipsis. Pure.
 */
export function shortened(answer: Json, schema: z.ZodType): Json {
  return longOnes(answer, []).reduce((held, trail) => {
    const candidate = replaced(held, trail, cut) as Json;
    return schema.safeParse(candidate).success ? candidate : held;
  }, answer);
}

/** Where the long lists, maps and texts are, the inner before the outer. */
function longOnes(value: unknown, trail: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return value.length > SHOWN_TEXT ? [trail] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => longOnes(one, [...trail, key]));
  return isLong(value) ? [...inner, trail] : inner;
}

function isLong(value: object): boolean {
  if (Array.isArray(value)) return value.length > SHOWN;
  const entries = Object.values(value);
  return entries.length > SHORT_MAP && entries.every((one) => typeof one === 'object' && one !== null);
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, SHOWN_TEXT)}…`;
  return Array.isArray(value)
    ? value.slice(0, haveSameFields(value.slice(0, SHOWN)) ? 1 : SHOWN)
    : Object.fromEntries(Object.entries(value as Json).slice(0, SHOWN));
}

function haveSameFields(entries: readonly unknown[]): boolean {
  if (entries.some((one) => typeof one !== 'object' || one === null || Array.isArray(one))) return false;
  return new Set(entries.map((one) => Object.keys(one as Json).join())).size === 1;
}

function replaced(value: unknown, [key, ...rest]: readonly string[], change: (one: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? replaced(one, rest, change) : one));
  return { ...(value as Json), [key]: replaced((value as Json)[key], rest, change) };
}
