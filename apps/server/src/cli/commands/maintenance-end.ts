import { type Command, CommandFailed } from '../command.ts';
import { readNumber } from '../public-text.ts';

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
