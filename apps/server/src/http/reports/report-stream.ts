import type { ReportOwner } from '../../reports/report-store.ts';
import type { Reports } from '../../reports/open-reports.ts';

/** So often something is sent, so that nobody between takes the connection for dead. */
const QUIET_MS = 15_000;

export const EVENT_STREAM = 'text/event-stream';
export const STREAM_HEADERS = {
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  // nginx would hold it back.
  'x-accel-buffering': 'no',
} as const;

/** The state of a report as server-sent events: `progress` until it ends, then `ready` or `failed`. */
export async function* reportStream(reports: Reports, owner: ReportOwner, id: string): AsyncGenerator<Uint8Array> {
  for await (const report of reports.follow(owner, id, QUIET_MS)) {
    if (report === null) yield Buffer.from(':\n\n');
    else
      yield Buffer.from(
        `event: ${report.ended_at === null ? 'progress' : report.status}\ndata: ${JSON.stringify(report)}\n\n`,
      );
  }
}

/** Whether a caller asks for events. */
export function wantsStream(accept: string | undefined): boolean {
  return accept?.split(',').some((type) => type.trim().toLowerCase().startsWith(EVENT_STREAM)) ?? false;
}
