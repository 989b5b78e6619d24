import { centroid, type Polygon, type Vertex, widthBetween } from './polygon.ts';

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
