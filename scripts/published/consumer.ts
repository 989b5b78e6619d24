import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { npm, runProgram } from './pack.ts';

const ROOT = join(import.meta.dirname, '../..');

const STRICT = {
  target: 'ES2022',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
};
const NODE = { types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')], lib: ['ES2022', 'ESNext.Disposable'] };
const NODENEXT = { ...STRICT, ...NODE, module: 'NodeNext', moduleResolution: 'NodeNext' };
/** Options of a strict project that a bundler resolves. */
export const BUNDLER = { ...STRICT, ...NODE, module: 'ESNext', moduleResolution: 'bundler' };

const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { repository?: string };
/** `private` of a published manifest: without the address of the source npm does not publish it. */
export const IS_PRIVATE = repository === undefined ? true : undefined;

/** How consumers compile: with Node's resolution or a bundler's. Each compiler returns what it complains about. */
export const CONSUMERS = {
  'TypeScript 7, nodenext': { complaints: complaintsOf7, compilerOptions: NODENEXT },
  'TypeScript 7, bundler': { complaints: complaintsOf7, compilerOptions: BUNDLER },
  'TypeScript 5, bundler': { complaints: complaintsOf5, compilerOptions: BUNDLER },
} as const;

/** Makes an empty project and installs tarballs in it, without network. */
export async function install(project: string, tarballs: readonly string[]): Promise<void> {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], project);
}

/** The TypeScript of a readme, block by block. */
export function readmeBlocks(text: string): readonly string[] {
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1]!);
}

/** What TypeScript 7 says about a project; empty when nothing. */
export async function complaintsOf7(project: string): Promise<string> {
  const compiler = join(ROOT, 'node_modules/native-typescript/bin/tsc');
  return runProgram(process.execPath, [compiler, '-p', project]).then(
    () => '',
    (error: Error & { stdout: string }) => error.stdout || error.message,
  );
}

async function complaintsOf5(project: string): Promise<string> {
  const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path));
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project));
  if (fileNames.length === 0) return 'The project has no files.';
  const found = [...errors, ...ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options))];
  return ts.formatDiagnostics(found, { ...ts.sys, getNewLine: () => '\n', getCanonicalFileName: (name) => name });
}
