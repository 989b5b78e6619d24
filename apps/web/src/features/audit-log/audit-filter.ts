import {
  AUDIT_ACTORS,
  AUDIT_EVENTS,
  AUDIT_KINDS,
  type AuditActor,
  type AuditKind,
  eventsOf,
} from '@theia-astro/server/rules/audit-events';
import { eventWords } from '@/components/trail/words/event-words.ts';
import { cleanSearch, containing } from '@/lib/search-text.ts';

export const AUDIT_RANGES = ['all', 'day', 'week', 'month', 'quarter'] as const;
export type AuditRange = (typeof AUDIT_RANGES)[number];

/** The filter of the audit log. It is stored in the URL, so that a view can be bookmarked. */
export interface AuditFilter {
  readonly kind: AuditKind | '';
  readonly actor: AuditActor | '';
  readonly range: AuditRange;
  /** A part of what an event says, of a name, a network or a device; or empty. */
  readonly search: string;
}

export const EVERY_EVENT: AuditFilter = { kind: '', actor: '', range: 'all', search: '' };

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<AuditRange, 'all'>, number>> = { day: 1, week: 7, month: 30, quarter: 90 };

/** Reads the filter from a URL; unknown values are ignored. */
export function readFilter(params: URLSearchParams): AuditFilter {
  return {
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? '',
    actor: AUDIT_ACTORS.find((actor) => actor === params.get('by')) ?? '',
    range: AUDIT_RANGES.find((range) => range === params.get('range')) ?? 'all',
    search: cleanSearch(params.get('search') ?? ''),
  };
}

/** The query string of a filter, without default values. */
export function writeFilter({ kind, actor, range, search }: AuditFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== '') params.set('kind', kind);
  if (actor !== '') params.set('by', actor);
  if (range !== 'all') params.set('range', range);
  if (search !== '') params.set('search', search);
  return params;
}

/** The instant where a filter starts; null is open. */
export function startOf({ range }: AuditFilter, nowMs: number): string | null {
  return range === 'all' ? null : new Date(nowMs - DAYS[range] * DAY_MS).toISOString();
}

/** The names of the events of a kind. */
export const eventsOfKind = (kind: AuditKind): string[] => [...eventsOf(kind)];

/** The conditions of a search, one of which must hold: the words of an event, what it is about, its network or device. */
export function searchConditions(search: string): string {
  const pattern = containing(search);
  const wanted = search.toLowerCase();
  const named = Object.keys(AUDIT_EVENTS).filter((event) =>
    eventWords({ event, subject: null, details: {} }, String).what.toLowerCase().includes(wanted),
  );
  return [
    ...(named.length === 0 ? [] : [`event.in.(${named.join(',')})`]),
    ...['subject', 'network', 'device'].map((column) => `${column}.ilike.${pattern}`),
  ].join(',');
}
