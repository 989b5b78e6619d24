import { assemble } from '../compose/assemble.ts';
import { spanTitle, type Layout } from '../compose/plan.ts';
import type { DashaFacts } from '../facts/answers.ts';
import { rasiOf } from '../pictures/charts.ts';
import type { Report, ReportLanguage } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import { antardashas, mahadasha, saturnFrom } from '../weigh/dashas.ts';
import { vedicFindings } from '../weigh/vedic.ts';
import { dayText, spoken } from '../words/names.ts';
import { birthLine } from './parts.ts';
import { dashaTable, grahaTable, vedicLimits } from './vedic.ts';

/** Antardashas in one section. */
const PER_SECTION = 3;
/** A yoga of all seven planets says nothing of one. */
const ALL = 7;
const PARTS = ['first', 'second', 'third'] as const;

/** The report of a mahadasha and its antardashas. */
export function composeDashaPeriod(
  { name, vedic, period }: DashaFacts,
  library: Library,
  language: ReportLanguage,
): Report {
  const { lord } = period;
  const children = period.children ?? [];
  const sections = PARTS.flatMap((id, index) => {
    const own = children.slice(index * PER_SECTION, (index + 1) * PER_SECTION);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ id, own, span: { from: dayText(first.starts_at), to: dayText(last.ends_at) } }];
  });
  const ofLord = vedicFindings(vedic)
    .filter(
      ({ group, about, because }) =>
        group === lord ||
        group === `${lord}_dignity` ||
        group === `${lord}_bala` ||
        (about[0] === lord && group.startsWith('lord_')) ||
        because.some(
          (cause) =>
            cause.kind === 'rule' && cause.part === 'yoga' && cause.points.length < ALL && cause.points.includes(lord),
        ),
    )
    .map((finding) => ({ ...finding, sections: ['lord'] as const }));
  const layout: Layout = {
    sections: [
      { id: 'period', title: 'The period as a whole', anchors: ['maha', 'maha_bhava'] },
      { id: 'lord', title: `How ${spoken(lord)} stands in your chart`, anchors: [lord] },
      ...sections.map(({ id, own, span }) => ({
        id,
        title: spanTitle(span),
        anchors: own.map((antar) => `antar_${antar.lord}`),
        span,
      })),
      { id: 'saturn', title: 'Saturn from your Moon', anchors: [] },
    ],
    order: 'time',
    words: 1900,
    textsOfGroup: 3,
    leads: [['maha']],
  };
  const title = `The mahadasha of ${spoken(lord)}${name === null || name === '' ? '' : ` for ${name}`}`;
  const line = birthLine(vedic.time, vedic.place);
  return assemble(
    {
      frame: {
        kind: 'dasha_period',
        system: 'vedic',
        language,
        title,
        subtitle: [line, `${dayText(period.starts_at)} to ${dayText(period.ends_at)}`],
        limits: vedicLimits(vedic),
        charts: [rasiOf('Rasi chart', line, vedic)],
        tables: [dashaTable('Antardashas', children), grahaTable(vedic)],
      },
      findings: [
        ...mahadasha(vedic, period, 'period'),
        ...ofLord,
        ...sections.flatMap(({ id, own }) => own.flatMap((antar) => antardashas(vedic, period, antar, id))),
        ...saturnFrom(vedic.saturn, period, 'saturn'),
      ],
      layout,
      openings: FRAMES.openings_of_time,
      returning: null,
    },
    library,
  );
}
