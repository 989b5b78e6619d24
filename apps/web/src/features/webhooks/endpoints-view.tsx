import type { UseQueryResult } from '@tanstack/react-query';
import { WEBHOOK_ENDPOINTS_MAX } from '@theia-astro/server/rules/webhooks';
import { Webhook } from '@/components/icons/icons.tsx';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Card } from '@/components/ui/card.tsx';
import { EmptyWithAction, ListState } from '@/components/ui/list.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { BUILT_ORIGIN } from '@/lib/built-origin.ts';
import { formatUnitPrice } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import type { Endpoint, EndpointList } from '@/lib/resources.ts';
import { EndpointItem } from './endpoint-item.tsx';

const EVENT_PRICE = unitPrices.find(({ tier }) => tier === 'event');

/** The call that makes a subscription; without an endpoint its events are only in its calendar. */
function subscriptionSample(endpointId: string | null): string {
  const endpoint = endpointId === null ? '' : `"endpoint_id": "${endpointId}",\n    `;
  return [
    `curl '${BUILT_ORIGIN}/subscriptions'`,
    `-H 'Authorization: Bearer ${SAMPLE_KEY}'`,
    "-H 'Content-Type: application/json'",
    `-d '{
    ${endpoint}"label": "Ada",
    "birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York",
    "rules": [
      { "type": "transit", "bodies": ["saturn"], "targets": ["sun", "moon"] },
      { "type": "station", "bodies": ["mercury"] },
      { "type": "void_of_course" }
    ]
  }'`,
  ].join(' \\\n  ');
}

interface FirstSubscriptionProps {
  endpoints: readonly Endpoint[];
  apiKey: string | undefined;
}

/** How a subscription is made, with the user's key and endpoint. */
export function FirstSubscription({ endpoints, apiKey }: FirstSubscriptionProps) {
  const keyShown = useKeyShown();
  const endpoint = endpoints.find(({ status, is_test: isTest }) => status === 'active' && !isTest);
  return (
    <>
      <SampleCode
        code={subscriptionSample(endpoint?.id ?? null)}
        apiKey={apiKey}
        label="cURL of a subscription"
        title="cURL"
        {...keyShown}
      />
      {EVENT_PRICE === undefined ? null : (
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          An event costs ${formatUnitPrice(EVENT_PRICE.unitPriceUsd)} when it is delivered to an endpoint. Subscriptions
          and calendars are free.
        </p>
      )}
    </>
  );
}

interface EndpointsViewProps {
  userId: string;
  query: UseQueryResult<EndpointList>;
  onAdd: () => void;
}

/** Where events are sent. */
export function EndpointsView({ userId, query: { data, error, isPending, refetch }, onAdd }: EndpointsViewProps) {
  return (
    <>
      <Card aria-label="Endpoints">
        <ListState
          rows={data?.webhooks}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          loading={
            <div role="status" aria-label="Loading endpoints" className="grid gap-4 p-6">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-20 w-full" />
            </div>
          }
          empty={
            <EmptyWithAction
              icon={Webhook}
              title="No endpoints yet"
              action="Add endpoint"
              look="primary"
              onAction={onAdd}
            >
              An endpoint is a URL on your server. Events are posted there as signed JSON and retried until it responds.
              Without one, a subscription still has a calendar.
            </EmptyWithAction>
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((endpoint) => (
                <EndpointItem key={endpoint.id} userId={userId} endpoint={endpoint} />
              ))}
            </ul>
          )}
        </ListState>
      </Card>
      {data && data.webhooks.length >= WEBHOOK_ENDPOINTS_MAX ? (
        <p className="mt-4 text-sm text-ink-muted">An account has at most {WEBHOOK_ENDPOINTS_MAX} endpoints.</p>
      ) : null}
    </>
  );
}
