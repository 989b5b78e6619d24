import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the compiled modules inside a published package. */
export const LIB = 'lib';

const ROOT = join(import.meta.dirname, '../..');

type ByName<Value> = Readonly<Record<string, Value>>;
interface Manifest extends ByName<unknown> {
  readonly name: string;
  readonly version: string;
  /** Address of the source. `repository` of the root manifest is the one setting; a release needs it. */
  readonly repository?: string;
  readonly bin?: ByName<string>;
  readonly exports?: ByName<string>;
  readonly dependencies?: ByName<string>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Writes everything of a published package but its modules to `folder`: the manifest, readme, licence and committed data. The workspace itself is
 * private, so that its sources are not published by mistake.
 * @param workspace path from the root, such as `packages/astro`
 */
export async function writePackage(workspace: string, folder: string): Promise<void> {
  const source = join(ROOT, workspace);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { repository } = await readManifest('');
  const own = await readManifest(workspace);
  const bundled = await Promise.all(ownDependencies(own).map((name) => readManifest(`packages/${folderOf(name)}`)));
  const manifest = publishedManifest(own, bundled, { workspace, repository });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(source, 'README.md'), join(folder, 'README.md'));
  const ownLicence = join(source, 'LICENSE');
  await copyFile(existsSync(ownLicence) ? ownLicence : join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  if (existsSync(join(source, 'data'))) await cp(join(source, 'data'), join(folder, 'data'), { recursive: true });
}

/**
 * The manifest as it is published: sources become built modules with their types. Other packages of the repository are wanted in exactly this version
 * and come inside the tarball, so that one tarball installs alone. Without the address of the source it stays private: it can be installed, not published.
 * @param bundled the manifests of the packages of the repository that it needs
 */
function publishedManifest(
  manifest: Manifest,
  bundled: readonly Manifest[],
  { workspace, repository }: { readonly workspace: string; readonly repository: string | undefined },
): object {
  const { private: _, scripts: __, devDependencies: ___, exports = {}, bin, dependencies: ____, ...rest } = manifest;
  // npm installs what a bundled package needs only if the outer package needs it too.
  const dependencies = Object.assign({}, ...[...bundled, manifest].map((one) => one.dependencies)) as ByName<string>;
  return {
    ...rest,
    ...(repository === undefined
      ? { private: true }
      : {
          homepage: repository.replace(/\.git$/, ''),
          repository: { type: 'git', url: `git+${repository}`, directory: workspace },
          publishConfig: { access: 'public' },
        }),
    files: [LIB, 'data', 'LICENSE-*'],
    ...(bin === undefined ? {} : { bin: mapValues(bin, builtPath) }),
    exports: {
      ...mapValues(exports, (path) =>
        path.endsWith('.ts')
          ? { types: builtPath(path).replace(/\.js$/, '.d.ts'), default: builtPath(path) }
          : builtPath(path),
      ),
      './package.json': './package.json',
    },
    ...(Object.keys(dependencies).length === 0
      ? {}
      : { dependencies: mapValues(dependencies, (range) => (range === '*' ? manifest.version : range)) }),
    ...(bundled.length === 0 ? {} : { bundleDependencies: bundled.map(({ name }) => name) }),
  };
}

/** The packages of the repository that a package needs. */
function ownDependencies({ dependencies = {} }: Manifest): readonly string[] {
  return Object.keys(dependencies).filter((name) => dependencies[name] === '*');
}

const folderOf = (name: string): string => name.replace('@theia-astro/', '');

/** The folders in `packages` of the packages of the repository that a package needs. */
export async function bundledFolders(name: string): Promise<readonly string[]> {
  return ownDependencies(await readManifest(`packages/${name}`)).map(folderOf);
}

/** Copies the built packages that a built package needs into it. */
export async function bundleOwnDependencies(name: string): Promise<void> {
  const scope = join(ROOT, 'packages', name, 'dist/node_modules/@theia-astro');
  for (const other of await bundledFolders(name)) {
    const built = join(ROOT, 'packages', other, 'dist');
    await cp(built, join(scope, other), { recursive: true, filter: (path) => path !== join(built, 'node_modules') });
  }
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
