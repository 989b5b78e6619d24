import type { UseQueryResult } from '@tanstack/react-query';
import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';
import type { OutputOf } from '@theia-astro/server/rules/operations/catalog';
import { WEBHOOK_ENDPOINTS_MAX } from '@theia-astro/server/rules/webhooks';
import { Webhook } from '@/components/icons/icons.tsx';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card, EmptyState } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { BUILT_ORIGIN } from '@/lib/built-origin.ts';
import { formatUnitPrice } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
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

/** How a subscription is made, with the user's key and endpoint. */
export function FirstSubscription({
  endpoints,
  apiKey,
}: {
  endpoints: readonly EndpointRow[];
  apiKey: string | undefined;
}) {
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
  query: UseQueryResult<OutputOf<'webhook-endpoints'>>;
  onAdd: () => void;
}

/** Where events are sent. */
export function EndpointsView({ userId, query: { data, error, isPending, refetch }, onAdd }: EndpointsViewProps) {
  return (
    <>
      <Card aria-label="Endpoints">
        {isPending ? (
          <div role="status" aria-label="Loading endpoints" className="grid gap-4 p-6">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-20 w-full" />
          </div>
        ) : null}
        {error && !data ? (
          <div className="p-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {data?.endpoints.length === 0 ? (
          <div className="pb-10">
            <EmptyState icon={Webhook} title="No endpoints yet">
              An endpoint is an address of your server. Subscribed events are posted there as signed JSON, in time and
              again until it answers. Without one, a subscription still has a calendar.
            </EmptyState>
            <div className="grid justify-items-center">
              <Button onClick={onAdd}>Add endpoint</Button>
            </div>
          </div>
        ) : null}
        {data && data.endpoints.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.endpoints.map((endpoint) => (
              <EndpointItem key={endpoint.id} userId={userId} endpoint={endpoint} />
            ))}
          </ul>
        ) : null}
      </Card>
      {data && data.endpoints.length >= WEBHOOK_ENDPOINTS_MAX ? (
        <p className="mt-4 text-sm text-ink-muted">An account has at most {WEBHOOK_ENDPOINTS_MAX} endpoints.</p>
      ) : null}
    </>
  );
}
