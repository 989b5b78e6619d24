import type { Cost, Endpoint } from '../endpoint.ts';
import { groupFields, groupParts, type GroupRequest, parseGroup } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { groupResponseSchema } from './schema.ts';
import { pictureOnRequest } from '../forms/picture-forms.ts';
import { need } from '../limits/cost.ts';
import { calculateGroup, SIZE_PX } from './calculate.ts';

/** Milliseconds of processor time; evidence: ten people with all bodies, aspects and parts take 35, rounded up; the search for a place takes 12. */
const BASE_MS = 20;
const PERSON_MS = 16;
const PAIR_MS = 0.3;
const POINTS_MS = 0.00005;
const VEDIC_CHART_MS = 14;
const MATCH_MS = 1;

/** Estimated processor time of POST /group. */
function groupCost({ people, include, settings: { chart } }: GroupRequest): Cost {
  const count = people.length;
  const pairs = (count * (count - 1)) / 2;
  const points = chart.bodies.length + 2;
  const pairMs = PAIR_MS + points * points * chart.aspects.length * POINTS_MS;
  const matching = include.has('guna_milan') ? count * VEDIC_CHART_MS + pairs * MATCH_MS : 0;
  return { milliseconds: BASE_MS + (count + 2) * PERSON_MS + pairs * pairMs + matching };
}

/** POST /group (docs/methods/synastry.md). */
export const groupEndpoint: Endpoint<GroupRequest, typeof groupResponseSchema> = {
  name: 'group',
  path: '/group',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Two to ten people: composite, Davison, matrix',
  description:
    'One composite and one Davison chart of a whole group, a matrix of the aspects between every two people, the hub, elements and modalities; guna milan by `include`. Of two people everything equals POST /synastry.',
  requestWords: ['group'],
  requestSchema: groupFields.schema,
  responseSchema: groupResponseSchema,
  /** The charts NY90 and LN88, and a third birth at the same moment as the first. */
  example: {
    request: {
      people: [
        { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', name: 'Ada' },
        { birth_date: '1988-11-03', birth_time: '07:15', location: 'London', name: 'Ben' },
        { birth_date: '1992-02-29', birth_time: '08:45', location: 'Sydney', name: 'Cleo' },
      ],
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseGroup,
  need: () => need('group', 'professional', false),
  cost: groupCost,
  parts: () => groupParts,
  /** Every two people once, by their names. */
  markdownOptions: {
    leftOut: ['svg', 'rudhyar', 'concentration', 'weighted'],
    shape: shapeOf(
      groupResponseSchema.pick({ people: true, matrix: true }).required(),
      ({ people, matrix }, answer) => {
        const nameOf = (index: number): string => people[index]?.name ?? `#${index}`;
        const cells = matrix.cells.flatMap((row, a) =>
          row.flatMap((cell, b) => (cell === null || b < a ? [] : [{ people: `${nameOf(a)}, ${nameOf(b)}`, ...cell }])),
        );
        return {
          ...answer,
          matrix: {
            hub: matrix.hub === null ? null : nameOf(matrix.hub),
            cells,
            totals: matrix.totals.map((total, index) => ({ person: nameOf(index), ...total })),
          },
        };
      },
    ),
  },
  calculate: calculateGroup,
  forms: pictureOnRequest(SIZE_PX),
};
