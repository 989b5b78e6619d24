import { line, fixed } from '../draw/path.ts';
import { strokes, element, textElement } from '../draw/xml.ts';
import type { DrawOptions } from '../drawing.ts';
import type { Theme } from '../themes/theme.ts';
import LAND from '../../data/land.json' with { type: 'json' };

/** The map: 360 × 180 degrees, with a strip above and below. View units. */
export const WIDTH = 1000;
export const SCALE = WIDTH / 360;
export const STRIP = 34;
export const HEIGHT = WIDTH / 2 + 2 * STRIP;
const GRATICULE_DEG = 30;

/** A line over the Earth: pieces of [longitude, latitude] in degrees, none across the date line. */
export type MapPieces = readonly (readonly (readonly [longitudeDeg: number, latitudeDeg: number])[])[];

/** Where a longitude is on the map. */
export function x(longitudeDeg: number): number {
  return (longitudeDeg + 180) * SCALE;
}

/** Where a latitude is on the map. */
export function y(latitudeDeg: number): number {
  return STRIP + (90 - latitudeDeg) * SCALE;
}

/** A line of pieces as a path. */
export function pathOf(pieces: MapPieces): string {
  return pieces
    .map((piece) =>
      piece
        .map(
          ([longitude, latitude], index) => `${index === 0 ? 'M' : 'L'} ${fixed(x(longitude))} ${fixed(y(latitude))}`,
        )
        .join(' '),
    )
    .join(' ');
}

/** A map of the world (plate carrée, Natural Earth coastlines) with what is drawn on it. The picture is `sizePx` wide. */
export function plate(
  { sizePx, title, description }: Pick<DrawOptions, 'sizePx' | 'title' | 'description'>,
  theme: Theme,
  layers: readonly string[],
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: sizePx,
      height: (sizePx * HEIGHT) / WIDTH,
      role: 'img',
      'aria-label': title,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    textElement('title', title),
    textElement('desc', [description, 'Coastlines: Natural Earth.'].filter((part) => part !== '').join(' ')),
    element('rect', { width: WIDTH, height: HEIGHT, fill: theme.paper }),
    land(theme),
    strokes(graticule(), theme.hairline, 0.5),
    ...layers,
  );
}

/** The land, cut at the edges of the map. */
function land({ ring, disc: sea, line: edge, hairline, dashes }: Theme): string {
  const [width, height] = [360 * LAND.units_per_degree, 180 * LAND.units_per_degree];
  return element(
    'svg',
    {
      x: 0,
      y: STRIP,
      width: WIDTH,
      height: WIDTH / 2,
      viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
      preserveAspectRatio: 'none',
    },
    element('rect', { x: -width / 2, y: -height / 2, width, height, fill: sea }),
    element('path', {
      d: LAND.figures.join(''),
      fill: ring,
      stroke: dashes ? hairline : edge,
      'stroke-width': 1,
      'fill-rule': 'evenodd',
    }),
  );
}

function graticule(): readonly string[] {
  const drawn: string[] = [];
  for (let longitude = -180; longitude <= 180; longitude += GRATICULE_DEG)
    drawn.push(line(x(longitude), y(90), x(longitude), y(-90)));
  for (let latitude = -90; latitude <= 90; latitude += GRATICULE_DEG)
    drawn.push(line(x(-180), y(latitude), x(180), y(latitude)));
  return drawn;
}
