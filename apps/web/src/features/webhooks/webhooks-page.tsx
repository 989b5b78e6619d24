import { useQuery } from '@tanstack/react-query';
import { WEBHOOK_ENDPOINTS_MAX } from '@theia-astro/server/rules/webhooks';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Plus } from '@/components/icons/icons.tsx';
import { TrailCard } from '@/components/trail/trail-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHeading } from '@/components/ui/card.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointsView } from './endpoints-view.tsx';
import { EventsView } from './events-view.tsx';
import { endpointsQuery } from './operations/endpoints.ts';
import { SubscriptionsView } from './subscriptions-view.tsx';
import { type PageState, readState, type View, VIEWS, writeState } from './view.ts';

const LABELS: Readonly<Record<View, string>> = {
  endpoints: 'Endpoints',
  subscriptions: 'Subscriptions',
  events: 'Events',
};

function addressOf(view: View): string {
  const query = writeState({ ...readState(new URLSearchParams()), view }).toString();
  return query === '' ? paths.webhooks : `${paths.webhooks}?${query}`;
}

/** The parts of the page, as links, with how much there is of each. */
function PageTabs({ view, counts }: { view: View; counts: Partial<Record<View, number>> }) {
  return (
    <nav aria-label="Webhooks" className="mb-5 border-b border-line print:hidden">
      <ul className="flex justify-between gap-2 overflow-x-auto min-[23rem]:justify-start min-[23rem]:gap-5 sm:gap-6">
        {VIEWS.map((one) => {
          const count = counts[one];
          return (
            <li key={one}>
              <Link
                to={addressOf(one)}
                aria-current={one === view ? 'page' : undefined}
                className={cn(
                  '-mb-px flex items-center gap-2 border-b-2 px-0.5 pt-1 pb-2.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                  one === view
                    ? 'border-accent text-ink'
                    : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
                )}
              >
                {LABELS[one]}
                {count === undefined ? null : (
                  <span className="hidden rounded-full bg-sunken px-1.5 text-xs font-medium text-ink-muted tabular-nums min-[23rem]:inline">
                    {formatCount(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The subjects of the history of the page. */
const ABOUT = ['webhook', 'subscription', 'calendar'] as const;

/** What the URL says, and how to change it. */
function usePageState() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const state = useMemo(() => readState(new URLSearchParams(search)), [search]);
  // From the URL itself: a second change may come before the first one is rendered.
  const change = useCallback(
    (part: Partial<PageState>, options: { readonly replace: boolean } = { replace: true }) =>
      setParams(writeState({ ...readState(new URLSearchParams(window.location.search)), ...part }), options),
    [setParams],
  );
  return { state, change };
}

/** Where events are sent, what is subscribed to, and what was delivered. */
export function WebhooksPage({ apiKey }: { apiKey: string | undefined }) {
  const user = useSignedInUser();
  const { state, change } = usePageState();
  const endpoints = useQuery({
    ...endpointsQuery(user.id),
    meta: state.view === 'endpoints' ? {} : { missing: 'your endpoints' },
  });
  const [adding, setAdding] = useState(false);
  const { data } = endpoints;
  const history = data ? (
    <TrailCard userId={user.id} about={ABOUT} description="Who changed what here, from where. Kept for 400 days." />
  ) : null;
  return (
    <>
      <PageHeading
        title="Webhooks"
        description="What happens in the sky, sent to your server or your calendar when it happens."
        action={
          data && data.webhooks.length > 0 && state.view === 'endpoints' ? (
            <Button disabled={data.webhooks.length >= WEBHOOK_ENDPOINTS_MAX} onClick={() => setAdding(true)}>
              <Plus />
              Add endpoint
            </Button>
          ) : null
        }
      />
      <PageTabs
        view={state.view}
        counts={data ? { endpoints: data.webhooks.length, subscriptions: data.subscriptions } : {}}
      />
      {state.view === 'endpoints' ? (
        <>
          <EndpointsView userId={user.id} query={endpoints} onAdd={() => setAdding(true)} />
          {history}
        </>
      ) : null}
      {state.view === 'subscriptions' ? (
        <SubscriptionsView userId={user.id} endpoints={data?.webhooks ?? []} apiKey={apiKey} below={history} />
      ) : null}
      {state.view === 'events' ? <EventsView userId={user.id} state={state} onChange={change} /> : null}
      <EndpointDialog userId={user.id} open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
