import { mutationOptions } from '@tanstack/react-query';
import { Refusal } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { paymentMethodQuery } from './load-payment-method.ts';

const FAILED = 'Failed to delete payment method. Please try again.';
const NOTHING_TO_DELETE = 'No payment method to delete';
const DELETED = 'Payment method deleted successfully';

/** Deactivates the card on file; the server then detaches it at Stripe as well. */
export function deletePaymentMethod(userId: string) {
  const { queryKey } = paymentMethodQuery(userId);
  return mutationOptions({
    mutationFn: async (_input: void, { client }) => {
      const held = client.getQueryData(queryKey);
      if (!held) throw new Refusal('Error', NOTHING_TO_DELETE);
      const supabase = await getSupabase().catch(() => {
        throw new Refusal('Error', FAILED);
      });
      const { data, error } = await supabase
        .from('payment_method')
        .update({ active: false, status_reason: 'deleted_by_user', status_changed_at: new Date().toISOString() })
        .eq('user_id', userId)
        .eq('stripe_payment_method_id', held.stripe_payment_method_id)
        .eq('active', true)
        .select('stripe_payment_method_id');
      if (error) throw new Refusal('Error', FAILED);
      client.setQueryData(queryKey, null);
      if (data.length === 0) throw new Refusal('Error', NOTHING_TO_DELETE);
    },
    onSuccess: () => void toast(DELETED, { variant: 'success' }),
  });
}
