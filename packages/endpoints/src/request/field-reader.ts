import type { Warning } from '../endpoint.ts';
import type { ProblemCode, ProblemExtra } from '../problem.ts';

/** Longest list in a request. */
export const LONGEST_LIST = 100;

export interface TextRule {
  readonly code: ProblemCode;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Free text; leading and trailing spaces are ignored. */
  readonly trim?: boolean;
  readonly hint?: string;
}
export interface ListRule<U extends string = never> {
  readonly code: ProblemCode;
  readonly csv?: boolean;
  /** The word for an entry in messages. */
  readonly what?: string;
  /**
   * Ids by pattern, in addition to the closed list: parses a text to its id, or null. `form` describes them in hints.
   */
  readonly open?: { readonly idOf: (text: string) => U | null; readonly form: string };
}

export interface NumberRule {
  readonly code: ProblemCode;
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
  readonly hint?: string;
}

/**
 * One object of the wire input. Every accessor marks its field as known, returns the value, or undefined when it is
 * absent or faulty (faults are recorded), and writes the normalised value to `echo` under the canonical name.
 */
export interface FieldReader {
  /** `''` at the top level, else `person_a.` or `settings.`. */
  readonly path: string;
  /** The normalised input: canonical names and values of the given fields. Becomes `input` of the answer. */
  readonly echo: Record<string, unknown>;
  /** Names that may be meant by an unknown one. */
  offer(names: readonly string[]): void;
  /** Whether the field is present, regardless of its value. */
  has(name: string): boolean;
  /** The value as sent; marks the field as known. */
  raw(name: string): unknown;
  text(name: string, rule: TextRule): string | undefined;
  /**
   * JSON number or numeric text. The first name is canonical, the others are aliases; different values are a conflict.
   */
  number(names: string | readonly string[], rule: NumberRule): number | undefined;
  /** true, false, 1, 0, also as text; else records `invalid_boolean` (or the given code). */
  boolean(name: string, code?: ProblemCode): boolean | undefined;
  /** One of the given values, case-insensitive. */
  oneOf<const T extends string>(name: string, values: readonly T[], code: ProblemCode): T | undefined;
  /** List of ids, case-insensitive, without duplicates. With `csv` a comma-separated text is accepted too. */
  list<const T extends string, U extends string = never>(
    name: string,
    values: readonly T[],
    rule: ListRule<U>,
  ): readonly (T | U)[] | undefined;
  /**
   * A nested object with its own path; undefined when absent or not an object (recorded). With `wrongType: 'own_code'`
   * a wrong JSON type inside it gives the field's own code (as in `settings`), else `invalid_type_of_field`.
   */
  child(name: string, options?: { readonly wrongType: 'own_code' }): FieldReader | undefined;
  /**
   * The objects of a list, each with its own path (`people[0].`); undefined when it is absent, no list, has an entry that is no object
   * (recorded), or too few or too many (`invalid_range`).
   */
  children(name: string, length: { readonly min: number; readonly max: number }): readonly FieldReader[] | undefined;
  /** Records a fault; `extra` are further members of the problem document. */
  issue(code: ProblemCode, name: string | null, message: string, hint?: string, extra?: ProblemExtra): void;
  missing(name: string, message?: string, hint?: string): void;
  warn(warning: Warning): void;
  /**
   * Ends parsing of the whole input; may be called on any reader of the tree. Throws one Problem with all issues in
   * document order, or returns the warnings (`unknown_field` for every field that was not read; with `strict` these are
   * issues).
   */
  finish(strict: boolean): readonly Warning[];
  /** The same, with the request as interpreted: the common fields of a parsed request. */
  finishRequest(strict: boolean): {
    readonly input: Readonly<Record<string, unknown>>;
    readonly warnings: readonly Warning[];
  };
}
