import {
  type Figures,
  type ProductLatency,
  PROMISED_PERCENT,
  type ServiceState,
  type Status,
  type StatusIncident,
  type StatusMaintenance,
  type StatusMonth,
} from '../rules/status.ts';
import { OTHER_PRODUCT, percentileMs } from '../availability/service-minutes.ts';
import type { Sql } from '../database/database.ts';

export interface CurrentFacts {
  readonly nowMs: number;
  /** Calls of the last five minutes. */
  readonly answered: number;
  readonly failed: number;
  readonly incidents: readonly StatusIncident[];
  readonly maintenance: readonly StatusMaintenance[];
}

/** Shares of failed calls from which the service counts as degraded, and as not available. */
const DEGRADED_SHARE = 0.01;
const OUTAGE_SHARE = 0.5;

/** The state of the service now: what the operator says and what is measured, whichever is worse; maintenance explains what is measured. */
export function currentState({ nowMs, answered, failed, incidents, maintenance }: CurrentFacts): ServiceState {
  const open = incidents.filter(({ closed_at: closedAt }) => closedAt === null);
  const share = failed === 0 ? 0 : failed / (answered + failed);
  const maintained = maintenance.some(
    (window) =>
      window.cancelled_at === null && Date.parse(window.starts_at) <= nowMs && nowMs < Date.parse(window.ends_at),
  );
  if (open.some(({ impact }) => impact === 'outage')) return 'outage';
  if (maintained) return 'maintenance';
  if (share >= OUTAGE_SHARE) return 'outage';
  return open.length > 0 || share >= DEGRADED_SHARE ? 'degraded' : 'operational';
}

const SHOWN_DAYS = 90;
const LATENCY_DAYS = 7;

interface FigureRow {
  readonly answered: string;
  readonly failed: string;
  readonly minutes: number;
  readonly absent: string;
  readonly maintenance: number;
  readonly percent: string | null;
}

/** Reads everything that the status page shows. @throws the database's error */
export async function readStatus(sql: Sql): Promise<Status> {
  const [days, months, latency, notices, [recent]] = await Promise.all([
    readDays(sql),
    readMonths(sql),
    readLatency(sql),
    readNotices(sql, SHOWN_DAYS),
    sql<{ since: Date | null; answered: number; failed: number; now: Date }[]>`
      select private.service_measured_since() as since, coalesce(sum(m.answered), 0)::int as answered, coalesce(sum(m.failed), 0)::int as failed, now() as now
      from private.service_minutes m where m.minute >= date_trunc('minute', now()) - interval '5 minutes'`,
  ]);
  const nowMs = recent?.now.getTime() ?? 0;
  return {
    state: currentState({
      nowMs,
      answered: recent?.answered ?? 0,
      failed: recent?.failed ?? 0,
      incidents: notices.incidents,
      maintenance: notices.maintenance,
    }),
    as_of: new Date(nowMs).toISOString(),
    stale: false,
    promised_percent: PROMISED_PERCENT,
    measured_since: recent?.since?.toISOString() ?? null,
    months,
    days,
    latency: { days: LATENCY_DAYS, products: latency },
    ...notices,
  };
}

const figures = (row: FigureRow): Figures => ({
  availability_percent: row.percent === null ? null : Number(row.percent),
  answered: Number(row.answered),
  failed: Number(row.failed),
  minutes: row.minutes,
  absent_minutes: Number(row.absent),
  maintenance_minutes: row.maintenance,
});

async function readDays(sql: Sql): Promise<Status['days']> {
  const rows = await sql<(FigureRow & { day: string })[]>`
    select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(d.answered, 0)::text as answered, coalesce(d.failed, 0)::text as failed, coalesce(d.minutes, 0) as minutes,
           coalesce(d.absent_minutes, 0)::text as absent, coalesce(d.maintenance_minutes, 0) as maintenance,
           trunc(private.availability_ratio(d.answered, d.failed, d.minutes, d.absent_minutes) * 100, 4)::text as percent
    from generate_series((now() at time zone 'utc')::date - ${SHOWN_DAYS - 1}::int, (now() at time zone 'utc')::date, interval '1 day') g(day)
    left join private.service_days d on d.day = g.day::date order by g.day`;
  return rows.map((row) => ({ day: row.day, ...figures(row) }));
}

/** Closed months as they were closed, others from their days. */
async function readMonths(sql: Sql): Promise<readonly StatusMonth[]> {
  const rows = await sql<
    (FigureRow & { month: string; state: StatusMonth['state']; credit: number | null; note: string | null })[]
  >`
    with months as (
      select g.month::date as month from generate_series(date_trunc('month', now() at time zone 'utc') - interval '2 months', date_trunc('month', now() at time zone 'utc'), interval '1 month') g(month)
    ), summed as (
      select date_trunc('month', d.day)::date as month, sum(d.answered)::bigint as answered, sum(d.failed)::bigint as failed, sum(d.minutes)::integer as minutes,
             sum(d.absent_minutes) as absent_minutes, sum(d.maintenance_minutes)::integer as maintenance_minutes
      from private.service_days d where d.day >= (select min(m.month) from months m) group by 1
    ), figures as (
      select m.month, coalesce(c.state, case when m.month = date_trunc('month', now() at time zone 'utc')::date then 'running' else 'ended' end) as state,
             coalesce(c.answered, s.answered, 0) as answered, coalesce(c.failed, s.failed, 0) as failed, coalesce(c.minutes, s.minutes, 0) as minutes,
             coalesce(c.absent_minutes, s.absent_minutes, 0) as absent_minutes, coalesce(c.maintenance_minutes, s.maintenance_minutes, 0) as maintenance_minutes,
             case when c.state in ('crediting', 'closed') then c.credit_percent end as credit_percent, c.note
      from months m left join summed s using (month) left join private.service_months c using (month) where c.month is not null or s.month is not null
    )
    select to_char(f.month, 'YYYY-MM') as month, f.state, f.answered::text, f.failed::text, f.minutes, f.absent_minutes::text as absent, f.maintenance_minutes as maintenance,
           trunc(private.availability_ratio(f.answered, f.failed, f.minutes, f.absent_minutes) * 100, 4)::text as percent, f.credit_percent as credit, f.note
    from figures f order by f.month desc`;
  return rows.map((row) => ({
    month: row.month,
    ...figures(row),
    state: row.state,
    credit_percent: row.credit,
    note: row.note,
  }));
}

async function readLatency(sql: Sql): Promise<readonly ProductLatency[]> {
  const rows = await sql<{ product: string; answered: string; latency: Readonly<Record<string, number>>[] }[]>`
    select p.product, sum(p.answered)::text as answered, jsonb_agg(p.latency) as latency from private.service_day_products p
    where p.day > (now() at time zone 'utc')::date - ${LATENCY_DAYS}::int group by p.product having sum(p.answered) > 0 order by p.product = ${OTHER_PRODUCT}, p.product`;
  return rows.map(({ product, answered, latency }) => {
    const counts: Record<string, number> = {};
    for (const day of latency)
      for (const [bucket, calls] of Object.entries(day)) counts[bucket] = (counts[bucket] ?? 0) + calls;
    const at = (share: number): number | null => {
      const milliseconds = percentileMs(counts, share);
      return milliseconds === null ? null : Number(milliseconds.toPrecision(3));
    };
    return { product, calls: Number(answered), p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) };
  });
}

const INCIDENTS_MAX = 50;

/** The incidents and the maintenance of the last days, open ones and coming ones. */
async function readNotices(sql: Sql, days: number): Promise<Pick<Status, 'incidents' | 'maintenance'>> {
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
