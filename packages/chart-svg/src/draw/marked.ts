import type { Marker, Part } from '../drawing.ts';
import { type Attributes, element } from './xml.ts';

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
