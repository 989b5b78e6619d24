import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRestrictedPath, normalizePath, safeInternalPath } from './paths.ts';

test('any path beginning with /dashboard is restricted', () => {
  assert.equal(isRestrictedPath('/dashboard/anything'), true);
  assert.equal(isRestrictedPath('/pricing'), false);
});

test('a redirect never leaves the site', () => {
  const outside = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '///',
    '//[',
    'javascript:alert(1)',
    '',
    null,
  ];
  for (const path of outside) assert.equal(safeInternalPath(path), null, JSON.stringify(path));
  assert.equal(safeInternalPath('/pricing?plan=growth'), '/pricing?plan=growth');
  assert.equal(safeInternalPath('/a\tb/../c?d=%09#e'), '/c?d=%09#e');
});

test('a trailing slash means the same page', () => {
  assert.equal(normalizePath('/login/'), '/login');
  assert.equal(normalizePath('/'), '/');
});
