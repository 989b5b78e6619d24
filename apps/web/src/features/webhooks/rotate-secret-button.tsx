import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';
import { SECRET_OVERLAP_HOURS } from '@theia-astro/server/rules/webhooks';
import { useState } from 'react';
import { RotateCcw } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { endpointName } from './event-words.ts';
import { rotateSecret } from './operations/endpoints.ts';
import { SecretDialog } from './secret-dialog.tsx';

const DEFAULT_HOURS = 24;

function overlapWords(hours: number): string {
  if (hours === 0) return 'End it at once';
  if (hours < 24) return `${hours} hour${hours === 1 ? '' : 's'}`;
  return `${hours / 24} day${hours === 24 ? '' : 's'}`;
}

/** Replaces the signing secret of an endpoint, while the old one signs too for a time that the user chooses. */
export function RotateSecretButton({ userId, endpoint }: { userId: string; endpoint: EndpointRow }) {
  const name = endpointName(endpoint);
  const [open, setOpen] = useState(false);
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate: rotate, isPending: busy } = useOperation(rotateSecret(userId, endpoint.id));
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" size="small" aria-disabled={busy} onClick={() => setOpen(!busy)}>
        {busy ? <Spinner /> : <RotateCcw />}
        Rotate secret<span className="sr-only"> of {name}</span>
      </Button>
      <Dialog
        open={open}
        title={`Rotate the secret of ${name}?`}
        description="Until the old secret ends, each event has two signatures, so that your server can change over in peace."
        onClose={close}
      >
        <SelectField
          label="The old secret signs for"
          value={String(hours)}
          onValue={(value) => setHours(Number(value))}
        >
          {SECRET_OVERLAP_HOURS.map((choice) => (
            <option key={choice} value={choice}>
              {overlapWords(choice)}
            </option>
          ))}
        </SelectField>
        <div className="mt-5 flex justify-end gap-2">
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              close();
              rotate(hours, { onSuccess: (made) => setSecret(made.secret) });
            }}
          >
            Rotate
          </Button>
        </div>
      </Dialog>
      <SecretDialog secret={secret} title="New signing secret" name="signing secret" onClose={() => setSecret(null)}>
        It is shown this once: store it now. If it is lost, rotate it again.
      </SecretDialog>
    </>
  );
}
