import { marked, ringLine, strokes, element } from '../draw/xml.ts';
import { arc } from '../draw/path.ts';
import type { LayoutItem, Marker } from '../drawing.ts';
import { spread } from '../layout/spread.ts';
import { centred, LETTER_WEIGHT, textWidth } from '../lettering/lettering.ts';
import type { Theme } from '../themes/theme.ts';
import { leader, CENTRE, type Dial, type Point, shortWayDeg, radial } from './polar.ts';
import type { WheelMetrics } from './metrics.ts';

/** A number moves away from the middle of its house before it leaves the house. */
const STAY_BETWEEN = 1e6;
/** Gap between a number and a line next to it. */
const AIR = 1.5;
/** Gap between a line and a glyph or a text that interrupts it. */
const LABEL_AIR = 3;
/** Shorter pieces of a line between two labels are left out. */
const SHORTEST = 14;

/**
 * The numbers of the houses, each inside its house when that is wide enough, else connected to its middle by a line.
 */
export interface HouseNumbers {
  readonly layout: readonly LayoutItem[];
  readonly paths: readonly string[];
  readonly leaders: readonly string[];
}

export function houseNumbers(
  at: Dial,
  cuspsDeg: readonly number[],
  { houseOuter, houseInner, houseHeight }: WheelMetrics,
): HouseNumbers {
  const middle = (houseOuter + houseInner) / 2;
  const height = cuspsDeg.length > 12 ? houseHeight * 0.8 : houseHeight;
  const halves = cuspsDeg.map((cusp, index) => shortWayDeg(cusp, cuspsDeg[(index + 1) % cuspsDeg.length]!) / 2);
  const gapDeg = ((Math.hypot(textWidth('00', height), height) + 2) / middle) * (180 / Math.PI);
  const roomDeg = Math.min(gapDeg, 360 / cuspsDeg.length) / 2;
  const shownDeg = spread(
    cuspsDeg.map((cusp, index) => {
      const [half, angleDeg] = [Math.abs(halves[index]!), cusp + halves[index]!];
      return {
        angleDeg,
        roomDeg,
        within: [{ fromDeg: angleDeg - half, toDeg: angleDeg + half, strength: STAY_BETWEEN }],
      };
    }),
  );
  const layout: LayoutItem[] = [];
  const leaders: string[] = [];
  const paths = shownDeg.map((deg, index) => {
    const { x, y } = at(deg, middle);
    const { path, width } = centred(String(index + 1), x, y, height);
    const middleDeg = cuspsDeg[index]! + halves[index]!;
    layout.push({ kind: 'house', id: String(index + 1), x, y, width, height, longitudeDeg: middleDeg });
    if (Math.abs(shortWayDeg(middleDeg, deg)) > Math.abs(halves[index]!))
      leaders.push(leader(at, middleDeg, deg, { from: houseOuter, to: middle + Math.max(width, height) / 2 }));
    return path;
  });
  return { layout, paths, leaders };
}

/** What a line across the wheel must not run into: numbers of houses, glyphs and what is written below them. */
export interface Obstacles {
  readonly numbers: readonly LayoutItem[];
  readonly labels: readonly LayoutItem[];
}

/**
 * Lines across the wheel from the scale to the inner circle. A line that would cross a house number ends before it; one that would
 * cross a glyph or its labels is interrupted from the first to the last of them.
 */
