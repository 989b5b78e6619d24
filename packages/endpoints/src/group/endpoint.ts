import { SVG_ON_REQUEST } from '../forms/svg-on-request.ts';
import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateGroup } from './calculate.ts';
import { groupCost } from './cost.ts';
import { groupExample } from './example.ts';
import { groupForReaders } from './markdown-options.ts';
import { groupFields, groupParts, type GroupRequest, parseGroup } from './request.ts';
import { groupResponseSchema } from './schema.ts';

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
  example: groupExample,
  parse: parseGroup,
  need: () => need('group', 'professional', false),
  cost: groupCost,
  parts: () => groupParts,
  markdownOptions: groupForReaders,
  calculate: calculateGroup,
  forms: SVG_ON_REQUEST,
};
