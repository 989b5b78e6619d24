import type { ForReaders } from '../llm/write-markdown.ts';

export const timeLordsForReaders: ForReaders = { leftOut: ['sources'] };
