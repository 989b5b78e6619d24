import { Skeleton } from '@/components/ui/loading.tsx';
import { PartMissing } from '@/components/ui/part-missing.tsx';
import { cn } from '@/lib/cn.ts';
import { usePart } from '@/lib/use-part.ts';
import type { ChartDrawingProps } from './chart-drawing.tsx';
import { isVedic } from './natal-answer.ts';

const loadDrawing = () => import('./chart-drawing.tsx');

/** The colours of the page for charts. */
export const CHART_COLOURS =
  '[--theia-chart-ring:var(--surface)] [--theia-chart-disc:var(--bg)] [--theia-chart-ink:var(--ink)] [--theia-chart-ink-soft:var(--ink-muted)] [--theia-chart-line:var(--line-strong)] [--theia-chart-hairline:var(--line)]';

/** The wheel of a natal answer, or the Indian chart of a Vedic one, in the colours of the page. Its square is reserved while the drawing is loaded. */
export function ChartView({ className, ...drawing }: ChartDrawingProps & { className?: string }) {
  const drawn = usePart(loadDrawing);
  return (
    <div className={cn('aspect-square w-full', CHART_COLOURS, className)} aria-busy={drawn.status === 'loading'}>
      {drawn.status === 'loaded' ? <drawn.part.ChartDrawing {...drawing} /> : null}
      {drawn.status === 'loading' ? (
        <Skeleton className={cn('size-full', !isVedic(drawing.answer) && 'rounded-full')} />
      ) : null}
      {drawn.status === 'failed' ? (
        <PartMissing reason={drawn.reason} retry={drawn.retry} className="size-full" />
      ) : null}
    </div>
  );
}
