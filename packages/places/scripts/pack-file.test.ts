import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openPackedFile } from '../src/packed-file.ts';
import { packFile } from './pack-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-packed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const sections = [
  { name: 'bytes', type: 'u8', numbers: Uint8Array.of(0, 1, 255) },
  { name: 'shorts', type: 'u16', numbers: Uint16Array.of(0, 256, 65_535) },
  { name: 'words', type: 'u32', numbers: Uint32Array.of(0, 65_536, 4_294_967_295, 16_909_060) },
  { name: 'signedShorts', type: 'i16', numbers: Int16Array.of(-32_768, -1, 0, 32_767) },
  { name: 'signedWords', type: 'i32', numbers: Int32Array.of(-2_147_483_648, -1, 0, 2_147_483_647) },
  { name: 'nothing', type: 'u32', numbers: new Uint32Array(0) },
] as const;

function packed(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, packFile({ made: 'here' }, sections));
  return path;
}

test('numbers of every type are read as they were packed, at the first call and at later ones', () => {
  const file = openPackedFile(packed('whole.bin'));
  assert.deepEqual(file.meta, { made: 'here' });
  for (const _ of [1, 2])
    for (const { name, type, numbers } of sections) assert.deepEqual(file.read(name, type), numbers, name);
  file.close();
});

test('a section that does not exist, or holds numbers of another type, is rejected', () => {
  const file = openPackedFile(packed('typed.bin'));
  assert.throws(() => file.read('words', 'i32'), /no section words of type i32/);
  assert.throws(() => file.read('toString', 'u8'), /no section/);
  file.close();
});

test('a file of another kind, a truncated one and one with a changed byte are rejected', () => {
  const other = join(folder, 'other.bin');
  writeFileSync(other, 'not a packed file at all');
  assert.throws(() => openPackedFile(other), /not a packed data file/);

  const bytes = packFile({}, [
    { name: 'words', type: 'u32', numbers: Uint32Array.from({ length: 999 }, (_, i) => i * i) },
  ]);
  const short = join(folder, 'short.bin');
  writeFileSync(short, bytes);
  truncateSync(short, bytes.length - 1);
  const cut = openPackedFile(short);
  assert.throws(() => cut.read('words', 'u32'), /truncated/);
  cut.close();

  const changed = join(folder, 'changed.bin');
  bytes[bytes.length - 40]! ^= 1;
  writeFileSync(changed, bytes);
  const damaged = openPackedFile(changed);
  assert.throws(() => damaged.read('words', 'u32'));
  damaged.close();
});
