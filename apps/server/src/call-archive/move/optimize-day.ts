import { setTimeout as sleep } from 'node:timers/promises';
import type { ArchiveLink } from '../connect.ts';
import type { ArchiveTable } from '../copy/columns.ts';
import { dayLiteral } from '../literals.ts';

const DEADLINE_MS = 1_800_000;
/** ClickHouse does nothing while parts of the day are being merged already. */
const TRIES_MAX = 60;
const PAUSE_MS = 1_000;

/**
 * Merges the parts of a day into one, in which every row is there once: the one that was copied last.
 * @throws Error when ClickHouse does not manage it
 */
export async function optimizeDay(link: ArchiveLink, table: ArchiveTable, day: string): Promise<void> {
  for (let tries = 1; (await countParts(link, table, day)) > 1; tries += 1) {
    await link.run(`optimize table ${table} partition '${plain(day)}' final`, { deadlineMs: DEADLINE_MS });
    if ((await countParts(link, table, day)) <= 1) return;
    if (tries === TRIES_MAX)
      throw new Error(`ClickHouse does not merge ${day} of ${table} into one part. Is its disk full?`);
    await sleep(PAUSE_MS);
  }
}

/** Removes a day of a table, rows and all. */
export async function dropArchivedDay(link: ArchiveLink, table: ArchiveTable, day: string): Promise<void> {
  if ((await countParts(link, table, day)) > 0)
    await link.run(`alter table ${table} drop partition '${plain(day)}'`, { deadlineMs: DEADLINE_MS });
}

/** The days of a table that have rows, in order. */
export async function archivedDays(link: ArchiveLink, table: ArchiveTable): Promise<readonly string[]> {
  const rows = await link.select<{ day: string }>(
    `select distinct partition as day from system.parts where database = currentDatabase() and table = '${table}' and active order by day`,
  );
  return rows.map(({ day }) => day.replaceAll("'", ''));
}

async function countParts(link: ArchiveLink, table: ArchiveTable, day: string): Promise<number> {
  const [row] = await link.select<{ parts: string }>(
    `select toString(count()) as parts from system.parts where database = currentDatabase() and table = '${table}' and active and partition in ('${plain(day)}', '\\'${plain(day)}\\'')`,
  );
  return Number(row?.parts);
}

/** @throws RangeError for anything but a day */
function plain(day: string): string {
  dayLiteral(day);
  return day;
}
