import { CodePanel } from '@/components/code-panel.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatMicroseconds, formatRatio } from '@/lib/format-measured.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { type Figure, lastMeasured, published } from './published.ts';

function Side({ us, how }: Figure['ours']) {
  return (
    <span className="block min-w-28">
      <span className="block font-mono text-[0.8125rem] whitespace-nowrap">{formatMicroseconds(us)}</span>
      <span className="block text-xs text-ink-muted">{how}</span>
    </span>
  );
}

/** A time and how it was reached, in one line of a phone. */
function SideLine({ us, how }: Figure['ours']) {
  return (
    <span className="mt-0.5 block text-xs text-ink-muted sm:hidden">
      <span className="font-mono text-[0.8125rem] whitespace-nowrap text-ink">{formatMicroseconds(us)}</span> {how}
    </span>
  );
}

const columns: readonly Column<Figure>[] = [
  {
    header: 'Work',
    wraps: true,
    cell: ({ work, ours, other }) => (
      <>
        <span className="block first-letter:uppercase sm:min-w-40">{work}</span>
        <SideLine {...ours} />
        <SideLine {...other} />
      </>
    ),
  },
  { header: 'Theia', wraps: true, wideOnly: true, cell: ({ ours }) => <Side {...ours} /> },
  { header: 'Compared with', wraps: true, wideOnly: true, cell: ({ other }) => <Side {...other} /> },
  { header: 'Ratio', align: 'right', cell: ({ ratio }) => formatRatio(ratio) },
  { header: 'Measured', align: 'right', wideOnly: true, cell: ({ measured_on: day }) => formatUtcDate(day) },
];

/** Works of ours, each beside the same work done another way. */
export function FigureTable({ caption, figures }: { caption: string; figures: readonly Figure[] }) {
  return <DataTable caption={caption} columns={columns} rows={figures} rowKey={({ id }) => id} />;
}

const REPEAT = 'npm ci\nnpm run bench -- natal search ephemeris vedic report http';
const MICROSECONDS = 1_000_000;

const STATES = [
  {
    state: 'cold',
    title: 'Cold',
    description: 'No cached results. The code is compiled and the position tables are in memory.',
  },
  { state: 'warm', title: 'Warm', description: 'The same work has already run in this process.' },
] as const;

function Comparisons() {
  return (
    <Card aria-labelledby="compared-title" className="pb-6">
      <CardHeader id="compared-title" title="What is compared" />
      <ul className="mt-4 list-disc space-y-2.5 pr-5 pl-10 text-sm text-ink-soft sm:pr-6 sm:pl-11">
        <li>
          Both sides do the same work in the same run, in turn, and their results are compared before anything is timed:
          charts digit by digit, events to a fifth of a second.
        </li>
        <li>
          The raw engine is Swiss Ephemeris as WebAssembly, called the cheapest way, without objects. Stepping checks
          every hour of the year, then bisects the hour with the event.
        </li>
        <li>
          Times are processor time, medians of several rounds. They depend on the machine; the ratios hardly do.
          Network, charging and logging come on top: the <TextLink to={paths.status}>status page</TextLink> shows what
          callers see.
        </li>
        <li>
          Position tables are built from the engine and stay within 0.0012″ of it; the{' '}
          <TextLink to={paths.accuracy}>accuracy page</TextLink> compares both with other sources.
        </li>
      </ul>
    </Card>
  );
}

function PaidCalls() {
  const { us, connections, measured_on: day } = published.paid_calls;
  const perSecond = Math.floor(MICROSECONDS / us);
  return (
    <Card id="calls" aria-labelledby="calls-title" className="scroll-mt-24 p-5 sm:p-6">
      <h2 id="calls-title" className="text-base font-semibold tracking-tight">
        A paid call
      </h2>
      <p className="mt-3 font-mono text-2xl font-medium tracking-tight">{formatMicroseconds(us)}</p>
      <p className="mt-2 max-w-2xl text-sm text-ink-soft">
        Processor time of a natal chart over HTTP, everything included: key, place and time zone, chart, durable charge
        before the response, log and PostgreSQL; {connections} connections, measured {formatUtcDate(day)}. One core
        answers {formatCount(perSecond)} a second at this pace; ten million calls a month are four a second.
      </p>
    </Card>
  );
}

/** The public page of how long work takes, measured beside the same work done another way. */
export function SpeedPage() {
  const { machine, version } = published;
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="max-w-2xl">
        <p className="eyebrow">
          Version {version}, measured {formatUtcDate(lastMeasured)}
        </p>
        <h1 className="mt-3 text-title">Speed</h1>
        <p className="mt-3 text-lg text-ink-muted">
          How long charts and searches take, each compared with the same work done another way on one machine:{' '}
          {machine.processor}, {machine.cores} cores, Node {machine.node}.
        </p>
      </header>
      <div className="mt-10 space-y-8">
        {STATES.map(({ state, title, description }) => (
          <Card key={state} id={state} aria-labelledby={`${state}-title`} className="scroll-mt-24 overflow-hidden pb-2">
            <CardHeader id={`${state}-title`} title={title} description={description} />
            <div className="mt-5">
              <FigureTable caption={title} figures={published.figures.filter((figure) => figure.state === state)} />
            </div>
          </Card>
        ))}
        <PaidCalls />
        <Comparisons />
        <Card id="repeat" aria-labelledby="repeat-title" className="scroll-mt-24 p-5 sm:p-6">
          <h2 id="repeat-title" className="text-base font-semibold tracking-tight">
            Repeat it
          </h2>
          <p className="mt-1 mb-4 text-sm text-ink-muted">
            The measurements are in the repository’s bench folder. In a fresh copy, two commands print these results and
            more.{' '}
            <TextLink reloadDocument to={`${paths.speed}.json`}>
              Get the results as JSON
            </TextLink>
            .
          </p>
          <CodePanel code={REPEAT} label="commands" />
        </Card>
      </div>
    </div>
  );
}
