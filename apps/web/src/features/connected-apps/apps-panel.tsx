import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { CopyTextButton } from '@/components/ui/copy-button.tsx';
import { ConfirmDialog, DialogActions, DialogButton } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { isAppScope } from '@theia-astro/server/rules/connected-apps';
import { AppName, LimitField, limitHint, Rights } from './app-parts.tsx';
import { appsQuery, type ConnectedApp, disconnectApp, limitApp, readLimit } from './operations.ts';

function LimitForm({ app, close }: { app: ConnectedApp; close: () => void }) {
  const [typed, setTyped] = useState(Number(app.daily_limit_usd).toFixed(2));
  const { mutate, isPending, problem } = useOperation(limitApp(app.user_id, app.id));
  const limit = readLimit(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('usd' in limit) mutate(limit.usd, { onSuccess: close });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <LimitField
        value={typed}
        onText={setTyped}
        hint={limitHint(app.scopes.filter(isAppScope), 'usd' in limit ? limit.usd : null)}
        error={'problem' in limit ? limit.problem : undefined}
        disabled={isPending}
      />
      <Problem>{problem}</Problem>
      <DialogActions onCancel={close}>
        <Button type="submit" disabled={isPending || 'problem' in limit} busy={isPending}>
          Save limit
        </Button>
      </DialogActions>
    </form>
  );
}

/** What an app has spent today of its limit. */
function Spent({ app }: { app: ConnectedApp }) {
  const [spent, limit] = [Number(app.spent_today_usd), Number(app.daily_limit_usd)];
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.8125rem]">
        <span className="text-ink-muted">Spent today (UTC)</span>
        <span className="tabular-nums">
          <span className="font-medium">${formatUsd(spent)}</span>
          <span className="text-ink-muted"> of ${formatUsd(limit)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${spent >= limit ? 'bg-warn' : 'bg-accent'}`}
          style={{ width: `${Math.min(100, (spent / limit) * 100)}%` }}
        />
      </div>
    </div>
  );
}

function App({ app }: { app: ConnectedApp }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: disconnect, isPending } = useOperation(disconnectApp(app.user_id, app));
  return (
    <li className="grid gap-4 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <AppName name={app.name} clientHost={app.client_host} redirectHost={app.redirect_host} />
        <div className="flex flex-wrap gap-2">
          <DialogButton
            look="outline"
            size="small"
            title="Change the limit"
            description={`The most that ${app.name} may spend in a day (UTC).`}
            renderContent={(close) => <LimitForm app={app} close={close} />}
          >
            Change limit<span className="sr-only"> of {app.name}</span>
          </DialogButton>
          <Button look="danger" size="small" busy={isPending} disabled={isPending} onClick={() => setIsAsking(true)}>
            Disconnect<span className="sr-only"> {app.name}</span>
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-8">
        <Rights scopes={app.scopes} />
        <Spent app={app} />
      </div>
      <p className="text-[0.8125rem] text-ink-muted">
        Connected {formatDateTime(app.connected_at)},{' '}
        {app.last_used_at === null ? 'not used yet' : `last used ${formatDateTime(app.last_used_at)}`}
      </p>
      <ConfirmDialog
        open={isAsking}
        title={`Disconnect ${app.name}?`}
        confirm="Disconnect"
        onConfirm={() => disconnect()}
        onClose={() => setIsAsking(false)}
      >
        It stops working immediately. To use it again, connect it again from the app.
      </ConfirmDialog>
    </li>
  );
}

function NoApps() {
  const address = `${useOrigin()}/mcp`;
  return (
    <div className="grid gap-3 p-5 text-sm sm:p-6">
      <p className="text-ink-muted">
        No apps are connected. Add this address to Claude, ChatGPT, Cursor or another MCP client, and it asks you here.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-lg border border-line bg-sunken px-3 py-1.5 font-mono text-[0.8125rem] break-all">
          {address}
        </code>
        <CopyTextButton text={address} label="Copy" />
      </div>
    </div>
  );
}

/** The apps that may use the account, each with its rights and its limit. */
export function ConnectedApps() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(appsQuery(user.id));
  return (
    <Card aria-labelledby="apps-title">
      <CardHeader
        id="apps-title"
        title="Connected apps"
        description={
          <>
            Apps that you let use your account. Their calls are in the{' '}
            <TextLink to={paths.activityLogs}>activity logs</TextLink>.
          </>
        }
      />
      {isPending ? (
        <div role="status" aria-label="Loading connected apps" className="p-5 sm:p-6">
          <Skeleton className="h-36 w-full" />
        </div>
      ) : null}
      {error && !data ? (
        <div className="p-5 sm:p-6">
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data?.length === 0 ? <NoApps /> : null}
      {data && data.length > 0 ? (
        <ul aria-label="Connected apps" className="mt-2 divide-y divide-line">
          {data.map((app) => (
            <App key={app.id} app={app} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
