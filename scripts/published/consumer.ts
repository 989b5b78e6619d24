import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

/** Runs a program to its end. */
export const runProgram = promisify(execFile);

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

/** How consumers compile: with Node's resolution or a bundler's. Each compiler returns what it complains about. */
export const CONSUMERS = {
  'TypeScript 7, nodenext': { complaints: complaintsOf7, compilerOptions: NODENEXT },
  'TypeScript 7, bundler': { complaints: complaintsOf7, compilerOptions: BUNDLER },
  'TypeScript 5, bundler': { complaints: complaintsOf5, compilerOptions: BUNDLER },
} as const;

/** npm as it was called, so that the same version serves, but without the settings of that call, which name another folder. */
export function npm(args: readonly string[], cwd: string): Promise<{ stdout: string }> {
  const program = process.env['npm_execpath'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return program === undefined
    ? runProgram('npm', args, { cwd, env })
    : runProgram(process.execPath, [program, ...args], { cwd, env });
}

/** Packs package folders into `into`. Returns the paths of the tarballs, in the order of the folders. */
export async function pack(folders: readonly string[], into: string): Promise<readonly string[]> {
  const { stdout } = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', into, ...folders], into);
  const packed = JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly { readonly filename: string }[];
  return packed.map(({ filename }) => join(into, filename));
}

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
