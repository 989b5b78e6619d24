import { zodResolver } from '@hookform/resolvers/zod';
import { DELETION_PHRASE } from '@theia-astro/server/rules/account';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { ConfirmOwnerForm } from '@/components/confirm-owner-form.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { accountDeletion, deleteAccount, OwnerNeeded } from './operations.ts';
import { UnusedCreditFacts } from './unused-credit-facts.tsx';

/** The final confirmation before an account is deleted; it requires a typed phrase. Ends on the sign-in page. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(accountDeletion),
    defaultValues: { confirmation: '' },
  });
  const { field, fieldState } = useController({ control, name: 'confirmation' });
  const [confirming, setConfirming] = useState(false);
  const { mutate: remove, isPending: busy } = useOperation(deleteAccount);
  const close = () => {
    if (busy) return;
    reset();
    setConfirming(false);
    onClose();
  };
  const submit = handleSubmit(({ confirmation }) =>
    remove(confirmation, { onError: (error) => setConfirming(error instanceof OwnerNeeded) }),
  );
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
      description="This cannot be undone. Your keys stop working immediately, your plan is cancelled, and your calls, messages and settings are erased."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <UnusedCreditFacts />
        <Field
          label={`Type “${DELETION_PHRASE}” to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={DELETION_PHRASE}
          disabled={busy}
          value={field.value}
          onText={field.onChange}
          error={fieldState.error?.message}
        />
        <DialogActions onCancel={close} cancelDisabled={busy}>
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
        </DialogActions>
      </form>
    </Dialog>
  );
}
