import type { ForReaders } from '../llm/write-markdown.ts';
import { eclipseForReaders } from '../wire/eclipse-for-readers.ts';

/** Day and kind name an eclipse. */
export const eclipsesForReaders: ForReaders = {
  leftOut: ['id', 'svg', 'lines'],
  shape: ({ eclipses, ...answer }) => ({
    ...answer,
    eclipses: Array.isArray(eclipses) ? eclipses.map(eclipseForReaders) : eclipses,
  }),
};
