import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { FullPageLoading } from '@/components/layout/screen-loading.tsx';
import { INERT_SCRIPT } from '@/lib/inert-until-hydrated.ts';
import { BOOT_SCRIPT } from '@/lib/theme.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { descriptions } from 'virtual:reference-descriptions';
import { paths } from '@/lib/paths.ts';
import { authPages, notFoundPage, publicPages, titleAt } from './pages.ts';
import { site } from '@/lib/site.ts';

export { BOOT_SCRIPT, INERT_SCRIPT };
export const SITE_NAME = site.name;
const listedPages = [...publicPages, ...authPages].filter((page) => page.prerendered);
/** The paths in the site map. */
export const LISTED_PATHS = listedPages.map(({ path }) => path);

export interface RenderedPage {
  path: string;
  /** Search engines may list it. */
  isListed: boolean;
  title: string;
  description: string | undefined;
  /** Modules of the build that it needs at once. */
  sources: readonly string[];
  alternates: readonly { type: string; href: string }[];
  html: string;
}

function moduleOf(path: string): string {
  const feature = path === paths.home ? 'home' : path.slice(1);
  return `src/features/${feature}/${feature}-page.tsx`;
}

function describe(path: string, description: string | undefined): string | undefined {
  return description ?? descriptions[path.slice(paths.apiReference.length + 1)];
}

async function renderPath(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

/** What pages that are not prerendered show until their script runs. */
export async function renderWaiting(): Promise<string> {
  const { prelude } = await prerender(
    <FullPageLoading>
      <noscript>Accounts need JavaScript: please switch it on for this page.</noscript>
    </FullPageLoading>,
  );
  return new Response(prelude).text();
}

/** Renders every prerendered page as a visitor first sees it. */
export async function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(
    [...listedPages, notFoundPage].map(async ({ path, description, source, parts = [], alternates = [] }) => ({
      path,
      isListed: path !== notFoundPage.path,
      description: describe(path, description),
      sources: [source ?? moduleOf(path), ...parts],
      alternates,
      title: titleAt(path),
      html: await renderPath(path),
    })),
  );
}
