import { spawn } from 'node:child_process';
import { build, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';
import { builtServer } from './server-program.mjs';

install();
await build();
const { args, environment } = builtServer();

process.stdout.write('Starting the server; on the first start it also creates its database …\n');

const server = spawn(pinnedNode, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, ...pinnedEnvironment() },
});
// Ctrl+C in a terminal also reaches the server; a signal sent only to this process is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
