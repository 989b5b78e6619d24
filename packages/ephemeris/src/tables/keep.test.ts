import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { SpanJdTt } from './build.ts';
import { keepTables, type TableEvent } from './keep.ts';
import { newTableMemory, type TableMemory } from './memory.ts';
import { tableReaders } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-tables-'));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'data/tables.bin');
const AT = 2_455_100.25;
const LATER = AT + 400;

/** What the thread says until it ends. */
async function kept(memory: TableMemory, spans: readonly SpanJdTt[]): Promise<string[]> {
  const said: string[] = [];
  const { settled } = keepTables({ memory, path, spans }, (event: TableEvent) =>
    said.push(event.kind === 'ignored' ? `${event.kind} ${event.why}` : event.kind),
  );
  const awake = setInterval(() => {}, 1_000);
  await settled;
  clearInterval(awake);
  return said;
}

function moonAt(memory: TableMemory, jdTt: number): number[] | null {
  const out = new Float64Array(6);
  return tableReaders(memory).get('moon')!.read(jdTt, out) ? [...out] : null;
}

describe('the thread that keeps the tables', () => {
  test('fills the memory span by span and writes the file; the next start takes it from there and builds only what lacks', async () => {
    const memory = newTableMemory();
    const said = await kept(memory, [
      [AT, AT],
      [LATER, LATER],
    ]);
    assert.deepEqual(said, ['begun', 'written', 'finished']);
    const [first, later] = [moonAt(memory, AT), moonAt(memory, LATER)];
    assert.ok(first !== null && later !== null);

    const next = newTableMemory();
    assert.deepEqual(await kept(next, [[AT, LATER - 390]]), ['loaded', 'begun', 'finished']);
    assert.deepEqual([moonAt(next, AT), moonAt(next, LATER)], [first, later]);
  });

  test('ignores a damaged file, says so and builds anew', async () => {
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    const memory = newTableMemory();
    assert.deepEqual(await kept(memory, [[AT, AT]]), ['ignored damaged', 'begun', 'finished']);
    assert.ok(moonAt(memory, AT) !== null && moonAt(memory, LATER) === null);
    assert.deepEqual(await kept(newTableMemory(), [[AT, AT]]), ['loaded', 'begun']);
  });
});
