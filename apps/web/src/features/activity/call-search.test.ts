import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { searchConditions } = await import('./call-filter.ts');

test('what is searched cannot end its condition or stand for other characters', () => {
  assert.equal(
    searchConditions('a",id.gt.0%_\\'),
    String.raw`request_id.eq."a\",id.gt.0%_\\",path.ilike."*a\",id.gt.0\\%\\_\\\\*",error_message.ilike."*a\",id.gt.0\\%\\_\\\\*"`,
  );
});

test('an id of a call is looked for among the ids', () => {
  assert.match(
    searchConditions('0190a1b2-0000-7000-8000-000000000001'),
    /,id\.eq\.0190a1b2-0000-7000-8000-000000000001,/,
  );
});
