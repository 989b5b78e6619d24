import { type Drawing, type DrawOptions, type Part, SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import { drawAspectGrid } from '@theia-astro/chart-svg/grid/aspect-grid';
import { drawEastIndian, drawSouthIndian, drawNorthIndian } from '@theia-astro/chart-svg/indian/styles';
import { drawBiwheel, drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import { coloursOf } from './colours.ts';
import type { ChartItem } from './item.ts';
import { aspectItems, houseItems, pointItems, rashiItems } from './items.ts';
import { nameOf, wordsOf } from './names.ts';
import type { PictureOptions } from './picture-options.ts';
import { aspectsOf, gridOf, rashiOf, wheelOf } from './read-answer.ts';

/** What a picture shows, by the keys of its parts. */
export type Items = ReadonlyMap<string, ChartItem>;

/** A picture as a page shows it. */
export interface Picture {
  readonly title: string;
  /** What is inside the `svg` element; drawn when it is first read. */
  readonly content: string;
  readonly items: Items;
}

/** View box of every picture. */
export const VIEW_BOX = '0 0 1000 1000';
/** Below this width degrees are too small to be read. */
const DEGREES_FROM_PX = 300;

/**
 * Draws the parts of a chart for a page: each that can be selected is a button with its label.
 * @param widthPx width in CSS pixels; below 640, and again below 420, everything is drawn larger and with less detail
 * @param selected key of the part that is selected at first
 * @throws ChartDataError when the answer does not hold what the picture needs
 */
export function selectablePicture(options: PictureOptions, widthPx: number, selected: string | null): Picture {
  const { items, draw, title } = compose(options);
  const stop = selected !== null && items.has(selected) ? selected : firstKey(items);
  const mark = (part: Part) => {
    const item = items.get(keyOf(part));
    if (item === undefined) return {};
    return {
      'data-key': item.key,
      'data-kind': item.kind,
      role: 'button',
      tabindex: item.key === stop ? '0' : '-1',
      'aria-label': item.label,
      'aria-pressed': String(item.key === selected),
    };
  };
  return drawnLater(title, items, () => inside(draw(widthPx, mark).svg).replaceAll(/<(title|desc)>[^<]*<\/\1>/g, ''));
}

/**
 * Draws a chart as a picture without parts to select: its content has a description.
 * @throws ChartDataError when the answer does not hold what the picture needs
 */
export function plainPicture(options: PictureOptions, widthPx: number): Picture {
  const { draw, title } = compose(options);
  return drawnLater(title, new Map(), () => inside(draw(widthPx).svg).replace(/^<title>[^<]*<\/title>/, ''));
}

function drawnLater(title: string, items: Items, draw: () => string): Picture {
  let content: string | undefined;
  return {
    title,
    items,
    get content() {
      return (content ??= draw());
    },
  };
}

/** Draws a chart as SVG text with its width and height. @throws ChartDataError when the answer does not hold what the picture needs */
export function pictureText(options: PictureOptions, widthPx: number): string {
  return compose(options).draw(widthPx).svg;
}

interface Composed {
  readonly title: string;
  readonly items: Items;
  readonly draw: (widthPx: number, mark?: DrawOptions['mark']) => Drawing;
}

function compose(options: PictureOptions): Composed {
  const { kind, chart, outer = null, show = {}, theme = 'auto' } = options;
  const names = wordsOf(chart.names, options.names);
  const indian = kind === 'north' || kind === 'south' || kind === 'east';
  const usual = indian ? 'vedic_chart' : kind === 'grid' ? 'aspects' : 'natal_chart';
  const title = options.title ?? nameOf(usual, names);
  const drawn = (widthPx: number, mark: DrawOptions['mark']): DrawOptions => ({
    sizePx: widthPx,
    theme: coloursOf(theme),
    title,
    description: options.description ?? '',
    show: { ...SHOW_ALL, degrees: widthPx >= DEGREES_FROM_PX, ...show },
    ...(mark === undefined ? {} : { mark }),
  });
  if (indian) {
    const rashi = rashiOf(chart, options.varga ?? 1);
    const draw = { north: drawNorthIndian, south: drawSouthIndian, east: drawEastIndian }[kind];
    return {
      title,
      items: byKey(rashiItems(rashi, chart, names)),
      draw: (widthPx, mark) => draw(rashi, drawn(widthPx, mark)),
    };
  }
  const grid = kind === 'grid';
  const read = grid ? gridOf : wheelOf;
  const inner = read(chart);
  const second = outer === null ? null : read(outer);
  const rows = options.aspects ?? (outer === null ? (chart.aspects ?? []) : []);
  const isRow = (id: string, { bodies }: typeof inner): boolean => !grid || bodies.some((body) => body.id === id);
  const aspects = aspectsOf(rows, outer !== null, grid ? 'grid' : 'wheel').filter(
    ({ drawn: { a, b } }) => isRow(a, inner) && isRow(b, second ?? inner),
  );
  const lines = aspects.map(({ drawn: aspect }) => aspect);
  const leftDeg = grid ? null : (inner.leftDeg ?? inner.angles?.ascDeg ?? 0);
  return {
    title,
    items: byKey([
      ...pointItems(inner, chart, 'inner', leftDeg, names),
      ...(second === null ? [] : pointItems(second, outer!, 'outer', leftDeg, names)),
      ...(grid ? [] : houseItems(inner, names)),
      ...aspectItems(aspects, outer !== null, names),
    ]),
    draw: (widthPx, mark) => {
      const how = drawn(widthPx, mark);
      if (grid) return drawAspectGrid(inner.bodies, second?.bodies ?? null, lines, how);
      return second === null ? drawWheel(inner, lines, how) : drawBiwheel(inner, second, lines, how);
    },
  };
}

function byKey(items: readonly ChartItem[]): Items {
  return new Map(items.map((item) => [item.key, item]));
}

function firstKey(items: Items): string | undefined {
  return items.keys().next().value;
}

function keyOf({ kind, id }: Part): string {
  if (kind === 'house' || kind === 'aspect') return `${kind}:${id}`;
  return kind === 'second_point' ? `outer:${id}` : id;
}

/** What is between the tags of the root element. */
function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</'));
}
