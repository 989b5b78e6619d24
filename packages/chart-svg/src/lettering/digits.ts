import { circle, ellipse } from '../draw/path.ts';

export interface Letter {
  /** Width of the letter without the space after it. */
  readonly width: number;
  /** Strokes; 10 units from the baseline (y = 0) up to the height of capitals (y = -10). */
  readonly path: string;
}

const letter = (width: number, path: string): Letter => ({ width, path });

/** Digits, all equally wide, and the marks for degrees, minutes and seconds. */
export const DIGITS: Readonly<Record<string, Letter>> = {
  0: letter(6, ellipse(3, -5, 2.95, 5)),
  1: letter(6, 'M 1 -7.9 L 3.5 -10 L 3.5 0'),
  2: letter(6, 'M 0.3 -7.3 C 0.4 -9 1.5 -10 3.1 -10 C 4.7 -10 5.7 -9 5.7 -7.5 C 5.7 -5.2 2.2 -3.2 0.2 0 L 5.9 0'),
  3: letter(
    6,
    'M 0.4 -8.2 C 0.8 -9.4 1.8 -10 3 -10 C 4.6 -10 5.6 -9.1 5.6 -7.7 C 5.6 -6.2 4.5 -5.4 2.6 -5.4 C 4.7 -5.4 5.9 -4.4 5.9 -2.7 C 5.9 -1.1 4.7 0 2.9 0 C 1.5 0 0.5 -0.7 0.1 -2',
  ),
  4: letter(6, 'M 4.5 0 L 4.5 -10 L 0 -2.9 L 6 -2.9'),
  5: letter(
    6,
    'M 5.4 -10 L 1.2 -10 L 0.7 -5.6 C 1.3 -6.2 2.1 -6.5 3 -6.5 C 4.8 -6.5 5.9 -5.2 5.9 -3.3 C 5.9 -1.3 4.7 0 2.9 0 C 1.6 0 0.6 -0.6 0.1 -1.8',
  ),
  6: letter(
    6,
    'M 5.2 -8.6 C 4.8 -9.5 4 -10 3.1 -10 C 1.1 -10 0.1 -7.8 0.1 -4.4 C 0.1 -1.6 1.2 0 3 0 C 4.7 0 5.9 -1.3 5.9 -3.2 C 5.9 -5 4.8 -6.2 3.2 -6.2 C 1.6 -6.2 0.4 -5.2 0.1 -3.6',
  ),
  7: letter(6, 'M 0.2 -10 L 5.8 -10 C 3.8 -7 2.5 -3.8 2.2 0'),
  8: letter(6, `${ellipse(3, -7.65, 2.4, 2.35)} ${ellipse(3, -2.65, 2.9, 2.65)}`),
  9: letter(
    6,
    'M 0.8 -1.4 C 1.2 -0.5 2 0 2.9 0 C 4.9 0 5.9 -2.2 5.9 -5.6 C 5.9 -8.4 4.8 -10 3 -10 C 1.3 -10 0.1 -8.7 0.1 -6.8 C 0.1 -5 1.2 -3.8 2.8 -3.8 C 4.4 -3.8 5.6 -4.8 5.9 -6.4',
  ),
  '°': letter(3, circle(1.5, -8.5, 1.5)),
  '′': letter(1.4, 'M 1.2 -10 L 0.4 -7.2'),
  '″': letter(3.2, 'M 1.2 -10 L 0.4 -7.2 M 3 -10 L 2.2 -7.2'),
  '+': letter(6, 'M 0.4 -4.6 L 5.6 -4.6 M 3 -7.2 L 3 -2'),
  '-': letter(5, 'M 0.4 -4.6 L 4.6 -4.6'),
  '.': letter(1, 'M 0.5 -0.1 L 0.5 0'),
  ' ': letter(3, ''),
};
