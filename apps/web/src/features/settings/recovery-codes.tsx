import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { NotConfirmed, useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { makeRecoveryCodes, RECOVERY_CODES } from '@/lib/auth/recovery-codes.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { recoveryCodesQuery } from './api/second-factor.ts';

const FAILED = 'The recovery codes could not be made.';

function countText(left: number | null): string {
  if (left === null) return 'None yet. Without them, a lost authenticator app locks you out.';
  if (left === 0) return 'All of them are used. Make new ones.';
  return `${left} of ${RECOVERY_CODES} left.`;
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const query = recoveryCodesQuery(user.id);
  const { data: left, isPending, error, refetch } = useQuery(query);
  const owner = useConfirmedOwner();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const make = async (replacing: boolean) => {
    setAsking(false);
    setBusy(true);
    try {
      const codes = await owner.run(() => makeRecoveryCodes(replacing));
      await queries.invalidateQueries({ queryKey: query.queryKey });
      onMade(codes);
    } catch (thrown) {
      if (!(thrown instanceof NotConfirmed))
        toast('Error', { description: errorMessage(thrown, FAILED), variant: 'destructive' });
      setBusy(false);
    }
  };
  if (isPending) return <Skeleton className="h-10 w-60" />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  const exist = left !== null;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="space-y-1">
        <h3 className="text-sm font-semibold">Recovery codes</h3>
        <p className="text-sm text-ink-muted">{countText(left)}</p>
      </div>
      {asking ? (
        <div className="grid gap-3">
          <p role="status" className="text-sm text-ink-soft">
            New codes make the earlier ones void.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void make(true)}>Make new codes</Button>
            <Button look="ghost" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <Button
          look="outline"
          className="justify-self-start"
          disabled={busy}
          onClick={() => (exist ? setAsking(true) : void make(false))}
        >
          {busy ? <Spinner /> : null}
          {exist ? 'Replace recovery codes' : 'Make recovery codes'}
        </Button>
      )}
      {owner.dialog}
    </div>
  );
}
