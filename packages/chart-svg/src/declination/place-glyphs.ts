interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const DIRECTIONS = 24;
/** Rings around a dot that are tried, in sides of a box. */
const NEAREST_RING = 0.8;
const RING_STEP = 0.3;
const RINGS = 60;
const DOT_ROOM = 7;

/**
 * Places square glyphs beside their dots: each as near as possible, without touching another glyph or any dot, within
 * the bounds. Those with the most neighbours choose first. With more glyphs than room the last ones stay on their dots.
 */
export function placeGlyphs(dots: readonly Spot[], box: number, bounds: Bounds): readonly Spot[] {
  const crowd = dots.map(
    (dot) => dots.filter((other) => Math.hypot(dot.x - other.x, dot.y - other.y) < 3 * box).length,
  );
  const order = dots.map((_, index) => index).toSorted((a, b) => crowd[b]! - crowd[a]! || a - b);
  const placed = new Map<number, Spot>();
  for (const index of order) {
    const taken = [...placed.values()];
    const isFree = ({ x, y }: Spot): boolean =>
      x - box / 2 >= bounds.left &&
      x + box / 2 <= bounds.right &&
      y - box / 2 >= bounds.top &&
      y + box / 2 <= bounds.bottom &&
      taken.every((other) => Math.abs(other.x - x) >= box || Math.abs(other.y - y) >= box) &&
      dots.every((dot) => Math.abs(dot.x - x) >= box / 2 + DOT_ROOM || Math.abs(dot.y - y) >= box / 2 + DOT_ROOM);
    placed.set(index, nearest(dots[index]!, box, isFree));
  }
  return dots.map((_, index) => placed.get(index)!);
}

/** Above first, then to the sides, then below; ring after ring. */
function nearest(dot: Spot, box: number, isFree: (spot: Spot) => boolean): Spot {
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = box * (NEAREST_RING + RING_STEP * ring);
    for (let step = 0; step < DIRECTIONS; step++) {
      const turn = (step % 2 === 0 ? step / 2 : -(step + 1) / 2) * ((2 * Math.PI) / DIRECTIONS);
      const spot = { x: dot.x + radius * Math.sin(turn), y: dot.y - radius * Math.cos(turn) };
      if (isFree(spot)) return spot;
    }
  }
  return dot;
}
