import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { gocharaResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateGochara } from './calculate.ts';
import { gocharaFields, gocharaParts, type GocharaRequest, parseGochara } from './request.ts';
import { daysOf, rowsAtMost } from './wire-gochara.ts';

/**
 * Milliseconds of a chart with its snapshot, of a day's search for those that obstruct, and of an entry. The true node is sampled four times a day, over
 * three years at least.
 */
const COST_MS = { chart: 40, day: 0.035, row: 0.12, trueNode: { chart: 300, day: 0.2 } };

/** POST /gochara (docs/methods/gochara.md). */
export const gocharaEndpoint: Endpoint<GocharaRequest, typeof gocharaResponseSchema> = {
  name: 'gochara',
  path: '/gochara',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Gochara: transits from the natal Moon',
  description:
    'Stays of the grahas in the houses from the natal Moon: good or bad, vedha by whom and when, bindus, murti; include adds kakshyas and nakshatras with taras.',
  requestWords: ['gochara'],
  requestSchema: gocharaFields.schema,
  responseSchema: gocharaResponseSchema,
  /** The chart NY90 with Saturn and Jupiter in 2024. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      analysis_date: '2024-06-15',
      from: '2024-01-01',
      to: '2025-01-01',
      points: ['jupiter', 'saturn'],
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseGochara,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: (request) => {
    const days = request.range === null ? 0 : daysOf(request.range);
    const { trueNode } = COST_MS;
    const node = request.vedic.node === 'true' ? trueNode : { chart: 0, day: 0 };
    return {
      milliseconds: COST_MS.chart + node.chart + days * (COST_MS.day + node.day) + rowsAtMost(request) * COST_MS.row,
    };
  },
  /** The sign says where a graha is. Vedhas by the Moon last two days and are many, so the JSON alone has them. */
  markdownOptions: {
    leftOut: ['sources'],
    shape: shapeOf(gocharaResponseSchema.pick({ stays: true }).required(), ({ stays }, answer) => ({
      ...answer,
      stays: stays.map(({ vedha, ...stay }) => ({
        ...stay,
        ...(vedha === undefined ? {} : { vedha: vedha.filter(({ by }) => by !== 'moon') }),
      })),
    })),
  },
  parts: () => gocharaParts,
  calculate: calculateGochara,
};
