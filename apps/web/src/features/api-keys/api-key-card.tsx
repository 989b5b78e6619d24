import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDate } from '@/lib/format.ts';
import { KeyField } from './key-label.tsx';
import { type FirstKey, firstKeyWithUseQuery } from './operations/first-key.ts';
import { RegenerateButton, useRegenerate } from './regenerate-button.tsx';

const LOADING = 'Loading API key details...';
const ERROR_TITLE = 'Error loading API key:';
const NO_KEY = 'No API key found';
const GENERATE = 'Generate API Key';

function KeyDetails({ apiKey }: { apiKey: FirstKey }) {
  const used = apiKey.last_used_at ? `last used ${formatDate(apiKey.last_used_at)}` : 'not used yet';
  return (
    <>
      <KeyField apiKey={apiKey.api_key} />
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        Created {formatDate(apiKey.created_at)}, {used}. Regenerating replaces it immediately.
      </p>
    </>
  );
}

/** The user's key with all its states: loading, error, none, and the key itself. */
export function ApiKeyCard() {
  const user = useSignedInUser();
  const { data: apiKey, error, isPending, refetch } = useQuery(firstKeyWithUseQuery(user.id));
  const { state, regenerate } = useRegenerate(user.id);
  return (
    <Card aria-labelledby="api-key-title" className="flex flex-col">
      <CardHeader
        id="api-key-title"
        title="API key"
        description="Authenticates every call you make."
        action={apiKey ? <RegenerateButton state={state} onRegenerate={regenerate} keyId={apiKey.id} /> : null}
      />
      <div className="flex-1 p-5 sm:p-6">
        {isPending ? (
          <div role="status">
            <p className="mb-3 text-sm text-ink-muted">{LOADING}</p>
            <Skeleton className="h-11 w-full" />
          </div>
        ) : null}
        {error && !apiKey ? (
          <>
            <p className="mb-2 text-sm font-medium">{ERROR_TITLE}</p>
            <LoadError error={error} onRetry={() => void refetch()} />
          </>
        ) : null}
        {!isPending && !error && !apiKey ? (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-muted">{NO_KEY}</p>
            <Button onClick={regenerate} disabled={state === 'loading'} busy={state === 'loading'}>
              {GENERATE}
            </Button>
          </div>
        ) : null}
        {apiKey ? <KeyDetails apiKey={apiKey} /> : null}
        {apiKey && !apiKey.is_active ? (
          <p className="mt-3">
            <Badge tone="bad">Revoked</Badge>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
