import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { ArchiveLink } from '../connect.ts';
import { TABLES } from '../copy/columns.ts';
import { copySpan, narrowed, type Span } from '../copy/copy-span.ts';
import { clearAgain } from '../state.ts';
import { daySum, differingHours, type Figures, postgresTotals, clickhouseTotals } from './figures.ts';
import { dropArchivedDay, optimizeDay } from './optimize-day.ts';

export interface VerifyDependencies {
  readonly sql: Sql;
  readonly link: ArchiveLink;
  readonly log: Logger;
  /** Ends with an error if this node is not the one that changes days any more. */
  readonly stillOurs: () => Promise<void>;
  /** Told of each hour that differed. */
  readonly onDifference?: (hours: number) => void;
}

/** A day of which both sides still differ after it was copied again. */
export class DayDiffers extends Error {
  constructor(day: string, hours: readonly number[]) {
    super(
      `${day} differs between PostgreSQL and ClickHouse after it was copied again, in the hours ${hours.join(', ')}. It stays in PostgreSQL`,
    );
    this.name = 'DayDiffers';
  }
}

/** A day of a release that kept answers in the log rows, which ClickHouse has no column for. */
class OldAnswers extends Error {
  constructor(day: string) {
    super(
      `${day} has answers in its log rows, as an earlier release kept them. It stays in PostgreSQL until PAYLOAD_RETENTION_DAYS has removed them`,
    );
    this.name = 'OldAnswers';
  }
}

const HOUR_MS = 3_600_000;

/**
 * Makes a day in ClickHouse equal to PostgreSQL's, which must have all of it: duplicates are merged, hours that differ are copied again, and if that
 * does not help, because rows are there that PostgreSQL does not have, the whole day. Returns what both contain.
 * @param replay copies the whole day again in any case
 * @throws DayDiffers
 */
export async function verifyDay(dependencies: VerifyDependencies, day: string, replay = false): Promise<Figures> {
  if (replay) await replayDay(dependencies, day);
  let compared = await compare(dependencies, day);
  if (compared.hours.length > 0) {
    dependencies.log.warn({ day, hours: compared.hours }, 'hours of the call archive differ and are copied again');
    dependencies.onDifference?.(compared.hours.length);
    await clearAgain(dependencies.sql, day);
    for (const hour of compared.hours) await copyPieces(dependencies, hourOf(day, hour));
    compared = await compare(dependencies, day);
  }
  if (compared.hours.length > 0) {
    dependencies.log.warn({ day, hours: compared.hours }, 'a day of the call archive differs and is replaced');
    await replayDay(dependencies, day);
    compared = await compare(dependencies, day);
  }
  if (compared.hours.length > 0) throw new DayDiffers(day, compared.hours);
  return compared.figures;
}

/** Removes a day from ClickHouse and copies it again. */
async function replayDay(dependencies: VerifyDependencies, day: string): Promise<void> {
  const hours = [...(await postgresTotals(dependencies.sql, day)).keys()].toSorted((left, right) => left - right);
  await dependencies.stillOurs();
  await clearAgain(dependencies.sql, day);
  for (const { name } of TABLES) await dropArchivedDay(dependencies.link, name, day);
  for (const hour of hours) await copyPieces(dependencies, hourOf(day, hour));
}

async function compare({ sql, link }: VerifyDependencies, day: string) {
  if (await hasOldAnswers(sql, day)) throw new OldAnswers(day);
  for (const { name } of TABLES) await optimizeDay(link, name, day);
  const [here, there] = [await postgresTotals(sql, day), await clickhouseTotals(link, day)];
  return { figures: daySum(here), hours: differingHours(here, there) };
}

async function hasOldAnswers(sql: Sql, day: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from public.translator_logs t where t.created_at >= ${day}::date::timestamp at time zone 'utc'
      and t.created_at < (${day}::date + 1)::timestamp at time zone 'utc' and t.response_payload is not null) as found`;
  return row!.found;
}

function hourOf(day: string, hour: number): Span {
  const from = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return { from: new Date(from), to: new Date(from + HOUR_MS) };
}

async function copyPieces({ sql, link }: VerifyDependencies, { from, to }: Span): Promise<void> {
  for (const table of TABLES)
    for (let at = from; at < to;) {
      const span = await narrowed(sql, table, { from: at, to });
      await copySpan(sql, link, table, span);
      at = span.to;
    }
}
