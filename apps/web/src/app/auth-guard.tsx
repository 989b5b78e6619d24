import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FullPageLoading, Unreachable } from '@/components/layout/screen-loading.tsx';
import { currentAuth, useAuthStatus } from '@/lib/auth/auth-state.ts';
import { hasAuthRemnants } from '@/lib/auth/remnants.ts';
import { isSigningOut } from '@/lib/auth/sign-out.ts';
import { checkSession } from '@/lib/auth/start-auth.ts';
import { isServed } from '@/lib/load-part.ts';
import { notifyFailure, Rejection } from '@/lib/operations/failure.ts';
import { paths } from '@/lib/paths.ts';

const REQUIRED_TITLE = 'Authentication Required';
const REQUIRED_TEXT = 'Please log in to access this page.';
const ENDED_TEXT = 'Your session has ended. Log in to return to this page.';

/** For a minute after a failed renewal the client answers from memory. A reload asks the server. */
async function checkOrReload(): Promise<void> {
  await checkSession();
  if (currentAuth().status === 'unreachable' && (await isServed())) window.location.reload();
}

/** Shows the page to signed-in users. Redirects others to sign in with a message, and stores the way back. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const status = useAuthStatus();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [rechecked, setRechecked] = useState(false);
  const wasShown = useRef(false);

  useEffect(() => {
    if (status === 'authenticated') wasShown.current = true;
    if (isSigningOut() || (status !== 'unauthenticated' && status !== 'second-factor')) return;
    if (status === 'unauthenticated' && hasAuthRemnants() && !rechecked) {
      void checkSession().finally(() => setRechecked(true));
      return;
    }
    if (status === 'unauthenticated')
      notifyFailure(new Rejection(REQUIRED_TITLE, wasShown.current ? ENDED_TEXT : REQUIRED_TEXT));
    void navigate(paths.login, { replace: true, state: { from: { pathname, search } } });
  }, [status, rechecked, navigate, pathname, search]);

  if (status === 'unreachable')
    return (
      <main id="content" className="grid min-h-dvh place-items-center">
        <Unreachable about="Your session is kept." onRetry={checkSession} onAsked={checkOrReload} />
      </main>
    );
  if (status !== 'authenticated') return <FullPageLoading label="Checking your session…" />;
  return children;
}
