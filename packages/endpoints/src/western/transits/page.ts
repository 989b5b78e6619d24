import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { TransitWindow } from '@theia-astro/astro/transits/event';
import type { TransitReport } from '@theia-astro/astro/transits/range';
import { z } from 'zod';
import type { ChartRole } from '../../wire/aspect.ts';
import type { NatalPoints } from '../../wire/eclipse.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { cursorText } from './cursor.ts';
import { eventSchema, wireEvent } from './event.ts';
import type { Uncertain } from './uncertain.ts';
import { windowSchema, wireWindow } from './window.ts';

/** The requested page of a report. */
export interface PageAsked {
  readonly limit: number;
  /** Index of the first event of this page. */
  readonly offset: number;
  /** The fingerprint that a cursor of this request must have. */
  readonly fingerprint: string;
}

/** How a page of a report is written. */
export interface PageTelling {
  /** The charts of the moving bodies and of the aspected points. */
  readonly charts: readonly [ChartRole, ChartRole];
  readonly details: boolean;
  readonly windows: boolean;
  /** The natal points that eclipses may fall on. */
  readonly natal: NatalPoints;
  /** The uncertainty from an unknown birth time; null when it is known. */
  readonly uncertain: Uncertain | null;
}

/** Events of a search, to spread into an answer. */
export const pageShape = {
  events: z.array(eventSchema).meta({ description: 'In order of time.' }),
  windows: z
    .array(windowSchema)
    .optional()
    .meta({ description: 'Times in orb that begin on this page or contain one of its hits.' }),
  next_cursor: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last page.' }),
};
const pageSchema = z.object(pageShape);

/**
 * One page of a report: `limit` events from the offset, with the windows that begin in the time span of the page or
 * contain one of its hits. The whole list is computed again for every page, because it depends only on the request.
 */
export function writePage(
  ephemeris: Ephemeris,
  report: TransitReport,
  { offset, limit, fingerprint }: PageAsked,
  telling: PageTelling,
): Wire<typeof pageSchema> {
  const { events } = report;
  const end = offset + limit;
  const ids = new Map(report.windows.map((window, index) => [window, `w${index + 1}`]));
  const { windows, uncertain, ...eventTelling } = telling;
  return {
    events: events
      .slice(offset, end)
      .map((event) =>
        wireEvent(
          ephemeris,
          event,
          uncertain === null ? {} : event.kind === 'exact' ? uncertain.hit(event) : uncertain.passage(event),
          { ...eventTelling, windowId: windows ? (window) => ids.get(window)! : null },
        ),
      ),
    ...(windows
      ? {
          windows: pageWindows(report, offset, end).map((window) =>
            wireWindow(ephemeris, window, {
              id: ids.get(window)!,
              charts: telling.charts,
              approximate: uncertain !== null,
            }),
          ),
        }
      : {}),
    next_cursor: end < events.length ? cursorText(end, fingerprint) : null,
  };
}

/** The windows that begin in the time span of the page [offset, end), or contain one of its hits. */
function pageWindows({ events, windows }: TransitReport, offset: number, end: number): readonly TransitWindow[] {
  const begins = offset === 0 ? -Infinity : (events[offset]?.jdUt ?? Infinity);
  const ends = end < events.length ? events[end]!.jdUt : Infinity;
  const held = new Set(events.slice(offset, end).flatMap((event) => (event.kind === 'exact' ? [event.window] : [])));
  return windows.filter((window) => held.has(window) || (window.entersJdUt >= begins && window.entersJdUt < ends));
}
