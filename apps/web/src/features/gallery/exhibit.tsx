import type { ChartItem } from '@theia-astro/chart';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { cn } from '@/lib/cn.ts';
import { type ExampleId, requests } from './requests.ts';

/** The ways to draw a chart that the gallery shows the code of, and the request that its response is from. */
export const CODES = [
  { value: 'React', label: 'React' },
  { value: 'HTML', label: 'HTML' },
  { value: 'SVG', label: 'SVG' },
  { value: 'Request', label: 'Request' },
] as const;
export type Code = (typeof CODES)[number]['value'];

export interface ExhibitProps {
  title: string;
  /** The caption. */
  children: ReactNode;
  /** Where date, time and place are from. */
  source: string;
  example: ExampleId;
  /** What differs from other charts, by the way to draw it. */
  code: Readonly<Record<Exclude<Code, 'Request'>, string>>;
  shownCode: Code;
  /** Begins in the first screen, as wide as the page: laid out with it, instead of in the frame after it. */
  isFirst?: boolean;
  /** Choices above the chart. */
  choices?: ReactNode;
  renderPicture: (select: (item: ChartItem | null) => void) => ReactNode;
}

/** The request that a response is from. */
function requestCode(example: ExampleId): string {
  const { path, body } = requests[example];
  return `POST ${path}\n\n${JSON.stringify(body, null, 2)}`;
}

function Shown({
  title,
  children,
  source,
  example,
  code,
  shownCode,
  isFirst = false,
  choices,
  renderPicture,
}: ExhibitProps) {
  const id = useId();
  const [selected, setSelected] = useState<ChartItem | null>(null);
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'min-w-0',
        isFirst
          ? 'grid items-center gap-x-12 gap-y-6 lg:col-span-2 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]'
          : 'laid-out-when-near flex flex-col gap-6',
      )}
    >
      <div className="relative">
        {choices ? <div className="mb-3 flex flex-wrap gap-3">{choices}</div> : null}
        <Suspense fallback={null}>{renderPicture(setSelected)}</Suspense>
        <p
          role="status"
          className={cn('mt-2 min-h-6 text-center text-sm', selected === null ? 'text-ink-muted' : 'text-ink')}
        >
          {selected?.label ?? (isFirst ? 'Select a point, an aspect or a house.' : '')}
        </p>
      </div>
      <div className="flex min-w-0 grow flex-col">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{children}</p>
        <p className="mt-2 mb-5 text-[0.8125rem] text-ink-muted">{source}</p>
        <CodePanel
          code={shownCode === 'Request' ? requestCode(example) : code[shownCode]}
          label={`${title}, ${shownCode}`}
          title={shownCode}
          tall="max-h-80"
          className="mt-auto"
        />
      </div>
    </section>
  );
}

/** A chart with what it shows, what is selected in it, and the code that draws it. */
export function Exhibit(props: ExhibitProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
