import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { createKey } from './api/keys.ts';
import { LABEL_MAX, labelError } from './label-rule.ts';

const CREATED = 'Your API key has been created.';

interface NewKeyDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
  onCreated: () => Promise<unknown>;
}

/** Asks for the name of another key and makes it. */
export function NewKeyDialog({ userId, open, onClose, onCreated }: NewKeyDialogProps) {
  const [label, setLabel] = useState('');
  const [shown, setShown] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const close = () => {
    setLabel('');
    setShown(undefined);
    onClose();
  };
  const create = async (event: SyntheticEvent) => {
    event.preventDefault();
    const problem = labelError(label);
    if (problem) return setShown(problem);
    setBusy(true);
    try {
      await createKey(userId, label.trim());
      await onCreated();
      toast(CREATED, { variant: 'success' });
      close();
    } catch (error) {
      setShown(errorMessage(error, 'Failed to create API key. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      title="New API key"
      description="Give each service its own key, so that one can be replaced without the others."
      onClose={close}
    >
      <form onSubmit={(event) => void create(event)} className="grid gap-5">
        <Field
          label="Name"
          name="label"
          placeholder="Production"
          autoComplete="off"
          maxLength={LABEL_MAX}
          value={label}
          error={shown}
          onText={(text) => {
            setLabel(text);
            setShown(undefined);
          }}
        />
        <div className="flex justify-end gap-2">
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? <Spinner /> : null}Create key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
