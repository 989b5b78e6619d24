import { useState } from 'react';
import { CHART_COLOURS } from '@/components/charts/chart-colours.ts';
import { PartMissing } from '@/components/ui/part-missing.tsx';
import { cn } from '@/lib/cn.ts';
import { usePart } from '@/lib/use-part.ts';

const WHEEL_ID = 'example-wheel';
const loadWheel = () => import('virtual:home-wheel');
/** Drawn into the prerendered page. The scripts do not contain it. */
const prerendered = import.meta.env.SSR ? (await loadWheel()).wheel : null;

/** The drawing that the page came with, if it was prerendered. */
const keptWheel = () => prerendered ?? document.getElementById(WHEEL_ID)?.innerHTML ?? null;

/** The wheel of the example birth: there before any script runs, and loaded where a link within the site leads here. */
export function ExampleWheel({ className }: { className?: string }) {
  const [kept] = useState(keptWheel);
  const loaded = usePart(loadWheel, kept === null);
  const wheel = kept ?? (loaded.status === 'loaded' ? loaded.part.wheel : '');
  if (loaded.status === 'failed')
    return <PartMissing reason={loaded.reason} retry={loaded.retry} className={className} />;
  return (
    <div
      id={WHEEL_ID}
      className={cn('[&>svg]:size-full', CHART_COLOURS, className)}
      dangerouslySetInnerHTML={{ __html: wheel }}
    />
  );
}
