import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changedLimits, draftOf } from './limits-draft.ts';

const row = {
  allowed_products: ['natal'],
  allowed_origins: ['https://a.test', 'https://b.test'],
  allowed_addresses: [],
  expires_at: null,
};

it('a form that is not touched changes nothing', () => {
  assert.deepEqual(changedLimits(row, draftOf(row)), {});
  const until = { ...row, expires_at: new Date(2030, 4, 2).toISOString() };
  assert.equal(draftOf(until).lastDay, '2030-05-01');
  assert.deepEqual(changedLimits(until, draftOf(until)), {});
});

it('only what is changed is sent, one entry a line, and the end of the last day', () => {
  const draft = { ...draftOf(row), products: [], addresses: ' 192.0.2.1 \n2001:db8::/32,\n', lastDay: '2030-05-01' };
  assert.deepEqual(changedLimits(row, draft), {
    allowed_products: [],
    allowed_addresses: ['192.0.2.1', '2001:db8::/32'],
    expires_at: new Date(2030, 4, 2).toISOString(),
  });
});

it('no last day means never', () => {
  const until = { ...row, expires_at: new Date(2030, 4, 2).toISOString() };
  assert.deepEqual(changedLimits(until, { ...draftOf(until), lastDay: '' }), { expires_at: null });
});
