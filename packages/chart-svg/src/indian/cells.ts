import type { Polygon, Vertex } from './pack.ts';

/** The frame of a chart. A North Indian chart has no free field in the middle, so its title is above it. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}
const FRAME: Frame = { left: 40, top: 40, side: 920 };
export const NORTH_FRAME: Frame = { left: 55, top: 86, side: 890 };

/** A cell of a chart: its border, and the corner where its number is drawn. */
export interface Cell {
  readonly polygon: Polygon;
  readonly corner: Vertex;
}

type Corner = readonly [x: number, y: number];

/** Makes cells of corners in parts of a frame: the corner of the number, then the border. */
const cellsIn =
  ({ left, top, side }: Frame) =>
  (corner: Corner, ...polygon: readonly Corner[]): Cell => {
    const at = ([x, y]: Corner): Vertex => ({ x: left + x * side, y: top + y * side });
    return { corner: at(corner), polygon: polygon.map(at) };
  };
const northCell = cellsIn(NORTH_FRAME);
const cell = cellsIn(FRAME);

/** North Indian: house 1 on top, then counter-clockwise. Houses are fixed, signs move. */
export const NORTH_CELLS: readonly Cell[] = [
  northCell([0.5, 0.5], [0.5, 0], [0.75, 0.25], [0.5, 0.5], [0.25, 0.25]),
  northCell([0.25, 0.25], [0, 0], [0.5, 0], [0.25, 0.25]),
  northCell([0.25, 0.25], [0, 0], [0.25, 0.25], [0, 0.5]),
  northCell([0.5, 0.5], [0, 0.5], [0.25, 0.25], [0.5, 0.5], [0.25, 0.75]),
  northCell([0.25, 0.75], [0, 0.5], [0.25, 0.75], [0, 1]),
  northCell([0.25, 0.75], [0, 1], [0.25, 0.75], [0.5, 1]),
  northCell([0.5, 0.5], [0.5, 1], [0.25, 0.75], [0.5, 0.5], [0.75, 0.75]),
  northCell([0.75, 0.75], [0.5, 1], [0.75, 0.75], [1, 1]),
  northCell([0.75, 0.75], [1, 1], [0.75, 0.75], [1, 0.5]),
  northCell([0.5, 0.5], [1, 0.5], [0.75, 0.75], [0.5, 0.5], [0.75, 0.25]),
  northCell([0.75, 0.25], [1, 0.5], [0.75, 0.25], [1, 0]),
  northCell([0.75, 0.25], [1, 0], [0.75, 0.25], [0.5, 0]),
];

const SOUTH_PLACES: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** South Indian: Aries second on top, then clockwise. Signs are fixed, houses move. */
export const SOUTH_CELLS: readonly Cell[] = SOUTH_PLACES.map(([column, row]) => {
  const [x, y] = [column / 4, row / 4];
  return cell([x, y], [x, y], [x + 0.25, y], [x + 0.25, y + 0.25], [x, y + 0.25]);
});

const [A, B] = [1 / 3, 2 / 3];

/** East Indian: Aries in the middle on top, then counter-clockwise. Signs are fixed, houses move. */
export const EAST_CELLS: readonly Cell[] = [
  cell([A, 0], [A, 0], [B, 0], [B, A], [A, A]),
  cell([A, 0], [0, 0], [A, 0], [A, A]),
  cell([0, A], [0, 0], [A, A], [0, A]),
  cell([0, A], [0, A], [A, A], [A, B], [0, B]),
  cell([0, B], [0, B], [A, B], [0, 1]),
  cell([A, 1], [0, 1], [A, B], [A, 1]),
  cell([A, B], [A, B], [B, B], [B, 1], [A, 1]),
  cell([B, 1], [B, 1], [B, B], [1, 1]),
  cell([1, B], [1, 1], [B, B], [1, B]),
  cell([B, A], [B, A], [1, A], [1, B], [B, B]),
  cell([1, A], [1, A], [B, A], [1, 0]),
  cell([B, 0], [1, 0], [B, A], [B, 0]),
];
