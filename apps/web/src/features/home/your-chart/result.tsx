import { Tabs } from 'radix-ui';
import { ChartView } from '@/components/birth/chart-view.tsx';
import { PositionsTable } from '@/components/birth/positions-table.tsx';
import { CodePanel } from '@/components/code-panel.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import type { System } from '../operations/try-chart.ts';
import type { ShownChart } from './use-chart.ts';

const SYSTEMS = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
] as const;

const triggerClass =
  'h-9 rounded-md px-2 sm:px-3 text-[0.8125rem] font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface dark:data-[state=active]:bg-line data-[state=active]:text-ink data-[state=active]:shadow-card';

interface ResultProps {
  chart: ShownChart;
  system: System;
  onSystem: (system: System) => void;
}

/** A computed chart: drawn, as a table, and as the answer of the API. */
export function Result({ chart, system, onSystem }: ResultProps) {
  const isVedic = chart.system === 'vedic';
  const tabs = [
    { value: 'chart', label: isVedic ? 'Chart' : 'Wheel' },
    { value: 'positions', label: 'Positions' },
    { value: 'json', label: 'JSON' },
  ];
  return (
    <Tabs.Root defaultValue="chart">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tabs.List aria-label="Your chart" className="inline-flex gap-1 rounded-lg bg-sunken p-1">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className={triggerClass}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Segmented
          label="Zodiac"
          options={SYSTEMS}
          value={system}
          onChange={onSystem}
          className="[&>label]:px-2 [&>label]:py-2 sm:[&>label]:px-3"
        />
      </div>
      <Tabs.Content value="chart" tabIndex={-1} className="mt-4">
        <ChartView answer={chart.answer} title={isVedic ? 'Your Vedic chart' : 'Your natal chart'} />
      </Tabs.Content>
      <Tabs.Content value="positions" tabIndex={-1} className="mt-4">
        <PositionsTable answer={chart.answer} />
      </Tabs.Content>
      <Tabs.Content value="json" tabIndex={-1} className="mt-4">
        <CodePanel code={chart.json} label="answer" title="200 OK" tall="h-[28rem]" />
      </Tabs.Content>
    </Tabs.Root>
  );
}
