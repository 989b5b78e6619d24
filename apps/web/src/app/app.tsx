import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { FullPageLoading, PageProgress, ScreenLoading } from '@/components/layout/screen-loading.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { normalizePath } from '@/lib/paths.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { authPages, barePages, dashboardPages, notFoundPage, type Page, pageAt, publicPages } from './pages.ts';
import { pageOf } from './page-frames.tsx';
import { lazyScreen } from './screen.tsx';
import { RouteWatcher } from './route-watcher.tsx';

const DashboardLayout = lazyScreen(pageOf(() => import('./layouts/dashboard-layout.tsx'), 'DashboardLayout'));
const DashboardNotFound = lazyScreen(pageOf(() => import('./routes/not-found.tsx'), 'DashboardNotFoundRoute'));

// Always the same elements: what is shown is not rendered again when only the end of the address changes.
const publicLayout = <PublicLayout />;
const authLayout = <AuthLayout />;
const dashboardLayout = (
  <AuthGuard>
    <Suspense fallback={<FullPageLoading />}>
      <DashboardLayout />
    </Suspense>
  </AuthGuard>
);
const dashboardNotFound = (
  <Suspense fallback={<ScreenLoading />}>
    <DashboardNotFound />
  </Suspense>
);
const screens = new Map<Page, ReactNode>();

function screenOf(page: Page): ReactNode {
  const made = screens.get(page);
  if (made !== undefined) return made;
  const Screen = lazyScreen(page.load);
  const screen = (
    <Suspense fallback={<ScreenLoading className={authPages.includes(page) ? 'min-h-0' : undefined} />}>
      <Screen />
    </Suspense>
  );
  screens.set(page, screen);
  return screen;
}

/** The route of the page at the address, if it is one of these: the router need not rank a hundred paths that are all known by their name. */
const routeAmong = (pages: readonly Page[], page: Page | undefined): ReactNode =>
  page !== undefined && pages.includes(page) ? <Route path="*" element={screenOf(page)} /> : null;

/** The route table of the whole app; expects a router around it. */
export function App() {
  const page = pageAt(normalizePath(useLocation().pathname));
  return (
    <>
      <RouteWatcher />
      <PageProgress />
      <Routes>
        <Route element={publicLayout}>{routeAmong(publicPages, page)}</Route>
        <Route element={authLayout}>{routeAmong(authPages, page)}</Route>
        {routeAmong(barePages, page)}
        <Route element={dashboardLayout}>
          {routeAmong(dashboardPages, page) ?? <Route path="/dashboard/*" element={dashboardNotFound} />}
        </Route>
        {routeAmong([notFoundPage], page)}
      </Routes>
      <Toaster />
    </>
  );
}
