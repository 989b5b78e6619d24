import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { bodyMatrixResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateBodyMatrix } from './calculate.ts';
import { bodyMatrixFields, type BodyMatrixRequest, parseBodyMatrix } from './request.ts';

/** POST /swiss with request body_matrix (docs/methods/planetary-hours.md). */
export const bodyMatrixEndpoint: Endpoint<BodyMatrixRequest, typeof bodyMatrixResponseSchema> = {
  name: 'body_matrix',
  path: '/body_matrix',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Body matrix: the day and hour against a birth chart',
  description:
    'Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.',
  requestWords: ['body_matrix'],
  requestSchema: bodyMatrixFields.schema,
  responseSchema: bodyMatrixResponseSchema,
  /** The chart NY90 on 2024-06-15. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      latitude: 40.71427,
      longitude: -74.00597,
      analysis_date: '2024-06-15',
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseBodyMatrix,
  need: ({ settings }) => need('body_matrix', 'starter', settings.sidereal),
  /** The aspects of Mars are written like all others. */
  markdownOptions: {
    leftOut: ['solar_time', 'solar_hours', 'index', 'method', 'next_window_at', 'is_day'],
    shape: shapeOf(
      bodyMatrixResponseSchema.pick({ mars_to_natal: true, lunar_phase_detail: true, analysis: true }),
      ({ mars_to_natal, lunar_phase_detail, analysis }, answer) => {
        const { lunar_phase_detail: _, ...rest } = answer;
        return {
          ...rest,
          elongation: lunar_phase_detail.angle,
          mars_to_natal: mars_to_natal.map(({ planet, ...aspect }) => ({
            point_1: 'mars',
            point_2: planet,
            ...aspect,
          })),
          analysis: { place: analysis.place },
        };
      },
    ),
  },
  calculate: calculateBodyMatrix,
};
