import { fixed, line } from '../draw/path.ts';
import { disc, strokes, element, textElement } from '../draw/xml.ts';
import type { DrawOptions } from '../drawing.ts';
import { aligned, centred, LETTER_WEIGHT, textWidth } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { type GlobePoint, smoothLine, unwrapped } from './globe-line.ts';
import { HEIGHT, plate, SCALE, STRIP, WIDTH, x, y } from './plate.ts';
import { placeTrackLabels, type TrackLabel } from './track-labels.ts';

/** The path of an eclipse; its lines are points of the globe from west to east as the shadow moves. */
export interface MapEclipse {
  /** Short, such as the day. */
  readonly label: string;
  readonly type: string;
  /** The stretches of the central line. */
  readonly central: readonly { readonly type: 'total' | 'annular'; readonly points: readonly GlobePoint[] }[];
  readonly northern: readonly (readonly GlobePoint[])[];
  readonly southern: readonly (readonly GlobePoint[])[];
  /** Where it is greatest. */
  readonly greatest: { readonly longitudeDeg: number; readonly latitudeDeg: number };
}

const LABEL = 14;
const LEGEND = 13;
const LINE = { central: 1.8, limit: 0.8 } as const;
/** Annular stretches of a central line are dashed. */
const DASHES = { total: {}, annular: { 'stroke-dasharray': '6 4' } } as const;
const BAND_OPACITY = 0.16;

/** A map of the world with the paths of central eclipses: central line, limits, greatest eclipse, label, and a legend. */
export function drawEclipseMap(
  eclipses: readonly MapEclipse[],
  options: Pick<DrawOptions, 'sizePx' | 'theme' | 'title' | 'description'>,
): string {
  const theme = themeOf(options.theme);
  const tracks = eclipses.map(trackOf);
  const labels = placeTrackLabels(
    tracks.map(({ central, outline }, index) => ({
      width: textWidth(eclipses[index]!.label, LABEL),
      at: onMap(eclipses[index]!.greatest),
      line: central.flatMap(({ points }) => points.map(placeOf)),
      ink: [...central.map(({ points }) => points), ...outline].map((points) => points.map(placeOf)),
    })),
    LABEL,
  );
  return plate(options, theme, [
    mapWindow(tracks.map((track, index) => drawnTrack(eclipses[index]!, track, colourOf(index, theme)))),
    ...eclipses.map((eclipse, index) => labelOf(eclipse, labels[index]!, colourOf(index, theme), theme)),
    eclipses.length === 0 ? '' : legend(theme),
  ]);
}

/** Neighbours in time have different colours. */
function colourOf(index: number, { aspects, elements, second, retrograde }: Theme): string {
  const colours = [aspects.challenging, second, elements.earth, elements.air, elements.water, retrograde];
  return colours[index % colours.length]!;
}

/** The curves of an eclipse. */
interface Track {
  readonly central: readonly { readonly type: 'total' | 'annular'; readonly points: readonly GlobePoint[] }[];
  /** The limits: one closed curve where the shadow has both, else each as it is. */
  readonly outline: readonly (readonly GlobePoint[])[];
  readonly isClosed: boolean;
}

function trackOf({ central, northern, southern }: MapEclipse): Track {
  const smoothed = central.map(({ type, points }) => ({ type, points: smoothLine(points) }));
  const [north, south] = [northern[0], southern[0]];
  if (northern.length !== 1 || southern.length !== 1 || north === undefined || south === undefined)
    return { central: smoothed, outline: [...northern, ...southern].map(smoothLine), isClosed: false };
  const back = south.toReversed();
  const caps = [
    [north.at(-1)!, back[0]!],
    [back.at(-1)!, north[0]!],
  ].map(smoothLine);
  const ring = [...smoothLine(north), ...caps[0]!.slice(1), ...smoothLine(back).slice(1), ...caps[1]!.slice(1)];
  return { central: smoothed, outline: [ring], isClosed: true };
}

function drawnTrack({ label: name, type }: MapEclipse, { central, outline, isClosed }: Track, colour: string): string {
  const curves = outline.map(unwrapped);
  const edges = curves.flatMap((points) => copies(points, isClosed && !isAroundPole(points) ? ' Z' : ''));
  const overPole = isClosed ? curves.filter(isAroundPole).flatMap((points) => copies(withPole(points), ' Z')) : [];
  const band = { fill: colour, 'fill-opacity': BAND_OPACITY };
  return element(
    'g',
    { 'data-eclipse': name },
    textElement('title', `${name}, ${type}`),
    overPole.length === 0 ? '' : element('path', { d: overPole.join(' '), ...band, stroke: 'none' }),
    strokes(edges, colour, LINE.limit, isClosed && overPole.length === 0 ? band : {}),
    ...central.map((stretch) =>
      strokes(copies(unwrapped(stretch.points), ''), colour, LINE.central, DASHES[stretch.type]),
    ),
  );
}

