import { samples } from 'virtual:sample-reports';
import { CodePanel } from '@/components/code-panel.tsx';
import { ChevronRight, Download } from '@/components/icons/icons.tsx';
import { ReportArticle } from '@/components/report/report-article.tsx';
import { buttonClass, ButtonLink } from '@/components/ui/button.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { sampleAddress, samplePdf } from '@/lib/sample-reports.ts';
import type { Sample } from './model.ts';
import { WriteYours } from './write-yours.tsx';

function OtherKinds({ current }: { current: string }) {
  return (
    <nav aria-label="Kinds of reports" className="flex flex-wrap gap-1.5 print:hidden">
      {samples.map(({ id, kind }) => (
        <ButtonLink
          key={id}
          to={sampleAddress(id)}
          look={id === current ? 'outline' : 'ghost'}
          size="small"
          aria-current={id === current ? 'page' : undefined}
        >
          {kind}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** A written report as it is sold, whole. */
export function SamplePage({ sample }: { sample: Sample }) {
  const { id, kind, about, source, request, report } = sample;
  return (
    <div className="page-width py-10 sm:py-14 print:py-0">
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <ButtonLink look="ghost" size="small" to={paths.sampleReports} className="-ml-2">
          <ChevronRight className="rotate-180" />
          All kinds
        </ButtonLink>
        <OtherKinds current={id} />
      </div>
      <p className="mb-4 text-sm text-ink-muted">
        <span className="font-medium text-ink-soft">Sample: {kind}.</span> {about}.{' '}
        <a href={samplePdf(id)} className={cn(textLinkClass, 'print:hidden')}>
          Download PDF
        </a>
      </p>
      <ReportArticle report={report} />
      <section
        aria-labelledby="yours"
        className="mt-14 grid gap-8 border-t border-line pt-10 lg:grid-cols-2 print:hidden"
      >
        <div>
          <h2 id="yours" className="text-title">
            Write one for any birth
          </h2>
          <p className="mt-3 max-w-md text-ink-muted">
            In the dashboard by a form, with a free preview, or with this call. The answer is the page above as data:
            every paragraph with its reasons.
          </p>
          <p className="mt-3 max-w-md text-[0.8125rem] text-ink-muted">{source}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <WriteYours />
            <a href={samplePdf(id)} className={buttonClass({ look: 'outline', size: 'large' })}>
              <Download />
              PDF
            </a>
          </div>
        </div>
        <div className="min-w-0">
          <CodePanel
            code={JSON.stringify(request, null, 2)}
            label="Body of the call"
            title="POST /report"
            tall="max-h-96"
          />
          <p className="mt-3 text-sm">
            <TextLink to={`${paths.apiReference}/report`}>Reference of POST /report</TextLink>
          </p>
        </div>
      </section>
    </div>
  );
}
