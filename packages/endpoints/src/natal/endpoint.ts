import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { z } from 'zod';
import { need } from '../limits/cost.ts';
import { calculateVedic } from '../vedic-chart/calculate.ts';
import { paranCostMs } from '../western/chart.ts';
import { vedicCost, vedicNeed, vedicNatalFields, vedicParts, type VedicRequest } from '../vedic-chart/request.ts';
import { vedicResponseSchema } from '../vedic-chart/schema.ts';
import { calculateNatal, isBriefChart, writeNatal, natalResponseSchema } from './calculate.ts';
import { natalFields, natalParts, type NatalRequest, parseNatal, withoutIdleHouses } from './request.ts';

const CHART_MS = 15;
/** Milliseconds to search for the last and next station of each body. */
const WITH_STATIONS_MS = 170;

const natalAnswerSchema = z.union([natalResponseSchema, vedicResponseSchema]);

/** POST /swiss/natal; with system vedic that of /natal/vedic. */
export const natalEndpoint: Endpoint<NatalRequest | VedicRequest, typeof natalAnswerSchema> = {
  name: 'natal',
  path: '/swiss/natal',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Natal chart',
  description:
    'Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. ' +
    'Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.',
  requestWords: ['natal'],
  requestSchema: z.union([natalFields.schema, vedicNatalFields.schema]),
  responseSchema: natalAnswerSchema,
  /** The chart NY90. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseNatal,
  cost: (request) =>
    request.product === 'vedic'
      ? vedicCost(request)
      : {
          milliseconds:
            (request.include.has('stations') ? WITH_STATIONS_MS : CHART_MS) +
            (request.include.has('star_parans') ? paranCostMs(request.settings.chart) : 0),
        },
  need: (request) =>
    request.product === 'vedic' ? vedicNeed() : need('natal', 'starter', request.settings.sidereal, 'western'),
  parts: (request) =>
    request.product === 'vedic'
      ? vedicParts
      : { ...natalParts, narrow: (isAsked) => withoutIdleHouses(request, isAsked) },
  markdownOptions: { leftOut: ['occupants', 'bhavas_from'] },
  calculate: (context, request) =>
    request.product === 'vedic' ? calculateVedic(context, request) : calculateNatal(context, request),
  direct: {
    runsInline: (request, places) => request.product === 'natal' && isBriefChart(request, places),
    write: (context, request) => (request.product === 'vedic' ? null : writeNatal(context, request)),
  },
};
