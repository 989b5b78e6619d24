import type { ForReaders } from '../llm/write-markdown.ts';
import { horaryResponseSchema } from './schema.ts';

const shapedSchema = horaryResponseSchema.pick({ considerations: true, perfection: true, receptions: true });

/** Only what is present; contacts without what is said beside them; mutual receptions. */
export const horaryForReaders: ForReaders = {
  leftOut: ['source', 'behold'],
  shape: (answer) => {
    const parts = shapedSchema.safeParse(answer);
    if (!parts.success) return answer;
    const { considerations, perfection, receptions } = parts.data;
    return {
      ...answer,
      ...(considerations === undefined
        ? {}
        : { considerations: considerations.filter(({ present }) => present === true).map(({ id }) => id) }),
      ...(perfection === undefined
        ? {}
        : {
            perfection: perfection.map(({ planet_1, planet_2, direct, hindrances, ...rest }) => ({
              planets: [planet_1, planet_2],
              ...(direct === null ? {} : { aspect: direct.aspect, at: direct.at }),
              hindrances: hindrances.map(({ kind, planet, at }) => ({ kind, planet, at })),
              ...rest,
            })),
          }),
      ...(receptions === undefined
        ? {}
        : {
            receptions: receptions
              .filter(({ mutual }) => mutual)
              .map(({ planet, by, dignities }) => ({ planet, by, dignities })),
          }),
    };
  },
};
