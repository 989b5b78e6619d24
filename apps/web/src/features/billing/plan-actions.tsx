import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { openCheckout } from '@/lib/checkout/open-checkout.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { formatUtcDate } from '@/lib/format.ts';
import { planOf } from '@/lib/offer.ts';
import { toast } from '@/lib/toast.ts';
import { cancelPlan, type PlanState, planQuery } from './api/plan.ts';
import { openPortal } from './api/portal.ts';
import { goToCheckout } from './go-to-checkout.ts';
import { isSubscribed } from './plan-words.ts';

const PLAN_FAILED = 'Your plan could not be changed. Please try again.';
const PORTAL_FAILED = 'The invoices could not be opened. Please try again.';
const FOLLOW_MS = [500, 1500, 4000];

const complain = (thrown: unknown, fallback: string) =>
  toast('Error', { description: errorMessage(thrown, fallback), variant: 'destructive' });

/** Keep a trial's plan, cancel, take the cancellation back, and Stripe's own pages. */
export function PlanActions({ state, returnTo }: { state: PlanState; returnTo: string }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'keep' | 'cancel' | 'portal' | null>(null);
  const [asking, setAsking] = useState(false);
  const { subscription, inForce } = state;

  const setCancelled = async (cancel: boolean) => {
    setBusy('cancel');
    try {
      await cancelPlan(cancel);
      setAsking(false);
      toast(cancel ? 'Your plan ends with the period' : 'Your plan goes on', { variant: 'success' });
      for (const wait of FOLLOW_MS)
        setTimeout(() => void queries.invalidateQueries({ queryKey: planQuery('').queryKey.slice(0, 2) }), wait);
    } catch (thrown) {
      complain(thrown, PLAN_FAILED);
    }
    setBusy(null);
  };
  const keep = async () => {
    if (inForce === null) return;
    setBusy('keep');
    try {
      if (await openCheckout({ mode: 'subscription', product: planOf(inForce).name, returnTo })) return;
      complain(null, PLAN_FAILED);
    } catch (thrown) {
      complain(thrown, PLAN_FAILED);
    }
    setBusy(null);
  };
  const portal = async () => {
    setBusy('portal');
    try {
      const url = await openPortal();
      if (url !== null) return goToCheckout(url, returnTo);
      complain(null, PORTAL_FAILED);
    } catch (thrown) {
      complain(thrown, PORTAL_FAILED);
    }
    setBusy(null);
  };

  if (!isSubscribed(state)) {
    return inForce === null ? null : (
      <Button look="outline" size="small" disabled={busy !== null} onClick={() => void keep()}>
        {busy === 'keep' ? <Spinner /> : null}Keep {planOf(inForce).name} after the trial
      </Button>
    );
  }
  return (
    <>
      <Button look="outline" size="small" disabled={busy !== null} onClick={() => void portal()}>
        {busy === 'portal' ? <Spinner /> : null}Invoices
      </Button>
      {subscription.cancel_at === null ? (
        <Button look="ghost" size="small" disabled={busy !== null} onClick={() => setAsking(true)}>
          Cancel plan
        </Button>
      ) : (
        <Button look="outline" size="small" disabled={busy !== null} onClick={() => void setCancelled(false)}>
          {busy === 'cancel' ? <Spinner /> : null}Resume plan
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel your plan?"
        description={
          <>
            It stays as it is until{' '}
            {formatUtcDate(
              subscription.status === 'trialing' && subscription.trial_ends_at
                ? subscription.trial_ends_at
                : state.period.period_end,
            )}{' '}
            and is not billed again. Your keys stay valid; calls are then paid from the wallet.
          </>
        }
      >
        <div className="flex flex-wrap gap-2">
          <Button look="danger" disabled={busy !== null} onClick={() => void setCancelled(true)}>
            {busy === 'cancel' ? <Spinner /> : null}Cancel plan
          </Button>
          <Button look="ghost" disabled={busy !== null} onClick={() => setAsking(false)}>
            Keep plan
          </Button>
        </div>
      </Dialog>
    </>
  );
}
