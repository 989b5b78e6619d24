import { CHART_COLOURS } from '@/components/charts/chart-colours.ts';
import { cn } from '@/lib/cn.ts';

/** The empty rings of the wheel, shown until the sky is loaded and then covered by it. */
function EmptyWheel() {
  return (
    <svg viewBox="0 0 1000 1000" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
      <circle cx="500" cy="500" r="490" className="fill-surface stroke-line-strong" />
      <circle cx="500" cy="500" r="428" className="fill-bg stroke-line-strong" />
      <circle
        cx="500"
        cy="500"
        r="459"
        strokeWidth="62"
        pathLength="360"
        strokeDasharray="0.15 29.85"
        strokeDashoffset="0.07"
        className="stroke-line-strong"
      />
      <circle
        cx="500"
        cy="500"
        r="425"
        strokeWidth="5"
        pathLength="360"
        strokeDasharray="0.14 0.86"
        strokeDashoffset="0.07"
        className="stroke-line-strong"
      />
      <circle cx="500" cy="500" r="413" className="stroke-line" />
    </svg>
  );
}

/** The server's wheel, in a square that is reserved from the start. */
export function SkyWheel({ wheel, className }: { wheel: string | null; className?: string }) {
  return (
    <div className={cn('relative aspect-square', CHART_COLOURS, className)}>
      <EmptyWheel />
      {wheel !== null && (
        <div
          className="absolute inset-0 motion-safe:animate-fade-in [&>svg]:size-full"
          dangerouslySetInnerHTML={{ __html: wheel }}
        />
      )}
    </div>
  );
}
