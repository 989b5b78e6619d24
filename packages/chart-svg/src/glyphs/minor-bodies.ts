import { arc, circle } from '../draw/path.ts';
import type { BodyGlyph } from './body-glyph.ts';

const CROSS = 'M 0 1.6 L 0 11 M -4.2 6.4 L 4.2 6.4';

/** Nodes, the lunar apogee, centaurs and asteroids; a node has the letters of the graha. */
export const MINOR_BODY_GLYPHS: Readonly<Record<string, BodyGlyph>> = {
  north_node: {
    letters: 'Ra',
    symbol: '☊',
    strokes: `${circle(-6.4, 7.4, 2.7)} ${circle(6.4, 7.4, 2.7)} M -4.6 5.4 C -7 3.2 -8.6 0.4 -8.6 -2.4 C -8.6 -7 -4.8 -10.2 0 -10.2 C 4.8 -10.2 8.6 -7 8.6 -2.4 C 8.6 0.4 7 3.2 4.6 5.4`,
  },
  south_node: {
    letters: 'Ke',
    symbol: '☋',
    strokes: `${circle(-6.4, -7.4, 2.7)} ${circle(6.4, -7.4, 2.7)} M -4.6 -5.4 C -7 -3.2 -8.6 -0.4 -8.6 2.4 C -8.6 7 -4.8 10.2 0 10.2 C 4.8 10.2 8.6 7 8.6 2.4 C 8.6 -0.4 7 -3.2 4.6 -5.4`,
  },
  lilith: {
    symbol: '⚸',
    strokes: `M -3.6 -10.8 C 0.8 -12 6.2 -9.2 6.2 -4.6 C 6.2 0 0.8 2.8 -3.6 1.6 C -0.6 0.4 1 -1.8 1 -4.6 C 1 -7.4 -0.6 -9.6 -3.6 -10.8 Z M 0.4 2.2 L 0.4 11.2 M -3.6 6.8 L 4.4 6.8`,
  },
  chiron: {
    symbol: '⚷',
    strokes: `${arc(0, 6.8, 4.6, 4, 0, 360)} Z M 0 2.8 L 0 -11 M 6.4 -10.4 L 0 -4.2 L 6.4 1.6`,
  },
  pholus: {
    strokes: `${arc(0, 7.2, 3.6, 3.6, 0, 360)} Z M 0 3.6 L 0 -11 M -5.6 -1.6 C -5.6 -6.4 -3.2 -8.6 0 -8.6 C 3.2 -8.6 5.6 -6.4 5.6 -1.6`,
  },
  ceres: {
    symbol: '⚳',
    strokes: `M -5.2 -8 C -3.8 -10 -2 -10.8 0 -10.8 C 3.6 -10.8 6.2 -8.2 6.2 -4.6 C 6.2 -1 3.6 1.6 0 1.6 ${CROSS}`,
  },
  pallas: { symbol: '⚴', strokes: `M 0 -11 L 5.8 -4.7 L 0 1.6 L -5.8 -4.7 Z ${CROSS}` },
  juno: {
    letters: 'Jn',
    symbol: '⚵',
    strokes: `M 0 -11 L 0 11 M -4.2 6.4 L 4.2 6.4 M -6.2 -4.8 L 6.2 -4.8 M -4.4 -9.2 L 4.4 -0.4 M 4.4 -9.2 L -4.4 -0.4`,
  },
  vesta: {
    letters: 'Vs',
    symbol: '⚶',
    strokes:
      'M -9.6 -1.4 C -7.6 -1.4 -6.6 0 -6.6 2.2 L -6.6 9.8 L 6.6 9.8 L 6.6 2.2 C 6.6 0 7.6 -1.4 9.6 -1.4 M 0 4.4 C -3.2 2.2 -4 -0.4 -2.4 -3.4 C -1.2 -5.6 -0.2 -7.6 0 -10.8 C 0.2 -7.6 1.2 -5.6 2.4 -3.4 C 4 -0.4 3.2 2.2 0 4.4 Z',
  },
};
