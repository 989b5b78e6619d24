import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { horaryResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateHorary } from './calculate.ts';
import { horaryFields, horaryParts, type HoraryRequest, parseHorary } from './request.ts';

/** Milliseconds of a chart and the searches for its contacts. */
const CHART_MS = 120;

/** POST /horary (docs/methods/horary.md). */
export const horaryEndpoint: Endpoint<HoraryRequest, typeof horaryResponseSchema> = {
  name: 'horary',
  path: '/horary',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Horary: judgement of a question',
  description:
    'Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens.',
  requestWords: ['horary'],
  requestSchema: horaryFields.schema,
  responseSchema: horaryResponseSchema,
  /** A question about a child, the fifth house. */
  example: {
    request: { birth_date: '2024-09-10', birth_time: '14:30', location: 'London', question_house: 5 },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseHorary,
  need: ({ settings }) => need('natal', 'starter', settings.sidereal, 'western'),
  cost: () => ({ milliseconds: CHART_MS }),
  /** Only what is present; contacts without what is said beside them; mutual receptions. */
  markdownOptions: {
    leftOut: ['source', 'behold'],
    shape: shapeOf(
      horaryResponseSchema.pick({ considerations: true, perfection: true, receptions: true }),
      ({ considerations, perfection, receptions }, answer) => ({
        ...answer,
        ...(considerations === undefined
          ? {}
          : { considerations: considerations.filter(({ present }) => present === true).map(({ id }) => id) }),
        ...(perfection === undefined
          ? {}
          : {
              perfection: perfection.map(({ planet_1, planet_2, direct, hindrances, ...rest }) => ({
                planets: [planet_1, planet_2],
                ...(direct === null ? {} : { aspect: direct.aspect, at: direct.at }),
                hindrances: hindrances.map(({ kind, planet, at }) => ({ kind, planet, at })),
                ...rest,
              })),
            }),
        ...(receptions === undefined
          ? {}
          : {
              receptions: receptions
                .filter(({ mutual }) => mutual)
                .map(({ planet, by, dignities }) => ({ planet, by, dignities })),
            }),
      }),
    ),
  },
  parts: () => horaryParts,
  calculate: calculateHorary,
};
