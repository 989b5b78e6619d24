import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { builtTables } from './built.test-data.ts';
import { readTables, writeTables } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { newTableMemory, type TableMemory } from './memory.ts';
import { tableReaders } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-tables-'));
after(() => rmSync(folder, { recursive: true }));
const AT = 2_455_100.25;
const memory = await builtTables([AT, AT + 1]);
const fingerprint = await tableFingerprint(undefined);
const path = join(folder, 'tables.bin');
writeTables(path, memory, fingerprint);

const answers = (of: TableMemory): unknown =>
  [...tableReaders(of).values()].map(({ read }) => {
    const out = new Float64Array(6);
    return read(AT, out) ? [...out] : null;
  });
const nothing = answers(newTableMemory());

/** What a changed copy of the file is refused for; nothing of it may be found. */
function refusalAfter(change: (copy: string) => void): unknown {
  const copy = join(folder, 'copy.bin');
  writeFileSync(copy, readFileSync(path));
  change(copy);
  const empty = newTableMemory();
  const refusal = readTables(copy, empty, fingerprint);
  assert.deepEqual(answers(empty), nothing);
  return refusal;
}

describe('a file of tables', () => {
  test('gives back what was written', () => {
    const other = newTableMemory();
    assert.equal(readTables(path, other, fingerprint), null);
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
    assert.equal(readTables(join(folder, 'none.bin'), newTableMemory(), fingerprint), 'absent');
  });

  test('replaces the one before whole, and what a killed writer left goes', () => {
    const left = `${path}.1.new`;
    writeFileSync(left, 'half a file');
    utimesSync(left, 1, 1);
    writeTables(path, memory, fingerprint);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.endsWith('.new')),
      [],
    );
    assert.equal(readTables(path, newTableMemory(), fingerprint), null);
  });
});
