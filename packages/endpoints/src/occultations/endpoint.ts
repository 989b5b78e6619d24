import type { Cost, Endpoint } from '../endpoint.ts';
import { leavesFiles, need } from '../limits/cost.ts';
import { MOST_DAYS, occultationsFields, type OccultationsRequest, parseOccultations } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { occultationsResponseSchema } from './schema.ts';
import { calculateOccultations } from './calculate.ts';

const DAY_MS = 86_400_000;
const BASE_MS = 20;
/** Milliseconds for each day and body: to find the occultations, and for what a place sees. */
const FOUND_MS = 0.02;
const SEEN_MS = 0.005;
const REDUCED_FACTOR = 2.2;

/** Evidence: twelve bodies, 2015–2024 and 1950–2049, over the Earth and from six places. */
function occultationsCost({ fromMs, toMs, bodies, place }: OccultationsRequest): Cost {
  const perDayMs =
    bodies.length * (FOUND_MS + (place === null ? 0 : SEEN_MS)) * (leavesFiles(fromMs, toMs) ? REDUCED_FACTOR : 1);
  const days = (toMs - fromMs) / DAY_MS;
  return {
    milliseconds: BASE_MS + perDayMs * days,
    range: { fromMs, days, millisecondsPerDay: perDayMs },
  };
}

/** POST /occultations (docs/methods/eclipses.md). */
export const occultationsEndpoint: Endpoint<OccultationsRequest, typeof occultationsResponseSchema> = {
  name: 'occultations',
  path: '/occultations',
  methods: ['POST'],
  tag: 'Sky',
  summary: 'Occultations by the Moon',
  description:
    'When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight.',
  requestWords: ['occultations'],
  requestSchema: occultationsFields.schema,
  responseSchema: occultationsResponseSchema,
  /** What London saw in December 2022, among it Mars. */
  example: {
    request: { location: 'London', from: '2022-12-01', to: '2023-01-01', bodies: ['mars', 'uranus'] },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseOccultations,
  need: () => need('eclipses', 'growth', false),
  cost: occultationsCost,
  searches: { list: 'occultations', mostDays: [MOST_DAYS], limit: null },
  /** One line each: at a place when the body disappears and reappears, else where on Earth. */
  markdownOptions: {
    leftOut: ['daylight', 'separation'],
    shape: shapeOf(occultationsResponseSchema.pick({ occultations: true }), ({ occultations }, answer) => ({
      ...answer,
      occultations: occultations.map(({ at, body, greatest, local, ...rest }) =>
        local === null
          ? { body, at, ...rest, ...greatest }
          : {
              body,
              at: local.at,
              altitude: local.altitude,
              sun_altitude: local.sun_altitude,
              total: local.total,
              ...Object.fromEntries(local.contacts.map((contact) => [contact.name, contact.at])),
            },
      ),
    })),
  },
  calculate: calculateOccultations,
};
