import { useState } from 'react';
import { CHART_COLOURS } from '@/components/birth/chart-view.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { PartMissing } from '@/components/ui/part-missing.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { cn } from '@/lib/cn.ts';
import { usePart } from '@/lib/use-part.ts';
import type { FoundChart } from './charts.ts';
import type { IndianStyle } from './drawing.tsx';

const loadDrawing = () => import('./drawing.tsx');

const STYLES = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'east', label: 'East' },
] as const;

/** The charts of an answer, drawn here from the answer itself: no further call. */
export function ChartsView({ charts }: { charts: readonly FoundChart[] }) {
  const [at, setAt] = useState(0);
  const [style, setStyle] = useState<IndianStyle>('north');
  const part = usePart(loadDrawing);
  const found = charts[at] ?? charts[0];
  if (found === undefined) return null;
  return (
    <div className="grid gap-3">
      {charts.length > 1 || found.isVedic ? (
        <div className="flex flex-wrap items-end gap-3">
          {charts.length > 1 ? (
            <SelectField
              label="Chart"
              value={String(at)}
              onValue={(value) => setAt(Number(value))}
              className="w-full sm:w-64"
            >
              {charts.map(({ title }, index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
            </SelectField>
          ) : null}
          {found.isVedic ? (
            <Segmented label="Style of the chart" options={STYLES} value={style} onChange={setStyle} />
          ) : null}
        </div>
      ) : null}
      <div
        className={cn('mx-auto aspect-square w-full max-w-[36rem]', CHART_COLOURS)}
        aria-busy={part.status === 'loading'}
      >
        {part.status === 'loaded' ? <part.part.Drawing key={at} found={found} style={style} /> : null}
        {part.status === 'loading' ? <Skeleton className={cn('size-full', !found.isVedic && 'rounded-full')} /> : null}
        {part.status === 'failed' ? (
          <PartMissing reason={part.reason} retry={part.retry} className="size-full" />
        ) : null}
      </div>
    </div>
  );
}
