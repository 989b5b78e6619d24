import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { QuickStart } from '@/components/quick-start/quick-start.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { referenceQuery } from './operations/load-openapi.ts';
import { docsAddress, ReferenceNav, QUICK_START } from './reference-nav.tsx';
import type { Operation } from './openapi/operations.ts';
import { type OperationTab, OperationView } from './operation-view.tsx';

const ENDPOINT_PARAM = 'endpoint';
const TAB_PARAM = 'tab';

interface DocsPageProps {
  apiKey: string | undefined;
  /** Renders the playground of an endpoint. */
  renderPlayground: (operation: Operation) => ReactNode;
}

/** After navigation, focuses the documentation page and scrolls to its start. */
function useArrival(current: string): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo(0, 0);
    (document.getElementById('operation-title') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [current]);
}

/** The quick start and the full reference, generated from the server's own OpenAPI document, with the reader's key in every example. */
export function ReferencePage({ apiKey, renderPlayground }: DocsPageProps) {
  const { data: reference, error, isPending, refetch } = useQuery(referenceQuery);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get(ENDPOINT_PARAM);
  const operation = reference?.operations.find(({ id }) => id === wanted);
  const current = operation?.id ?? QUICK_START;
  const tab: OperationTab = params.get(TAB_PARAM) === 'try' ? 'try' : 'reference';
  const setTab = (next: OperationTab) =>
    setParams(
      (held) => {
        if (next === 'try') held.set(TAB_PARAM, next);
        else held.delete(TAB_PARAM);
        return held;
      },
      { replace: true },
    );
  useArrival(current);
  return (
    <>
      <PageHeading
        title="Documentation"
        description={
          <>
            Every endpoint with your own key in the examples. Machine readable:{' '}
            <a className={textLinkClass} href="/openapi.json">
              openapi.json
            </a>
          </>
        }
      />
      <div className="grid gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        {reference ? (
          <ReferenceNav
            operations={reference.operations}
            current={current}
            onGo={(id) => void navigate(docsAddress(id))}
          />
        ) : (
          <div className="hidden gap-3 lg:grid lg:content-start">
            {isPending ? Array.from({ length: 14 }, (_, row) => <Skeleton key={row} className="h-5" />) : null}
          </div>
        )}
        <div className="min-w-0">
          {error && !reference ? (
            <div className="mb-8">
              <LoadError error={error} onRetry={() => void refetch()} />
            </div>
          ) : null}
          {wanted && reference && !operation ? (
            <Alert tone="plain" className="mb-8">
              <p>There is no such endpoint. Here is the quick start.</p>
            </Alert>
          ) : null}
          {wanted && isPending ? (
            <div role="status" aria-label="Loading the reference" className="grid gap-4">
              <Skeleton className="h-8 w-64" />
              <Skeleton className="h-10 w-80" />
              <Skeleton className="h-96" />
            </div>
          ) : null}
          {reference && operation ? (
            <OperationView
              key={operation.id}
              document={reference.document}
              operation={operation}
              apiKey={apiKey}
              tab={tab}
              onTab={setTab}
              playground={renderPlayground(operation)}
            />
          ) : null}
          {operation || (wanted && isPending) ? null : (
            <QuickStart
              contents={false}
              {...(apiKey ? { apiKey } : {})}
              keyStep={
                apiKey
                  ? 'Your key is already in the examples. Paste one into a terminal and the call appears on your dashboard.'
                  : 'Put your key in place of THE_YOUR_API_KEY:'
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
