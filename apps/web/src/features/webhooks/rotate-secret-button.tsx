import { SECRET_OVERLAP_HOURS } from '@theia-astro/server/rules/webhooks';
import { useState } from 'react';
import { OverlapButton } from '@/components/overlap-button.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Endpoint } from '@/lib/resources.ts';
import { endpointName } from './event-words.ts';
import { rotateSecret } from './operations/endpoints.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Replaces the signing secret of an endpoint, while the old one signs too for a time that the user chooses. */
export function RotateSecretButton({ userId, endpoint }: { userId: string; endpoint: Endpoint }) {
  const name = endpointName(endpoint);
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate: rotate, isPending: busy } = useOperation(rotateSecret(userId, endpoint.id));
  return (
    <>
      <OverlapButton
        title={`Rotate the secret of ${name}?`}
        description="Until the old secret ends, each event has two signatures, so that your server can change over in peace."
        label="The old secret signs for"
        hours={SECRET_OVERLAP_HOURS}
        busy={busy}
        onRotate={(hours) => rotate(hours, { onSuccess: (made) => setSecret(made.secret) })}
      >
        Rotate secret<span className="sr-only"> of {name}</span>
      </OverlapButton>
      <SecretDialog secret={secret} title="New signing secret" name="signing secret" onClose={() => setSecret(null)}>
        It is shown this once: store it now. If it is lost, rotate it again.
      </SecretDialog>
    </>
  );
}
