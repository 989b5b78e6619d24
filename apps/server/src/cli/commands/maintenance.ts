import { type Command, CommandFailed, textOption, UsageError } from '../command.ts';
import { readNumber, readPublicText, readUtc, textTable, utcText } from '../printed-text.ts';

export const maintenanceAnnounce: Command = {
  words: 'maintenance announce',
  takes: ['TITLE'],
  options: { from: { type: 'string' }, until: { type: 'string' }, text: { type: 'string' } },
  optionsUsage: '--from "YYYY-MM-DD HH:MM" --until "YYYY-MM-DD HH:MM" [--text TEXT]',
  summary: 'Announces maintenance on the status page; times in UTC',
  run: (call) => {
    const title = readPublicText('The title', call.arguments[0] ?? '', 200);
    const textGiven = textOption(call, 'text');
    const text = textGiven === null ? '' : readPublicText('The text', textGiven, 2_000);
    const from = readUtc(textOption(call, 'from') ?? '');
    const until = readUtc(textOption(call, 'until') ?? '');
    if (from.getTime() < Date.now()) throw new UsageError('Maintenance is announced before it begins');
    if (until <= from) throw new UsageError('Maintenance ends after it begins');
    return call.withDatabase(async ({ sql }) => {
      const [announced] = await sql<{ id: number; ahead: boolean | null }[]>`
        insert into private.maintenance (title, body, starts_at, ends_at) values (${title}, ${text}, ${from}, ${until}) returning id::int, announced_ahead as ahead`;
      call.print(`Maintenance ${announced!.id} is announced from ${utcText(from)} to ${utcText(until)} UTC`);
      if (announced!.ahead !== true)
        call.print('It begins in less than 24 hours: its minutes count for the availability like any other');
    });
  },
};

export const maintenanceEnd: Command = {
  words: 'maintenance end',
  takes: ['NUMBER'],
  options: {},
  optionsUsage: '',
  summary: 'Ends running maintenance now, earlier than announced',
  run: (call) => {
    const number = readNumber(call.arguments[0] ?? '');
    return call.withDatabase(async ({ sql }) => {
      const ended = await sql`
        update private.maintenance set ends_at = date_trunc('minute', now()) + interval '1 minute'
        where id = ${number} and cancelled_at is null and starts_at <= now() and ends_at > now() + interval '1 minute' returning 1`;
      if (ended.length === 0) throw new CommandFailed(`Maintenance ${number} is not running`);
      call.print(`Maintenance ${number} ends with this minute`);
    });
  },
};

export const maintenanceCancel: Command = {
  words: 'maintenance cancel',
  takes: ['NUMBER'],
  options: {},
  optionsUsage: '',
  summary: 'Cancels maintenance that has not begun',
  run: (call) => {
    const number = readNumber(call.arguments[0] ?? '');
    return call.withDatabase(async ({ sql }) => {
      const cancelled = await sql`
        update private.maintenance set cancelled_at = now() where id = ${number} and cancelled_at is null and starts_at > now() returning 1`;
      if (cancelled.length === 0) throw new CommandFailed(`There is no coming maintenance ${number}`);
      call.print(`Maintenance ${number} is cancelled`);
    });
  },
};

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
