import { assemble } from '../compose/assemble.ts';
import type { Layout } from '../compose/plan.ts';
import { paragraphOf } from '../compose/write.ts';
import type { NatalAnswer, NatalFacts } from '../facts/answers.ts';
import { wheelOf } from '../pictures/charts.ts';
import type { Paragraph, Report, ReportLanguage } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import { placement, type Finding } from '../weigh/finding.ts';
import { natalFindings } from '../weigh/natal.ts';
import { named } from '../words/names.ts';
import { type Sign, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import { birthLine, titled, aspectsTable, positionsTable } from './parts.ts';

const ASPECTS_LISTED = 12;

const LAYOUT: Layout = {
  sections: [
    { id: 'self', title: 'Who you are', anchors: ['sun', 'asc'] },
    { id: 'feeling', title: 'Feeling and home', anchors: ['moon', 'ruler_4'] },
    { id: 'mind', title: 'Mind and speech', anchors: ['mercury'] },
    { id: 'love', title: 'Love and closeness', anchors: ['venus', 'ruler_7'] },
    { id: 'drive', title: 'Drive and anger', anchors: ['mars'] },
    { id: 'work', title: 'Work and calling', anchors: ['mc', 'ruler_10'] },
    { id: 'growth', title: 'Growth and limits', anchors: ['jupiter', 'saturn'] },
    { id: 'pattern', title: 'What repeats', anchors: [] },
    { id: 'generation', title: 'You and your generation', anchors: [] },
  ],
  order: 'weight',
  words: 1650,
  paragraphs: 6,
  textsOfGroup: 3,
};

/** The report of a western birth chart. */
export function composeNatal({ name, natal }: NatalFacts, library: Library, language: ReportLanguage): Report {
  const title = titled('birth chart', name);
  const line = birthLine(natal.time, natal.place);
  const moon = uncertainMoon(natal, library);
  return assemble(
    {
      frame: {
        kind: 'natal',
        system: 'western',
        language,
        title,
        subtitle: [line],
        limits: limitsOf(natal, 'both are told'),
        charts: [wheelOf('wheel', title, line, natal)],
        tables: [positionsTable(natal), aspectsTable(natal.aspects ?? [], ASPECTS_LISTED)],
      },
      findings: natalFindings(natal),
      layout: LAYOUT,
      openings: FRAMES.openings,
      returning: 'pattern',
      first: moon === null ? {} : { feeling: moon },
    },
    library,
  );
}

/** What a birth chart without a birth time leaves out. */
export function limitsOf(
  { time, points, houses }: NatalAnswer,
  ofMoon: 'both are told' | 'no sign is told' = 'no sign is told',
): readonly string[] {
  if (!time.unknown)
    return houses === null || houses === undefined
      ? ['The houses of this place and time cannot be computed, so this report tells of signs and aspects only.']
      : [];
  const moon = points?.['moon'];
  return [
    'The birth time is not known. Houses, ascendant and midheaven are therefore left out, and so is all that depends on them.',
    moon?.range?.sign_changes === true
      ? `The Moon changed its sign on that day, from ${named(zodiacSign(moon.range.start_of_day))} to ${named(zodiacSign(moon.range.end_of_day))}; ${ofMoon}. Its aspects are left out.`
      : 'The Moon moves up to fifteen degrees in a day: its sign is certain, its aspects are left out.',
  ];
}

/** What both signs of the Moon say, where the birth time decides between them; null where it does not. */
function uncertainMoon({ points }: NatalAnswer, library: Library): readonly Paragraph[] | null {
  const moon = points?.['moon'];
  if (moon?.range?.sign_changes !== true) return null;
  const early = zodiacSign(moon.range.start_of_day);
  const late = zodiacSign(moon.range.end_of_day);
  const finding = (sign: Sign): Pick<Finding, 'because' | 'key'> => ({
    key: `moon.${sign}`,
    because: [{ ...placement('natal', 'moon', moon, null, ['sign_uncertain']), sign, degree: null }],
  });
  const variant = (sign: Sign, when: string): Paragraph =>
    paragraphOf(
      `If you were born ${when} on that day, your Moon is in ${named(sign)}. ${library.text(`moon.${sign}`).says}`,
      [finding(sign)],
    );
  const [a, b] = [early, late].map((sign) => library.text(`moon.${sign}`).brief);
  return [
    paragraphOf(
      `On the day of your birth the Moon, what you feel and need, went from ${named(early)} into ${named(late)}, and your birth time decides which of two descriptions is yours. In the one you ${a}; in the other you ${b}.`,
      [finding(early), finding(late)],
    ),
    variant(early, 'early'),
    variant(late, 'late'),
  ];
}
