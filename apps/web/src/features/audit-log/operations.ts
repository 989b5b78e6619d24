import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { deviceName } from '@/components/trail/device-name.ts';
import { actorWords, eventWords } from '@/components/trail/words/event-words.ts';
import { toCsv } from '@/lib/csv.ts';
import { formatCount } from '@/lib/format.ts';
import { TRAIL_COLUMNS, type TrailEvent } from '@/lib/operations/load-trail.ts';
import { saveFile } from '@/lib/save-file.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { type AuditFilter, eventsOfKind, searchConditions, startOf } from './audit-filter.ts';

const LOAD_FAILED = 'The audit log could not be loaded.';

/** Up to `count` events of a filter, newest first, that are older than the event `before`. */
async function selectEvents(userId: string, filter: AuditFilter, before: number | null, count: number) {
  const supabase = await getSupabase();
  let query = supabase.from('audit_log').select(TRAIL_COLUMNS).eq('user_id', userId);
  const start = startOf(filter, Date.now());
  if (start !== null) query = query.gte('created_at', start);
  if (filter.kind !== '') query = query.in('event', eventsOfKind(filter.kind));
  if (filter.actor !== '') query = query.eq('actor', filter.actor);
  if (filter.search !== '') query = query.or(searchConditions(filter.search));
  if (before !== null) query = query.lt('id', before);
  const { data, error } = await query.order('id', { ascending: false }).limit(count);
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

const PAGE_ROWS = 50;

/** The events of a filter, newest first, one page at a time. Read again whenever the screen opens. */
export function eventsQuery(userId: string, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit-log', userId, filter],
    queryFn: ({ pageParam }) => selectEvents(userId, filter, pageParam, PAGE_ROWS),
    initialPageParam: null as number | null,
    getNextPageParam: (events): number | null => (events.length === PAGE_ROWS ? (events.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
}

const EXPORT_PAGE_ROWS = 1000;
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
    const page = await selectEvents(userId, filter, events.at(-1)?.id ?? null, EXPORT_PAGE_ROWS);
    events.push(...page);
    if (page.length < EXPORT_PAGE_ROWS) break;
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
        ...(events.length >= ROWS_MAX ? { description: 'The file is full. Narrow the time to export the rest.' } : {}),
      });
    },
    meta: { failed: LOAD_FAILED },
  });
}
