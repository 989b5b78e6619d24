// node scripts/build-packages.ts [name …]: every package that is published, or those named, in its folder `dist`. Publish one: npm publish packages/NAME/dist
import { join } from 'node:path';
import { buildChart } from '../packages/chart/scripts/build.ts';
import { buildClient } from '../packages/client/scripts/build.ts';
import { buildTheiaAstro } from '../packages/theia-astro/scripts/build.ts';
import { compile } from './published/compile.ts';
import { generate } from './prepare.mjs';
import { LIB, writePackage } from './published/write-package.ts';

const ROOT = join(import.meta.dirname, '..');

/** The published packages, and how each is built to its folder `dist`. A later one may want the ones before it. */
const PACKAGES: Readonly<Record<string, () => Promise<void>>> = {
  astro: () => buildLibrary('astro'),
  'chart-svg': () => buildLibrary('chart-svg'),
  places: () => buildLibrary('places'),
  // The position tables are made and kept by the server alone.
  ephemeris: () => buildLibrary('ephemeris', { only: ['swiss-ephemeris.ts'] }),
  chart: buildChart,
  client: buildClient,
  'theia-astro': buildTheiaAstro,
};

/** A package that is published as it is written: one module for each source. */
async function buildLibrary(name: string, options?: Parameters<typeof compile>[2]): Promise<void> {
  const folder = join(ROOT, 'packages', name, 'dist');
  await writePackage(`packages/${name}`, folder);
  await compile(`packages/${name}`, join(folder, LIB), options);
}

/** Builds every published package, or those named. */
export async function buildPackages(names: readonly string[] = Object.keys(PACKAGES)): Promise<void> {
  await generate();
  for (const name of names) {
    const build = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined;
    if (build === undefined) throw new Error(`${name} is not a published package.`);
    await build();
  }
}

if (import.meta.main) await buildPackages(process.argv.length > 2 ? process.argv.slice(2) : undefined);
