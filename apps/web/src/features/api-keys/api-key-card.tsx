import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { FactLines } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { KeyField } from './key-label.tsx';
import { type FirstKey, firstKeyWithUseQuery } from './operations/first-key.ts';
import { RegenerateButton, useRegenerate } from './regenerate-button.tsx';

const LOADING = 'Loading API key details...';
const ERROR_TITLE = 'Error loading API key:';
const NO_KEY = 'No API key found';
const GENERATE = 'Generate API Key';

/** The key with its facts; placeholders of the same height until they are known. */
function KeyDetails({ apiKey }: { apiKey: FirstKey | undefined }) {
  const used = apiKey?.last_used_at ? formatDateTime(apiKey.last_used_at) : 'Not used yet';
  return (
    <>
      {apiKey ? <KeyField apiKey={apiKey.api_key} /> : <Skeleton className="h-[2.875rem] w-full" />}
      <FactLines
        className="mt-4"
        facts={[
          ['Status', apiKey ? <Status key="status" apiKey={apiKey} /> : LOADING],
          ['Last used', apiKey ? used : '\u00a0'],
          ['Created', apiKey ? formatDate(apiKey.created_at) : '\u00a0'],
        ]}
      />
      <div className="mt-3 flex justify-end">
        <ButtonLink look="outline" size="small" to={paths.apiKeys}>
          Manage keys
        </ButtonLink>
      </div>
    </>
  );
}

const Status = ({ apiKey: { is_active: isActive } }: { apiKey: FirstKey }) => (
  <span className={isActive ? 'text-ok' : 'font-medium text-bad'}>{isActive ? 'Active' : 'Revoked'}</span>
);

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
        description="Authenticates your calls."
        action={apiKey ? <RegenerateButton state={state} onRegenerate={regenerate} keyId={apiKey.id} /> : null}
      />
      <div className="flex-1 p-5 sm:p-6">
        {isPending ? (
          <div role="status">
            <KeyDetails apiKey={undefined} />
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
      </div>
    </Card>
  );
}
