import { type RestProblem, unreadable } from '../rest-problem.ts';

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Reads a text from left to right, token by token. `what` names the text in error messages. */
export class Reader {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
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

  /** A name of a column or a relation; our names contain only letters, digits and underscores. */
  name(): string {
    const name = this.take(NAME)?.[0];
    if (name === undefined) throw this.problem();
    return name;
  }

  /** @throws RestProblem PGRST100 when something is left */
  end(): void {
    if (this.rest !== '') throw this.problem();
  }

  problem(): RestProblem {
    return unreadable(`${this.#what} at character ${this.#at + 1}`, this.#text);
  }
}
