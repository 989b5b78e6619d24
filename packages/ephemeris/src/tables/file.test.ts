import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { builtTables } from './built.test-data.ts';
import { hasPart, readPart, writePart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { newTableMemory, type TableMemory } from './memory.ts';
import { partAt, partSpan } from './parts.ts';
import { tableReaders } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-tables-'));
after(() => rmSync(folder, { recursive: true }));
const AT = 2_455_100.25;
const PART = partAt(AT);
const memory = await builtTables([AT, AT + 1]);
const fingerprint = await tableFingerprint(undefined);
const path = join(folder, 'tables.bin');
writePart(path, PART, memory, fingerprint);

const answers = (of: TableMemory, jdTt = AT): unknown => {
  const readers = tableReaders(of);
  const out = new Float64Array(6);
  if (!readers.get('nutation')!.read(jdTt, out)) return null;
  return [...readers.values()].map(({ read }) => (read(jdTt, out) ? [...out] : null));
};
const nothing = answers(newTableMemory());

/** What a changed copy of the file is refused for; nothing of it may be found. */
function refusalAfter(change: (copy: string) => void): unknown {
  const copy = join(folder, 'copy.bin');
  writeFileSync(copy, readFileSync(path));
  change(copy);
  const empty = newTableMemory();
  const refusal = readPart(copy, PART, empty, fingerprint);
  assert.deepEqual(answers(empty), nothing);
  return refusal;
}

describe('a file of tables', () => {
  test('gives back what was written', () => {
    const other = newTableMemory();
    assert.equal(readPart(path, PART, other, fingerprint), null);
    assert.deepEqual(answers(other), answers(memory));
    assert.notDeepEqual(answers(other), nothing);
  });

  test('is not taken with one bit changed anywhere, cut off or lengthened', () => {
    const size = readFileSync(path).length;
    for (const at of [0, 60, 70, Math.floor(size / 2), size - 1])
      assert.equal(
        refusalAfter((copy) => {
          const bytes = readFileSync(copy);
          bytes[at]! ^= 1;
          writeFileSync(copy, bytes);
        }),
        'damaged',
        `byte ${at} of ${size}`,
      );
    for (const end of [0, 10, 100, size - 8])
      assert.equal(
        refusalAfter((copy) => truncateSync(copy, end)),
        'damaged',
      );
    assert.equal(
      refusalAfter((copy) => writeFileSync(copy, Buffer.alloc(8), { flag: 'a' })),
      'damaged',
    );
  });

  test('is foreign when another engine, other data or other code made it', () => {
    const bytes = readFileSync(path);
    bytes[20]! ^= 1;
    assert.equal(
      refusalAfter((copy) => writeFileSync(copy, bytes)),
      'foreign',
    );
  });

  test('is absent where there is none', () => {
    assert.equal(readPart(join(folder, 'none.bin'), PART, newTableMemory(), fingerprint), 'absent');
    assert.deepEqual([hasPart(path, fingerprint), hasPart(join(folder, 'none.bin'), fingerprint)], [true, false]);
  });

  test('replaces the one before whole, and what a killed writer left goes', () => {
    const left = `${path}.1.new`;
    writeFileSync(left, 'half a file');
    utimesSync(left, 1, 1);
    writePart(path, PART, memory, fingerprint);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.endsWith('.new')),
      [],
    );
    assert.equal(readPart(path, PART, newTableMemory(), fingerprint), null);
  });

  test('joins others in any order: each gives what it gave alone, also at their border', async () => {
    const [, border] = partSpan(PART);
    const instants = [AT, border - 0.25, border + 0.25];
    const parts: { readonly part: number; readonly own: TableMemory; readonly path: string }[] = [];
    for (const part of [PART, PART + 1]) {
      const own = await builtTables([border - 1, border + 1]);
      const file = join(folder, `${part}.bin`);
      writePart(file, part, own, fingerprint);
      parts.push({ part, own, path: file });
    }
    for (const order of [parts, parts.toReversed()]) {
      const joined = newTableMemory();
      for (const one of order) assert.equal(readPart(one.path, one.part, joined, fingerprint), null);
      for (const jdTt of instants.slice(1)) assert.deepEqual(answers(joined, jdTt), answers(parts[0]!.own, jdTt));
    }
  });
});
