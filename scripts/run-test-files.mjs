// Runs test files in the order they are given, some at a time; `node --test` would sort them by name and might end with a long one.
// Writes how long each file took to the file that THEIA_FILE_SECONDS names, a JSON line each.
import { appendFileSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** Tests also wait, for PostgreSQL or a timer: a third process works meanwhile. */
const AT_ONCE = 3;
const HUNG_MS = 600_000;

const secondsByFile = new Map();
const report = run({ files: process.argv.slice(2), concurrency: AT_ONCE, timeout: HUNG_MS });
const add = ({ nesting, file, details }) => {
  if (nesting === 0 && file !== undefined)
    secondsByFile.set(file, (secondsByFile.get(file) ?? 0) + details.duration_ms / 1000);
};
report.on('test:pass', add);
report.on('test:fail', (event) => {
  add(event);
  if (event.todo === undefined || event.todo === false) process.exitCode = 1;
});
report.once('end', () => {
  if (process.env.THEIA_FILE_SECONDS === undefined) return;
  for (const [file, seconds] of secondsByFile)
    appendFileSync(process.env.THEIA_FILE_SECONDS, `${JSON.stringify({ file, seconds })}\n`);
});
report.compose(new spec()).pipe(process.stdout, { end: false });
