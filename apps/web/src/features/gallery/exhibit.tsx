import type { ChartItem } from '@theia-astro/chart';
import { Tabs } from 'radix-ui';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { cn } from '@/lib/cn.ts';
import { type ExampleId, requests } from './requests.ts';

const triggerClass =
  'rounded-md px-3 py-1 text-[0.8125rem] font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface dark:data-[state=active]:bg-line data-[state=active]:text-ink data-[state=active]:shadow-card';

interface ExhibitProps {
  title: string;
  /** The caption. */
  children: ReactNode;
  /** Where date, time and place are from. */
  source: string;
  example: ExampleId;
  react: string;
  element: string;
  svg: string;
  /** Begins in the first screen: laid out with it, instead of in the frame after it. */
  isFirst?: boolean;
  /** Choices above the chart. */
  choices?: ReactNode;
  renderPicture: (select: (item: ChartItem | null) => void) => ReactNode;
}

/** The call that an answer is from. */
function requestCode(example: ExampleId): string {
  const { path, body } = requests[example];
  return `POST ${path}\n\n${JSON.stringify(body, null, 2)}`;
}

function Shown({
  title,
  children,
  source,
  example,
  react,
  element,
  svg,
  isFirst = false,
  choices,
  renderPicture,
}: ExhibitProps) {
  const id = useId();
  const [selected, setSelected] = useState<ChartItem | null>(null);
  const codes = [
    { name: 'React', code: react },
    { name: 'HTML', code: element },
    { name: 'SVG', code: svg },
    { name: 'Call', code: requestCode(example) },
  ];
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'grid items-start gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
        !isFirst && 'laid-out-when-near',
      )}
    >
      <div>
        {choices ? <div className="mb-4 flex flex-wrap gap-3">{choices}</div> : null}
        <div className="mx-auto max-w-[36rem]">
          <Suspense fallback={null}>{renderPicture(setSelected)}</Suspense>
        </div>
      </div>
      <div className="min-w-0">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-3 text-ink-soft">{children}</p>
        <p className="mt-3 text-[0.8125rem] text-ink-muted">{source}</p>
        <p role="status" className="mt-5 min-h-6 font-medium">
          {selected?.label ?? 'Nothing selected.'}
        </p>
        <Tabs.Root defaultValue="React" className="mt-5">
          <Tabs.List aria-label={`Code of ${title}`} className="mb-3 inline-flex gap-1 rounded-lg bg-sunken p-1">
            {codes.map(({ name }) => (
              <Tabs.Trigger key={name} value={name} className={triggerClass}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {codes.map(({ name, code }) => (
            <Tabs.Content key={name} value={name} tabIndex={-1}>
              <CodePanel code={code} label={`${title}, ${name}`} title={name} tall="max-h-80" />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
    </section>
  );
}

/** A chart beside what it shows, what is selected in it, and the code that draws it. */
export function Exhibit(props: ExhibitProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
