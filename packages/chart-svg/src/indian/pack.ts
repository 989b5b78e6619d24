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

/** The widest horizontal span that is inside a convex polygon between two heights; null when there is none. */
export function widthBetween(
  polygon: Polygon,
  top: number,
  bottom: number,
): { readonly left: number; readonly right: number } | null {
  const at = [top, bottom].map((y) => {
    const xs = polygon.flatMap((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      if ((a.y > y && b.y > y) || (a.y < y && b.y < y)) return [];
      return a.y === b.y ? [a.x, b.x] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
    });
    return xs.length < 2 ? null : { left: Math.min(...xs), right: Math.max(...xs) };
  });
  const [upper, lower] = at;
  if (upper === null || upper === undefined || lower === null || lower === undefined) return null;
  const left = Math.max(upper.left, lower.left);
  const right = Math.min(upper.right, lower.right);
  return right > left ? { left, right } : null;
}

/** A word to place, with its width at a height of 1. */
export interface Word {
  readonly id: string;
  readonly unitWidth: number;
}

export interface PlacedWord {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Packing {
  readonly height: number;
  readonly words: readonly PlacedWord[];
}

const LINE = 1.55;
const SPACE = 0.75;
const PADDING = 10;
const SHRINK = 0.94;
const TRIES = 60;

/**
 * Places words in lines around the centre of a convex polygon, as tall as possible up to `heightMax`. Their boxes never
 * touch each other or the border.
 */
export function pack(words: readonly Word[], polygon: Polygon, heightMax: number): Packing {
  const middle = centroid(polygon);
  let height = heightMax;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    for (let lines = 1; lines <= words.length; lines += 1) {
      const placed = inLines(words, polygon, height, lines, middle);
      if (placed !== null) return { height, words: placed };
    }
    height *= SHRINK;
  }
  return { height, words: [] };
}

function inLines(
  words: readonly Word[],
  polygon: Polygon,
  height: number,
  lines: number,
  middle: Vertex,
): readonly PlacedWord[] | null {
  const placed: PlacedWord[] = [];
  let next = 0;
  for (let line = 0; line < lines; line += 1) {
    const y = middle.y + (line - (lines - 1) / 2) * height * LINE;
    const stretch = widthBetween(polygon, y - height / 2 - PADDING, y + height / 2 + PADDING);
    if (stretch === null) return null;
    const room = stretch.right - stretch.left - 2 * PADDING;
    const wanted = Math.ceil((words.length - next) / (lines - line));
    const row: Word[] = [];
    let used = 0;
    for (const word of words.slice(next, next + wanted)) {
      const width = word.unitWidth * height + (row.length === 0 ? 0 : SPACE * height);
      if (used + width > room) break;
      used += width;
      row.push(word);
    }
    next += row.length;
    let x = Math.max(stretch.left + PADDING, Math.min(middle.x - used / 2, stretch.right - PADDING - used));
    for (const { id, unitWidth } of row) {
      placed.push({ id, x: x + (unitWidth * height) / 2, y, width: unitWidth * height });
      x += (unitWidth + SPACE) * height;
    }
  }
  return next === words.length ? placed : null;
}
