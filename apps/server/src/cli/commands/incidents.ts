import {
  type Command,
  CommandFailed,
  readNumber,
  readPublicText,
  readUtc,
  textOption,
  textTable,
  UsageError,
  utcText,
} from '../command.ts';
import type { Sql } from '../../database/database.ts';

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

const IMPACTS = ['degraded', 'outage'];

export const incidentOpen: Command = {
  words: 'incident open',
  takes: ['TITLE'],
  options: { text: { type: 'string' }, impact: { type: 'string' }, since: { type: 'string' } },
  optionsUsage: '--text TEXT [--impact degraded|outage] [--since "YYYY-MM-DD HH:MM"]',
  summary: 'Shows an incident on the status page; times in UTC',
  run: (call) => {
    const title = readPublicText('The title', call.arguments[0] ?? '', 200);
    const text = readPublicText('The text (--text)', textOption(call, 'text') ?? '', 2_000);
    const impact = textOption(call, 'impact') ?? 'degraded';
    if (!IMPACTS.includes(impact)) throw new UsageError(`"${impact}" is not an impact; it is ${IMPACTS.join(' or ')}`);
    const sinceText = textOption(call, 'since');
    const since = sinceText === null ? null : readUtc(sinceText);
    if (since !== null && since.getTime() > Date.now()) throw new UsageError('An incident cannot begin in the future');
    return call.withDatabase(async ({ sql }) => {
      const [opened] = await sql<{ id: number; started_at: Date }[]>`
        with opened as (insert into private.incidents (title, impact, started_at) values (${title}, ${impact}, coalesce(${since}::timestamptz, now())) returning id, started_at),
        told as (insert into private.incident_updates (incident_id, body) select id, ${text} from opened)
        select id::int, started_at from opened`;
      call.print(
        `Incident ${opened!.id} is open since ${utcText(opened!.started_at)} UTC; the status page shows it within half a minute`,
      );
    });
  },
};

export const incidentUpdate: Command = {
  words: 'incident update',
  takes: ['NUMBER', 'TEXT'],
  options: {},
  optionsUsage: '',
  summary: 'Adds a text to an open incident',
  run: (call) => {
    const [number, text] = [readNumber(call.arguments[0] ?? ''), readText(call.arguments[1])];
    return call.withDatabase(async ({ sql }) => {
      await write(sql, number, text, false);
      call.print(`Incident ${number} is updated`);
    });
  },
};

export const incidentClose: Command = {
  words: 'incident close',
  takes: ['NUMBER', 'TEXT'],
  options: {},
  optionsUsage: '',
  summary: 'Adds a last text to an incident and closes it',
  run: (call) => {
    const [number, text] = [readNumber(call.arguments[0] ?? ''), readText(call.arguments[1])];
    return call.withDatabase(async ({ sql }) => {
      await write(sql, number, text, true);
      call.print(`Incident ${number} is closed`);
    });
  },
};

const readText = (text: string | undefined): string => readPublicText('The text', text ?? '', 2_000);

/** @throws CommandFailed when there is no such open incident */
async function write(sql: Sql, number: number, text: string, closes: boolean): Promise<void> {
  const written = await sql`
    with incident as (update private.incidents set closed_at = case when ${closes} then now() end where id = ${number} and closed_at is null returning id)
    insert into private.incident_updates (incident_id, body) select id, ${text} from incident returning 1`;
  if (written.length === 0) throw new CommandFailed(`There is no open incident ${number}`);
}

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
