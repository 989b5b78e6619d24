import type { Status, StatusIncident, StatusMaintenance } from '@theia-astro/server/rules/status';
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { momentWords, spanWords } from './words.ts';

function Incident({ incident }: { incident: StatusIncident }) {
  const { title, impact, started_at: startedAt, closed_at: closedAt, updates } = incident;
  const [tone, word]: [BadgeTone, string] =
    closedAt !== null ? ['ok', 'Resolved'] : impact === 'outage' ? ['bad', 'Outage'] : ['warn', 'Degraded'];
  return (
    <article className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-muted">
        {closedAt === null ? `Since ${momentWords(startedAt)}` : spanWords(startedAt, closedAt)}
      </p>
      <ol className="mt-3 space-y-3 border-l border-line pl-4 text-sm">
        {updates.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <p className="break-words text-ink-soft">{text}</p>
            <p className="text-xs text-ink-muted">{momentWords(at)}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}

function maintenanceWord(window: StatusMaintenance, nowMs: number): [BadgeTone, string] {
  if (window.cancelled_at !== null) return ['plain', 'Cancelled'];
  if (nowMs >= Date.parse(window.ends_at)) return ['ok', 'Completed'];
  return nowMs >= Date.parse(window.starts_at) ? ['warn', 'In progress'] : ['plain', 'Planned'];
}

function Window({ window, nowMs }: { window: StatusMaintenance; nowMs: number }) {
  const [tone, word] = maintenanceWord(window, nowMs);
  return (
    <article className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{window.title}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-muted">{spanWords(window.starts_at, window.ends_at)}</p>
      {window.text === '' ? null : <p className="mt-2 text-sm break-words text-ink-soft">{window.text}</p>}
      {window.announced_ahead || window.cancelled_at !== null ? null : (
        <p className="mt-2 text-sm text-ink-muted">
          Announced less than a day ahead, so these minutes count against availability.
        </p>
      )}
    </article>
  );
}

/** Incidents, open ones first. */
export function Incidents({ incidents }: Pick<Status, 'incidents'>) {
  const sorted = incidents.toSorted((a, b) => Number(a.closed_at !== null) - Number(b.closed_at !== null));
  if (sorted.length === 0) return <p className="px-5 py-5 text-sm text-ink-muted sm:px-6">No incidents in 90 days.</p>;
  return (
    <div className="divide-y divide-line">
      {sorted.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
    </div>
  );
}

/** Maintenance, coming and past. */
export function Maintenance({ maintenance, asOf }: { maintenance: Status['maintenance']; asOf: string }) {
  if (maintenance.length === 0)
    return <p className="px-5 py-5 text-sm text-ink-muted sm:px-6">No maintenance is planned.</p>;
  return (
    <div className="divide-y divide-line">
      {maintenance.map((window) => (
        <Window key={window.id} window={window} nowMs={Date.parse(asOf)} />
      ))}
    </div>
  );
}
