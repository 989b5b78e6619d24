/** A thing on a circle. */
export interface Spreadable {
  readonly angleDeg: number;
  /** Room it needs on either side. Things without room (lines) may stand close together, but keep others away. */
  readonly roomDeg: number;
  /** How much it stays in its place: 1 for a glyph, more for a line. */
  readonly weight: number;
}

/**
 * Where things stand on a circle so that neighbours have their room and all of them together are as near to their true places as possible
 * (weighted least squares: pool adjacent violators on the circle cut open). The order round the circle is kept. Angles in degrees in the
 * order of the input, any turn. The rooms together must not exceed 360°.
 */
export function spread(things: readonly Spreadable[]): number[] {
  const count = things.length;
  const order = things
    .map(({ angleDeg, roomDeg, weight }, index) => ({ angle: ((angleDeg % 360) + 360) % 360, roomDeg, weight, index }))
    .toSorted((a, b) => a.angle - b.angle || a.roomDeg - b.roomDeg || a.index - b.index);
  let before = 0;
  const wanted = [-2, -1, 0, 1, 2].flatMap((turn) => order.map(({ angle, roomDeg, weight }) => {
    const offset = before + roomDeg;
    before = offset + roomDeg;
    return { value: angle + turn * 360 - offset, weight, offset };
  }));
  const placed = monotone(wanted).map((value, index) => value + wanted[index]!.offset);
  const result = Array.from<number>({ length: count });
  order.forEach(({ index }, rank) => {
    result[index] = placed[2 * count + rank]!;
  });
  return result;
}

/** The nearest non-decreasing sequence (weighted least squares). */
function monotone(values: readonly { readonly value: number; readonly weight: number }[]): number[] {
  const blocks: { sum: number; weight: number; size: number }[] = [];
  for (const { value, weight } of values) {
    let block = { sum: value * weight, weight, size: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.sum / last.weight > block.sum / block.weight; last = blocks.at(-1)) {
      block = { sum: block.sum + last.sum, weight: block.weight + last.weight, size: block.size + last.size };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, weight, size }) => Array.from<number>({ length: size }).fill(sum / weight));
}
