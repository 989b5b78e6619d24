import type { Page } from '@playwright/test';

let versions = 0;

/**
 * Simulates a deployment: pages name another entry script, and a file of the old version is missing, either until a new page was served or
 * permanently. Counts the page loads and the requests for the file.
 */
export async function deploy(page: Page, gone: RegExp, forGood: boolean): Promise<{ pages: number; asked: number }> {
  const next = `/assets/next-version-${++versions}.js`;
  const seen = { pages: 0, asked: 0 };
  let entry = '';
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document' || (request.headers()['accept'] ?? '').startsWith('text/html')) {
      const response = await route.fetch();
      const html = await response.text();
      entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
      if (request.isNavigationRequest()) seen.pages++;
      return route.fulfill({ response, body: html.replaceAll(entry, next) });
    }
    // It is the same app under another name: its parts import the entry by the name they know.
    if (pathname === next) return route.fulfill({ contentType: 'text/javascript', body: `import '${entry}';` });
    if (!gone.test(pathname)) return route.fallback();
    seen.asked++;
    return forGood || seen.pages === 0
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' })
      : route.fallback();
  });
  return seen;
}
