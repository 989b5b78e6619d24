import { execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, pinnedVersion, root } from '../../scripts/prepare.mjs';

const run = promisify(execFile);
const OUTPUT_MAX = 64 * 2 ** 20;
/** Where this machine's own authorities are, so that npm inside the build trusts what npm outside trusts. */
const AUTHORITIES = '/etc/ssl/certs';
const AUTHORITIES_FILE = `${AUTHORITIES}/ca-certificates.crt`;
/** As compose.yaml and the Kubernetes manifest run it. The limits are those that any host allows. */
const CONFINED = [
  '--ulimit=nofile=20000:20000',
  '--ulimit=nproc=10000:10000',
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
];
const IMAGE = 'localhost/theia';

/** Programs that the proof needs beside Debian's PostgreSQL; the text says how to get those that are missing. */
export function missingPrograms(): string | null {
  const needed = {
    buildah: 'buildah',
    podman: 'podman',
    runc: 'runc',
    mmdebstrap: 'mmdebstrap',
    caddy: 'caddy',
    psql: 'postgresql',
    'redis-server': 'redis-server',
  };
  const missing = Object.entries(needed).filter(
    ([program]) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program))),
  );
  if (process.getuid?.() !== 0) return 'it must run as root';
  return missing.length === 0 ? null : `apt-get install ${missing.map(([, name]) => name).join(' ')}`;
}

/** A container engine with its images in a folder of its own. */
export type Engine = ReturnType<typeof openEngine>;

export function openEngine(folder: string) {
  const store = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay'];
  const buildah = (...args: readonly string[]): Promise<string> => output('buildah', [...store, ...args]);
  const podman = (...args: readonly string[]): Promise<string> =>
    output('podman', [...store, '--runtime=runc', '--cgroup-manager=cgroupfs', '--events-backend=file', ...args]);

  /** Stands for the official image of Node on Debian's slim image: same Debian, same Node, same users and paths. */
  const makeBase = async (): Promise<void> => {
    const archive = join(folder, 'debian.tar');
    await run('mmdebstrap', ['--variant=minbase', '--quiet', 'bookworm', archive, 'http://deb.debian.org/debian']);
    const container = (await buildah('from', 'scratch')).trim();
    await buildah('add', container, archive, '/');
    await buildah('copy', container, await realNode(), '/usr/local/bin/node');
    await buildah('copy', container, await npmFolder(), '/usr/local/lib/node_modules/npm');
    const prepare =
      'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && groupadd --gid 1000 node && useradd --uid 1000 --gid node node';
    await buildah('run', '--isolation=chroot', container, '--', 'sh', '-c', prepare);
    await buildah('config', '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
    await buildah('commit', container, `docker.io/library/node:${pinnedVersion()}-bookworm-slim`);
    await buildah('rm', container);
  };

  return {
    /** Builds deploy/Dockerfile of this clone, on a base made of Debian and the pinned Node: its own is not fetched. */
    build: async () => {
      await makeBase();
      const npmSettings = join(folder, 'npmrc');
      writeFileSync(npmSettings, existsSync(AUTHORITIES_FILE) ? `cafile=${AUTHORITIES_FILE}\n` : '');
      const args = ['bud', '--format=docker', '--isolation=chroot', '--pull-never', `--tag=${IMAGE}`];
      const mounts = [`--volume=${AUTHORITIES}:${AUTHORITIES}:ro`, `--volume=${npmSettings}:/usr/local/etc/npmrc:ro`];
      const child = spawn('buildah', [...store, ...args, ...mounts, '--file=deploy/Dockerfile', '.'], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const code = await new Promise((resolve) => child.once('close', resolve));
      if (code !== 0) throw new Error(`deploy/Dockerfile could not be built (exit code ${String(code)})`);
    },
    /** Starts a node from the image and resolves when the container runs. */
    startNode: async (name: string, environment: Readonly<Record<string, string>>) => {
      await podman('run', '--detach', '--name', name, ...CONFINED, ...asOptions(environment), IMAGE);
    },
    /** SIGTERM and patience, as `docker stop`. Resolves to the exit code. */
    stopNode: async (name: string): Promise<number> => {
      await podman('stop', '--time=70', name);
      return Number(await podman('inspect', '--format={{.State.ExitCode}}', name));
    },
    removeNode: async (name: string) => {
      await podman('rm', '--force', '--time=5', name);
    },
    /** Runs a command in a new container; resolves to what it printed. */
    inImage: (command: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> =>
      podman('run', '--rm', ...CONFINED, ...asOptions(environment), IMAGE, ...command),
    /** Unmounts its folder, which can be deleted then. */
    close: async () => {
      // The storage mounts its own folder onto itself.
      await run('umount', ['--recursive', join(folder, 'images/overlay')]).catch(() => {});
    },
  };
}

async function output(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: OUTPUT_MAX });
  return stdout;
}

function asOptions(environment: Readonly<Record<string, string>>): string[] {
  return Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);
}

/** The program behind the pinned Node's link. */
async function realNode(): Promise<string> {
  return (await output(pinnedNode, ['-p', 'process.execPath'])).trim();
}

/** Of the npm that runs this, or of the one that a shell finds. */
async function npmFolder(): Promise<string> {
  const program = process.env.npm_execpath ?? (await output('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim();
  return dirname(dirname(program));
}
