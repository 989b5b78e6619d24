import { ButtonLink } from '@/components/ui/button-link.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

const PRICE_USD = unitPrices.find(({ tier }) => tier === 'report')?.unitPriceUsd;

/** What a written report is, and the way to the samples. */
export function WrittenReport() {
  return (
    <section
      aria-labelledby="report-title"
      className="page-width flex flex-wrap items-end justify-between gap-6 pb-20 sm:pb-24"
    >
      <div className="max-w-xl">
        <h2 id="report-title" className="text-title">
          A reading, with its reasons
        </h2>
        <p className="mt-3 text-lg text-ink-muted">
          A birth, a relationship, a year, a dasha or a month of the Moon, written out. Beside every paragraph stands
          what it rests on, so anybody can check it. ${PRICE_USD} each, as PDF, HTML, Markdown or{' '}
          <TextLink to={`${paths.apiReference}/report`}>JSON</TextLink>.
        </p>
      </div>
      <ButtonLink to={paths.sampleReports} look="outline">
        Read a sample of each kind
      </ButtonLink>
    </section>
  );
}
