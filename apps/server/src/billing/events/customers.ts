import type { Sql, Transaction } from '../../database/database.ts';
import type { EventContext, Outcome } from './outcome.ts';
import { stripeId } from '../../stripe/stripe-values.ts';

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
