import { circle, readStrokes } from '../draw/path.ts';
import { centred } from '../lettering/lettering.ts';
import GLYPHS from '../../data/glyphs.json' with { type: 'json' };

/** How a body is drawn and abbreviated. */
export interface BodyGlyph {
  /** The usual two letters; absent: the first two of the id. */
  readonly letters?: string;
  /** The Unicode character, where most fonts have it in the width of one cell. */
  readonly symbol?: string;
  /** In a box of 24 about the origin. */
  readonly strokes: string;
}

const mapped = <From, To>(table: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, to(value)]));

/** The glyphs of all bodies by their ids. */
export const BODY_GLYPHS: Readonly<Record<string, BodyGlyph>> = mapped<BodyGlyph, BodyGlyph>(
  { ...GLYPHS.planets, ...GLYPHS.minor_bodies, ...GLYPHS.hypothetical },
  (glyph) => ({ ...glyph, strokes: readStrokes(glyph.strokes) }),
);

/** The twelve signs by their ids, Aries first, as strokes in a box of 24 about the origin. */
export const SIGN_GLYPHS: Readonly<Record<string, string>> = mapped(GLYPHS.signs, readStrokes);

/** The aspects as strokes in a box of 24 about the origin; the higher harmonics by their usual letters. */
export const ASPECT_GLYPHS: Readonly<Record<string, string>> = {
  ...mapped(GLYPHS.aspects, readStrokes),
  ...mapped(GLYPHS.aspect_letters, (text) => centred(text, 0, 0, text.length > 1 ? 11.5 : 15).path),
};

/** The sign for retrograde motion: R with a crossed leg. */
export const RETROGRADE_GLYPH = GLYPHS.retrograde;

/** Points that are no bodies of a request. */
const POINTS: Readonly<Record<string, string>> = {
  ...mapped(GLYPHS.points, readStrokes),
  ...mapped(GLYPHS.point_letters, (text) => centred(text, 0, 0, 13).path),
};
const ALIASES: Readonly<Record<string, string>> = GLYPHS.aliases;
const UNKNOWN = `${circle(0, 0, 6)} ${circle(0, 0, 0.9)}`;

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
