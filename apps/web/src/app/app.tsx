import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { FullPageLoading } from '@/components/layout/full-page-loading.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { AuthGuard } from './auth-guard.tsx';
import AuthLayout from './layouts/auth-layout.tsx';
import PublicLayout from './layouts/public-layout.tsx';
import { authPages, barePages, dashboardPages, type Page, publicPages } from './pages.ts';
import { lazyScreen } from './screen.tsx';
import { RouteWatcher } from './route-watcher.tsx';

const DashboardLayout = lazyScreen(() => import('./layouts/dashboard-layout.tsx'));
const DashboardNotFound = lazyScreen(() => import('./routes/dashboard-not-found.tsx'));
const NotFound = lazyScreen(() => import('./routes/not-found.tsx'));

function screen(page: Page): ReactNode {
  const Screen = lazyScreen(page.load);
  return (
    <Route
      key={page.path}
      path={page.path}
      element={
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      }
    />
  );
}

const publicRoutes = publicPages.map(screen);
const authRoutes = authPages.map(screen);
const bareRoutes = barePages.map(screen);
const dashboardRoutes = dashboardPages.map(screen);

/** The route table of the whole app; expects a router around it. */
export function App() {
  return (
    <>
      <RouteWatcher />
      <Routes>
        <Route element={<PublicLayout />}>{publicRoutes}</Route>
        <Route element={<AuthLayout />}>{authRoutes}</Route>
        {bareRoutes}
        <Route
          element={
            <AuthGuard>
              <Suspense fallback={<FullPageLoading />}>
                <DashboardLayout />
              </Suspense>
            </AuthGuard>
          }
        >
          {dashboardRoutes}
          <Route
            path="/dashboard/*"
            element={
              <Suspense fallback={null}>
                <DashboardNotFound />
              </Suspense>
            }
          />
        </Route>
        <Route
          path="*"
          element={
            <Suspense fallback={null}>
              <NotFound />
            </Suspense>
          }
        />
      </Routes>
      <Toaster />
    </>
  );
}
