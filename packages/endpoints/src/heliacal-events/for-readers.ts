import type { ForReaders } from '../llm/write-markdown.ts';

/** Where in the sky it is seen is for programs. */
export const heliacalForReaders: ForReaders = { leftOut: ['azimuth', 'limiting_magnitude', 'altitude'] };
