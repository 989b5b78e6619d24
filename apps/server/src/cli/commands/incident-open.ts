import { type Command, textOption, UsageError } from '../command.ts';
import { readPublicText } from '../public-text.ts';
import { readUtc, utcText } from '../utc-time.ts';

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
