import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { GoogleLogo } from '@/components/icons/google-logo.tsx';
import { KeyRound } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDate } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { type LinkedAccount, removeSignInMethod, signInMethodsQuery } from './operations/sign-in.ts';
import { SettingsSection } from './section.tsx';

interface MethodProps {
  icon: ReactNode;
  name: string;
  badge: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Method({ icon, name, badge, action, children }: MethodProps) {
  return (
    <li className="flex items-start gap-3.5 py-4 first:pt-0 last:pb-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg border border-line bg-sunken text-ink-soft">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          <span>{name}</span>
          {badge}
        </p>
        <div className="text-[0.8125rem] text-ink-muted">{children}</div>
      </div>
      {action}
    </li>
  );
}

function Google({ account, address, isOnly }: { account: LinkedAccount; address: string; isOnly: boolean }) {
  const user = useSignedInUser();
  const owner = useConfirmedOwner();
  const { mutate: remove, isPending: busy } = useOperation(removeSignInMethod(user.id, owner.run));
  const [asking, setAsking] = useState(false);
  const name = account.email ?? 'this Google account';
  const isForeign = account.email?.toLowerCase() !== address.toLowerCase();
  return (
    <Method
      icon={<GoogleLogo className="size-4" />}
      name="Google"
      badge={<Badge tone="ok">Connected</Badge>}
      action={
        <Button look="outline" size="small" disabled={busy || isOnly} onClick={() => setAsking(true)}>
          {busy ? <Spinner /> : null}Remove<span className="sr-only"> Google sign-in of {name}</span>
        </Button>
      }
    >
      <p className="break-words">{account.email}</p>
      {account.linkedAt === null ? null : <p>Added {formatDate(account.linkedAt)}</p>}
      {account.usedAt === null ? null : <p>Last used {formatDate(account.usedAt)}</p>}
      {isOnly ? (
        <p className="mt-1.5 text-ink-soft">Set a password before you remove your only sign-in method.</p>
      ) : null}
      {isForeign ? (
        <p className="mt-1.5 text-ink-soft">
          This is not the email address of your account. If you do not know it, remove it.
        </p>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Remove Google sign-in?"
        confirm="Remove"
        onConfirm={() => remove(account.id)}
        onClose={() => setAsking(false)}
      >
        <strong className="font-medium break-all text-ink">{name}</strong> can no longer sign in to your account, and
        other sessions that it signed in to end.
      </ConfirmDialog>
      {owner.dialog}
    </Method>
  );
}

/** The sign-in methods of the account: the password, and linked Google accounts, which can be removed. */
export function SignInMethods() {
  const user = useSignedInUser();
  const address = user.email ?? '';
  const { data, isPending, error, refetch } = useQuery(signInMethodsQuery(user.id));
  return (
    <SettingsSection
      id="sign-in-methods-title"
      title="Sign-in methods"
      description="How you can sign in to your account."
    >
      {isPending ? (
        <div role="status" aria-label="Loading sign-in methods">
          <Skeleton className="h-28 w-full" />
        </div>
      ) : null}
      {error && !data ? (
        <LoadError error="Your sign-in methods could not be loaded." onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <ul aria-label="Sign-in methods" className="divide-y divide-line">
          <Method
            icon={<KeyRound className="size-4" />}
            name="Password"
            badge={data.password ? <Badge tone="ok">Set</Badge> : <Badge tone="plain">Not set</Badge>}
          >
            <p className="break-words">With {address}</p>
          </Method>
          {data.google.map((account) => (
            <Google
              key={account.id}
              account={account}
              address={address}
              isOnly={!data.password && data.google.length === 1}
            />
          ))}
          {data.google.length === 0 ? (
            <Method
              icon={<GoogleLogo className="size-4" />}
              name="Google"
              badge={<Badge tone="plain">Not connected</Badge>}
            >
              <p className="break-words">Sign in with the Google account of {address} to connect it.</p>
            </Method>
          ) : null}
        </ul>
      ) : null}
    </SettingsSection>
  );
}
