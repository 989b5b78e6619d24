import type { ChartTheme } from '@theia-astro/chart';
import themes from './chart-themes.css?raw';

/** How the charts of the gallery are coloured. */
export const LOOKS = [
  { value: 'page', label: 'Page' },
  { value: 'parchment', label: 'Parchment' },
  { value: 'blueprint', label: 'Blueprint' },
  { value: 'print', label: 'Print' },
] as const;
export type Look = (typeof LOOKS)[number]['value'];

/** What a component takes for a look: a class whose variables it follows, or fixed colours. */
export function lookProps(look: Look): { className?: string; theme?: ChartTheme } {
  if (look === 'page') return {};
  return look === 'print' ? { theme: 'print' } : { className: look };
}

/** The rule of a look as it is applied, or what to write instead. */
export function lookCode(look: Look): string {
  if (look === 'page') return ':root {\n  color-scheme: light dark;\n}';
  if (look === 'print') return '<Wheel chart={response} theme="print" />';
  const start = themes.indexOf(`.${look} {`);
  return themes.slice(start, themes.indexOf('}', start) + 1);
}
