import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { newSigningSecret, signatureHeaders } from './message.ts';

const body = '{"id":"evt_1","type":"transit.exact","label":"Ümläut 🌖"}';
const now = (): number => Math.floor(Date.now() / 1_000);

describe('a signature', () => {
  it('is what the official package of Standard Webhooks signs and verifies', () => {
    const secret = newSigningSecret();
    const timestamp = now();
    const headers = signatureHeaders([secret], { id: 'evt_1', timestamp, body });
    const official = new Webhook(secret);
    assert.deepEqual(official.verify(body, headers), JSON.parse(body));
    assert.equal(headers['webhook-signature'], official.sign('evt_1', new Date(timestamp * 1_000), body));
  });

  it('agrees with the example of the specification', () => {
    // The example of the package's readme and of https://www.standardwebhooks.com/verify.
    const headers = signatureHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('of a rotation is accepted by receivers that have either secret, and by nobody else', () => {
    const [present, old, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
    const headers = signatureHeaders([present, old], { id: 'evt_1', timestamp: now(), body });
    for (const secret of [present, old]) assert.doesNotThrow(() => new Webhook(secret).verify(body, headers));
    assert.throws(() => new Webhook(other).verify(body, headers), /No matching signature/);
  });

  it('is refused for another body, id or time', () => {
    const secret = newSigningSecret();
    const official = new Webhook(secret);
    const headers = signatureHeaders([secret], { id: 'evt_1', timestamp: now(), body });
    assert.throws(() => official.verify(`${body} `, headers));
    assert.throws(() => official.verify(body, { ...headers, 'webhook-id': 'evt_2' }));
    assert.throws(() => official.verify(body, { ...headers, 'webhook-timestamp': String(now() - 1) }));
    const old = signatureHeaders([secret], { id: 'evt_1', timestamp: now() - 600, body });
    assert.throws(() => official.verify(body, old), /too old/);
  });

  it('has secrets of 32 random bytes', () => {
    const secrets = new Set(Array.from({ length: 100 }, newSigningSecret));
    assert.equal(secrets.size, 100);
    for (const secret of secrets) assert.equal(Buffer.from(secret.slice(6), 'base64').byteLength, 32);
  });
});
