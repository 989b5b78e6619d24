import { pino } from 'pino';
import { type ArchiveLink, connectArchive } from '../../call-archive/connect.ts';
import { inspectDay } from '../../call-archive/inspect.ts';
import { archivedDays, verifyDay } from '../../call-archive/move/verify-day.ts';
import { moveBack } from '../../call-archive/move/move-days.ts';
import { onOneNode } from '../../call-archive/archive-tasks.ts';
import { withArchive } from '../../call-archive/open-archive.ts';
import { type ArchiveState, readProgress, readState } from '../../call-archive/state.ts';
import type { ClickHouseServer } from '../../config/connection-string.ts';
import type { Sql } from '../../database/database.ts';
import { type Command, type CommandCall, CommandFailed, textOption, UsageError, utcText } from '../command.ts';

/** How long a replay waits for a server that is moving days. */
const WAIT_MS = 330_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const callArchiveStatus: Command = {
  words: 'call-archive status',
  takes: [],
  options: {},
  optionsUsage: '',
  summary: 'Shows how far the call log was copied and moved to ClickHouse, and what waits',
  run: (call) =>
    withLink(call, async ({ sql, link, state }) => {
      const { lagSeconds, forgottenWaiting } = await readProgress(sql);
      const at = (date: Date | null): string => (date === null ? 'not yet' : `${utcText(date)} UTC`);
      call.print(`Calls are copied until    ${at(state.copiedUntil)}`);
      call.print(`Answers are copied until  ${at(state.answersCopiedUntil)}`);
      if (lagSeconds !== null)
        call.print(`ClickHouse is behind by   ${Math.round(lagSeconds)} s (120 to 240 is usual)`);
      call.print(
        `Read from ClickHouse      ${state.movedUntil === null ? 'nothing yet' : `before ${at(state.movedUntil)}`}`,
      );
      call.print(
        `Dropped in PostgreSQL     ${state.droppedUntil === null ? 'nothing yet' : `before ${at(state.droppedUntil)}`}`,
      );
      call.print(`Deleted accounts waiting  ${forgottenWaiting}`);
      const days = await archivedDays(link, 'calls');
      const [size] = await link.select<{ rows: string; bytes: string }>(
        `select toString(sum(rows)) as rows, toString(sum(bytes_on_disk)) as bytes from system.parts where database = currentDatabase() and active`,
      );
      call.print(
        `ClickHouse holds          ${days.length} days, ${size!.rows} rows, ${(Number(size!.bytes) / 1e9).toFixed(2)} GB on disk`,
      );
    }),
};

export const callArchiveVerify: Command = {
  words: 'call-archive verify',
  takes: [],
  options: { day: { type: 'string' } },
  optionsUsage: '[--day YYYY-MM-DD]',
  summary:
    'Compares ClickHouse with PostgreSQL: one day, or all that were moved. Changes nothing; exit code 1 when one differs',
  run: (call) =>
    withLink(call, async ({ sql, link, state }) => {
      const given = textOption(call, 'day');
      const days = given === null ? await movedDays(sql, link, state) : [asDay(given)];
      let wrong = 0;
      for (const day of days) {
        const { calls, frames, differences } = await inspectDay(sql, link, state, day);
        call.print(`${day}  ${calls} calls, ${frames} frames of answers${differences.length === 0 ? '' : ': differs'}`);
        for (const difference of differences) call.print(`            ${difference}`);
        if (differences.length > 0) wrong += 1;
      }
      if (wrong > 0) throw new CommandFailed(`${wrong} of ${days.length} days differ`);
      call.print(`${days.length} days agree`);
    }),
};

export const callArchiveReplay: Command = {
  words: 'call-archive replay',
  takes: ['DAY'],
  options: {},
  optionsUsage: '',
  summary: 'Copies a day (YYYY-MM-DD) to ClickHouse once more, in place of what is there, and verifies it',
  run: (call) => {
    const day = asDay(call.arguments[0]!);
    return call.withDatabase(async ({ sql }) => {
      const server = serverOf(call);
      const isDone = await onOneNode(
        sql,
        'days',
        (stillOurs) =>
          withArchive(sql, server, async ({ link, state }) => {
            const endsAt = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
            if (state.droppedUntil !== null && endsAt <= state.droppedUntil.getTime())
              throw new CommandFailed(`PostgreSQL does not have ${day} any more: ClickHouse has the only copy`);
            if (
              [state.copiedUntil, state.answersCopiedUntil].some((until) => until === null || endsAt > until.getTime())
            )
              throw new CommandFailed(`${day} is still being copied; the servers do it`);
            if (state.movedUntil !== null && endsAt <= state.movedUntil.getTime()) await moveBack(sql, day);
            const { calls, frames } = await verifyDay(
              { sql, link, log: pino({ level: 'silent' }), stillOurs },
              day,
              true,
            );
            call.print(`${day} was copied again and agrees: ${calls} calls, ${frames} frames of answers`);
          }),
        WAIT_MS,
      );
      if (!isDone) throw new CommandFailed('A server is moving days. Try again later.');
    });
  },
};

interface Looking {
  readonly sql: Sql;
  readonly link: ArchiveLink;
  readonly state: ArchiveState;
}

/** Connects to both, to look only. */
function withLink(call: CommandCall, work: (looking: Looking) => Promise<void>): Promise<void> {
  return call.withDatabase(async ({ sql }) => {
    const server = serverOf(call);
    const state = await readState(sql);
    if (state === null)
      throw new CommandFailed(
        'Nothing was copied yet. A server with CLICKHOUSE_URL begins within a minute of its start.',
      );
    const link = await connectArchive(server);
    try {
      await work({ sql, link, state });
    } finally {
      await link.close();
    }
  });
}

function serverOf(call: CommandCall): ClickHouseServer {
  const { clickhouse } = call.config();
  if (clickhouse === null) throw new CommandFailed('CLICKHOUSE_URL is not set: the call log is in PostgreSQL only.');
  return clickhouse;
}

/** @throws UsageError for a text that is no day */
function asDay(text: string): string {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new UsageError(`"${text}" is not a day. Write it as 2026-11-01.`);
  return text;
}

/** The moved days that either side has rows of. */
async function movedDays(sql: Sql, link: ArchiveLink, { movedUntil }: ArchiveState): Promise<readonly string[]> {
  if (movedUntil === null) return [];
  const noted = await sql<
    { day: string }[]
  >`select day::text as day from private.archived_days where calls > 0 or frames > 0`;
  const days = new Set([
    ...noted.map(({ day }) => day),
    ...(await archivedDays(link, 'calls')),
    ...(await archivedDays(link, 'call_answers')),
  ]);
  return [...days].filter((day) => Date.parse(`${day}T00:00:00Z`) < movedUntil.getTime()).toSorted();
}
