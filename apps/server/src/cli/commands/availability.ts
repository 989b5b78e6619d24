import { decideMonth } from '../../billing/tasks/availability-credits-task.ts';
import { type Month, type MonthFigure, monthFigure, readMonth } from '../../availability/month.ts';
import type { Sql } from '../../database/database.ts';
import { type Command, type CommandCall, CommandFailed, readPublicText, textOption, UsageError } from '../command.ts';

interface Credits {
  readonly accounts: number;
  readonly booked: number;
  readonly usd: string;
}

export const availability: Command = {
  words: 'availability',
  takes: ['MONTH'],
  options: { json: { type: 'boolean' }, credit: { type: 'boolean' }, 'no-credit': { type: 'string' } },
  optionsUsage: '[--json] [--credit | --no-credit REASON]',
  summary: 'Shows a month (YYYY-MM) and what is credited for it; decides a month that is held',
  run: (call) => {
    const month = readMonth(call.arguments[0] ?? '');
    if (month === null) throw new UsageError(`"${call.arguments[0]}" is not a month, such as 2026-11`);
    const decision = readDecision(call);
    return call.withDatabase(async ({ sql }) => {
      if (decision !== null) await decide(sql, month, decision);
      const figure = await monthFigure(sql, month);
      if (figure === null) throw new CommandFailed(`Nothing was measured in ${month}, and nothing is credited for it`);
      const credits = await readCredits(sql, figure);
      if (call.options['json'] === true) call.print(JSON.stringify({ ...figure, credits }));
      else for (const line of lines(figure, credits)) call.print(line);
    });
  },
};

interface Decision {
  readonly word: 'credit' | 'no credit';
  readonly reason: string | null;
}

function readDecision(call: CommandCall): Decision | null {
  const reason = textOption(call, 'no-credit');
  if (call.options['credit'] === true) {
    if (reason !== null) throw new UsageError('Decide for --credit or for --no-credit');
    return { word: 'credit', reason: null };
  }
  return reason === null ? null : { word: 'no credit', reason: readPublicText('The reason', reason, 500) };
}

/** @throws CommandFailed when the month is not held */
async function decide(sql: Sql, month: Month, { word, reason }: Decision): Promise<void> {
  await sql.begin(async (transaction) => {
    const [held] = await transaction`
      select from private.service_months where month = ${`${month}-01`}::text::date and state = 'held' for update`;
    if (held === undefined) throw new CommandFailed(`${month} is not held: there is nothing to decide`);
    await decideMonth(transaction, month, word, reason);
  });
}

/** What is listed for the month, or would be now. */
async function readCredits(sql: Sql, { month, state, creditPercent }: MonthFigure): Promise<Credits> {
  const day = `${month}-01`;
  const [row] =
    state === 'crediting' || state === 'closed'
      ? await sql<Credits[]>`
          select count(*)::int as accounts, (count(*) filter (where booked_at is not null))::int as booked, coalesce(sum(credit_usd), 0)::numeric(14, 2)::text as usd
          from private.availability_credits where month = ${day}::text::date`
      : await sql<Credits[]>`
          select count(*)::int as accounts, 0 as booked, coalesce(sum(credit_usd), 0)::numeric(14, 2)::text as usd from private.availability_credit_plan(${day}::text::date, ${creditPercent}::int)`;
  return row ?? { accounts: 0, booked: 0, usd: '0.00' };
}

const STATES = {
  held: 'held: too much of it was not measured. Decide with --credit or --no-credit REASON',
  crediting: 'being credited',
  closed: 'closed',
} as const;

function lines(figure: MonthFigure, credits: Credits): readonly string[] {
  const { month, state, answered, failed, minutes, absentMinutes, maintenanceMinutes, percent, creditPercent } = figure;
  return [
    `${month}: ${percent === null ? 'not measured' : `${percent} % available`} (${state === null ? 'not closed: figures up to now' : STATES[state]})`,
    `  ${answered} calls answered, ${failed} failed`,
    `  ${absentMinutes} of ${minutes} minutes absent, ${maintenanceMinutes} minutes of announced maintenance left out`,
    creditPercent === 0
      ? '  No credit'
      : `  Credit: ${creditPercent} % of the plan price, ${credits.usd} USD for ${credits.accounts} accounts, ${credits.booked} booked`,
    ...(figure.note === null ? [] : [`  Note: ${figure.note}`]),
  ];
}
