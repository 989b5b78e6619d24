import type { Cost, Endpoint } from '../endpoint.ts';
import { leavesFiles, need } from '../limits/cost.ts';
import { eclipsesFields, eclipsesParts, type EclipsesRequest, MAX_SPAN_DAYS, parseEclipses } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { eclipseForReaders } from '../wire/eclipse.ts';
import { pictureOnRequest } from '../forms/picture-forms.ts';
import { calculateEclipses, eclipsesResponseSchema, MAP_PX } from './calculate.ts';

const DAY_MS = 86_400_000;
const BIRTH_MS = 20;
/** Milliseconds per day of the range: to find the eclipses, and for what a place sees. */
const PER_DAY = { solar: { found: 0.019, seen: 0.014 }, lunar: { found: 0.01, seen: 0.011 } } as const;
const REDUCED_FACTOR = 1.2;
/** Milliseconds per day for the lines of the path of a solar eclipse, and for points at every minute. */
const PATH_PER_DAY = { lines: 0.05, points: 0.045 } as const;

/** Two or three eclipses a year of each kind. What a place sees needs another search. */
function eclipsesCost({ fromMs, toMs, kind, birth, place, pathMinutes }: EclipsesRequest): Cost {
  const kinds: readonly { readonly found: number; readonly seen: number }[] =
    kind === 'all' ? [PER_DAY.solar, PER_DAY.lunar] : [PER_DAY[kind]];
  const pathMs = pathMinutes === null || kind === 'lunar' ? 0 : PATH_PER_DAY.lines + PATH_PER_DAY.points / pathMinutes;
  const perDayMs =
    (pathMs + kinds.reduce((sum, { found, seen }) => sum + found + (place === null ? 0 : seen), 0)) *
    (leavesFiles(fromMs, toMs) ? REDUCED_FACTOR : 1);
  const days = (toMs - fromMs) / DAY_MS;
  return {
    milliseconds: (birth === null ? 0 : BIRTH_MS) + perDayMs * days,
    range: { fromMs, days, millisecondsPerDay: perDayMs },
  };
}

/** GET and POST /eclipses (docs/methods/eclipses.md). */
export const eclipsesEndpoint: Endpoint<EclipsesRequest, typeof eclipsesResponseSchema> = {
  name: 'eclipses',
  path: '/eclipses',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Solar and lunar eclipses',
  description:
    'Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg or png, on a map.',
  requestWords: ['eclipses'],
  requestSchema: eclipsesFields.schema,
  responseSchema: eclipsesResponseSchema,
  /** The eclipses of 2024 for the chart NY90. */
  example: {
    request: {
      from: '2024-01-01',
      to: '2025-01-01',
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseEclipses,
  need: ({ settings }) => need('eclipses', 'growth', settings.sidereal),
  cost: eclipsesCost,
  searches: { list: 'eclipses', mostDays: [MAX_SPAN_DAYS], limit: null },
  /** Day and kind name an eclipse. */
  markdownOptions: {
    leftOut: ['id', 'svg', 'lines'],
    shape: ({ eclipses, ...answer }) => ({
      ...answer,
      eclipses: Array.isArray(eclipses) ? eclipses.map(eclipseForReaders) : eclipses,
    }),
  },
  parts: () => eclipsesParts,
  calculate: calculateEclipses,
  forms: pictureOnRequest(MAP_PX),
};
