import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceName } from '@/components/trail/device-name.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDateTime } from '@/lib/format.ts';
import { endOtherSessions } from '@/lib/operations/end-other-sessions.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { type ActiveSession, endSession, sessionsQuery } from './operations/sign-in.ts';
import { SettingsSection } from './section.tsx';

function Session({ userId, session }: { userId: string; session: ActiveSession }) {
  const { mutate: end, isPending: busy } = useOperation(endSession(userId));
  const name = deviceName(session.device) ?? session.device ?? 'Unknown device';
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words" title={session.device ?? undefined}>
          {name}
          {session.current ? <Badge tone="ok">This session</Badge> : null}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {session.network === null ? null : `${session.network}, `}
          last seen {formatDateTime(session.seen_at)}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">signed in {formatDateTime(session.started_at)}</p>
      </div>
      {session.current ? null : (
        <Button look="outline" size="small" disabled={busy} onClick={() => end(session.id)}>
          {busy ? <Spinner /> : null}End<span className="sr-only"> the session {name}</span>
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in: each session with its device, network and last use; ends one or all others. */
export function Sessions() {
  const user = useSignedInUser();
  const { data, isPending, error, refetch } = useQuery(sessionsQuery(user.id));
  const { mutate: endOthers, isPending: busy } = useOperation(endOtherSessions(user.id));
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection
      id="sessions-title"
      title="Sessions"
      description={
        <>
          Where you are signed in. Earlier sign-ins are in the <TextLink to={paths.auditLog}>audit log</TextLink>.
        </>
      }
    >
      {isPending ? (
        <div role="status" aria-label="Loading sessions">
          <Skeleton className="h-[3.75rem] w-full" />
        </div>
      ) : null}
      {error && !data ? <LoadError error="Your sessions could not be loaded." onRetry={() => void refetch()} /> : null}
      {data ? (
        <ul aria-label="Sessions" className="divide-y divide-line">
          {data.map((session) => (
            <Session key={session.id} userId={user.id} session={session} />
          ))}
        </ul>
      ) : null}
      {data && data.length > 1 ? (
        <Button look="danger" size="small" className="mt-3" disabled={busy} onClick={() => setAsking(true)}>
          {busy ? <Spinner /> : null}End all other sessions
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="End all other sessions?"
        confirm="End all other sessions"
        onConfirm={() => endOthers()}
        onClose={() => setAsking(false)}
      >
        Every other browser is signed out, links in emails stop working, and Google accounts with another address than
        yours are removed. You stay signed in here.
      </ConfirmDialog>
    </SettingsSection>
  );
}
