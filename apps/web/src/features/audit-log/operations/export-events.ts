import { mutationOptions } from '@tanstack/react-query';
import { deviceName } from '@/components/trail/device-name.ts';
import { actorWords, eventWords } from '@/components/trail/words/event-words.ts';
import { toCsv } from '@/lib/csv.ts';
import { formatCount } from '@/lib/format.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import type { AuditFilter } from '../audit-filter.ts';
import { LOAD_FAILED, selectEvents } from './select-events.ts';

const PAGE_ROWS = 1000;
const ROWS_MAX = 50_000;
const HEADER = ['at', 'by', 'event', 'what', 'about', 'more', 'device', 'network', 'session_id', 'details'] as const;

const cells = (event: TrailEvent) => {
  const { what, subject, more } = eventWords(event, String);
  return [
    event.created_at,
    actorWords(event.actor),
    event.event,
    what,
    subject,
    more,
    deviceName(event.device) ?? event.device,
    event.network,
    event.session_id,
    JSON.stringify(event.details),
  ];
};

async function loadAll(userId: string, filter: AuditFilter): Promise<readonly TrailEvent[]> {
  const events: TrailEvent[] = [];
  while (events.length < ROWS_MAX) {
    const page = await selectEvents(userId, filter, events.at(-1)?.id ?? null, PAGE_ROWS);
    events.push(...page);
    if (page.length < PAGE_ROWS) break;
  }
  return events;
}

/** Saves the events of a filter as a CSV or a JSON file, newest first, at most the latest 50,000. */
export function exportEvents(userId: string) {
  return mutationOptions({
    mutationFn: ({ filter }: { readonly filter: AuditFilter; readonly form: 'csv' | 'json' }) =>
      loadAll(userId, filter),
    onSuccess: (events, { form }) => {
      const name = `theia-audit-log-${new Date().toISOString().slice(0, 10)}.${form}`;
      if (form === 'csv') saveFile(name, 'text/csv;charset=utf-8', toCsv(HEADER, events.map(cells)));
      else saveFile(name, 'application/json', `${JSON.stringify(events, null, 2)}\n`);
      toast(`${formatCount(events.length)} ${events.length === 1 ? 'event' : 'events'} exported`, {
        variant: 'success',
        ...(events.length >= ROWS_MAX ? { description: 'One file takes no more. Narrow the time for the rest.' } : {}),
      });
    },
    meta: { failed: LOAD_FAILED },
  });
}
