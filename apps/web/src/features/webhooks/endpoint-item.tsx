import { Send } from '@/components/icons/icons.tsx';
import { disabledReason } from '@/components/trail/words/event-words.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { formatCount, formatDate, formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Endpoint } from '@/lib/resources.ts';
import { DeliveriesButton } from './deliveries-button.tsx';
import { EditEndpointButton } from './endpoint-dialog.tsx';
import { endpointName } from './event-words.ts';
import { DeleteItemButton, ItemHead, PauseButton } from './item-parts.tsx';
import { changeEndpoint, deleteEndpoint, testEndpoint } from './operations/endpoints.ts';
import { EndpointSecretButton } from './endpoint-secret-button.tsx';
import { TestResult } from './test-result.tsx';

const COPIED_MS = 2000;

function Status({ endpoint: { status, failing_since: failing } }: { endpoint: Endpoint }) {
  if (status === 'disabled') return <Badge tone="bad">Disabled</Badge>;
  if (status === 'paused') return <Badge tone="plain">Paused</Badge>;
  return failing === null ? <Badge tone="ok">Active</Badge> : <Badge tone="warn">Failing</Badge>;
}

const MEANWHILE = 'Events due in the meantime are not sent. You can send them individually from Events.';

/** Why nothing gets through, if so. */
function Trouble({ endpoint }: { endpoint: Endpoint }) {
  const { status, failing_since: failing, old_secret_until: until, disabled_because: because } = endpoint;
  return (
    <>
      {status === 'disabled' ? (
        <Alert tone="bad" className="mt-3">
          Theia disabled this endpoint: {disabledReason(because)}. {MEANWHILE}
        </Alert>
      ) : null}
      {status === 'paused' ? <p className="mt-3 text-[0.8125rem] text-ink-soft">{MEANWHILE}</p> : null}
      {status === 'active' && failing !== null ? (
        <Alert tone="plain" className="mt-3">
          Nothing has got through since {formatDateTime(failing)}. Events are tried again; after three days the endpoint
          is disabled.
        </Alert>
      ) : null}
      {until === null ? null : (
        <p className="mt-3 text-[0.8125rem] text-ink-soft">The old secret signs too until {formatDateTime(until)}.</p>
      )}
    </>
  );
}

function deletionQuestion({ subscriptions }: Endpoint): string {
  if (subscriptions === 0) return 'Nothing more is sent to it, and its log is deleted.';
  return `${formatCount(subscriptions)} ${subscriptions === 1 ? 'subscription sends' : 'subscriptions send'} to it. Their events are only in their calendars then, and its log is deleted.`;
}

/** One endpoint with all its actions. */
export function EndpointItem({ userId, endpoint: held }: { userId: string; endpoint: Endpoint }) {
  const {
    mutate: change,
    isPending: busy,
    variables: wanted,
  } = useOperation(changeEndpoint(userId, held.id, { inForm: false }));
  const endpoint = busy ? { ...held, ...wanted } : held;
  const name = endpointName(endpoint);
  const { mutate: sendTest, data: attempt, isPending: testing } = useOperation(testEndpoint(userId, endpoint.id));
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <ItemHead
        name={name}
        status={<Status endpoint={endpoint} />}
        isTest={endpoint.is_test}
        facts={[
          ['Last event', endpoint.last_delivered_at === null ? 'None yet' : formatDateTime(endpoint.last_delivered_at)],
          ['Subscriptions', formatCount(endpoint.subscriptions)],
          ['Created', formatDate(endpoint.created_at)],
        ]}
      />
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
          <DeliveriesButton userId={userId} id={endpoint.id} name={name} />
          <EndpointSecretButton userId={userId} endpoint={endpoint} />
          <PauseButton name={name} status={endpoint.status} busy={busy} onSwitch={(status) => change({ status })} />
          <EditEndpointButton userId={userId} endpoint={endpoint} />
          <DeleteItemButton
            name={name}
            question={deletionQuestion(endpoint)}
            operation={deleteEndpoint(userId, endpoint.id)}
          />
        </div>
        {attempt && !testing ? <TestResult attempt={attempt} /> : null}
      </div>
    </li>
  );
}
