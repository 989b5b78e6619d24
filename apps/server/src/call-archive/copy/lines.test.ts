import assert from 'node:assert/strict';
import { it } from 'node:test';
import { passLines } from './copy-span.ts';

async function pass(text: Buffer, endsInBytes: boolean, pieceBytes: number) {
  const { stream, passed } = passLines(endsInBytes);
  const read = (async () => {
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  })();
  for (let at = 0; at < text.length; at += pieceBytes) stream.write(text.subarray(at, at + pieceBytes));
  stream.end();
  return { text: (await read).toString('latin1'), rows: passed.rows, bytes: passed.bytes };
}

it('rows arrive whole and are counted wherever their text is cut, and bytes in the last column become themselves', async () => {
  const text = Buffer.from(String.raw`2026-01-02	a\nb	\\x0041ff
2026-01-03	c	\\x090a0d5c
2026-01-04	d	\\x
`);
  const expected = Buffer.concat([
    Buffer.from('2026-01-02\ta\\nb\t\0A\xff\n', 'latin1'),
    Buffer.from('2026-01-03\tc\t\\t\\n\\r\\\\\n', 'latin1'),
    Buffer.from('2026-01-04\td\t\n', 'latin1'),
  ]);
  for (let pieceBytes = 1; pieceBytes <= text.length; pieceBytes += 1) {
    assert.deepEqual(await pass(text, true, pieceBytes), {
      text: expected.toString('latin1'),
      rows: 3,
      bytes: expected.length,
    });
    assert.deepEqual(await pass(text, false, pieceBytes), {
      text: text.toString('latin1'),
      rows: 3,
      bytes: text.length,
    });
  }
});
