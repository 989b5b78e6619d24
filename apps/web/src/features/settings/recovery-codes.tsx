import { useQuery } from '@tanstack/react-query';
import { RECOVERY_CODES } from '@theia-astro/server/rules/account';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { LeadingButton } from './lead.tsx';
import { recoveryCodesQuery, renewRecoveryCodes } from './operations/second-factor.ts';

function countText(left: number | null): string {
  if (left === null) return 'None yet. Without them, a lost authenticator app locks you out.';
  if (left === 0) return 'All of them are used. Make new ones.';
  return `${left} of ${RECOVERY_CODES} left.`;
}

/** How many recovery codes are left, with a button to make new ones. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const user = useSignedInUser();
  const { data: left, isPending, error, refetch } = useQuery(recoveryCodesQuery(user.id));
  const owner = useConfirmedOwner();
  const { mutate: renew, isPending: busy } = useOperation(renewRecoveryCodes(user.id, owner.run));
  const [asking, setAsking] = useState(false);

  const make = (replacing: boolean) => {
    setAsking(false);
    renew(replacing, { onSuccess: onMade });
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
            <LeadingButton onClick={() => make(true)}>Make new codes</LeadingButton>
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
          onClick={() => (exist ? setAsking(true) : make(false))}
        >
          {busy ? <Spinner /> : null}
          {exist ? 'Replace recovery codes' : 'Make recovery codes'}
        </Button>
      )}
      {owner.dialog}
    </div>
  );
}
