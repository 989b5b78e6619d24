import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRestrictedPath, normalizePath, safeInternalPath } from './paths.ts';

test('any path beginning with /dashboard is restricted', () => {
  assert.equal(isRestrictedPath('/dashboard/anything'), true);
  assert.equal(isRestrictedPath('/pricing'), false);
});

test('a redirect never leaves the site', () => {
  for (const outside of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])
    assert.equal(safeInternalPath(outside), null);
  assert.equal(safeInternalPath('/pricing?plan=growth'), '/pricing?plan=growth');
});

test('a trailing slash means the same page', () => {
  assert.equal(normalizePath('/login/'), '/login');
  assert.equal(normalizePath('/'), '/');
});
