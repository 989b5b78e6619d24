import type { ChartAnswer, ChartItem } from '@theia-astro/chart';
import type { TheiaChart } from '@theia-astro/chart/element';
import { renderChart } from '@theia-astro/chart/render';
import { useEffect, useMemo, useRef } from 'react';

interface ElementChartProps {
  answer: ChartAnswer;
  label: string;
  theme: string;
  className?: string | undefined;
  onSelect: (item: ChartItem | null) => void;
}

/** A chart by `<theia-chart>`: the text of `renderChart` until the element's script has drawn it. */
export function ElementChart({ answer, label, theme, className, onSelect }: ElementChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const html = useMemo(() => {
    const content = renderChart({ kind: 'wheel', chart: answer, title: label });
    return `<theia-chart kind="wheel" label="${label}">${content}</theia-chart>`;
  }, [answer, label]);
  useEffect(() => {
    const element = frame.current?.querySelector<TheiaChart>('theia-chart');
    if (!element) return;
    void import('@theia-astro/chart/element').then(() => {
      element.chart = answer;
    });
    const heard = (event: Event) => {
      if (event instanceof CustomEvent) onSelect(event.detail as ChartItem | null);
    };
    element.addEventListener('theia-select', heard);
    return () => element.removeEventListener('theia-select', heard);
  }, [answer, onSelect]);
  useEffect(() => {
    frame.current?.querySelector('theia-chart')?.setAttribute('theme', theme);
  }, [theme]);
  return <div ref={frame} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
