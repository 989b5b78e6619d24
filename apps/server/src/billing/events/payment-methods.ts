import type Stripe from 'stripe';
import { findUser } from './customers.ts';
import type { EventContext, Outcome } from './outcome.ts';
import { fromUnixSeconds } from '../../stripe/stripe-values.ts';

/**
 * `payment_method.attached`, `.updated`, `.automatically_updated`: the newest card of a customer is the active one. A late event does not
 * restore a card that its owner deleted.
 */
export async function cardAttached({ transaction }: EventContext, method: Stripe.PaymentMethod): Promise<Outcome> {
  if (method.type !== 'card' || method.card === undefined) return 'ignored';
  const userId = await findUser(transaction, method);
  if (userId === null) return 'ignored';
  const { last4, brand, exp_month: expMonth, exp_year: expYear } = method.card;
  await transaction`select from public.subscriptions where user_id = ${userId} for update`;
  const [card] = await transaction<{ active: boolean }[]>`
    insert into public.payment_method (user_id, stripe_payment_method_id, card_last4, card_brand, exp_month, exp_year, active, ts)
    values (${userId}, ${method.id}, ${last4}, ${brand}, ${expMonth}, ${expYear},
            not exists (select from public.payment_method m where m.user_id = ${userId} and m.active and m.ts > ${fromUnixSeconds(method.created)}), ${fromUnixSeconds(method.created)})
    on conflict (stripe_payment_method_id) do update
    set card_last4 = excluded.card_last4, card_brand = excluded.card_brand, exp_month = excluded.exp_month, exp_year = excluded.exp_year
    where payment_method.user_id = excluded.user_id
    returning active`;
  if (card?.active === true) {
    await transaction`
      update public.payment_method set active = false, status_reason = 'replaced', status_changed_at = now()
      where user_id = ${userId} and active and stripe_payment_method_id <> ${method.id} and ts <= ${fromUnixSeconds(method.created)}`;
  }
  return 'applied';
}

/** `payment_method.detached`: the card was removed at Stripe, so it is removed here. */
export async function cardDetached({ transaction }: EventContext, method: Stripe.PaymentMethod): Promise<Outcome> {
  const rows = await transaction`
    update public.payment_method set active = false, status_reason = coalesce(status_reason, 'detached'), status_changed_at = coalesce(status_changed_at, now())
    where stripe_payment_method_id = ${method.id} returning 1`;
  return rows.length > 0 ? 'applied' : 'waiting';
}
