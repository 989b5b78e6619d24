/** A stretch of the circle from `fromDeg` to `toDeg`, of which a thing should not stand outside: the stronger, the more of the rest gives way to it. */
export interface Stretch {
  readonly fromDeg: number;
  readonly toDeg: number;
  /** Against 1 for each thing's wish to stay in its place. */
  readonly strength: number;
}

/** A thing on a circle. */
export interface Spreadable {
  readonly angleDeg: number;
  /** Room it needs on either side. */
  readonly roomDeg: number;
  /** Stretches it should stand within, if any; in the turn of `angleDeg`. */
  readonly within?: readonly Stretch[];
}

/** One thing in the order round the circle, its angle less the rooms of all before it. */
interface Wish {
  readonly value: number;
  readonly offset: number;
  readonly within: readonly { readonly from: number; readonly to: number; readonly strength: number }[];
}

/**
 * Where things stand on a circle so that neighbours have their room, and all of them together are as near to their true places, and as little
 * outside their stretches, as possible (least squares: pool adjacent violators on the circle cut open, each pool where its wishes balance).
 * The order round the circle is kept. Angles in degrees in the order of the input, any turn. The rooms together must not exceed 360°.
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

/** The nearest non-decreasing sequence: best each wish by itself, then pools of neighbours that would pass each other. */
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

/** Where the pull of all wishes of a pool is none; the mean of the places where no stretch ends. */
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

/** Half the slope of the squares at a place: above zero, it lies too far on. Nothing but rounding counts as none. */
function pull(wishes: readonly Wish[], at: number): number {
  let sum = 0;
  let own = 0;
  for (const { value, within } of wishes) {
    own += at - value;
    for (const { from, to, strength } of within) sum += strength * (Math.max(0, at - to) - Math.max(0, from - at));
  }
  return Math.abs(own) < 1e-9 ? sum : own + sum;
}
