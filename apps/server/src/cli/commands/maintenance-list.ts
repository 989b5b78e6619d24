import type { Command } from '../command.ts';
import { textTable } from '../text-table.ts';
import { utcText } from '../utc-time.ts';

const SHOWN_MAX = 50;

export const maintenanceList: Command = {
  words: 'maintenance list',
  takes: [],
  options: {},
  optionsUsage: '',
  summary: 'Lists announced maintenance',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const rows = await sql<
        { id: string; title: string; starts_at: Date; ends_at: Date; ahead: boolean | null; cancelled: boolean }[]
      >`
        select id::text, title, starts_at, ends_at, announced_ahead as ahead, cancelled_at is not null as cancelled from private.maintenance order by starts_at desc limit ${SHOWN_MAX}`;
      call.print(
        textTable(
          ['Number', 'From (UTC)', 'Until (UTC)', 'Counts', 'Title'],
          rows.map((row) => [
            row.id,
            utcText(row.starts_at),
            utcText(row.ends_at),
            row.cancelled ? 'cancelled' : row.ahead === true ? 'no' : 'yes',
            row.title,
          ]),
        ),
      );
    }),
};