export function linesPastLabels(
  at: Dial,
  linesDeg: readonly number[],
  { houseOuter, houseInner, scaleInner }: WheelMetrics,
  { numbers, labels }: Obstacles,
  width: number,
): readonly string[] {
  const blocked = (ends: readonly [Point, Point], items: readonly LayoutItem[], gap: number): readonly Stretch[] =>
    items.flatMap((item) => blockedStretch(ends, item, houseInner, scaleInner, gap + width / 2) ?? []);
  const columns = [...new Set(labels.map(({ id }) => id))].map((name) => labels.filter(({ id }) => id === name));
  return linesDeg.map((deg) => {
    const ends = [at(deg, houseInner), at(deg, scaleInner)] as const;
    const outermost = Math.max(0, ...blocked(ends, numbers, AIR).map(({ to }) => to));
    const start = outermost > 0 ? Math.max(houseOuter, outermost) : houseInner;
    const free: string[] = [];
    let from = start;
    const around = columns
      .flatMap((items) => {
        const stretches = blocked(ends, items, LABEL_AIR);
        if (stretches.length === 0) return [];
        return [
          { from: Math.min(...stretches.map(({ from }) => from)), to: Math.max(...stretches.map(({ to }) => to)) },
        ];
      })
      .toSorted((a, b) => a.from - b.from);
    for (const stretch of [...around, { from: scaleInner, to: scaleInner }]) {
      if (stretch.from - from >= SHORTEST || (from === start && stretch.from - from > 0))
        free.push(radial(at, deg, from, stretch.from));
      from = Math.max(from, stretch.to);
    }
    return free.join(' ');
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The radii between which a line going outwards is inside a box plus a gap; null when it misses the box. */
function blockedStretch(
  [a, b]: readonly [Point, Point],
  { x, y, width, height }: LayoutItem,
  from: number,
  to: number,
  reach: number,
): Stretch | null {
  const aside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / (to - from);
  if (aside > (width + height) / 2 + 2 * reach) return null;
  let [enter, leave] = [0, 1];
  for (const [start, end, low, high] of [
    [a.x, b.x, x - width / 2 - reach, x + width / 2 + reach],
    [a.y, b.y, y - height / 2 - reach, y + height / 2 + reach],
  ] as const) {
    const way = end - start;
    if (way === 0) {
      if (start < low || start > high) return null;
      continue;
    }
    const shares = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(...shares));
    leave = Math.min(leave, Math.max(...shares));
  }
  return enter <= leave ? { from: from + (to - from) * enter, to: from + (to - from) * leave } : null;
}

/** Cusps from the scale to the inner circle. */
export function cuspLines(
  at: Dial,
  cuspsDeg: readonly number[],
  metrics: WheelMetrics,
  obstacles: Obstacles,
  theme: Theme,
): string {
  const width = metrics.weight.hairline * 1.2;
  return strokes(linesPastLabels(at, cuspsDeg, metrics, obstacles, width), theme.hairline, width);
}

/** The houses as areas to be selected, from the inner circle to the scale. */
export function houseAreas(
  at: Dial,
  cuspsDeg: readonly number[],
  { houseInner, scaleInner }: WheelMetrics,
  mark: Marker,
): string {
  const areas = cuspsDeg.map((cusp, index) => {
    const { x, y } = at(cusp, 1);
    const from = (Math.atan2(y - CENTRE, x - CENTRE) * 180) / Math.PI;
    const to = from - shortWayDeg(cusp, cuspsDeg[(index + 1) % cuspsDeg.length]!);
    const d = `${arc(CENTRE, CENTRE, scaleInner, scaleInner, from, to)} ${arc(CENTRE, CENTRE, houseInner, houseInner, to, from, 'L')} Z`;
    return marked(mark, { kind: 'house', id: String(index + 1) }, { d }, {});
  });
  return areas.join('');
}

/** The ring with the numbers of the houses. */
export function houseRing(
  { houseOuter, houseInner, weight }: WheelMetrics,
  { layout, paths, leaders }: HouseNumbers,
  theme: Theme,
): string {
  return element(
    'g',
    {},
    ringLine(CENTRE, CENTRE, houseOuter, theme.line, weight.hairline),
    ringLine(CENTRE, CENTRE, houseInner, theme.line, weight.circle),
    leaders.length === 0 ? '' : strokes(leaders, theme.inkSoft, weight.hairline * 0.8),
    strokes(paths, theme.inkSoft, (layout[0]?.height ?? 0) * LETTER_WEIGHT.regular),
  );
}
