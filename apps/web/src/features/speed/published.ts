import content from './results.json' with { type: 'json' };

/** The figures as `npm run bench -- publish` wrote them. */
export const published = content;
export type Figure = (typeof content.figures)[number];

/** The day of the newest measurement, YYYY-MM-DD. */
export const lastMeasured = [...published.figures, published.paid_calls]
  .map((measured) => measured.measured_on)
  .reduce((newest, day) => (day > newest ? day : newest));

/** @throws Error if nothing of that id was measured */
export function findFigure(id: string): Figure {
  const figure = published.figures.find((candidate) => candidate.id === id);
  if (figure === undefined) throw new Error(`No figure ${id}`);
  return figure;
}
