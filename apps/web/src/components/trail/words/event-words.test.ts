import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUDIT_EVENTS, type AuditEvent } from '@theia-astro/server/rules/audit-events';
import { actorWords, eventWords } from './event-words.ts';
import { restOf } from './words.ts';

type Details = Readonly<Record<string, unknown>>;

const words = (event: string, details: Details = {}, subject: string | null = null) =>
  eventWords({ event, subject, details: details as never }, (instant) => instant.slice(0, 10));

/** An event as one sentence, as a row of the log shows it. */
const sentence = (...event: Parameters<typeof words>) => {
  const text = words(...event);
  return `${text.what}${restOf(text)}`;
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SUBSCRIPTION = { subscription_id: 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0' };
const REPORT = { kind: 'natal', report_id: 'rep_1' };

/** Each event with what the server stores of it, and its sentence. */
const SENTENCES: Readonly<Record<AuditEvent, readonly [text: string, details?: Details, subject?: string]>> = {
  'account.created': ['Account created'],
  'account.blocked': ['Account blocked'],
  'account.unblocked': ['Account unblocked'],
  'account.shown': ['Account viewed by the operator'],
  'session.started': ['Signed in with Google', { way: 'oauth' }],
  'session.second_factor': ['Verified with a recovery code', { way: 'recovery_code' }],
  'session.refused': ['Sign-in failed: wrong authenticator code', { way: 'totp' }],
  'session.ended': ['Signed out'],
  'session.ended_elsewhere': ['Other sessions signed out: Firefox on Linux', { sessions: 1, device: FIREFOX }],
  'device.added': ['First sign-in from a new device'],
  'password.set': ['Password set'],
  'password.changed': ['Password changed'],
  'password.removed': ['Password removed'],
  'password.reset_asked': ['Password reset email requested'],
  'email.change_asked': ['Email change requested: to new@example.com', { to: 'new@example.com' }],
  'email.change_accepted': ['Email change confirmed: at the new address', { by: 'new' }],
  'email.change_cancelled': ['Email change cancelled: to new@example.com', { to: 'new@example.com' }],
  'email.changed': [
    'Email changed b@example.com, before: a@example.com',
    { from: 'a@example.com', to: 'b@example.com' },
  ],
  'factor.added': ['Two-factor authentication turned on'],
  'factor.removed': ['Two-factor authentication turned off'],
  'codes.made': ['Recovery codes created'],
  'codes.used': ['Recovery code used: 9 left', { remaining: 9 }],
  'codes.removed': ['Recovery codes removed'],
  'identity.linked': ['Sign-in method added Google, ada@example.com', { address: 'ada@example.com' }, 'google'],
  'identity.unlinked': ['Sign-in method removed Google', {}, 'google'],
  'app.connected': [
    'App connected Claude, claude.ai, up to $1.00 a day',
    { host: 'claude.ai', scopes: ['charts'], daily_limit_usd: 1 },
    'Claude',
  ],
  'app.limited': ['App limit changed Claude, to $5.00 a day', { daily_limit_usd: [1, 5] }, 'Claude'],
  'app.disconnected': ['App disconnected Claude', {}, 'Claude'],
  'app.token_reused': ['Copied token rejected for app Claude, a code or refresh token was used twice', {}, 'Claude'],
  'key.created': ['Key created CI, as a test key', { is_test: true }, 'CI'],
  'key.deleted': ['Key deleted CI', {}, 'CI'],
  'key.renamed': ['Key renamed New, before: Old', { label: ['Old', 'New'] }, 'New'],
  'key.restricted': [
    'Key limits changed Production, products: natal, vedic; origins: no limit',
    { allowed_products: [[], ['natal', 'vedic']], allowed_origins: [['https://a.test'], []] },
    'Production',
  ],
  'key.rotated': [
    'Key rolled Production, the old key works until 2026-01-02',
    { old_key_until: '2026-01-02T03:04:05Z' },
    'Production',
  ],
  'key.old_key_ended': ['Old key stopped Production', {}, 'Production'],
  'key.regenerated': ['Key regenerated Production, the old key stopped immediately', {}, 'Production'],
  'key.revoked': ['Key revoked Production', {}, 'Production'],
  'key.activated': ['Key activated Production', {}, 'Production'],
  'key.blocked': ['Key blocked Production', {}, 'Production'],
  'key.unblocked': ['Key unblocked Production', {}, 'Production'],
  'key.expired': ['Key expired Production', {}, 'Production'],
  'key.refused': [
    'Call rejected for key Production, from the origin https://evil.test',
    { reason: 'origin', origin: 'https://evil.test' },
    'Production',
  ],
  'webhook.created': ['Endpoint added Production', { host: 'example.com' }, 'Production'],
  'webhook.changed': ['Endpoint changed example.com', { host: 'example.com' }, ''],
  'webhook.rotated': [
    'Signing secret rolled Production, the old secret signs until 2026-01-02',
    { old_secret_until: '2026-01-02T03:04:05Z' },
    'Production',
  ],
  'webhook.tested': ['Test event sent Production, failed', { outcome: 'failed' }, 'Production'],
  'webhook.enabled': ['Endpoint resumed Production', {}, 'Production'],
  'webhook.paused': ['Endpoint paused Production', {}, 'Production'],
  'webhook.disabled': [
    'Endpoint disabled Production, no delivery succeeded for three days',
    { because: 'failing' },
    'Production',
  ],
  'webhook.deleted': ['Endpoint deleted example.com', { host: 'example.com' }, ''],
  'subscription.changed': ['Subscription changed …VWXYZ0', SUBSCRIPTION],
  'subscription.enabled': ['Subscription resumed …VWXYZ0', SUBSCRIPTION],
  'subscription.paused': ['Subscription paused …VWXYZ0', SUBSCRIPTION],
  'subscription.deleted': ['Subscription deleted …VWXYZ0', SUBSCRIPTION],
  'calendar.made': ['Calendar link created for …VWXYZ0', SUBSCRIPTION],
  'calendar.withdrawn': ['Calendar link revoked for …VWXYZ0', SUBSCRIPTION],
  'report.shared': ['Report link created Birth chart, rep_1', REPORT],
  'report.withdrawn': ['Report link revoked Birth chart, rep_1', REPORT],
  'report.deleted': ['Report deleted Birth chart, rep_1', REPORT],
  'plan.chosen': ['Plan chosen Growth, paid from 2026-01-02', { plan: 'growth', starts_at: '2026-01-02T00:00:00Z' }],
  'plan.started': ['Plan started Growth', { plan: 'growth' }],
  'plan.changed': ['Plan changed Growth, before: Starter', { plan: ['starter', 'growth'] }],
  'plan.cancelled': ['Plan cancelled: it ends on 2026-01-02', { ends_at: '2026-01-02T00:00:00Z' }],
  'plan.resumed': ['Plan cancellation undone'],
  'plan.ended': ['Plan ended Growth', { plan: 'growth' }],
  'plan.trial_ended': ['Trial ended'],
  'plan.payment_overdue': ['Plan payment failed'],
  'plan.payment_made': ['Overdue plan payment made'],
  'addon.started': ['Add-on started Yearly Cycle', { addon: 'yearly_cycle' }],
  'addon.ended': ['Add-on ended Yearly Cycle', { addon: 'yearly_cycle' }],
  'card.added': ['Card added Visa ending 4242', { brand: 'visa', last4: '4242' }],
  'card.removed': [
    'Card removed Visa ending 4242, replaced by another card',
    { brand: 'visa', last4: '4242', because: 'replaced' },
  ],
  'topup.paid': ['Automatic top-up $50.00', { kind: 'auto', amount_usd: 50 }],
  'topup.failed': ['Top-up failed $50.00', { amount_usd: 50 }],
  'payment.refunded': ['Payment refunded $50.00', { amount_usd: 50 }],
  'payment.disputed': ['Payment disputed $50.00', { amount_usd: 50 }],
  'payment.returned': ['Payment returned to the wallet $50.00', { amount_usd: 50 }],
  'credit.given': ['Credit added $1,000.50, A gift', { amount_usd: '1000.5', reason: 'A gift' }],
  'credit.taken': ['Credit removed $5.00', { amount_usd: '5' }],
  'plan.natal_system': ['Natal chart system changed Vedic', { natal_system: ['western', 'vedic'] }],
  'billing.changed': [
    'Wallet settings changed: automatic top-up off, spend cap none, because: The card was declined.',
    { auto_topup: [true, false], spend_cap_usd: [30, null], because: 'The card was declined.' },
  ],
  'limit.changed': ['Request limit changed: 100,000 requests per second', { rate_per_second: 100_000 }],
};

describe('the words of the audit log', () => {
  it('are there for every event, different for each, and need no fact', () => {
    const all = Object.keys(AUDIT_EVENTS).map((event) => words(event).what);
    assert.equal(new Set(all).size, all.length);
    assert.ok(all.every((what) => /^[A-Z][^.]+$/.test(what)));
  });

  for (const [event, [text, details, subject]] of Object.entries(SENTENCES))
    it(`say in one sentence: ${text}`, () => assert.equal(sentence(event, details, subject), text));

  it('are whole sentences also where the server stores no fact', () => {
    for (const event of Object.keys(AUDIT_EVENTS))
      for (const subject of [null, ''])
        assert.match(sentence(event, {}, subject), /^(?!.*( ,|  |undefined|null|NaN|…))[A-Z].*[\p{L}\p{N}]$/u, event);
  });

  it('show an event or an actor of a newer server by its own name', () => {
    assert.deepEqual(words('key.polished', {}, 'Production'), {
      what: 'key.polished',
      subject: 'Production',
      more: null,
    });
    assert.equal(actorWords('robot'), 'robot');
  });

  it('count the sessions that ended, and name the limit of the plan', () => {
    assert.equal(sentence('session.ended_elsewhere', { sessions: 3 }), 'Other sessions signed out: 3 sessions');
    assert.equal(sentence('limit.changed'), 'Request limit changed: the limit of the plan applies again');
  });
});
