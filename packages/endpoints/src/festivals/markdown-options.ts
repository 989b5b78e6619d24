import type { ForReaders } from '../llm/write-markdown.ts';
import { festivalsResponseSchema } from './schema.ts';

const listSchema = festivalsResponseSchema.pick({ festivals: true });

/** One line each: the date, the deciding moment and the tithi there; an ekadashi with the day and the end of the fast. */
export const festivalsForReaders: ForReaders = {
  leftOut: ['rule', 'sanskrit', 'kala', 'choice', 'regions', 'purnimanta', 'shaka', 'weekday', 'kind', 'id'],
  shape: (answer) => {
    const whole = listSchema.safeParse(answer);
    if (!whole.success || whole.data.festivals === undefined) return answer;
    return {
      ...answer,
      festivals: whole.data.festivals.map(({ date, name, at, tithi, smarta, vaishnava }) => ({
        date,
        name,
        at,
        ...(smarta === undefined ? { tithi: tithi?.id } : { parana: smarta.parana }),
        ...(vaishnava === undefined || vaishnava.date === smarta?.date
          ? {}
          : { vaishnava: vaishnava.date, vaishnava_parana: vaishnava.parana }),
      })),
    };
  },
};
