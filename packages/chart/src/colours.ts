import { type Theme, type ThemeName, themeOfVariables } from '@theia-astro/chart-svg/themes/theme';
import type { ChartTheme } from './picture-options.ts';

const auto = themeOfVariables(
  (name, light, dark) =>
    `var(--theia-chart-${name}, ${name === 'paper' ? 'transparent' : `light-dark(${light}, ${dark})`})`,
);

/** The colours of a chart by the name of its theme. */
export function coloursOf(theme: ChartTheme): Theme | ThemeName {
  return theme === 'auto' ? auto : theme;
}
