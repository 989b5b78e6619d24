import type { Span } from './parts-of-day.ts';

/** The common time of two spans: none or one. */
export function overlap(a: Span, b: Span): Span[] {
  const startJdUt = Math.max(a.startJdUt, b.startJdUt);
  const endJdUt = Math.min(a.endJdUt, b.endJdUt);
  return startJdUt < endJdUt ? [{ startJdUt, endJdUt }] : [];
}

/** Spans in order of time, those that touch or overlap as one. */
export function joined(spans: readonly Span[]): Span[] {
  const found: { startJdUt: number; endJdUt: number }[] = [];
  for (const { startJdUt, endJdUt } of spans.toSorted((a, b) => a.startJdUt - b.startJdUt)) {
    const last = found.at(-1);
    if (last !== undefined && last.endJdUt >= startJdUt) last.endJdUt = Math.max(last.endJdUt, endJdUt);
    else found.push({ startJdUt, endJdUt });
  }
  return found;
}

/** Of spans in order of time that do not overlap one another, those that have time in common with a span. */
export function touching<Kind extends Span>(spans: readonly Kind[], { startJdUt, endJdUt }: Span): Kind[] {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.endJdUt <= startJdUt) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < spans.length && spans[end]!.startJdUt < endJdUt) end += 1;
  return spans.slice(low, end);
}
