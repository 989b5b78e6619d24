/** The width for which a chart is drawn until its own is known: where drawing takes long, on phones, it is not drawn twice. */
export const PHONE_CHART_PX = 360;
