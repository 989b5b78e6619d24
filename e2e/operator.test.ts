import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { loadWeb } from '../apps/server/src/web/load-web.ts';
import { webRoutes } from '../apps/server/src/web/web-routes.ts';
import { LandingPage, PublicFrame } from './pages/public-pages.ts';
import { test } from './support/test.ts';

const OPERATOR = {
  supportEmail: 'crew@observatory.test',
  trustedBy: ['Ada & Sons', 'Babbage <Engines>'],
  social: { github: 'https://github.com/observatory', mastodon: 'https://fosstodon.org/@observatory' },
};

test.describe('the pages of an operator with configured customers and profiles', () => {
  let server: Server;
  let baseURL = '';
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => {
      const files = loadWeb(join(import.meta.dirname, '../apps/web/dist/client'), 'http://localhost', OPERATOR);
      server = serve(
        {
          fetch: webRoutes(files, { publicUrl: 'http://localhost', mode: 'local' }).fetch,
          port: 0,
          hostname: '127.0.0.1',
        },
        ({ port }) => {
          baseURL = `http://127.0.0.1:${port}`;
          resolve();
        },
      ) as Server;
    });
  });
  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  for (const javaScriptEnabled of [true, false]) {
    const title = `show them ${javaScriptEnabled ? 'and hydrate without changing the text' : 'without JavaScript'}`;
    test(title, { tag: javaScriptEnabled ? [] : '@detail' }, async ({ visit }) => {
      const { page, problems } = await visit({ baseURL, javaScriptEnabled });
      const landing = new LandingPage(page);
      const frame = new PublicFrame(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      assert.deepEqual(await landing.trustedBy.getByRole('listitem').allTextContents(), OPERATOR.trustedBy);
      assert.equal(await landing.foundations.count(), 0);
      assert.equal(
        await frame.footer.getByRole('link', { name: 'Theia on GitHub' }).getAttribute('href'),
        OPERATOR.social.github,
      );
      assert.equal(
        await frame.footer.getByRole('link', { name: 'Theia on Mastodon' }).getAttribute('href'),
        OPERATOR.social.mastodon,
      );
      assert.equal(await frame.footer.getByRole('link', { name: /^Theia on/ }).count(), 2);
      await page.goto('/legal', { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: OPERATOR.supportEmail }).first().waitFor();
      assert.deepEqual(problems, []);
    });
  }
});
