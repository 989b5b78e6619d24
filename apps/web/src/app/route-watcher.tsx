import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { cleanUpOn } from '@/lib/auth/start-auth.ts';
import { rememberRoute } from '@/lib/last-route.ts';
import { paths } from '@/lib/paths.ts';
import { titleAt } from './pages.ts';

/** Scroll position and focus after a step to another page, as a browser does them on a full load. */
function useArrival(pathname: string, hash: string): void {
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const arrived = `${pathname}${hash}`;
    if (shown.current === arrived) return;
    shown.current = arrived;
    if (!hash && (isFirst || type === 'POP')) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) return target.scrollIntoView();
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}

/** Follows the address: title, browser timeline, last public page, and the clean-up after dead sessions. */
export function RouteWatcher() {
  const { pathname, search, hash } = useLocation();
  const { status } = useAuth();
  useArrival(pathname, hash);
  useEffect(() => {
    document.title = titleAt(pathname);
    performance.mark(`route:${pathname}`);
    rememberRoute(pathname, search);
    cleanUpOn(pathname);
  }, [pathname, search]);
  useEffect(() => {
    const leavesSoon =
      (pathname === paths.home || pathname === paths.documentation) &&
      (status === 'loading' || status === 'authenticated');
    if (!leavesSoon) document.documentElement.classList.remove('awaiting-session');
    if (status !== 'loading') document.documentElement.classList.remove('session-unknown');
  }, [status, pathname]);
  return null;
}
