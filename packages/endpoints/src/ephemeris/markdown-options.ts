import { z } from 'zod';
import type { ForReaders } from '../llm/write-markdown.ts';
import { ephemerisResponseSchema } from './schema.ts';

const tableSchema = ephemerisResponseSchema.pick({ columns: true, bodies: true, rows: true, input: true });
const askedSchema = z.object({ columns: z.array(z.string()) });

/** The table with its columns named. Speeds that nobody asked for only mark what is retrograde. */
export const ephemerisForReaders: ForReaders = {
  leftOut: ['starts_at', 'ends_at'],
  shape: (answer) => {
    const whole = tableSchema.safeParse(answer);
    if (!whole.success) return answer;
    const { columns, bodies, rows, input } = whole.data;
    const isAsked = askedSchema.safeParse(input).data?.columns.includes('speed') === true;
    const { columns: _, bodies: __, ...rest } = answer;
    return {
      ...rest,
      rows: rows.map(([at, ...numbers]) => {
        const cells = bodies.flatMap((body, place) => {
          const values = numbers.slice(place * columns.length, (place + 1) * columns.length);
          const isRetrograde = !isAsked && (values[columns.indexOf('speed')] ?? 0) < 0;
          return columns.flatMap((column, index): [string, unknown][] =>
            column === 'longitude'
              ? [[body, isRetrograde ? `${JSON.stringify(values[index])} R` : values[index]]]
              : column === 'speed' && !isAsked && columns.includes('longitude')
                ? []
                : [[`${body}_${column}`, values[index]]],
          );
        });
        return { at, ...Object.fromEntries(cells) };
      }),
    };
  },
};
