import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { isObject, type Json } from '../llm/row.ts';
import { need } from '../limits/cost.ts';
import { calculateCompare } from './calculate.ts';
import { compareFields, type CompareRequest, parseCompare } from './request.ts';
import { compareResponseSchema } from './schema.ts';

function differs(row: unknown): row is Json {
  return isObject(row) && row['agrees'] !== true;
}

/** Milliseconds of processor time without position tables, rounded up; most of it is spent only where rows differ. */
const SEARCH_MS = 350;
const PERIOD_MS = 60;

/** POST /compare (docs/methods/sensitivity.md). */
export const compareEndpoint: Endpoint<CompareRequest, typeof compareResponseSchema> = {
  name: 'compare',
  path: '/compare',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Why another program shows other numbers',
  description:
    'Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences ' +
    '(node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does.',
  requestWords: ['compare'],
  requestSchema: compareFields.schema,
  responseSchema: compareResponseSchema,
  /** The chart NY90 as a program shows it that uses the mean node, Koch houses, and whole minutes of arc; compared with a fresh computation in the tests. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      rows: {
        longitudes: { sun: '24 Gem 23', moon: '18 Pis 59', rahu: '9 Aqu 41' },
        ascendant: '13 Lib 41',
        midheaven: '15 Can 55',
        cusps: ['13 Lib 41', '12 Sco 43', '12 Sag 04'],
      },
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseCompare,
  cost: ({ rows: { dasha } }) => ({ milliseconds: SEARCH_MS + (dasha?.periods.length ?? 0) * PERIOD_MS }),
  need: ({ settings: { sidereal, system } }) => need('natal', 'starter', sidereal && system === 'western', system),
  /** As Markdown: the summary explains the changes, and only rows that differ are shown. */
  markdownOptions: {
    leftOut: ['tolerance', 'means', 'evidence', 'agrees'],
    shape: (answer) => {
      const { rows } = answer;
      return Array.isArray(rows) ? { ...answer, rows: rows.filter(differs) } : answer;
    },
  },
  calculate: calculateCompare,
};
