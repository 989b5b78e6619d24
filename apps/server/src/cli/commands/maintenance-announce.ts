import { type Command, textOption, UsageError } from '../command.ts';
import { readPublicText } from '../public-text.ts';
import { readUtc, utcText } from '../utc-time.ts';

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
