import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { compile } from '../../../scripts/published/compile.ts';
import { LIB, writePackage } from '../../../scripts/published/write-package.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** What is installed beside it. The catalogue of the API, the texts of its reports and zod become part of the modules. */
const INSTALLED = /^@theia-astro\/(?!(?:endpoints|report)\b)/;

/** Writes the package that is published to `folder`: the façade with its types, and the program. */
export async function buildTheiaAstro(folder = path('dist')): Promise<void> {
  await writePackage('packages/theia-astro', folder);
  await copyFile(path('../../node_modules/zod/LICENSE'), join(folder, 'LICENSE-zod'));
  const modules = join(folder, LIB);
  await compile('packages/theia-astro', modules, { only: ['index.ts'], declarationsOnly: true });
  await removeUnreachable(modules, 'index.d.ts');
  const bundle = await rolldown({
    input: { index: path('src/index.ts'), 'cli/theia-astro': path('src/cli/theia-astro.ts') },
    platform: 'node',
    external: [INSTALLED],
  });
  await bundle.write({ dir: modules, format: 'esm', chunkFileNames: 'shared/[name].js' });
  const start = await readFile(path('src/cli/start.cjs'), 'utf8');
  await writeFile(join(modules, 'cli/start.cjs'), start.replace('./theia-astro.ts', './theia-astro.js'));
}

/** Declarations of inner modules, which name types that are not published. */
async function removeUnreachable(folder: string, entry: string): Promise<void> {
  const reached = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(/from '(\.{1,2}\/[^']+)\.js'/g))
      await visit(resolve(file, '..', `${name!}.d.ts`));
  };
  await visit(resolve(folder, entry));
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.d.ts') && !reached.has(resolve(folder, name))) await rm(join(folder, name));
}
