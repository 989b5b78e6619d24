import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { builtTables } from './built.test-data.ts';
import { partPath, readPart, writePart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { keepTables } from './keep.ts';
import { newTableMemory, type TableMemory } from './memory.ts';
import { partAt, partSpan } from './parts.ts';
import { tableReaders } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-tables-'));
after(() => rmSync(folder, { recursive: true }));
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

/** The events until all is settled. */
async function kept(memory: TableMemory, parts: readonly number[]): Promise<string[]> {
  const said: string[] = [];
  const within = [BORDER - 1, BORDER] as const;
  const keeping = keepTables({ memory, folder, parts, within, loadedAtStart: [PART], buildAfterMs: 0 }, (event) =>
    said.push('part' in event ? `${event.kind} ${event.part - PART}` : event.kind),
  );
  const awake = setInterval(() => {}, 1_000);
  await keeping.settled;
  clearInterval(awake);
  await keeping.stop();
  return said;
}

describe('kept tables', () => {
  test('are loaded at start as far as asked, the others when an answer has missed them, and not before it is given', async () => {
    await writeSome(PART);
    await writeSome(PART + 1);
    const memory = newTableMemory();
    let tellLoaded: (part: number) => void = () => {};
    const keeping = keepTables(
      { memory, folder, parts: [PART, PART + 1], loadedAtStart: [PART], lookEveryMs: 5 },
      (event) => {
        if (event.kind === 'loaded') tellLoaded(event.part);
      },
    );
    await keeping.settled;
    const readers = tableReaders(memory);
    const out = new Float64Array(6);
    const read = (jdTt: number): boolean => readers.get('nutation')!.read(jdTt, out);
    const later = new Promise<number>((resolve) => {
      tellLoaded = resolve;
    });
    const awake = setInterval(() => {}, 1_000);
    assert.deepEqual([read(AT), read(BORDER + 0.5)], [true, false]);
    assert.equal(await later, PART + 1);
    clearInterval(awake);
    assert.ok(read(BORDER + 0.5));
    await keeping.stop();
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

  test('what is missing is built, kept in a file and loaded; the next start finds it', async () => {
    const path = partPath(folder, PART);
    rmSync(path);
    const memory = newTableMemory();
    assert.deepEqual(await kept(memory, [PART]), ['begun', 'written 0', 'loaded 0', 'finished']);
    assert.ok(nutationAt(memory, AT) !== null);
    const next = newTableMemory();
    assert.deepEqual(await kept(next, [PART]), ['loaded 0']);
    assert.deepEqual(nutationAt(next, AT), nutationAt(memory, AT));
  });

  test('a damaged file is ignored and deleted, so that it is rebuilt', async () => {
    const path = partPath(folder, PART);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    const memory = newTableMemory();
    assert.deepEqual(await kept(memory, []), ['ignored 0']);
    assert.equal(nutationAt(memory, AT), null);
    assert.deepEqual(await kept(memory, []), []);
    assert.equal(nutationAt(memory, FIRST + 1), null);
  });
});
