// node scripts/build-packages.ts [name …]: every package that is published, or those named, in its folder `dist` and as dist/packages/NAME.tgz. After a
// release publish one: npm publish packages/NAME/dist
import { mkdir, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildChart } from '../packages/chart/scripts/build.ts';
import { buildClient } from '../packages/client/scripts/build.ts';
import { buildMcp } from '../packages/mcp/scripts/build.ts';
import { buildTheiaAstro } from '../packages/theia-astro/scripts/build.ts';
import { compile } from './published/compile.ts';
import { pack } from './published/pack.ts';
import { generate } from './prepare.mjs';
import { bundledFolders, bundleOwnDependencies, LIB, writePackage } from './published/write-package.ts';

const ROOT = join(import.meta.dirname, '..');

/** The published packages, and how each is built to its folder `dist`. A later one may need the ones before it. */
const PACKAGES: Readonly<Record<string, () => Promise<void>>> = {
  astro: () => buildLibrary('astro'),
  'chart-svg': () => buildLibrary('chart-svg'),
  places: () => buildLibrary('places'),
  // The position tables are made and kept by the server alone.
  ephemeris: () => buildLibrary('ephemeris', { only: ['swiss-ephemeris.ts'] }),
  chart: buildChart,
  client: buildClient,
  mcp: buildMcp,
  'theia-astro': buildTheiaAstro,
};

/** A package that is published as it is written: one module for each source. */
async function buildLibrary(name: string, options?: Parameters<typeof compile>[2]): Promise<void> {
  const folder = join(ROOT, 'packages', name, 'dist');
  await writePackage(`packages/${name}`, folder);
  await compile(`packages/${name}`, join(folder, LIB), options);
}

/** Builds every published package, or those named and what they need. */
export async function buildPackages(names: readonly string[] = Object.keys(PACKAGES)): Promise<void> {
  await generate();
  const wanted = new Set([...names, ...(await Promise.all(names.map(bundledFolders))).flat()]);
  for (const [name, build] of Object.entries(PACKAGES)) {
    if (!wanted.delete(name)) continue;
    await build();
    await bundleOwnDependencies(name);
  }
  if (wanted.size > 0) throw new Error(`${[...wanted].join(', ')}: no such published package.`);
}

/** Packs built packages as `NAME.tgz`, each of which installs alone. Returns the paths of the tarballs. */
export async function packPackages(names: readonly string[], into: string): Promise<readonly string[]> {
  await mkdir(into, { recursive: true });
  const packed = await pack(
    names.map((name) => join(ROOT, 'packages', name, 'dist')),
    into,
  );
  return Promise.all(
    names.map(async (name, index) => {
      const tarball = join(into, `${name}.tgz`);
      await rename(packed[index] ?? '', tarball);
      return tarball;
    }),
  );
}

if (import.meta.main) {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PACKAGES);
  await buildPackages(names);
  for (const tarball of await packPackages(names, join(ROOT, 'dist/packages')))
    process.stdout.write(`npm install ${relative(process.cwd(), tarball)}\n`);
}
