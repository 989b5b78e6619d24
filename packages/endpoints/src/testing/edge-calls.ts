import assert from 'node:assert/strict';
import { catalog } from '../catalog.ts';
import { Problem } from '../problem.ts';
import type { Services } from './random-answers.ts';

/** A call whose times lie at an edge of the ephemeris. */
interface EdgeCall {
  readonly product: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** What it searches lies on both sides of the edge. */
  readonly crosses: boolean;
}

/** The first and the last day of the files with their neighbours, and those of the whole ephemeris. */
export const EDGE_DAYS = [
  '1799-12-31',
  '1800-01-01',
  '2399-12-31',
  '2400-01-01',
  '-3000-01-01',
  '-3000-01-02',
  '3000-12-30',
  '3000-12-31',
] as const;

/** Clocks with which a civil day reaches over the edge, which is a midnight of UTC. */
export const EDGE_OFFSETS = ['-05:00', '+05:30'] as const;

const DAY_MS = 86_400_000;
const BESIDE_DAYS = 5;
const PLACE = { latitude: 40.7, longitude: -74 };
const OTHER_BIRTH = { birth_date: '1990-06-15', birth_time: '12:00', utc_offset: '-04:00', ...PLACE };

function dayMs(day: string): number {
  const [, year, month, date] = /^(-?\d+)-(\d\d)-(\d\d)$/.exec(day)!;
  return new Date(Date.UTC(2000, Number(month) - 1, Number(date))).setUTCFullYear(Number(year));
}

function beside(day: string, days: number): string {
  const at = new Date(dayMs(day) + days * DAY_MS);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** A call of every product that has a time, for a birth or a day at an edge; `birthTime` null is unknown. */
export function edgeCalls(day: string, offset: string, birthTime: string | null): readonly EdgeCall[] {
  const year = new Date(dayMs(day)).getUTCFullYear();
  const place = { ...PLACE, utc_offset: offset };
  const birth = {
    birth_date: day,
    ...(birthTime === null ? {} : { birth_time: birthTime }),
    ...place,
    calendar: 'gregorian',
  };
  const range = { from: beside(day, -BESIDE_DAYS), to: beside(day, BESIDE_DAYS) };
  const call = (product: string, body: EdgeCall['body'], crosses = false): EdgeCall => ({ product, body, crosses });
  return [
    call('natal', { ...birth, include: ['all'] }),
    call('vedic', { ...birth, analysis_date: day, include: ['all'] }),
    call('chart', { ...birth, format: 'json' }),
    call('compare', { ...birth, rows: { longitudes: { sun: '24 Gem 23', chiron: '1 Ari 0' } } }),
    call('astrocartography', { ...birth, settings: { bodies: ['sun', 'moon'] } }),
    call('primary_directions', { ...birth, significators: ['asc'] }),
    call('sensitivity', { ...birth, minutes: 5, system: 'both' }),
    call('progressions', { ...birth, progressed_date: beside(day, 9_000) }),
    call('yearly_cycle', { ...birth, year }),
    call('varshaphal', { ...birth, year: year + 1 }),
    call('time_lords', { ...birth, analysis_date: day }),
    call('body_matrix', { ...OTHER_BIRTH, analysis_date: day }),
    call('horary', { ...birth, question_house: 5 }),
    call('kp', { ...birth, analysis_date: day, ...range }, true),
    call('gochara', { ...OTHER_BIRTH, analysis_date: day, ...range, points: ['mars'] }, true),
    call('sade_sati', { ...OTHER_BIRTH, analysis_date: day }, true),
    call('synastry', { person_a: birth, person_b: OTHER_BIRTH, mode: 'relationship' }),
    call('group', { people: [birth, OTHER_BIRTH] }),
    call('guna_milan', { person_a: birth, person_b: OTHER_BIRTH, gender: 'male' }),
    call('transits', { ...birth, transit_date: day, targets: ['sun', 'chiron'] }),
    call('transits', { ...birth, ...range, bodies: ['mars', 'chiron'], targets: ['sun', 'chiron'] }, true),
    call('transits', { ...OTHER_BIRTH, after: day, count: 1, bodies: ['mars'] }),
    ...['solar', 'chiron'].flatMap((type) => [
      call('return', { ...birth, type, year, include: ['points'] }),
      call('return', { ...birth, type, before: day, include: ['points'] }),
      call('return', { ...birth, type, after: day, count: 2, include: ['points'] }),
    ]),
    call('report', { kind: 'year_ahead', ...OTHER_BIRTH, from: day }),
    call('report', { kind: 'natal', ...birth }),
    call('panchang', { date: day, ...place, include: ['all'] }),
    call('festivals', { year, ...place, kinds: ['sankranti'], include: ['festivals'] }),
    call('positions', { utc: `${day}T12:00:00Z`, bodies: ['sun', 'moon'] }),
    call('moonphases', { ...range, include: ['all'] }, true),
    call('eclipses', { from: range.from, to: beside(day, 200), ...PLACE }, true),
    call('heliacal_events', { ...PLACE, ...range, bodies: ['venus'] }, true),
    call('occultations', { ...PLACE, ...range, bodies: ['mars'] }, true),
    call('ephemeris', { bodies: ['sun', 'moon'], ...range }, true),
    call('elections', { ...place, ...range, conditions: [{ type: 'void_of_course', negated: true }] }, true),
    call('muhurta', { purpose: 'travel', ...PLACE, ...range }, true),
  ];
}

interface Answered {
  readonly meta?: { readonly ephemeris?: string };
  readonly warnings?: readonly { readonly code: string }[];
}

const byName = new Map(catalog.map((endpoint) => [endpoint.name, endpoint]));
/** The chart of a birth within the files, with a part that is not: the warning alone says so. */
const WITH_PARTS = new Set(['vedic']);

/**
 * Checks a call at an edge: it is answered, or rejected with a problem. An answer from the analytical ephemeris says so in
 * `meta` and by a warning, and one for a range across an edge by either, or by what was searched.
 */
export function checkEdgeCall(services: Services, { product, body, crosses }: EdgeCall): 'answered' | 'rejected' {
  const context = { ...services, nowMs: Date.UTC(2026, 0, 1), account: null };
  const endpoint = byName.get(product)!;
  const about = `${product} ${JSON.stringify(body)}`;
  let answer: Answered;
  try {
    answer = endpoint.calculate(context, endpoint.parse(body, context.nowMs)) as Answered;
  } catch (error) {
    assert.ok(error instanceof Problem, `${about}: ${String(error)}`);
    return 'rejected';
  }
  const codes = new Set((answer.warnings ?? []).map(({ code }) => code));
  const [isReduced, isSaid] = [answer.meta?.ephemeris === 'moshier', codes.has('reduced_precision')];
  assert.ok(isSaid || !isReduced, `${about}: moshier without the warning`);
  assert.ok(isReduced || !isSaid || WITH_PARTS.has(product), `${about}: warned, but meta says swisseph`);
  if (crosses) assert.ok(isSaid || codes.has('range_clipped'), `${about}: nothing says that the range crosses an edge`);
  return 'answered';
}
