import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generate, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';

const WEB_PORT = process.env.WEB_PORT ?? '5173';
const PORT = process.env.PORT ?? '3000';

install();
await generate(['mcp-app']);

const environment = {
  ...pinnedEnvironment(),
  PORT,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`,
};
const server = spawn(pinnedNode, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
const web = spawn(pinnedNode, [join(root, 'node_modules/vite/bin/vite.js'), '--port', WEB_PORT, '--strictPort'], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
  env: { ...environment, THEIA_URL: `http://127.0.0.1:${PORT}` },
});

const programs = [server, web];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => programs.forEach((program) => program.kill(signal)));
for (const program of programs) {
  program.on('exit', (code) => {
    programs.forEach((other) => other.kill('SIGTERM'));
    process.exitCode ??= code ?? 0;
  });
}
