// Plain JavaScript, because it also runs on the machine's own Node (18 or later).
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** C headers and static libraries (Node's and PostgreSQL's, to compile add-ons against; ours come compiled), and source maps. */
const NEVER_OPENED = /\.(h|a|[cm]?js\.map|d\.[cm]?ts\.map|css\.map)$/;

/**
 * Removes files that nothing here uses from a folder and its subfolders; links are not followed.
 * @param folder absolute path
 * @returns {{ files: number, bytes: number }} what was removed
 */
export function trim(folder) {
  const removed = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inside = trim(path);
      removed.files += inside.files;
      removed.bytes += inside.bytes;
    } else if (entry.isFile() && NEVER_OPENED.test(entry.name)) {
      removed.files++;
      removed.bytes += statSync(path).size;
      rmSync(path, { force: true });
    }
  }
  return removed;
}
