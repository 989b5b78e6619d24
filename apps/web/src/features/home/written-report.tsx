import { beginnings } from 'virtual:sample-reports-beginnings';
import { Notes } from '@/components/report/notes.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

const PRICE_USD = unitPrices.find(({ tier }) => tier === 'report')?.unitPriceUsd;
const SHOWN = beginnings.find(({ id }) => id === 'birth-chart');

/** How a written report begins, with what its first paragraph rests on. */
export function WrittenReport() {
  if (SHOWN === undefined) return null;
  return (
    <section aria-labelledby="report-title" className="page-width pb-20 sm:pb-24">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 id="report-title" className="text-title">
            A reading, with its reasons
          </h2>
          <p className="mt-3 max-w-lg text-lg text-ink-muted">
            A birth, a relationship, a year, a dasha or a month of the Moon, written out. Beside every paragraph stands
            what it rests on, so anybody can check it. ${PRICE_USD} each, as PDF, HTML, Markdown or{' '}
            <TextLink to={`${paths.apiReference}/report`}>JSON</TextLink>.
          </p>
          <ButtonLink to={paths.sampleReports} look="outline" className="mt-7">
            Read a sample of each kind
          </ButtonLink>
        </div>
        <figure className="rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-9">
          <figcaption className="text-sm text-ink-muted">{SHOWN.title}</figcaption>
          <p className="mt-3 text-lg leading-relaxed text-pretty">{SHOWN.text}</p>
          <div role="note" aria-label="Based on" className="mt-5 border-l-2 border-accent pl-4">
            <Notes notes={SHOWN.notes} />
          </div>
        </figure>
      </div>
    </section>
  );
}
