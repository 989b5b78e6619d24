import type { ForReaders } from '../llm/write-markdown.ts';

/** The sign says where it is, and how long it stays there is told in the lists. */
export const gocharaForReaders: ForReaders = { leftOut: ['sources'] };
