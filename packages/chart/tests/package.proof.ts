import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Entry, minified } from '../scripts/build.ts';
import { makeProject, type Project } from './support/project.ts';
import { NEW_YORK, VEDIC } from './support/charts.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** What a page loads for an entry, compressed; the readme states it in kB. */
const COMPRESSED_BYTES_MAX: Readonly<Record<Entry, number>> = { index: 23_500, element: 25_000, render: 21_000 };

describe('the package that is published', () => {
  let project: Project;
  let installed: string;
  before(async () => {
    project = await makeProject();
    installed = join(project.folder, 'node_modules/@theia-astro/chart');
  });
  after(() => project.remove());

  /** What a program of the project prints. */
  const printed = async (text: string): Promise<string> => {
    const { stdout, stderr } = await run(process.execPath, [project.write('program.mjs', text)], {
      cwd: project.folder,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    });
    assert.equal(stderr, '');
    return stdout;
  };

  it('has three modules, their types and a style sheet, and nothing to install beside React', () => {
    const files = readdirSync(join(installed, 'lib'), { recursive: true }).map(String);
    assert.deepEqual(files.filter((name) => !/^shared-|\.d\.ts$|^(react|web-component)$/.test(name)).toSorted(), [
      'chart.css',
      'element.js',
      'index.js',
      'render.js',
    ]);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    assert.deepEqual([manifest['dependencies'], manifest['peerDependencies']], [undefined, { react: '>=18' }]);
    for (const name of files.filter((file) => file.endsWith('.js'))) {
      const text = readFileSync(join(installed, 'lib', name), 'utf8');
      const imported = [...text.matchAll(/(?:from|import) "([^."][^"]*)"/g)].map(([, module]) => module!);
      assert.deepEqual(
        imported.filter((module) => !/^react(\/jsx-runtime)?$/.test(module)),
        [],
        name,
      );
      assert.equal(imported.length > 0, name === 'index.js', name);
      assert.doesNotMatch(text, /\beval\(|new Function|\bprocess\./);
    }
    assert.match(readFileSync(join(installed, 'lib/index.js'), 'utf8'), /^["']use client["'];/);
  });

  it('is compiled against in a strict project, also where an answer is a JSON file or comes from the client', async () => {
    project.write('answer.json', JSON.stringify(NEW_YORK));
    project.write(
      'consumer.tsx',
      `import { AspectGrid, type ChartItem, IndianChart, Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import { TheiaChart } from '@theia-astro/chart/element';
import { renderChart } from '@theia-astro/chart/render';
import type { NatalAnswer, TransitsAnswer, VedicAnswer, WesternSynastryAnswer } from './client/wire-types.ts';
import answer from './answer.json' with { type: 'json' };

declare const natal: NatalAnswer;
declare const vedic: VedicAnswer;
declare const synastry: WesternSynastryAnswer;
declare const transits: Extract<TransitsAnswer, { mode: 'snapshot' }>;
const show = (item: ChartItem | null) => (item?.kind === 'point' ? item.sign : item?.label);
export const all = (
  <>
    <Wheel chart={answer} onSelect={(item) => show(item)} />
    <Wheel chart={natal} names={natal.names} selected={null} renderTooltip={({ label }) => <b>{label}</b>} />
    {synastry.charts && <Wheel chart={synastry.charts.person_a} outer={synastry.charts.person_b} aspects={synastry.aspects} />}
    {transits.natal && <Wheel chart={transits.natal} outer={{ points: transits.transits }} aspects={transits.aspects} />}
    <IndianChart chart={vedic} variant="east" varga={9} />
    <AspectGrid chart={natal} renderTooltip={null} />
  </>
);
export const text: string = renderChart({ kind: 'wheel', chart: natal, theme: 'print', size: 300 });
const element: TheiaChart = document.querySelector('theia-chart')!;
element.chart = natal;
// @ts-expect-error A number is no answer.
element.chart = 3;
// @ts-expect-error There is no such style.
export const wrong = <IndianChart chart={vedic} variant="west" />;
`,
    );
    const config = project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          resolveJsonModule: true,
          types: ['react'],
          rootDirs: ['.', join(ROOT, 'packages/client/src')],
          paths: { './client/*': [join(ROOT, 'packages/client/src/*')] },
          noUncheckedSideEffectImports: false,
        },
        files: ['consumer.tsx'],
      }),
    );
    project.write(
      'consumer.tsx',
      readFileSync(join(project.folder, 'consumer.tsx'), 'utf8').replace('./client/', `${ROOT}packages/client/src/`),
    );
    const complaints = await run(process.execPath, [
      join(ROOT, 'node_modules/native-typescript/bin/tsc'),
      '-p',
      config,
    ]).then(
      () => '',
      (error: Error & { stdout: string }) => error.stdout || error.message,
    );
    assert.equal(complaints, '');
  });

  it('renders whole on a server: every kind, with its labels, without a browser', async () => {
    const text = await printed(`import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { AspectGrid, IndianChart, Wheel } from '@theia-astro/chart';
const [chart, vedic] = ${JSON.stringify([NEW_YORK, VEDIC])};
const all = [h(Wheel, { chart, defaultSelected: 'moon' }), h(Wheel, { chart, selectable: false }), h(AspectGrid, { chart }),
  ...['north', 'south', 'east'].map((variant) => h(IndianChart, { chart: vedic, variant, varga: 9 }))];
console.log(JSON.stringify(all.map((one) => renderToString(one))));`);
    const [wheel, plain, grid, ...indian] = JSON.parse(text) as string[];
    assert.match(
      wheel!,
      /^<div class="theia-chart"><svg [^>]*viewBox="0 0 1000 1000"[^>]*role="group" aria-label="Natal chart"/,
    );
    assert.match(wheel!, /data-key="sun"[^>]*aria-label="Sun, 24°23′ Gemini, house 9"/);
    assert.match(wheel!, /data-key="moon"[^>]*aria-pressed="true"/);
    assert.match(plain!, /role="img"/);
    assert.doesNotMatch(plain!, /role="button"/);
    assert.match(grid!, /aria-label="Sun square Moon, orb 5°24′, applying"/);
    assert.equal(indian.length, 3);
    for (const chart of indian) assert.match(chart, /aria-label="Moon, Leo, house 6"/);
  });

  it('is imported on a server without a browser, the element too, and does nothing then', async () => {
    const text = await printed(`const before = Object.getOwnPropertyNames(globalThis).length;
const modules = [await import('@theia-astro/chart'), await import('@theia-astro/chart/element'), await import('@theia-astro/chart/render')];
if (Object.getOwnPropertyNames(globalThis).length !== before) throw new Error('changed the globals');
console.log(modules.map((module) => Object.keys(module).sort().join()).join(' '));`);
    assert.equal(text, 'AspectGrid,ChartDataError,IndianChart,Wheel TheiaChart ChartDataError,renderChart\n');
  });
});

it('is as small as the readme says', async () => {
  for (const [entry, most] of Object.entries(COMPRESSED_BYTES_MAX)) {
    const text = await minified(entry as Entry);
    const bytes = gzipSync(text).length;
    assert.ok(bytes <= most, `${entry}: ${bytes} bytes compressed, ${Buffer.byteLength(text)} minified`);
  }
  assert.match(README, /React: 23 kB compressed, the element: 25 kB\./);
});
