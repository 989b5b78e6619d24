import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { builtTables } from './built.test-data.ts';
import { partPath, readPart, writePart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { keepTables, type TableOptions } from './keep.ts';
import { newTableMemory, type TableMemory } from './memory.ts';
import { partAt, partSpan } from './parts.ts';
import { tableReaders } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-tables-'));
const awake = setInterval(() => {}, 1_000);
after(() => {
  clearInterval(awake);
  rmSync(folder, { recursive: true });
});
const fingerprint = await tableFingerprint(undefined);
const PART = partAt(2_455_100);
const [FIRST, BORDER] = partSpan(PART);
const AT = BORDER - 0.5;

/** A file of a part that holds some of its days. */
async function writeSome(part: number): Promise<void> {
  writePart(partPath(folder, part), part, await builtTables([BORDER - 1, BORDER + 1]), fingerprint);
}

function nutationAt(memory: TableMemory, jdTt: number): number[] | null {
  const out = new Float64Array(6);
  return tableReaders(memory).get('nutation')!.read(jdTt, out) ? [...out] : null;
}

/** Keeps tables of two days, and says what happens to them: its kind, and the part as a distance from `PART`. */
function keep(options: Partial<TableOptions>) {
  const said: string[] = [];
  const waiting = new Map<string, () => void>();
  const memory = newTableMemory();
  const within = [BORDER - 1, BORDER + 1] as const;
  const keeping = keepTables(
    { memory, folder, within, atStart: [PART], buildAfterMs: 0, lookEveryMs: 5, priority: 'usual', ...options },
    (event) => {
      const text = 'part' in event ? `${event.kind} ${event.part - PART}` : event.kind;
      said.push(text);
      waiting.get(text)?.();
    },
  );
  const seen = (text: string): Promise<void> =>
    new Promise((resolve) => {
      if (said.includes(text)) resolve();
      else waiting.set(text, resolve);
    });
  return { ...keeping, memory, said, seen };
}

describe('kept tables', () => {
  test('are loaded at start as far as asked, the others when an answer has missed them, and not before it is given', async () => {
    await writeSome(PART);
    await writeSome(PART + 1);
    const { memory, loaded, seen, said, stop } = keep({});
    await loaded;
    const readers = tableReaders(memory);
    const out = new Float64Array(6);
    const read = (jdTt: number): boolean => readers.get('nutation')!.read(jdTt, out);
    assert.deepEqual([read(AT), read(BORDER + 0.5)], [true, false]);
    await seen('loaded 1');
    assert.ok(read(BORDER + 0.5));
    await stop();
    assert.deepEqual(said, ['loaded 0', 'loaded 1']);
  });

  test('a part that is opened while an answer is worked out is not seen by it, but by the next', async () => {
    const memory = newTableMemory();
    const { read } = tableReaders(memory).get('nutation')!;
    const out = new Float64Array(6);
    assert.ok(!read(AT, out));
    assert.equal(readPart(partPath(folder, PART), PART, memory, fingerprint), null);
    assert.ok(!read(AT, out));
    await turn();
    assert.ok(read(AT, out));
  });

  test('what is missing at start is built, kept in a file and loaded; the next start finds it', async () => {
    rmSync(partPath(folder, PART));
    const first = keep({});
    await first.seen('finished');
    await first.stop();
    assert.deepEqual(first.said.toSorted(), ['begun', 'finished', 'loaded 0', 'written 0']);
    assert.ok(nutationAt(first.memory, AT) !== null);
    const next = keep({});
    await next.loaded;
    await next.stop();
    assert.deepEqual(next.said, ['loaded 0']);
    assert.deepEqual(nutationAt(next.memory, AT), nutationAt(first.memory, AT));
  });

  test('another part is built only when an answer has missed it, by one process of all that share the folder', async () => {
    rmSync(partPath(folder, PART + 1));
    const both = [keep({}), keep({})];
    await Promise.all(both.map(({ loaded }) => loaded));
    for (const { memory } of both) assert.equal(nutationAt(memory, BORDER + 0.5), null);
    await Promise.all(both.flatMap(({ seen }) => [seen('loaded 0'), seen('loaded 1')]));
    await Promise.any(both.map(({ seen }) => seen('finished')));
    for (const { memory, stop } of both) {
      assert.ok(nutationAt(memory, BORDER + 0.5) !== null);
      await stop();
    }
    assert.deepEqual(both.map(({ said }) => said.toSorted().join()).toSorted(), [
      'begun,finished,loaded 0,loaded 1,written 1',
      'loaded 0,loaded 1',
    ]);
  });

  test('the claim of a process that was killed keeps nothing from being built, that of a living one does', async () => {
    rmSync(partPath(folder, PART));
    const claim = join(folder, 'building');
    writeFileSync(claim, '');
    const { memory, loaded, said, seen, stop } = keep({});
    await loaded;
    nutationAt(memory, BORDER + 0.5);
    await seen('loaded 1');
    assert.deepEqual(said, ['loaded 1']);
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(claim, minuteAgo, minuteAgo);
    await seen('finished');
    await stop();
    assert.ok(!existsSync(claim));
  });

  test('a damaged file is ignored and rebuilt, one that cannot be built is reported once', async () => {
    const path = partPath(folder, PART);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    const idle = keep({ buildAfterMs: Infinity });
    await idle.loaded;
    assert.equal(nutationAt(idle.memory, AT), null);
    assert.equal(nutationAt(idle.memory, FIRST + 1), null);
    await idle.stop();
    assert.deepEqual(idle.said, ['ignored 0']);
    assert.ok(!existsSync(path));

    writeFileSync(path, 'no table');
    const repaired = keep({});
    await repaired.seen('finished');
    await repaired.stop();
    assert.deepEqual(repaired.said.toSorted(), ['begun', 'finished', 'ignored 0', 'loaded 0', 'written 0']);

    const failing = keep({ folder: join(path, 'below-a-file') });
    await failing.seen('failed');
    await failing.stop();
    assert.deepEqual(failing.said, ['failed']);
  });
});
