import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GrantedPlan } from '@/components/granted-plan.tsx';
import { PartyPopper } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink, Spinner } from '@/components/ui/button.tsx';
import { PageHeading } from '@/components/ui/card.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { usePaymentsOff } from '@/lib/checkout/use-payments-off.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { planById, type PlanId } from '@/lib/offer.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { type Choice, choosePlan, startingChoice, toggleAddon } from '@/lib/plan-choice.ts';
import { AddonPicker } from './addon-picker.tsx';
import { type HeldPlan, heldPlanQuery, promotionQuery, startUpgrade } from './operations.ts';
import { PlanPicker } from './plan-picker.tsx';
import { Summary } from './summary.tsx';
import { useUpgraded } from './use-upgraded.ts';

/** Confirms the new plan; then continues at the top of the page. */
export function UpgradedDialog({ plan, onClose }: { plan: PlanId | null; onClose: () => void }) {
  const close = () => {
    onClose();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Dialog
      open={plan !== null}
      onClose={close}
      title="Upgrade complete"
      description={
        plan === null ? '' : `Congratulations! Your plan has been successfully upgraded to ${planById(plan).name}.`
      }
    >
      <div className="flex items-center justify-between gap-4">
        <span className="grid size-10 place-items-center rounded-full bg-ok-wash text-ok">
          <PartyPopper className="size-5" />
        </span>
        <Button onClick={close}>Continue</Button>
      </div>
    </Dialog>
  );
}

function Picker({ held }: { held: HeldPlan }) {
  const [choice, setChoice] = useState<Choice>(() => startingChoice(held));
  const [natalSystem, setNatalSystem] = useState(held.natalSystem);
  const { mutate: upgrade, isPending: busy } = useOperation(startUpgrade);
  const [code, setCode] = useState<string | null>(null);
  const promotion = useQuery(promotionQuery(code, choice));
  const applied = code === null || promotion.error !== null ? null : (promotion.data ?? null);
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container grid gap-6">
          <PlanPicker chosen={choice.plan} current={held.plan} onChoose={(plan) => setChoice(choosePlan(plan))} />
          <AddonPicker choice={choice} onToggle={(name) => setChoice(toggleAddon(choice, name))} />
        </div>
        <div className="@4xl:sticky @4xl:top-24 @4xl:mt-9">
          <Summary
            choice={choice}
            held={held}
            busy={busy}
            promotion={{
              code,
              applied,
              checking: promotion.isFetching,
              problem:
                promotion.error === null || code === null
                  ? undefined
                  : errorMessage(promotion.error, 'The code could not be checked. Please try again.'),
              onCode: setCode,
            }}
            natalSystem={natalSystem}
            onNatalSystem={setNatalSystem}
            onUpgrade={() =>
              upgrade(
                {
                  choice,
                  natalSystem: choice.plan === 'starter' ? natalSystem : null,
                  promotionCode: applied?.code ?? null,
                },
                // The code may have ended since it was checked.
                { onError: () => void (code === null ? null : promotion.refetch()) },
              )
            }
          />
        </div>
      </div>
    </div>
  );
}

export function UpgradePage() {
  const user = useSignedInUser();
  const { data: held, error, isPending, refetch } = useQuery(heldPlanQuery(user.id));
  const { plan, waiting, close } = useUpgraded();
  const paymentsOff = usePaymentsOff();
  return (
    <>
      <PageHeading
        title={held && held.granted !== null ? 'Your plan' : 'Upgrade your plan'}
        description={held && held.granted !== null ? undefined : 'Choose a plan and what to add to it.'}
        action={
          <ButtonLink look="outline" size="small" to={paths.billing}>
            Back to billing
          </ButtonLink>
        }
      />
      {paymentsOff && held?.granted === null ? (
        <Alert tone="plain" title="Payments are not set up on this installation" className="mb-5">
          <p>Plans cannot be bought here: write to support.</p>
        </Alert>
      ) : null}
      {waiting ? (
        <p
          role="status"
          className="mb-5 flex items-center gap-2.5 rounded-lg border border-line bg-sunken p-3.5 text-sm"
        >
          <Spinner />
          Waiting for Stripe to confirm your plan…
        </p>
      ) : null}
      {isPending ? <Skeleton className="h-[34rem] w-full" /> : null}
      {error && !held ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {held && held.granted !== null ? <GrantedPlan name={held.granted} /> : null}
      {held?.granted === null ? <Picker key={`${held.plan} ${held.addons.join()}`} held={held} /> : null}
      <UpgradedDialog plan={plan} onClose={close} />
    </>
  );
}
