import type { GrahaId } from '../zodiac.ts';
import type { YearScale } from './scale.ts';

export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar', 'sookshma', 'prana'] as const;
export const DEEPEST_LEVEL = DASHA_LEVELS.length;

/** A dasha of a graha or, in sign dashas, of a sign; years since birth and Julian days UT1. */
export interface DashaPeriod {
  readonly lord: GrahaId;
  /** Sign dashas only: sign index 0..11. */
  readonly signIndex: number | null;
  /** Yogini dasha only: name of the yogini. */
  readonly name: string | null;
  /** Level, 1 maha … 5 prana. */
  readonly level: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly children: readonly DashaPeriod[];
}

/** A period and its length, before it has dates. */
export interface DashaLink {
  readonly lord: GrahaId;
  readonly signIndex?: number;
  readonly name?: string;
  /** Kalachakra only: place in the sequence of signs. */
  readonly place?: number;
  readonly years: number;
}

/**
 * A dasha system in years: the periods of the first cycle, and how a period is divided (the lengths of its parts add up
 * to its own length).
 */
export interface DashaCycle {
  /** Years from birth at which the first period begins; zero or negative. */
  readonly startYears: number;
  readonly links: readonly DashaLink[];
  /** How many of them the tree has; absent for all. */
  readonly shown?: number;
  readonly divide: (parent: DashaLink) => readonly DashaLink[];
}

const sumYears = (links: readonly DashaLink[]): number => links.reduce((sum, { years }) => sum + years, 0);

/** The tree of one cycle, `levels` deep (1..3). Children share their boundaries and fill the parent exactly. */
export function dashaTree(cycle: DashaCycle, scale: YearScale, levels: number): DashaPeriod[] {
  const { startYears, shown } = cycle;
  const links = cycle.links.slice(0, shown);
  const end = startYears + sumYears(links);
  return partition(
    cycle,
    links,
    { start: startYears, end, startJdUt: scale.jdAt(startYears), endJdUt: scale.jdAt(end) },
    scale,
    1,
    levels,
  );
}

/** Years since birth and, where they are known, Julian days. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly startJdUt?: number;
  readonly endJdUt?: number;
}

interface DatedSpan extends Span {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

function partition(
  cycle: DashaCycle,
  links: readonly DashaLink[],
  span: DatedSpan,
  scale: YearScale,
  level: number,
  levels: number,
): DashaPeriod[] {
  let start = span.start;
  let startJdUt = span.startJdUt;
  return links.map((link, index) => {
    const isLast = index === links.length - 1;
    const end = isLast ? span.end : start + link.years;
    const endJdUt = isLast ? span.endJdUt : scale.jdAt(end);
    const inner: DatedSpan = { start, end, startJdUt, endJdUt };
    start = end;
    startJdUt = endJdUt;
    const children = level < levels ? partition(cycle, cycle.divide(link), inner, scale, level + 1, levels) : [];
    return makePeriod(link, level, inner, children);
  });
}

function makePeriod(
  { lord, signIndex, name }: DashaLink,
  level: number,
  { startJdUt, endJdUt }: Pick<DatedSpan, 'startJdUt' | 'endJdUt'>,
  children: readonly DashaPeriod[],
): DashaPeriod {
  return { lord, signIndex: signIndex ?? null, name: name ?? null, level, startJdUt, endJdUt, children };
}

/**
 * The periods of all five levels, or of fewer, that contain an instant, longest first. The cycle repeats before its start and after
 * its end.
 */
export function currentDashas(
  cycle: DashaCycle,
  scale: YearScale,
  jdUt: number,
  levels: number = DEEPEST_LEVEL,
): DashaPeriod[] {
  return runningLinks(cycle, scale.yearsAt(jdUt), levels).map(({ link, start, end }, index) =>
    makePeriod(link, index + 1, { startJdUt: scale.jdAt(start), endJdUt: scale.jdAt(end) }, []),
  );
}

/** The same before they have dates, so many years after birth, each with its start and end in such years. */
export function runningLinks(
  cycle: DashaCycle,
  years: number,
  levels: number,
): (Pick<Span, 'start' | 'end'> & { readonly link: DashaLink })[] {
  const length = sumYears(cycle.links);
  let start = cycle.startYears + Math.floor((years - cycle.startYears) / length) * length;
  let end = start + length;
  let links = cycle.links;
  const found: ReturnType<typeof runningLinks> = [];
  for (let level = 1; level <= levels; level++) {
    let index = 0;
    let from = start;
    while (index < links.length - 1 && years >= from + links[index]!.years) from += links[index++]!.years;
    const link = links[index]!;
    if (index < links.length - 1) end = from + link.years;
    start = from;
    found.push({ link, start, end });
    if (level < levels) links = cycle.divide(link);
  }
  return found;
}

/** More than a Julian day converted to years and back is off by. */
const ROUNDING_YEARS = 1e-8;

/** A span of time, Julian days UT1; the end is not part of it. */
export interface DashaSpan {
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  /** Depth, 1..5. */
  readonly levels: number;
}

/**
 * The periods that touch a span, each followed by its parts down to the span's level, without children. The cycle
 * repeats before its start and after its end. Null when they are more than `most`.
 */
export function dashasWithin(
  cycle: DashaCycle,
  scale: YearScale,
  { fromJdUt, untilJdUt, levels }: DashaSpan,
  most: number,
): DashaPeriod[] | null {
  const [fromYears, untilYears] = [scale.yearsAt(fromJdUt) - ROUNDING_YEARS, scale.yearsAt(untilJdUt) + ROUNDING_YEARS];
  const length = sumYears(cycle.links);
  const found: DashaPeriod[] = [];
  const collect = (links: readonly DashaLink[], span: Span, level: number): boolean => {
    let { start, startJdUt } = span;
    for (const [index, link] of links.entries()) {
      if (start >= untilYears) break;
      const isLast = index === links.length - 1;
      const end = isLast ? span.end : start + link.years;
      if (end > fromYears) {
        startJdUt ??= scale.jdAt(start);
        if (startJdUt >= untilJdUt) break;
        const endJdUt = isLast ? (span.endJdUt ?? scale.jdAt(end)) : scale.jdAt(end);
        if (endJdUt > fromJdUt) {
          if (found.length === most) return false;
          found.push(makePeriod(link, level, { startJdUt, endJdUt }, []));
          if (level < levels && !collect(cycle.divide(link), { start, end, startJdUt, endJdUt }, level + 1))
            return false;
        }
        startJdUt = endJdUt;
      } else startJdUt = undefined;
      start = end;
    }
    return true;
  };
  let turn = Math.floor((fromYears - cycle.startYears) / length);
  for (let start = cycle.startYears + turn * length; start < untilYears; start = cycle.startYears + ++turn * length)
    if (!collect(cycle.links, { start, end: start + length }, 1)) return null;
  return found;
}
