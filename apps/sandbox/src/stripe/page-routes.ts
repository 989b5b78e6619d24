import { Hono } from 'hono';
import { escapeHtml } from '../look.ts';
import { invoiceLines, invoicePage } from './invoice-page.ts';
import { textPdf } from './pdf.ts';
import { codeByText, requireUsable } from './promotions.ts';
import { sumSession } from './sums.ts';
import { checkoutPage, bankPage } from './checkout-page.ts';
import { completeSession } from './checkout.ts';
import { page, usd, button } from './page.ts';
import type { Session } from './objects/objects.ts';
import { badParameter, cardError, StripeRejection } from './stripe-error.ts';
import { endSubscription, payInvoice } from './subscriptions.ts';
import { findObject, sendEvent, type SandboxContext } from './sandbox-context.ts';

/** The sandbox's pages: checkout, portal, receipts, invoices. */
export function pageRoutes(world: SandboxContext): Hono {
  const app = new Hono();
  const { state } = world;
  app.use('*', async (c, next) => {
    await next();
    c.res.headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  app.get('/pay/:id', (c) => {
    const session = findObject(state.sessions, 'checkout.session', c.req.param('id'));
    if (session.status !== 'open')
      return c.html(page('Closed', ['<h1>This page is closed</h1><p>It was completed or has expired.</p>']), 410);
    return c.html(checkoutPage(world, session, { number: '', expiry: '', error: null }));
  });
  app.get('/pay/:id/cancel', (c) => {
    const session = findObject(state.sessions, 'checkout.session', c.req.param('id'));
    return c.redirect(session.cancel_url ?? session.success_url, 303);
  });
  app.post('/pay/:id', async (c) => {
    const session = findObject(state.sessions, 'checkout.session', c.req.param('id'));
    const form = new URLSearchParams(await c.req.text());
    const number = form.get('number') ?? '';
    const expiry = form.get('expiry') ?? '';
    const digits = number.replaceAll(/\D/g, '');
    const [, month = '12', year = '34'] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
    try {
      const country = form.get('country')?.trim().toUpperCase() ?? '';
      const customer = session.customer === null ? undefined : state.customers[session.customer];
      if (customer !== undefined && /^[A-Z]{2}$/.test(country))
        customer.address = { line1: null, line2: null, city: null, state: null, postal_code: null, country };
      if (form.get('action') === 'code') {
        applyCode(world, session, form.get('code') ?? '');
        return c.html(checkoutPage(world, session, { number, expiry, error: null }));
      }
      if (form.get('action') === 'refuse')
        throw cardError('authentication_required', 'Your bank could not confirm it was you. Use another card.');
      const outcome = completeSession(world, session, {
        number: digits === '' ? null : digits,
        expMonth: Number(month),
        expYear: 2000 + Number(year),
        confirmed: form.get('action') === 'confirm',
      });
      world.save();
      if (outcome === 'asks') return c.html(bankPage(session, { number, expiry, error: null }));
      return c.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
    } catch (error) {
      if (!(error instanceof StripeRejection)) throw error;
      return c.html(checkoutPage(world, session, { number, expiry, error: error.message }), 402);
    }
  });

  app.get('/receipts/:id', (c) => {
    const charge = findObject(state.charges, 'charge', c.req.param('id'));
    return c.html(
      page('Receipt', [
        `<h1>Receipt</h1><p class="sum">${usd(charge.amount)}</p><table><tr><td>Paid</td><td>${new Date(charge.created * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC</td></tr>`,
        `<tr><td>For</td><td>${escapeHtml(charge.description ?? 'Theia')}</td></tr><tr><td>Number</td><td>${charge.id}</td></tr>`,
        charge.amount_refunded > 0 ? `<tr><td>Refunded</td><td>${usd(charge.amount_refunded)}</td></tr>` : '',
        '</table><p class="note">Stripe sandbox: no money moved.</p>',
      ]),
    );
  });
  const notesOf = (invoice: string) => Object.values(state.creditNotes).filter((note) => note.invoice === invoice);
  const pdf = (name: string, lines: readonly string[]): Response =>
    new Response(textPdf(lines), {
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` },
    });
  app.get('/invoices/:id', (c) => {
    const invoice = findObject(state.invoices, 'invoice', c.req.param('id'));
    return c.html(invoicePage(invoice, notesOf(invoice.id)));
  });
  app.get('/invoices/:id/pdf', (c) => {
    const invoice = findObject(state.invoices, 'invoice', c.req.param('id'));
    return pdf(`Invoice-${invoice.number}`, invoiceLines(invoice, notesOf(invoice.id)));
  });
  app.get('/credit_notes/:id/pdf', (c) => {
    const note = findObject(state.creditNotes, 'credit_note', c.req.param('id'));
    const { number } = findObject(state.invoices, 'invoice', note.invoice);
    const [tax] = note.total_taxes ?? [];
    return pdf(`Credit-note-${note.number}`, [
      `Credit note ${note.number}`,
      `For invoice ${number}`,
      ...(tax === undefined ? [] : [`Tax: ${usd(tax.amount)}`]),
      `Total: ${usd(note.total)}`,
    ]);
  });
  app.post('/invoices/:id', (c) => {
    const invoice = findObject(state.invoices, 'invoice', c.req.param('id'));
    const subscription = findObject(
      state.subscriptions,
      'subscription',
      invoice.parent?.subscription_details.subscription ?? null,
    );
    payInvoice(world, subscription, invoice);
    if (invoice.status === 'paid' && subscription.status === 'past_due') {
      subscription.status = 'active';
      sendEvent(world, 'customer.subscription.updated', subscription);
    }
    world.save();
    return c.redirect(`/invoices/${invoice.id}`, 303);
  });

  app.get('/portal/:id', (c) => {
    const portal = findObject(state.portals, 'billing_portal.session', c.req.param('id'));
    const subscriptions = Object.values(state.subscriptions).filter(
      ({ customer, status }) => customer === portal.customer && status !== 'canceled',
    );
    const invoices = Object.values(state.invoices).filter(({ customer }) => customer === portal.customer);
    const cards = Object.values(state.methods).filter(({ customer }) => customer === portal.customer);
    return c.html(
      page('Billing', [
        '<h1>Billing</h1><p>Stripe sandbox: replaces the customer portal.</p>',
        '<h2>Plan</h2>',
        subscriptions.length === 0 ? '<p>No subscription.</p>' : '',
        ...subscriptions.map(
          (subscription) =>
            `<p>${escapeHtml(subscription.items.data.map(({ price }) => price.nickname).join(', '))}: ${subscription.status}${subscription.cancel_at_period_end ? ', ends with the period' : ''} ${subscription.cancel_at_period_end ? '' : button(`/portal/${portal.id}/cancel`, 'Cancel plan', { subscription: subscription.id })}</p>`,
        ),
        '<h2>Cards</h2>',
        cards.length === 0 ? '<p>No card.</p>' : '',
        ...cards.map(({ card }) => `<p>${card.brand} ···· ${card.last4}, ${card.exp_month}/${card.exp_year}</p>`),
        '<h2>Invoices</h2>',
        invoices.length === 0
          ? '<p>No invoice.</p>'
          : `<table>${invoices.map((invoice) => `<tr><td><a href="/invoices/${invoice.id}">${invoice.number}</a></td><td>${usd(invoice.total)}</td><td>${invoice.status}</td></tr>`).join('')}</table>`,
        portal.return_url === null ? '' : `<p><a href="${escapeHtml(portal.return_url)}">Back to Theia</a></p>`,
      ]),
    );
  });
  app.post('/portal/:id/cancel', async (c) => {
    const portal = findObject(state.portals, 'billing_portal.session', c.req.param('id'));
    const subscription = findObject(
      state.subscriptions,
      'subscription',
      new URLSearchParams(await c.req.text()).get('subscription'),
    );
    if (subscription.customer === portal.customer) {
      if (subscription.status === 'past_due') endSubscription(world, subscription);
      else {
        Object.assign(subscription, {
          cancel_at_period_end: true,
          cancel_at: subscription.items.data[0]?.current_period_end ?? null,
        });
        sendEvent(world, 'customer.subscription.updated', subscription);
      }
      world.save();
    }
    return c.redirect(`/portal/${portal.id}`, 303);
  });
  return app;
}

/** Applies the code that was typed on the page of a session; empty text takes it off. @throws StripeRejection */
function applyCode(world: SandboxContext, session: Session, typed: string): void {
  session.sandbox.promotionCode = null;
  const { subtotal } = sumSession(world, session);
  if (session.allow_promotion_codes !== true || typed.trim() === '') return;
  const code = codeByText(world, typed);
  if (code === undefined) throw badParameter('promotion_code', 'This code is invalid.');
  requireUsable(world, code, session.customer, subtotal, 'promotion_code');
  session.sandbox.promotionCode = code.id;
  sumSession(world, session);
}
