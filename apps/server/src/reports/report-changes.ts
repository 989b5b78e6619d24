import { EventEmitter, once } from 'node:events';
import type { Sql } from '../database/database.ts';
import { CHANGED_CHANNEL } from './report-lease.ts';

/** Hears of changes of reports, whichever node writes them. */
export interface ReportChanges {
  /** Resolves at the next change of a report, at the latest after so long; also when what changed may not have been heard. */
  next(id: string, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const ANY = 'any';

export async function openReportChanges(sql: Sql): Promise<ReportChanges> {
  const events = new EventEmitter({ captureRejections: false });
  events.setMaxListeners(0);
  const listener = await sql.listen(
    CHANGED_CHANNEL,
    (id) => events.emit(`report ${id}`),
    () => events.emit(ANY),
  );
  return {
    next: async (id, milliseconds) => {
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
