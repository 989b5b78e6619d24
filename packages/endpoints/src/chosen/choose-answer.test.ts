import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import * as fc from 'fast-check';
import { randomCases, sampleOf } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { randomCalls } from '../testing/random-answers.ts';
import { rememberingEphemeris } from '../testing/call.test-data.ts';

type Json = Readonly<Record<string, unknown>>;

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const ALWAYS = ['product', 'meta', 'warnings', 'next_cursor', 'next', 'previous'];
/** Sources are those of what was computed: fewer where fewer parts are. */
const OF_THE_PARTS = new Set(['sources', 'input', 'warnings', 'meta']);
/** Of each answer: the paths that are tried. */
const { numRuns: PATHS } = randomCases(2, 0);
const services = { ephemeris: rememberingEphemeris(await createSwissEphemeris()), places: await loadPlaces() };
const products = catalog.filter(({ name }) => name !== 'swiss' && name !== 'batch');
const findProduct = (path: string): Endpoint => catalog.find((one) => one.path === path) ?? assert.fail(path);
const contextOf = ({ example }: Endpoint): CalculationContext => ({
  ...services,
  nowMs: example.nowMs,
  account: example.account ?? EXAMPLE_ACCOUNT,
});

function answer(endpoint: Endpoint, call: Json, context = contextOf(endpoint)): Json {
  return JSON.parse(JSON.stringify(endpoint.calculate(context, endpoint.parse(call, context.nowMs)))) as Json;
}

it('a chosen answer goes on page by page as the whole one does', () => {
  const endpoint = findProduct('/transits');
  const call = { ...NY90, from: '2026-01-01', to: '2027-01-01', bodies: ['saturn'], limit: 3 };
  const pagesOf = (more: Json): unknown[] => {
    const found: unknown[] = [];
    let cursor: unknown;
    do {
      const page = answer(endpoint, { ...call, ...more, ...(typeof cursor === 'string' ? { cursor } : {}) });
      found.push(...(page['events'] as Json[]).map(({ at }) => at));
      cursor = page['next_cursor'];
    } while (cursor !== null);
    return found;
  };
  const chosen = pagesOf({ fields: ['events.at'] });
  assert.ok(chosen.length > 6);
  assert.deepEqual(chosen, pagesOf({}));
});

function issuesOf(endpoint: Endpoint, call: Json): readonly Issue[] {
  try {
    endpoint.parse(call, 0);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
}

/** Calls that show every form of an answer: the example, everything, and a range. */
function calls(endpoint: Endpoint): readonly Json[] {
  const { request } = endpoint.example;
  const json = endpoint.name === 'chart' ? { format: 'json' } : {};
  const range = { from: '2024-01-01', to: '2024-09-01' };
  const others = {
    natal: [{ system: 'vedic' }, { birth_time: null }],
    transits: [range],
    progressions: [{ from: '2010-01-01', to: '2026-01-01' }],
    synastry: [{ mode: 'relationship' }, { system: 'vedic' }],
    positions: [{ location: 'Paris' }],
  }[endpoint.name] ?? [{}];
  return [{}, ...others].map((more) => {
    const {
      transit_date: _,
      transit_time: __,
      ...plain
    } = { ...request, ...json } as Json & {
      transit_date?: unknown;
      transit_time?: unknown;
    };
    return 'from' in more && endpoint.name === 'transits' ? { ...plain, ...more } : { ...request, ...json, ...more };
  });
}

/** Every path of an answer, without indexes. */
function pathsOf(value: unknown, at: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, at));
  const own = at.length === 0 ? [] : [at.join('.')];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...at, name]))];
}

