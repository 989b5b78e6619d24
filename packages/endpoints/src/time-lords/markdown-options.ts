import type { ForReaders } from '../llm/write-markdown.ts';
import { timeLordsResponseSchema } from './schema.ts';

const listsSchema = timeLordsResponseSchema.pick({ profections: true, releasing: true });

/** Points and lots by their names, so that their periods are tables. */
export const timeLordsForReaders: ForReaders = {
  leftOut: ['sources', 'peak'],
  shape: (answer) => {
    const lists = listsSchema.safeParse(answer);
    if (!lists.success) return answer;
    const { profections, releasing } = lists.data;
    return {
      ...answer,
      ...(profections === undefined
        ? {}
        : { profections: Object.fromEntries(profections.map(({ point, ...rest }) => [point, rest])) }),
      ...(releasing === undefined
        ? {}
        : { releasing: Object.fromEntries(releasing.map(({ lot, ...rest }) => [lot, rest])) }),
    };
  },
};
