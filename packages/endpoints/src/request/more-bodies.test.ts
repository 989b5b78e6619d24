import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { julianDay } from '@theia-astro/astro/time/julian-day';
import { asteroidFileOfVesta } from '@theia-astro/ephemeris/asteroid-file.test-data';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadSwissModule, readEphemerisFile } from '@theia-astro/ephemeris/wasm-module';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import { Problem } from '../problem.ts';
import { problemOf } from '../testing/call.test-data.ts';

const folder = await mkdtemp(join(tmpdir(), 'theia-more-bodies-'));
after(() => rm(folder, { recursive: true }));
const vesta = readEphemerisFile(await loadSwissModule(), 'seas_18.se1');
await writeFile(
  join(folder, 'se00433s.se1'),
  asteroidFileOfVesta(vesta, 'se00433s.se1', 433, julianDay(1950, 1, 1, 0), julianDay(2030, 1, 1, 0)),
);
const nowMs = Date.UTC(2024, 5, 15, 12);
const context = {
  ephemeris: await createSwissEphemeris({ ephemerisDir: folder }),
  places: await loadPlaces(),
  nowMs,
  account: null,
};

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const MORE = [...bodiesOf('hypothetical'), 'asteroid:433'];

/** The answer of an endpoint, checked against its schema. */
function answer(name: string, request: Record<string, unknown>): unknown {
  const endpoint = catalog.find((one) => one.name === name)!;
  assert.deepEqual(endpoint.requestSchema.safeParse(request).error?.issues ?? [], []);
  const found = JSON.parse(JSON.stringify(endpoint.calculate(context, endpoint.parse(request, nowMs)))) as unknown;
  assert.deepEqual(endpoint.responseSchema.safeParse(found).error?.issues ?? [], []);
  return found;
}

/** The value at a path of keys in an answer. */
function at(found: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>((inside, name) => (inside as Readonly<Record<string | number, unknown>>)[name], found);
}

const list = (found: unknown, ...names: readonly string[]): readonly Readonly<Record<string, unknown>>[] =>
  at(found, ...names) as readonly Readonly<Record<string, unknown>>[];

const problem = (name: string, request: Record<string, unknown>) => problemOf(() => answer(name, request));

describe('the Uranian eight, Transpluto and numbered asteroids', () => {
  it('are in natal charts with houses and aspects', () => {
    const natal = answer('natal', { ...NY90, settings: { bodies: ['sun', ...MORE] } });
    assert.deepEqual(Object.keys(at(natal, 'points') as object), ['sun', ...MORE]);
    assert.equal(Number(at(natal, 'points', 'cupido', 'longitude')).toFixed(5), '228.99513');
    assert.ok(MORE.every((id) => Number(at(natal, 'points', id, 'house')) >= 1));
    assert.ok(
      list(natal, 'aspects').some(
        (aspect) => MORE.includes(String(aspect['point_1'])) || MORE.includes(String(aspect['point_2'])),
      ),
    );
    assert.deepEqual(at(natal, 'warnings'), []);
  });

  it('are in positions, tables, synastry, progressions, returns and drawings', () => {
    const sky = answer('positions', { utc: '2024-06-15T12:00:00Z', bodies: ['kronos', 'asteroid:433', 'vesta'] });
    assert.ok(
      Math.abs(
        Number(at(sky, 'points', 'asteroid:433', 'longitude')) - Number(at(sky, 'points', 'vesta', 'longitude')),
      ) < 1e-8,
    );
    const table = answer('ephemeris', {
      from: '2024-06-15',
      to: '2024-06-16',
      bodies: MORE,
      columns: ['longitude'],
    });
    assert.deepEqual([at(table, 'bodies'), at(table, 'rows', 0, 'length')], [MORE, 11]);
    const pair = answer('synastry', {
      person_a: NY90,
      person_b: { ...NY90, birth_date: '1988-11-03' },
      settings: { bodies: ['sun', ...MORE] },
    });
    assert.ok(Number(at(pair, 'overlays', 'a_in_b', 'asteroid:433')) >= 1);
    const progressed = answer('progressions', {
      ...NY90,
      progressed_date: '2024-06-15',
      settings: { bodies: ['sun', ...MORE] },
    });
    assert.ok(Number(at(progressed, 'points', 'zeus', 'longitude')) >= 0);
    assert.equal(at(answer('return', { ...NY90, type: 'asteroid:433', after: '2019-01-01' }), 'type'), 'asteroid:433');
    assert.match(
      String(at(answer('chart', { ...NY90, settings: { bodies: ['sun', ...MORE] } }), 'svg')),
      /Asteroid 433/,
    );
  });

  it('transit and are transited, with their own orbs', () => {
    const request = {
      ...NY90,
      from: '2024-01-01',
      to: '2025-01-01',
      bodies: MORE,
      targets: ['sun', 'cupido', 'asteroid:433'],
      settings: { bodies: ['sun', ...MORE], orb_degrees: { 'asteroid:433': 2 } },
    };
    const found = answer('transits', request);
    assert.ok(list(found, 'events').some(({ point_1, type }) => point_1 === 'asteroid:433' && type === 'exact'));
    assert.ok(list(found, 'events').some(({ body, type }) => body === 'hades' && type === 'station'));
    assert.deepEqual(at(found, 'warnings'), []);
  });

  it('the numbers of named bodies give those bodies', () => {
    const sky = answer('positions', {
      utc: '2024-06-15T12:00:00Z',
      bodies: ['asteroid:1', 'asteroid:2060', 'asteroid:134340'],
    });
    assert.deepEqual(
      [Object.keys(at(sky, 'points') as object), at(sky, 'input', 'bodies')],
      [
        ['ceres', 'chiron', 'pluto'],
        ['ceres', 'chiron', 'pluto'],
      ],
    );
  });
});

