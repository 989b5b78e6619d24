import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium, expect as expectOnce, type Page } from '@playwright/test';
import { WAIT_MS } from '../../../scripts/wait-ms.mjs';
import { CHROMIUM_OPTIONS } from '../../../apps/web/src/testing/chromium.ts';
import { CROWDED, NEW_YORK, NO_TIME, VEDIC } from './support/charts.ts';
import { makeProject, type Project } from './support/project.ts';
import { serve, type Site } from './support/site.ts';

const expect = expectOnce.configure({ timeout: WAIT_MS });
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MOON = 'Moon, 18°59′ Pisces, house 6';

describe('charts in pages with a strict content policy', () => {
  let project: Project;
  let site: Site;
  let browser: Browser;

  before(async () => {
    project = await makeProject();
    project.write('natal.json', JSON.stringify(NEW_YORK));
    project.write(
      'page.css',
      ':root { color-scheme: light dark; } body { background: Canvas; color: CanvasText; font: 16px sans-serif; }',
    );
    const head = '<link rel="stylesheet" href="page.css">';
    const app = `import { useState } from 'react';
import { AspectGrid, IndianChart, Wheel } from '@theia-astro/chart';
const [natal, vedic, crowded] = ${JSON.stringify([NEW_YORK, VEDIC, CROWDED])};
export function App() {
  const [text, setText] = useState('none');
  const [kept, setKept] = useState('sun');
  const [theme, setTheme] = useState('auto');
  return <>
    <div id="own"><Wheel chart={natal} defaultSelected="moon" theme={theme} onSelect={(item) => setText(item?.key ?? 'none')} /></div>
    <output id="told">{text}</output>
    <div id="kept"><Wheel chart={crowded} selected={kept} title="Crowded" renderTooltip={({ name, house }) => <b>{name ?? house}</b>} /></div>
    <button onClick={() => setKept('mars')}>Mars</button>
    <button onClick={() => setTheme(theme === 'auto' ? 'print' : 'auto')}>Theme</button>
    <div id="indian"><IndianChart chart={vedic} size={300} /></div>
    <div id="expected"><Wheel chart={natal} expectedSize={680} /></div>
    <div id="unexpected"><Wheel chart={natal} expectedSize={360} /></div>
    <div id="grid"><AspectGrid chart={natal} renderTooltip={null} /></div>
  </>;
}`;
    project.write('app.tsx', app);
    await project.script(
      'server',
      `import { renderToString } from 'react-dom/server'; import { App } from './app.tsx'; process.stdout.write(renderToString(<App />));`,
      'node',
    );
    const html = execFileSync(process.execPath, [join(project.folder, 'server.js')], { encoding: 'utf8' });
    await project.script(
      'hydrate',
      `import { hydrateRoot } from 'react-dom/client'; import { App } from './app.tsx';
window.problems = [];
window.served = document.querySelector('#own svg').firstElementChild;
window.narrow = document.querySelector('#unexpected svg').innerHTML;
hydrateRoot(document.querySelector('#root'), <App />, { onRecoverableError: (error) => window.problems.push(String(error)) });`,
    );
    project.page('react', 'hydrate', `<div id="root">${html}</div>`, head);
    await project.script(
      'element',
      `import '@theia-astro/chart/element';
window.told = [];
for (const name of ['theia-select', 'theia-hover', 'theia-error'])
  addEventListener(name, ({ detail }) => window.told.push([name, detail?.key ?? detail?.message ?? null]));
document.querySelector('main').append(document.querySelector('#natal'));
document.querySelector('#early').chart = ${JSON.stringify(NO_TIME)};`,
    );
    project.page(
      'element',
      'element',
      `<theia-chart id="natal" src="natal.json" selected="moon">Loading</theia-chart><theia-chart id="early" kind="grid" size="400"></theia-chart>
<theia-chart id="missing" src="missing.json">No chart</theia-chart>`,
      head,
    );
    site = await serve(project.folder);
    browser = await chromium.launch(CHROMIUM_OPTIONS);
  });
  after(async () => {
    await browser?.close();
    site?.close();
    project?.remove();
  });

  /** An opened page, and everything it complained about. */
  const open = async (
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 }, reducedMotion: 'reduce', ...options });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.setDefaultTimeout(WAIT_MS);
    await page.goto(`${site.url}/${name}.html`);
    return { page, complaints };
  };

  it('React takes over what the server wrote, without a difference, a broken policy or a moved element', async () => {
    const { page, complaints } = await open('react');
    const chart = page.locator('#own .theia-chart');
    await expect(chart).toHaveAttribute('data-active', 'selected');
    await expect(chart.locator('[data-key="moon"]')).toHaveAttribute('aria-pressed', 'true');
    assert.deepEqual(await page.evaluate('window.problems'), []);
    assert.deepEqual(complaints, []);
    const shift = await page.evaluate(
      `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => resolve(0), 0))`,
    );
    assert.equal(shift, 0);
    await page.close();
  });

  it('what the server wrote, for the width it was told to expect, stays until another picture is due, and can be drawn again', async () => {
    const { page } = await open('react');
    const picture = page.locator('#own svg');
    await expect(page.locator('#own .theia-chart')).toHaveAttribute('data-active', 'selected');
    const served = await picture.innerHTML();
    assert.equal(await page.evaluate('window.served.isConnected'), true);
    for (const isFirst of [false, true]) {
      await page.getByRole('button', { name: 'Theme' }).click();
      await expect.poll(async () => (await picture.innerHTML()) === served).toBe(isFirst);
      await expect(picture.locator('[data-key="moon"]')).toHaveAttribute('aria-pressed', 'true');
      assert.equal(await page.evaluate('window.served.isConnected'), false);
    }
    const wide = await page.locator('#expected svg').innerHTML();
    await expect.poll(async () => (await page.locator('#unexpected svg').innerHTML()) === wide).toBe(true);
    const narrow = await page.evaluate('window.narrow');
    await page.setViewportSize({ width: 360, height: 700 });
    await expect.poll(async () => (await page.locator('#expected svg').innerHTML()) === narrow).toBe(true);
    await expect.poll(async () => (await picture.innerHTML()) === served).toBe(false);
    await expect(picture.locator('[data-key="moon"]')).toBeVisible();
    await page.close();
  });

  it('a click selects, a second one takes back; a hovered point lights up with its aspects', async () => {
    const { page } = await open('react');
    const chart = page.locator('#own .theia-chart');
    const told = page.locator('#told');
    await chart.getByRole('button', { name: 'Sun, 24°23′ Gemini' }).click();
    await expect(told).toHaveText('sun');
    await expect(chart.locator('[aria-pressed="true"]')).toHaveCount(1);
    await chart.getByRole('button', { name: 'Sun, 24°23′ Gemini' }).click();
    await expect(told).toHaveText('none');
    await chart.getByRole('button', { name: 'House 2,' }).click({ position: { x: 60, y: 40 } });
    await expect(told).toHaveText('house:2');
    await chart.getByRole('button', { name: MOON }).hover();
    await expect(chart).toHaveAttribute('data-active', 'at');
    const lit = await chart
      .locator('[data-on]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-key')));
    assert.deepEqual(lit.toSorted(), ['aspect:moon-trine-jupiter', 'aspect:sun-square-moon', 'jupiter', 'moon', 'sun']);
    await expect(chart.locator('.tip')).toHaveText(MOON);
    await page.mouse.move(1, 1);
    await expect(chart.locator('.tip')).toHaveCount(0);
    await page.close();
  });

  it('the keyboard reaches every part from one tab stop, selects, and takes back', async () => {
    const { page } = await open('react');
    const chart = page.locator('#own .theia-chart');
    await expect(chart).toHaveAttribute('data-active', 'selected');
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement.getAttribute("data-key")');
    const press = async (...keys: readonly string[]): Promise<unknown> => {
      for (const key of keys) await page.keyboard.press(key);
      return focused();
    };
    assert.equal(await press('Tab'), 'moon');
    await expect(chart.locator('.tip')).toHaveText(MOON);
    assert.equal(await press('ArrowRight'), 'mars');
    assert.equal(await press('ArrowLeft', 'ArrowLeft'), 'saturn');
    assert.equal(await press('Home'), 'asc');
    assert.equal(await press('ArrowLeft'), 'south_node');
    assert.equal(await press('End', 'ArrowDown'), 'house:1');
    assert.equal(await press('ArrowDown', 'Enter'), 'aspect:sun-square-moon');
    await expect(page.locator('#told')).toHaveText('aspect:sun-square-moon');
    await press('Escape');
    await expect(page.locator('#told')).toHaveText('none');
    await expect(chart.locator('.tip')).toHaveCount(0);
    assert.equal(await press('ArrowDown', ' '), 'asc');
    await expect(page.locator('#told')).toHaveText('asc');
    const outline = await chart.locator('[data-key="asc"]').evaluate((part) => getComputedStyle(part).outlineStyle);
    assert.equal(outline, 'solid');
    await press('Tab');
    assert.equal(await page.locator('#own').evaluate((own) => own.contains(document.activeElement)), false);
    await page.close();
  });

  it('a touch selects and shows the tooltip', async () => {
    const { page } = await open('react', { hasTouch: true });
    const chart = page.locator('#own .theia-chart');
    await chart.getByRole('button', { name: 'Mars, ' }).tap();
    await expect(page.locator('#told')).toHaveText('mars');
    await expect(chart.locator('.tip')).toHaveText('Mars, 11°14′ Aries, house 6');
    await page.close();
  });

  it('a selection that the page keeps changes only with the page; tooltips are what it renders', async () => {
    const { page } = await open('react');
    const chart = page.getByRole('group', { name: 'Crowded' });
    await chart.locator('[data-key="venus"]').click();
    await expect(chart.locator('[aria-pressed="true"]')).toHaveAttribute('data-key', 'sun');
    await expect(page.locator('#kept .tip b')).toHaveText('Venus');
    await page.getByRole('button', { name: 'Mars', exact: true }).click();
    await expect(chart.locator('[aria-pressed="true"]')).toHaveAttribute('data-key', 'mars');
    await page.locator('#grid [data-key="aspect:sun-square-moon"]').hover();
    await expect(page.locator('#grid .theia-chart')).toHaveAttribute('data-active', 'at');
    await expect(page.locator('#grid .tip')).toHaveCount(0);
    await page.close();
  });

  it('the element draws what it is given or finds, tells what is selected, and says what it could not read', async () => {
    const { page, complaints } = await open('element');
    const chart = page.locator('#natal');
    await expect(chart.locator('[data-key="moon"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#early').getByRole('group', { name: 'Aspects' })).toBeVisible();
    await chart.locator('[data-key="sun"]').click();
    assert.equal(await chart.getAttribute('selected'), 'sun');
    await expect(chart.locator('.tip')).toHaveText('Sun, 24°23′ Gemini, house 9');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    assert.equal(await chart.getAttribute('selected'), null);
    const told = await page.evaluate<[string, string | null][]>('window.told');
    assert.deepEqual(
      told.filter(([name]) => name === 'theia-select'),
      [
        ['theia-select', 'sun'],
        ['theia-select', null],
      ],
    );
    assert.deepEqual(
      told.filter(([name]) => name === 'theia-error'),
      [['theia-error', 'missing.json answered 404.']],
    );
    await expect(page.locator('#missing')).toHaveText('No chart');
    assert.equal(
      await page.locator('#missing').evaluate((element) => element.shadowRoot?.querySelector('svg') ?? null),
      null,
    );
    await chart.evaluate((element) => element.setAttribute('kind', 'south'));
    await expect(chart.getByRole('group', { name: 'Vedic chart' })).toBeVisible();
    await chart.evaluate((element) => element.setAttribute('kind', 'round'));
    await expect
      .poll(() => page.evaluate('window.told.at(-1)[1]'))
      .toBe('kind is "round", not one of wheel, north, south, east, grid.');
    assert.deepEqual(
      complaints.filter((text) => !text.includes('404')),
      [],
    );
    await page.close();
  });

  for (const name of ['react', 'element'])
    it(`${name}: axe finds nothing, in light and dark, from 200 to 1200 pixels, also right to left`, async () => {
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [320, 1240]) {
          const { page } = await open(name, { colorScheme, viewport: { width, height: 900 } });
          await page.locator('[data-active]').first().waitFor();
          await page.evaluate('document.documentElement.dir = "rtl"');
          await page.evaluate(AXE);
          const problems = await page.evaluate<string[]>(
            'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " " + target)))',
          );
          assert.deepEqual(problems, [], `${colorScheme}, ${width}`);
          assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true, `${width}`);
          await page.close();
        }
    });

  it('colours follow the page: its variables, its scheme, forced colours, paper', async () => {
    const { page } = await open('react');
    const sun = page.locator('#own [data-key="sun"] path').last();
    const colour = (): Promise<string> => sun.evaluate((path) => getComputedStyle(path).stroke);
    await expect(sun).toBeAttached();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await colour();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await colour();
    assert.notEqual(light, dark);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    assert.equal(await colour(), light);
    await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'active' });
    const system = await page.evaluate(
      `(() => { const it = document.createElement('p'); it.className = 'probe'; document.body.append(it); return getComputedStyle(it).color; })()`,
    );
    assert.equal(await colour(), system);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate('document.documentElement.style.setProperty("--theia-chart-ink-soft", "rgb(1, 2, 3)"); 0');
    assert.equal(await colour(), 'rgb(1, 2, 3)');
    await page.close();
  });

  it('glyphs never overlap, however crowded, from 200 to 1200 pixels', async () => {
    for (const width of [200, 320, 700, 1200]) {
      const { page } = await open('react', { viewport: { width: width + 16, height: 900 } });
      await page.locator('#own [data-active], #own .theia-chart[data-active]').first().waitFor();
      for (const chart of ['#own', '#kept']) {
        const overlaps = await page
          .locator(
            `${chart} [data-key][data-kind="point"]:not([data-key="asc"],[data-key="dsc"],[data-key="mc"],[data-key="ic"])`,
          )
          .evaluateAll((parts) => {
            // The glyph is the first of the marks: after the hit area, the leader and the true position.
            const boxes = parts.map((part) => part.querySelectorAll('path')[3]!.getBoundingClientRect());
            return boxes.flatMap((a, index) =>
              boxes
                .slice(index + 1)
                .filter(
                  (b) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
                ),
            ).length;
          });
        assert.equal(overlaps, 0, `${chart} at ${width}`);
      }
      await page.close();
    }
  });
});
