/**
 * A span of the circle from `fromDeg` to `toDeg` that an item should stay within. The stronger it is, the more the
 * other items give way.
 */
export interface Stretch {
  readonly fromDeg: number;
  readonly toDeg: number;
  /** Strength, relative to 1 for each item's own position. */
  readonly strength: number;
}

/** An item on a circle. */
export interface Spreadable {
  readonly angleDeg: number;
  /** Room needed on either side. */
  readonly roomDeg: number;
  /** Spans it should stay within, if any, in the same turn as `angleDeg`. */
  readonly within?: readonly Stretch[];
}

/** One item in order around the circle; its angle minus the rooms of all items before it. */
interface Wish {
  readonly value: number;
  readonly offset: number;
  readonly within: readonly { readonly from: number; readonly to: number; readonly strength: number }[];
}

/**
 * Places items on a circle so that neighbours have their room, and all items together are as close as possible to their
 * true positions and within their spans (least squares, by pooling adjacent violators on the circle cut open; each pool
 * is placed where its forces balance). The order around the circle is kept. Returns angles in degrees in the order of
 * the input, any turn. The rooms together must not exceed 360°.
 */
export function spread(things: readonly Spreadable[]): number[] {
  const count = things.length;
  const order = things
    .map(({ angleDeg, roomDeg, within = [] }, index) => ({
      angle: ((angleDeg % 360) + 360) % 360,
      angleDeg,
      roomDeg,
      within,
      index,
    }))
    .toSorted((a, b) => a.angle - b.angle || a.index - b.index);
  let before = 0;
  const wishes = [-2, -1, 0, 1, 2].flatMap((turn) =>
    order.map(({ angle, angleDeg, roomDeg, within }): Wish => {
      const offset = before + roomDeg;
      before = offset + roomDeg;
      const moved = angle + turn * 360 - offset;
      return {
        value: moved,
        offset,
        within: within.map(({ fromDeg, toDeg, strength }) => ({
          from: moved + fromDeg - angleDeg,
          to: moved + toDeg - angleDeg,
          strength,
        })),
      };
    }),
  );
  const placed = monotone(wishes).map((value, index) => value + wishes[index]!.offset);
  const result = Array.from<number>({ length: count });
  order.forEach(({ index }, rank) => {
    result[index] = placed[2 * count + rank]!;
  });
  return result;
}

/**
 * The nearest non-decreasing sequence: first the best position of each item, then pools of neighbours that would pass
 * each other.
 */
function monotone(wishes: readonly Wish[]): number[] {
  const pools: { at: number; readonly wishes: Wish[] }[] = [];
  for (const wish of wishes) {
    let pool = { at: balance([wish]), wishes: [wish] };
    for (let last = pools.at(-1); last !== undefined && last.at > pool.at; last = pools.at(-1)) {
      pool = { at: 0, wishes: [...last.wishes, ...pool.wishes] };
      pool.at = balance(pool.wishes);
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ at, wishes: pooled }) => Array.from<number>({ length: pooled.length }).fill(at));
}

const HALVINGS = 60;

/** Where the forces on a pool balance; the mean of the true positions when no span ends there. */
function balance(wishes: readonly Wish[]): number {
  const mean = wishes.reduce((sum, { value }) => sum + value, 0) / wishes.length;
  if (pull(wishes, mean) === 0) return mean;
  let [low, high] = [Infinity, -Infinity];
  for (const { value, within } of wishes) {
    low = Math.min(low, value, ...within.map(({ from }) => from));
    high = Math.max(high, value, ...within.map(({ to }) => to));
  }
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (pull(wishes, middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/**
 * Half the slope of the sum of squares at a position; positive when the position is too far on. Values within rounding
 * count as 0.
 */
function pull(wishes: readonly Wish[], at: number): number {
  let sum = 0;
  let own = 0;
  for (const { value, within } of wishes) {
    own += at - value;
    for (const { from, to, strength } of within) sum += strength * (Math.max(0, at - to) - Math.max(0, from - at));
  }
  return Math.abs(own) < 1e-9 ? sum : own + sum;
}
