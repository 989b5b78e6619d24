import type { ForReaders } from '../llm/write-markdown.ts';

/** The date and the tithi say what the rest explains. */
export const festivalsForReaders: ForReaders = {
  leftOut: ['rule', 'sanskrit', 'kala', 'choice', 'regions', 'purnimanta', 'shaka', 'weekday', 'kind', 'id'],
};
