import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the compiled modules inside a published package. */
export const LIB = 'lib';

const ROOT = join(import.meta.dirname, '../..');

type Manifest = Readonly<Record<string, unknown>> & { readonly version: string };
type ByName<Value> = Readonly<Record<string, Value>>;

/**
 * Writes everything of a published package but its modules to `folder`: the manifest, readme, licence and committed data. The workspace itself is
 * private, so that its sources are not published by mistake.
 * @param workspace path from the root, such as `packages/astro`
 */
export async function writePackage(workspace: string, folder: string): Promise<void> {
  const source = join(ROOT, workspace);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  await copyFile(join(source, 'README.md'), join(folder, 'README.md'));
  const ownLicence = join(source, 'LICENSE');
  await copyFile(existsSync(ownLicence) ? ownLicence : join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  if (existsSync(join(source, 'data'))) await cp(join(source, 'data'), join(folder, 'data'), { recursive: true });
}

/**
 * The manifest as it is published: sources become built modules with their types, and other packages of the repository are wanted in exactly this
 * version, because all are released together.
 */
export function publishedManifest(manifest: Manifest): Manifest {
  const { private: _, scripts: __, devDependencies: ___, exports, bin, dependencies, ...rest } = manifest;
  return {
    ...rest,
    ...(bin === undefined ? {} : { bin: mapValues(bin as ByName<string>, builtPath) }),
    exports: {
      ...mapValues(exports as ByName<string>, (path) =>
        path.endsWith('.ts')
          ? { types: builtPath(path).replace(/\.js$/, '.d.ts'), default: builtPath(path) }
          : builtPath(path),
      ),
      './package.json': './package.json',
    },
    ...(dependencies === undefined
      ? {}
      : {
          dependencies: mapValues(dependencies as ByName<string>, (range) =>
            range === '*' ? manifest.version : range,
          ),
        }),
    publishConfig: { access: 'public' },
  };
}

/** `./src/aspects/find.ts` → `./lib/aspects/find.js`. */
function builtPath(path: string): string {
  return path.replace(/^\.\/src\//, `./${LIB}/`).replace(/\.ts$/, '.js');
}

function mapValues<From, To>(object: ByName<From>, change: (value: From) => To): ByName<To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** Declarations name their neighbours as the compiler read them; consumers have the built modules. */
export async function nameBuiltModules(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.d.ts')) {
      const text = await readFile(join(folder, name), 'utf8');
      const built = text.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.ts\2/g, '$1.js$2');
      if (built !== text) await writeFile(join(folder, name), built);
    }
}
