import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { operations } from 'virtual:playground';
import { Alert } from '@/components/ui/alert.tsx';
import { PageHeading } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { idleReason, keyFor } from '@/lib/calls/key.ts';
import { holdsCall, readPlaygroundCall } from '@/lib/calls/playground-address.ts';
import { paths } from '@/lib/paths.ts';
import { ENDPOINT_PARAM, operationAddress } from '@/lib/reference-search/addresses.ts';
import { EndpointPicker } from './endpoint-picker.tsx';
import type { Fields } from './form/model.ts';
import { fromQuery } from './form/read-value.ts';
import { KeyPicker } from './key-picker.tsx';
import { formQuery, playgroundKeysQuery } from './operations.ts';
import { lastOperation, readDraft } from './request/draft.ts';
import { Workbench } from './workbench.tsx';

/** The product that is open initially: the first. */
const FIRST = operations.find(({ path, method }) => path !== '/swiss' && method === 'POST')?.id ?? '';
const UNREADABLE = 'The request in this address cannot be read. Nothing was sent.';

const isOperation = (id: string | null): id is string => operations.some((operation) => operation.id === id);

interface Opened {
  readonly id: string;
  readonly fields: Fields;
  /** Opened again each time, even with the same request. */
  readonly nonce: number;
}

/** Reads the request in a fragment; a reason: it cannot be opened. */
function openFragment(hash: string): Omit<Opened, 'nonce'> | { readonly problem: string } {
  const call = readPlaygroundCall(hash);
  if (call === null) return { problem: UNREADABLE };
  const path = call.path.replace(/^\/v1(?=\/)/, '');
  const operation = operations.find((one) => one.path === path && one.method === call.method);
  return operation === undefined
    ? { problem: `There is no endpoint ${call.method} ${call.path} here. Nothing was sent.` }
    : { id: operation.id, fields: call.fields };
}

/** Opens the request in the fragment of the address, once, and takes it out of the address. It sends nothing. */
function useOpened() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ hash: string; opened: Opened | null; problem: string | null }>({
    hash: '',
    opened: null,
    problem: null,
  });
  if (held.hash !== hash) {
    const next = holdsCall(hash) ? openFragment(hash) : null;
    if (next === null) setHeld({ ...held, hash });
    else if ('problem' in next) setHeld({ hash, opened: null, problem: next.problem });
    else setHeld({ hash, opened: { ...next, nonce: (held.opened?.nonce ?? 0) + 1 }, problem: null });
  }
  const id = held.opened?.id;
  useEffect(() => {
    if (!holdsCall(hash)) return;
    const search = id === undefined ? '' : `?${ENDPOINT_PARAM}=${id}`;
    void navigate({ pathname: paths.playground, search, hash: '' }, { replace: true });
  }, [hash, id, navigate]);
  return held;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the form" className="grid gap-6 xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}

/** Every endpoint of the API as a form: what it costs before it is sent, and the answer drawn, in tables, as JSON and as Markdown. */
export function PlaygroundPage() {
  const user = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const { opened, problem } = useOpened();
  const wanted = params.get(ENDPOINT_PARAM);
  const [last] = useState(() => lastOperation(user.id));
  const id = isOperation(wanted) ? wanted : isOperation(last) ? last : FIRST;
  const { data: spec, error, refetch } = useQuery(formQuery(id));
  const {
    data: keys,
    error: keysError,
    refetch: refetchKeys,
    dataUpdatedAt: nowMs,
  } = useQuery(playgroundKeysQuery(user.id));
  const [keyId, setKeyId] = useState<string | null>(null);
  const chosen = keys?.find((key) => key.id === keyId && idleReason(key, nowMs) === null);
  const apiKey =
    chosen ??
    (keys === undefined ? null : (keyFor(keys, null, nowMs) ?? keys.find((key) => idleReason(key, nowMs) === null))) ??
    null;
  const isOpenedHere = opened !== null && opened.id === id;
  const initial = (): Fields => {
    if (spec === undefined) return {};
    if (!isOpenedHere) return readDraft(user.id, id) ?? spec.example;
    return spec.method === 'GET'
      ? fromQuery(
          spec.request.forms.flatMap(({ fields }) => fields),
          opened.fields,
        )
      : opened.fields;
  };
  return (
    <>
      <PageHeading
        title="Playground"
        description={
          <>
            Real calls with your key, priced before they are sent.{' '}
            <TextLink to={operationAddress(id)}>Reference of this endpoint</TextLink>
          </>
        }
      />
      <div className="mb-6 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <EndpointPicker current={id} onChoose={(next) => setParams({ [ENDPOINT_PARAM]: next })} />
        <KeyPicker keys={keys} nowMs={nowMs} chosen={apiKey} onChoose={setKeyId} />
      </div>
      {keysError && keys === undefined ? (
        <div className="mb-6">
          <LoadError error={keysError} onRetry={() => void refetchKeys()} />
        </div>
      ) : null}
      {problem === null ? null : (
        <Alert tone="bad" className="mb-6">
          {problem}
        </Alert>
      )}
      {isOpenedHere ? (
        <Alert tone="plain" className="mb-6">
          This request came from the link. Nothing has been sent.
        </Alert>
      ) : null}
      {error && spec === undefined ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {spec === undefined && !error ? <Loading /> : null}
      {spec === undefined ? null : (
        <>
          <h2 className="mb-1 text-base font-semibold">{spec.title}</h2>
          <p className="mb-5 max-w-3xl text-sm text-pretty text-ink-soft">{spec.description.replaceAll('`', '')}</p>
          <Workbench
            key={`${id} ${isOpenedHere ? opened.nonce : 0}`}
            userId={user.id}
            spec={spec}
            initial={initial()}
            apiKey={apiKey}
          />
        </>
      )}
    </>
  );
}
