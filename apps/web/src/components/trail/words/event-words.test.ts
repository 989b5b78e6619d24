import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUDIT_EVENTS } from '@theia-astro/server/rules/audit-events';
import { actorWords, eventWords } from './event-words.ts';

const words = (event: string, details: Readonly<Record<string, unknown>> = {}, subject: string | null = null) =>
  eventWords({ event, subject, details: details as never }, (instant) => instant.slice(0, 10));

describe('the words of the audit log', () => {
  it('are there for every event, different for each, and need no fact', () => {
    const all = Object.keys(AUDIT_EVENTS).map((event) => words(event).what);
    assert.equal(new Set(all).size, all.length);
    assert.ok(all.every((what) => /^[A-Z][^.]+$/.test(what)));
  });

  it('show an event or an actor of a newer server by its own name', () => {
    assert.deepEqual(words('key.polished', {}, 'Production'), {
      what: 'key.polished',
      subject: 'Production',
      more: null,
    });
    assert.equal(actorWords('robot'), 'robot');
  });

  it('name what changed of a key, as it is now', () => {
    const change = { allowed_products: [[], ['natal', 'vedic']], allowed_origins: [['https://a.test'], []] };
    assert.deepEqual(words('key.restricted', change, 'Production'), {
      what: 'Key limits changed',
      subject: 'Production',
      more: 'products: natal, vedic; origins: no limit',
    });
    assert.equal(words('key.renamed', { label: ['Old', 'New'] }).more, 'before: Old');
    assert.equal(
      words('key.rotated', { old_key_until: '2026-01-02T03:04:05Z' }).more,
      'the old one works until 2026-01-02',
    );
    assert.equal(
      words('key.refused', { reason: 'origin', origin: 'https://evil.test' }).more,
      'from the origin https://evil.test',
    );
  });

  it('name an endpoint by its name, or by its host if it has none, and a subscription by the end of its id', () => {
    assert.deepEqual(words('webhook.created', { host: 'example.com' }, 'Production'), {
      what: 'Endpoint added',
      subject: 'Production',
      more: null,
    });
    assert.equal(words('webhook.deleted', { host: 'example.com' }, '').subject, 'example.com');
    assert.equal(
      words('calendar.made', { subscription_id: 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0' }).subject,
      'Subscription …VWXYZ0',
    );
  });

  it('say until when an old secret signs, and why an endpoint was disabled', () => {
    assert.equal(
      words('webhook.rotated', { old_secret_until: '2026-01-02T03:04:05Z' }).more,
      'the old secret signs until 2026-01-02',
    );
    assert.equal(words('webhook.rotated').more, null);
    assert.equal(words('webhook.disabled', { because: 'failing' }).more, 'Nothing got through for three days.');
  });

  it('say how somebody signed in, what failed, and which sessions ended', () => {
    assert.equal(words('session.started', { way: 'oauth' }).what, 'Signed in with Google');
    assert.equal(words('session.refused', { way: 'totp' }).more, 'wrong code of the authenticator app');
    assert.equal(words('session.ended_elsewhere', { sessions: 3 }).subject, '3 sessions');
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    assert.equal(words('session.ended_elsewhere', { sessions: 1, device }).subject, 'Firefox on Linux');
  });

  it('write money and settings as they are now', () => {
    assert.equal(words('credit.given', { amount_usd: '1000.5', reason: 'A gift' }).subject, '$1,000.50');
    assert.equal(words('card.added', { brand: 'visa', last4: '4242' }).subject, 'Visa ending 4242');
    assert.deepEqual(words('plan.changed', { plan: ['starter', 'growth'] }), {
      what: 'Plan changed',
      subject: 'Growth',
      more: 'before: Starter',
    });
    assert.equal(
      words('billing.changed', {
        auto_topup: [true, false],
        spend_cap_usd: [30, null],
        because: 'The card was declined.',
      }).more,
      'automatic top-up: off; spend cap: none; The card was declined.',
    );
    assert.equal(words('limit.changed', { rate_per_second: 50 }).more, '50 a second');
    assert.equal(words('limit.changed').more, 'that of the plan again');
  });
});
