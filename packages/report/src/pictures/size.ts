/** Width and height of the charts of a report, CSS pixels; the page scales them. */
export const CHART_PX = 720;
