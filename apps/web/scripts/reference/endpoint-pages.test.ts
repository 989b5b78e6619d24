import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { type EndpointPage, LANGUAGES } from '../../src/features/reference/model.ts';
import { SAMPLE_KEY } from '../../src/components/sample-code/sample-key.ts';
import { document, endpointPages } from './endpoint-pages.ts';

const page = (name: string): EndpointPage => {
  const found = endpointPages.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
};

const fieldNames = ({ objects }: EndpointPage): ReadonlySet<string> =>
  new Set(
    Object.values(objects).flatMap(({ forms }) =>
      forms.flatMap(({ fields }) => fields.flatMap(({ name, aliases = [] }) => [name, ...aliases])),
    ),
  );

/** Every property below a part of the document, wherever it is written. */
function propertyNames(node: unknown, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') {
        if (seen.has(inner)) continue;
        seen.add(inner);
        const [, , group = '', name = ''] = inner.split('/');
        visit((document.components as Record<string, Record<string, unknown>>)[group]?.[name]);
      } else if (key === 'properties' && typeof inner === 'object' && inner !== null) {
        for (const name of Object.keys(inner)) found.add(name);
        Object.values(inner).forEach(visit);
      } else if (key !== 'example' && key !== 'examples') visit(inner);
    }
  };
  visit(node);
  return found;
}

describe('the pages of the reference', () => {
  it('are there for every path of the document, the catalogue first of all, with all methods', () => {
    assert.deepEqual(
      new Set(endpointPages.flatMap((page) => page.operations.map(({ path }) => path))),
      new Set(Object.keys(document.paths)),
    );
    for (const { path, operations } of endpointPages)
      for (const operation of operations) assert.ok(`${operation.path}/`.startsWith(`${path}/`), operation.id);
    for (const { path, methods } of catalog)
      assert.deepEqual(
        endpointPages
          .find((one) => one.path === path)
          ?.operations.map(({ method }) => method)
          .toSorted(),
        [...methods].toSorted(),
        path,
      );
    assert.equal(new Set(endpointPages.map(({ name }) => name)).size, endpointPages.length);
  });

  it('show every field of every request and answer', () => {
    for (const one of endpointPages.filter(({ name }) => name !== 'swiss')) {
      const shown = fieldNames(one);
      for (const [path, operation] of one.operations.flatMap(({ path: each }) =>
        Object.values(document.paths[each] ?? {}).map((raw) => [each, raw] as const),
      )) {
        for (const { name } of operation.parameters ?? [])
          assert.ok(
            name === undefined || operation.requestBody || shown.has(name) || /^[A-Z]/.test(name),
            `${path} ${name}`,
          );
        const parts = [
          operation.requestBody?.content?.['application/json'],
          ...[200, 202].map((status) => operation.responses[status]?.content?.['application/json']),
        ];
        for (const name of propertyNames(parts)) assert.ok(shown.has(name), `${one.path} ${name}`);
      }
    }
  });

  it('lead from /swiss to the page of every product', () => {
    const { products } = page('swiss');
    assert.deepEqual(
      products.map(({ word }) => word),
      catalog.flatMap(({ requestWords }) => requestWords),
    );
    for (const { page: name } of products) page(name);
  });

  it('have a sample in every language for every operation, with the key where one is needed', () => {
    for (const { open, operations } of endpointPages)
      for (const { samples, path, id } of operations)
        for (const { value } of LANGUAGES) {
          assert.equal(samples[value].includes(SAMPLE_KEY), !open, `${id} ${value}`);
          assert.ok(
            samples[value].includes(path.split('{')[0] ?? path) || samples[value].includes('theia.'),
            `${id} ${value}`,
          );
        }
  });

  it('call every product by the published client', () => {
    for (const { name } of catalog.filter(({ requestWords }) => requestWords.length > 0))
      for (const { samples } of page(name).operations)
        assert.match(samples.typescript, /from "@theia-astro\/client"/, name);
  });

  it('say the allowed words, the default, the range and what must be sent', () => {
    const { objects, operations } = page('natal');
    const [western] = objects[operations[0].request ?? '']?.forms ?? [];
    const find = (name: string) => western?.fields.find((field) => field.name === name);
    assert.deepEqual(
      western?.fields.slice(0, 3).map(({ name }) => name),
      ['birth_date', 'birth_time', 'location'],
      'the birth comes first, then what the example sends',
    );
    const { objects: ofPair, operations: pair } = page('synastry');
    assert.equal(
      ofPair[pair[0].request ?? '']?.forms[0]?.fields.find(({ name }) => name === 'person_a')?.required,
      true,
    );
    assert.deepEqual([find('birth_date')?.required, find('birth_date')?.replacement], [true, 'utc']);
    assert.deepEqual([find('location')?.required, find('location')?.replacement], [true, 'latitude and longitude']);
    assert.deepEqual([find('birth_time')?.required, find('latitude')?.aliases], [undefined, ['lat']]);
    const { objects: ofGroup } = page('group');
    const people = Object.values(ofGroup).flatMap(({ forms }) =>
      forms.filter(({ address }) => address === 'request.people'),
    );
    assert.equal(people[0]?.fields[0]?.required, true, 'also of a birth inside a list');
    assert.deepEqual([find('latitude')?.unit, find('latitude')?.limits], ['degrees', '-90 to 90']);
    assert.deepEqual(
      [find('elevation_m')?.default, find('elevation_m')?.description],
      ['0', 'Elevation, for topocentric positions.'],
    );
    assert.deepEqual(find('system')?.values, undefined);
    assert.ok(find('include')?.values?.includes('dignities'));
  });

  it('write an object once: a field of the same shape refers to the first', () => {
    for (const { objects, path } of endpointPages) {
      const shapes = Object.values(objects).map(({ forms }) => JSON.stringify(forms.map(({ fields }) => fields)));
      const addresses = Object.values(objects).flatMap(({ forms }) =>
        forms.flatMap(({ address, fields }) => fields.map(({ name }) => `${address}.${name}`)),
      );
      assert.equal(new Set(addresses).size, addresses.length, `${path}: two fields with one address`);
      assert.ok(shapes.length > 0 || path === '/openapi.json', path);
    }
  });

  it('state plan, price and rate as the catalogue and the offer have them', () => {
    const text = (name: string) =>
      page(name)
        .terms.map(({ label, text: told }) => `${label}: ${told}`)
        .join(' ');
    assert.match(text('natal'), /Starter or higher.*\$0\.002 from the wallet.*5 on Starter/);
    assert.match(text('synastry'), /Professional or higher.*\$0\.005/);
    assert.match(text('report'), /Plan: Not part of any plan.*Price: \$2 from the wallet/);
    assert.match(text('geocode'), /Free on every plan/);
    assert.match(text('sky'), /Not required/);
  });
});
