import type { ForReaders } from '../llm/write-markdown.ts';
import { gocharaResponseSchema } from './schema.ts';

const listSchema = gocharaResponseSchema.pick({ stays: true });

/** The sign says where a graha is. Vedhas by the Moon last two days and are many, so the JSON alone has them. */
export const gocharaForReaders: ForReaders = {
  leftOut: ['sources'],
  shape: (answer) => {
    const whole = listSchema.safeParse(answer);
    if (!whole.success || whole.data.stays === undefined) return answer;
    return {
      ...answer,
      stays: whole.data.stays.map(({ vedha, ...stay }) => ({
        ...stay,
        ...(vedha === undefined ? {} : { vedha: vedha.filter(({ by }) => by !== 'moon') }),
      })),
    };
  },
};
