import type { Sql, Transaction } from '../database/database.ts';

/** A calendar month in UTC, `YYYY-MM`. */
export type Month = string;

export type MonthState = 'held' | 'crediting' | 'closed';

/** The availability of a month and its consequences. */
export interface MonthFigure {
  readonly month: Month;
  /** null: nothing was decided yet. */
  readonly state: MonthState | null;
  readonly answered: number;
  readonly failed: number;
  readonly minutes: number;
  readonly absentMinutes: number;
  readonly maintenanceMinutes: number;
  /** In percent with four decimals, cut off and never rounded up; null if nothing was measured. */
  readonly percent: string | null;
  /** The part of the plan price that is credited. */
  readonly creditPercent: number;
  readonly note: string | null;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Reads `YYYY-MM`, or null. */
export function readMonth(text: string): Month | null {
  return MONTH.test(text) ? text : null;
}

interface Row {
  readonly state: MonthState | null;
  readonly answered: string;
  readonly failed: string;
  readonly minutes: number;
  readonly absent: string;
  readonly maintenance: number;
  readonly percent: string | null;
  readonly credit: number;
  readonly note: string | null;
}

/**
 * The availability of a month: as it was closed, or else as it is up to now. Null before measuring began, or for a month that has not begun.
 */
export async function monthFigure(sql: Sql | Transaction, month: Month): Promise<MonthFigure | null> {
  const day = `${month}-01`;
  const [closed] = await sql<Row[]>`
    select state, answered::text, failed::text, minutes, absent_minutes::text as absent, maintenance_minutes as maintenance, trunc(availability * 100, 4)::text as percent, credit_percent as credit, note
    from private.service_months where month = ${day}::text::date and state <> 'held'`;
  const [row] =
    closed === undefined
      ? await sql<Row[]>`
          with bounds as (
            select greatest(${day}::text::timestamp at time zone 'utc', private.service_measured_since()) as begins,
                   least((${day}::text::date + interval '1 month')::timestamp at time zone 'utc', date_trunc('minute', now()) - interval '1 minute') as ends
          )
          select (select m.state from private.service_months m where m.month = ${day}::text::date) as state, a.answered::text, a.failed::text, a.minutes, a.absent_minutes::text as absent,
                 a.maintenance_minutes as maintenance, trunc(a.availability * 100, 4)::text as percent, private.credit_percent(a.availability) as credit, null::text as note
          from bounds b cross join lateral private.availability(b.begins, b.ends) a where b.begins < b.ends and private.service_measured_since() is not null`
      : [closed];
  if (row === undefined) return null;
  return {
    month,
    state: row.state,
    answered: Number(row.answered),
    failed: Number(row.failed),
    minutes: row.minutes,
    absentMinutes: Number(row.absent),
    maintenanceMinutes: row.maintenance,
    percent: row.percent,
    creditPercent: row.credit,
    note: row.note,
  };
}
