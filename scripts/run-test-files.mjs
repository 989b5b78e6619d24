// Runs test files in the order they are given, two at a time; `node --test` would sort them by name and might end with
// a long one.
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const report = run({ files: process.argv.slice(2), concurrency: 2, timeout: 3_600_000 });
report.on('test:fail', ({ todo }) => {
  if (todo === undefined || todo === false) process.exitCode = 1;
});
report.compose(new spec()).pipe(process.stdout);
