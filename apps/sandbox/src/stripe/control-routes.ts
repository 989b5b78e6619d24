import { Hono } from 'hono';
import { escapeHtml } from '../look.ts';
import { creditInvoice } from './invoices.ts';
import { page, button, usd } from './page.ts';
import { createCode, createCoupon } from './promotion-routes.ts';
import { couponOf } from './promotions.ts';
import { ageCharge, closeDispute, failRefund, openDispute, refundCharge } from './payments.ts';
import type { Coupon } from './objects/objects.ts';
import { StripeRejection } from './stripe-error.ts';
import { endPeriod, endSubscription, markUnpaid } from './subscriptions.ts';
import { findObject, sendEvent, type SandboxContext } from './sandbox-context.ts';

const SHOWN = 25;

const section = (title: string, rows: readonly string[]): string =>
  `<h2>${title}</h2>${rows.length === 0 ? '<p class="note">None yet.</p>' : `<table>${rows.join('')}</table>`}`;

/** Controls for what happens at Stripe without our calls. A page for people, the same as JSON for tests. */
export function controlRoutes(world: SandboxContext): Hono {
  const app = new Hono();
  const { state, webhooks } = world;

  app.get('/', (c) => {
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ ...state, answers: undefined, webhooks: webhooks.behaviour });
    const recent = <T extends { created: number }>(objects: Record<string, T>): T[] =>
      Object.values(objects)
        .toSorted((a, b) => b.created - a.created)
        .slice(0, SHOWN);
    return c.html(
      page(
        'Control',
        [
          '<h1>Stripe sandbox</h1><p>What happens at Stripe without your action: periods end, banks dispute, deliveries arrive late or twice.</p>',
          section(
            'Subscriptions',
            recent(state.subscriptions).map(
              ({ id, status, items }) =>
                `<tr><td>${escapeHtml(items.data.map(({ price }) => price.nickname).join(', '))}<br><span class="note">${id}</span></td><td>${status}</td><td>${status === 'canceled' ? '' : ['end-period', 'trial-will-end', 'cancel'].map((what) => button(`/control/subscriptions/${id}`, what.replaceAll('-', ' '), { what })).join('')}</td></tr>`,
            ),
          ),
          section(
            'Charges',
            recent(state.charges).map(
              (charge) =>
                `<tr><td>${usd(charge.amount)} ${escapeHtml(charge.description ?? '')}<br><span class="note">${charge.id}</span></td><td>${charge.status}${charge.amount_refunded > 0 ? `, ${usd(charge.amount_refunded)} refunded` : ''}</td><td>${charge.status === 'succeeded' ? ['refund', 'dispute', 'age'].map((what) => button(`/control/charges/${charge.id}`, what, { what })).join('') : ''}</td></tr>`,
            ),
          ),
          section(
            'Disputes',
            recent(state.disputes).map(
              ({ id, amount, status }) =>
                `<tr><td>${usd(amount)}<br><span class="note">${id}</span></td><td>${status}</td><td>${status === 'needs_response' ? ['won', 'lost'].map((what) => button(`/control/disputes/${id}`, what, { what })).join('') : ''}</td></tr>`,
            ),
          ),
          section(
            'Invoices',
            recent(state.invoices).map(
              (invoice) =>
                `<tr><td><a href="/invoices/${invoice.id}">${escapeHtml(invoice.number ?? 'Draft')}</a><br><span class="note">${invoice.id}</span></td><td>${usd(invoice.total)}, ${invoice.status}</td><td>${invoice.status === 'paid' && invoice.sandboxIntent !== null ? button(`/control/invoices/${invoice.id}`, 'credit note') : ''}</td></tr>`,
            ),
          ),
          section(
            'Promotion codes',
            recent(state.promotionCodes).map(
              (code) =>
                `<tr><td>${escapeHtml(code.code)}<br><span class="note">${escapeHtml(couponWords(couponOf(world, code)))}</span></td><td>${code.active ? `used ${code.times_redeemed} times` : 'inactive'}</td><td>${code.active ? button(`/control/codes/${code.id}`, 'switch off') : ''}</td></tr>`,
            ),
          ),
          '<form method="post" action="/control/codes"><div class="row"><label>Code<input name="code" required placeholder="WELCOME" autocomplete="off"></label><label>Percent off<input name="percent_off" inputmode="decimal" placeholder="20" autocomplete="off"></label></div><div class="row"><label>or cents off<input name="amount_off" inputmode="numeric" placeholder="500" autocomplete="off"></label><label>Months (empty: once, 0: forever)<input name="months" inputmode="numeric" autocomplete="off"></label></div><p><button>Make the code</button></p></form>',
          `<h2>Webhooks</h2><p>Wait ${webhooks.behaviour.delayMs} ms, ${webhooks.behaviour.copies} copies each${webhooks.behaviour.paused ? ', paused' : ''}</p>`,
          button('/control/webhooks', 'At once, once', { delay_ms: '0', copies: '1' }),
          button('/control/webhooks', 'Late and three times', { delay_ms: '3000', copies: '3' }),
          button('/control/webhooks/again', 'Deliver the last 20 again'),
        ],
        true,
      ),
    );
  });
  app.post('/subscriptions/:id', async (c) => {
    const subscription = findObject(state.subscriptions, 'subscription', c.req.param('id'));
    const what = new URLSearchParams(await c.req.text()).get('what');
    if (what === 'end-period') endPeriod(world, subscription);
    else if (what === 'trial-will-end') sendEvent(world, 'customer.subscription.trial_will_end', subscription);
    else if (what === 'cancel') endSubscription(world, subscription);
    else if (what === 'unpaid') markUnpaid(world, subscription);
    return done();
  });
  app.post('/charges/:id', async (c) => {
    const charge = findObject(state.charges, 'charge', c.req.param('id'));
    const form = new URLSearchParams(await c.req.text());
    if (form.get('what') === 'refund')
      refundCharge(world, charge, {
        amount: Number(form.get('amount') ?? charge.amount - charge.amount_refunded),
      });
    else if (form.get('what') === 'dispute') openDispute(world, charge);
    else if (form.get('what') === 'age') ageCharge(charge);
    return done();
  });
  app.post('/invoices/:id', async (c) => {
    const invoice = findObject(state.invoices, 'invoice', c.req.param('id'));
    const amount = new URLSearchParams(await c.req.text()).get('amount');
    const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
    creditInvoice(world, invoice, amount === null ? left : Number(amount));
    return done();
  });
  app.post('/codes', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const months = form.get('months') ?? '';
    const [percent, amount] = [form.get('percent_off') ?? '', form.get('amount_off') ?? ''];
    const coupon = createCoupon(world, {
      ...(percent === '' ? {} : { percent_off: percent }),
      ...(amount === '' ? {} : { amount_off: amount, currency: 'usd' }),
      ...(months === ''
        ? { duration: 'once' }
        : months === '0'
          ? { duration: 'forever' }
          : { duration: 'repeating', duration_in_months: months }),
    });
    createCode(world, { promotion: { type: 'coupon', coupon: coupon.id }, code: form.get('code') ?? '' });
    return done();
  });
  app.post('/codes/:id', (c) => {
    findObject(state.promotionCodes, 'promotion code', c.req.param('id')).active = false;
    return done();
  });
  /** Like Stripe, drops idempotency keys after a day. */
  app.post('/forget-keys', () => {
    for (const key of Object.keys(state.answers)) delete state.answers[key];
    return done();
  });
  app.post('/refunds/:id', async (c) => {
    if (new URLSearchParams(await c.req.text()).get('what') === 'fail') failRefund(world, c.req.param('id'));
    return done();
  });
  app.post('/disputes/:id', async (c) => {
    const what = new URLSearchParams(await c.req.text()).get('what');
    if (what === 'won' || what === 'lost') closeDispute(world, c.req.param('id'), what);
    return done();
  });
  app.post('/webhooks', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    Object.assign(webhooks.behaviour, {
      delayMs: Number(form.get('delay_ms') ?? 0),
      copies: Number(form.get('copies') ?? 1),
      paused: form.get('paused') === 'true',
    });
    return done();
  });
  app.post('/webhooks/again', async (c) => {
    const last = Number(new URLSearchParams(await c.req.text()).get('last') ?? 20);
    for (const event of state.events.slice(-last)) webhooks.send(event);
    return done();
  });
  app.onError((error, c) => {
    if (error instanceof StripeRejection) return c.json(error.body, 400);
    throw error;
  });
  const done = (): Response => {
    world.save();
    return new Response(null, { status: 303, headers: { location: '/control' } });
  };
  return app;
}

function couponWords({
  percent_off: percent,
  amount_off: amount,
  duration,
  duration_in_months: months,
}: Coupon): string {
  const off = percent === null ? usd(amount ?? 0) : `${percent}%`;
  return `${off} off, ${duration === 'repeating' ? `for ${months} months` : duration}`;
}