describe('unavailable bodies are reported', () => {
  const detail = (found: Problem): string =>
    `${found.status} ${found.code} ${found.issues[0].field} ${found.issues[0].message}`;

  it('an asteroid without a file, and one beyond its file, with the years it covers', () => {
    assert.equal(
      detail(problem('natal', { ...NY90, settings: { bodies: ['sun', 'asteroid:99942'] } })),
      '422 body_unavailable settings.bodies asteroid:99942 is not available for this chart: this service has no ephemeris file for it.',
    );
    assert.equal(
      detail(problem('positions', { utc: '1900-01-01', bodies: ['asteroid:433'] })),
      '422 body_unavailable bodies asteroid:433 is not available for this chart: its ephemeris file covers 1950 to 2029.',
    );
    assert.match(
      detail(problem('ephemeris', { from: '2029-12-01', to: '2030-02-01', bodies: ['asteroid:433'] })),
      /asteroid:433 is not available for 2029-12-31.*covers 1950 to 2029/,
    );
    assert.equal(problem('return', { ...NY90, type: 'asteroid:99942' }).code, 'body_unavailable');
    assert.match(
      detail(problem('transits', { ...NY90, from: '2024-01-01', to: '2024-02-01', bodies: ['asteroid:99942'] })),
      /no ephemeris file for it/,
    );
  });

  it('a search beyond the file of an asteroid says which part was searched', () => {
    const found = answer('transits', {
      ...NY90,
      from: '2029-06-01',
      to: '2030-06-01',
      bodies: ['saturn', 'asteroid:433'],
    });
    const [warning, ...others] = list(found, 'warnings');
    const until = String(at(warning, 'searched', 'ends_at'));
    assert.deepEqual(
      [others, warning?.['code'], warning?.['field'], at(warning, 'searched', 'starts_at'), until.slice(0, 7)],
      [[], 'body_unavailable', 'bodies', '2029-06-01T00:00:00Z', '2029-12'],
    );
    assert.ok(list(found, 'events').some((event) => event['body'] === 'saturn' && String(event['at']) > '2030'));
    assert.ok(list(found, 'events').every((event) => event['body'] !== 'asteroid:433' || String(event['at']) < until));
  });

  it('ids are read in any letter case, and from a comma-separated text', () => {
    const { parse } = catalog.find((one) => one.name === 'positions')!;
    const { chart } = parse({ bodies: 'Kronos,ASTEROID:433' }, nowMs) as { chart: { bodies: readonly string[] } };
    assert.deepEqual(chart.bodies, ['kronos', 'asteroid:433']);
  });

  it('an asteroid id without a number is not a body', () => {
    for (const id of ['asteroid:', 'asteroid:0', 'asteroid:1000000', 'asteroid:eros', 'asteroid:4.5', 'vulcan']) {
      const { parse, requestSchema } = catalog.find(({ name }) => name === 'positions')!;
      const request = { utc: '2024-06-15T12:00:00Z', bodies: [id] };
      assert.ok(!requestSchema.safeParse(request).success, id);
      assert.throws(
        () => parse(request, nowMs),
        (error) => error instanceof Problem && error.status === 400 && error.code === 'unknown_body',
        id,
      );
    }
  });
});
