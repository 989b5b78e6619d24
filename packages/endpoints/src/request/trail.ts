import { safeText } from './quote.ts';

/** Path of a value: object keys and array indexes from the top. */
export type Trail = readonly (string | number)[];

/** `settings.aspects[2]` from its steps. */
export function trailText(trail: Trail): string {
  let text = '';
  for (const step of trail) {
    if (typeof step === 'number') text += `[${step}]`;
    else text += text === '' ? safeText(step) : `.${safeText(step)}`;
  }
  return text;
}

/** The steps of a name as the parsers write it: `aspects[2]`, `user.t0_jd`. */
export function parseTrail(name: string): Trail {
  return name
    .split(/[.[\]]/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Position of each step among its siblings as submitted; absent steps rank last. */
export function documentRank(root: unknown, trail: Trail): readonly number[] {
  const rank: number[] = [];
  let node: unknown = root;
  for (const step of trail) {
    if (typeof node !== 'object' || node === null) return [...rank, Infinity];
    const index = Array.isArray(node) ? Number(step) : Object.keys(node).indexOf(String(step));
    if (!(index >= 0)) return [...rank, Infinity];
    rank.push(index);
    node = Array.isArray(node) ? (node[index] as unknown) : Object.entries(node)[index]?.[1];
  }
  return rank;
}

/** Orders by submitted position; the container comes before its contents. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a[i] ?? 0;
    const right = b[i] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
