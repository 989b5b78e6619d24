import { PartyPopper } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { type PlanId, planById } from '@/lib/offer.ts';

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
