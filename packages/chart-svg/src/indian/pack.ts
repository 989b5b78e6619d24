export interface Vertex {
  readonly x: number;
  readonly y: number;
}
export type Polygon = readonly Vertex[];

/** Centre of area of a polygon. */
export function centroid(polygon: Polygon): Vertex {
  let area = 0;
  let x = 0;
  let y = 0;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The part of a convex polygon on the side of a line through `point` to which `normal` points. */
export function clip(polygon: Polygon, point: Vertex, normal: Vertex): Polygon {
  const side = (vertex: Vertex): number => (vertex.x - point.x) * normal.x + (vertex.y - point.y) * normal.y;
  return polygon.flatMap((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const [da, db] = [side(a), side(b)];
    const kept = da >= 0 ? [a] : [];
    return da >= 0 === db >= 0
      ? kept
      : [...kept, { x: a.x + ((b.x - a.x) * da) / (da - db), y: a.y + ((b.y - a.y) * da) / (da - db) }];
  });
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** The horizontal line of a height inside a convex polygon; null when it misses the polygon. */
function spanAt(polygon: Polygon, y: number): Span | null {
  let [left, right] = [Infinity, -Infinity];
  for (let index = 0; index < polygon.length; index += 1) {
    const a = polygon[index]!;
    const b = polygon[index + 1] ?? polygon[0]!;
    if ((a.y > y && b.y > y) || (a.y < y && b.y < y)) continue;
    const [from, to] = a.y === b.y ? [a.x, b.x] : [crossing(a, b, y), crossing(a, b, y)];
    left = Math.min(left, from, to);
    right = Math.max(right, from, to);
  }
  return right > left ? { left, right } : null;
}

function crossing(a: Vertex, b: Vertex, y: number): number {
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
}

/** The widest horizontal span that is inside a convex polygon between two heights; null when there is none. */
function spanBetween(polygon: Polygon, top: number, bottom: number): Span | null {
  const [upper, lower] = [spanAt(polygon, top), spanAt(polygon, bottom)];
  if (upper === null || lower === null) return null;
  const [left, right] = [Math.max(upper.left, lower.left), Math.min(upper.right, lower.right)];
  return right > left ? { left, right } : null;
}

/** The middle of a row of a table. */
export interface PlacedRow {
  readonly x: number;
  readonly y: number;
}

/** Distance of two lines, and gap between two columns, in heights of letters. */
const LINE = 1.6;
const COLUMN_GAP = 0.9;
const PADDING = 9;
/** More columns than the rows need, because a slanted cell is narrower in some of its rows. */
const SPARE_COLUMNS = 2;
/** Where a table may be besides the middle of its cell, as parts of the cell. */
const SHIFTS = [0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18, -0.24, 0.24] as const;

/**
 * Places `count` equal rows in a convex polygon, one below the other where they fit, else in as few aligned columns as possible.
 * Their boxes never touch each other or the border.
 * @param rowWidth width of a row at this height
 * @returns the rows from left to right and from top to bottom; null when they do not fit
 */
export function tableIn(
  polygon: Polygon,
  count: number,
  height: number,
  rowWidth: number,
): readonly PlacedRow[] | null {
  if (count === 0) return [];
  const middle = centroid(polygon);
  const [width, tall] = [extent(polygon.map(({ x }) => x)), extent(polygon.map(({ y }) => y))];
  const rowsMax = Math.floor((tall / height - 1) / LINE) + 1;
  const step = rowWidth + height * COLUMN_GAP;
  for (let rows = Math.min(count, rowsMax); rows > 0; rows -= 1) {
    const fewest = Math.ceil(count / rows);
    if (fewest * step - height * COLUMN_GAP > width) return null;
    for (const shiftY of SHIFTS) {
      const lines = linesIn(polygon, rows, middle.y + shiftY * tall, height);
      if (lines === null) continue;
      for (let columns = fewest; columns <= Math.min(count, fewest + SPARE_COLUMNS); columns += 1)
        for (const shiftX of SHIFTS) {
          const first = middle.x + shiftX * width - ((columns - 1) / 2) * step;
          const inLines = lines.map((line) => columnsIn(line, first, columns, step, rowWidth));
          const held = inLines.reduce((sum, { from, to }) => sum + to - from, 0);
          const last = inLines.at(-1)!;
          if (held < count || held - (last.to - last.from) >= count) continue;
          return inLines
            .flatMap(({ from, to, y }) =>
              Array.from({ length: to - from }, (_, nth) => ({ x: first + (from + nth) * step, y })),
            )
            .slice(0, count);
        }
    }
  }
  return null;
}

interface Line extends Span {
  readonly y: number;
}

/** Lines around the height `middle`, each as wide as the polygon lets its letters be; null when one is outside. */
function linesIn(polygon: Polygon, rows: number, middle: number, height: number): readonly Line[] | null {
  const lines: Line[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = middle + (row - (rows - 1) / 2) * height * LINE;
    const span = spanBetween(polygon, y - height / 2 - PADDING, y + height / 2 + PADDING);
    if (span === null) return null;
    lines.push({ y, left: span.left + PADDING, right: span.right - PADDING });
  }
  return lines;
}

/** Which of the columns are inside a line: from the first to before the last. */
function columnsIn(
  { left, right, y }: Line,
  first: number,
  columns: number,
  step: number,
  width: number,
): { readonly from: number; readonly to: number; readonly y: number } {
  const from = Math.max(0, Math.ceil((left + width / 2 - first) / step));
  const to = Math.min(columns, Math.floor((right - width / 2 - first) / step) + 1);
  return { from, to: Math.max(from, to), y };
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
