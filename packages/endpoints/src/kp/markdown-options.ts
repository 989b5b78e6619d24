import type { ForReaders } from '../llm/write-markdown.ts';

/** The star lord says which nakshatra a position is in. */
export const kpForReaders: ForReaders = { leftOut: ['sources', 'nakshatra'] };
