import { type ComponentType, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { paths } from '@/lib/paths.ts';
import type { Load } from './screen.tsx';

/** The page that a module exports under a name. */
export const pageOf =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Load =>
  async () =>
    (await load())[name];

/** A page that reads from the server. Its queries are loaded beside it, so that other public pages do without them. */
export const inQueryScope = (load: Load): { load: Load; parts: readonly string[] } => ({
  parts: ['src/app/query-scope.tsx'],
  load: async () => {
    const [{ QueryScope }, Page] = await Promise.all([import('./query-scope.tsx'), load()]);
    return function ScopedPage() {
      return (
        <QueryScope>
          <Page />
        </QueryScope>
      );
    };
  },
});

/** Redirects a signed-in user; visitors stay. */
function RedirectSignedIn() {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(paths.dashboard, { replace: true });
  }, [isSignedIn, navigate]);
  return null;
}

/** A page for visitors. A signed-in user gets to the dashboard. */
export const forVisitors =
  (load: Load): Load =>
  async () => {
    const Page = await load();
    return function VisitorPage() {
      return (
        <>
          <RedirectSignedIn />
          <Page />
        </>
      );
    };
  };
