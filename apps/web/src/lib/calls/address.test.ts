import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf } from './address.ts';

describe('the address of a call', () => {
  it('is a query with commas in lists, or a body', () => {
    assert.equal(
      decodeURIComponent(addressOf('GET', '/positions', { bodies: ['sun', 'moon'], latitude: 40.5, sidereal: true })),
      '/positions?bodies=sun,moon&latitude=40.5&sidereal=true',
    );
    assert.equal(addressOf('GET', '/me', {}), '/me');
    assert.equal(addressOf('POST', '/swiss/natal', { birth_date: '1990-06-15' }), '/swiss/natal');
  });
});
