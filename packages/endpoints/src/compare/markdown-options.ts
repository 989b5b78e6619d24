import { isObject, type Json } from '../llm/row.ts';
import type { ForReaders } from '../llm/write-markdown.ts';

/** As Markdown: the summary tells what the changes mean, and of the rows only those that differ are shown. */
export const compareForReaders: ForReaders = {
  leftOut: ['tolerance', 'means', 'evidence', 'agrees'],
  shape: (answer) => {
    const { rows } = answer;
    return Array.isArray(rows) ? { ...answer, rows: rows.filter(differs) } : answer;
  },
};

function differs(row: unknown): row is Json {
  return isObject(row) && row['agrees'] !== true;
}
