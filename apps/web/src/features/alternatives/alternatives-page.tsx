import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUtcDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import {
  type Alternative,
  alternatives,
  ASKED,
  type Fact,
  type Glance,
  INTRODUCTION,
  nameOf,
  needs,
  readingText,
} from './alternatives.ts';
import { TheiaCard } from './theia-card.tsx';

/** A statement with the page that says so and the day on which it was read. */
export function Statement({ text, source, read_on: readOn }: Fact) {
  return (
    <>
      {text}{' '}
      <a href={source} className={cn(textLinkClass, 'text-[0.8125rem] font-normal whitespace-nowrap')}>
        {new URL(source).hostname.replace(/^www\./, '')}
      </a>
      <span className="text-[0.8125rem] whitespace-nowrap text-ink-muted">, {formatUtcDate(readOn)}</span>
    </>
  );
}

function GlanceFact({ fact }: { fact: Glance[keyof Glance] }) {
  if (fact === null) return <span className="text-ink-muted">not found</span>;
  return (
    <a href={fact.source} className={cn(textLinkClass, 'font-normal')}>
      {fact.text}
    </a>
  );
}

const columns: readonly Column<Alternative>[] = [
  {
    header: 'Project',
    wraps: true,
    cell: ({ id, name, form, glance }) => (
      <span className="block min-w-32">
        <a href={`#${id}`} className={textLinkClass}>
          {name}
        </a>
        <span className="block text-[0.8125rem] text-ink-muted">{form}</span>
        {/* On a phone the other columns are lines of this one. */}
        {ASKED.map(({ part, header }) => (
          <span key={part} className="mt-1 block sm:hidden">
            <span className="text-ink-muted">{header}: </span>
            <GlanceFact fact={glance[part]} />
          </span>
        ))}
      </span>
    ),
  },
  ...ASKED.map(({ part, header }): Column<Alternative> => ({
    header,
    wraps: true,
    wideOnly: true,
    cell: ({ glance }) => (
      <span className="block min-w-28">
        <GlanceFact fact={glance[part]} />
      </span>
    ),
  })),
];

/** The same four questions to every project; an answer links to where it was read. */
export function GlanceTable() {
  return <DataTable caption="Alternatives at a glance" columns={columns} rows={alternatives} rowKey={({ id }) => id} />;
}

function Needs() {
  return (
    <Card aria-labelledby="needs-title" className="pb-2">
      <CardHeader id="needs-title" title="Choose by need" />
      <dl className="mt-4 divide-y divide-line border-t border-line text-sm">
        {needs.map(({ want, take }) => (
          <div key={want} className="grid gap-x-8 gap-y-1 px-5 py-3 sm:grid-cols-[3fr_2fr] sm:px-6">
            <dt className="text-ink-soft first-letter:uppercase">
              <span className="sr-only">You want </span>
              {want}
            </dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {take.map((id) => (
                <a key={id} href={`#${id}`} className={textLinkClass}>
                  {nameOf(id)}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function AlternativeCard({ id, name, url, form, strengths }: Alternative) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pb-6">
      <CardHeader
        id={`${id}-title`}
        title={name}
        description={form}
        action={
          <a href={url} className={`${textLinkClass} text-sm`}>
            Go to {name}
          </a>
        }
      />
      <ul className="mt-4 list-disc space-y-2 pr-5 pl-10 text-sm text-ink-soft sm:pr-6 sm:pl-11">
        {strengths.map((fact) => (
          <li key={fact.text}>
            <Statement {...fact} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Other ways to calculate charts: what each does that Theia does not, with the source of every statement. */
export function AlternativesPage() {
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="max-w-2xl">
        <p className="eyebrow">{readingText(formatUtcDate)}</p>
        <h1 className="mt-3 text-title">Alternatives</h1>
        <p className="mt-3 text-lg text-ink-muted">{INTRODUCTION}</p>
        <p className="mt-3 text-[0.8125rem]">
          <a href={`${paths.alternatives}.md`} className={textLinkClass}>
            Markdown
          </a>
        </p>
      </header>
      <div className="mt-10 max-w-4xl space-y-8">
        <Needs />
        <Card aria-labelledby="glance-title" className="overflow-hidden pb-2">
          <CardHeader id="glance-title" title="At a glance" description="Each answer links to where it was read." />
          <div className="mt-4">
            <GlanceTable />
          </div>
        </Card>
        {alternatives.map((alternative) => (
          <AlternativeCard key={alternative.id} {...alternative} />
        ))}
        <TheiaCard />
        <Card aria-labelledby="correct-title" className="p-5 sm:p-6">
          <h2 id="correct-title" className="text-base font-semibold tracking-tight">
            Correct us
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            Projects change, and some pages were read from stored copies that may be older. If something here is wrong,
            out of date or unfair, <TextLink to={paths.contact}>write to us</TextLink> with a link, and we will change
            it. This includes your own project, and projects missing here.
          </p>
        </Card>
      </div>
    </div>
  );
}
