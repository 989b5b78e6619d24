import type { Readable, Writable } from 'node:stream';
import { castOf, encode, type Encoded, type Value } from './values.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of an answer, and how many the statement returned or changed. */
export type RowList<Rows> = Rows & { readonly count: number };

/** One statement as it is sent. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly Encoded[];
  /** Whether the server keeps its plan for the next time. */
  readonly isPrepared: boolean;
  /** Whether rows are lists of values instead of objects. */
  readonly isList: boolean;
}

export interface Answer {
  readonly rows: unknown[];
  readonly count: number;
  /** PostgreSQL's word for what was done, such as `COMMIT`; of the last of several statements. */
  readonly command: string;
}

export interface Target {
  run(statement: Statement): Promise<Answer>;
  copyOut(text: string): Promise<Readable>;
  copyIn(text: string): Promise<Writable>;
}

/** What may stand in a template: a parameter, a fragment, or a name or list (`sql(…)`). */
export type Part = Value | PendingQuery<unknown> | readonly PendingQuery<unknown>[] | Helper;

/** The tag of statements, shared by pools and transactions. */
export interface Tag {
  <Rows extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...parts: readonly Part[]
  ): PendingQuery<RowList<Rows>>;
  /** A name (`'schema.table'`), a list for `in`, the columns and values of an `insert`, or the assignments of an `update … set`. */
  (content: HelperContent): Helper;
  /** A statement whose text is made at run time, with `$1` for parameters. Without parameters it may be several statements. */
  unsafe<Rows extends readonly object[] = Row[]>(
    text: string,
    parameters?: readonly Value[],
    options?: { readonly prepare?: boolean },
  ): PendingQuery<RowList<Rows>>;
}

type Item = string | number | Date | Uint8Array;
type HelperContent = string | readonly Item[] | Columns | readonly Columns[];
type Columns = Readonly<Record<string, Value>>;

export interface TransactionSql extends Tag {
  /** Undoes what `work` did if it throws, or if a statement of it has failed, and throws that. */
  savepoint<Result>(work: (inner: TransactionSql) => Promise<Result>): Promise<Result>;
}

export interface Sql extends Tag {
  /** Commits what `work` does in a transaction, or undoes it if `work` throws or a statement of it has failed, and throws that. */
  begin<Result>(work: (transaction: TransactionSql) => Promise<Result>): Promise<Result>;
  /** @param mode isolation and access, as behind PostgreSQL's `begin` */
  begin<Result>(mode: string, work: (transaction: TransactionSql) => Promise<Result>): Promise<Result>;
  /** Hears a channel until `unlisten`; `onListen` is called whenever listening has begun, as what was sent before is not heard. */
  listen(
    channel: string,
    notify: (payload: string) => void,
    onListen?: () => void,
  ): Promise<{ readonly unlisten: () => Promise<void> }>;
  /** Asks the server on every idle connection. @throws the error of one that is lost; it is closed, and opened again when it is needed */
  ask(): Promise<void>;
  /** Takes nothing new, and closes every connection when its work is done, or after so many seconds (5). */
  end(options?: { readonly timeout?: number }): Promise<void>;
}

/** Where each template was first used, in lines of a stack. */
const origins = new WeakMap<readonly string[], string>();
const ORIGIN_LINES = 3;

function noteOrigin(strings: TemplateStringsArray, tag: (...args: never[]) => unknown): void {
  if (origins.has(strings)) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = ORIGIN_LINES;
  const at: { stack?: string } = {};
  Error.captureStackTrace(at, tag);
  Error.stackTraceLimit = limit;
  origins.set(strings, at.stack?.split('\n').slice(1).join('\n') ?? '');
}

/** A part of a statement that is written from names and values. */
export class Helper {
  readonly content: HelperContent;
  constructor(content: HelperContent) {
    this.content = content;
  }
}

/** A statement that is sent when it is awaited, or a fragment that becomes part of another. */
export class PendingQuery<Result> implements Promise<Result> {
  readonly [Symbol.toStringTag] = 'PendingQuery';
  readonly strings: readonly string[];
  readonly parts: readonly Part[];
  readonly #target: Target;
  readonly #options: Pick<Statement, 'isPrepared' | 'isList'> & { readonly values: readonly Value[] | null };
  #sent: Promise<Result> | null = null;

  /** @param options `values`: those of `$1` and so on in a text that is complete */
  constructor(
    target: Target,
    strings: readonly string[],
    parts: readonly Part[],
    options: Pick<Statement, 'isPrepared' | 'isList'> & { readonly values: readonly Value[] | null },
  ) {
    this.#target = target;
    this.strings = strings;
    this.parts = parts;
    this.#options = options;
  }

