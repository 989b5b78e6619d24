import { unreadable, type RestProblem } from '../rest-problem.ts';

/** Reads a text from left to right, token by token. `what` names the text in error messages. */
export class Reader {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The text that is still to be read. */
  get rest(): string {
    return this.#text.slice(this.#at);
  }

  /** Consumes what the sticky pattern matches here, or returns null and consumes nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  /** Consumes exactly this text if it comes next. */
  skip(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** @throws RestProblem PGRST100 unless this text comes next */
  expect(text: string): void {
    if (!this.skip(text)) throw this.problem();
  }

  /** @throws RestProblem PGRST100 when something is left */
  end(): void {
    if (!this.done) throw this.problem();
  }

  problem(): RestProblem {
    return unreadable(`${this.#what} at character ${this.#at + 1}`, this.#text);
  }
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;

/** A name of a column or a relation; our names contain only letters, digits and underscores. */
export function readName(reader: Reader): string {
  const name = reader.take(NAME)?.[0];
  if (name === undefined) throw reader.problem();
  return name;
}

/** One step into a JSON value: `->key` keeps JSON, `->>key` converts to text. */
export interface JsonStep {
  readonly asText: boolean;
  readonly key: string | number;
}

/** A column, or a place inside a JSON column. */
export interface FieldPath {
  readonly column: string;
  readonly steps: readonly JsonStep[];
}

const JSON_STEP = /->(>?)(?:(-?\d{1,9})(?![A-Za-z0-9_])|([A-Za-z0-9_]+)|"([^"]*)")/y;

/** Reads `column`, `column->key` or `column->0->>key`. */
export function readFieldPath(reader: Reader): FieldPath {
  const column = readName(reader);
  const steps: JsonStep[] = [];
  for (let step = reader.take(JSON_STEP); step !== null; step = reader.take(JSON_STEP)) {
    steps.push({ asText: step[1] === '>', key: step[2] === undefined ? (step[3] ?? step[4] ?? '') : Number(step[2]) });
    if (step[1] === '>') break;
  }
  return { column, steps };
}
