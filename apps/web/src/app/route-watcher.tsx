import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAuthStatus } from '@/lib/auth/auth-state.ts';
import { cleanUpOn } from '@/lib/auth/start-auth.ts';
import { rememberRoute } from '@/lib/last-route.ts';
import { paths } from '@/lib/paths.ts';
import { isTextField } from '@/lib/text-field.ts';
import { titleAt } from './pages.ts';

/** Sets scroll position and focus after navigation, like a browser on a full page load. A field somebody already types into keeps the focus. */
function useArrival(pathname: string, hash: string): void {
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const arrived = `${pathname}${hash}`;
    if (shown.current === arrived) return;
    shown.current = arrived;
    if (!hash && (isFirst || type === 'POP')) return;
    if (hash) document.documentElement.classList.remove('from-top');
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      // Some browsers give a promise, which an effect must not return.
      target.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    if (!isTextField(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}

/** Reacts to navigation: title, scroll and focus, last public page, and the clean-up of ended sessions. */
export function RouteWatcher() {
  const { pathname, search, hash } = useLocation();
  const status = useAuthStatus();
  useArrival(pathname, hash);
  useEffect(() => {
    document.title = titleAt(pathname);
    performance.mark(`route:${pathname}`);
    rememberRoute(pathname, search);
    cleanUpOn(pathname);
  }, [pathname, search]);
  useEffect(() => {
    const leavesSoon =
      (pathname === paths.home || pathname === paths.guide) && (status === 'loading' || status === 'authenticated');
    if (!leavesSoon) document.documentElement.classList.remove('awaiting-session');
    if (status !== 'loading') document.documentElement.classList.remove('session-unknown');
  }, [status, pathname]);
  return null;
}
