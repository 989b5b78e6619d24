import { passage } from 'virtual:home-passage';
import { Notes } from '@/components/report/notes.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { sampleAddress } from '@/lib/sample-reports.ts';

const PRICE_USD = unitPrices.find(({ tier }) => tier === 'report')?.unitPriceUsd;

function Paragraph({ text, notes }: { text: string; notes: readonly string[] }) {
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <p>{text}</p>
      <div role="note" aria-label="Based on" className="border-l-2 border-sun/60 pl-4">
        <Notes notes={notes} />
      </div>
    </div>
  );
}

/** A passage of a written report, with its reasons beside it. */
export function ReportPassage() {
  const { id, title, words, opening, section, paragraph } = passage;
  return (
    <section
      aria-labelledby="report-title"
      className="page-width grid gap-x-14 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]"
    >
      <div>
        <h2 id="report-title" className="text-title">
          Written reports that show their reasons
        </h2>
        <p className="mt-3 text-lg text-ink-muted">
          A birth, a relationship, a year, a dasha or a month of the Moon, in plain English. Every paragraph lists the
          facts it is based on. ${PRICE_USD}&nbsp;each, as PDF, HTML, Markdown or{' '}
          <TextLink to={`${paths.apiReference}/report`}>JSON</TextLink>.
        </p>
        <ButtonLink to={paths.sampleReports} look="outline" className="mt-6 h-11">
          Read a sample of each kind
        </ButtonLink>
      </div>
      <figure className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-8">
        <figcaption className="mb-4 text-sm text-ink-muted">{title}</figcaption>
        <Paragraph {...opening} />
        <h3 className="mt-6 mb-2 font-semibold tracking-tight">{section}</h3>
        <Paragraph {...paragraph} />
        <p className="mt-6 border-t border-line pt-4 text-sm">
          <TextLink to={sampleAddress(id)}>Read all {formatCount(words)} words</TextLink>
        </p>
      </figure>
    </section>
  );
}
