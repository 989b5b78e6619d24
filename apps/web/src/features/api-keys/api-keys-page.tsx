import { useQuery } from '@tanstack/react-query';
import { KEYS_MAX } from '@theia-astro/server/rules/keys';
import { useState } from 'react';
import { KeyRound, Plus } from '@/components/icons/icons.tsx';
import { TrailCard } from '@/components/trail/trail-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, PageHeading } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { plans } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { KeyItem } from './key-item.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { type KeyAllowance, keysQuery, keyUsageQuery, NO_USAGE } from './operations/keys.ts';
import { useRegenerate } from './regenerate-button.tsx';

const ABOUT = ['key'] as const;

/** What happened to the keys of the account, newest first. */
export function KeyTrail({ userId }: { userId: string }) {
  return (
    <TrailCard userId={userId} about={ABOUT} description="Who changed which key, from where. Kept for 400 days." />
  );
}

const LOADING = 'Loading API key details...';
const ERROR_TITLE = 'Error loading API key:';
const NO_KEY = 'No API key found';
const MOST_KEYS = Math.max(...plans.map(({ apiKeys }) => apiKeys));
const GENERATE = 'Generate API Key';

function Allowance({ used, allowance }: { used: number; allowance: KeyAllowance }) {
  const { api_keys: allowed, plan_name: plan } = allowance;
  const rest = allowed - used;
  return (
    <p id="key-allowance" className="mt-4 text-sm text-ink-muted">
      <span className="font-medium text-ink-soft tabular-nums">
        {used} of {allowed}
      </span>{' '}
      {allowed === 1 ? 'key' : 'keys'} of {plan === null ? 'an account without a plan' : `the ${plan} plan`} in use.
      {rest > 0 || allowed >= MOST_KEYS ? null : (
        <>
          {' '}
          <TextLink to={paths.upgrade}>Plans with more keys</TextLink>
        </>
      )}
    </p>
  );
}

function NoKey({ userId }: { userId: string }) {
  const { state, regenerate } = useRegenerate(userId);
  return (
    <Card aria-label="API keys" className="pb-10">
      <EmptyState icon={KeyRound} title={NO_KEY}>
        Every call needs a key.
      </EmptyState>
      <div className="grid justify-items-center">
        <Button onClick={regenerate} disabled={state === 'loading'} busy={state === 'loading'}>
          {GENERATE}
        </Button>
      </div>
    </Card>
  );
}

export function ApiKeysPage() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(keysQuery(user.id));
  const { data: usage } = useQuery(keyUsageQuery(user.id));
  const [creating, setCreating] = useState<'live' | 'test' | null>(null);
  const live = data?.keys.filter((row) => !row.is_test).length ?? 0;
  const full = !data?.allowance || live >= data.allowance.api_keys;
  return (
    <>
      <PageHeading
        title="API Keys"
        description="Keep keys on your server: anyone who has one can make calls at your expense."
        action={
          data && data.keys.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              <Button look="outline" disabled={data.keys.length >= KEYS_MAX} onClick={() => setCreating('test')}>
                <Plus />
                New test key
              </Button>
              <Button disabled={full} aria-describedby="key-allowance" onClick={() => setCreating('live')} icon={Plus}>
                New key
              </Button>
            </div>
          ) : null
        }
      />
      {isPending ? (
        <Card aria-label="API keys" className="p-6">
          <div role="status">
            <p className="mb-3 text-sm text-ink-muted">{LOADING}</p>
            <Skeleton className="h-24 w-full" />
          </div>
        </Card>
      ) : null}
      {error && !data ? (
        <Card aria-label="API keys" className="p-6">
          <p className="mb-2 text-sm font-medium">{ERROR_TITLE}</p>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : null}
      {data?.keys.length === 0 ? <NoKey userId={user.id} /> : null}
      {data && data.keys.length > 0 ? (
        <>
          <Card aria-label="API keys">
            <ul className="divide-y divide-line">
              {data.keys.map((row) => (
                <KeyItem
                  key={row.id}
                  userId={user.id}
                  row={row}
                  usage={usage === undefined ? undefined : (usage.get(row.id) ?? NO_USAGE)}
                />
              ))}
            </ul>
          </Card>
          {data.allowance ? <Allowance used={live} allowance={data.allowance} /> : null}
        </>
      ) : null}
      {data ? <KeyTrail userId={user.id} /> : null}
      <NewKeyDialog userId={user.id} open={creating === 'live'} onClose={() => setCreating(null)} />
      <NewKeyDialog userId={user.id} open={creating === 'test'} isTest onClose={() => setCreating(null)} />
    </>
  );
}
