import { z } from 'zod';

const tableSchema = z.object({
  columns: z.array(z.string()),
  bodies: z.array(z.string()),
  rows: z.array(z.tuple([z.string()], z.number().nullable())),
});

const LINE_END = '\r\n';

/** The table as comma-separated values (RFC 4180): one line an instant, a column for every body and quantity, named `sun_longitude`. */
export function ephemerisCsv(answer: Readonly<Record<string, unknown>>): string {
  const { columns, bodies, rows } = tableSchema.parse(answer);
  const names = ['utc', ...bodies.flatMap((body) => columns.map((column) => `${body}_${column}`))];
  return [names, ...rows].map((row) => row.join(',') + LINE_END).join('');
}
