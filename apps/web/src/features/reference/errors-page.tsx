import { type ProblemFacts, problems } from 'virtual:api-facts';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { ReferenceLayout } from './reference-layout.tsx';

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request says something that cannot be',
  401: 'Nobody we know',
  402: 'Nothing left to pay with',
  403: 'Not in the plan',
  404: 'Nothing there',
  405: 'Not this way',
  406: 'Not in that form',
  408: 'Too slow in coming',
  409: 'Already used',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Well said, but without an answer',
  429: 'Too many at once',
  431: 'Too many headers',
  500: 'Our fault',
  503: 'Not at this moment',
  504: 'Too long to compute',
};
const statuses = [...new Set(problems.map(({ status }) => status))];

function Entry({ problem }: { problem: ProblemFacts }) {
  return (
    <div
      id={problem.code}
      className="grid scroll-mt-24 gap-x-8 gap-y-1.5 px-4 py-4 data-named:bg-accent-wash target:bg-accent-wash sm:grid-cols-[15rem_1fr]"
    >
      <dt className="font-mono text-[0.8125rem] font-medium break-words">
        <a href={`#${problem.code}`} className="hover:text-accent">
          {problem.code}
        </a>
      </dt>
      <dd className="space-y-1 text-sm">
        <p className="text-ink-soft">{problem.meaning}</p>
        <p className="text-ink-muted">{problem.cure}</p>
      </dd>
    </div>
  );
}

/** The page that the `type` of every problem document links to: each code with its status, its meaning and how to fix it. */
export function ErrorsPage() {
  return (
    <ReferenceLayout>
      <header className="max-w-2xl">
        <p className="eyebrow">Documentation</p>
        <h1 className="mt-2 text-title">Errors</h1>
        <p className="mt-3 text-lg text-ink-muted">
          A failed call is free. It answers as <code className="field-word">application/problem+json</code> with one of
          these in <code className="field-word">code</code>; <code className="field-word">field</code>,{' '}
          <code className="field-word">message</code> and <code className="field-word">hint</code> name the part of your
          request that is wrong. How to make calls is described in the{' '}
          <TextLink to={paths.conventions}>conventions</TextLink>.{' '}
          <a href={`${paths.errors}.md`} className={textLinkClass}>
            Markdown
          </a>
        </p>
      </header>
      <div className="mt-10 max-w-4xl space-y-10">
        {statuses.map((status) => (
          <section key={status} aria-labelledby={`status-${status}`}>
            <h2 id={`status-${status}`} className="flex items-baseline gap-3 text-heading">
              <span className="font-mono">{status}</span>{' '}
              <span className="text-base font-normal text-ink-muted">{REASONS[status]}</span>
            </h2>
            <dl className="mt-4 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
              {problems
                .filter((problem) => problem.status === status)
                .map((problem) => (
                  <Entry key={problem.code} problem={problem} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </ReferenceLayout>
  );
}
