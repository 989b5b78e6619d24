import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalog } from '../catalog.ts';
import type { Endpoint, Warning } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { reportEndpoint, reportExample } from '../report/endpoint.ts';
import { LIBRARY } from '../report/test-products.test-data.ts';
import { reportProducts } from '../report-products.ts';
import { type JsonSchema, SchemaBook } from '../openapi/schema-book.ts';

const findEndpoint = (name: string): Endpoint =>
  catalog.find((endpoint) => endpoint.name === name) ?? assert.fail(`no ${name}`);
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

const listIssues = (endpoint: Endpoint, input: unknown): readonly Issue[] => {
  try {
    endpoint.parse(input, 0);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
};
const rejections = (name: string, input: unknown) =>
  listIssues(findEndpoint(name), input).map(({ code, field, hint }) => ({ code, field, hint }));

describe('a known field at the wrong place', () => {
  it('is rejected by name, with the place where it is read', () => {
    assert.deepEqual(rejections('natal', { ...NY90, house_system: 'W' }), [
      { code: 'unknown_field', field: 'house_system', hint: 'Send it as settings.house_system.' },
    ]);
    assert.deepEqual(rejections('natal', { ...NY90, settings: { sidereal: true } }), [
      { code: 'unknown_field', field: 'settings.sidereal', hint: 'Send it as sidereal.' },
    ]);
    assert.deepEqual(rejections('swiss', { request: 'natal', ...NY90, node: 'mean' }), [
      { code: 'unknown_field', field: 'node', hint: 'Send it as settings.node.' },
    ]);
    assert.deepEqual(rejections('transits', { ...NY90, settings: { transit_date: '2026-01-01' } }), [
      { code: 'unknown_field', field: 'settings.transit_date', hint: 'Send it as transit_date.' },
    ]);
    assert.deepEqual(rejections('moonphases', { year: '2026', ayanamsa: 'raman' }), [
      { code: 'unknown_field', field: 'ayanamsa', hint: 'Send it as settings.ayanamsa.' },
    ]);
  });

  it('is rejected inside a person, and next to the two people', () => {
    const { name, ...body } = {
      name: 'synastry',
      person_a: { ...NY90, house_system: 'W' },
      person_b: { ...NY90, settings: { node: 'mean' } },
      birth_date: '1990-01-01',
    };
    assert.deepEqual(rejections(name, body), [
      { code: 'unknown_field', field: 'person_a.house_system', hint: 'Send it as settings.house_system.' },
      { code: 'unknown_field', field: 'person_b.settings', hint: 'Send it as settings.' },
      { code: 'unknown_field', field: 'birth_date', hint: 'Send it as person_a.birth_date.' },
    ]);
  });

  it('is rejected in an item of a batch and next to the items, so nobody pays for an unwanted chart', () => {
    const parse = (input: object) => findEndpoint('batch').batch!.calls(findEndpoint('batch').parse(input, 0));
    const item = { path: '/swiss/natal', body: NY90 };
    const { items, warnings } = parse({
      items: [item, { ...item, settings: { house_system: 'W' } }, { ...item, house_system: 'W' }, { ...item, note: 1 }],
    });
    assert.deepEqual(
      items.map(({ endpoint }) => (endpoint instanceof Problem ? endpoint.issues[0].hint : 'accepted')),
      ['accepted', 'Send it as items[1].body.settings.', 'Send it as items[2].body.settings.house_system.', 'accepted'],
    );
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [['unknown_field', 'items[3].note']],
    );
    assert.deepEqual(
      rejections('batch', { items: [item], house_system: 'W' }).map(({ code, field }) => [code, field]),
      [['unknown_field', 'house_system']],
    );
    assert.deepEqual(
      listIssues(items[0]!.endpoint as Endpoint, { ...NY90, node: 'mean' }).map(({ field }) => field),
      ['node'],
    );
  });

  it('is listed with the other faults in the order they were sent, only once even with strict', () => {
    assert.deepEqual(
      rejections('natal', {
        node: 'mean',
        birth_date: 'x',
        settings: { strict: true, sidereal: true, colour: 1 },
        location: 'Paris',
      }).map(({ code, field }) => [code, field]),
      [
        ['unknown_field', 'node'],
        ['invalid_date', 'birth_date'],
        ['unknown_field', 'settings.sidereal'],
        ['unknown_field', 'settings.colour'],
      ],
    );
  });

  it('does not include unknown names or fields of another product; these stay warnings', () => {
    const { warnings } = findEndpoint('natal').parse(
      { ...NY90, colour: 'red', transit_date: '2026-01-01', settings: { size: 3 } },
      0,
    ) as { warnings: readonly Warning[] };
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [
        ['unknown_field', 'colour'],
        ['unknown_field', 'transit_date'],
        ['unknown_field', 'settings.size'],
      ],
    );
  });

  it('a map of ids is not a place for fields', () => {
    assert.deepEqual(
      rejections('natal', { ...NY90, settings: { orb_degrees: { sun: 8 }, aspect_orbs: { trine: 5 } } }),
      [],
    );
  });

  it('a dry run requested inside settings is rejected and not charged', () => {
    assert.deepEqual(rejections('natal', { ...NY90, settings: { dry_run: true } }), [
      { code: 'unknown_field', field: 'settings.dry_run', hint: 'Send it as dry_run.' },
    ]);
  });
});

