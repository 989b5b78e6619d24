import { EventEmitter, once } from 'node:events';
import type { Sql } from '../database/database.ts';
import { CHANGED_CHANNEL } from './report-lease.ts';

/** Publishes changes of reports, whichever node writes them. */
export type ReportChanges = Awaited<ReturnType<typeof openReportChanges>>;

const ANY = 'any';

export async function openReportChanges(sql: Sql) {
  const events = new EventEmitter({ captureRejections: false });
  events.setMaxListeners(0);
  const listener = await sql.listen(
    CHANGED_CHANNEL,
    (id) => events.emit(`report ${id}`),
    () => events.emit(ANY),
  );
  return {
    /** Resolves at the next change of a report, at the latest after so long; also when what changed may not have been heard. */
    next: async (id: string, milliseconds: number) => {
      const enough = new AbortController();
      const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(Math.ceil(milliseconds))]);
      try {
        await Promise.race([once(events, `report ${id}`, { signal }), once(events, ANY, { signal })]);
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        enough.abort();
      }
    },
    close: async () => {
      await listener.unlisten().catch(() => {});
      events.emit(ANY);
    },
  };
}
