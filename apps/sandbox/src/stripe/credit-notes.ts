import { newCreditNote } from './objects/new-credit-note.ts';
import type { CreditNote, Invoice } from './objects/objects.ts';
import { refundCharge } from './payments.ts';
import { badParameter } from './stripe-error.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

/** Credits a part of a paid invoice and refunds it to the card. @throws StripeRefusal 400 */
export function creditInvoice(
  world: SandboxContext,
  invoice: Invoice & { readonly sandboxIntent: string | null },
  amount: number,
): CreditNote {
  const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (invoice.status !== 'paid' || amount <= 0 || amount > left)
    throw badParameter('amount', 'A credit note needs a paid invoice, and can credit what is left of it.');
  const { latest_charge: charge } = findObject(world.state.intents, 'payment_intent', invoice.sandboxIntent);
  const refund = refundCharge(world, findObject(world.state.charges, 'charge', charge), {
    amount,
    reason: null,
    metadata: {},
  });
  const issued = Object.values(world.state.creditNotes).filter((note) => note.invoice === invoice.id).length;
  const id = newId('cn');
  const note = newCreditNote({
    id,
    lineId: newId('cnli'),
    created: world.now(),
    number: `${invoice.number}-CN-${String(issued + 1).padStart(2, '0')}`,
    pdf: `${world.lastingBase}/credit_notes/${id}/pdf`,
    invoice,
    amount,
    refund: refund.id,
  });
  world.state.creditNotes[id] = note;
  invoice.post_payment_credit_notes_amount += amount;
  sendEvent(world, 'credit_note.created', note);
  sendEvent(world, 'invoice.updated', invoice);
  return note;
}
