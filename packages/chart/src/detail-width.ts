/** Width for which a chart is drawn while its own is not known. */
export const DETAILED_PX = 800;
/** Widths in CSS pixels at which a chart is drawn differently; each near the smallest that is shown so, where letters must still be legible. */
const STEPS = [
  { belowPx: 300, drawnPx: 240 },
  { belowPx: 420, drawnPx: 320 },
  { belowPx: 640, drawnPx: 440 },
] as const;

/** The width for which a chart is drawn that is shown at another one: one of four, so that it is seldom redrawn. */
export function detailWidth(shownPx: number): number {
  return STEPS.find(({ belowPx }) => shownPx < belowPx)?.drawnPx ?? DETAILED_PX;
}
