import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { PLAN_KEY, type PlanState } from './load-plan.ts';

export type NatalSystem = 'western' | 'vedic';

/** Chooses the one system of natal charts that Starter includes. */
export const chooseNatalSystem = mutationOptions({
  mutationFn: (system: NatalSystem) => callFunction('natal-system', { system }),
  onSuccess: (_answer, system, _before, { client }) => {
    client.setQueriesData<PlanState>({ queryKey: PLAN_KEY }, (state) =>
      state ? { ...state, subscription: { ...state.subscription, natal_system: system } } : state,
    );
    toast(`Your plan now includes ${system === 'vedic' ? 'Vedic' : 'Western'} natal charts`, { variant: 'success' });
  },
  onSettled: (_answer, _error, _system, _before, { client }) => void client.invalidateQueries({ queryKey: PLAN_KEY }),
  meta: { failed: 'The natal system could not be changed. Please try again.' },
});
