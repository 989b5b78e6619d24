import assert from 'node:assert/strict';
import { it } from 'node:test';
import { messageCounter } from './message-counter.ts';

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, Buffer.from(body, 'latin1')]);
};

it('messages are counted by their type, wherever the stream is cut, and not what only looks like one in their content', () => {
  const stream = Buffer.concat([
    message('', 'user\0theia\0\0'),
    message('S', ''),
    message('d', 'Z\0\0\0\x05I S\0\0\0\x04'),
    message('Q', 'select 1\0'),
    message('S', ''),
  ]);
  for (let size = 1; size <= stream.length; size += 1) {
    const count = messageCounter('QS', true);
    let seen = 0;
    for (let at = 0; at < stream.length; at += size) seen += count(stream.subarray(at, at + size));
    assert.equal(seen, 3, `pieces of ${size}`);
  }
});
