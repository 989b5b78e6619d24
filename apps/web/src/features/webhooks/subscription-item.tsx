import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Facts } from '@/components/ui/facts.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, formatDate, formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import type { Endpoint, Subscription } from '@/lib/resources.ts';
import { CalendarButton } from './calendar-dialog.tsx';
import { endpointName } from './event-words.ts';
import { DeleteItemButton, ItemHead, PauseButton } from './item-parts.tsx';
import { deleteSubscription, switchSubscription } from './operations/subscriptions.ts';
import { ruleWords } from './rule-words.ts';
import { readState, writeState } from './view.ts';

const STATUS = {
  active: <Badge tone="ok">Active</Badge>,
  paused: <Badge tone="plain">Paused</Badge>,
  failed: <Badge tone="bad">Failed</Badge>,
} as const;

function eventsAddress(subscription: string, when: 'past' | 'ahead'): string {
  const state = readState(new URLSearchParams());
  return `${paths.webhooks}?${writeState({ ...state, view: 'events', subscription, when }).toString()}`;
}

function Receiver({ endpoint }: { endpoint: Endpoint | null | undefined }) {
  if (endpoint === null) return 'Calendar only';
  return endpoint === undefined ? '–' : endpointName(endpoint);
}

function NextEvent({ subscription: { next_event: next, computed_until: until } }: { subscription: Subscription }) {
  if (next === null) return `None until ${formatDate(until)}`;
  return (
    <>
      {formatDateTime(next.at)} <span className="text-ink-muted">{next.type.replaceAll('_', ' ')}</span>
    </>
  );
}

interface SubscriptionItemProps {
  userId: string;
  subscription: Subscription;
  endpoints: readonly Endpoint[];
}

/** One subscription: its rules in words, what comes next, and its actions. */
export function SubscriptionItem({ userId, subscription: held, endpoints }: SubscriptionItemProps) {
  const { mutate: change, isPending: busy, variables: wanted } = useOperation(switchSubscription(userId, held.id));
  const subscription = busy ? { ...held, status: wanted } : held;
  const {
    id,
    status,
    failure,
    endpoint_id: endpointId,
    rules,
    events_ahead: ahead,
    notice_hours: notice,
  } = subscription;
  const name = subscriptionName(subscription);
  const endpoint = endpointId === null ? null : endpoints.find((one) => one.id === endpointId);
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <ItemHead
        name={name}
        status={STATUS[status]}
        isTest={subscription.is_test}
        facts={[
          ['Sent to', <Receiver key="receiver" endpoint={endpoint} />, 'min-w-0 truncate text-ink-soft'],
          ['Key', subscription.key_label, 'min-w-0 truncate text-ink-soft'],
          ['Calendar', subscription.feed_created_at === null ? 'No address' : 'Has an address', 'text-ink-soft'],
          ['Created', formatDate(subscription.created_at)],
        ]}
      />
      <div className="min-w-0">
        <ul aria-label={`Rules of ${name}`} className="grid gap-1.5 text-sm">
          {rules.map((rule, position) => (
            <li key={position} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-sun-fill" />
              <span className="min-w-0 break-words text-ink-soft">{ruleWords(rule)}</span>
            </li>
          ))}
        </ul>
        <Facts
          className="mt-4"
          facts={[
            ['Next event', <NextEvent key="next" subscription={subscription} />],
            [
              'Upcoming',
              `${formatCount(ahead)} ${ahead === 1 ? 'event' : 'events'} until ${formatDate(subscription.computed_until)}`,
            ],
            notice !== 0 && ['Notice', `${notice} ${notice === 1 ? 'hour' : 'hours'} before`],
          ]}
        />
        {failure === null ? null : (
          <Alert tone="bad" className="mt-3">
            Its events cannot be computed any more (<code className="font-mono text-[0.8125rem]">{failure}</code>).
          </Alert>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <CalendarButton userId={userId} subscription={subscription} />
          <PauseButton name={name} status={status} busy={busy} onSwitch={change} />
          <DeleteItemButton
            name={name}
            question="Its birth, its events, their log and its calendar are deleted immediately. That cannot be undone."
            operation={deleteSubscription(userId, id)}
          />
          <span className="ml-auto flex gap-4 text-[0.8125rem]">
            <TextLink to={eventsAddress(id, 'ahead')}>
              Upcoming<span className="sr-only"> events of {name}</span>
            </TextLink>
            <TextLink to={eventsAddress(id, 'past')}>
              Past<span className="sr-only"> events of {name}</span>
            </TextLink>
          </span>
        </div>
      </div>
    </li>
  );
}
