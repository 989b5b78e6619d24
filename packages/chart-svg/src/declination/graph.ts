import { frame, disc, glyphPath, strokes, element, textElement, marked } from '../draw/xml.ts';
import { line, fixed } from '../draw/path.ts';
import { type Detail, detailOf, type Drawing, type DrawOptions, type LayoutItem } from '../drawing.ts';
import { bodyGlyph } from '../glyphs/glyph.ts';
import { centred, LETTER_WEIGHT } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { drawSigns } from '../wheel/zodiac-ring.ts';
import { bodyName } from '../words.ts';
import { placeGlyphs } from './place-glyphs.ts';

export interface DeclinationBody {
  readonly id: string;
  readonly longitudeDeg: number;
  readonly declinationDeg: number;
}

export interface DeclinationChart {
  readonly bodies: readonly DeclinationBody[];
  readonly obliquityDeg: number;
  /** Tropical longitude of the first degree shown; 0 in the tropical zodiac. */
  readonly ayanamsaDeg: number;
  readonly parallels: readonly {
    readonly a: string;
    readonly b: string;
    readonly kind: 'parallel' | 'contraparallel';
  }[];
}

const LEFT = 78;
const RIGHT = 970;
const TOP = 40;
const BOTTOM = 912;
const SIGNS_Y = 950;
const LEAST_RANGE_DEG = 30;
const RAD = Math.PI / 180;

/** Side of a glyph, height of the numbers, of a sign, and the strokes. */
interface Sizes {
  readonly text: number;
  readonly sign: number;
  readonly line: number;
  readonly glyph: number;
}

const SIZES: Readonly<Record<Detail, Sizes & { readonly box: number; readonly dot: number }>> = {
  compact: { box: 46, dot: 6, text: 19, sign: 46, line: 1.8, glyph: 4 },
  medium: { box: 38, dot: 5, text: 16, sign: 40, line: 1.3, glyph: 3.1 },
  full: { box: 30, dot: 4, text: 13, sign: 34, line: 1, glyph: 2.4 },
};

/**
 * Declinations over the zodiac: the Sun's path as a curve, beyond its greatest declination the bodies that are out of
 * bounds, parallels as lines between bodies of one declination, contraparallels as broken ones. North is up.
 */
export function drawDeclinationGraph(chart: DeclinationChart, options: DrawOptions): Drawing {
  const theme = themeOf(options.theme);
  const { box, dot: dotRadius, ...size } = SIZES[detailOf(options.sizePx)];
  const greatest = Math.max(0, ...chart.bodies.map(({ declinationDeg }) => Math.abs(declinationDeg)));
  const rangeDeg = Math.max(LEAST_RANGE_DEG, 10 * Math.ceil((greatest + 2) / 10));
  const x = (longitudeDeg: number): number => LEFT + ((((longitudeDeg % 360) + 360) % 360) / 360) * (RIGHT - LEFT);
  const y = (deg: number): number => (TOP + BOTTOM) / 2 - (deg / rangeDeg) * ((BOTTOM - TOP) / 2);
  const dots = chart.bodies.map((body) => ({ ...body, x: x(body.longitudeDeg), y: y(body.declinationDeg) }));
  const dotOf = new Map(dots.map((dot) => [dot.id, dot]));
  const placed = placeGlyphs(dots, box, { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM });
  const layout: LayoutItem[] = [];
  const glyphs = dots.map(({ id, longitudeDeg, declinationDeg, x: dotX, y: dotY }, index) => {
    const { x: glyphX, y: glyphY } = placed[index]!;
    layout.push({ kind: 'point', id, x: glyphX, y: glyphY, width: box, height: box, longitudeDeg });
    const outOfBounds = Math.abs(declinationDeg) > chart.obliquityDeg;
    const ink = outOfBounds ? theme.retrograde : theme.ink;
    return marked(
      options.mark,
      { kind: 'point', id },
      { d: line(dotX, dotY, glyphX, glyphY), width: box },
      { 'data-point': id },
      textElement('title', bodyText(id, declinationDeg, outOfBounds)),
      strokes([line(dotX, dotY, glyphX, glyphY)], theme.inkSoft, size.line),
      disc(glyphX, glyphY, box / 2 + 0.5, theme.disc),
      strokes([glyphPath(bodyGlyph(id), glyphX, glyphY, box * 0.9)], ink, size.glyph),
      disc(dotX, dotY, dotRadius, ink),
    );
  });
  const joined = options.show.aspects
    ? (['parallel', 'contraparallel'] as const).map((kind) => {
        const lines = chart.parallels.flatMap((pair) => {
          const [a, b] = [dotOf.get(pair.a), dotOf.get(pair.b)];
          return pair.kind !== kind || a === undefined || b === undefined ? [] : [line(a.x, a.y, b.x, b.y)];
        });
        return kind === 'parallel'
          ? strokes(lines, theme.aspects.harmonious, size.line * 1.3)
          : strokes(lines, theme.aspects.challenging, size.line * 1.1, { 'stroke-dasharray': '2 6' });
      })
    : [];
  const signs = drawSigns((longitudeDeg) => ({ x: x(longitudeDeg), y: SIGNS_Y }), size.sign, size.glyph, theme);
  const layers = [ground(chart, rangeDeg, x, y, theme, size, signs.svg), ...joined, ...glyphs];
  const list = chart.bodies.map(({ id, declinationDeg }) =>
    bodyText(id, declinationDeg, Math.abs(declinationDeg) > chart.obliquityDeg),
  );
  return frame(options, theme, `${list.join('; ')}.`, layers, [...signs.layout, ...layout]);
}

