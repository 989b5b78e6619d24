import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { TransitWindow } from '@theia-astro/astro/transits/event';
import type { TransitReport } from '@theia-astro/astro/transits/range';
import { z } from 'zod';
import { uncertaintyShape } from '../../resolve/uncertainty.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';
import { type ChartRole, chartsPairShape, wireChartsPair } from '../../wire/aspect.ts';
import { instantSchema } from '../../wire/place-and-time.ts';
import { wire, type Wire } from '../../wire/wire.ts';
import type { FieldReader } from '../../request/field-reader.ts';
import { text } from '../../request/field.ts';
import { quote } from '../../request/issue-list.ts';
import type { NatalPoints } from '../../wire/eclipse.ts';
import { eventSchema, wireEvent } from './event.ts';
import type { Uncertain } from './natal-targets.ts';

/** A time within the orb of an aspect. */
const windowSchema = z
  .object({
    id: z.string(),
    ...chartsPairShape,
    starts_at: instantSchema.meta({ description: 'When the aspect comes into orb.' }),
    ends_at: instantSchema.meta({ description: 'When the aspect goes out of orb.' }),
    exact_at: z.array(instantSchema).meta({ description: 'Empty for a near miss.' }),
    closest: z.object({
      at: instantSchema,
      orb: z
        .number()
        .meta({ description: 'Separation minus the aspect’s angle, signed; 0 when exact.', 'x-unit': 'degrees' }),
    }),
    clipped_start: z
      .boolean()
      .meta({ description: 'Already in orb when the range starts; starts_at is then the start of the range.' }),
    clipped_end: z
      .boolean()
      .meta({ description: 'Still in orb when the range ends; ends_at is then the end of the range.' }),
    approximate: uncertaintyShape.approximate,
  })
  .meta({ id: 'TransitWindow', description: 'A time within the orb of an aspect; point_1 is the moving body.' });

interface WindowTelling {
  readonly id: string;
  readonly charts: readonly [ChartRole, ChartRole];
  /** The birth time is unknown. */
  readonly approximate: boolean;
}

/** Writes a time in orb. */
function wireWindow(
  ephemeris: Ephemeris,
  window: TransitWindow,
  { id, charts, approximate }: WindowTelling,
): Wire<typeof windowSchema> {
  const at = (jdUt: number): string => instantTextOfJd(ephemeris, jdUt);
  return {
    id,
    ...wireChartsPair(window.aspect, [window.body, window.target], charts),
    starts_at: at(window.entersJdUt),
    ends_at: at(window.leavesJdUt),
    exact_at: window.exactJdUt.map(at),
    closest: { at: at(window.closest.jdUt), orb: wire(window.closest.orbDeg) },
    clipped_start: window.clippedStart,
    clipped_end: window.clippedEnd,
    ...(approximate ? { approximate: true } : {}),
  };
}

const CURSOR = /^t1\.([0-9a-z]{1,7})\.([0-9a-z]{1,6})$/;

/** The opaque `next_cursor`: the position in the list, and the fingerprint of its request. */
function cursorText(offset: number, fingerprint: string): string {
  return btoa(`t1.${fingerprint}.${offset.toString(36)}`)
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** `cursor`: where the next page begins. */
export const cursor = text(
  { code: 'invalid_cursor' },
  { description: 'next_cursor of the previous page, with the same request.' },
);

/** The offset of a cursor. Records `invalid_cursor` for a cursor of another request or an invalid one. */
export function readCursor(fields: FieldReader, said: string | undefined, fingerprint: string): number | undefined {
  if (said === undefined) return undefined;
  const match = CURSOR.exec(decodeCursor(said));
  if (match?.[1] === fingerprint && match[2] !== undefined) return Number.parseInt(match[2], 36);
  fields.issue(
    'invalid_cursor',
    'cursor',
    `cursor ${quote(said)} does not belong to this request.`,
    'Send next_cursor of the previous page, with the same request.',
  );
  return undefined;
}

function decodeCursor(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** The requested page of a report. */
export interface PageAsked {
  readonly limit: number;
  /** Index of the first event of this page. */
  readonly offset: number;
  /** The fingerprint that a cursor of this request must have. */
  readonly fingerprint: string;
}

/** How a page of a report is written. */
interface PageTelling {
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
