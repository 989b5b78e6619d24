import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program to its end. */
export const runProgram = promisify(execFile);

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
