import { useQuery } from '@tanstack/react-query';
import { type ConsentRequest, DEFAULT_DAILY_LIMIT_USD } from '@theia-astro/server/rules/connected-apps';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { CircleAlert } from '@/components/icons/icons.tsx';
import { Button, ButtonLink, Spinner } from '@/components/ui/button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { useAuthStatus, useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { AppName, LimitField, limitHint, Rights } from './app-parts.tsx';
import { appsQuery, type ConnectedApp, decide, isOver, readLimit, requestQuery } from './operations.ts';

function Heading({ children, about }: { children: ReactNode; about: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight wrap-anywhere">{children}</h1>
      <p className="mt-2 text-ink-muted">{about}</p>
    </div>
  );
}

function Asked({ request }: { request: ConsentRequest }) {
  return (
    <section
      aria-label="The app"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <AppName name={request.name} clientHost={request.client_host} redirectHost={request.redirect_host} />
      <div className="border-t border-line pt-4">
        <h2 className="mb-2.5 text-[0.8125rem] font-medium tracking-normal text-ink-muted">It will be able to</h2>
        <Rights scopes={request.scopes} />
      </div>
      {request.client_host === null ? (
        <p className="border-t border-line pt-4 text-[0.8125rem] text-ink-soft">
          The app chose its own name. Continue only if you started this in an app that you trust.
        </p>
      ) : null}
    </section>
  );
}

/** The page leaves for the app; an app on this machine may take over without the page changing. */
function Leaving({ name, allowed }: { name: string; allowed: boolean }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
      <Spinner className="size-8 text-accent" />
      <h1 className="text-heading wrap-anywhere">{allowed ? `${name} is connected` : 'Nothing was connected'}</h1>
      <p className="text-ink-muted">Returning to the app. You can close this page.</p>
    </div>
  );
}

interface DecisionProps {
  uid: string;
  request: ConsentRequest;
  connected: ConnectedApp | undefined;
}

function Decision({ uid, request, connected }: DecisionProps) {
  const user = useSignedInUser();
  const suggested =
    connected?.daily_limit_usd ?? DEFAULT_DAILY_LIMIT_USD * (request.scopes.includes('reports') ? 5 : 1);
  const [typed, setTyped] = useState(Number(suggested).toFixed(2));
  const { mutate, isPending, isSuccess, problem, variables } = useOperation(decide(uid));
  const limit = readLimit(typed);
  const isBusy = isPending || isSuccess;
  const leave = { onSuccess: (address: string) => window.location.assign(address) };
  const allow = (event: FormEvent) => {
    event.preventDefault();
    if ('usd' in limit && !isBusy) mutate({ allow: true, daily_limit_usd: limit.usd }, leave);
  };
  if (isSuccess) return <Leaving name={request.name} allowed={variables.allow} />;
  return (
    <>
      <Heading
        about={
          <>
            It will use your account <span className="font-medium wrap-anywhere text-ink">{user.email}</span>.
          </>
        }
      >
        Connect {request.name}
      </Heading>
      <form noValidate onSubmit={allow} className="grid gap-6">
        <Asked request={request} />
        <LimitField
          value={typed}
          onText={setTyped}
          hint={limitHint(request.scopes, 'usd' in limit ? limit.usd : null)}
          error={'problem' in limit ? limit.problem : undefined}
          disabled={isBusy}
        />
        <Problem>{problem}</Problem>
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" className="h-11" disabled={isBusy} onClick={() => mutate({ allow: false }, leave)}>
            Cancel
          </Button>
          <Button
            type="submit"
            className="h-11"
            disabled={isBusy || 'problem' in limit}
            busy={isPending && variables.allow}
          >
            Allow
          </Button>
        </div>
        <p className="text-[0.8125rem] text-ink-muted">
          It cannot see your API keys, buy credit or change your account. You can disconnect it at any time in your
          settings.
        </p>
      </form>
    </>
  );
}

function SignInFirst({ request }: { request: ConsentRequest }) {
  const { pathname, search } = useLocation();
  const state = { from: { pathname, search } };
  return (
    <>
      <Heading about="Sign in to decide. You come back to this page.">Connect {request.name}</Heading>
      <Asked request={request} />
      <div className="mt-6 grid gap-3">
        <ButtonLink to={paths.login} state={state} className="h-11">
          Sign in
        </ButtonLink>
        <ButtonLink to={paths.signup} state={state} look="outline" className="h-11">
          Create an account
        </ButtonLink>
      </div>
    </>
  );
}

function Over() {
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-6 text-center">
      <CircleAlert className="size-10 text-warn" />
      <h1 className="text-heading">This request is no longer valid</h1>
      <p className="text-ink-muted">
        It has expired, was answered already, or was started in another browser. Go back to the app and connect again.
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the request" className="grid gap-6">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}

function SignedIn({ uid, request }: { uid: string; request: ConsentRequest }) {
  const user = useSignedInUser();
  const { data: apps, isPending } = useQuery(appsQuery(user.id));
  if (isPending) return <Waiting />;
  return (
    <Decision uid={uid} request={request} connected={apps?.find(({ client_id: id }) => id === request.client_id)} />
  );
}

/** Where a user allows an app to use the account, or refuses it. The app has sent the browser here. */
export function ConsentPage() {
  const uid = useLocation().pathname.split('/')[2] ?? '';
  const status = useAuthStatus();
  const { data: request, error, isPending, refetch } = useQuery({ ...requestQuery(uid), enabled: uid !== '' });
  if (uid === '' || (error !== null && isOver(error))) return <Over />;
  if (error !== null) return <LoadError error="The request could not be loaded." onRetry={() => void refetch()} />;
  if (isPending || status === 'loading') return <Waiting />;
  if (status !== 'authenticated') return <SignInFirst request={request} />;
  return <SignedIn uid={uid} request={request} />;
}
