import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FOLDER } from './gazetteer/tables.ts';
import { writeZoneFile } from '../src/zones/zone-file.ts';
import { readTzif } from '../src/zones/tzif.ts';
import type { ZoneData } from '../src/zones/zone-table.ts';

const SKIPPED = new Set(['Factory']);
/** The files of the tz source that its Makefile calls TDATA. */
const TDATA = 'africa antarctica asia australasia europe northamerica southamerica etcetera factory backward'.split(
  ' ',
);

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

/** Every zone of the tz source with `backzone`: with all of it, or (`zone.tab`) with the zones of that list, as its Makefile does. */
function compileZones(source: string, packratList: '' | 'zone.tab'): ReadonlyMap<string, ZoneData> {
  const settings = ['DATAFORM=main', 'PACKRATDATA=backzone', `PACKRATLIST=${packratList}`];
  const folder = mkdtempSync(join(tmpdir(), 'theia-zones-'));
  try {
    const text = run(
      'awk',
      [...settings.flatMap((setting) => ['-v', setting]), '-f', 'ziguard.awk', ...TDATA, 'backzone'],
      source,
    );
    writeFileSync(join(folder, 'main.zi'), text);
    const zic = ['/usr/sbin/zic', '/usr/bin/zic'].find((path) => existsSync(path)) ?? 'zic';
    run(zic, ['-b', 'fat', '-d', join(folder, 'zoneinfo'), 'main.zi'], folder);
    return new Map([...zoneFiles(join(folder, 'zoneinfo'))].map(([name, bytes]) => [name, readTzif(bytes)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One history until 1970 and another from then on. */
function joinAt1970(before: ZoneData, after: ZoneData): ZoneData {
  const types = [...before.types, ...after.types];
  const past = before.transitionSeconds.filter((at) => at < 0).length;
  const since = after.transitionSeconds.findIndex((at) => at > 0);
  const first = since < 0 ? after.transitionSeconds.length : since;
  const shifted = (type: number): number => before.types.length + type;
  return {
    types,
    firstType: before.firstType,
    transitionSeconds: [...before.transitionSeconds.slice(0, past), 0, ...after.transitionSeconds.slice(first)],
    transitionTypes: [
      ...before.transitionTypes.slice(0, past),
      shifted(first === 0 ? after.firstType : after.transitionTypes[first - 1]!),
      ...after.transitionTypes.slice(first).map(shifted),
    ],
    footer: after.footer,
  };
}

function run(command: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout;
}

const [, , source] = process.argv;
if (source === undefined) throw new Error('Usage: node compile-zones.ts FOLDER_OF_THE_TZ_SOURCE');
const version = readFileSync(join(source, 'version'), 'utf8').trim();
const indexOfContent = new Map<string, number>();
const zones: ZoneData[] = [];
const names: Record<string, number> = {};
const listed = compileZones(source, 'zone.tab');
for (const [name, full] of compileZones(source, '')) {
  const today = listed.get(name) ?? full;
  const isMerged = name.includes('/') && JSON.stringify(today) !== JSON.stringify(full);
  // tz says that the zone of a place which only backzone has agrees since 1970 with the one it is merged into, whatever
  // backzone says. WET and the like are rules without a place.
  const zone = isMerged ? joinAt1970(full, today) : full;
  const content = JSON.stringify(zone);
  let index = indexOfContent.get(content);
  if (index === undefined) {
    index = zones.length;
    indexOfContent.set(content, index);
    zones.push(zone);
  }
  names[name] = index;
}
const file = writeZoneFile({ version, names, zones });
writeFileSync(new URL(`tzdb-${version}.bin`, DATA_FOLDER), file);
process.stdout.write(
  `tzdb ${version}: ${Object.keys(names).length} names, ${zones.length} histories, ${file.length} bytes\n`,
);