/** A curve around a pole does not end at the longitude where it began. */
function isAroundPole(points: readonly GlobePoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && Math.abs(last[0] - first[0]) > 180;
}

/** A curve around a pole, and on along the edge of the map. */
function withPole(points: readonly GlobePoint[]): readonly GlobePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  const pole = first[1] > 0 ? 90 : -90;
  return [...points, [last[0], pole], [first[0], pole]];
}

/** A curve wherever a part of it is on the map: once, or again on the other side of the date line. */
function copies(points: readonly GlobePoint[], end: string): readonly string[] {
  const longitudes = points.map(([longitudeDeg]) => longitudeDeg);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return [-360, 0, 360]
    .filter((turn) => west + turn < 180 && east + turn > -180)
    .map(
      (turn) =>
        points
          .map(
            ([longitudeDeg, latitudeDeg], index) =>
              `${index === 0 ? 'M' : 'L'} ${fixed(x(longitudeDeg + turn))} ${fixed(y(latitudeDeg) - STRIP)}`,
          )
          .join(' ') + end,
    );
}

/** Cuts what is beyond the edges of the map. */
function mapWindow(content: readonly string[]): string {
  const [width, height] = [360 * SCALE, 180 * SCALE];
  return element('svg', { x: 0, y: STRIP, width, height, viewBox: `0 0 ${fixed(width)} ${fixed(height)}` }, ...content);
}

type Place = readonly [left: number, top: number];

function placeOf([longitudeDeg, latitudeDeg]: GlobePoint): Place {
  return [x(turnedDeg(longitudeDeg)), y(latitudeDeg)];
}

function onMap({ longitudeDeg, latitudeDeg }: MapEclipse['greatest']): Place {
  return placeOf([longitudeDeg, latitudeDeg]);
}

/** [-180, 180). */
function turnedDeg(longitudeDeg: number): number {
  return ((((longitudeDeg + 180) % 360) + 360) % 360) - 180;
}

/** A disc at the greatest eclipse, and the label beside the track. */
function labelOf({ label: name, greatest }: MapEclipse, at: TrackLabel, colour: string, theme: Theme): string {
  const [left, top] = onMap(greatest);
  const { path } = centred(name, at.left, at.top, LABEL);
  return [
    disc(left, top, 5.5, theme.paper),
    disc(left, top, 4, colour),
    strokes([path], theme.paper, 5),
    strokes([path], colour, LABEL * LETTER_WEIGHT.regular),
  ].join('');
}

/** What the lines mean, below the map. */
function legend(theme: Theme): string {
  const middle = HEIGHT - STRIP / 2;
  const sample = (left: number, width: number, dashes = {}): string =>
    strokes([line(left, middle, left + SAMPLE, middle)], theme.ink, width, dashes);
  const entries: readonly (readonly [text: string, drawn: (left: number) => string])[] = [
    ['Total', (left) => sample(left, LINE.central)],
    ['Annular', (left) => sample(left, LINE.central, DASHES.annular)],
    ['Between the limits', (left) => bandSample(left, middle, theme)],
    ['Greatest eclipse', (left) => disc(left + SAMPLE / 2, middle, 4, theme.ink)],
  ];
  const widths = entries.map(([text]) => SAMPLE + SAMPLE_GAP + textWidth(text, LEGEND));
  const total = widths.reduce((sum, width) => sum + width, 0) + ENTRY_GAP * (entries.length - 1);
  let left = (WIDTH - total) / 2;
  return entries
    .map(([text, drawn], index) => {
      const { path } = aligned(text, left + SAMPLE + SAMPLE_GAP, middle, LEGEND, 'start');
      const entry = `${drawn(left)}${strokes([path], theme.inkSoft, LEGEND * LETTER_WEIGHT.regular)}`;
      left += widths[index]! + ENTRY_GAP;
      return entry;
    })
    .join('');
}

function bandSample(left: number, middle: number, { ink }: Theme): string {
  return element('rect', {
    x: left,
    y: middle - 5,
    width: SAMPLE,
    height: 10,
    fill: ink,
    'fill-opacity': BAND_OPACITY,
    stroke: ink,
    'stroke-width': LINE.limit,
  });
}

const SAMPLE = 30;
const SAMPLE_GAP = 9;
const ENTRY_GAP = 36;
