import { randomBytes } from 'node:crypto';
import { RestProblem } from './rest-problem.ts';

/** A call whose row the caller was shown, and whose answer is wanted. */
export interface ShownCall {
  readonly id: string;
  readonly createdAtMs: number;
  readonly crc32: number;
}

/** Reads the answers of a user's own calls, in the order asked for; null where there is none (any more). Null for all: too many at once. */
export type ReadAnswers = (userId: string, calls: readonly ShownCall[]) => Promise<readonly (string | null)[] | null>;

const RELATION = 'translator_logs';
const COLUMN = 'response_payload';

/** Whether a column's values are kept outside its table: it is always null there. */
export function isKeptApart(relation: string, column: string): boolean {
  return relation === RELATION && column === COLUMN;
}

/** The refusal of a filter, an order, a cast or a path on such a column. */
export function keptApartProblem(column: string): RestProblem {
  return new RestProblem({
    status: 400,
    code: 'PGRST100',
    message: `The column ${column} is kept compressed: it can be selected, but not filtered or ordered by, cast or taken apart`,
    hint: 'Select it whole, and choose the rows by other columns.',
  });
}

/**
 * The places of answers in the result of one statement. The statement, which runs as the caller, writes a mark into each row that it may show; the
 * answers replace the marks afterwards. The marks of a request carry a random word, so no text in the database can pass for one.
 */
export class AnswerMarks {
  readonly #word = randomBytes(16).toString('hex');

  /** SQL for the mark of a row: a JSON text, or null where the call left no answer. */
  sql(alias: string): string {
    return `coalesce(${alias}.response_payload, to_json('@answer:${this.#word}:' || ${alias}.id || ':' || (extract(epoch from ${alias}.created_at) * 1000)::bigint || ':' || ${alias}.response_crc32))`;
  }

  /**
   * The result with the answers of the user's own calls, as raw JSON. Where an answer is missing, the value is null.
   * @throws RestProblem when more is asked for than may be read at once
   */
  async fill(body: string, userId: string | null, stripNulls: boolean, read: ReadAnswers): Promise<string> {
    if (!body.includes(this.#word)) return body;
    const mark = new RegExp(`("{1,3})@answer:${this.#word}:([0-9a-f-]{36}):(\\d+):(\\d+)\\1`, 'g');
    const marks = [...body.matchAll(mark)];
    const calls = new Map(
      marks.map(([, , id, createdAtMs, crc32]) => [
        id!,
        { id: id!, createdAtMs: Number(createdAtMs), crc32: Number(crc32) },
      ]),
    );
    const answers = userId === null ? [] : await read(userId, [...calls.values()]);
    if (answers === null)
      throw new RestProblem({
        status: 400,
        code: 'PGRST100',
        message: `The column ${COLUMN} of so many rows cannot be read at once`,
        hint: `Select ${COLUMN} of fewer rows: add a limit.`,
      });
    const texts = new Map([...calls.keys()].map((id, index) => [id, answers[index] ?? null]));
    const pieces: string[] = [];
    let from = 0;
    for (const match of marks) {
      const [whole, quotes, id] = match;
      const text = texts.get(id!) ?? null;
      const end = match.index + whole.length;
      if (text === null && stripNulls) {
        const member = memberBefore(body, match.index);
        const after = body[end] === ',' && body[member - 1] !== ',';
        pieces.push(body.slice(from, body[member - 1] === ',' ? member - 1 : member));
        from = after ? end + 1 : end;
      } else {
        pieces.push(body.slice(from, match.index), written(text, quotes!.length));
        from = end;
      }
    }
    return [...pieces, body.slice(from)].join('');
  }
}

/** An answer in place of a mark: in JSON (one quote), in JSON inside a CSV cell (two), or as a CSV cell of its own (three). */
function written(text: string | null, quotes: number): string {
  if (quotes === 1) return text ?? 'null';
  if (quotes === 2) return (text ?? 'null').replaceAll('"', '""');
  return text === null ? '' : `"${text.replaceAll('"', '""')}"`;
}

/** Where the name of the member begins whose value begins at `valueAt`. */
function memberBefore(body: string, valueAt: number): number {
  const name = /"(?:[^"\\]|\\.)*"\s*:$/.exec(body.slice(Math.max(0, valueAt - 300), valueAt));
  return name === null ? valueAt : valueAt - name[0].length;
}
