import type { Sql } from '../../database/database.ts';
import { type Command, CommandFailed } from '../command.ts';
import { readNumber, readPublicText } from '../public-text.ts';

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
