import type { ChartBody } from '../chart.ts';
import { spread } from '../layout/spread.ts';
import type { RingMetrics } from './metrics.ts';

/** Contract: glyphs stand at least this far apart. */
const GAP_MIN_DEG = 6;

/** A line across the ring that glyphs should not stand on. */
export interface RingLine {
  readonly longitudeDeg: number;
  readonly axis: boolean;
}

export interface PlacedBody {
  readonly body: ChartBody;
  /** Where the glyph stands; the true place is `body.longitudeDeg`. */
  readonly shownDeg: number;
}

export interface PlacedRing {
  readonly bodies: readonly PlacedBody[];
  /** Below 1 where there are too many bodies for glyphs of full size. */
  readonly scale: number;
}

/**
 * Spreads bodies round a ring so far that upright square boxes of their glyphs never touch, in any direction. Where there is room, a glyph
 * stands on its own side of the lines.
 */
export function placeBodies(bodies: readonly ChartBody[], ring: RingMetrics, lines: readonly RingLine[] = []): PlacedRing {
  const diagonal = ring.glyphBox * Math.SQRT2;
  const wantedDeg = Math.max(GAP_MIN_DEG, (2 * Math.asin(diagonal / (2 * ring.glyphRadius)) * 180) / Math.PI);
  const gapDeg = Math.min(wantedDeg, 360 / Math.max(1, bodies.length));
  const room = 2 * ring.glyphRadius * Math.sin((gapDeg * Math.PI) / 360);
  const shown = spread([
    ...bodies.map(({ longitudeDeg }) => ({ angleDeg: longitudeDeg, roomDeg: gapDeg / 2, weight: 1 })),
    ...lines.map(({ longitudeDeg, axis }) => ({ angleDeg: longitudeDeg, roomDeg: 0, weight: axis ? 12 : 4 })),
  ]);
  return { bodies: bodies.map((body, index) => ({ body, shownDeg: shown[index]! })), scale: Math.min(1, room / diagonal) };
}