/** Objects of a request with the names of their fields, by path. */
function collectLevels(schema: JsonSchema, book: SchemaBook, path: string, found: Map<string, Set<string>>): void {
  const json = book.resolve(schema);
  for (const branch of [json['anyOf'], json['allOf'], json['oneOf']].flatMap((part) => (part ?? []) as JsonSchema[]))
    collectLevels(branch, book, path, found);
  for (const [name, property] of Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>)) {
    found.set(path, (found.get(path) ?? new Set()).add(name));
    collectLevels(property, book, path === '' ? name : `${path}.${name}`, found);
  }
}

/** The endpoints with their own parsers, before the catalogue makes them reject misplaced fields. */
const folder = new URL('..', import.meta.url);
const products = [
  reportEndpoint(reportProducts, LIBRARY, reportExample) as Endpoint,
  ...(await Promise.all(
    readdirSync(folder).map(async (name): Promise<Endpoint[]> => {
      if (!existsSync(new URL(`${name}/endpoint.ts`, folder))) return [];
      return Object.values(
        (await import(new URL(`${name}/endpoint.ts`, folder).href)) as Record<string, unknown>,
      ).filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'requestSchema' in value);
    }),
  )),
].flat();

/** Requests that enable further fields. */
const KINDS: readonly Record<string, unknown>[] = [
  {},
  { system: 'vedic' },
  { birth_date: '1990-06-15' },
  { style: 'biwheel' },
];

describe('what the schemas publish and what the parsers read', () => {
  it('are checked for every product of the catalogue', () => {
    assert.deepEqual(
      new Set([...products.map(({ name }) => name), 'swiss', 'batch']),
      new Set(catalog.map(({ name }) => name)),
    );
  });

  for (const endpoint of products) {
    it(`${endpoint.path}: every field is read where it is published and nowhere else`, () => {
      const levels = new Map<string, Set<string>>([['', new Set()]]);
      const book = new SchemaBook();
      collectLevels(book.add(endpoint.requestSchema), book, '', levels);
      const names = new Set([...levels.values()].flatMap((level) => [...level]));
      const faults: string[] = [];
      for (const [path, level] of levels) {
        for (const name of names) {
          const read = KINDS.some((kind) => isRead(endpoint, kind, path, name));
          if (read !== level.has(name))
            faults.push(`${path}.${name} ${read ? 'is read and not published' : 'is published and not read'}`);
        }
      }
      assert.deepEqual(faults, []);
    });
  }
});

/** Whether the parser reads a field: with strict, a field that is not read is a fault. */
function isRead(endpoint: Endpoint, kind: Record<string, unknown>, path: string, name: string): boolean {
  const steps = path === '' ? [] : path.split('.');
  const placed = steps.reduceRight<unknown>(
    (value, step) => ({ [step]: step === 'settings' ? { strict: true, ...(value as object) } : value }),
    { [name]: null },
  ) as Record<string, unknown>;
  const input = { settings: { strict: true }, ...kind, ...placed };
  const field = path === '' ? name : `${path}.${name}`;
  const faults = listIssues(endpoint, input);
  if (faults.length === 0) {
    const { warnings = [] } = endpoint.parse(input, 0) as { warnings?: readonly Warning[] };
    return !warnings.some((warning) => warning.code === 'unknown_field' && warning.field === field);
  }
  return !faults.some(
    (fault) => fault.code === 'unknown_field' && (fault.field === field || field.startsWith(`${fault.field}.`)),
  );
}
