// Test files run together in one process, which starts once and loads the ephemeris and the server once. Each keeps a database of its own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A hook outside a suite would run for the tests of every other file; environment, mocks and signals belong to the whole process. What a file does
 * after everything (`after`) harms no other.
 */
const NEEDS_ITS_OWN_PROCESS = /^(?:before|beforeEach|afterEach)\(|\bmock\b|process\.(?:env|on|once|chdir|exit)/m;

/**
 * Writes one test file per group that imports the group's test files, and lists those that must run alone.
 * @param {Record<string, string[]>} groups name of a group → its test files
 * @param {string} folder where the written files go
 * @returns {{ together: string[], alone: string[], shared: Record<string, string[]> }} paths for the test runner, and the test files that each group imports
 */
export function groupTests(groups, folder) {
  const together = [];
  const alone = [];
  const shared = {};
  for (const [name, files] of Object.entries(groups)) {
    if (files.length === 0) continue;
    shared[name] = files.filter((file) => !NEEDS_ITS_OWN_PROCESS.test(readFileSync(file, 'utf8')));
    alone.push(...files.filter((file) => !shared[name].includes(file)));
    const path = join(folder, `${name}.test.mjs`);
    writeFileSync(path, importingAll(shared[name]));
    together.push(path);
  }
  return { together, alone, shared };
}

/**
 * Deals files out to groups of about equal size.
 * @param {string} name the groups are called name1, name2, …
 * @returns {Record<string, string[]>}
 */
export function dealOut(name, files, groups) {
  return Object.fromEntries(
    Array.from({ length: groups }, (_, group) => [
      `${name}${group + 1}`,
      files.filter((_, index) => index % groups === group),
    ]),
  );
}

/** No test runs before every file is loaded. A file that cannot be loaded is a failed test of its name and does not keep the others from running. */
function importingAll(files) {
  return `import { test } from 'node:test';
const loaded = Promise.withResolvers();
test('${files.length} files are loaded', () => loaded.promise);
for (const file of ${JSON.stringify(
    files.map((file) => pathToFileURL(file).href),
    null,
    2,
  )}) {
  try {
    await import(file);
  } catch (error) {
    test(\`\${file} can be loaded\`, () => {
      throw error;
    });
  }
}
loaded.resolve();
`;
}

const NO_SOURCES = new Set(['node_modules', 'dist', '.git']);

/** Every test file of a folder and those below, by path. `ending` is `.proof.ts` for proofs. */
export function testFiles(folder, ending = '.test.ts') {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : testFiles(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    })
    .sort();
}
