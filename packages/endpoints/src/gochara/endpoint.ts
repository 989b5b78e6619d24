import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateGochara } from './calculate.ts';
import { gocharaExample } from './example.ts';
import { gocharaForReaders } from './markdown-options.ts';
import { gocharaFields, gocharaParts, parseGochara, type GocharaRequest } from './request.ts';
import { gocharaResponseSchema } from './schema.ts';
import { daysOf, rowsAtMost } from './size.ts';

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
  example: gocharaExample,
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
  markdownOptions: gocharaForReaders,
  parts: () => gocharaParts,
  calculate: calculateGochara,
};
