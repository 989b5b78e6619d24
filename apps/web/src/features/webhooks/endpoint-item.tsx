import { endpointName } from './event-words.ts';
import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';
import { useState } from 'react';
import { Pause, Pencil, Play, Send, Trash2 } from '@/components/icons/icons.tsx';
import { disabledWords } from '@/components/trail/words/event-words.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { formatCount, formatDate, formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { EditEndpointDialog } from './endpoint-dialog.tsx';
import { changeEndpoint, deleteEndpoint, testEndpoint } from './operations/endpoints.ts';
import { RotateSecretButton } from './rotate-secret-button.tsx';
import { TestResult } from './test-result.tsx';

const COPIED_MS = 2000;

function Status({ endpoint: { status, failing_since: failing } }: { endpoint: EndpointRow }) {
  if (status === 'disabled') return <Badge tone="bad">Disabled</Badge>;
  if (status === 'paused') return <Badge tone="plain">Paused</Badge>;
  return failing === null ? <Badge tone="ok">Active</Badge> : <Badge tone="warn">Failing</Badge>;
}

const MEANWHILE = 'Events that are due meanwhile are not sent. You can send them again from Events, one by one.';

/** Why nothing gets through, if so. */
function Trouble({ endpoint }: { endpoint: EndpointRow }) {
  const { status, failing_since: failing, old_secret_until: until, disabled_because: because } = endpoint;
  return (
    <>
      {status === 'disabled' ? (
        <Alert tone="bad" className="mt-3">
          <p>
            {disabledWords(because)} {MEANWHILE}
          </p>
        </Alert>
      ) : null}
      {status === 'paused' ? <p className="mt-3 text-[0.8125rem] text-ink-soft">{MEANWHILE}</p> : null}
      {status === 'active' && failing !== null ? (
        <Alert tone="plain" className="mt-3">
          <p>
            Nothing has got through since {formatDateTime(failing)}. Events are tried again; after three days the
            endpoint is disabled.
          </p>
        </Alert>
      ) : null}
      {until === null ? null : (
        <p className="mt-3 text-[0.8125rem] text-ink-soft">The old secret signs too until {formatDateTime(until)}.</p>
      )}
    </>
  );
}

function DeleteButton({ userId, endpoint }: { userId: string; endpoint: EndpointRow }) {
  const name = endpointName(endpoint);
  const [asking, setAsking] = useState(false);
  const { mutate: remove, isPending: busy } = useOperation(deleteEndpoint(userId, endpoint.id));
  const { subscriptions } = endpoint;
  return (
    <>
      <Button look="ghost" size="small" aria-disabled={busy} onClick={() => setAsking(!busy)} icon={Trash2}>
        Delete<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        confirm="Delete"
        onConfirm={() => remove()}
        onClose={() => setAsking(false)}
      >
        {subscriptions === 0
          ? 'Nothing is sent to it any more, and its log is deleted.'
          : `${formatCount(subscriptions)} ${subscriptions === 1 ? 'subscription sends' : 'subscriptions send'} to it. Their events are only in their calendars then, and its log is deleted.`}
      </ConfirmDialog>
    </>
  );
}

interface PauseButtonProps {
  endpoint: EndpointRow;
  busy: boolean;
  onSwitch: (status: 'active' | 'paused') => void;
}

function PauseButton({ endpoint, busy, onSwitch }: PauseButtonProps) {
  const active = endpoint.status === 'active';
  const label = active ? 'Pause' : endpoint.status === 'disabled' ? 'Enable' : 'Resume';
  const Icon = active ? Pause : Play;
  return (
    <Button
      look="outline"
      size="small"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onSwitch(active ? 'paused' : 'active');
      }}
    >
      {busy ? <Spinner /> : <Icon />}
      {label}
      <span className="sr-only"> {endpointName(endpoint)}</span>
    </Button>
  );
}

/** One endpoint with all its actions. */
export function EndpointItem({ userId, endpoint: held }: { userId: string; endpoint: EndpointRow }) {
  const {
    mutate: change,
    isPending: busy,
    variables: wanted,
  } = useOperation(changeEndpoint(userId, held.id, { inForm: false }));
  const endpoint = busy ? { ...held, ...wanted } : held;
  const name = endpointName(endpoint);
  const [editing, setEditing] = useState(false);
  const { mutate: sendTest, data: attempt, isPending: testing } = useOperation(testEndpoint(userId, endpoint.id));
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="truncate font-semibold tracking-tight" title={name}>
          {name}
        </h2>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted">
          <dt>Status</dt>
          <dd>
            <span className="flex flex-wrap gap-1.5">
              <Status endpoint={endpoint} />
              {endpoint.is_test ? <Badge tone="plain">Test</Badge> : null}
            </span>
          </dd>
          <dt>Last delivery</dt>
          <dd className="text-ink-soft tabular-nums">
            {endpoint.last_delivered_at === null ? 'None yet' : formatDateTime(endpoint.last_delivered_at)}
          </dd>
          <dt>Subscriptions</dt>
          <dd className="text-ink-soft tabular-nums">{formatCount(endpoint.subscriptions)}</dd>
          <dt>Created</dt>
          <dd className="text-ink-soft tabular-nums">{formatDate(endpoint.created_at)}</dd>
        </dl>
      </div>
      <div className="min-w-0 self-center">
        <div className="flex items-center gap-1 rounded-lg border border-line-strong bg-sunken/60 py-1 pr-1 pl-4">
          <code className="min-w-0 flex-1 truncate font-mono text-sm" title={endpoint.url}>
            {endpoint.url}
          </code>
          <CopyButton text={endpoint.url} label={`Copy address of ${name}`} indicatorMs={COPIED_MS} />
        </div>
        <Trouble endpoint={endpoint} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button look="outline" size="small" aria-disabled={testing} onClick={() => testing || sendTest()}>
            {testing ? <Spinner /> : <Send />}
            {testing ? 'Sending…' : 'Send test'}
            <span className="sr-only"> to {name}</span>
          </Button>
          <RotateSecretButton userId={userId} endpoint={endpoint} />
          <PauseButton endpoint={endpoint} busy={busy} onSwitch={(status) => change({ status })} />
          <Button look="outline" size="small" onClick={() => setEditing(true)} icon={Pencil}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <DeleteButton userId={userId} endpoint={endpoint} />
        </div>
        {attempt && !testing ? <TestResult attempt={attempt} /> : null}
        <EditEndpointDialog userId={userId} endpoint={endpoint} open={editing} onClose={() => setEditing(false)} />
      </div>
    </li>
  );
}
