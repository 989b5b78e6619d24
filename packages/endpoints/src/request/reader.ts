import { Problem, type ProblemCode, type ProblemExtra } from '../problem.ts';
import { type Trail, IssueList, parseTrail, trailText, quote, safeText, typeName } from './issue-list.ts';
import type { Warning } from '../endpoint.ts';
import { meantField } from './nearest.ts';
import { LONGEST_LIST, type FieldReader, type ListRule, type NumberRule, type TextRule } from './field-reader.ts';

/** Deepest nesting of a request body, the body itself being level 1. */
const MAX_DEPTH = 16;
/** Longest text anywhere in a request. */
export const MAX_TEXT_LENGTH = 512;

/**
 * Walks a wire input once and calls `onLongText` for every text (or field name) over 512 characters.
 * @throws Problem `invalid_json` when it is nested deeper than 16 levels.
 */
function checkShape(root: object, onLongText: (trail: Trail) => void): void {
  walk(root, [], 1, onLongText);
}

function walk(node: object, trail: (string | number)[], depth: number, onLongText: (trail: Trail) => void): void {
  if (depth > MAX_DEPTH) {
    throw new Problem({
      code: 'invalid_json',
      field: null,
      message: `The request is nested deeper than ${MAX_DEPTH} levels.`,
      hint: 'Birth data needs at most two levels; see /openapi.json.',
    });
  }
  if (Array.isArray(node)) {
    for (let i = 0; i < node.length; i += 1) visit(node[i], i, trail, depth, onLongText);
    return;
  }
  for (const key of Object.keys(node)) {
    if (depth === 1 && key === 'bearer') continue;
    if (key.length > MAX_TEXT_LENGTH) onLongText([...trail, key]);
    visit((node as Record<string, unknown>)[key], key, trail, depth, onLongText);
  }
}

function visit(
  value: unknown,
  step: string | number,
  trail: (string | number)[],
  depth: number,
  onLongText: (trail: Trail) => void,
): void {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) onLongText([...trail, step]);
  } else if (typeof value === 'object' && value !== null) {
    trail.push(step);
    walk(value, trail, depth + 1, onLongText);
    trail.pop();
  }
}

type WireObject = Readonly<Record<string, unknown>>;

/** Fields read by the server before any product; never unknown and never echoed. */
const TRANSPORT_FIELDS: ReadonlySet<string> = new Set(['bearer', 'request']);
const MOST_UNKNOWN_WARNINGS = 20;
const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** State shared by all readers of one request. */
interface Walk {
  readonly root: WireObject;
  readonly issues: IssueList;
  readonly warnings: Warning[];
  readonly readers: Fields[];
}

function isWireObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Starts parsing a wire input. @throws Problem `body_not_object` for anything but an object. */
export function readFields(input: unknown): FieldReader {
  if (!isWireObject(input)) {
    throw new Problem({
      code: 'body_not_object',
      field: null,
      message: `The request must be a JSON object, got ${typeName(input)}.`,
      hint: 'Send {"birth_date": "1990-06-15", …}.',
    });
  }
  return new Fields({ root: input, issues: new IssueList(input), warnings: [], readers: [] }, input, [], false);
}

class Fields implements FieldReader {
  readonly path: string;
  readonly echo: Record<string, unknown> = {};
  readonly #walk: Walk;
  readonly #object: WireObject;
  readonly #trail: Trail;
  readonly #known = new Set<string>();
  readonly #offered: (readonly string[])[] = [];
  readonly #children = new Map<string, Fields>();
  readonly #wrongTypeIsOwnCode: boolean;

  constructor(walk: Walk, object: WireObject, trail: Trail, wrongTypeIsOwnCode: boolean) {
    this.#walk = walk;
    this.#object = object;
    this.#trail = trail;
    this.#wrongTypeIsOwnCode = wrongTypeIsOwnCode;
    this.path = trail.length === 0 ? '' : `${trailText(trail)}.`;
    walk.readers.push(this);
  }

  offer(names: readonly string[]): void {
    this.#offered.push(names);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#object, name);
  }

  raw(name: string): unknown {
    this.#known.add(name);
    return Object.hasOwn(this.#object, name) ? this.#object[name] : undefined;
  }

  text(name: string, rule: TextRule): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.#wrongType(name, value, 'a string', rule.code, rule.hint);
    const text = rule.trim === true ? value.trim() : value;
    const min = rule.minLength ?? 0;
    const max = rule.maxLength ?? MAX_TEXT_LENGTH;
    if (text.length < min || text.length > max) {
      this.issue(
        rule.code,
        name,
        `${this.path}${name} must be ${min} to ${max} characters long, got ${text.length}.`,
        rule.hint,
      );
      return undefined;
    }
    this.echo[name] = text;
    return text;
  }

