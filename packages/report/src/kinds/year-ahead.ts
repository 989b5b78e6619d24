import { assemble } from '../compose/assemble.ts';
import { spanTitle, LEAST_PARAGRAPHS, type Layout } from '../compose/plan.ts';
import type { YearAnswer, YearFacts } from '../facts/answers.ts';
import { wheelOf } from '../pictures/charts.ts';
import type { Report, ReportLanguage, ReportTable } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import type { Finding, TimeSpan } from '../weigh/finding.ts';
import { yearFindings } from '../weigh/year.ts';
import { dayText, capital, named } from '../words/names.ts';
import { birthLine, positionsTable } from './parts.ts';
import { limitsOf } from './natal.ts';

const PARTS = 4;
const DAY_MS = 86_400_000;

/** The report of a year from a day on: what holds all year, then its parts in order. */
export function composeYearAhead({ name, natal, year }: YearFacts, library: Library, language: ReportLanguage): Report {
  const seasons = seasonsOf(year, (parts) => yearFindings(natal, year, parts));
  const layout: Layout = {
    sections: [
      { id: 'year', title: 'The year as a whole', anchors: ['profection_house', 'profection_lord', 'return_asc'] },
      ...seasons.map((season) => {
        const span = spanOf(season);
        return { id: season.id, title: spanTitle(span), anchors: [], span };
      }),
    ],
    order: 'time',
    words: 1800,
    paragraphs: 7,
    textsOfGroup: 2,
  };
  const span = `${dayText(year.starts_at)} to ${dayText(new Date(Date.parse(year.ends_at) - DAY_MS).toISOString())}`;
  const title = name === null || name === '' ? 'Your year ahead' : `The year ahead for ${name}`;
  const line = birthLine(natal.time, natal.place);
  return assemble(
    {
      frame: {
        kind: 'year_ahead',
        system: 'western',
        language,
        title,
        subtitle: [line, span],
        limits: limitsOf(natal),
        charts: [wheelOf('wheel', 'Birth chart', line, natal)],
        tables: [eventsTable(year), positionsTable(natal)],
      },
      findings: yearFindings(natal, year, seasons),
      layout,
      openings: FRAMES.openings_of_time,
      returning: null,
    },
    library,
  );
}

/** The year in four parts of about equal length; a part with too few paragraphs joins its neighbour. */
function seasonsOf(
  { starts_at, ends_at }: YearAnswer,
  findingsIn: (seasons: readonly TimeSpan[]) => readonly Finding[],
): TimeSpan[] {
  const [fromMs, toMs] = [Date.parse(starts_at), Date.parse(ends_at)];
  let seasons: TimeSpan[] = Array.from({ length: PARTS }, (_, index) => ({
    id: `part_${index + 1}`,
    fromMs: fromMs + Math.round(((toMs - fromMs) * index) / PARTS),
    toMs: fromMs + Math.round(((toMs - fromMs) * (index + 1)) / PARTS),
  }));
  for (;;) {
    const found = findingsIn(seasons);
    const poor = seasons.findIndex(({ id }) => keysIn(found, id) < LEAST_PARAGRAPHS);
    if (poor === -1 || seasons.length === 1) return seasons;
    const at = poor === seasons.length - 1 ? poor - 1 : poor;
    const joined = { id: seasons[at]!.id, fromMs: seasons[at]!.fromMs, toMs: seasons[at + 1]!.toMs };
    seasons = [...seasons.slice(0, at), joined, ...seasons.slice(at + 2)];
  }
}

/** The number of texts that only this season has. */
function keysIn(findings: readonly Finding[], id: string): number {
  const whole = new Set(findings.filter(({ sections }) => sections[0] === 'year').map(({ key }) => key));
  return new Set(findings.filter(({ sections, key }) => sections[0] === id && !whole.has(key)).map(({ key }) => key))
    .size;
}

function spanOf({ fromMs, toMs }: TimeSpan): { readonly from: string; readonly to: string } {
  return { from: dayText(new Date(fromMs).toISOString()), to: dayText(new Date(toMs - DAY_MS).toISOString()) };
}

const LISTED: ReadonlySet<string> = new Set(['exact', 'house_ingress']);

function eventsTable({ events, eclipses }: YearAnswer): ReportTable {
  const rows = [
    ...events
      .filter(({ type, target }) => LISTED.has(type) && (target !== null || type !== 'exact'))
      .map(({ at, point, aspect, target, house }) => [
        at,
        named(point),
        aspect === null ? `into house ${house}` : `${named(aspect)} to natal ${named(target!)}`,
      ]),
    ...eclipses.map(({ at, kind, sign, house }) => [
      at,
      kind === 'solar' ? 'Sun' : 'Moon',
      `Eclipse in ${named(sign)}${house === null ? '' : `, house ${house}`}`,
    ]),
  ].toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1));
  return {
    id: 'events',
    title: 'Dates of the year',
    columns: ['Day', 'Body', 'What happens'],
    rows: rows.map(([at, ...cells]) => [dayText(at!), ...cells.map((cell) => capital(cell))]),
  };
}
