import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { ephemerisFilledAsAsked } from '@theia-astro/ephemeris/tables-as-asked';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { z } from 'zod';
import { positionsEndpoint } from '../positions/endpoint.ts';
import { positionsResponseSchema } from '../positions/calculate.ts';
import { ephemerisCsv, ephemerisEndpoint } from './endpoint.ts';
import { ephemerisResponseSchema } from './calculate.ts';
import { compute, context, faultOf, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import type { CalculationContext } from '../endpoint.ts';

const raw = (request: Record<string, unknown>): Record<string, unknown> => compute(ephemerisEndpoint, request);
const answer = (request: Record<string, unknown>): z.infer<typeof ephemerisResponseSchema> =>
  ephemerisResponseSchema.parse(raw(request));
const problem = (request: Record<string, unknown>) => faultOf(() => raw(request));
const DAYS = { from: '2024-01-01', to: '2024-01-03' };

describe('a table of positions', () => {
  it('has the Sun and Moon of three midnights, both ends included', () => {
    const { rows, bodies, columns } = answer({ ...DAYS, step: '1d', bodies: 'sun,moon', columns: 'longitude' });
    assert.deepEqual([bodies, columns], [['sun', 'moon'], ['longitude']]);
    assert.deepEqual(
      rows.map(([utc, sun, moon]) => [utc, sun?.toFixed(6), moon?.toFixed(6)]),
      [
        ['2024-01-01T00:00:00Z', '280.038994', '155.992199'],
        ['2024-01-02T00:00:00Z', '281.058018', '167.809226'],
        ['2024-01-03T00:00:00Z', '282.077126', '179.615520'],
      ],
    );
  });

  it('has the values of /positions at the same instants, in every column', () => {
    const { rows } = answer({
      ...DAYS,
      step: '36h',
      bodies: 'mars,south_node,lilith',
      columns: 'longitude,latitude,distance,speed,ra,declination',
    });
    for (const [utc, ...values] of rows) {
      const { points } = positionsResponseSchema.parse(
        compute(positionsEndpoint, { utc, bodies: 'mars,south_node,lilith', include: 'all' }),
      );
      const expected = [points!.mars!, points!.south_node!, points!.lilith!].flatMap((point) => [
        point.longitude,
        point.latitude,
        point.distance_au,
        point.speed,
        point.right_ascension,
        point.declination,
      ]);
      assert.deepEqual(values, expected);
    }
    assert.equal(rows.length, 2);
  });

  it('defaults to Sun to Pluto with longitude and speed, one day apart', () => {
    const { rows, bodies } = answer(DAYS);
    assert.deepEqual([rows.length, bodies.length, rows[0]?.length], [3, 10, 21]);
  });

  it('sidereal longitudes are the tropical ones minus the ayanamsa', () => {
    const [tropical, sidereal] = [
      answer({ ...DAYS, bodies: 'sun' }),
      answer({ ...DAYS, bodies: 'sun', sidereal: 'true' }),
    ];
    assert.ok(
      Math.abs((tropical.rows[0]?.[1] ?? 0) - (sidereal.rows[0]?.[1] ?? 0) - (sidereal.meta.ayanamsa?.value ?? 0)) <
        2e-8,
    );
  });

  it('as CSV it has one header line and one line per row', () => {
    const request = { ...DAYS, bodies: 'sun,moon', columns: 'longitude', format: 'csv' };
    const [header, first, ...rest] = ephemerisCsv(raw(request)).split('\r\n');
    assert.equal(header, 'utc,sun_longitude,moon_longitude');
    assert.match(first ?? '', /^2024-01-01T00:00:00Z,280\.03899\d+,155\.99219\d+$/);
    assert.deepEqual([rest.length, rest[2]], [3, '']);
    assert.equal(
      ephemerisEndpoint.forms?.of(ephemerisEndpoint.parse(request, context.nowMs))?.asked,
      'text/csv; charset=utf-8',
    );
    assert.equal(ephemerisEndpoint.forms?.of(ephemerisEndpoint.parse(DAYS, context.nowMs)), null);
  });
});

describe('what is rejected', () => {
  it('too many cells, invalid steps, ends in the wrong order, unknown words', () => {
    assert.deepEqual(problem({ from: '2000-01-01', to: '2024-01-01', step: '1h' }), [400, 'range_too_large', 'to']);
    assert.deepEqual(problem({ from: '2000-01-01', to: '2013-09-09', columns: 'longitude' })[0], 400);
    assert.equal(answer({ from: '2000-01-01', to: '2013-09-08', columns: 'longitude' }).rows.length, 5000);
    for (const step of ['0d', '1w', '-1d', '1.5h', '', 'd'])
      assert.deepEqual(problem({ ...DAYS, step }), [400, 'invalid_range', 'step']);
    assert.deepEqual(problem({ from: '2024-01-03', to: '2024-01-01' }), [400, 'invalid_range', 'to']);
    assert.deepEqual(problem({ ...DAYS, columns: 'colour' }), [400, 'invalid_setting', 'columns']);
    assert.deepEqual(problem({ ...DAYS, format: 'xml' }), [400, 'invalid_setting', 'format']);
    assert.deepEqual(problem({ ...DAYS, bodies: 'vulcan' }), [400, 'unknown_body', 'bodies']);
    assert.deepEqual(problem({ to: '2024-01-01' }), [400, 'missing_field', 'from']);
    assert.deepEqual(problem({ from: 'x', to: '2024-01-01' }), [400, 'invalid_datetime', 'from']);
  });

  it('unavailable bodies, and years out of range', () => {
    assert.deepEqual(problem({ from: '1799-12-30', to: '1800-01-02', bodies: 'chiron' }), [
      422,
      'body_unavailable',
      'bodies',
    ]);
    assert.deepEqual(problem({ ...DAYS, bodies: 'sun', coordinates: 'heliocentric' }), [
      422,
      'body_unavailable',
      'bodies',
    ]);
    assert.equal(answer({ ...DAYS, coordinates: 'heliocentric' }).bodies.includes('sun'), false);
    assert.deepEqual(problem({ from: '3500-01-01', to: '3500-01-02' })[1], 'date_out_of_range');
    assert.deepEqual(
      answer({ from: '1799-12-30', to: '1800-01-02', bodies: 'sun' }).warnings.map(({ code }) => code),
      ['reduced_precision'],
    );
  });
});

const days = { from: '2024-01-01', to: '2024-01-31' };

describeAnswers(ephemerisEndpoint, services, {
  requests: {
    default: days,
    'every column': { ...days, columns: 'longitude,latitude,distance,speed,ra,declination' },
    sidereal: { ...days, sidereal: true },
    topocentric: { ...days, settings: { coordinates: 'topocentric' }, latitude: 40.71427, longitude: -74.00597 },
    heliocentric: { ...days, settings: { coordinates: 'heliocentric' } },
    'the nodes and minor bodies': { ...days, bodies: 'north_node,south_node,lilith,ceres,cupido' },
    'an early year': { from: '-0500-03-01', to: '-0500-03-05', bodies: 'sun,moon' },
  },
  sizes: [{ request: { from: '2024-01-01', to: '2024-01-03' }, bytes: 2_500 }],
});

const filled = await ephemerisFilledAsAsked();
const tableContext: CalculationContext = {
  ephemeris: filled,
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 1),
  account: null,
};

