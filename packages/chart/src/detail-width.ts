/** Width for which a chart is drawn while its own is not known. */
export const DETAILED_PX = 800;
/** Widths in CSS pixels at which a chart is drawn differently. */
const STEPS_PX = [240, 400, DETAILED_PX] as const;
const STEP_ENDS_PX = [300, 420] as const;

/** The width for which a chart is drawn that is shown at another one: one of three, so that it is seldom drawn anew. */
export function detailWidth(shownPx: number): number {
  if (shownPx < STEP_ENDS_PX[0]) return STEPS_PX[0];
  return shownPx < STEP_ENDS_PX[1] ? STEPS_PX[1] : STEPS_PX[2];
}
