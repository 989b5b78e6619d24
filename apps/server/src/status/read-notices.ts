import type { Sql } from '../database/database.ts';
import type { Status, StatusIncident } from '../rules/status.ts';

const INCIDENTS_MAX = 50;

/** The incidents and the maintenance of the last days, open ones and coming ones. */
export async function readNotices(sql: Sql, days: number): Promise<Pick<Status, 'incidents' | 'maintenance'>> {
  const [incidents, windows] = await Promise.all([
    sql<
      {
        id: number;
        title: string;
        impact: StatusIncident['impact'];
        started_at: Date;
        closed_at: Date | null;
        updates: { at: string; text: string }[];
      }[]
    >`
      select i.id::int, i.title, i.impact, i.started_at, i.closed_at,
             coalesce((select jsonb_agg(jsonb_build_object('at', to_char(u.written_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'text', u.body) order by u.id desc)
                       from private.incident_updates u where u.incident_id = i.id), '[]') as updates
      from private.incidents i where i.closed_at is null or i.closed_at > now() - make_interval(days => ${days}) order by i.started_at desc, i.id desc limit ${INCIDENTS_MAX}`,
    sql<
      {
        id: number;
        title: string;
        body: string;
        announced_at: Date;
        starts_at: Date;
        ends_at: Date;
        cancelled_at: Date | null;
        announced_ahead: boolean;
      }[]
    >`
      select m.id::int, m.title, m.body, m.announced_at, m.starts_at, m.ends_at, m.cancelled_at, coalesce(m.announced_ahead, false) as announced_ahead
      from private.maintenance m where m.ends_at > now() - make_interval(days => ${days}) order by m.starts_at desc, m.id desc limit ${INCIDENTS_MAX}`,
  ]);
  return {
    incidents: incidents.map((incident) => ({
      id: incident.id,
      title: incident.title,
      impact: incident.impact,
      started_at: incident.started_at.toISOString(),
      closed_at: incident.closed_at?.toISOString() ?? null,
      updates: incident.updates,
    })),
    maintenance: windows.map((window) => ({
      id: window.id,
      title: window.title,
      text: window.body,
      announced_at: window.announced_at.toISOString(),
      starts_at: window.starts_at.toISOString(),
      ends_at: window.ends_at.toISOString(),
      cancelled_at: window.cancelled_at?.toISOString() ?? null,
      announced_ahead: window.announced_ahead,
    })),
  };
}
