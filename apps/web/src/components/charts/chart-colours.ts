import { cn } from '@/lib/cn.ts';
/** The width for which a chart is drawn until its own is known: where drawing takes long, on phones, it is not drawn twice. */
export const PHONE_CHART_PX = 360;

/** Gives a drawing of the theme `css` (`@theia-astro/chart-svg`) the colours of the page. */
export const CHART_COLOURS = cn(
  '[--chart-paper:transparent] [--chart-ring:var(--surface)] [--chart-disc:var(--bg)] [--chart-ink:var(--ink)] [--chart-ink-soft:var(--ink-muted)] [--chart-line:var(--line-strong)] [--chart-hairline:var(--line)]',
  'dark:[--chart-fire:#f2937c] dark:[--chart-earth:#a9c98a] dark:[--chart-air:#e5c672] dark:[--chart-water:#86bdec] dark:[--chart-second:#9db2ff]',
  'dark:[--chart-harmonious:#7fb6ea] dark:[--chart-challenging:#ee8f78] dark:[--chart-neutral:#8f9ab8] dark:[--chart-retrograde:#f0a08c]',
);
