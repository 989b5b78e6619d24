import type { ForReaders } from '../llm/write-markdown.ts';
import { groupResponseSchema } from './schema.ts';

const readSchema = groupResponseSchema.pick({ people: true, matrix: true });

/** Every two people once, by their names. */
export const groupForReaders: ForReaders = {
  leftOut: ['svg', 'rudhyar', 'concentration', 'weighted'],
  shape: (answer) => {
    const whole = readSchema.safeParse(answer);
    if (!whole.success || whole.data.matrix === undefined) return answer;
    const { people, matrix } = whole.data;
    const nameOf = (index: number): string => people[index]?.name ?? `#${index}`;
    const cells = matrix.cells.flatMap((row, a) =>
      row.flatMap((cell, b) => (cell === null || b < a ? [] : [{ people: `${nameOf(a)}, ${nameOf(b)}`, ...cell }])),
    );
    return {
      ...answer,
      matrix: {
        hub: matrix.hub === null ? null : nameOf(matrix.hub),
        cells,
        totals: matrix.totals.map((total, index) => ({ person: nameOf(index), ...total })),
      },
    };
  },
};
