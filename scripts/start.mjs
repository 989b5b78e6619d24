import { spawn } from 'node:child_process';
import { build, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';

install();
build();

const server = spawn(pinnedNode, ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
});
// A terminal's Ctrl+C reaches the server by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
