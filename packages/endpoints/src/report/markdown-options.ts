import type { ForReaders } from '../llm/write-markdown.ts';

/** Pictures and the document are for other programs. */
export const reportForReaders: ForReaders = { leftOut: ['charts', 'pdf', 'texts'] };
