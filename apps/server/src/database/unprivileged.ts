import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** How to start a program that refuses to run as root. */
export interface Identity {
  readonly ownerUid: number;
  readonly ownerGid: number;
  run(
    program: string,
    args: readonly string[],
  ): {
    readonly program: string;
    readonly args: string[];
    readonly options: { uid?: number; gid?: number; cwd: string };
  };
}

const currentUser: Identity['run'] = (program, args) => ({ program, args: [...args], options: { cwd: '/' } });

/**
 * The identity PostgreSQL runs under: the current user, or for root, which PostgreSQL refuses, the user `nobody`.
 * Where `nobody` cannot enter the folders (a clone under /root, a private temporary folder), it runs in a separate user namespace
 * instead, where it is `nobody` without privileges and the folders keep their owner.
 * @throws Error with the folder's name when neither works
 */
export function unprivilegedIdentity(folders: readonly string[]): Identity {
  const ownUid = process.getuid?.() ?? 0;
  const ownGid = process.getgid?.() ?? 0;
  if (process.getuid === undefined || ownUid !== 0) return { ownerUid: ownUid, ownerGid: ownGid, run: currentUser };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  if (line === undefined)
    throw new Error(
      'PostgreSQL cannot run as root and this system has no user "nobody"; start Theia as another user, or set DATABASE_URL',
    );
  const [, , uidText, gidText] = line.split(':');
  const uid = Number(uidText);
  const gid = Number(gidText);

  const asNobody: Identity['run'] = (program, args) => ({ program, args: [...args], options: { uid, gid, cwd: '/' } });
  const unreachable = folders.find((folder) => !canEnter(asNobody, folder));
  if (unreachable === undefined) return { ownerUid: uid, ownerGid: gid, run: asNobody };

  const inNamespace: Identity['run'] = (program, args) => ({
    program: 'unshare',
    args: ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', program, ...args],
    options: { cwd: '/' },
  });
  if (folders.every((folder) => canEnter(inNamespace, folder)))
    return { ownerUid: ownUid, ownerGid: ownGid, run: inNamespace };
  throw new Error(
    `PostgreSQL cannot run as root, and the user "nobody" it would run as cannot enter ${unreachable}. ` +
      'Move Theia to a folder every user can enter, start it as another user, or set DATABASE_URL.',
  );
}

function canEnter(run: Identity['run'], folder: string): boolean {
  const { program, args, options } = run('ls', ['-d', `${folder}/.`]);
  return spawnSync(program, args, { ...options, stdio: 'ignore' }).status === 0;
}

/** Makes the identity the owner of a folder and everything in it. */
export function changeOwner(identity: Identity, path: string): void {
  if (process.getuid?.() !== 0 || statSync(path).uid === identity.ownerUid) return;
  spawnSync('chown', ['-R', `${identity.ownerUid}:${identity.ownerGid}`, path], { stdio: 'ignore' });
}
