import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseCoding, type Coding } from './compress.ts';

const OFFERED: readonly Coding[] = ['zstd', 'br', 'gzip'];

describe('the content coding of an answer', () => {
  it('is none unless the caller asks for one', () => {
    for (const header of [undefined, '', 'identity', 'deflate', 'nonsense', ';;q=1', ','])
      assert.equal(chooseCoding(header, OFFERED), null, header);
  });

  it('has the highest weight; among equals it is the first offered', () => {
    const rows: readonly (readonly [string, Coding | null])[] = [
      ['gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['gzip, deflate, br, zstd', 'zstd'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0.8, gzip;q=0.9', 'gzip'],
      ['zstd;q=0.1, *;q=0.2', 'br'],
      ['*', 'zstd'],
      ['*;q=0.001', 'zstd'],
      ['zstd;q=0, br;q=0.0, gzip;q=0.5', 'gzip'],
      ['*, zstd;q=0', 'br'],
      ['identity;q=0.5, gzip', 'gzip'],
      ['identity, gzip', 'gzip'],
    ];
    for (const [header, expected] of rows) assert.equal(chooseCoding(header, OFFERED), expected, header);
  });

  it('is none when everything offered is refused or has a lower weight than the plain body', () => {
    for (const header of ['*;q=0', 'zstd;q=0, br;q=0, gzip;q=0', 'identity;q=0', 'gzip;q=0.5, identity;q=0.6'])
      assert.equal(chooseCoding(header, OFFERED), null, header);
  });

  it('is always one that is offered', () => {
    assert.equal(chooseCoding('zstd, gzip;q=0.1', ['br', 'gzip']), 'gzip');
    assert.equal(chooseCoding('*', []), null);
  });

  it('is found quickly in the longest header', () => {
    const beganMs = performance.now();
    assert.equal(chooseCoding(`gzip,${'a;'.repeat(1_000_000)}`, OFFERED), 'gzip');
    assert.ok(performance.now() - beganMs < 100);
  });
});
