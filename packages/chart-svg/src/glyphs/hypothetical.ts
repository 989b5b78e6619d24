import { arc, circle } from '../draw/path.ts';
import type { BodyGlyph } from './body-glyph.ts';

const CROSS = 'M 0 1 L 0 11.2 M -4.4 6.6 L 4.4 6.6';

/** The eight bodies of the Hamburg School and Transpluto. */
export const HYPOTHETICAL_GLYPHS: Readonly<Record<string, BodyGlyph>> = {
  cupido: {
    strokes: `${circle(2.8, -4.4, 5.2)} M 2.8 0.8 L 2.8 11.2 M -9.6 6.4 L 8 6.4 M -8.4 -7.4 C -7.4 -9.8 -5 -9.8 -4.4 -7.4 C -3.4 -3.6 -6 2.4 -9.6 6.4`,
  },
  hades: {
    strokes: `M 4 -10.8 C -1.4 -11.4 -5.8 -8.8 -5.8 -4.9 C -5.8 -1 -1.4 1.6 4 1 C 1.2 -0.4 -0.2 -2.4 -0.2 -4.9 C -0.2 -7.4 1.2 -9.4 4 -10.8 Z M -0.6 1.2 L -0.6 11.2 M -5 6.6 L 3.8 6.6`,
  },
  zeus: {
    strokes:
      'M 0 11.2 L 0 -11 M -4.6 -5.6 L 0 -11 L 4.6 -5.6 M -7.6 1.2 L 7.6 1.2 M -7.6 -2.4 L -7.6 4.8 M 7.6 -2.4 L 7.6 4.8 M -4 11.2 L 4 11.2',
  },
  kronos: {
    strokes: `${arc(0, -7, 6.6, 8, 180, 0)} M -9 -7 L 9 -7 M 0 1 L 0 11.2 M -4.4 6.6 L 4.4 6.6`,
  },
  apollon: {
    strokes:
      'M -10.4 -6.4 C -9.8 -9 -8 -10.4 -6 -10.4 C -3.6 -10.4 -2.2 -8.8 -2.2 -6.4 C -2.2 -2.4 -6 1.6 -10.8 4 L 10.8 4 M 2.2 -10.4 L 2.2 11 M 7.4 -10.4 L 7.4 11',
  },
  admetos: { strokes: `${circle(0, -4.4, 5.6)} ${circle(0, -4.4, 0.9)} M -8.4 1.2 L 8.4 1.2 ${CROSS}` },
  vulkanus: {
    strokes: 'M 0 -11.2 L 6.4 -2.6 L -6.4 -2.6 Z M 0 -2.6 L 0 11.2 M -4.4 6.6 L 4.4 6.6 M -7.4 2 L 7.4 2',
  },
  poseidon: {
    strokes: `M 0 -11.2 L 0 11.2 ${arc(0, -11, 7.4, 8.6, 170, 10)} ${arc(0, 11, 7.4, 8.6, 350, 190)} M -4.4 0 L 4.4 0`,
  },
  transpluto: {
    letters: 'Tp',
    strokes: `${circle(0, 4.6, 5.8)} M 0 10.4 L 0 -11 M -4.6 -5.8 L 0 -11 L 4.6 -5.8 M -5.8 4.6 L 5.8 4.6`,
  },
};
