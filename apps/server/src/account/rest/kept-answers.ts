import { randomBytes } from 'node:crypto';
import { RestProblem } from './rest-problem.ts';

/** A call in the result whose response is wanted. */
export interface ShownCall {
  readonly id: string;
  readonly createdAtMs: number;
  readonly crc32: number;
}

/** Reads the responses of a user's own calls, in the same order; null where there is none. Null instead of the list: too many calls. */
export type ReadAnswers = (userId: string, calls: readonly ShownCall[]) => Promise<readonly (string | null)[] | null>;

const RELATION = 'translator_logs';
const COLUMN = 'response_payload';

/** Whether a column's values are kept outside its view: it is always null there. */
export function isKeptApart(relation: string, column: string): boolean {
  return relation === RELATION && column === COLUMN;
}

/** The rejection of a filter or an order by such a column. */
export function keptApartProblem(column: string): RestProblem {
  return new RestProblem(
    400,
    'PGRST100',
    `The column ${column} is kept compressed: it can be selected, but not filtered or ordered by`,
    { hint: 'Choose the rows by other columns.' },
  );
}

/**
 * The places of responses in the result of one statement. The statement, which runs as the caller, writes a mark into each row that it may show; the
 * responses replace the marks afterwards. Marks contain a random word, so that no text in the database can be mistaken for one.
 */
export class AnswerMarks {
  readonly #word = randomBytes(16).toString('hex');

  /** SQL for the mark of a row: a JSON text, or null where the call left no response. */
  sql(alias: string): string {
    return `to_json('@answer:${this.#word}:' || ${alias}.id || ':' || (extract(epoch from ${alias}.created_at) * 1000)::bigint || ':' || ${alias}.response_crc32)`;
  }

  /**
   * The result with the responses of the user's own calls, as raw JSON. Where one is missing, the value is null.
   * @throws RestProblem when there are too many to read in one request
   */
  async fill(body: string, userId: string | null, read: ReadAnswers): Promise<string> {
    if (!body.includes(this.#word)) return body;
    const mark = new RegExp(`"@answer:${this.#word}:([0-9a-f-]{36}):(\\d+):(\\d+)"`, 'g');
    const calls = [...body.matchAll(mark)].map(([, id = '', createdAtMs, crc32]) => ({
      id,
      createdAtMs: Number(createdAtMs),
      crc32: Number(crc32),
    }));
    const answers = userId === null ? [] : await read(userId, calls);
    if (answers === null)
      throw new RestProblem(400, 'PGRST100', `The column ${COLUMN} of so many rows cannot be read at once`, {
        hint: `Select ${COLUMN} of fewer rows: add a limit.`,
      });
    let place = 0;
    return body.replaceAll(mark, () => answers[place++] ?? 'null');
  }
}
