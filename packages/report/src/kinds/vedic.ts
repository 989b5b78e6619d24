import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { assemble } from '../compose/assemble.ts';
import type { Layout } from '../compose/plan.ts';
import type { DashaFact, VedicAnswer, VedicFacts } from '../facts/answers.ts';
import { rasiOf } from '../pictures/charts.ts';
import type { Report, ReportLanguage, ReportTable } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import { presentDasha, saturnFrom } from '../weigh/dashas.ts';
import { vedicFindings } from '../weigh/vedic.ts';
import { dayText, capital, degreeText, named } from '../words/names.ts';
import { birthLine, titled } from './parts.ts';

const LAYOUT: Layout = {
  sections: [
    { id: 'lagna', title: 'The lagna and its lord', anchors: ['lagna', 'lagna_lord'] },
    { id: 'moon', title: 'The Moon and its nakshatra', anchors: ['moon', 'nakshatra'] },
    { id: 'grahas', title: 'Strong and weak grahas', anchors: [] },
    { id: 'home', title: 'Home, heart and partnership', anchors: [] },
    { id: 'work', title: 'Work, means and meaning', anchors: [] },
    { id: 'yogas', title: 'Yogas that hold', anchors: [] },
    { id: 'dasha', title: 'The present dasha', anchors: ['maha', 'maha_bhava'] },
  ],
  order: 'weight',
  words: 1650,
  textsOfGroup: 2,
  leads: [['lagna'], ['nakshatra', 'moon']],
};

/** The report of a Vedic birth chart. */
export function composeVedic({ name, vedic }: VedicFacts, library: Library, language: ReportLanguage): Report {
  const title = titled('Vedic birth chart', name);
  const line = birthLine(vedic.time, vedic.place);
  const today = { starts_at: vedic.analysis_at, ends_at: new Date(Date.parse(vedic.analysis_at) + 1).toISOString() };
  return assemble(
    {
      frame: {
        kind: 'natal',
        system: 'vedic',
        language,
        title,
        subtitle: [line, `The present dasha is that of ${dayText(vedic.analysis_at)}.`],
        limits: vedicLimits(vedic),
        charts: [rasiOf(title, line, vedic)],
        tables: [grahaTable(vedic), dashaTable('Mahadashas', vedic.dashas)],
      },
      findings: [...vedicFindings(vedic), ...presentDasha(vedic), ...saturnFrom(vedic.saturn, today, 'dasha')],
      layout: LAYOUT,
      openings: FRAMES.openings,
      returning: null,
    },
    library,
  );
}

/** What a Vedic chart without a birth time leaves out. */
export function vedicLimits({ time, lagna }: VedicAnswer): readonly string[] {
  if (!time.unknown && lagna !== null) return [];
  return [
    'The birth time is not known. The lagna, the bhavas, the navamsa and all that depends on them are left out.',
    'The Moon moves up to fifteen degrees in a day. Its sign and nakshatra are those of local noon, and the dates of the dashas may be off by years.',
  ];
}

/** Where the grahas stand. */
export function grahaTable({ points, lagna }: VedicAnswer): ReportTable {
  const rising =
    lagna === null
      ? []
      : [['Lagna', `${degreeText(lagna.degree)} ${named(lagna.sign)}`, '1', starText(lagna.nakshatra), '']];
  return {
    id: 'grahas',
    title: 'Grahas',
    columns: ['Graha', 'Position', 'Bhava', 'Nakshatra', 'Dignity'],
    rows: [
      ...rising,
      ...GRAHAS.flatMap((id) => {
        const graha = points?.[id];
        if (graha === undefined) return [];
        return [
          [
            named(id),
            `${degreeText(graha.degree)} ${named(graha.sign)}`,
            lagna === null ? '' : String(graha.bhava),
            starText(graha.nakshatra),
            graha.dignity === null ? '' : capital(named(graha.dignity)),
          ],
        ];
      }),
    ],
  };
}

const starText = ({ id, pada }: { readonly id: string; readonly pada: number }): string => `${named(id)} ${pada}`;

/** Periods with their dates. */
export function dashaTable(title: string, periods: readonly DashaFact[]): ReportTable {
  return {
    id: 'dashas',
    title,
    columns: ['Lord', 'From', 'To'],
    rows: periods.map(({ lord, starts_at, ends_at }) => [named(lord), dayText(starts_at), dayText(ends_at)]),
  };
}
