export { IndianChart, AspectGrid, Wheel } from './react/charts.tsx';
export type { AspectGridProps, ChartProps, IndianChartProps, WheelProps } from './react/charts.tsx';
export type { AspectAnswer, ChartAnswer, OuterAnswer, PointAnswer, PointsAnswer } from './answer.ts';
export type { AspectItem, ChartItem, HouseItem, PointItem } from './item.ts';
export type { ChartTheme } from './picture-options.ts';
export type { Names } from './names.ts';
export { ChartDataError } from './chart-data-error.ts';
