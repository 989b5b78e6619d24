import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { hasSession } from '@/lib/auth/has-session.ts';
import { callOperation } from '@/lib/call-operation.ts';
import { leaveFor } from '@/lib/checkout/leave-for.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { toast } from '@/lib/toast.ts';

async function loadPaymentMethod(userId: string) {
  return fromTable('Failed to load your payment method. Please try again.', (client) =>
    client
      .from('payment_method')
      .select('stripe_payment_method_id, card_last4, card_brand, exp_month, exp_year')
      .eq('user_id', userId)
      .eq('active', true)
      .order('ts', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

export type PaymentMethod = NonNullable<Awaited<ReturnType<typeof loadPaymentMethod>>>;

/** The card on file, or null. */
export function paymentMethodQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'payment-method', userId], queryFn: () => loadPaymentMethod(userId) });
}

const NOT_SIGNED_IN = 'You must be logged in to update your payment method';
const NO_PAGE = 'Failed to create payment method setup session. Please try again.';
const SET_UP_FAILED = 'Failed to update payment method. Please try again.';

const failed = (): never => {
  throw new Rejection('Error', SET_UP_FAILED);
};

/** Goes to the page that saves a new card; pending until the browser has left. */
export function setUpCard(returnTo: string) {
  return mutationOptions({
    mutationFn: async (): Promise<never> => {
      if (!(await hasSession().catch(failed))) throw new Rejection('Error', NOT_SIGNED_IN);
      const [returnPath = returnTo, returnTab = ''] = returnTo.split('?');
      const { url } = await callOperation('create-checkout', { mode: 'setup', returnPath, returnTab }).catch(failed);
      if (!url) throw new Rejection('Error', NO_PAGE);
      return leaveFor(url, returnTo);
    },
  });
}

const DELETE_FAILED = 'Failed to delete payment method. Please try again.';
const NOTHING_TO_DELETE = 'No payment method to delete';
const DELETED = 'Payment method deleted successfully';

/** Deactivates the card on file; the server then detaches it at Stripe as well. */
export function deletePaymentMethod(userId: string) {
  const { queryKey } = paymentMethodQuery(userId);
  return mutationOptions({
    mutationFn: async (_input: void, { client }) => {
      const held = client.getQueryData(queryKey);
      if (!held) throw new Rejection('Error', NOTHING_TO_DELETE);
      const supabase = await getSupabase().catch(() => {
        throw new Rejection('Error', DELETE_FAILED);
      });
      const { data, error } = await supabase
        .from('payment_method')
        .update({ active: false, status_reason: 'deleted_by_user', status_changed_at: new Date().toISOString() })
        .eq('user_id', userId)
        .eq('stripe_payment_method_id', held.stripe_payment_method_id)
        .eq('active', true)
        .select('stripe_payment_method_id');
      if (error) throw new Rejection('Error', DELETE_FAILED);
      client.setQueryData(queryKey, null);
      if (data.length === 0) throw new Rejection('Error', NOTHING_TO_DELETE);
    },
    onSuccess: () => void toast(DELETED, { variant: 'success' }),
  });
}

async function loadCreditProducts() {
  return fromTable('Failed to load the amounts. Please try again.', (client) =>
    client
      .from('stripe_products')
      .select('name, price_id, amount_usd')
      .eq('active', true)
      .eq('type', 'credit')
      .order('amount_usd', { ascending: true }),
  );
}

export type CreditProduct = Awaited<ReturnType<typeof loadCreditProducts>>[number];

/** The amounts of credit for sale, smallest first. */
export const creditProductsQuery = queryOptions({
  queryKey: ['billing', 'credit-products'],
  queryFn: loadCreditProducts,
  staleTime: 300_000,
});

/** Goes to Stripe's page for invoices and cards; pending until the browser has left. */
export function openPortal(returnTo: string) {
  return mutationOptions({
    mutationFn: async (): Promise<never> => leaveFor((await callOperation('billing-portal', {})).url, returnTo),
    meta: { failed: 'The invoices could not be opened. Please try again.' },
  });
}
