export interface Difference {
  /** Where it is: `places.sun.longitude`, `aspects[2].orb`; empty for the whole value. */
  at: string;
  kind: 'added' | 'removed' | 'changed';
  before: unknown;
  after: unknown;
}

export interface Differences {
  found: readonly Difference[];
  /** False: the comparison ended before both values had been looked at whole. */
  complete: boolean;
}

const FOUND_MAX = 200;
const VISITED_MAX = 200_000;
const DEPTH_MAX = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two JSON values, part by part, in the order of the first; bounded in number and in work. */
export function differences(before: unknown, after: unknown): Differences {
  const found: Difference[] = [];
  let visited = 0;
  let complete = true;

  const note = (difference: Difference) => {
    if (found.length < FOUND_MAX) found.push(difference);
    else complete = false;
  };
  const pair = (at: string, has: readonly [boolean, boolean], one: unknown, other: unknown, depth: number) => {
    if (!has[0]) note({ at, kind: 'added', before: undefined, after: other });
    else if (has[1]) visit(at, one, other, depth);
    else note({ at, kind: 'removed', before: one, after: undefined });
  };
  const visit = (at: string, one: unknown, other: unknown, depth: number): void => {
    visited += 1;
    if (visited > VISITED_MAX || found.length > FOUND_MAX || depth > DEPTH_MAX) {
      complete = false;
    } else if (isObject(one) && isObject(other)) {
      const names = new Set([...Object.keys(one), ...Object.keys(other)]);
      for (const name of names) {
        if (!complete) return;
        const has = [Object.hasOwn(one, name), Object.hasOwn(other, name)] as const;
        pair(at === '' ? name : `${at}.${name}`, has, one[name], other[name], depth + 1);
      }
    } else if (Array.isArray(one) && Array.isArray(other)) {
      const length = Math.max(one.length, other.length);
      for (let index = 0; index < length; index += 1) {
        if (!complete) return;
        pair(`${at}[${index}]`, [index < one.length, index < other.length], one[index], other[index], depth + 1);
      }
    } else if (one !== other) note({ at, kind: 'changed', before: one, after: other });
  };
  visit('', before, after, 0);
  return { found, complete };
}

const SHOWN_CHARACTERS_MAX = 200;

/** A value on one line, shortened. */
export function briefly(value: unknown): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS_MAX ? `${text.slice(0, SHOWN_CHARACTERS_MAX)}…` : text;
}
