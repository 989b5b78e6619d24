import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { apiKeyQuery, switchApiKey } from './api/api-key.ts';

const ACTIVATED = 'Your API key has been activated.';
const REVOKED = 'Your API key has been revoked.';
const FAILED = 'Failed to update API key status. Please try again.';

/** Revokes the key, or takes it into use again. */
export function KeySwitch() {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const { data: apiKey } = useQuery(apiKeyQuery(user.id));
  const [busy, setBusy] = useState(false);
  if (!apiKey) return null;
  const flip = async () => {
    setBusy(true);
    try {
      const active = await switchApiKey(user.id, !apiKey.is_active);
      await queries.invalidateQueries({ queryKey: apiKeyQuery(user.id).queryKey });
      toast(active ? ACTIVATED : REVOKED, { variant: 'success' });
    } catch (error) {
      toast('Error', { description: errorMessage(error, FAILED), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="key-status" className="mt-5 flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <div>
        <h2 id="key-status" className="font-semibold">{apiKey.is_active ? 'Key in use' : 'Key revoked'}</h2>
        <p className="mt-0.5 text-sm text-ink-muted">{apiKey.is_active ? 'A revoked key is refused within a second, and can be activated again.' : 'Calls with this key are refused until you activate it.'}</p>
      </div>
      <Button look={apiKey.is_active ? 'danger' : 'outline'} disabled={busy} onClick={flip}>{apiKey.is_active ? 'Revoke key' : 'Activate key'}</Button>
    </Card>
  );
}
