import { list, nested, text, textMap } from './form-body.ts';
import { addLines, attachPayment, creditInvoice, draftInvoice, finalizeInvoice } from './invoices.ts';
import type { On } from './register-call.ts';
import { ADD_LINES, ATTACH_PAYMENT, CREDIT_NOTE, FINALIZE, INVOICE, NONE } from './shapes.ts';
import { badParameter } from './stripe-error.ts';
import { findNamed, findObject, newId, type SandboxContext } from './sandbox-context.ts';

/** `/v1/invoices` that are made by hand, and `/v1/credit_notes`. */
export function invoiceRoutes(on: On, world: SandboxContext): void {
  const { state } = world;
  on('POST', '/v1/invoices', INVOICE, (form) => {
    const customer = findNamed(state.customers, 'customer', 'customer', text(form, 'customer'));
    return draftInvoice(
      world,
      {
        customer: customer.id,
        subscription: null,
        reason: 'manual',
        automaticTax: text(nested(form, 'automatic_tax'), 'enabled') === 'true',
        description: text(form, 'description'),
        footer: text(form, 'footer'),
        metadata: textMap(form, 'metadata'),
      },
      [],
    );
  });
  on('POST', '/v1/invoices/:id/add_lines', ADD_LINES, (form, id) => {
    const invoice = findObject(state.invoices, 'invoice', id);
    addLines(
      world,
      invoice,
      list(form, 'lines').map((line) => {
        const price = nested(line, 'price_data');
        const amount = Number(text(price, 'unit_amount') ?? Number.NaN);
        if (!Number.isInteger(amount)) throw badParameter('lines[0][price_data][unit_amount]', 'An amount is needed.');
        return {
          description: text(line, 'description') ?? text(nested(price, 'product_data'), 'name') ?? '',
          amount: amount * Number(text(line, 'quantity') ?? 1),
          price: newId('price'),
          product: newId('prod'),
          item: null,
          proration: false,
          period: { start: world.now(), end: world.now() },
        };
      }),
    );
    return invoice;
  });
  on('POST', '/v1/invoices/:id/finalize', FINALIZE, (_, id) => {
    const invoice = findObject(state.invoices, 'invoice', id);
    finalizeInvoice(world, invoice);
    return invoice;
  });
  on('POST', '/v1/invoices/:id/attach_payment', ATTACH_PAYMENT, (form, id) => {
    const invoice = findObject(state.invoices, 'invoice', id);
    attachPayment(
      world,
      invoice,
      findNamed(state.intents, 'payment_intent', 'payment_intent', text(form, 'payment_intent')),
    );
    return invoice;
  });
  on('DELETE', '/v1/invoices/:id', NONE, (_, id) => {
    if (findObject(state.invoices, 'invoice', id).status !== 'draft')
      throw badParameter('id', 'You can only delete draft invoices.', 'invoice_not_editable');
    delete state.invoices[id];
    return { id, object: 'invoice', deleted: true };
  });
  on('POST', '/v1/credit_notes', CREDIT_NOTE, (form) => {
    const invoice = findNamed(state.invoices, 'invoice', 'invoice', text(form, 'invoice'));
    return creditInvoice(world, invoice, Number(text(form, 'refund_amount') ?? text(form, 'amount')));
  });
}
