import type { Sql, Transaction } from '../../database/database.ts';
import type { EventContext, Outcome } from './outcome.ts';

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
