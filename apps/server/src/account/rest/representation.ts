import { RestProblem } from './rest-problem.ts';

/** How rows are written: an array, one object, or a table. */
export interface Representation {
  readonly kind: 'array' | 'object' | 'csv';
  readonly stripNulls: boolean;
  readonly contentType: string;
}

const OBJECT = 'application/vnd.pgrst.object+json';
const ARRAY = 'application/vnd.pgrst.array+json';
const PLAIN_JSON = new Set(['application/json', 'application/*', '*/*', ARRAY]);

/**
 * Chooses the first media type of the `Accept` header that can be served; JSON when there is no header.
 * @throws RestProblem PGRST107 (406) when none can be served
 */
export function chooseRepresentation(accept: string | null): Representation {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  for (const part of wanted.length === 0 ? ['*/*'] : wanted) {
    const [type, ...parameters] = part.split(';').map((piece) => piece.trim());
    const stripNulls = parameters.includes('nulls=stripped');
    if (type === OBJECT) return { kind: 'object', stripNulls, contentType: `${OBJECT}; charset=utf-8` };
    if (type === 'text/csv') return { kind: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' };
    if (type !== undefined && PLAIN_JSON.has(type))
      return { kind: 'array', stripNulls, contentType: 'application/json; charset=utf-8' };
  }
  throw new RestProblem({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${wanted.join(', ').slice(0, 200)}`,
    hint: 'application/json and text/csv are.',
  });
}

/** SQL for the body of the answer, from rows named `page`. */
export function bodySql({ kind, stripNulls }: Representation): string {
  if (kind === 'csv') {
    return `(select coalesce((select string_agg(header.name, ',') from json_object_keys((select to_json(page) from page limit 1)) as header (name)) || E'\\n', '') || coalesce(string_agg(substring(page::text, 2, length(page::text) - 2), E'\\n'), '') from page)`;
  }
  const rows = `coalesce(json_agg(page), '[]'::json)`;
  return `(select ${stripNulls ? `json_strip_nulls(${rows})` : rows}::text from page)`;
}

/**
 * Shapes the body as the caller requested. For one object there must be exactly one row.
 * @throws RestProblem PGRST116 (406)
 */
export function shape({ kind }: Representation, body: string, count: number): string {
  if (kind !== 'object') return body;
  if (count !== 1)
    throw new RestProblem({
      status: 406,
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${count} rows`,
    });
  return body.slice(1, -1);
}

/** Bodies one after the other, as one: those of queries with the same columns. */
export function joined(
  { kind, stripNulls }: Representation,
  parts: readonly { readonly body: string; readonly count: number }[],
): string {
  const filled = parts.filter(({ count }) => count > 0);
  if (kind !== 'csv') return `[${filled.map(({ body }) => body.slice(1, -1)).join(stripNulls ? ',' : ', \n ')}]`;
  const [first, ...others] = filled.map(({ body }) => body);
  return [first ?? '', ...others.map((body) => body.slice(body.indexOf('\n') + 1))].join('\n');
}
