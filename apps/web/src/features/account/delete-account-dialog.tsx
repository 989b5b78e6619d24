import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ConfirmOwnerForm } from '@/components/confirm-owner-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { leaveDeletedAccount } from '@/lib/auth/sign-out.ts';
import { toast } from '@/lib/toast.ts';
import { deleteAccount } from './api/delete-account.ts';
import { UnusedCreditFacts } from './unused-credit-facts.tsx';

const PHRASE = 'delete my account';
const WRONG_PHRASE = 'Please type the confirmation phrase exactly as shown.';
const FAILED = 'Failed to delete account. Please try again.';
const BUSY_MS_MIN = 1500;

const rules = z.object({
  confirmation: z.string().refine((text) => text.trim().toLowerCase() === PHRASE, { error: WRONG_PHRASE }),
});
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The last question before an account is gone; it wants a phrase typed. Ends on the sign-in page. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(rules),
    defaultValues: { confirmation: '' },
  });
  const { field, fieldState } = useController({ control, name: 'confirmation' });
  const [confirming, setConfirming] = useState(false);
  const busy = formState.isSubmitting || formState.isSubmitSuccessful;
  const close = () => {
    if (formState.isSubmitting) return;
    reset();
    setConfirming(false);
    onClose();
  };
  const submit = handleSubmit(async ({ confirmation }) => {
    const [outcome] = await Promise.allSettled([deleteAccount(confirmation), wait(BUSY_MS_MIN)]);
    if (outcome.status === 'fulfilled') return leaveDeletedAccount();
    if (needsOwner(outcome.reason)) {
      reset({ confirmation });
      return setConfirming(true);
    }
    toast('Error', { description: FAILED, variant: 'destructive' });
    reset({ confirmation });
  });
  if (confirming) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Confirm that it is you"
        description="You signed in a while ago. This is asked before an account is deleted."
      >
        <ConfirmOwnerForm
          action="Delete account"
          look="danger"
          onConfirmed={() => {
            setConfirming(false);
            void submit();
          }}
          onCancel={close}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      blocking={busy}
      title="Delete your account?"
      description="This cannot be undone. Your keys stop working at once, your plan is cancelled, and your calls, messages and settings are erased."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <UnusedCreditFacts />
        <Field
          label={`Type “${PHRASE}” to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={PHRASE}
          disabled={busy}
          value={field.value}
          onText={field.onChange}
          error={fieldState.error?.message}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" look="danger" disabled={busy}>
            {busy ? (
              <>
                <Spinner />
                Deleting...
              </>
            ) : (
              'Delete account'
            )}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
