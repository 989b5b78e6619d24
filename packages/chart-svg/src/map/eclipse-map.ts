import { disc, strokes, element, textElement } from '../draw/xml.ts';
import type { DrawOptions } from '../drawing.ts';
import { centred, textWidth } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { HEIGHT, type MapPieces, pathOf, plate, STRIP, WIDTH, x, y } from './plate.ts';

/** The path of an eclipse. Pieces of [longitude, latitude] in degrees. */
export interface MapEclipse {
  /** Short, such as the day. */
  readonly label: string;
  readonly type: string;
  /** The stretches of the central line. */
  readonly central: readonly { readonly type: 'total' | 'annular'; readonly pieces: MapPieces }[];
  readonly limits: readonly MapPieces[];
  /** Where it is greatest. */
  readonly greatest: { readonly longitudeDeg: number; readonly latitudeDeg: number };
}

const LABEL = 12;
/** Annular stretches of a central line are dashed. */
const DASHES = { total: {}, annular: { 'stroke-dasharray': '6 4' } } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A map of the world with the paths of central eclipses: central line, limits, greatest eclipse and label. */
export function drawEclipseMap(
  eclipses: readonly MapEclipse[],
  options: Pick<DrawOptions, 'sizePx' | 'theme' | 'title' | 'description'>,
): string {
  const theme = themeOf(options.theme);
  const taken: Box[] = [];
  return plate(options, theme, [
    ...eclipses.map((eclipse, index) => pathLines(eclipse, colourOf(index, theme))),
    ...eclipses.map((eclipse, index) => label(eclipse, colourOf(index, theme), theme, taken)),
  ]);
}

/** Neighbours in time have different colours. */
function colourOf(index: number, { aspects, elements, second, retrograde }: Theme): string {
  const colours = [aspects.challenging, second, elements.earth, elements.air, elements.water, retrograde];
  return colours[index % colours.length]!;
}

function pathLines({ label: name, type, central, limits }: MapEclipse, colour: string): string {
  return element(
    'g',
    { 'data-eclipse': name },
    textElement('title', `${name}, ${type}`),
    strokes(limits.map(pathOf), colour, 0.8),
    ...central.map((stretch) => strokes([pathOf(stretch.pieces)], colour, 1.8, DASHES[stretch.type])),
  );
}

/** A disc at the greatest eclipse, and the label at the first place beside it that is free. */
function label({ label: name, greatest }: MapEclipse, colour: string, theme: Theme, taken: Box[]): string {
  const [left, top] = [x(greatest.longitudeDeg), y(greatest.latitudeDeg)];
  const width = textWidth(name, LABEL);
  const isFree = (box: Box): boolean =>
    taken.every(
      (other) =>
        box.left + box.width < other.left ||
        other.left + other.width < box.left ||
        Math.abs(box.top - other.top) > 1.5 * LABEL,
    );
  const places = [1, -1, 2, -2, 3, -3, 4, -4].map((step): Box => {
    const middle = Math.min(WIDTH - width / 2 - 6, Math.max(width / 2 + 6, left));
    const height = Math.min(HEIGHT - STRIP - LABEL, Math.max(STRIP + LABEL, top - step * 1.7 * LABEL));
    return { left: middle - width / 2, top: height, width };
  });
  const box = places.find(isFree) ?? places[0]!;
  taken.push(box);
  const { path } = centred(name, box.left + width / 2, box.top, LABEL);
  return [
    disc(left, top, 4.5, theme.paper),
    disc(left, top, 3, colour),
    strokes([path], theme.paper, 4.5),
    strokes([path], colour, 1.3),
  ].join('');
}
