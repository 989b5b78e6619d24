import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { expect } from '@playwright/test';
import { chartViewOf } from '@theia-astro/mcp-app/chart-view';
import { rolldown } from 'rolldown';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { BIRTH } from './support/product-api.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

/** Hosts let the view load nothing. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

async function hostScript(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../packages/mcp-app/tests/host.js', import.meta.url)),
    platform: 'browser',
    checks: { eval: false },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code.replaceAll('</script', String.raw`<\/script`);
}

test('a chart tool shows its chart in the conversation: selectable, with the price, in both themes, without the network', async ({
  visit,
}) => {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      capabilities: { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } },
      versionNegotiation: { mode: 'auto' },
    },
  );
  const key = await readApiKey(await registerConfirmed());
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', THEIA_URL), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  const { contents } = await client.readResource({ uri: 'ui://theia/chart' });
  const html = String(Reflect.get(contents[0] ?? {}, 'text'));
  const natal = await client.callTool({ name: 'natal_chart', arguments: BIRTH });
  const rejected = await client.callTool({ name: 'natal_chart', arguments: { ...BIRTH, birth_date: '1990-02-30' } });
  await client.close();

  const { page, problems } = await visit({ viewport: { width: 390, height: 844 } });
  const script = await hostScript();
  const open = async (theme: string): Promise<void> => {
    await page.setContent(
      `<meta http-equiv="content-security-policy" content="${POLICY}"><iframe sandbox="allow-scripts" style="border:0;width:100%"></iframe><script type="module">${script}</script>`,
    );
    await page.waitForFunction('"host" in globalThis');
    await page.evaluate(`host.open(${JSON.stringify(html)}, '${theme}')`);
  };
  const show = (result: unknown): Promise<void> => page.evaluate(`host.show(${JSON.stringify(result)})`);
  const view = page.frameLocator('iframe');
  const asked: string[] = [];
  await page.route(/^http/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  for (const theme of ['light', 'dark']) {
    await open(theme);
    await expect(view.getByRole('status')).toHaveText('Calculating the chart …');
    await show(natal);
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Natal chart');
    await expect(view.locator('footer')).toHaveText(/^Cost \d\.\d{4} USD · Balance \d+\.\d{4} USD$/);
    await view.locator('[data-key="sun"]').focus();
    await page.keyboard.press('Enter');
    const detail = view.getByRole('region', { name: 'Selected part' });
    await expect(detail).toContainText(/Sun.*24°23′ Gemini.*House9.*Direct, 0°57′ a day.*Square Moon5°23′ applying/);
    await detail.getByRole('button', { name: /^Square Moon/ }).click();
    await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Sun square Moon');
    const [, frame] = page.frames();
    assert.deepEqual(frame && (await accessibilityProblems(frame)), []);
  }

  const answer = (natal as CallToolResult)._meta?.['theia/chart'];
  const { chart } = answer as NonNullable<ReturnType<typeof chartViewOf>>;
  const transits = {
    product: 'transits',
    at: '2024-06-15T16:00:00Z',
    natal: chart,
    transits: { mars: { longitude: 34.4, natal_house: 7, retrograde: false } },
    aspects: [{ chart_1: 'transit', chart_2: 'natal', point_1: 'mars', point_2: 'sun', aspect: 'sextile', orb: 0.2 }],
  };
  await show({ content: [], _meta: { 'theia/chart': chartViewOf(transits) } });
  await view.locator('[data-key="outer:mars"]').focus();
  await page.keyboard.press('Enter');
  await expect(view.getByRole('region')).toContainText(
    /Mars, transit.*4°24′ Taurus.*7 of the birth chart.*Sextile Sun0°12′/,
  );
  const vedic = {
    product: 'vedic',
    lagna: { longitude: 170 },
    points: {
      moon: {
        longitude: 325,
        bhava: 6,
        dignity: 'friend',
        nakshatra: { id: 'purva_bhadrapada', pada: 2, lord: 'jupiter' },
      },
    },
    vargas: { D9: { lagna: { sign: 'gemini' }, moon: { sign: 'taurus' } } },
  };
  await show({ content: [], _meta: { 'theia/chart': chartViewOf(vedic) } });
  await view.locator('[data-key="moon"]').click();
  await expect(view.getByRole('region')).toContainText(
    /25°00′ Aquarius.*Purva Bhadrapada, pada 2, lord Jupiter.*Friend’s sign/,
  );
  await view.getByRole('radio', { name: 'D9' }).check({ force: true });
  await view.locator('[data-key="moon"]').click();
  await expect(view.getByRole('region')).toHaveText(/Moon.*Taurus.*House12$/);
  await show(rejected);
  await expect(view.getByRole('status')).toContainText(/could not be calculated.*is not a date.*Nothing was charged/);
  await show({ content: [{ type: 'text', text: '# Transits' }] });
  await expect(view.getByRole('status')).toContainText('No chart in this result');
  assert.deepEqual([asked, problems], [[], []]);
});
