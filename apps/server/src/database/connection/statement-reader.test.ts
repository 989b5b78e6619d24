import assert from 'node:assert/strict';
import { it } from 'node:test';
import { statementReader } from './statement-reader.ts';

const NUL = '\0';

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const LONG = `select ${'x'.repeat(9_000)}`;
const STREAM = Buffer.concat([
  message('', `user${NUL}theia${NUL}${NUL}`),
  message('Q', `begin${NUL}`),
  message('P', `s1${NUL}select $1::int${NUL}${NUL}${NUL}`),
  message('B', `${NUL}s1${NUL}secret value${NUL}`),
  message('E', `${NUL}1234`),
  message('S', ''),
  message('P', `${NUL}select 2${NUL}${NUL}${NUL}`),
  message('B', `${NUL}${NUL}another value${NUL}`),
  message('S', ''),
  message('B', `${NUL}s1${NUL}${'value'.repeat(5_000)}`),
  message('S', ''),
  message('P', `${NUL}${LONG}${NUL}${NUL}${NUL}`),
  message('S', ''),
  message('X', ''),
]);
const TEXTS = ['begin', 'select $1::int', 'select 2', 'select $1::int'];

function readIn(pieceBytes: number): string[] {
  const texts: string[] = [];
  const read = statementReader((text) => texts.push(text));
  for (let at = 0; at < STREAM.length; at += pieceBytes) read(STREAM.subarray(at, at + pieceBytes));
  return texts;
}

it('tells the text of every statement, also of one that was prepared before, and never a value', () => {
  const texts = readIn(STREAM.length);
  assert.deepEqual(texts.slice(0, -1), TEXTS);
  assert.ok(LONG.startsWith(texts.at(-1)!) && texts.at(-1)!.length > 4_000);
});

it('tells the same however the stream is cut', () => {
  const whole = readIn(STREAM.length);
  for (const pieceBytes of [1, 2, 3, 5, 7, 64, 4_096, 4_101])
    assert.deepEqual(readIn(pieceBytes), whole, `${pieceBytes}`);
});
