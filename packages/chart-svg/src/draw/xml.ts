import { fixed, place } from './path.ts';
import { type Marker, type Part, type Drawing, type DrawOptions, type LayoutItem, VIEW } from '../drawing.ts';
import type { Theme } from '../themes/theme.ts';

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const PLAIN = /^[ !#-%(-;=?-~]*$/;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text for XML content or a quoted attribute; characters XML 1.0 cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** One element. Values are escaped, numbers rounded. Nothing is written into `style`: pages with a strict content policy ignore it. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    written += ` ${key}="${typeof value === 'number' ? fixed(value) : escapeXml(value)}"`;
  }
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A text element such as `title` or `desc`. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A glyph of a box of 24 drawn into a box of another size. */
export function glyphPath(glyph: string, x: number, y: number, box: number): string {
  return place(glyph, x, y, box / 24);
}

/** Strokes of one colour and weight; an empty path gives an empty text. */
export function strokes(
  paths: readonly string[],
  colour: string,
  width: number,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const drawn = paths.filter((path) => path !== '');
  return drawn.length === 0
    ? ''
    : element('path', { d: drawn.join(' '), stroke: colour, 'stroke-width': width, ...more });
}

/** A filled circle as an SVG element. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, stroke: 'none' });
}

/** A circle with an outline and an optional fill, as an SVG element. */
export function ringLine(x: number, y: number, radius: number, colour: string, width: number, fill = 'none'): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, stroke: colour, 'stroke-width': width });
}

/** The area in which a part is hit: a filled figure, or a line with room on both sides of it. */
export interface HitArea {
  readonly d: string;
  /** Of a line: its width. */
  readonly width?: number;
}

/** A group of the picture, with the attributes that the page asked for and the area in which it is hit. */
export function marked(
  mark: Marker | undefined,
  part: Part,
  { d, width }: HitArea,
  plain: Attributes,
  ...children: readonly string[]
): string {
  if (mark === undefined) return element('g', plain, ...children);
  const area = width === undefined ? { fill: 'transparent' } : { stroke: 'transparent', 'stroke-width': width };
  const hit = element('path', { class: 'hit', d, ...area });
  return element('g', { ...plain, ...mark(part) }, hit, ...children);
}

/** The finished picture: root element with its accessible name and description, paper, content. */
export function frame(
  options: DrawOptions,
  theme: Theme,
  description: string,
  layers: readonly string[],
  layout: readonly LayoutItem[],
): Drawing {
  const { sizePx, title } = options;
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${VIEW} ${VIEW}`,
      width: sizePx,
      height: sizePx,
      role: 'img',
      'aria-label': title,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    textElement('title', title),
    textElement('desc', [options.description, description].filter((part) => part !== '').join(' ')),
    element('rect', { width: VIEW, height: VIEW, fill: theme.paper }),
    ...layers,
  );
  return { svg, layout };
}
