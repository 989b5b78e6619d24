import type { Look } from '../terminal.ts';
import { moveTo } from './canvas.ts';
import type { Chart } from './chart.ts';
import { drawWheel } from './draw-wheel.ts';
import { LEGEND_COLUMNS, type Line, legendLines } from './legend.ts';

const GAP = 4;
/** A wheel beside its legend is at least that wide. */
const BESIDE_MIN = 60;
const WIDEST_WHEEL = 84;
/** Cells of the angles and cusps. */
const ANGLES_COLUMNS = 35;

/** The wheel of a chart with its legend: beside it where there is room, else below, in two columns if they fit. */
export function wheelText(chart: Chart, look: Look): string {
  const legend = legendLines(chart, look);
  const beside = look.columns - LEGEND_COLUMNS - GAP;
  if (beside < BESIDE_MIN) {
    const wheel = drawWheel(chart, Math.min(look.columns, WIDEST_WHEEL), look).lines(look);
    return `${[...wheel, '', ...below(legend, look)].join('\n')}\n`;
  }
  const canvas = drawWheel(chart, Math.min(beside, WIDEST_WHEEL), look);
  const from = Math.max(0, Math.floor((canvas.rows - legend.length) / 2));
  const column = canvas.columns + GAP;
  const lines = canvas.lines(look).map((line, row) => {
    const text = legend[row - from]?.text ?? '';
    return text === '' ? line.trimEnd() : `${line}${look.canMove ? moveTo(column) : ' '.repeat(GAP)}${text}`;
  });
  return `${[...lines, ...legend.slice(Math.max(0, canvas.rows - from)).map(({ text }) => ' '.repeat(column) + text)].join('\n')}\n`;
}

/** The bodies, and beside them the angles and cusps. */
function below(legend: readonly Line[], look: Look): readonly string[] {
  const cut = legend.findIndex(({ text }) => text === '');
  if (cut < 0 || look.columns < LEGEND_COLUMNS + 2 + ANGLES_COLUMNS) return legend.map(({ text }) => text);
  const [left, right] = [legend.slice(0, cut), legend.slice(cut + 1)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
    const { text = '', cells = 0 } = left[row] ?? {};
    return `${text}${' '.repeat(Math.max(2, LEGEND_COLUMNS + 2 - cells))}${right[row]?.text ?? ''}`.trimEnd();
  });
}
