import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { PLAN_KEY } from './load-plan.ts';

/** Stripe's event reaches the server later, so the plan is reloaded a few times. */
const FOLLOW_MS = [500, 1500, 4000];

/** Cancels the plan at the end of the paid period (`true`), or undoes that. */
export const cancelPlan = mutationOptions({
  mutationFn: (cancel: boolean) => callFunction('cancel-plan', { cancel }),
  onSuccess: (_answer, cancel, _before, { client }) => {
    toast(cancel ? 'Your plan ends with the period' : 'Your plan goes on', { variant: 'success' });
    for (const ms of FOLLOW_MS) setTimeout(() => void client.invalidateQueries({ queryKey: PLAN_KEY }), ms);
  },
  meta: { failed: 'Your plan could not be changed. Please try again.' },
});
