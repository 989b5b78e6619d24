import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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
}
