// Runs test files in the order they are given, some at a time; `node --test` would sort them by name and might end with
// a long one. A file that failed is run once more, alone, and what then passed is written to the file that
// THEIA_SECOND_TRIES names.
import { appendFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** More than this is not chance. */
const MOST_SECOND_TRIES = 3;

/** A group of the server's tests holds some 1.5 GB with its databases. */
const MEMORY_OF_THREE = 12e9;
/** Many tests wait, for a retry or for PostgreSQL: a third one works meanwhile. */
const AT_ONCE = freemem() >= MEMORY_OF_THREE ? 3 : 2;

const first = await runFiles(process.argv.slice(2), AT_ONCE);
const secondTries = first.size <= MOST_SECOND_TRIES ? process.env.THEIA_SECOND_TRIES : undefined;
if (first.size > 0) process.exitCode = 1;
if (first.size > 0 && secondTries !== undefined) {
  process.stdout.write(`\nOnce more, alone: ${[...first.keys()].join(', ')}\n`);
  const second = await runFiles([...first.keys()], 1);
  for (const [file, failures] of first) if (!second.has(file)) appendFileSync(secondTries, failures.join(''));
  process.exitCode = second.size === 0 ? 0 : 1;
}

/**
 * @param {string[]} files paths of test files
 * @param {number} concurrency how many at a time
 * @returns {Promise<Map<string, string[]>>} each file that has a failed test → a line for each of those
 */
function runFiles(files, concurrency) {
  return new Promise((resolve) => {
    const failed = new Map();
    const report = run({ files, concurrency, timeout: 3_600_000 });
    report.on('test:fail', ({ name, file, todo, details }) => {
      if (todo !== undefined && todo !== false) return;
      const failures = failed.get(file) ?? [];
      const ofItsTests = details.error.failureType === 'subtestsFailed';
      const why = String(details.error.cause?.message ?? details.error.message).split('\n')[0];
      failed.set(file, ofItsTests ? failures : [...failures, `${name}: ${why}\n`]);
    });
    report.once('end', () => resolve(failed));
    report.compose(new spec()).pipe(process.stdout, { end: false });
  });
}