/** What a path leads to in an answer, by a second way of finding it. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Json)[name], rest);
}

describe('fields: a path of the answer', () => {
  for (const endpoint of products)
    it(`${endpoint.path}: gives exactly what stands there without fields`, () => {
      for (const call of calls(endpoint)) {
        const whole = answer(endpoint, call);
        const paths = [...new Set(pathsOf(whole))].filter((path) => !OF_THE_PARTS.has(path.split('.')[0]!));
        const step = Math.max(1, Math.floor(paths.length / PATHS));
        for (const path of paths.filter((_, index) => index % step === 0)) {
          const kept = answer(endpoint, { ...call, fields: [path] });
          const steps = path.split('.');
          const expected = valuesAt(whole, steps);
          assert.deepEqual(valuesAt(kept, steps), expected, `${JSON.stringify(call)} ${path}`);
          for (const name of Object.keys(kept))
            assert.ok(ALWAYS.includes(name) || name === steps[0], `${path}: ${name}`);
        }
      }
    });

  for (const endpoint of products.filter(({ parts }) => parts !== undefined))
    it(`${endpoint.path}: is computed wherever include could show it, and include need not be sent`, () => {
      for (const call of calls(endpoint)) {
        const shown = new Set(pathsOf(answer(endpoint, { ...call, include: ['all'] })));
        const paths = [...shown].filter((path) => !OF_THE_PARTS.has(path.split('.')[0]!));
        const step = Math.max(1, Math.floor(paths.length / PATHS));
        const { include: _, ...open } = call as Json & { include?: unknown };
        for (const path of paths.filter((one, index) => index % step === 0 && !/^vargas\.D(?!9\b)/.test(one))) {
          const found = valuesAt(answer(endpoint, { ...open, fields: [path] }), path.split('.'));
          assert.ok(found.length > 0, `${JSON.stringify(open)} ${path}`);
        }
      }
    });

  it('can be told in Markdown, whatever was chosen', () => {
    for (const endpoint of sampleOf(products, 12))
      for (const call of calls(endpoint)) {
        const paths = [
          ...new Set(pathsOf(answer(endpoint, call)).map((path) => path.split('.').slice(0, 2).join('.'))),
        ];
        for (const path of sampleOf(
          paths.filter((one) => !/^(warnings|input)\./.test(one)),
          12,
        )) {
          const asked = { ...call, fields: [path], format: 'llm' };
          const { offered } = endpoint.forms!.of(endpoint.parse(asked, contextOf(endpoint).nowMs))!;
          const form = offered.find(({ mediaType }) => mediaType.startsWith('text/markdown'))!;
          assert.match(form.write!(answer(endpoint, asked)), /^# \w/, path);
        }
      }
  });

  it('leads through maps without their keys, and with one to this entry alone', () => {
    const natal = findProduct('/swiss/natal');
    const { points } = answer(natal, { ...NY90, fields: ['points.sign', 'points.sun.degree'] }) as {
      points: Readonly<Record<string, Json>>;
    };
    assert.deepEqual(Object.keys(points['sun']!), ['sign', 'degree']);
    assert.deepEqual(Object.keys(points['moon']!), ['sign']);
    const houses = answer(natal, { ...NY90, fields: 'houses.cusps.longitude,houses.angles.mc' })['houses'] as Json;
    assert.deepEqual(Object.keys((houses['cusps'] as Json[])[3]!), ['longitude']);
    assert.deepEqual(Object.keys(houses['angles'] as Json), ['mc']);
  });

  it('keeps what an answer is, how it was computed, warnings and where it goes on', () => {
    const kept = answer(findProduct('/swiss/natal'), { ...NY90, birth_time: null, fields: ['sun_sign'] });
    assert.deepEqual(Object.keys(kept).toSorted(), ['meta', 'product', 'sun_sign', 'warnings']);
    assert.deepEqual(
      (kept['warnings'] as Json[]).map(({ code }) => code),
      ['birth_time_unknown'],
    );
  });

  it('that this answer does not have, though another of the product may, is told as a warning', () => {
    const kept = answer(findProduct('/swiss/natal'), { ...NY90, fields: ['sun_sign', 'lagna.sign'] });
    assert.deepEqual(
      (kept['warnings'] as Json[]).map(({ code, field }) => [code, field]),
      [['field_absent', 'fields[1]']],
    );
  });

  it('that no answer of the product has is rejected with the nearest ones, beside all other faults in their order', () => {
    const natal = findProduct('/swiss/natal');
    const issues = issuesOf(natal, {
      birth_date: '1990-02-30',
      fields: ['points.sgin', 'sun_sign'],
      precision: 12,
      location: 'x',
    });
    assert.deepEqual(
      issues.map(({ code, field }) => [code, field]),
      [
        ['invalid_date', 'birth_date'],
        ['invalid_fields', 'fields[0]'],
        ['invalid_setting', 'precision'],
        ['invalid_location', 'location'],
      ],
    );
    assert.equal(issues[1]!.hint, 'Did you mean points.sign?');
    for (const [fields, code] of [
      [[], 'invalid_fields'],
      [[''], 'invalid_fields'],
      [[3], 'invalid_fields'],
      [{ points: true }, 'invalid_type_of_field'],
      [['points.__proto__'], 'invalid_fields'],
      [['constructor'], 'invalid_fields'],
      [Array.from({ length: 101 }, () => 'sun_sign'), 'invalid_fields'],
    ] as const)
      assert.equal(issuesOf(natal, { ...NY90, fields })[0]?.code, code, JSON.stringify(fields));
    assert.equal(issuesOf(natal, { ...NY90, settings: { precision: 2 } })[0]?.hint, 'Send it as precision.');
  });

  it('of a part that include leaves out is rejected; include all leaves the parts to fields', () => {
    const natal = findProduct('/swiss/natal');
    const [issue] = issuesOf(natal, { ...NY90, include: ['points'], fields: ['points.sign', 'houses.cusps'] });
    assert.deepEqual([issue?.code, issue?.field], ['conflicting_fields', 'fields[1]']);
    const { stars } = answer(natal, { ...NY90, include: ['all'], fields: ['stars.star'] });
    assert.ok(Array.isArray(stars));
  });

  it('cannot choose from pictures, tables, documents, and reports that are kept', () => {
    const [chart, table, report] = [findProduct('/chart'), findProduct('/ephemeris'), findProduct('/report')];
    const range = { from: '2024-01-01', to: '2024-01-02' };
    for (const form of [
      { format: 'html' },
      { format: 'pdf' },
      { format: 'markdown' },
      { keep: true },
      { voice: 'model' },
    ])
      assert.equal(
        issuesOf(report, { kind: 'natal', ...NY90, ...form, fields: ['title'] })[0]?.code,
        'conflicting_fields',
        JSON.stringify(form),
      );
    assert.deepEqual(issuesOf(report, { kind: 'natal', ...NY90, fields: ['title'] }), []);
    assert.equal(issuesOf(chart, { ...NY90, fields: ['layout'] })[0]?.code, 'conflicting_fields');
    assert.equal(issuesOf(chart, { ...NY90, precision: 1, format: 'png' })[0]?.code, 'conflicting_fields');
    assert.deepEqual(issuesOf(chart, { ...NY90, fields: ['layout'], format: 'json' }), []);
    assert.equal(issuesOf(table, { ...range, fields: ['rows'], format: 'csv' })[0]?.code, 'conflicting_fields');
    assert.deepEqual(issuesOf(table, { ...range, precision: 1, format: 'csv' }), []);
  });

  it('is echoed in input, and asked for in every form of a list', () => {
    const sky = findProduct('/sky');
    for (const fields of ['points.sign,input', ['points.sign', 'input']])
      assert.deepEqual(answer(sky, { fields, precision: '2' })['input'], {
        fields: ['points.sign', 'input'],
        precision: 2,
      });
  });
});

describe('fields: what nobody asked for', () => {
  const natal = findProduct('/swiss/natal');
  const questions = (call: Json): Readonly<Record<string, number>> => {
    const asked: Record<string, number> = {};
    const counting = Object.fromEntries(
      Object.entries(services.ephemeris).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'function'
          ? (...given: unknown[]): unknown => {
              asked[name] = (asked[name] ?? 0) + 1;
              return Reflect.apply(value, services.ephemeris, given);
            }
          : value,
      ]),
    ) as unknown as Ephemeris;
    answer(natal, call, { ...contextOf(natal), ephemeris: counting });
    return asked;
  };

  it('is not asked of the ephemeris: no houses for longitudes, no searches for stations', () => {
    const [whole, longitudes] = [questions(NY90), questions({ ...NY90, fields: ['points.longitude', 'moon_sign'] })];
    assert.ok((whole['houses'] ?? 0) > 0);
    assert.equal(longitudes['houses'] ?? 0, 0);
    const sum = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((a, b) => a + b, 0);
    assert.ok(sum(longitudes) < sum(whole), `${sum(longitudes)} of ${sum(whole)}`);
    const all = questions({ ...NY90, include: ['all'] });
    const sign = questions({ ...NY90, include: ['all'], fields: ['points.sign'] });
    assert.ok(sum(sign) * 10 < sum(all), `${sum(sign)} of ${sum(all)}`);
  });

  it('does not count in the estimate of the cost, and a request becomes brief', () => {
    const cost = (call: Json): number => natal.cost!(natal.parse(call, 0)).milliseconds;
    const all = { ...NY90, include: ['all'] };
    assert.ok(cost({ ...all, fields: ['points.sign'] }) < cost(all) / 5);
    const at = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74, include: ['all'] };
    assert.ok(!natal.direct!.runsInline(natal.parse(at, 0), services.places));
    assert.ok(natal.direct!.runsInline(natal.parse({ ...at, fields: ['houses'] }, 0), services.places));
  });
});

describe('precision', () => {
  const natal = findProduct('/swiss/natal');

  it('gives the numbers of the exact answer, cut: at random, for every product', () => {
    for (const endpoint of sampleOf(products, 12)) {
      const call = calls(endpoint).at(-1)!;
      for (const precision of [0, 2, 5, 8]) {
        const [exact, coarse] = [answer(endpoint, call), answer(endpoint, { ...call, precision })];
        compare(exact, coarse, precision, endpoint.path);
      }
    }
  });

  it('of 8 changes nothing', () => {
    const { input: _, ...exact } = answer(natal, { ...NY90, include: ['all'] });
    const { input: __, ...same } = answer(natal, { ...NY90, include: ['all'], precision: 8 });
    assert.deepEqual(same, exact);
  });

  it('keeps sign, degree and longitude together, and never rounds into the next sign: at random', () => {
    const SIGNS = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
    fc.assert(
      fc.property(randomCalls(natal), fc.nat({ max: 7 }), (call, precision) => {
        if (issuesOf(natal, call).length > 0 || (call['system'] as string | undefined) !== undefined) return;
        const found = tried(() => answer(natal, { ...call, include: ['points', 'houses', 'details'], precision }));
        if (found === null) return;
        const { points, houses } = found as {
          points: Readonly<Record<string, Json>>;
          houses: { cusps: Json[] } | null;
        };
        for (const { longitude, sign, degree } of [...Object.values(points), ...(houses?.cusps ?? [])]) {
          const scale = 10 ** precision;
          const units = Math.round(Number(longitude) * scale);
          assert.ok(Math.abs(units / scale - Number(longitude)) < 1e-9);
          assert.equal(units, SIGNS.indexOf(String(sign)) * 30 * scale + Math.round(Number(degree) * scale));
          assert.ok(Number(degree) < 30);
        }
      }),
      randomCases(20, 14),
    );
  });

  it('holds in Markdown and in a table', () => {
    const ephemeris = findProduct('/ephemeris');
    const call = { from: '2024-01-01', to: '2024-01-03', columns: ['longitude', 'distance'], precision: 1 };
    const form = (format: string): string => {
      const request = ephemeris.parse({ ...call, format }, 0);
      const { asked, offered } = ephemeris.forms!.of(request)!;
      const one = offered.find(({ mediaType }) => mediaType === asked)!;
      return one.write!(answer(ephemeris, { ...call, format }));
    };
    const [, first] = form('csv').split('\r\n');
    const cells = first!.split(',').slice(1);
    assert.ok(
      cells.every((cell, index) => index % 2 === 1 || /^\d+(\.\d)?$/.test(cell)),
      first,
    );
    assert.ok(
      cells.some((cell) => /\.\d{5,}$/.test(cell)),
      'distances are exact',
    );
    assert.doesNotMatch(form('llm').replaceAll(/.*distance.*/g, ''), /\b\d+\.\d{2,7}°/);
  });

  it('leaves instants, coordinates of places and the request as they are', () => {
    const [exact, coarse] = [answer(natal, NY90), answer(natal, { ...NY90, precision: 0 })];
    for (const name of ['place', 'time', 'at'] as const) assert.deepEqual(coarse[name], exact[name]);
  });
});

function tried<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Every number is as it was, or cut to the decimals; everything else is the same. */
function compare(exact: unknown, coarse: unknown, decimals: number, at: string): void {
  if (at.endsWith('.input') || at.endsWith('.dms') || at.endsWith('.svg')) return;
  if (typeof exact === 'number') {
    if (exact === coarse) return;
    const lost = Math.abs(exact) - Math.abs(Number(coarse));
    assert.ok(lost > -5e-8 && lost < 10 ** -decimals, `${at}: ${exact} became ${String(coarse)}`);
    assert.ok(`${String(coarse)}.`.split('.')[1]!.length <= decimals, `${at}: ${String(coarse)}`);
    assert.ok(!Object.is(coarse, -0));
  } else if (typeof exact === 'object' && exact !== null) {
    assert.deepEqual(Object.keys(coarse as Json), Object.keys(exact), at);
    for (const [name, one] of Object.entries(exact)) compare(one, (coarse as Json)[name], decimals, `${at}.${name}`);
  } else assert.equal(coarse, exact, at);
}