  /** The same statement with each row as the list of its values. */
  values(): PendingQuery<unknown[][] & { readonly count: number }> {
    return new PendingQuery(this.#target, this.strings, this.parts, { ...this.#options, isList: true });
  }

  /** What a `copy … to stdout` sends. The connection is lost if the stream is not read to its end. */
  readable(): Promise<Readable> {
    return this.#target.copyOut(this.strings[0]!);
  }

  /** Takes what a `copy … from stdin` reads. */
  writable(): Promise<Writable> {
    return this.#target.copyIn(this.strings[0]!);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a statement is awaited where it is written
  readonly then: Promise<Result>['then'] = (...handlers) => this.#send().then(...handlers);

  readonly catch: Promise<Result>['catch'] = (...handlers) => this.#send().catch(...handlers);

  readonly finally: Promise<Result>['finally'] = (...handlers) => this.#send().finally(...handlers);

  #send(): Promise<Result> {
    return (this.#sent ??= this.#run());
  }

  async #run(): Promise<Result> {
    const { values, ...how } = this.#options;
    const parameters: Encoded[] = values === null ? [] : values.map(encode);
    const text = values === null ? compile(this, parameters) : this.strings[0]!;
    const { rows, count } = await this.#target.run({ text, parameters, ...how }).catch((error: unknown) => {
      const origin = origins.get(this.strings);
      // The driver knows only where the answer arrived.
      if (origin !== undefined && error instanceof Error) error.stack = `${error.name}: ${error.message}\n${origin}`;
      throw error;
    });
    return Object.defineProperty(rows, 'count', { value: count }) as Result;
  }
}

/** The tag that sends its statements to `target`. */
export function tagFor(target: Target): Tag {
  function tag<Rows extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...parts: readonly Part[]
  ): PendingQuery<RowList<Rows>>;
  function tag(content: HelperContent): Helper;
  function tag(first: TemplateStringsArray | HelperContent, ...parts: readonly Part[]): PendingQuery<unknown> | Helper {
    if (!isTemplate(first)) return new Helper(first);
    noteOrigin(first, tag);
    return new PendingQuery(target, first, parts, { isPrepared: true, isList: false, values: null });
  }
  return Object.assign(tag, {
    unsafe: <Rows extends readonly object[] = Row[]>(
      text: string,
      parameters: readonly Value[] = [],
      { prepare = false }: { readonly prepare?: boolean } = {},
    ) =>
      new PendingQuery<RowList<Rows>>(target, [text], [], { isPrepared: prepare, isList: false, values: parameters }),
  });
}

function isTemplate(first: TemplateStringsArray | HelperContent): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first;
}

/** The text of a query with its fragments. The values of all are added to `parameters`. */
function compile({ strings, parts }: PendingQuery<unknown>, parameters: Encoded[]): string {
  let text = strings[0]!;
  for (const [index, part] of parts.entries()) text += write(part, parameters) + strings[index + 1]!;
  return text;
}

function write(part: Part, parameters: Encoded[]): string {
  if (part instanceof PendingQuery) return compile(part, parameters);
  if (part instanceof Helper) return writeHelper(part.content, parameters);
  if (isFragments(part)) return part.map((fragment) => compile(fragment, parameters)).join(' ');
  return writeValue(part, parameters);
}

function isFragments(part: Value | readonly PendingQuery<unknown>[]): part is readonly PendingQuery<unknown>[] {
  return Array.isArray(part) && part[0] instanceof PendingQuery;
}

function writeValue(value: Value, parameters: Encoded[]): string {
  return `$${parameters.push(encode(value))}${castOf(value)}`;
}

function writeHelper(content: HelperContent, parameters: Encoded[]): string {
  if (typeof content === 'string') return name(content);
  if (!isMany(content))
    return Object.entries(content)
      .map(([column, value]) => `${name(column)} = ${writeValue(value, parameters)}`)
      .join(', ');
  const [first] = content;
  if (first === undefined) return '(null)';
  if (areItems(content)) return `(${content.map((value) => writeValue(value, parameters)).join(', ')})`;
  const columns = Object.keys(first);
  const rows = content.map((row) => `(${columns.map((column) => writeValue(row[column]!, parameters)).join(', ')})`);
  return `(${columns.map(name).join(', ')}) values ${rows.join(', ')}`;
}

function isMany(content: Exclude<HelperContent, string>): content is readonly Item[] | readonly Columns[] {
  return Array.isArray(content);
}

function areItems(content: readonly Item[] | readonly Columns[]): content is readonly Item[] {
  const [first] = content;
  return typeof first !== 'object' || first instanceof Date || first instanceof Uint8Array;
}

/** A quoted name; a dot separates the schema. */
function name(of: string): string {
  return of
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
