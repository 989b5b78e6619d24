import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { buildChart } from '../../scripts/build.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** An empty project in which the package is installed as it is published, beside React. */
export interface Project {
  readonly folder: string;
  /** Writes a file of the project and returns its path. */
  write(name: string, text: string): string;
  /** Writes a module, and bundles it as `name.js`: the script of a page, or a program of a server. */
  script(name: string, text: string, platform?: 'browser' | 'node'): Promise<void>;
  /** Writes a page that runs a script of the project. */
  page(name: string, script: string, body: string, head?: string): void;
  remove(): void;
}

/** Builds the package into an empty project. */
export async function makeProject(): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-chart-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@theia-astro/chart');
  mkdirSync(installed, { recursive: true });
  await buildChart(installed);
  for (const name of ['react', 'react-dom', '@types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  write('package.json', '{ "type": "module", "private": true }');
  cpSync(join(installed, 'lib/chart.css'), join(folder, 'chart.css'));
  return {
    folder,
    write,
    script: async (name, text, platform = 'browser') => {
      const bundle = await rolldown({
        input: write(`${name}.src.tsx`, text),
        platform,
        logLevel: 'silent',
        transform: { define: { 'process.env.NODE_ENV': '"development"' } },
        moduleTypes: { '.css': 'empty' },
      });
      await bundle.write({ file: join(folder, `${name}.js`), format: 'esm' });
    },
    page: (name, script, body, head = '') => {
      write(
        `${name}.html`,
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chart</title><link rel="stylesheet" href="chart.css">${head}<script type="module" src="${script}.js"></script></head><body><main><h1>Chart</h1>${body}</main></body></html>`,
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
