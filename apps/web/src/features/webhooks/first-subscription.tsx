import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { BUILT_ORIGIN } from '@/lib/built-origin.ts';
import { formatUnitPrice } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';

const EVENT_PRICE = unitPrices.find(({ tier }) => tier === 'event');

/** The call that makes a subscription; without an endpoint its events are only in its calendar. */
export function subscriptionSample(endpointId: string | null): string {
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
