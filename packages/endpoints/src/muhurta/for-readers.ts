import type { ForReaders } from '../llm/write-markdown.ts';

export const muhurtaForReaders: ForReaders = { leftOut: ['source', 'step', 'karana', 'yoga'] };
