import { useState } from 'react';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { planById } from '@/lib/offer.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { startCheckout } from '@/lib/operations/start-checkout.ts';
import { cancelPlan, type PlanState } from './operations/plan.ts';
import { openPortal } from './operations/payments.ts';
import { isSubscribed } from './plan-words.ts';

const PLAN_FAILED = 'Your plan could not be changed. Please try again.';

/** Buttons to keep a trial's plan, to cancel, to undo the cancellation, and to open Stripe's pages. */
export function PlanActions({
  state,
  returnTo,
  isPrimary,
}: {
  state: PlanState;
  returnTo: string;
  isPrimary: boolean;
}) {
  const keep = useOperation(startCheckout(returnTo));
  const cancel = useOperation(cancelPlan);
  const portal = useOperation(openPortal(returnTo));
  const busy = keep.isPending || cancel.isPending || portal.isPending;
  const [asking, setAsking] = useState(false);
  const { subscription, inForce } = state;

  if (!isSubscribed(state)) {
    return inForce === null ? null : (
      <Button
        look={isPrimary ? 'primary' : 'outline'}
        size="small"
        disabled={busy}
        onClick={() => keep.mutate({ mode: 'subscription', product: planById(inForce).name, failed: PLAN_FAILED })}
      >
        {keep.isPending ? <Spinner /> : null}Keep {planById(inForce).name} after the trial
      </Button>
    );
  }
  return (
    <>
      <Button look="outline" size="small" disabled={busy} onClick={() => portal.mutate()}>
        {portal.isPending ? <Spinner /> : null}Invoices
      </Button>
      {subscription.cancel_at === null ? (
        <Button look="ghost" size="small" disabled={busy} onClick={() => setAsking(true)}>
          Cancel plan
        </Button>
      ) : (
        <Button look="outline" size="small" disabled={busy} onClick={() => cancel.mutate(false)}>
          {cancel.isPending ? <Spinner /> : null}Resume plan
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
          <Button
            look="danger"
            disabled={busy}
            onClick={() => cancel.mutate(true, { onSuccess: () => setAsking(false) })}
          >
            {cancel.isPending ? <Spinner /> : null}Cancel plan
          </Button>
          <Button look="ghost" disabled={busy} onClick={() => setAsking(false)}>
            Keep plan
          </Button>
        </div>
      </Dialog>
    </>
  );
}
