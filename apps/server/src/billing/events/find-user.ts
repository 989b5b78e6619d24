import type { Transaction } from '../../database/database.ts';
import { stripeId } from '../../stripe/stripe-values.ts';

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
