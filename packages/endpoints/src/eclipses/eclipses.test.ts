import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { eclipsesEndpoint } from './endpoint.ts';
import { eclipsesResponseSchema } from './calculate.ts';
import { compute, contextAt, faultOf, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';

const nowMs = Date.UTC(2024, 0, 1);
const context = contextAt(nowMs);
type Answer = z.infer<typeof eclipsesResponseSchema>;
const answer = (request: Record<string, unknown>): Answer =>
  eclipsesResponseSchema.parse(compute(eclipsesEndpoint, request, context));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const ids = ({ eclipses }: Answer): string[] => eclipses.map(({ id }) => id);
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

describe('the eclipses of 2024 on the wire', () => {
  const { eclipses } = answer({
    from: '2024-01-01',
    to: '2025-01-01',
    lat: 40.71427,
    lon: -74.00597,
    include: 'details',
  });
  const total = eclipses[1];

  it('show the April eclipse with its documented values', () => {
    assert.deepEqual(
      [total?.id, total?.kind, total?.type, total?.at, total?.saros, total?.saros_member, total?.sign],
      ['S2024-04-08', 'solar', 'total', '2024-04-08T18:17:20Z', 139, 30, 'aries'],
    );
    assert.deepEqual(
      [
        total?.magnitude.toFixed(4),
        total?.longitude.toFixed(4),
        total?.greatest?.latitude.toFixed(3),
        total?.greatest?.longitude.toFixed(3),
      ],
      ['1.0575', '19.3980', '25.286', '-104.154'],
    );
    assert.deepEqual(
      [total?.local?.starts_at, total?.local?.maximum_at, total?.local?.ends_at],
      ['2024-04-08T18:10:36Z', '2024-04-08T19:25:36Z', '2024-04-08T20:36:25Z'],
    );
    assert.deepEqual(
      [total?.local?.magnitude?.toFixed(4), total?.local?.obscuration?.toFixed(4)],
      ['0.9110', '0.8997'],
    );
  });

  it('lunar eclipses have both magnitudes, solar ones an obscuration, invisible ones no times', () => {
    assert.deepEqual(
      eclipses.map(({ umbral_magnitude: umbral, obscuration }) => [umbral === null, obscuration === null]),
      [
        [false, true],
        [true, false],
        [false, true],
        [true, false],
      ],
    );
    assert.deepEqual(eclipses[3]?.local, {
      visible: false,
      type: null,
      starts_at: null,
      maximum_at: null,
      ends_at: null,
      magnitude: null,
      obscuration: null,
      altitude: null,
    });
  });

  it('an eclipse lists the contacts visible from the place: none below the horizon, and none when nothing is visible', () => {
    assert.deepEqual(
      eclipses.map(({ local }) => Object.keys(local?.contacts ?? {})),
      [['p1', 'p4'], ['c1', 'c4'], ['p1', 'u1', 'u4', 'p4'], []],
    );
    assert.deepEqual(eclipses[1]?.local?.contacts, { c1: '2024-04-08T18:10:36Z', c4: '2024-04-08T20:36:25Z' });
  });

  it('a contact or duration that exists is never null and never negative: the annular eclipse of 1984 lasts 11 s (NASA), the partial eclipse of 1935 has no umbra', () => {
    const [of1984] = answer({ from: '1984-05-01', to: '1984-07-01', kind: 'solar', include: 'details' }).eclipses;
    assert.ok(Math.abs(of1984!.duration_s! - 11) < 1);
    const [of1935] = answer({ from: '1935-01-01', to: '1935-01-31', kind: 'solar', include: 'details' }).eclipses;
    const { p1, p4, ...umbral } = of1935!.contacts!;
    assert.deepEqual(
      [of1935?.type, p1.slice(0, 10), p4.slice(0, 10), of1935?.durations?.total_s],
      ['partial', '1935-01-05', '1935-01-05', null],
    );
    assert.deepEqual(umbral, { u1: null, c1: null, c2: null, u4: null });
  });

  it('fall on the natal points of NY90', () => {
    const natal = answer({ ...NY90, from: '2024-06-14T23:44:41Z', to: '2025-06-15T05:38:17Z' });
    assert.deepEqual(ids(natal), ['L2024-09-18', 'S2024-10-02', 'L2025-03-14', 'S2025-03-29']);
    assert.deepEqual(
      natal.eclipses.map(({ natal_contacts: contacts }) =>
        (contacts ?? []).map(({ point_2: point, aspect, orb }) => `${aspect} ${point} ${orb.toFixed(3)}`),
      ),
      [
        ['square sun -1.395'],
        ['opposition mars -1.175', 'square uranus -1.906'],
        ['square sun -0.411'],
        ['conjunction mars 2.242', 'square uranus 0.840'],
      ],
    );
    assert.deepEqual(
      natal.eclipses.slice(2).map(({ at, longitude }) => [at, longitude.toFixed(4)]),
      [
        ['2025-03-14T06:58:46Z', '173.9768'],
        ['2025-03-29T10:47:25Z', '8.9944'],
      ],
    );
  });
});

describe('the range', () => {
  it('defaults to the next two years, and includes its start but not its end', () => {
    const next = answer({});
    assert.deepEqual([next.starts_at, next.ends_at], ['2024-01-01T00:00:00Z', '2026-01-01T00:00:00Z']);
    assert.deepEqual(ids(next).length, 8);
    assert.deepEqual(ids(answer({ from: '2024-04-08T18:17:21Z', to: '2024-09-18T02:44:17Z' })), []);
  });

  it('kind excludes the other kinds', () => {
    assert.deepEqual(ids(answer({ from: '2024-01-01', to: '2025-01-01', kind: 'SOLAR' })), [
      'S2024-04-08',
      'S2024-10-02',
    ]);
    assert.deepEqual(ids(answer({ from: '2024-01-01', to: '2025-01-01', kind: 'lunar' })), [
      'L2024-03-25',
      'L2024-09-18',
    ]);
  });

  it('is cut at the end of the precise files with a warning; beyond them a warning says that precision is reduced', () => {
    const across = answer({ from: '2399-01-01', to: '2401-01-01', kind: 'solar' });
    assert.deepEqual(
      [ids(across).length, across.meta.ephemeris, across.warnings.map(({ code }) => code)],
      [2, 'swisseph', ['range_clipped']],
    );
    const searched = { starts_at: '2399-01-01T00:00:00Z', ends_at: '2400-01-01T00:00:00Z' };
    assert.deepEqual(
      [
        across.warnings[0]?.searched,
        across.warnings[0]?.field,
        { starts_at: across.starts_at, ends_at: across.ends_at },
      ],
      [searched, 'to', searched],
    );
    assert.ok(across.warnings[0]?.message.includes(`${searched.starts_at} to ${searched.ends_at}`));
    const beyond = answer({ from: '1700-01-01', to: '1701-01-01' });
    assert.deepEqual(
      [beyond.meta.ephemeris, beyond.warnings.map(({ code }) => code)],
      ['moshier', ['reduced_precision']],
    );
  });

  it('each fault has its own error code', () => {
    assert.deepEqual(problem({ from: '2025-01-01', to: '2024-01-01' }), [400, 'invalid_range', 'to']);
    assert.deepEqual(problem({ from: '2000-01-01', to: '2101-01-01' }), [400, 'range_too_large', 'to']);
    assert.deepEqual(problem({ from: 'soon' }), [400, 'invalid_datetime', 'from']);
    assert.deepEqual(problem({ kind: 'stellar' }), [400, 'invalid_setting', 'kind']);
    assert.deepEqual(problem({ lat: 91, lon: 0 }), [400, 'invalid_latitude', 'lat']);
    assert.deepEqual(problem({ birth_date: '1990-06-15', settings: { coordinates: 'topocentric' } }), [
      400,
      'missing_field',
      'latitude',
    ]);
    assert.deepEqual(problem({ settings: { coordinates: 'heliocentric' } }), [
      400,
      'invalid_setting',
      'settings.coordinates',
    ]);
    assert.deepEqual(problem({ birth_time: '14:30' }), [400, 'missing_field', 'birth_date']);
    assert.deepEqual(problem({ from: '3500-01-01', to: '3501-01-01' })[1], 'date_out_of_range');
  });
});

const years = { from: '2023-01-01', to: '2026-01-01' };
const all = { include: ['all'] };

describeAnswers(eclipsesEndpoint, services, {
  requests: {
    default: years,
    'with details': { ...years, include: ['details'] },
    'as text': { ...years, include: 'default,details' },
    'seen from a place': { ...years, lat: 40.71427, lon: -74.00597 },
    'all seen from a place': { ...years, ...all, lat: 40.71427, lon: -74.00597 },
    'for a birth': { ...years, ...NY90 },
    'all for a birth': { ...years, ...NY90, ...all },
    'all for a birth without time': { ...years, ...NY90, ...all, birth_time: null },
    'solar only': { ...years, ...all, kind: 'solar' },
    sidereal: { ...years, ...all, ...NY90, sidereal: true },
    topocentric: { ...years, ...all, ...NY90, settings: { coordinates: 'topocentric' } },
    'the pole': { ...years, ...all, lat: 90, lon: 0 },
    'twelve years of every type': { from: '2001-01-01', to: '2013-01-01', ...all },
    'an early year': { from: '-0500-01-01', to: '-0490-01-01', ...all },
  },
  sizes: [
    { request: { from: '2024-01-01', to: '2026-01-01' }, bytes: 2_500 },
    { request: { from: '2024-01-01', to: '2026-01-01', ...NY90 }, bytes: 6_000 },
  ],
});