/** The scales, the bands out of bounds, and the path of the Sun. */
function ground(
  { obliquityDeg, ayanamsaDeg }: DeclinationChart,
  rangeDeg: number,
  x: (longitudeDeg: number) => number,
  y: (declinationDeg: number) => number,
  theme: Theme,
  size: Sizes,
  signs: readonly string[],
): string {
  const levels = Array.from({ length: (2 * rangeDeg) / 10 + 1 }, (_, index) => rangeDeg - index * 10);
  const band = (from: number, to: number): string =>
    element('rect', { x: LEFT, y: y(from), width: RIGHT - LEFT, height: y(to) - y(from), fill: theme.ring });
  const path = Array.from({ length: 181 }, (_, index) => {
    const longitudeDeg = index === 180 ? 359.9999 : index * 2;
    const sine = Math.sin(obliquityDeg * RAD) * Math.sin((longitudeDeg + ayanamsaDeg) * RAD);
    return `${index === 0 ? 'M' : 'L'} ${fixed(x(longitudeDeg))} ${fixed(y(Math.asin(sine) / RAD))}`;
  }).join(' ');
  return element(
    'g',
    {},
    element('rect', { x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP, fill: theme.disc }),
    band(rangeDeg, obliquityDeg),
    band(-obliquityDeg, -rangeDeg),
    strokes(
      Array.from({ length: 11 }, (_, index) => {
        const at = LEFT + ((index + 1) / 12) * (RIGHT - LEFT);
        return line(at, TOP, at, BOTTOM);
      }),
      theme.hairline,
      size.line * 0.8,
    ),
    strokes(
      levels.map((deg) => line(LEFT, y(deg), RIGHT, y(deg))),
      theme.hairline,
      size.line,
    ),
    strokes([line(LEFT, y(0), RIGHT, y(0))], theme.line, size.line * 1.6),
    strokes(
      [obliquityDeg, -obliquityDeg].map((deg) => line(LEFT, y(deg), RIGHT, y(deg))),
      theme.retrograde,
      size.line,
      { 'stroke-dasharray': '8 6' },
    ),
    strokes([path], theme.elements.air, size.line * 2),
    strokes(
      levels.map(
        (deg) =>
          centred(
            deg === 0 ? '0°' : `${Math.abs(deg)}°${deg > 0 ? 'N' : 'S'}`,
            (LEFT - size.line) / 2,
            y(deg),
            size.text,
          ).path,
      ),
      theme.inkSoft,
      size.text * LETTER_WEIGHT.regular,
    ),
    strokes(
      [
        line(LEFT, TOP, RIGHT, TOP),
        line(LEFT, BOTTOM, RIGHT, BOTTOM),
        line(LEFT, TOP, LEFT, BOTTOM),
        line(RIGHT, TOP, RIGHT, BOTTOM),
      ],
      theme.line,
      size.line,
    ),
    ...signs,
  );
}

/** `Sun 23°19′ north`. */
function bodyText(id: string, declinationDeg: number, outOfBounds: boolean): string {
  const minutes = Math.floor(Math.abs(declinationDeg) * 60);
  const text = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  return `${bodyName(id)} ${text} ${declinationDeg < 0 ? 'south' : 'north'}${outOfBounds ? ', out of bounds' : ''}`;
}
