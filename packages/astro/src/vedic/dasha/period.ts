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

interface Span {
  readonly start: number;
  readonly end: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

function partition(
  cycle: DashaCycle,
  links: readonly DashaLink[],
  span: Span,
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
    const inner: Span = { start, end, startJdUt, endJdUt };
    start = end;
    startJdUt = endJdUt;
    const children = level < levels ? partition(cycle, cycle.divide(link), inner, scale, level + 1, levels) : [];
    return makePeriod(link, level, inner, children);
  });
}

function makePeriod(
  { lord, signIndex, name }: DashaLink,
  level: number,
  { startJdUt, endJdUt }: Span,
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
  const length = sumYears(cycle.links);
  const years = scale.yearsAt(jdUt);
  let start = cycle.startYears + Math.floor((years - cycle.startYears) / length) * length;
  let end = start + length;
  let links = cycle.links;
  const found: DashaPeriod[] = [];
  for (let level = 1; level <= levels; level++) {
    let index = 0;
    let from = start;
    while (index < links.length - 1 && years >= from + links[index]!.years) from += links[index++]!.years;
    const link = links[index]!;
    if (index < links.length - 1) end = from + link.years;
    start = from;
    found.push(makePeriod(link, level, { start, end, startJdUt: scale.jdAt(start), endJdUt: scale.jdAt(end) }, []));
    if (level < levels) links = cycle.divide(link);
  }
  return found;
}
