import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLines } from './read-lines.ts';

const LIMITS = { bytesMax: 1024 * 1024, lineBytesMax: 1024 };

async function* inPieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let begin = 0; begin < bytes.length; begin += length) yield bytes.subarray(begin, begin + length);
}

async function lines(text: string, length: number): Promise<readonly (readonly [number, string])[]> {
  const read: [number, string][] = [];
  for await (const { number, bytes } of readLines(inPieces(text, length), LIMITS))
    read.push([number, bytes.toString()]);
  return read;
}

describe('lines of a body', () => {
  it('are the same however the body is cut into pieces, with LF or CR LF, with or without an end, and count empty ones', async () => {
    const text = '{"a":"é"}\n\n \t\r\n{"b":2}\r\n\n5';
    for (let length = 1; length <= text.length + 2; length += 1)
      assert.deepEqual(await lines(text, length), [
        [1, '{"a":"é"}'],
        [4, '{"b":2}\r'],
        [6, '5'],
      ]);
    assert.deepEqual(await lines('5\n', 100), [[1, '5']]);
    assert.deepEqual(await lines('', 1), []);
    assert.deepEqual(await lines('\r\n \n', 1), []);
  });

  it('are refused when one is too long, which is named, or all together are', async () => {
    const long = `1\n${'x'.repeat(1025)}`;
    for (const length of [1, 100, 5_000]) await assert.rejects(lines(long, length), /Line 2 is larger than 1 KiB/);
    assert.equal((await lines(`1\n${'x'.repeat(1024)}\n2`, 7)).length, 3);
    await assert.rejects(lines('1\n'.repeat(600_000), 4096), /larger than 1 MiB/);
  });
});
