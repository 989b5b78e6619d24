import type { ForReaders } from '../llm/write-markdown.ts';

/** The Sun's altitude says whether it is day. */
export const occultationsForReaders: ForReaders = { leftOut: ['daylight', 'separation'] };
