import { zodResolver } from '@hookform/resolvers/zod';
import { WEBHOOK_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/webhooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Pencil } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogActions, DialogButton } from '@/components/ui/dialog.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Endpoint } from '@/lib/resources.ts';
import { addEndpoint, changeEndpoint, type EndpointForm, endpointForm } from './operations/endpoints.ts';
import { endpointName } from './event-words.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface FormProps {
  initial: EndpointForm;
  submit: string;
  problem: string | undefined;
  busy: boolean;
  onSubmit: (form: EndpointForm) => void;
  onChanged: () => void;
  onClose: () => void;
}

function EndpointFields({ initial, submit, problem, busy, onSubmit, onChanged, onClose }: FormProps) {
  const { control, handleSubmit, clearErrors } = useForm({
    resolver: zodResolver(endpointForm),
    reValidateMode: 'onSubmit',
    defaultValues: initial,
  });
  const changed = () => {
    clearErrors();
    onChanged();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)} className="grid gap-5">
      <FormField
        control={control}
        name="url"
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.com/theia"
        hint="https, at a server that the internet reaches."
        problem={problem}
        onChanged={changed}
      />
      <FormField
        control={control}
        name="label"
        label="Name (optional)"
        autoComplete="off"
        placeholder="Production"
        maxLength={WEBHOOK_LABEL_CHARACTERS_MAX}
        onChanged={changed}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" disabled={busy} busy={busy}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks for a new endpoint, and shows its signing secret once. */
export function EndpointDialog({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate: add, isPending, problem, reset } = useOperation(addEndpoint(userId));
  const close = () => {
    reset();
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        title="Add endpoint"
        description="Events are posted there as JSON, signed with a secret of its own."
        onClose={close}
      >
        <EndpointFields
          initial={{ url: '', label: '' }}
          submit="Add endpoint"
          problem={problem}
          busy={isPending}
          onChanged={reset}
          onClose={close}
          onSubmit={(form) =>
            add(form, {
              onSuccess: (made) => {
                close();
                setSecret(made.secret);
              },
            })
          }
        />
      </Dialog>
      <SecretDialog secret={secret} title="Signing secret" name="signing secret" onClose={() => setSecret(null)}>
        Your server checks with it that an event comes from Theia. It is shown this once: store it now. If it is lost,
        roll it.
      </SecretDialog>
    </>
  );
}

interface EditFormProps {
  userId: string;
  endpoint: Endpoint;
  onClose: () => void;
}

function EditForm({ userId, endpoint, onClose }: EditFormProps) {
  const change = useOperation(changeEndpoint(userId, endpoint.id, { inForm: true }));
  return (
    <EndpointFields
      initial={{ url: endpoint.url, label: endpoint.label }}
      submit="Save"
      problem={change.problem}
      busy={change.isPending}
      onChanged={change.reset}
      onClose={onClose}
      onSubmit={({ url, label }) =>
        change.mutate(
          { ...(url === endpoint.url ? {} : { url }), ...(label === endpoint.label ? {} : { label }) },
          { onSuccess: onClose },
        )
      }
    />
  );
}

/** Changes address and name of an endpoint. */
export function EditEndpointButton({ userId, endpoint }: Omit<EditFormProps, 'onClose'>) {
  return (
    <DialogButton
      look="outline"
      size="small"
      icon={Pencil}
      title="Edit endpoint"
      description="Events that are still to be sent go to the new address. The signing secret stays."
      renderContent={(close) => <EditForm userId={userId} endpoint={endpoint} onClose={close} />}
    >
      Edit<span className="sr-only"> {endpointName(endpoint)}</span>
    </DialogButton>
  );
}
