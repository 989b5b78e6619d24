import assert from 'node:assert/strict';
import { createDecipheriv } from 'node:crypto';
import { describe, it } from 'node:test';
import { deriveSecrets } from '../../config/secrets.ts';
import { decryptRow, encryptForRow } from './encrypted-row.ts';

const OLD = deriveSecrets('an old secret of thirty-two bytes or more');
const NEW = deriveSecrets('a new secret of thirty-two bytes or more!');
const BIRTH = '{"birth_date":"1879-03-14","location":"Ulm, Würtemberg"}';

describe('a sealed row', () => {
  it('opens with every accepted secret, and is never the same twice', () => {
    for (const secret of [OLD, NEW]) {
      const sealed = encryptForRow(secret, 'event_subscriptions', 'sub_1', BIRTH);
      assert.equal(decryptRow([NEW, OLD], 'event_subscriptions', 'sub_1', sealed), BIRTH);
      assert.equal(sealed.secretId, secret.id);
      assert.ok(!encryptForRow(secret, 'event_subscriptions', 'sub_1', BIRTH).cipher.equals(sealed.cipher));
      assert.ok(!sealed.cipher.includes('1879'));
    }
  });

  it('opens for no other row, no other table and no other secret', () => {
    const sealed = encryptForRow(OLD, 'event_subscriptions', 'sub_1', BIRTH);
    assert.throws(() => decryptRow([OLD], 'event_subscriptions', 'sub_2', sealed), /authenticate/);
    assert.throws(() => decryptRow([OLD], 'subscription_events', 'sub_1', sealed), /authenticate/);
    assert.throws(() => decryptRow([NEW], 'event_subscriptions', 'sub_1', sealed), /this server does not have/);
    const renamed = { ...sealed, secretId: NEW.id };
    assert.throws(() => decryptRow([NEW], 'event_subscriptions', 'sub_1', renamed), /authenticate/);
  });

  it('does not open when a single bit was changed, or its end is missing', () => {
    const { cipher, secretId } = encryptForRow(OLD, 'webhook_endpoints', 'whe_1', BIRTH);
    for (let at = 0; at < cipher.length; at += 1) {
      const changed = Buffer.from(cipher);
      changed[at] = changed[at]! ^ 1;
      assert.throws(() => decryptRow([OLD], 'webhook_endpoints', 'whe_1', { cipher: changed, secretId }));
    }
    for (const length of [0, 11, 12, 20, 28, cipher.length - 1])
      assert.throws(() =>
        decryptRow([OLD], 'webhook_endpoints', 'whe_1', { cipher: cipher.subarray(0, length), secretId }),
      );
  });

  it('is AES-256-GCM with a nonce of 12 bytes and a tag of 16, bound to table and id', () => {
    const { cipher } = encryptForRow(OLD, 'subscription_events', 'evt_1', BIRTH);
    const standard = createDecipheriv('aes-256-gcm', OLD.personal, cipher.subarray(0, 12));
    standard.setAAD(Buffer.from('subscription_events/evt_1')).setAuthTag(cipher.subarray(12, 28));
    const text = Buffer.concat([standard.update(cipher.subarray(28)), standard.final()]).toString('utf8');
    assert.equal(text, BIRTH);
  });

  it('uses a key that serves no other purpose', () => {
    assert.equal(OLD.personal.length, 32);
    for (const other of [OLD.factor, OLD.rates, Buffer.from(OLD.apiKeyHex, 'hex')])
      assert.notDeepEqual(Buffer.from(OLD.personal), Buffer.from(other));
  });
});
