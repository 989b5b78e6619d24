import { useQuery } from '@tanstack/react-query';
import { RECOVERY_CODES } from '@theia-astro/server/rules/account';
import { useState } from 'react';
import { Download } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { groupedCode } from '@/lib/auth/recovery-codes.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { saveFile } from '@/lib/save-file.ts';
import { site } from '@/lib/site.ts';
import { recoveryCodesQuery, renewRecoveryCodes } from './operations/second-factor.ts';
import { LeadingButton } from './section.tsx';

const FILE_NAME = 'theia-recovery-codes.txt';

interface RecoveryCodeListProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** New recovery codes, shown only once: to copy or to save. */
export function RecoveryCodeList({ codes, email, onDone }: RecoveryCodeListProps) {
  const grouped = codes.map(groupedCode);
  const text = [
    `${site.name} recovery codes for ${email}`,
    'Each opens the account once in place of the authenticator app.',
    '',
    ...grouped,
    '',
  ].join('\n');
  return (
    <div className="grid gap-4">
      <div className="space-y-1.5">
        <h3 className="text-sm font-semibold">Your recovery codes</h3>
        <p className="text-sm text-ink-soft">
          Keep them where you keep your passwords. Each opens the account once when the authenticator app is lost. They
          are not shown again.
        </p>
      </div>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-lg bg-sunken p-4 font-mono text-[0.8125rem] sm:grid-cols-2"
      >
        {grouped.map((code) => (
          <li key={code} data-testid="recovery-code" className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyTextButton text={grouped.join('\n')} label="Copy codes" />
        <Button look="outline" size="small" onClick={() => saveFile(FILE_NAME, 'text/plain', text)} icon={Download}>
          Download
        </Button>
      </div>
      <LeadingButton className="justify-self-start" onClick={onDone}>
        I have saved them
      </LeadingButton>
    </div>
  );
}

function countText(left: number | null): string {
  if (left === null) return 'None yet. Without them, a lost authenticator app locks you out.';
  if (left === 0) return 'All of them are used. Create new ones.';
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
            New codes replace the earlier ones.
          </p>
          <div className="flex flex-wrap gap-2">
            <LeadingButton onClick={() => make(true)}>Create new codes</LeadingButton>
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
          busy={busy}
        >
          {exist ? 'Replace recovery codes' : 'Make recovery codes'}
        </Button>
      )}
      {owner.dialog}
    </div>
  );
}
