import { type ReactNode, useEffect, useRef } from 'react';
import { BirthForm } from './birth-form.tsx';
import { Call } from './call.tsx';
import { ChartCard } from './chart-card.tsx';
import { EXAMPLE } from './example.ts';
import { useChart } from './use-chart.ts';

/** One demonstration: a famous birth drawn, the form that replaces it with the visitor's own, and the call behind it. */
export function Demo({ children }: { children: ReactNode }) {
  const chart = useChart();
  const { shown } = chart;
  const drawing = useRef<HTMLDivElement>(null);
  const birth = shown?.birth ?? EXAMPLE;
  useEffect(() => {
    if (birth !== EXAMPLE) drawing.current?.scrollIntoView({ block: 'nearest' });
  }, [birth]);
  return (
    <div className="page-width grid gap-x-12 gap-y-10 pt-8 pb-14 sm:pt-14 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_32rem] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <div>{children}</div>
      <ChartCard
        chart={chart}
        drawing={drawing}
        className="mx-auto w-full max-w-lg lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      />
      {/* On a phone the call comes first, close to the chart. */}
      <section id="your-chart" aria-labelledby="your-birth-title" className="scroll-mt-24 max-lg:order-last">
        <h2 id="your-birth-title" className="mb-3 font-semibold tracking-tight">
          Try it with your birth data
        </h2>
        <BirthForm chart={chart} />
      </section>
      <Call birth={birth} shown={shown} className="min-w-0 lg:col-span-2 lg:mt-8" />
    </div>
  );
}
