const VARIABLE = /var\(--chart-[a-z-]+, ([^()]+)\)/g;

/** A picture of the css theme with the colours that stand behind its variables, for viewers without CSS. */
export function withoutVariables(svg: string): string {
  return svg.replace(VARIABLE, '$1');
}
