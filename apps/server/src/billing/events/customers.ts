import type Stripe from 'stripe';
import type { Sql, Transaction } from '../../database/database.ts';
import type { EventContext, Outcome } from './event-context.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';

/** `customer.deleted`: the account gets a new customer when it needs one. The cards were deleted with the old one. */
export async function customerDeleted(
  { transaction }: EventContext,
  customer: { readonly id: string },
): Promise<Outcome> {
  return (await forgetCustomer(transaction, customer.id)) ? 'applied' : 'ignored';
}

export async function forgetCustomer(sql: Sql | Transaction, customer: string): Promise<boolean> {
  const [owner] = await sql<{ user_id: string }[]>`
    update public.subscriptions set stripe_customer_id = null, former_customer_id = ${customer}, updated_at = now() where stripe_customer_id = ${customer} returning user_id`;
  if (owner === undefined) return false;
  await sql`
    update public.payment_method set active = false, status_reason = 'customer_deleted', status_changed_at = now(), detached_at = coalesce(detached_at, now())
    where user_id = ${owner.user_id} and active`;
  return true;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface OwnedObject {
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly customer?: string | { readonly id: string } | null;
}

/** Finds the account that a Stripe object belongs to, by our metadata, else by its customer; null if it is not ours or was deleted. */
export async function findUser(transaction: Transaction, owned: OwnedObject): Promise<string | null> {
  const named = owned.metadata?.['user_id'];
  if (named !== undefined && UUID.test(named)) {
    const [user] = await transaction<
      { id: string }[]
    >`select id from auth.users where id = ${named} and deleted_at is null`;
    return user?.id ?? null;
  }
  const customer = stripeId(owned.customer);
  if (customer === null) return null;
  const [row] = await transaction<
    { user_id: string }[]
  >`select user_id from public.subscriptions where stripe_customer_id = ${customer}`;
  return row?.user_id ?? null;
}

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
