import { assemble } from '../compose/assemble.ts';
import type { Layout, SectionPlan } from '../compose/plan.ts';
import type { MatchAnswer, RelationshipFacts } from '../facts/answers.ts';
import { wheelOf } from '../pictures/charts.ts';
import type { Report, ReportLanguage, ReportTable } from '../report.ts';
import type { Library } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import { matchFindings, relationshipFindings } from '../weigh/relationship.ts';
import { named } from '../words/names.ts';
import { birthLine, aspectsTable } from './parts.ts';

const ASPECTS_LISTED = 14;

const KOOTA_SECTIONS: readonly SectionPlan[] = [
  { id: 'minds', title: 'How your minds agree', anchors: ['koota_graha_maitri', 'koota_gana', 'koota_varna'] },
  { id: 'nature', title: 'Nature and nearness', anchors: ['koota_yoni', 'koota_vashya', 'manglik'] },
  { id: 'course', title: 'The course of a shared life', anchors: ['koota_nadi', 'koota_bhakoot', 'koota_tara'] },
];
const CONTACT_SECTIONS: readonly SectionPlan[] = [
  { id: 'feeling', title: 'Feeling at home with each other', anchors: [] },
  { id: 'talk', title: 'Talk and understanding', anchors: [] },
  { id: 'attraction', title: 'Attraction', anchors: [] },
  { id: 'lasting', title: 'What tests you and what lasts', anchors: [] },
];
const overlaySections = (a: string, b: string): readonly SectionPlan[] => [
  { id: 'overlay_a', title: `What ${a} brings into the life of ${b}`, anchors: [] },
  { id: 'overlay_b', title: `What ${b} brings into the life of ${a}`, anchors: [] },
];
const TOGETHER: SectionPlan = {
  id: 'together',
  title: 'The two of you as one',
  anchors: ['composite_asc', 'composite_sun', 'composite_moon'],
};

/** The report of two birth charts: their contacts, overlays and composite; with system vedic their kootas and contacts. */
export function composeRelationship(facts: RelationshipFacts, library: Library, language: ReportLanguage): Report {
  const { names, synastry, match } = facts;
  const [a, b] = [names[0] ?? 'A', names[1] ?? 'B'];
  const { person_a, person_b } = synastry.charts;
  const layout: Layout = {
    sections:
      match === null
        ? [...CONTACT_SECTIONS, ...overlaySections(a, b), TOGETHER]
        : [...KOOTA_SECTIONS, ...CONTACT_SECTIONS, ...overlaySections(a, b)],
    order: 'weight',
    words: 1800,
    paragraphs: 7,
    textsOfGroup: 1,
  };
  return assemble(
    {
      frame: {
        kind: 'relationship',
        system: facts.system,
        language,
        title: names[0] === null && names[1] === null ? 'Your relationship' : `${a} and ${b}`,
        subtitle: [
          `${personLine('A', names[0])}, ${birthLine(person_a.time, person_a.place)}`,
          `${personLine('B', names[1])}, ${birthLine(person_b.time, person_b.place)}`,
        ],
        limits: [
          ...(person_a.time.unknown ? [unknownTime('A')] : []),
          ...(person_b.time.unknown ? [unknownTime('B')] : []),
        ],
        charts: [
          wheelOf('wheel_a', `Birth chart of ${a}`, birthLine(person_a.time, person_a.place), person_a),
          wheelOf('wheel_b', `Birth chart of ${b}`, birthLine(person_b.time, person_b.place), person_b),
        ],
        tables: [...(match === null ? [] : [kootaTable(match)]), contactsTable(synastry.aspects)],
      },
      findings:
        match === null
          ? relationshipFindings(synastry, [a, b])
          : [...matchFindings(match), ...relationshipFindings({ ...synastry, composite: null }, [a, b])],
      layout,
      openings: FRAMES.openings_of_two,
      returning: null,
    },
    library,
  );
}

const personLine = (id: string, name: string | null): string => (name === null ? id : `${id}: ${name}`);
const unknownTime = (person: string): string =>
  `The birth time of ${person} is not known: houses are left out on that side, and so are the aspects of that Moon.`;

/** The closest aspects between the two charts, which do not move to each other. */
function contactsTable(aspects: RelationshipFacts['synastry']['aspects']): ReportTable {
  const { rows, ...table } = aspectsTable(aspects, ASPECTS_LISTED);
  return {
    ...table,
    title: 'Closest contacts',
    columns: ['A, B', 'Aspect', 'Orb'],
    rows: rows.map((cells) => cells.slice(0, 3)),
  };
}

function kootaTable({ kootas, total, max }: MatchAnswer): ReportTable {
  return {
    id: 'kootas',
    title: `Kootas: ${total} of ${max}`,
    columns: ['Koota', 'A', 'B', 'Points'],
    rows: Object.entries(kootas).map(([id, { a, b, score, max }]) => [
      named(id),
      named(a),
      named(b),
      `${score} of ${max}`,
    ]),
  };
}
