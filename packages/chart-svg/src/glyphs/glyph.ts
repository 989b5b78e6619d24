import { circle } from '../draw/path.ts';
import { centred } from '../lettering/lettering.ts';
import { BODY_GLYPHS } from './bodies.ts';

const UNKNOWN = `${circle(0, 0, 6)} ${circle(0, 0, 0.9)}`;
const word = (text: string): string => centred(text, 0, 0, 13).path;

/** Points that are no bodies of a request. */
const POINTS: Readonly<Record<string, string>> = {
  earth: `${circle(0, 0, 9.2)} M 0 -9.2 L 0 9.2 M -9.2 0 L 9.2 0`,
  fortune: `${circle(0, 0, 9.2)} M -6.5 -6.5 L 6.5 6.5 M 6.5 -6.5 L -6.5 6.5`,
  spirit: `${circle(0, 0, 7)} M 0 -11 L 0 11`,
  asc: word('AC'),
  dsc: word('DC'),
  mc: word('MC'),
  ic: word('IC'),
  vertex: word('Vx'),
  antivertex: word('Ax'),
  east_point: word('EP'),
};
const ALIASES: Readonly<Record<string, string>> = {
  rahu: 'north_node',
  ketu: 'south_node',
  mean_node: 'north_node',
  true_node: 'north_node',
  lagna: 'asc',
};

const ASTEROID = 'asteroid:';
const NUMBER_HEIGHT = 11;
/** Numbers with more than three digits are drawn in two lines. */
const LINE_FIGURES = 3;
const LINE_OFFSET = 6.2;
const LINE_HEIGHT = 9.4;

/**
 * The glyph of a body or point as strokes in a box of 24 about the origin: the number for a numbered asteroid, a small
 * ring when there is no glyph.
 */
export function bodyGlyph(id: string): string {
  const name = ALIASES[id] ?? id;
  return BODY_GLYPHS[name]?.strokes ?? POINTS[name] ?? numberGlyph(name) ?? UNKNOWN;
}

function numberGlyph(id: string): string | null {
  if (!id.startsWith(ASTEROID)) return null;
  const number = id.slice(ASTEROID.length);
  if (!/^\d{1,6}$/.test(number)) return null;
  if (number.length <= LINE_FIGURES) return centred(number, 0, 0, NUMBER_HEIGHT).path;
  const line = (text: string, y: number): string => centred(text, 0, y, LINE_HEIGHT).path;
  return `${line(number.slice(0, -LINE_FIGURES), -LINE_OFFSET)} ${line(number.slice(-LINE_FIGURES), LINE_OFFSET)}`;
}

/** The sign for retrograde motion: R with a crossed leg. */
export const RETROGRADE_GLYPH =
  'M -5 9 L -5 -9 L 0.4 -9 C 3.6 -9 5.4 -7.2 5.4 -4.4 C 5.4 -1.6 3.6 0.2 0.4 0.2 L -5 0.2 M 0.4 0.2 L 7.6 9.6 M 7.2 2.4 L 0.6 9.6';
