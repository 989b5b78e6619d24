import { type Drawing, type DrawOptions, type LayoutItem, VIEW } from '../drawing.ts';
import type { Theme } from '../themes/theme.ts';
import { element, textElement } from './xml.ts';

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
