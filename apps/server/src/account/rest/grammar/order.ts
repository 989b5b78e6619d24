import { type FieldPath, Reader, readFieldPath } from './reader.ts';

export interface OrderTerm {
  readonly path: FieldPath;
  readonly descending: boolean;
  /** Null: PostgreSQL's default, last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

const MODIFIER = /\.(asc|desc|nullsfirst|nullslast)/y;

/**
 * Reads the `order` parameter: `created_at.desc.nullslast,id`.
 * @throws RestProblem PGRST100
 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const reader = new Reader(text, '"order" parameter');
  const terms: OrderTerm[] = [];
  do {
    const path = readFieldPath(reader);
    let descending = false;
    let nulls: OrderTerm['nulls'] = null;
    for (let word = reader.take(MODIFIER)?.[1]; word !== undefined; word = reader.take(MODIFIER)?.[1]) {
      if (word === 'nullsfirst') nulls = 'first';
      else if (word === 'nullslast') nulls = 'last';
      else descending = word === 'desc';
    }
    terms.push({ path, descending, nulls });
  } while (reader.skip(','));
  reader.end();
  return terms;
}
