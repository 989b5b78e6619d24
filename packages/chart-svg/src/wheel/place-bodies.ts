import type { ChartBody } from '../chart.ts';
import { spread, type Stretch } from '../layout/spread.ts';
import type { RingMetrics } from './metrics.ts';

/** Contract: glyphs stand at least this far apart. */
const GAP_MIN_DEG = 6;
/** A glyph rather leaves its place than its house, and rather stands close to a cusp than drives others far off. */
const STAY_BETWEEN = 1e7;
const STAY_CLEAR = 1000;
/** Sizes of glyphs to try where full ones do not all find room in their houses. */
const SIZES = [1, 0.88, 0.76, 0.67] as const;
/** A hair inside, so that what is pressed against a line is not on it. */
const INSIDE_DEG = 0.3;

export interface PlacedBody {
  readonly body: ChartBody;
  /** Where the glyph stands; the true place is `body.longitudeDeg`. */
  readonly shownDeg: number;
  /** The glyph stands on its own side of all lines. */
  readonly atHome: boolean;
}

export interface PlacedRing {
  readonly bodies: readonly PlacedBody[];
  /** Below 1 where there are too many bodies for glyphs of full size. */
  readonly scale: number;
}

/**
 * Spreads bodies round a ring so far that upright square boxes of their glyphs never touch, in any direction. A glyph stays between the two lines
 * (cusps and angles) it belongs between: smaller ones are drawn where that helps, and only where the lines are too close together for all their
 * glyphs do some stand beyond.
 * @param linesDeg longitudes of lines across the ring
 */
export function placeBodies(
  bodies: readonly ChartBody[],
  ring: RingMetrics,
  linesDeg: readonly number[] = [],
): PlacedRing {
  const homes = bodies.map(({ longitudeDeg }) => homeOf(longitudeDeg, linesDeg));
  let best: { readonly placed: PlacedRing; readonly away: number } | null = null;
  for (const size of SIZES) {
    const placed = placeAt(bodies, homes, ring, size);
    const away = placed.bodies.filter(({ atHome }) => !atHome).length;
    if (best === null || away < best.away) best = { placed, away };
    if (best.away === 0) break;
  }
  return best!.placed;
}

function placeAt(
  bodies: readonly ChartBody[],
  homes: readonly (Home | null)[],
  ring: RingMetrics,
  size: number,
): PlacedRing {
  const diagonal = ring.glyphBox * Math.SQRT2;
  const wantedDeg = Math.max(GAP_MIN_DEG, (2 * Math.asin((size * diagonal) / (2 * ring.glyphRadius)) * 180) / Math.PI);
  const gapDeg = Math.min(wantedDeg, 360 / Math.max(1, bodies.length));
  const room = 2 * ring.glyphRadius * Math.sin((gapDeg * Math.PI) / 360);
  const shown = spread(
    bodies.map(({ longitudeDeg }, index) => ({
      angleDeg: longitudeDeg,
      roomDeg: gapDeg / 2,
      within: homes[index] === null ? [] : stretches(homes[index]!, gapDeg / 2),
    })),
  );
  return {
    bodies: bodies.map((body, index) => ({
      body,
      shownDeg: shown[index]!,
      atHome: isWithin(shown[index]!, homes[index]!),
    })),
    scale: Math.min(1, room / diagonal),
  };
}

interface Home {
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The lines before and after a place, around `longitudeDeg`; null without lines or on one of them, where the angles' own names stand. */
function homeOf(longitudeDeg: number, linesDeg: readonly number[]): Home | null {
  if (linesDeg.length === 0) return null;
  const ahead = linesDeg.map((line) => turned(line - longitudeDeg));
  const next = Math.min(...ahead);
  const last = Math.min(...linesDeg.map((line) => turned(longitudeDeg - line)));
  if (last === 0) return null;
  return { fromDeg: longitudeDeg - last, toDeg: longitudeDeg + next };
}

function stretches({ fromDeg, toDeg }: Home, clearDeg: number): readonly Stretch[] {
  const middle = (fromDeg + toDeg) / 2;
  const inside = (deg: number): Omit<Stretch, 'strength'> => ({
    fromDeg: Math.min(middle, fromDeg + deg),
    toDeg: Math.max(middle, toDeg - deg),
  });
  return [
    { ...inside(INSIDE_DEG), strength: STAY_BETWEEN },
    { ...inside(clearDeg), strength: STAY_CLEAR },
  ];
}

function isWithin(shownDeg: number, home: Home | null): boolean {
  if (home === null) return true;
  const from = turned(shownDeg - home.fromDeg + 180) - 180;
  return from >= 0 && from <= home.toDeg - home.fromDeg;
}

/** [0, 360). */
function turned(deg: number): number {
  return ((deg % 360) + 360) % 360;
}
