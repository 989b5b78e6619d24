import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { type PlanId, plans } from '@/lib/offer.ts';
import { toast } from '@/lib/toast.ts';
import { heldPlanQuery } from './operations.ts';

const ASK_AGAIN_MS = 1000;
const PATIENCE_MS = 30_000;

export interface Upgraded {
  /** The bought plan, once the server knows it. */
  plan: PlanId | null;
  /** True after the payment until Stripe's event has reached the server. */
  waiting: boolean;
  close: () => void;
}

/** The outcome of a payment, from the URL and confirmed by the server. */
export function useUpgraded(): Upgraded {
  const user = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const wanted = plans.find(({ id }) => id === params.get('plan'))?.id ?? null;
  const returned = status === 'success' && wanted !== null;
  const [patient, setPatient] = useState(true);
  const { data: held } = useQuery({
    ...heldPlanQuery(user.id),
    refetchInterval: ({ state }) =>
      returned && patient && !(state.data?.subscribed && state.data.plan === wanted) ? ASK_AGAIN_MS : false,
  });
  const arrived = returned && held?.subscribed === true && held.plan === wanted;

  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [returned]);
  useEffect(() => {
    if (status !== 'cancelled') return;
    toast('Checkout cancelled', { description: 'Your plan stays as it is.' });
    setParams({}, { replace: true });
  }, [status, setParams]);

  return {
    plan: arrived ? wanted : null,
    waiting: returned && !arrived && patient,
    close: () => setParams({}, { replace: true }),
  };
}
