import { useEffect, useRef, useState } from 'react';
import type { CallFilter } from './call-filter.ts';
import { type Call, selectCalls } from './operations/calls.ts';

/** A call in a list that is newest first. */
interface Listed {
  id: string;
  created_at: string;
}

/** More new calls at once are not followed one by one. */
const TAIL_ROWS_MAX = 100;

/** How far before the newest call one looks for others that were booked a little later. */
const OVERLAP_MS = 10_000;

/** The instant from which new calls are asked for. */
export function tailSince(newest: Listed | undefined, startMs: number): string {
  const ms = newest === undefined ? startMs : Math.max(Date.parse(newest.created_at) - OVERLAP_MS, 0);
  return new Date(ms).toISOString();
}

/** The rows that are not in a list yet. */
export function unseen<Row extends Listed>(found: readonly Row[], seen: readonly Listed[]): readonly Row[] {
  const ids = new Set(seen.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}

/** Rows before those of a list, each once, newest first. */
export function putBefore<Row extends Listed>(fresh: readonly Row[], list: readonly Row[]): readonly Row[] {
  const added = unseen(fresh, list);
  if (added.length === 0) return list;
  return [...added, ...list].toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
  );
}

/** Bookings announce nothing (thousands a second would), so new calls are asked for. */
const REFRESH_MS = 2000;
const TOP_PX = 120;

/** Whether new rows would move what is being read: further down the page, while a row has the focus, or in a hidden tab. */
const isReading = () =>
  document.hidden ||
  window.scrollY > TOP_PX ||
  document.activeElement?.closest('[data-calls] tr, [role=dialog]') != null;

interface Tail {
  filter: CallFilter;
  /** New calls that are in the list. */
  shown: readonly Call[];
  /** New calls that are offered. */
  waiting: readonly Call[];
  isFlooded: boolean;
  isInterrupted: boolean;
}

const begin = (filter: CallFilter): Tail => ({
  filter,
  shown: [],
  waiting: [],
  isFlooded: false,
  isInterrupted: false,
});

function withFound(tail: Tail, found: readonly Call[], listed: readonly Call[]): Tail {
  const fresh = unseen(found, [...tail.shown, ...tail.waiting, ...listed]);
  const calm = tail.isInterrupted ? { ...tail, isInterrupted: false } : tail;
  if (fresh.length === 0) return calm;
  const isFlooded =
    tail.isFlooded || fresh.length + tail.waiting.length >= TAIL_ROWS_MAX || tail.shown.length >= 5 * TAIL_ROWS_MAX;
  // Between rows that came with a gap and those listed before, calls would be missing.
  if (isFlooded || tail.waiting.length > 0 || isReading())
    return { ...calm, isFlooded, waiting: putBefore(fresh, calm.waiting).slice(0, TAIL_ROWS_MAX) };
  return { ...calm, shown: putBefore(fresh, calm.shown) };
}

/** Follows the newest calls of a filter: they are put on top of a list, or wait while something in it is being read. */
export function useTail(filter: CallFilter, on: boolean, listed: readonly Call[] | undefined) {
  const [held, setTail] = useState(() => begin(filter));
  const tail = held.filter === filter ? held : begin(filter);
  const calls = listed && putBefore(tail.shown, listed);
  const known = useRef({ tail, listed });
  useEffect(() => {
    known.current = { tail, listed };
  });
  const isLoaded = listed !== undefined;
  useEffect(() => {
    if (!on || !isLoaded) return;
    const startMs = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const change = (next: (tail: Tail) => Tail) =>
      setTail((before) => next(before.filter === filter ? before : begin(filter)));
    const look = async () => {
      const now = known.current;
      const newest = [now.tail.waiting[0], now.tail.shown[0], now.listed?.[0]].find((call) => call !== undefined);
      try {
        const place = { sinceIso: tailSince(newest, startMs) };
        const { calls: found } = await selectCalls(filter, place, TAIL_ROWS_MAX);
        if (!isOver) change((before) => withFound(before, found, known.current.listed ?? []));
      } catch {
        if (!isOver) change((before) => ({ ...before, isInterrupted: true }));
      }
      if (!isOver && !document.hidden) timer = setTimeout(() => void look(), REFRESH_MS);
    };
    const wake = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void look(), 0);
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [filter, on, isLoaded]);
  return {
    calls,
    waiting: on ? tail.waiting.length : 0,
    /** More came than are followed one by one: the list is to be read again. */
    isFlooded: tail.isFlooded,
    isInterrupted: on && tail.isInterrupted,
    show: () => setTail({ ...tail, shown: putBefore(tail.waiting, tail.shown), waiting: [] }),
    clear: () => setTail(begin(filter)),
  };
}
