import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookError } from './webhooks.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const EVENT = {
  id: 'evt_1',
  type: 'transit.exact',
  at: '2026-12-01T00:00:00Z',
  subscription_id: 'sub_1',
  label: 'Ümläut',
  rule: 0,
  data: { orb: 0 },
};
const BODY = JSON.stringify(EVENT);

/** Headers as the official package signs them. */
function signed(secret = SECRET, body = BODY, at = new Date()): Record<string, string> {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
  };
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'verified',
    (error: unknown) => (error instanceof WebhookError ? error.code : String(error)),
  );

describe('a delivery', () => {
  it('that the official package has signed is verified, as text or bytes, with the headers of a request or of Node', async () => {
    const headers = signed();
    assert.deepEqual(await verifyWebhook({ body: BODY, headers }, SECRET), EVENT);
    assert.deepEqual(await verifyWebhook({ body: new TextEncoder().encode(BODY), headers }, SECRET), EVENT);
    assert.deepEqual(await verifyWebhook({ body: BODY, headers: new Headers(headers) }, SECRET), EVENT);
    assert.deepEqual(
      await verifyWebhook({ body: BODY, headers: { ...headers, cookie: ['a', 'b'] } }, SECRET.slice(6)),
      EVENT,
    );
  });

  it('with two signatures is verified with either secret, and with two secrets by either', async () => {
    const headers = signed();
    const both = {
      ...headers,
      'webhook-signature': `v1a,x v1,%%% ${signed(OTHER)['webhook-signature']!} ${headers['webhook-signature']!}`,
    };
    for (const secret of [SECRET, OTHER])
      assert.equal((await verifyWebhook({ body: BODY, headers: both }, secret)).id, 'evt_1');
    assert.equal((await verifyWebhook({ body: BODY, headers }, [OTHER, SECRET])).id, 'evt_1');
  });

  it('is rejected when body, id, time or secret are others, or a signature is of another kind', async () => {
    const headers = signed();
    const verify = (changes: Readonly<Record<string, string>>, body = BODY, secret = SECRET) =>
      codeOf(verifyWebhook({ body, headers: { ...headers, ...changes } }, secret));
    assert.equal(await verify({}, `${BODY} `), 'wrong_signature');
    assert.equal(await verify({}, BODY, OTHER), 'wrong_signature');
    assert.equal(await verify({ 'webhook-id': 'evt_2' }), 'wrong_signature');
    assert.equal(
      await verify({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) }),
      'wrong_signature',
    );
    for (const signature of [
      'v1,',
      'v1',
      'x',
      headers['webhook-signature']!.slice(0, -4),
      headers['webhook-signature']!.replace('v1,', 'v2,'),
    ])
      assert.equal(await verify({ 'webhook-signature': signature }), 'wrong_signature', signature);
    for (const name of Object.keys(headers)) assert.equal(await verify({ [name]: '' }), 'missing_header', name);
  });

  it('is rejected when it is more than five minutes old, or from the future', async () => {
    const at = new Date('2026-12-01T00:00:00Z');
    const headers = signed(SECRET, BODY, at);
    const verify = (seconds: number) =>
      codeOf(verifyWebhook({ body: BODY, headers }, SECRET, { now: at.getTime() + seconds * 1_000 }));
    assert.deepEqual(await Promise.all([-301, -300, 0, 300, 301].map(verify)), [
      'wrong_time',
      'verified',
      'verified',
      'verified',
      'wrong_time',
    ]);
    for (const timestamp of ['x', '1e9', '-1', ' ', '0x10'])
      assert.equal(
        await codeOf(verifyWebhook({ body: BODY, headers: { ...headers, 'webhook-timestamp': timestamp } }, SECRET)),
        'wrong_time',
        timestamp,
      );
  });
});
