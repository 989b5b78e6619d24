import type { ForReaders } from '../llm/write-markdown.ts';
import { heliacalResponseSchema } from './schema.ts';

const visibilitySchema = heliacalResponseSchema.pick({ visibility: true });

/** Where in the sky it is seen is for programs. Each body has its periods. */
export const heliacalForReaders: ForReaders = {
  leftOut: ['azimuth', 'limiting_magnitude', 'altitude'],
  shape: (answer) => {
    const whole = visibilitySchema.safeParse(answer);
    if (!whole.success) return answer;
    return {
      ...answer,
      visibility: Object.fromEntries(whole.data.visibility.map(({ body, periods }) => [body, periods])),
    };
  },
};
