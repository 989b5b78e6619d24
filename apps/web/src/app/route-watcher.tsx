import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { cleanUpOn } from '@/lib/auth/start-auth.ts';
import { rememberRoute } from '@/lib/last-route.ts';

/** Follows the address: marks it in the browser's timeline, remembers public pages and cleans up after dead sessions on them. */
export function RouteWatcher() {
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  useEffect(() => {
    performance.mark(`route:${pathname}`);
    rememberRoute(pathname, search);
    cleanUpOn(pathname);
  }, [pathname, search]);
  useEffect(() => {
    if (status !== 'loading' && status !== 'authenticated') document.documentElement.classList.remove('awaiting-session');
  }, [status, pathname]);
  useEffect(() => {
    if (pathname !== '/' && pathname !== '/documentation') document.documentElement.classList.remove('awaiting-session');
  }, [pathname]);
  return null;
}
