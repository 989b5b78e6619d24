import { place, readStrokes } from '../draw/path.ts';
import TABLE from '../../data/letters.json' with { type: 'json' };

interface Letter {
  /** Width of the letter without the space after it. */
  readonly width: number;
  /** Strokes; 10 units from the baseline (y = 0) up to the height of capitals (y = -10). */
  readonly path: string;
}

const LETTERS: ReadonlyMap<string, Letter> = new Map(
  Object.entries(TABLE.letters).map(([letter, { width, path }]) => [letter, { width, path: readStrokes(path) }]),
);
/** Letters that are not a letter with an accent, as they are usually written without one. */
const PLAIN: Readonly<Record<string, string>> = TABLE.plain;
/** Space between two letters, in tenths of the height. */
const SPACING = 1.7;

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

/** Stroke width of letters as a part of their height: one weight for everything written, and a stronger one for names of angles. */
export const LETTER_WEIGHT = { regular: 0.115, strong: 0.145 } as const;

/** Words drawn as strokes: the same in every viewer, without a font. */
export interface Lettering {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A name in the Latin letters that can be drawn: without accents. */
export function latinLetters(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...bare].map((letter) => PLAIN[letter] ?? letter).join('');
}

/** Width of a text at a capital height; letters that cannot be drawn have no width. */
export function textWidth(text: string, height: number): number {
  const letters = drawable(text);
  const units = letters.reduce((sum, { width }) => sum + width, 0) + SPACING * Math.max(0, letters.length - 1);
  return (units * height) / 10;
}

/** Draws a text centred on a point. Latin letters, digits, `° ′ ″ + - .` and spaces. */
export function centred(text: string, x: number, y: number, height: number): Lettering {
  return aligned(text, x, y, height, 'middle');
}

/** Draws a text that begins at a point, is centred on it, or ends there. */
export function aligned(
  text: string,
  x: number,
  y: number,
  height: number,
  anchor: 'start' | 'middle' | 'end',
): Lettering {
  const scale = height / 10;
  const width = textWidth(text, height);
  const paths: string[] = [];
  let left = x - width * ANCHORS[anchor];
  for (const { path, width: units } of drawable(text)) {
    if (path !== '') paths.push(place(path, left, y + height / 2, scale));
    left += (units + SPACING) * scale;
  }
  return { path: paths.join(' '), width, height };
}

/** As much of a text as a width has room for; a point after it says that letters are left out. */
export function shortened(text: string, width: number, height: number): string {
  if (textWidth(text, height) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('')}.`, height) > width) letters.pop();
  return `${letters.join('').trimEnd()}.`;
}

function drawable(text: string): readonly Letter[] {
  return [...text].flatMap((character) => LETTERS.get(character) ?? []);
}
