import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shareParameters } from './shared-fields.ts';

const get = (...parameters: Record<string, unknown>[]) => ({ get: { parameters } });

it('a query parameter of several operations stands once; another of the same name stays where it is', () => {
  const place = { name: 'elevation_m', in: 'query', description: 'Of the place.' };
  const other = { name: 'elevation_m', in: 'query', description: 'Of the tower.' };
  const own = { name: 'year', in: 'query' };
  const ref = { $ref: '#/components/parameters/ElevationM' };
  const version = { $ref: '#/components/parameters/TheiaVersion' };
  assert.deepEqual(shareParameters({ '/a': get(version, place), '/b': get(other), '/c': get(place, own) }), {
    paths: { '/a': get(version, ref), '/b': get(other), '/c': get(ref, own) },
    parameters: { ElevationM: place },
  });
});
