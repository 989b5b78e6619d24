import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { LIB, nameBuiltModules, writePackage } from '../../../scripts/published/write-package.ts';

const PACKAGE = new URL('../', import.meta.url);
const path = (relative: string): string => fileURLToPath(new URL(relative, PACKAGE));
const TYPE_CHECKER = fileURLToPath(new URL('../../node_modules/native-typescript/bin/tsc', PACKAGE));

/** The client, and beside it what receivers of webhooks need. */
const MODULES = ['index', 'webhooks'] as const;

/** Writes the package that is published to `folder`: its modules and the declarations of their types. */
export async function buildClient(folder = path('dist')): Promise<void> {
  await writePackage('packages/client', folder);
  const modules = join(folder, LIB);
  for (const name of MODULES) {
    const bundle = await rolldown({ input: path(`src/${name}.ts`), platform: 'neutral' });
    await bundle.write({ file: join(modules, `${name}.js`), format: 'esm' });
  }
  execFileSync(process.execPath, [TYPE_CHECKER, '-p', path('tsconfig.json'), '--outDir', modules], {
    stdio: 'inherit',
  });
  await nameBuiltModules(modules);
}

/** The text of the module as a bundler would ship it. */
export async function minified(): Promise<string> {
  const bundle = await rolldown({ input: path('src/index.ts'), platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  return output[0].code;
}
