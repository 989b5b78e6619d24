import { spawn } from 'node:child_process';
import { build, compileCache, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';

install();
await build();

process.stdout.write('Starting the server; on the first start it also creates its database …\n');

const server = spawn(pinnedNode, ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compileCache, ...pinnedEnvironment() },
});
// Ctrl+C in a terminal also reaches the server; a signal sent only to this process is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
