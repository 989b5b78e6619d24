import type { Logger } from 'pino';
import { mailUser } from '../events/event-context.ts';
import type { Config } from '../../config/config.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';
import { availabilityCreditMail } from '../../mail/service-mails.ts';
import { operatorMail } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type Month, monthFigure } from '../../availability/month.ts';

export const CREDITS_TASK = 'availability-credits';

export interface CreditsOptions {
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  readonly log: Logger;
}

/** Closes each month two days after its end and books its credits. Whatever was killed half-way goes on where it was. */
export const creditsTask = (options: CreditsOptions): Task => ({
  name: CREDITS_TASK,
  cron: '20 4 * * *',
  perform: async (sql, stopped) => {
    for (const month of await openMonths(sql)) {
      if (stopped()) return;
      if ((await closeMonth(sql, month, options)) === 'crediting') await bookCredits(sql, month, options, stopped);
    }
  },
});

/** Months that ended two days ago or earlier, were measured at least in part, and are not closed; the oldest first. */
async function openMonths(sql: Sql): Promise<readonly Month[]> {
  const rows = await sql<{ month: string }[]>`
    select to_char(g.month, 'YYYY-MM') as month
    from generate_series(date_trunc('month', private.service_measured_since() at time zone 'utc'), (now() at time zone 'utc') - interval '1 month 2 days', interval '1 month') g(month)
    where not exists (select from private.service_months m where m.month = g.month::date and m.state <> 'crediting') order by 1`;
  return rows.map(({ month }) => month);
}

/** Computes a month and lists its credits, once; the operator is told when it is held. Returns its state now. */
async function closeMonth(
  sql: Sql,
  month: Month,
  { config: { supportEmail }, log }: CreditsOptions,
): Promise<string | null> {
  return sql.begin(async (transaction) => {
    const closed = await decideMonth(transaction, month, null, null);
    if (closed === null || !closed.isNew) return closed?.state ?? null;
    const figure = await monthFigure(transaction, month);
    log.info({ ...figure, month, state: closed.state }, 'the availability of a month was computed');
    if (closed.state === 'held') {
      log.error({ month, absent_minutes: figure?.absentMinutes }, 'a month is held: too much of it was not measured');
      await enqueueMail(transaction, {
        to: supportEmail,
        ...operatorMail({
          subject: `The availability of ${month} needs your decision`,
          paragraphs: [
            `No process wrote anything in ${Math.round(figure?.absentMinutes ?? 0)} minutes of ${month}. Either the service did not run, or its measurement was lost, for example with a restored backup. No credit is booked until you decide.`,
            `See the figure and what it would bring: npm run theia -- availability ${month}`,
            `If the service did not run: npm run theia -- availability ${month} --credit`,
            `If it ran and the measurement was lost: npm run theia -- availability ${month} --no-credit REASON. The status page shows the reason.`,
          ],
        }),
      });
    }
    return closed.state;
  });
}

/** Computes a month, once. `decision` is that of the operator about a held month. Null: the month cannot be closed yet. */
export async function decideMonth(
  transaction: Transaction,
  month: Month,
  decision: 'credit' | 'no credit' | null,
  reason: string | null,
): Promise<{ readonly state: string; readonly isNew: boolean } | null> {
  const [closed] = await transaction<{ state: string; is_new: boolean }[]>`
    select state, is_new from private.close_service_month(${`${month}-01`}::text::date, ${decision}, ${reason})`;
  return closed === undefined ? null : { state: closed.state, isNew: closed.is_new };
}

/** Books what is listed for a month, each account in its own transaction together with its mail, then closes the month. */
async function bookCredits(
  sql: Sql,
  month: Month,
  { config: { publicUrl }, log }: CreditsOptions,
  stopped: () => boolean,
): Promise<void> {
  const day = `${month}-01`;
  const open = await sql<{ id: string; user_id: string }[]>`
    select id, user_id from private.availability_credits where month = ${day}::text::date and booked_at is null order by user_id`;
  let booked = 0;
  for (const { id, user_id: userId } of open) {
    if (stopped()) return;
    await sql.begin(async (transaction) => {
      const [credit] = await transaction<
        { usd: string | null }[]
      >`select trunc(private.book_availability_credit(${id}), 2)::text as usd`;
      if (credit?.usd == null) return;
      booked += 1;
      const [figure] = await transaction<{ percent: string | null; credit: number }[]>`
        select trunc(availability * 100, 4)::text as percent, credit_percent as credit from private.service_months where month = ${day}::text::date`;
      await mailUser(
        transaction,
        userId,
        availabilityCreditMail({
          month,
          percent: figure?.percent ?? '',
          creditPercent: figure?.credit ?? 0,
          usd: credit.usd,
          publicUrl,
        }),
      );
    });
  }
  const closed = await sql`
    update private.service_months set state = 'closed', closed_at = now() where month = ${day}::text::date and state = 'crediting'
      and not exists (select from private.availability_credits c where c.month = service_months.month and c.booked_at is null) returning 1`;
  if (closed.length > 0) log.info({ month, credits: booked }, 'the credits of a month are booked');
}
