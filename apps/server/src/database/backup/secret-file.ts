import { existsSync } from 'node:fs';
import { copyFile, chmod, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The generated secret of a data folder, or null if none was generated. */
export function installedSecret(dataDir: string): string | null {
  const path = join(dataDir, 'secret');
  return existsSync(path) ? path : null;
}

/** True if the secret comes from the environment, and the data folder has none that counts. */
export function isSecretGiven(environment: NodeJS.ProcessEnv): boolean {
  return ['THEIA_SECRET', 'THEIA_SECRET_FILE'].some((name) => (environment[name] ?? '').trim() !== '');
}

export async function copySecret(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** Replaces the current secret with that of a backup. The current one is kept under another name. */
export async function replaceSecret(dataDir: string, staged: string): Promise<void> {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) await rename(path, `${path}.before-${Math.floor((await stat(path)).mtimeMs)}`);
  await rename(staged, path);
}
