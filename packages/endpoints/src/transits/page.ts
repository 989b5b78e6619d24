import { eclipseContacts } from '@theia/astro/eclipses/natal-contacts';
import type { Ephemeris } from '@theia/astro/ephemeris';
import type { NatalTarget } from '@theia/astro/transits/aspect-targets';
import type { TransitEvent, TransitWindow } from '@theia/astro/transits/event';
import type { TransitReport } from '@theia/astro/transits/range';
import { signAt } from '@theia/astro/zodiac/signs';
import { wireEclipse, wireEclipseContact } from '../eclipses/wire-eclipse.ts';
import { wire, wireLongitude } from '../natal/wire-number.ts';
import { wireZodiac } from '../natal/wire-point.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { cursorText } from './cursor.ts';
import type { RangeRequest } from './range-fields.ts';
import type { Uncertain } from './uncertain.ts';

type Wired = Record<string, unknown>;

/**
 * One page of a report: `limit` events from the offset, with the windows that begin in the page's stretch of time or hold one of its hits.
 * The whole list is found anew for every page: it depends on the request alone.
 */
export function pageOf(
  ephemeris: Ephemeris,
  report: TransitReport,
  { offset, limit, fingerprint }: RangeRequest,
  targets: readonly NatalTarget[],
  uncertain: Uncertain | null,
): Wired {
  const { events, windows } = report;
  const page = events.slice(offset, offset + limit);
  const end = offset + limit;
  const begins = offset === 0 ? -Infinity : (events[offset]?.jdUt ?? Infinity);
  const ends = end < events.length ? events[end]!.jdUt : Infinity;
  const ids = new Map(windows.map((window, index) => [window, `w${index + 1}`]));
  const held = new Set(page.flatMap((event) => (event.kind === 'exact' ? [event.window] : [])));
  const wanted = windows.filter(
    (window) => held.has(window) || (window.entersJdUt >= begins && window.entersJdUt < ends),
  );
  return {
    events: page.map((event) => ({
      ...wireEvent(ephemeris, event, ids, targets),
      ...(event.kind === 'exact' ? uncertain?.hit(event) : uncertain?.passage(event)),
    })),
    windows: wanted.map((window) => ({ ...wireWindow(ephemeris, window, ids.get(window)!), ...uncertain?.window })),
    next_cursor: end < events.length ? cursorText(end, fingerprint) : null,
  };
}

function wireEvent(
  ephemeris: Ephemeris,
  event: TransitEvent,
  ids: ReadonlyMap<TransitWindow, string>,
  targets: readonly NatalTarget[],
): Wired {
  const head = {
    type: event.kind,
    at: instantTextOfJd(ephemeris, event.jdUt),
    julian_day_ut: wire(event.jdUt),
    body: event.body,
  };
  const longitude = wireLongitude(event.longitudeDeg);
  switch (event.kind) {
    case 'exact': {
      const { aspect, target, motion, pass, passCount, window } = event;
      return { ...head, aspect, target, longitude, motion, pass, pass_count: passCount, window_id: ids.get(window) };
    }
    case 'sign_ingress':
      return {
        ...head,
        sign: signAt(event.signIndex),
        from_sign: signAt(event.fromSignIndex),
        longitude,
        motion: event.motion,
      };
    case 'house_ingress':
      return { ...head, house: event.house, from_house: event.fromHouse, longitude, motion: event.motion };
    case 'station':
      return { ...head, station: event.station, ...wireZodiac(event.longitudeDeg) };
    case 'lunation':
      return { ...head, phase: event.phase, ...wireZodiac(event.longitudeDeg) };
    case 'eclipse':
      return {
        ...head,
        longitude,
        eclipse: {
          ...wireEclipse(ephemeris, event.eclipse),
          natal_contacts: eclipseContacts(event.longitudeDeg, targets).map(wireEclipseContact),
        },
      };
  }
}

function wireWindow(ephemeris: Ephemeris, window: TransitWindow, id: string): Wired {
  const at = (jdUt: number): string => instantTextOfJd(ephemeris, jdUt);
  return {
    id,
    body: window.body,
    aspect: window.aspect,
    target: window.target,
    enters_orb_at: at(window.entersJdUt),
    leaves_orb_at: at(window.leavesJdUt),
    exact_at: window.exactJdUt.map(at),
    closest: { at: at(window.closest.jdUt), orb: wire(window.closest.orbDeg) },
    clipped_start: window.clippedStart,
    clipped_end: window.clippedEnd,
  };
}
