import { execFileSync } from 'node:child_process';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PACKAGE = new URL('../', import.meta.url);
const path = (relative: string): string => fileURLToPath(new URL(relative, PACKAGE));
const TYPE_CHECKER = fileURLToPath(new URL('../../node_modules/native-typescript/bin/tsc', PACKAGE));

/** Writes what is published to `folder`: one module and the declarations of its types. */
export async function build(folder = path('dist')): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const bundle = await rolldown({ input: path('src/index.ts'), platform: 'neutral' });
  await bundle.write({ file: `${folder}/index.js`, format: 'esm' });
  execFileSync(process.execPath, [TYPE_CHECKER, '-p', path('tsconfig.json'), '--outDir', folder], { stdio: 'inherit' });
  for (const name of await readdir(folder))
    if (name.endsWith('.d.ts')) {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      await writeFile(`${folder}/${name}`, text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
    }
}

/** The text of the module as a bundler would ship it. */
export async function minified(): Promise<string> {
  const bundle = await rolldown({ input: path('src/index.ts'), platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  return output[0].code;
}

if (import.meta.main) {
  await build();
  await copyFile(path('../../LICENSE'), path('LICENSE'));
}
