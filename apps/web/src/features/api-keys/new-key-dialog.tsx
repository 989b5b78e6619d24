import { zodResolver } from '@hookform/resolvers/zod';
import { KEY_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/keys';
import { useForm } from 'react-hook-form';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { createKey, newKey } from './operations/keys.ts';

interface NewKeyDialogProps {
  userId: string;
  open: boolean;
  /** Makes a test key. */
  isTest?: boolean;
  onClose: () => void;
}

/** Asks for the name of another key and makes it. */
export function NewKeyDialog({ userId, open, isTest = false, onClose }: NewKeyDialogProps) {
  const { control, handleSubmit, reset, clearErrors } = useForm({
    resolver: zodResolver(newKey),
    reValidateMode: 'onSubmit',
    defaultValues: { label: '' },
  });
  const create = useOperation(createKey(userId, isTest));
  const close = () => {
    reset();
    create.reset();
    onClose();
  };
  const submit = handleSubmit((input) => create.mutate(input, { onSuccess: close }));
  return (
    <Dialog
      open={open}
      title={isTest ? 'New test key' : 'New API key'}
      description={
        isTest
          ? 'It is free and answers the births and dates of the published examples, with the same answers as a live key: at most 2 calls a second and 1,000 a day for all your test keys.'
          : 'Give each service its own key, so that one can be replaced without the others.'
      }
      onClose={close}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FormField
          control={control}
          name="label"
          label="Name"
          placeholder={isTest ? 'Continuous integration' : 'Production'}
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
