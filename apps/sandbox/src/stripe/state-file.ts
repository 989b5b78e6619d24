import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyState } from './objects/create.ts';
import type { State } from './objects/objects.ts';

/** The sandbox's state in one file, so that it survives a restart. Null keeps it in memory. */
export function openState(path: string | null): { readonly state: State; readonly save: () => void } {
  if (path === null) return { state: emptyState(), save: () => {} };
  const state: State = existsSync(path)
    ? { ...emptyState(), ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<State>) }
    : emptyState();
  return {
    state,
    save: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
