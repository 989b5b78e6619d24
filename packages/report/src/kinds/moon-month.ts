import { assemble } from '../compose/assemble.ts';
import type { Layout } from '../compose/plan.ts';
import type { MoonAnswer, MoonFacts } from '../facts/answers.ts';
import { wheelOf } from '../pictures/charts.ts';
import type { Report, ReportLanguage, ReportTable } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import type { TimeSpan } from '../weigh/finding.ts';
import { moonFindings } from '../weigh/moon-month.ts';
import { momentText, monthText, named } from '../words/names.ts';
import { birthLine } from './parts.ts';
import { limitsOf } from './natal.ts';

const WEEK_MS = 7 * 86_400_000;
const WEEKS = [
  { title: 'First week: the 1st to the 7th', span: { from: 'The 1st', to: 'the 7th' } },
  { title: 'Second week: the 8th to the 14th', span: { from: 'The 8th', to: 'the 14th' } },
  { title: 'Third week: the 15th to the 21st', span: { from: 'The 15th', to: 'the 21st' } },
  { title: 'From the 22nd to the end', span: { from: 'The 22nd', to: 'the end' } },
] as const;

/** The report of the Moon in a calendar month, with dates and times of a zone. */
export function composeMoonMonth(
  { name, natal, month }: MoonFacts,
  library: Library,
  language: ReportLanguage,
): Report {
  const fromMs = Date.parse(month.starts_at);
  const weeks: TimeSpan[] = Array.from({ length: WEEKS.length }, (_, index) => ({
    id: `week_${index + 1}`,
    fromMs: fromMs + index * WEEK_MS,
    toMs: index === WEEKS.length - 1 ? Date.parse(month.ends_at) : fromMs + (index + 1) * WEEK_MS,
  }));
  const middle = monthText(new Date((fromMs + Date.parse(month.ends_at)) / 2).toISOString());
  const layout: Layout = {
    sections: [
      {
        id: 'month',
        title: `New and full Moon in ${middle}`,
        anchors: [],
      },
      ...weeks.map(({ id }, index) => ({ ...WEEKS[index]!, id, anchors: [] })),
    ],
    order: 'time',
    words: 1800,
    paragraphs: 7,
    textsOfGroup: 1,
  };
  const line = birthLine(natal.time, natal.place);
  return assemble(
    {
      frame: {
        kind: 'moon_month',
        system: 'western',
        language,
        title: name === null || name === '' ? `Your Moon in ${middle}` : `The Moon of ${name} in ${middle}`,
        subtitle: [line, `Times of ${month.timezone}`],
        limits: limitsOf(natal),
        charts: [wheelOf('wheel', 'Birth chart', line, natal)],
        tables: [phaseTable(month), ingressTable(month), voidTable(month)],
      },
      findings: moonFindings(month, weeks, !natal.time.unknown),
      layout,
      openings: FRAMES.openings_of_time,
      returning: null,
    },
    library,
  );
}

function phaseTable({ phases }: MoonAnswer): ReportTable {
  return {
    id: 'phases',
    title: 'Phases',
    columns: ['Phase', 'When', 'Sign', 'House'],
    rows: phases.map(({ phase, at_local, sign, house }) => [
      named(phase),
      momentText(at_local),
      named(sign),
      house === null ? '' : String(house),
    ]),
  };
}

function ingressTable({ ingresses, houses }: MoonAnswer): ReportTable {
  const rows = [
    ...ingresses.map(({ at, at_local, sign }) => ({ at, cells: [momentText(at_local), `enters ${named(sign)}`] })),
    ...houses.map(({ at, at_local, house }) => ({ at, cells: [momentText(at_local), `comes into house ${house}`] })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return {
    id: 'days',
    title: 'The Moon day by day',
    columns: ['When', 'The Moon'],
    rows: rows.map(({ cells }) => cells),
  };
}

function voidTable({ voids }: MoonAnswer): ReportTable {
  return {
    id: 'voids',
    title: 'Void of course',
    columns: ['From', 'To', 'Sign'],
    rows: voids.map(({ starts_at_local, ends_at_local, sign }) => [
      momentText(starts_at_local),
      momentText(ends_at_local),
      named(sign),
    ]),
  };
}
