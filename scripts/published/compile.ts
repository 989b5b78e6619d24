import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameBuiltModules } from './write-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/native-typescript/bin/tsc');

const LEFT_OUT = ['**/*.test.ts', '**/*.proof.ts', '**/*.test-data.ts', '**/testing/**'];

interface Options {
  /** Only these files of `src`, and what they import. */
  readonly only?: readonly string[];
  readonly declarationsOnly?: boolean;
}

/** Compiles the sources of a workspace to `folder`, with the declarations of their types. Tests and test data are left out. */
export async function compile(workspace: string, folder: string, options: Options = {}): Promise<void> {
  const { only, declarationsOnly = false } = options;
  const source = join(ROOT, workspace);
  const project = join(folder, 'tsconfig.json');
  const inSource = (path: string): string => join(source, 'src', path);
  await mkdir(folder, { recursive: true });
  await writeFile(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        noEmit: false,
        noEmitOnError: true,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: declarationsOnly,
        // The sources are checked with the whole repository; here, the catalogue alone would take most of the time of a build.
        noCheck: declarationsOnly,
        rootDir: inSource(''),
        typeRoots: [join(ROOT, 'node_modules/@types')],
        outDir: folder,
      },
      ...(only === undefined
        ? { include: [inSource('')], exclude: LEFT_OUT.map(inSource) }
        : { include: [], files: only.map(inSource) }),
    }),
  );
  try {
    execFileSync(process.execPath, [COMPILER, '-p', project], { stdio: 'inherit' });
  } finally {
    await rm(project);
  }
  await nameBuiltModules(folder);
  await inlineJsonTypes(folder, inSource(''));
}

/** Replaces JSON imports in declarations by the keys of the JSON, because not every project can import the types of JSON. */
async function inlineJsonTypes(folder: string, sources: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const inlined = text.replaceAll(/^import (\w+) from '([^']+\.json)'.*;$/gm, (_, variable: string, path: string) => {
      const value: unknown = JSON.parse(readFileSync(join(sources, name, '..', path), 'utf8'));
      return `declare const ${variable}: ${keysType(value)};`;
    });
    if (inlined !== text) await writeFile(join(folder, name), inlined);
  }
}

function keysType(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unknown';
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `readonly ${JSON.stringify(key)}: ${keysType(inner)}`)
    .join('; ')} }`;
}
