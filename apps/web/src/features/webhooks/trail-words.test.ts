import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventWords } from './trail-words.ts';

const words = (event: string, details: Readonly<Record<string, string>>, subject: string | null = null) =>
  eventWords({ event, subject, details }, (instant) => instant.slice(0, 10));

describe('the history of webhooks', () => {
  it('names an endpoint by its name, or by its host if it has none', () => {
    assert.deepEqual(words('webhook.created', { host: 'example.com' }, 'Production'), {
      what: 'Endpoint added',
      subject: 'Production',
      more: null,
    });
    assert.equal(words('webhook.deleted', { host: 'example.com' }, '').subject, 'example.com');
  });

  it('says until when an old secret signs, and why an endpoint was disabled', () => {
    const { more } = words('webhook.rotated', { old_secret_until: '2026-01-02T03:04:05Z' }, 'Production');
    assert.equal(more, 'the old secret signs until 2026-01-02');
    assert.equal(words('webhook.rotated', {}, 'Production').more, null);
    assert.equal(words('webhook.disabled', { because: 'failing' }).more, 'Nothing got through for three days.');
  });

  it('names a subscription by the end of its id, and an event that it does not know by its own name', () => {
    const id = 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0';
    assert.deepEqual(words('calendar.made', { subscription_id: id }), {
      what: 'Calendar address made',
      subject: 'Subscription …VWXYZ0',
      more: null,
    });
    assert.equal(words('webhook.polished', {}).what, 'webhook.polished');
  });
});
