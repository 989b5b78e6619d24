import { isStorable } from '../storable-text.ts';
import { RestProblem } from './rest-problem.ts';
import type { BodyRow } from './statement/write.ts';

/** The rows of a body: a JSON object, or an array of them. @throws RestProblem PGRST102 */
export async function readRows(request: Request): Promise<readonly BodyRow[]> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/([a-z.+-]*\+)?json\b/i.test(type))
    throw new RestProblem(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`, {
      hint: 'Send application/json.',
    });
  const body = parse(await request.text());
  if (!isStorable(body))
    throw new RestProblem(400, '22021', 'The request body holds text or nesting that cannot be stored');
  const rows = [body].flat() as unknown[];
  if (!rows.every(isRow)) throw new RestProblem(400, 'PGRST102', 'The body must be an object or an array of objects');
  return rows;
}

/** The one row of a body. @throws RestProblem PGRST102 */
export async function readRow(request: Request): Promise<BodyRow> {
  const [row, other] = await readRows(request);
  if (row === undefined || other !== undefined) throw new RestProblem(400, 'PGRST102', 'The body must be one object');
  return row;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestProblem(400, 'PGRST102', 'Empty or invalid json');
  }
}

function isRow(value: unknown): value is BodyRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
