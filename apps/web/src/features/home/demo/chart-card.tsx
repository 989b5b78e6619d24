import { type RefObject, useState } from 'react';
import type { Birth } from '@/components/birth/birth.ts';
import { ChartView } from '@/components/birth/chart-view.tsx';
import { PositionsTable } from '@/components/birth/positions-table.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { writtenDay } from '@/lib/plain-format.ts';
import { EXAMPLE, EXAMPLE_NAME, EXAMPLE_SOURCE } from './example.ts';
import { ExampleWheel } from './example-wheel.tsx';
import type { System } from './try-chart.ts';
import type { ChartState } from './use-chart.ts';

const SYSTEMS: readonly { value: System; label: string }[] = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
];
type View = 'chart' | 'positions';
const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'chart', label: 'Chart' },
  { value: 'positions', label: 'Positions' },
];

/** Whose chart it is. */
function Subject({ birth }: { birth: Birth }) {
  const isExample = birth === EXAMPLE;
  const { birth_date: date, birth_time: time, location } = birth;
  return (
    <div className="min-w-0">
      <h2 className="font-semibold tracking-tight">{isExample ? EXAMPLE_NAME : 'Your chart'}</h2>
      <p className="text-[0.8125rem] text-ink-muted tabular-nums">
        {writtenDay(date)}, {time ?? 'time unknown'}, {location}
      </p>
    </div>
  );
}

interface ChartCardProps {
  chart: ChartState;
  /** The drawing, to scroll to. */
  drawing: RefObject<HTMLDivElement | null>;
  className?: string;
}

/** The example's chart, and later that of the visitor: drawn, or as a table of positions. */
export function ChartCard({ chart: { system, busy, shown, setSystem, compute }, drawing, className }: ChartCardProps) {
  const [view, setView] = useState<View>('chart');
  const isVedic = shown?.system === 'vedic';
  const isTable = view === 'positions' && shown !== null;
  const birth = shown?.birth ?? EXAMPLE;
  const show = (chosen: View) => {
    setView(chosen);
    if (chosen === 'positions' && shown === null) compute();
  };
  const segment = '[&>label]:px-2.5 [&>label]:py-1.5 pointer-coarse:[&>label]:py-2';
  return (
    <div className={cn('scroll-mt-20 rounded-2xl border border-line bg-surface shadow-card', className)} ref={drawing}>
      <div className="px-4 pt-4 sm:px-5">
        <Subject birth={birth} />
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <Segmented label="View" options={VIEWS} value={view} onChange={show} className={segment} />
          <Segmented label="Zodiac" options={SYSTEMS} value={system} onChange={setSystem} className={segment} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {busy ? 'Computing the chart' : shown === null ? '' : 'The chart is drawn'}
      </p>
      <div aria-busy={busy} className={cn('p-2 pt-1 sm:p-3', busy && 'motion-safe:animate-pulse')}>
        {shown === null ? <ExampleWheel className="aspect-square" /> : null}
        {shown !== null && !isTable ? (
          <ChartView answer={shown.answer} title={isVedic ? 'Your Vedic chart' : 'Your natal chart'} />
        ) : null}
        {shown !== null && isTable ? (
          <div className="px-2 pt-2">
            <PositionsTable answer={shown.answer} />
          </div>
        ) : null}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 pb-4 text-[0.8125rem] text-ink-muted sm:px-5">
        {birth === EXAMPLE ? EXAMPLE_SOURCE : 'Drawn from the API’s response'}
        <TextLink to="#your-chart" className="lg:hidden">
          {birth === EXAMPLE ? 'See your own chart' : 'Change the birth data'}
        </TextLink>
      </p>
    </div>
  );
}
