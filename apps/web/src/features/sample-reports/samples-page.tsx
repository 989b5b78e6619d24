import { Link } from 'react-router';
import { beginnings } from 'virtual:sample-reports-beginnings';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { Notes } from '@/components/report/notes.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { sampleAddress } from '@/lib/sample-reports.ts';
import type { SampleBeginning } from './model.ts';
import { WriteYours } from './write-yours.tsx';

const REPORT = unitPrices.find(({ tier }) => tier === 'report');

function Beginning({ sample }: { sample: SampleBeginning }) {
  const { id, kind, about, text, notes, words, reasons } = sample;
  return (
    <Card
      aria-labelledby={id}
      className="group relative flex flex-col gap-5 p-6 transition-colors hover:border-line-strong sm:p-8"
    >
      <div>
        <h2 id={id} className="text-xl font-semibold tracking-tight">
          <Link to={sampleAddress(id)} className="after:absolute after:inset-0 after:rounded-card">
            {kind}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{about}</p>
      </div>
      <p className="text-pretty">{text}</p>
      <div
        role="note"
        aria-label="Based on"
        className="border-l-2 border-line pl-4 transition-colors group-hover:border-accent"
      >
        <Notes notes={notes} />
      </div>
      <p className="mt-auto flex items-center justify-between gap-4 border-t border-line pt-4 text-[0.8125rem] text-ink-muted">
        <span className="tabular-nums">
          {formatCount(words)} words, {reasons} reasons
        </span>
        <span aria-hidden="true" className="inline-flex items-center gap-1 font-medium text-accent">
          Read the full report
          <ChevronRight className="size-4 transition-transform group-hover:translate-x-0.5" />
        </span>
      </p>
    </Card>
  );
}

/** A written report of each kind, as it begins, and the way to the whole of it. */
export function SamplesPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display">Reports that show their reasons</h1>
        <p className="mt-5 text-lg text-ink-muted">
          A chart in words. Every paragraph lists what it is based on: placements, aspects, rules and dates. You and
          your readers can check each against the chart.
        </p>
        <p className="mt-4 text-ink-muted">
          Six kinds, ${REPORT?.unitPriceUsd} each from the wallet on every plan: in the dashboard with a free preview,
          or from{' '}
          <TextLink to={`${paths.apiReference}/report`} className="whitespace-nowrap">
            POST /report
          </TextLink>{' '}
          as JSON, Markdown, HTML and PDF. The texts are Theia’s own, and the same birth gives the same report.
        </p>
        <div className="mt-8">
          <WriteYours />
        </div>
      </header>
      <div className="mt-14 grid gap-6 lg:grid-cols-2">
        {beginnings.map((sample) => (
          <Beginning key={sample.id} sample={sample} />
        ))}
      </div>
    </div>
  );
}
