import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import monoFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { FullPageLoading } from '@/components/layout/full-page-loading.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { startAuth } from '@/lib/auth/start-auth.ts';
import { BOOT_SCRIPT } from '@/lib/theme.ts';
import styles from '@/styles/app.css?url';
import { RouteWatcher } from './route-watcher.tsx';

export const links = () => [
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f9fc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#080c16" />
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(startAuth, []);
  return (
    <>
      <RouteWatcher />
      <Outlet />
      <Toaster />
    </>
  );
}

export function HydrateFallback() {
  return <FullPageLoading />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error instanceof Error ? error.message : undefined;
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="max-w-md">
        <h1 className="text-title">Something broke on our side</h1>
        <p className="mt-3 text-ink-muted">The page could not be shown. Loading it again usually helps.</p>
        {detail ? <p className="mt-3 font-mono text-xs text-ink-muted">{detail}</p> : null}
        <Button className="mt-6" onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </main>
  );
}
