import { SECRET_OVERLAP_HOURS } from '@theia-astro/server/rules/webhooks';
import { useState } from 'react';
import { RollSecretButton } from '@/components/roll-secret-button.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Endpoint } from '@/lib/resources.ts';
import { endpointName } from './event-words.ts';
import { rollSecret } from './operations/endpoints.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Replaces the signing secret of an endpoint, while the old one signs too for a time that the user chooses. */
export function EndpointSecretButton({ userId, endpoint }: { userId: string; endpoint: Endpoint }) {
  const name = endpointName(endpoint);
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate: roll, isPending: busy } = useOperation(rollSecret(userId, endpoint.id));
  return (
    <>
      <RollSecretButton
        title={`Roll the secret of ${name}?`}
        description="Until the old secret ends, each event has two signatures, so that your server can switch without losing events."
        label="The old secret signs until"
        confirm="Roll secret"
        hours={SECRET_OVERLAP_HOURS}
        busy={busy}
        onRoll={(hours) => roll(hours, { onSuccess: (made) => setSecret(made.secret) })}
      >
        Roll secret<span className="sr-only"> of {name}</span>
      </RollSecretButton>
      <SecretDialog secret={secret} title="New signing secret" name="signing secret" onClose={() => setSecret(null)}>
        It is shown this once: store it now. If it is lost, roll it again.
      </SecretDialog>
    </>
  );
}
