import { CodePanel } from '@/components/code-panel.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { worstWords } from '@/lib/format-deviation.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { findRow, published } from './published.ts';
import { ReportsTable } from './reports-table.tsx';
import { ResultsTable } from './results-table.tsx';

const HEADLINES = [
  { table: 'horizons_geocentric', begin: 'JPL 1900', text: 'from JPL Horizons', more: 'planets, 1900 to 2035' },
  { table: 'positions', begin: 'longitude', text: 'from Swiss Ephemeris', more: '19 bodies, 1800 to 2399' },
  { table: 'eclipses_solar', begin: 'greatest eclipse', text: 'from NASA', more: 'solar eclipses, 1901 to 2100' },
  { table: 'local_time', begin: 'zones', text: 'from the time zone database', more: 'local times, gaps and folds' },
] as const;

/** The worst errors that matter most. */
export function Headlines() {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      {HEADLINES.map(({ table, begin, text, more }) => {
        const { worst, unit, tolerance } = findRow(table, begin);
        return (
          <div key={table} className="flex flex-col bg-surface p-4 sm:p-5">
            <dt className="order-2 mt-1 text-sm font-medium">
              {text}
              <span className="block font-normal text-ink-muted">{more}</span>
            </dt>
            <dd className="font-mono text-2xl font-medium tracking-tight">
              {worst === 0 ? '0\u00a0s' : worstWords(worst, unit, tolerance)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const REPEAT = 'npm ci\nnpm run accuracy';

const allTables = published.subjects.flatMap(({ tables }) => tables);
const allRows = allTables.flatMap(({ rows }) => rows);
const numbers = allRows.reduce((sum, { cases }) => sum + cases, 0);
const independent = allTables.filter((table) => table.independent).length;

function Differences() {
  return (
    <Card aria-labelledby="differences-title" className="pb-6">
      <CardHeader id="differences-title" title="What differs, and why" />
      <ul className="mt-4 list-disc space-y-2.5 pr-5 pl-10 text-sm text-ink-soft sm:pr-6 sm:pl-11">
        <li>
          JPL Horizons uses an older model of precession and nutation (IAU 1976 and 1980). That is most of the 0.3″
          between the two; before 1900 the difference grows to 1″.
        </li>
        <li>
          After about 2027 the rotation of the Earth is a forecast. The Moon moves half an arc second in each second of
          it, so events of later decades differ more between sources.
        </li>
        <li>
          Tables printed to the minute allow half a minute by their rounding alone. Where a table is from an older
          theory of the Moon, its own error is larger than ours.
        </li>
        <li>
          Schools of Vedic astrology differ by rule, not by digits. Where a printed date follows another rule, the table
          holds the reason and the comparison checks that it is the only difference.
        </li>
        <li>
          Comparisons with Swiss Ephemeris are not independent: Theia computes with it. They show that nothing was lost
          between the engine and the response.
        </li>
      </ul>
    </Card>
  );
}

/** The public page of all comparisons with other sources, measured for each release. */
export function AccuracyPage() {
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="max-w-2xl">
        <p className="eyebrow">
          Version {published.version}, measured {formatUtcDate(published.measured_on)}
        </p>
        <h1 className="mt-3 text-title">Accuracy</h1>
        <p className="mt-3 text-lg text-ink-muted">
          {formatCount(numbers)} numbers compared with other sources, with the worst error of each kind. {independent}{' '}
          of the {allTables.length} tables come from outside our engine: observatories, books, almanacs and other
          programs.
        </p>
      </header>
      <div className="mt-10">
        <Headlines />
      </div>
      <nav aria-label="Subjects" className="mt-10 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {published.subjects.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={textLinkClass}>
            {title}
          </a>
        ))}
        <a href="#repeat" className={textLinkClass}>
          Repeat it
        </a>
      </nav>
      <div className="mt-8 space-y-8">
        {published.subjects.map(({ id, title, tables }) => (
          <Card key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 overflow-hidden">
            <CardHeader id={`${id}-title`} title={title} />
            <div className="mt-4">
              {tables.map((table) => (
                <ResultsTable key={table.table} {...table} />
              ))}
              {id === 'field-reports' ? <ReportsTable /> : null}
            </div>
          </Card>
        ))}
        <Differences />
        <Card id="repeat" aria-labelledby="repeat-title" className="scroll-mt-24 p-5 sm:p-6">
          <h2 id="repeat-title" className="text-base font-semibold tracking-tight">
            Repeat it
          </h2>
          <p className="mt-1 mb-4 text-sm text-ink-muted">
            The tables, their sources and the comparisons are in the repository’s golden folder. In a fresh copy, two
            commands print these results; a test fails if this page understates them.{' '}
            <TextLink reloadDocument to={`${paths.accuracy}.json`}>
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
