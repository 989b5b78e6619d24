import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { sadeSatiResponseSchema, calculateSadeSati } from './calculate.ts';
import { need } from '../limits/cost.ts';
import { parseSadeSati, sadeSatiFields, type SadeSatiRequest } from './request.ts';

const periodsSchema = sadeSatiResponseSchema.pick({ current: true, periods: true });
type Period = ReturnType<typeof periodsSchema.parse>['periods'][number];

function markReturn({ direct, ...period }: Period): Readonly<Record<string, unknown>> {
  return { ...period, retrograde_return: !direct };
}

/** POST /sade_sati (docs/methods/gochara.md). */
export const sadeSatiEndpoint: Endpoint<SadeSatiRequest, typeof sadeSatiResponseSchema> = {
  name: 'sade_sati',
  path: '/sade_sati',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Sade sati: Saturn over the natal Moon',
  description:
    'Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, ' +
    'thirty years on either side of the analysis, in a range, or in a whole life, with ages.',
  requestWords: ['sade_sati'],
  requestSchema: sadeSatiFields.schema,
  responseSchema: sadeSatiResponseSchema,
  /** The chart NY90, analysed on 2024-06-15. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseSadeSati,
  need: () => need('vedic', 'starter', false, 'vedic'),
  /** Retrograde returns are the rare ones: they are marked. The phase says which kind it is. */
  markdownOptions: {
    leftOut: ['kind'],
    shape: shapeOf(periodsSchema, ({ current, periods }, answer) => ({
      ...answer,
      current: current && markReturn(current),
      periods: periods.map(markReturn),
    })),
  },
  calculate: calculateSadeSati,
};
