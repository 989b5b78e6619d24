#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// A reader that has seen enough ends a pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
enableCompileCache();
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2), process);