  number(names: string | readonly string[], rule: NumberRule): number | undefined {
    if (typeof names === 'string') return this.#aliasedNumber(names, [names], rule);
    return this.#aliasedNumber(names[0] ?? '', names, rule);
  }

  #aliasedNumber(canonical: string, names: readonly string[], rule: NumberRule): number | undefined {
    let found: number | undefined;
    let foundName = canonical;
    for (const name of names) {
      const value = this.#oneNumber(name, rule);
      if (value === undefined) continue;
      if (found !== undefined && found !== value) {
        this.issue(
          'conflicting_fields',
          name,
          `${this.path}${name} (${value}) contradicts ${this.path}${foundName} (${found}).`,
          `Send only ${canonical}.`,
        );
        continue;
      }
      found ??= value;
      foundName = name;
    }
    if (found !== undefined) this.echo[canonical] = found;
    return found;
  }

  #oneNumber(name: string, rule: NumberRule): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' && typeof value !== 'string')
      return this.#wrongType(name, value, 'a number', rule.code, rule.hint);
    const number = typeof value === 'number' ? value : NUMERIC.test(value.trim()) ? Number(value) : Number.NaN;
    if (!(number >= rule.min && number <= rule.max) || (rule.integer === true && !Number.isInteger(number))) {
      const kind = rule.integer === true ? 'an integer' : 'a number';
      this.issue(
        rule.code,
        name,
        `${this.path}${name} must be ${kind} from ${rule.min} to ${rule.max}, got ${quote(value)}.`,
        rule.hint,
      );
      return undefined;
    }
    return number === 0 ? 0 : number;
  }

  boolean(name: string, code: ProblemCode = 'invalid_boolean'): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const flag = parseBoolean(value);
    if (flag !== undefined) {
      this.echo[name] = flag;
      return flag;
    }
    if (typeof value !== 'string' && typeof value !== 'number')
      return this.#wrongType(name, value, 'a boolean', code, 'Use true or false.');
    this.issue(
      code,
      name,
      `${this.path}${name} must be true or false, got ${quote(value)}.`,
      'Use true, false, 1 or 0.',
    );
    return undefined;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], code: ProblemCode): T | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const choice = typeof value === 'string' ? matchId(value, values) : undefined;
    if (choice === undefined) {
      const hint = `Use one of ${values.join(', ')}.`;
      if (typeof value !== 'string') return this.#wrongType(name, value, 'a string', code, hint);
      this.issue(code, name, `${this.path}${name} ${quote(value)} is not supported.`, hint);
      return undefined;
    }
    this.echo[name] = choice;
    return choice;
  }

  list<const T extends string, U extends string = never>(
    name: string,
    values: readonly T[],
    rule: ListRule<U>,
  ): readonly (T | U)[] | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const entries =
      rule.csv === true && typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value;
    const hint = (): string =>
      `Use some of ${[...values, ...(rule.open === undefined ? [] : [rule.open.form])].join(', ')}.`;
    if (!Array.isArray(entries)) return this.#wrongType(name, value, 'an array of strings', rule.code, hint());
    if (entries.length > LONGEST_LIST) {
      this.issue(
        rule.code,
        name,
        `${this.path}${name} has ${entries.length} entries; the maximum is ${LONGEST_LIST}.`,
        hint(),
      );
      return undefined;
    }
    const chosen = new Set<T | U>();
    let faulty = false;
    for (const [index, entry] of (entries as readonly unknown[]).entries()) {
      const id = typeof entry === 'string' ? (rule.open?.idOf(entry) ?? matchId(entry, values)) : undefined;
      if (id !== undefined) chosen.add(id);
      else {
        faulty = true;
        const field = entries === value ? `${name}[${index}]` : name;
        this.issue(
          rule.code,
          field,
          `${this.path}${field}: ${quote(entry)} is not a known ${rule.what ?? 'value'}.`,
          hint(),
        );
      }
    }
    if (faulty) return undefined;
    const list = [...chosen];
    this.echo[name] = list;
    return list;
  }

  child(name: string, options?: { readonly wrongType: 'own_code' }): FieldReader | undefined {
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!isWireObject(value)) return this.#wrongType(name, value, 'an object', 'invalid_type_of_field');
    const reader = new Fields(this.#walk, value, [...this.#trail, name], options !== undefined);
    this.#children.set(name, reader);
    this.echo[name] = reader.echo;
    return reader;
  }

  children(
    name: string,
    { min, max }: { readonly min: number; readonly max: number },
  ): readonly FieldReader[] | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) return this.#wrongType(name, value, 'an array of objects', 'invalid_type_of_field');
    const entries: readonly unknown[] = value;
    if (entries.length < min || entries.length > max) {
      const hint = `Send ${min} to ${max}.`;
      this.issue('invalid_range', name, `${this.path}${name} has ${entries.length} entries.`, hint);
      return undefined;
    }
    const readers = entries.flatMap((entry, index) => {
      if (isWireObject(entry)) return [new Fields(this.#walk, entry, [...this.#trail, name, index], false)];
      this.#wrongType(`${name}[${index}]`, entry, 'an object', 'invalid_type_of_field');
      return [];
    });
    if (readers.length < entries.length) return undefined;
    this.echo[name] = readers.map(({ echo }) => echo);
    return readers;
  }

  issue(code: ProblemCode, name: string | null, message: string, hint?: string, extra?: ProblemExtra): void {
    const trail = name === null ? this.#trail : [...this.#trail, ...parseTrail(name)];
    this.#walk.issues.add(code, trail, message, hint, extra);
  }

  missing(name: string, message?: string, hint?: string): void {
    this.issue('missing_field', name, message ?? `${this.path}${name} is required.`, hint);
  }

  warn(warning: Warning): void {
    this.#walk.warnings.push(warning);
  }

  finishRequest(strict: boolean): ReturnType<FieldReader['finishRequest']> {
    return { warnings: this.finish(strict), input: this.echo };
  }

  finish(strict: boolean): readonly Warning[] {
    const { root, issues, warnings, readers } = this.#walk;
    checkShape(root, (trail) => {
      if (!issues.covers(trail))
        issues.add(
          'invalid_type_of_field',
          trail,
          `${trailText(trail)} is longer than ${MAX_TEXT_LENGTH} characters.`,
          'Shorten it.',
        );
    });
    const unknown = readers.flatMap((reader) => reader.#unknownFields());
    for (const { trail, meant } of unknown) {
      if (meant !== undefined) issues.hintAtMissing(meant, `Rename ${trailText(trail)} to ${trailText(meant)}.`);
      if (strict)
        issues.add(
          'unknown_field',
          trail,
          `${trailText(trail)} is not a field of this request.`,
          meant === undefined
            ? 'Remove it, or omit settings.strict to have it ignored.'
            : `Did you mean ${trailText(meant)}?`,
        );
    }
    issues.throwIfAny();
    for (const { trail, meant } of unknown.slice(0, MOST_UNKNOWN_WARNINGS)) {
      const question = meant === undefined ? '' : ` Did you mean ${trailText(meant)}?`;
      warnings.push({
        code: 'unknown_field',
        message: `${trailText(trail)} is not a field of this request and was ignored.${question}`,
        field: trailText(trail),
      });
    }
    if (unknown.length > MOST_UNKNOWN_WARNINGS) {
      warnings.push({
        code: 'unknown_field',
        message: `${unknown.length - MOST_UNKNOWN_WARNINGS} more unknown fields were ignored.`,
      });
    }
    return warnings;
  }

  #unknownFields(): { readonly trail: Trail; readonly meant: Trail | undefined }[] {
    const keys = Object.keys(this.#object);
    const unknown = keys.filter(
      (key) => !this.#known.has(key) && (this.#trail.length > 0 || !TRANSPORT_FIELDS.has(key)),
    );
    if (unknown.length === 0) return [];
    const absent = this.#offered.flat().filter((name) => !keys.includes(name));
    return unknown.map((key, index) => {
      const meant = index < MOST_UNKNOWN_WARNINGS ? meantField(key, absent) : undefined;
      return { trail: [...this.#trail, key], meant: meant === undefined ? undefined : [...this.#trail, meant] };
    });
  }

  #wrongType(name: string, value: unknown, expected: string, ownCode: ProblemCode, hint?: string): undefined {
    const code = this.#wrongTypeIsOwnCode ? ownCode : 'invalid_type_of_field';
    this.issue(code, name, `${this.path}${safeText(name)} must be ${expected}, got ${typeName(value)}.`, hint);
    return undefined;
  }
}

function parseBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  if (typeof value !== 'string') return undefined;
  const text = value.toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** Case-insensitive match of an id. */
function matchId<T extends string>(text: string, values: readonly T[]): T | undefined {
  const wanted = text.toLowerCase();
  return values.find((value) => value === wanted);
}
