import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { loadPart } from '@/lib/load-part.ts';
import type { ChartDrawingProps } from './chart-drawing.tsx';

type Part =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'loaded'; Drawing: ComponentType<ChartDrawingProps> };

/** The wheel of a natal answer, or the Indian chart of a Vedic one, in the colours of the page. Its square is reserved while the drawing is loaded. */
export function ChartView({ className, ...drawing }: ChartDrawingProps & { className?: string }) {
  const [part, setPart] = useState<Part>({ status: 'loading' });
  const load = useCallback(
    () =>
      loadPart(() => import('./chart-drawing.tsx')).then(
        ({ ChartDrawing }) => setPart({ status: 'loaded', Drawing: ChartDrawing }),
        (error: unknown) =>
          setPart({ status: 'failed', reason: errorMessage(error, 'The drawing could not be loaded.') }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return (
    <div className={cn('aspect-square w-full', className)} aria-busy={part.status === 'loading'}>
      {part.status === 'loaded' ? <part.Drawing {...drawing} /> : null}
      {part.status === 'loading' ? <Skeleton className="size-full rounded-full" /> : null}
      {part.status === 'failed' ? (
        <div
          role="alert"
          className="grid size-full place-content-center gap-4 rounded-xl border border-line p-6 text-center text-sm"
        >
          <p>{part.reason}</p>
          <Button
            look="outline"
            onClick={() => {
              setPart({ status: 'loading' });
              void load();
            }}
          >
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
