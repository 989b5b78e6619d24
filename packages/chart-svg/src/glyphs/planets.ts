import { arc, circle } from '../draw/path.ts';
import type { BodyGlyph } from './body-glyph.ts';

/** Sun to Pluto. */
export const PLANET_GLYPHS: Readonly<Record<string, BodyGlyph>> = {
  sun: { letters: 'Su', symbol: '☉', strokes: `${circle(0, 0, 9.4)} ${circle(0, 0, 0.9)}` },
  moon: {
    letters: 'Mo',
    symbol: '☽',
    strokes:
      'M -4.6 -9.6 C -2.2 -10.8 0.4 -10.8 2.6 -9.8 C 6.4 -8.2 8.8 -4.4 8.8 0 C 8.8 4.4 6.4 8.2 2.6 9.8 C 0.4 10.8 -2.2 10.8 -4.6 9.6 C -0.6 8.2 2.2 4.6 2.2 0 C 2.2 -4.6 -0.6 -8.2 -4.6 -9.6 Z',
  },
  mercury: {
    letters: 'Me',
    symbol: '☿',
    strokes: `${circle(0, -1.2, 4.9)} M 0 3.7 L 0 11.4 M -3.9 7.6 L 3.9 7.6 ${arc(0, -11.2, 5.1, 5.1, 176, 4)}`,
  },
  venus: { letters: 'Ve', symbol: '♀', strokes: `${circle(0, -4.8, 5.8)} M 0 1 L 0 11.2 M -4.4 6.2 L 4.4 6.2` },
  mars: {
    letters: 'Ma',
    symbol: '♂',
    strokes: `${circle(-2.4, 3, 6.4)} M 2.2 -1.6 L 9.2 -8.8 M 3.4 -9.2 L 9.6 -9.2 L 9.6 -3`,
  },
  jupiter: {
    letters: 'Ju',
    symbol: '♃',
    strokes:
      'M -8.4 -6 C -7.6 -8.8 -5.6 -10.4 -3.2 -10.4 C -0.6 -10.4 1 -8.6 1 -6 C 1 -2 -3 2.2 -9 4.8 L 9.4 4.8 M 5 -10.2 L 5 11',
  },
  saturn: {
    letters: 'Sa',
    symbol: '♄',
    strokes:
      'M -4.2 -11 L -4.2 7 M -8 -7 L 0.4 -7 M -4.2 -0.6 C -2.8 -3.2 -0.6 -4.6 1.8 -4.6 C 4.8 -4.6 6.6 -2.6 6.6 0.2 C 6.6 3.8 3.2 5.6 3.2 8.6 C 3.2 10.2 4.2 11.2 5.6 11.2 C 6.8 11.2 7.6 10.6 8.2 9.6',
  },
  uranus: {
    letters: 'Ur',
    symbol: '♅',
    strokes: `M 0 -10.4 L 0 4.4 ${circle(0, 7.4, 3)} M -6 -3.2 L 6 -3.2 M -8.6 -10.2 C -6.8 -9.2 -6 -7.8 -6 -5.8 L -6 -0.6 C -6 1.4 -6.8 2.8 -8.6 3.8 M 8.6 -10.2 C 6.8 -9.2 6 -7.8 6 -5.8 L 6 -0.6 C 6 1.4 6.8 2.8 8.6 3.8`,
  },
  neptune: {
    letters: 'Ne',
    symbol: '♆',
    strokes:
      'M 0 -9.8 L 0 11.2 M -4.2 6.4 L 4.2 6.4 M -7.8 -9.4 L -7.8 -6 C -7.8 -1.6 -4.6 1.4 0 1.4 C 4.6 1.4 7.8 -1.6 7.8 -6 L 7.8 -9.4 M -10 -7.4 L -7.8 -10.2 L -5.6 -7.4 M 10 -7.4 L 7.8 -10.2 L 5.6 -7.4 M -2.2 -7.8 L 0 -10.8 L 2.2 -7.8',
  },
  pluto: {
    letters: 'Pl',
    symbol: '♇',
    strokes: `${circle(0, -7.2, 3.4)} ${arc(0, -6.2, 8, 7.6, 178, 2)} M 0 1.4 L 0 11.2 M -4.4 6.4 L 4.4 6.4`,
  },
};
