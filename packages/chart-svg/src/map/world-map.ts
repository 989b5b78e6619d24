import { disc, glyphPath, ringLine, strokes, element, textElement } from '../draw/xml.ts';
import type { DrawOptions } from '../drawing.ts';
import { bodyGlyph } from '../glyphs/glyph.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { bodyName } from '../words.ts';
import { type LabelPlace, placeLabels } from './place-labels.ts';
import { type MapPieces, pathOf, plate, x, y } from './plate.ts';

/** A line over the Earth: where a body is on an angle. Pieces of [longitude, latitude] in degrees, none across the date line. */
export interface MapLine {
  readonly body: string;
  readonly angle: 'asc' | 'mc' | 'dsc' | 'ic';
  readonly pieces: MapPieces;
}

/** A place with a mark: a ring for the birth, a filled disc for another one. */
export interface MapPlace {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly isBirth: boolean;
}

const LABEL = 15;
const NAMES = { asc: 'AC', mc: 'MC', dsc: 'DC', ic: 'IC' } as const;
const DASHES = { asc: '', mc: '', dsc: '5 4', ic: '1.5 4' } as const;

/** A map of the world (plate carrée, Natural Earth coastlines) with lines and places. The picture is `sizePx` wide. */
export function drawWorldMap(
  lines: readonly MapLine[],
  places: readonly MapPlace[],
  options: Pick<DrawOptions, 'sizePx' | 'theme' | 'title' | 'description'>,
): string {
  const theme = themeOf(options.theme);
  const labels = placeLabels(lines, LABEL);
  return plate(options, theme, [
    ...lines.map((one) => drawnLine(one, colourOf(one.body, theme))),
    ...lines.map((one, index) => labelOf(one, labels[index]!, colourOf(one.body, theme), theme)),
    ...places.map((one) => markOf(one, theme)),
  ]);
}

/** Each planet has a colour of the theme; other bodies share one. */
function colourOf(body: string, theme: Theme): string {
  const { elements, aspects, second, ink, inkSoft, retrograde } = theme;
  const colours: Readonly<Record<string, string>> = {
    sun: elements.air,
    moon: inkSoft,
    mercury: elements.water,
    venus: elements.earth,
    mars: aspects.challenging,
    jupiter: second,
    saturn: ink,
    uranus: aspects.harmonious,
    neptune: aspects.neutral,
    pluto: retrograde,
  };
  return colours[body] ?? theme.line;
}

function drawnLine({ body, angle, pieces }: MapLine, colour: string): string {
  const d = pathOf(pieces);
  const dashes = DASHES[angle];
  return element(
    'g',
    { 'data-line': `${body}-${angle}` },
    textElement('title', `${bodyName(body)} ${NAMES[angle]}`),
    strokes(
      [d],
      colour,
      angle === 'mc' || angle === 'ic' ? 1.6 : 1.3,
      dashes === '' ? {} : { 'stroke-dasharray': dashes },
    ),
  );
}

/** The glyph of the body and the letters of the angle: over the map for MC, under it for IC, beside the line for the others. */
function labelOf(one: MapLine, place: LabelPlace | null, colour: string, theme: Theme): string {
  if (place === null) return '';
  const { left, top } = place;
  const paths = [
    glyphPath(bodyGlyph(one.body), left - LABEL * 0.42, top, LABEL),
    glyphPath(bodyGlyph(one.angle), left + LABEL * 0.62, top, LABEL * 0.72),
  ];
  const inMap = one.angle === 'asc' || one.angle === 'dsc';
  return [inMap ? strokes(paths, theme.paper, 4.5) : '', strokes(paths, colour, 1.2)].join('');
}

function markOf({ longitudeDeg, latitudeDeg, isBirth }: MapPlace, theme: Theme): string {
  const [left, top] = [x(longitudeDeg), y(latitudeDeg)];
  return isBirth
    ? ringLine(left, top, 5, theme.ink, 1.8, theme.paper)
    : `${disc(left, top, 5.5, theme.paper)}${disc(left, top, 4, theme.ink)}`;
}
