import type { Cost, Endpoint } from '../endpoint.ts';
import { moonphasesFields, moonphasesParts, type MoonphasesRequest, parseMoonphases } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateMoonphases, moonphasesResponseSchema } from './calculate.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
const LUNATION_DAYS = 30;
/** Milliseconds per day of the span: phases and eclipses, and the most each other part adds. */
const PHASES_MS = 0.05;
const OTHER_PART_MS = 0.12;
const BASE_MS = 10;

/** A year and the next fifty phases are short spans and are never rejected. */
function moonphasesCost({ span, include }: MoonphasesRequest): Cost {
  const days =
    span.kind === 'year'
      ? YEAR_DAYS
      : span.kind === 'range'
        ? (span.toMs - span.fromMs) / DAY_MS
        : span.count * LUNATION_DAYS;
  const others = [...include].filter((part) => part !== 'phases' && part !== 'eclipses' && part !== 'details').length;
  return { milliseconds: BASE_MS + days * (PHASES_MS + others * OTHER_PART_MS) };
}

/** GET and POST /moonphases (docs/methods/moon-phases.md). */
export const moonphasesEndpoint: Endpoint<MoonphasesRequest, typeof moonphasesResponseSchema> = {
  name: 'moonphases',
  path: '/moonphases',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Moon calendar',
  description:
    'Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones.',
  requestWords: ['moonphases', 'moon_phases', 'moon'],
  requestSchema: moonphasesFields.schema,
  responseSchema: moonphasesResponseSchema,
  /** June 2024 with the Moon void of course. */
  example: {
    request: { from: '2024-06-01', to: '2024-07-01', include: ['phases', 'void_of_course', 'eclipses'] },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseMoonphases,
  need: ({ settings }) => need('moonphases', 'starter', settings.sidereal),
  paged: true,
  cost: moonphasesCost,
  markdownOptions: { leftOut: ['next_sign'] },
  parts: () => moonphasesParts,
  calculate: calculateMoonphases,
};
