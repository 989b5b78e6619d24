import type { Command } from '../command.ts';
import { textTable } from '../text-table.ts';
import { utcText } from '../utc-time.ts';

const SHOWN_MAX = 50;

export const incidentList: Command = {
  words: 'incident list',
  takes: [],
  options: {},
  optionsUsage: '',
  summary: 'Lists the latest incidents',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const rows = await sql<{ id: string; title: string; impact: string; started_at: Date; closed_at: Date | null }[]>`
        select id::text, title, impact, started_at, closed_at from private.incidents order by id desc limit ${SHOWN_MAX}`;
      call.print(
        textTable(
          ['Number', 'Since (UTC)', 'Closed (UTC)', 'Impact', 'Title'],
          rows.map((row) => [
            row.id,
            utcText(row.started_at),
            row.closed_at === null ? 'open' : utcText(row.closed_at),
            row.impact,
            row.title,
          ]),
        ),
      );
    }),
};
