import { zodResolver } from '@hookform/resolvers/zod';
import { KEY_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/key-label';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { createKey, newKey } from './operations/create-key.ts';

interface NewKeyDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the name of another key and makes it. */
export function NewKeyDialog({ userId, open, onClose }: NewKeyDialogProps) {
  const { control, handleSubmit, reset, clearErrors } = useForm({
    resolver: zodResolver(newKey),
    reValidateMode: 'onSubmit',
    defaultValues: { label: '' },
  });
  const create = useOperation(createKey(userId));
  const close = () => {
    reset();
    create.reset();
    onClose();
  };
  const submit = handleSubmit((input) => create.mutate(input, { onSuccess: close }));
  return (
    <Dialog
      open={open}
      title="New API key"
      description="Give each service its own key, so that one can be replaced without the others."
      onClose={close}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FormField
          control={control}
          name="label"
          label="Name"
          placeholder="Production"
          autoComplete="off"
          maxLength={KEY_LABEL_CHARACTERS_MAX}
          problem={create.problem}
          onChanged={() => {
            clearErrors();
            create.reset();
          }}
        />
        <div className="flex justify-end gap-2">
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={create.isPending}>
            {create.isPending ? <Spinner /> : null}Create key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
