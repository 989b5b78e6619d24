import { type FieldPath, Reader, readFieldPath, readName } from './reader.ts';
import { RestProblem } from '../rest-problem.ts';

/** Types a selected value may be cast to. */
const CASTS = new Set([
  'text',
  'varchar',
  'int',
  'int2',
  'int4',
  'int8',
  'integer',
  'smallint',
  'bigint',
  'numeric',
  'real',
  'float4',
  'float8',
  'bool',
  'boolean',
  'uuid',
  'date',
  'time',
  'timestamp',
  'timestamptz',
  'interval',
  'json',
  'jsonb',
]);
const DEPTH_MAX = 5;

export type SelectItem = SelectedField | SelectedStar | Embedding;

export interface SelectedStar {
  readonly kind: 'star';
}

export interface SelectedField {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly alias: string | null;
  readonly cast: string | null;
}

/** Rows of a related table inside each row. */
export interface Embedding {
  readonly kind: 'embedding';
  readonly relation: string;
  readonly alias: string | null;
  /** A foreign key or one of its columns, where the relation alone would be ambiguous. */
  readonly hint: string | null;
  /** True: rows without a related row are left out. */
  readonly inner: boolean;
  /** True: the related row's columns are merged into the row. */
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
}

const ALIAS = /([A-Za-z_][A-Za-z0-9_]*):(?!:)/y;
const CAST = /::([a-z0-9]+)/y;
const AGGREGATE = /(?:\.(?:avg|count|max|min|sum)|^count)\(\)/;

/**
 * Reads the `select` parameter: `id,cost:total_cost_usd::text,payload->>name,api_usage!inner(total_cost_usd)`.
 * @throws RestProblem PGRST100 where it cannot be read, PGRST123 for aggregates
 */
export function parseSelect(text: string): readonly SelectItem[] {
  const reader = new Reader(text, '"select" parameter');
  const items = readItems(reader, 0);
  reader.end();
  return items;
}

function readItems(reader: Reader, depth: number): SelectItem[] {
  if (depth > DEPTH_MAX) throw reader.problem();
  const items: SelectItem[] = [];
  if (reader.done || reader.rest.startsWith(')')) return items;
  do items.push(readItem(reader, depth));
  while (reader.skip(','));
  return items;
}

function readItem(reader: Reader, depth: number): SelectItem {
  if (AGGREGATE.test(reader.rest.split(',')[0] ?? '')) {
    throw new RestProblem({ status: 400, code: 'PGRST123', message: 'Use of aggregate functions is not allowed' });
  }
  if (reader.skip('*')) return { kind: 'star' };
  const spread = reader.skip('...');
  const alias = reader.take(ALIAS)?.[1] ?? null;
  const path = readFieldPath(reader);
  let hint: string | null = null;
  let inner = false;
  if (path.steps.length === 0) {
    while (reader.skip('!')) {
      const word = readName(reader);
      if (word === 'inner') inner = true;
      else if (word !== 'left') hint = word;
    }
    if (reader.skip('(')) {
      const items = readItems(reader, depth + 1);
      reader.expect(')');
      return { kind: 'embedding', relation: path.column, alias, hint, inner, spread, items };
    }
  }
  if (spread || hint !== null || inner) throw reader.problem();
  const cast = reader.take(CAST)?.[1] ?? null;
  if (cast !== null && !CASTS.has(cast))
    throw new RestProblem({ status: 400, code: '42704', message: `type "${cast}" does not exist` });
  return { kind: 'field', path, alias, cast };
}
