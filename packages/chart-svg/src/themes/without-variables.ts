const VARIABLE = /var\(--chart-[a-z-]+, ([^()]+)\)/g;

/** Replaces the CSS variables of a css-theme picture with their fallback colours, for viewers without CSS. */
export function withoutVariables(svg: string): string {
  return svg.replace(VARIABLE, '$1');
}
