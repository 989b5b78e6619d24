import type { ForReaders } from '../llm/write-markdown.ts';

/** The windows of events and the directions are for programs. */
export const heliacalForReaders: ForReaders = { leftOut: ['azimuth', 'limiting_magnitude'] };
