import { readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeZoneFile } from '../src/zones/zone-file.ts';
import { readTzif } from '../src/zones/tzif.ts';

const SKIPPED = new Set(['posix', 'right', 'localtime', 'posixrules', 'Factory']);

/** Every zone and link name under a folder of TZif files, with its bytes. */
function zoneFiles(root: string, folder = ''): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(join(root, folder)).toSorted()) {
    if (folder === '' && SKIPPED.has(entry)) continue;
    const name = folder === '' ? entry : `${folder}/${entry}`;
    const path = realpathSync(join(root, name));
    if (statSync(path).isDirectory()) {
      for (const [inner, bytes] of zoneFiles(root, name)) found.set(inner, bytes);
      continue;
    }
    const bytes = readFileSync(path);
    if (bytes.toString('latin1', 0, 4) === 'TZif') found.set(name, bytes);
  }
  return found;
}

const [, , folder, version, output] = process.argv;
if (folder === undefined || version === undefined || output === undefined) {
  throw new Error('Usage: node compile-zones.ts TZIF_FOLDER VERSION OUTPUT_FILE');
}
const indexOfContent = new Map<string, number>();
const zones: ReturnType<typeof readTzif>[] = [];
const names: Record<string, number> = {};
for (const [name, bytes] of zoneFiles(folder)) {
  const content = bytes.toString('latin1');
  let index = indexOfContent.get(content);
  if (index === undefined) {
    index = zones.length;
    indexOfContent.set(content, index);
    zones.push(readTzif(bytes));
  }
  names[name] = index;
}
const file = writeZoneFile({ version, names, zones });
writeFileSync(output, file);
process.stdout.write(`${Object.keys(names).length} names, ${zones.length} histories, ${file.length} bytes\n`);
