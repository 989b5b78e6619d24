import { TheiaChart } from './web-component/theia-chart.ts';

export { TheiaChart };
export type { AspectAnswer, ChartAnswer, OuterAnswer, PointAnswer, PointsAnswer } from './answer.ts';
export type { AspectItem, ChartItem, HouseItem, PointItem } from './item.ts';
export type { ChartKind } from './picture-options.ts';

declare global {
  interface HTMLElementTagNameMap {
    'theia-chart': TheiaChart;
  }
}

if (typeof customElements !== 'undefined' && customElements.get('theia-chart') === undefined)
  customElements.define('theia-chart', TheiaChart);
