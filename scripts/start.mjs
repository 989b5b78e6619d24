import { spawn } from 'node:child_process';
import {
  build,
  findBuild,
  install,
  pinnedEnvironment,
  pinnedNode,
  pinnedVersion,
  root,
  runtimeNode,
} from './prepare.mjs';
import { builtServer, serverCommand } from './server-program.mjs';

if (process.env.THEIA_MODE === 'production') startBuilt();
else await buildAndStart();

async function buildAndStart() {
  install();
  await build();
  const { args, environment } = builtServer();
  process.stdout.write('Starting the server; on the first start it also creates its database …\n');
  run(pinnedNode, args, { ...environment, ...pinnedEnvironment() });
}

/** In production nothing is installed, built or written at the start: the program folder may be read-only, and every node runs what was built once. */
function startBuilt() {
  const found = findBuild();
  if (found === 'missing')
    fail('Theia is not built, and in production nothing is built at the start. Run: npm ci && npm run build');
  if (found === 'outdated') fail('The build is of other sources than those beside it. Run: npm ci && npm run build');
  const node = runtimeNode();
  if (node === null)
    fail(
      `Theia needs Node ${pinnedVersion()} or a later ${pinnedVersion().split('.')[0]}; this is ${process.version}. Run npm ci, which installs it.`,
    );
  const { args, environment } = serverCommand;
  const whole = { ...environment, ...process.env };
  // The server takes the place of this process where Node can do that, so that signals reach it and no second process stays.
  if (process.execve !== undefined) {
    process.chdir(root);
    process.execve(node, [node, ...args], whole);
  }
  run(node, args, whole);
}

function run(node, args, env) {
  const server = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  // Ctrl+C in a terminal also reaches the server; a signal sent only to this process is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
