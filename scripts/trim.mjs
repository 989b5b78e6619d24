// Plain JavaScript, because it also runs on the machine's own Node (18 or later).
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** C headers and static libraries (Node's and PostgreSQL's, to compile add-ons against; ours come compiled), source maps, and what a package tells its readers; licences stay. */
const NEVER_OPENED = /\.(h|a|[cm]?js\.map|d\.[cm]?ts\.map|css\.map)$|[/\\](readme|changelog)\.md$/i;

/** Second copies: modules for `require` beside those for `import`, sources beside what was built from them, and the TypeScript 5 command (`native-typescript` checks the types). */
const UNUSED_PARTS = [
  'stripe/cjs',
  'zod/src',
  'typescript/lib/_tsc.js',
  ...['cs', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt-br', 'ru', 'tr', 'zh-cn', 'zh-tw'].map(
    (language) => `typescript/lib/${language}`,
  ),
];

/**
 * Removes files that nothing here uses from a folder and its subfolders; links are not followed.
 * @param folder absolute path of a node_modules folder
 * @returns {{ files: number, bytes: number }} what was removed
 */
export function trim(folder) {
  const parts = UNUSED_PARTS.map((part) => remove(join(folder, part), () => true));
  return sum([...parts, remove(folder, (name) => NEVER_OPENED.test(name))]);
}

/** Removes the files with an unwanted name from a folder, or the file itself. */
function remove(path, isUnwanted) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return sum(readdirSync(path).map((name) => remove(join(path, name), isUnwanted)));
  if (found?.isFile() !== true || !isUnwanted(path)) return { files: 0, bytes: 0 };
  rmSync(path, { force: true });
  return { files: 1, bytes: found.size };
}

function sum(removed) {
  return {
    files: removed.reduce((total, { files }) => total + files, 0),
    bytes: removed.reduce((total, { bytes }) => total + bytes, 0),
  };
}