test('a table is the same whether its cells are read as longitudes alone or as whole positions', () => {
  const { longitudeReader, ...withoutReader } = filled;
  let read = 0;
  const counting: CalculationContext['ephemeris'] = {
    ...filled,
    longitudeReader: (body, frame) => {
      const reader = longitudeReader!(body, frame);
      return reader === null
        ? null
        : (jdUt) => {
            read += 1;
            return reader(jdUt);
          };
    },
  };
  const span = { from: '1969-06-01T03:00:00Z', to: '1974-02-01', step: '37h' };
  for (const [fields, readsLongitudes] of [
    [{}, true],
    [{ columns: 'longitude', sidereal: true, ayanamsa: 'lahiri' }, true],
    [{ columns: 'longitude,speed', sidereal: true }, false],
    [{ columns: 'longitude', bodies: 'moon,north_node,south_node' }, false],
    [{ columns: 'longitude', bodies: 'moon,north_node,chiron,lilith' }, true],
    [{ columns: 'longitude', bodies: 'moon,cupido' }, false],
    [{ columns: 'longitude,latitude' }, false],
  ] as const) {
    const request = ephemerisEndpoint.parse({ ...span, ...fields }, tableContext.nowMs);
    read = 0;
    const one = ephemerisEndpoint.calculate({ ...tableContext, ephemeris: counting }, request);
    assert.equal(read > 0, readsLongitudes, JSON.stringify(fields));
    assert.deepEqual(one, ephemerisEndpoint.calculate({ ...tableContext, ephemeris: withoutReader }, request));
  }
});
