import { Hono } from 'hono';
import { escapeHtml } from '../escape-html.ts';
import { page, button, usd } from './page.ts';
import { ageCharge, closeDispute, failRefund, openDispute, refundCharge } from './payments.ts';
import { StripeRefusal } from './stripe-error.ts';
import { endPeriod, endSubscription, markUnpaid } from './subscriptions.ts';
import { findObject, sendEvent, type SandboxContext } from './sandbox-context.ts';

const SHOWN = 25;

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
          '<h2>Subscriptions</h2><table>',
          ...recent(state.subscriptions).map(
            ({ id, status, items }) =>
              `<tr><td>${escapeHtml(items.data.map(({ price }) => price.nickname).join(', '))}<br><span class="note">${id}</span></td><td>${status}</td><td>${status === 'canceled' ? '' : ['end-period', 'trial-will-end', 'cancel'].map((what) => button(`/control/subscriptions/${id}`, what.replaceAll('-', ' '), { what })).join('')}</td></tr>`,
          ),
          '</table>',
          '<h2>Charges</h2><table>',
          ...recent(state.charges).map(
            (charge) =>
              `<tr><td>${usd(charge.amount)} ${escapeHtml(charge.description ?? '')}<br><span class="note">${charge.id}</span></td><td>${charge.status}${charge.amount_refunded > 0 ? `, ${usd(charge.amount_refunded)} refunded` : ''}</td><td>${charge.status === 'succeeded' ? ['refund', 'dispute', 'age'].map((what) => button(`/control/charges/${charge.id}`, what, { what })).join('') : ''}</td></tr>`,
          ),
          '</table>',
          '<h2>Disputes</h2><table>',
          ...recent(state.disputes).map(
            ({ id, amount, status }) =>
              `<tr><td>${usd(amount)}<br><span class="note">${id}</span></td><td>${status}</td><td>${status === 'needs_response' ? ['won', 'lost'].map((what) => button(`/control/disputes/${id}`, what, { what })).join('') : ''}</td></tr>`,
          ),
          '</table>',
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
        reason: null,
        metadata: {},
      });
    else if (form.get('what') === 'dispute') openDispute(world, charge);
    else if (form.get('what') === 'age') ageCharge(charge);
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
    if (error instanceof StripeRefusal) return c.json(error.body, 400);
    throw error;
  });
  const done = (): Response => {
    world.save();
    return new Response(null, { status: 303, headers: { location: '/control' } });
  };
  return app;
}
