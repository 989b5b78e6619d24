import { type Issue, Problem, type ProblemCode, type ProblemExtra } from '../problem.ts';

const KEY_LIKE = /THE(?:TEST)?[0-9a-f]{15,40}/gi;
const LONGEST = 60;

/** A caller's text made safe to repeat: no API key, no control characters, at most 60 characters. */
export function safeText(text: string): string {
  const clean = text.slice(0, 2000).replace(KEY_LIKE, 'THE…').replace(/\p{C}/gu, ' ').toWellFormed();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST).toWellFormed()}…` : clean;
}

/** How a faulty value is shown in a message. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `'${safeText(value)}'`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return String(value);
}

/** JSON type in words, for "must be …, got …". */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

/** The most faults listed for one request. */
const MOST_ISSUES = 100;

/** All faults of one request, thrown together in the order in which the caller sent the fields. */
export class IssueList {
  readonly #root: unknown;
  readonly #found: { readonly trail: Trail; issue: Issue }[] = [];

  constructor(root: unknown) {
    this.#root = root;
  }

  add(code: ProblemCode, trail: Trail, message: string, hint?: string, extra?: ProblemExtra): void {
    if (this.#found.length >= MOST_ISSUES) return;
    const field = trail.length === 0 ? null : trailText(trail);
    const more = { ...(hint === undefined ? {} : { hint }), ...(extra === undefined ? {} : { extra }) };
    this.#found.push({ trail, issue: { code, field, message, ...more } });
  }

  /** True when this field or something inside it has been reported already. */
  covers(trail: Trail): boolean {
    const text = trailText(trail);
    return this.#found.some(
      ({ issue }) =>
        issue.field !== null &&
        (issue.field === text || issue.field.startsWith(`${text}.`) || issue.field.startsWith(`${text}[`)),
    );
  }

  /** Gives the report that a field is missing this hint. */
  hintAtMissing(trail: Trail, hint: string): void {
    const field = trailText(trail);
    const found = this.#found.find(({ issue }) => issue.code === 'missing_field' && issue.field === field);
    if (found !== undefined) found.issue = { ...found.issue, hint };
  }

  /** @throws Problem when anything was added. */
  throwIfAny(): void {
    const ranked = this.#found
      .map(({ trail, issue }) => ({ rank: documentRank(this.#root, trail), issue }))
      .toSorted((a, b) => compareRanks(a.rank, b.rank))
      .map(({ issue }) => issue);
    const [first, ...rest] = ranked;
    if (first !== undefined) throw new Problem(first, ...rest);
  }
}

/** Reads a part of a request; its faults are added to those of the other parts, and null stands for it. @throws whatever is no Problem */
export function collecting<Found>(issues: Issue[], read: () => Found): Found | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    issues.push(...error.issues);
    return null;
  }
}

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
