import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resendable, targetOf } from '../logged-request.ts';

const ORIGIN = 'https://theia.test';
const POST = { method: 'POST', path: '/swiss/natal', request_payload: { birth_date: '1990-06-15', bearer: 'THE0' } };

describe('a call that is sent again', () => {
  it('has the fields of the log, without a key in the body', () => {
    assert.deepEqual(resendable(POST), {
      request: { method: 'POST', path: '/swiss/natal', fields: { birth_date: '1990-06-15' } },
    });
  });

  it('says why it cannot be sent where a part of it is missing', () => {
    const reasons = [
      { ...POST, request_payload: null },
      { ...POST, method: 'GET', request_payload: null },
      { ...POST, request_payload: { omitted: 'too large for the log', characters: 9 } },
      { ...POST, method: 'HEAD' },
      { ...POST, request_payload: [1] },
    ].map((call) => 'reason' in resendable(call));
    assert.deepEqual(reasons, [true, true, true, true, true]);
  });

  it('keeps its fields where they were, and only a dry run says that it is one', () => {
    const get = { method: 'GET', path: '/positions', fields: { bodies: 'sun,moon', precision: '3' } } as const;
    assert.deepEqual(targetOf(get, ORIGIN, false), {
      url: `${ORIGIN}/positions?bodies=sun%2Cmoon&precision=3`,
      body: null,
    });
    assert.match(targetOf(get, ORIGIN, true)?.url ?? '', /&dry_run=true$/);
    const post = { method: 'POST', path: '/swiss/natal', fields: { time: 1 } } as const;
    assert.deepEqual(targetOf(post, ORIGIN, true), { url: `${ORIGIN}/swiss/natal`, body: '{"time":1,"dry_run":true}' });
    assert.equal(targetOf(post, ORIGIN, false)?.body, '{"time":1}');
  });

  it('never takes the key to another site', () => {
    for (const path of ['@evil.test/x', '.evil.test/x', ':1@evil.test', ''])
      assert.equal(targetOf({ method: 'POST', path, fields: {} }, ORIGIN, false), null);
    assert.equal(
      targetOf({ method: 'POST', path: '//evil.test', fields: {} }, ORIGIN, false)?.url,
      `${ORIGIN}//evil.test`,
    );
  });
});
