import type { ChartBody } from '../chart.ts';
import { spread, type Stretch } from '../layout/spread.ts';
import type { RingMetrics } from './metrics.ts';

/** Glyphs are at least this far apart. */
const GAP_MIN_DEG = 6;
/** A glyph leaves its true position before its house, and moves close to a cusp before it pushes others far away. */
const STAY_BETWEEN = 1e7;
const STAY_CLEAR = 1000;
/** Glyph sizes to try when full-size glyphs do not fit in their houses. */
const SIZES = [1, 0.88, 0.8, 0.74, 0.67] as const;
/** A small margin, so that glyphs pushed against a line are not on it. */
const INSIDE_DEG = 0.3;

export interface PlacedBody {
  readonly body: ChartBody;
  /** Where the glyph is drawn; the true position is `body.longitudeDeg`. */
  readonly shownDeg: number;
  /** The glyph is on the correct side of all lines. */
  readonly atHome: boolean;
}

export interface PlacedRing {
  readonly bodies: readonly PlacedBody[];
  /** Below 1 when there are too many bodies for full-size glyphs. */
  readonly scale: number;
}

/**
 * Spreads bodies around a ring so that the upright square boxes of their glyphs never touch. A glyph stays between the
 * two lines (cusps and angles) it belongs between; glyphs are made smaller when that helps. Only when the lines are too
 * close together for all their glyphs are some drawn outside.
 * @param linesDeg longitudes of lines across the ring
 */
export function placeBodies(
  bodies: readonly ChartBody[],
  ring: RingMetrics,
  linesDeg: readonly number[] = [],
): PlacedRing {
  const homes = bodies.map(({ longitudeDeg }) => enclosingGap(longitudeDeg, linesDeg));
  let best: { readonly placed: PlacedRing; readonly away: number } | null = null;
  for (const size of SIZES.filter((part) => part >= ring.sizeMin)) {
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

/**
 * The lines before and after `longitudeDeg`; null without lines, or exactly on a line, where the names of the angles
 * are.
 */
function enclosingGap(longitudeDeg: number, linesDeg: readonly number[]): Home | null {
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
