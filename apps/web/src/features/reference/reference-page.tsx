import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { endpoints, tags } from 'virtual:reference';
import { QuickStart } from '@/components/quick-start/quick-start.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { PageHeading } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import {
  dashboardAddress,
  dashboardEndpoint,
  ENDPOINT_PARAM,
  operationAddress,
} from '@/lib/reference-search/addresses.ts';
import type { OperationEntry } from './model.ts';
import { OperationView } from './operation-view.tsx';
import { endpointQuery } from './operations.ts';
import { type NavGroup, ReferenceNav } from './reference-nav.tsx';
import { SearchBox } from './search/search-box.tsx';

/** The address of the form of an operation; null where a call needs more than fields. */
const playgroundOf = ({ id, path, method }: OperationEntry): string | null =>
  method === 'DELETE' || path.includes('{') ? null : `${paths.playground}?${ENDPOINT_PARAM}=${id}`;

interface ReferencePageProps {
  apiKey: string | undefined;
  /** The key is being read: samples with a key have other lines, so they wait for it. */
  isKeyPending: boolean;
}

const groups: readonly NavGroup[] = [
  { title: 'Start', entries: [{ to: paths.reference, label: 'Quick start' }] },
  ...tags.map(({ name }) => ({
    title: name,
    entries: endpoints
      .filter(({ tag }) => tag === name)
      .flatMap(({ path, operations }) =>
        operations.map(({ id, method }) => ({ to: operationAddress(id), label: path, method })),
      ),
  })),
];

/** After navigation, focuses the documentation page and scrolls to its start, unless the address names a part of it. */
function useArrival(current: string): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (window.location.hash !== '') return;
    window.scrollTo(0, 0);
    (document.getElementById('operation-title') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [current]);
}

/** The endpoint of an operation, loaded. */
function useOperation(wanted: string | null) {
  const endpoint = endpoints.find(({ operations }) => operations.some(({ id }) => id === wanted));
  const query = useQuery({ ...endpointQuery(endpoint?.name ?? ''), enabled: endpoint !== undefined });
  const page = endpoint === undefined ? undefined : query.data;
  return {
    ...query,
    isKnown: endpoint !== undefined,
    page,
    operation: page?.operations.find(({ id }) => id === wanted),
  };
}

/** The quick start and the full reference, made from the catalogue, with the reader's key in every example. */
export function ReferencePage({ apiKey, isKeyPending }: ReferencePageProps) {
  const [params] = useSearchParams();
  const wanted = params.get(ENDPOINT_PARAM);
  const { page, operation, isKnown, error, isPending, refetch } = useOperation(wanted);
  const navigate = useNavigate();
  useArrival(operation?.id ?? '');
  const isWaiting = isKeyPending || (isKnown && isPending);
  return (
    <>
      <PageHeading
        title="Documentation"
        description={
          <>
            Every endpoint with your own key in the examples. For everybody:{' '}
            <TextLink to={paths.apiReference}>API reference</TextLink>,{' '}
            <TextLink to={paths.changelog}>changelog</TextLink>,{' '}
            <a className={textLinkClass} href="/openapi.json">
              openapi.json
            </a>
          </>
        }
      />
      <div className="grid gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ReferenceNav
          groups={groups}
          current={isKnown && wanted !== null ? operationAddress(wanted) : paths.reference}
          onGo={(address) => void navigate(address)}
          search={<SearchBox addressOf={dashboardAddress} />}
        />
        <div className="min-w-0">
          {error && !page ? (
            <div className="mb-8">
              <LoadError error={error} onRetry={() => void refetch()} />
            </div>
          ) : null}
          {wanted && !isKnown ? (
            <Alert tone="plain" className="mb-8">
              There is no such endpoint. Here is the quick start.
            </Alert>
          ) : null}
          {isWaiting ? (
            <div role="status" aria-label="Loading the reference" className="grid gap-4">
              <Skeleton className="h-8 w-64" />
              <Skeleton className="h-10 w-80" />
              <Skeleton className="h-96" />
            </div>
          ) : null}
          {page && operation && !isWaiting ? (
            <OperationView
              key={operation.id}
              page={page}
              operation={operation}
              apiKey={apiKey}
              addressOf={dashboardEndpoint}
              playground={playgroundOf(operation)}
            />
          ) : null}
          {operation || isWaiting ? null : (
            <QuickStart
              contents={false}
              {...(apiKey ? { apiKey } : {})}
              keyStep={
                apiKey
                  ? 'Your key is already in the examples. Copy one with the key, paste it into a terminal, and the call appears on your dashboard.'
                  : `Put your key in place of ${SAMPLE_KEY}:`
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
