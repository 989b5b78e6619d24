import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { LIB, writePackage } from '../../../scripts/published/write-package.ts';
import { cssAsText } from './css-as-text.ts';

const PACKAGE = new URL('../', import.meta.url);
const path = (relative: string): string => fileURLToPath(new URL(relative, PACKAGE));
const TYPE_CHECKER = fileURLToPath(new URL('../../node_modules/native-typescript/bin/tsc', PACKAGE));

/** What a page imports, by the name of its file. */
export const ENTRIES = ['index', 'element', 'render'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Writes the package that is published to `folder`: a module for each entry, the declarations of its types, and the style sheet. */
export async function buildChart(folder = path('dist')): Promise<void> {
  await writePackage('packages/chart', folder);
  const modules = join(folder, LIB);
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, path(`src/${name}.ts`)])),
    platform: 'neutral',
    external: /^react(?:$|\/)/,
    plugins: [cssAsText],
  });
  await bundle.write({
    dir: modules,
    format: 'esm',
    chunkFileNames: 'shared-[hash].js',
    // Components that keep state run in the browser, also where pages are made of server components.
    banner: ({ name }) => (name === 'index' ? "'use client';" : ''),
  });
  await copyFile(path('src/chart.css'), join(modules, 'chart.css'));
  await writeDeclarations(modules);
}

/** The text of an entry as a bundler would ship it; React is not part of it. */
export async function minified(entry: Entry): Promise<string> {
  const bundle = await rolldown({
    input: path(`src/${entry}.ts`),
    platform: 'neutral',
    external: /^react(?:$|\/)/,
    plugins: [cssAsText],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  return output[0].code;
}

/** Declarations of the entries and of what they name; those of the drawing itself stay inside. */
async function writeDeclarations(folder: string): Promise<void> {
  const written = await mkdtemp(join(tmpdir(), 'theia-chart-types-'));
  try {
    execFileSync(process.execPath, [TYPE_CHECKER, '-p', path('tsconfig.json'), '--outDir', written], {
      stdio: 'inherit',
    });
    const source = join(written, 'chart/src');
    const seen = new Set<string>();
    const copy = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      const text = await readFile(join(source, `${name}.d.ts`), 'utf8');
      if (/from '@theia-astro|\?inline'/.test(text)) throw new Error(`${name}.d.ts names a type that is not published`);
      const target = join(folder, `${name}.d.ts`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text.replaceAll(/(from '\.[\w./-]+)\.tsx?'/g, "$1.js'"));
      for (const [, next] of text.matchAll(/from '(\.[\w./-]+)\.tsx?'/g)) await copy(join(dirname(name), next!));
    };
    for (const entry of ENTRIES) await copy(entry);
  } finally {
    await rm(written, { recursive: true, force: true });
  }
}
