import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText, readInline, readMarkdown } from './read-markdown.ts';

describe('our Markdown', () => {
  it('has headings with an address, paragraphs and lists that go on over lines', () => {
    assert.deepEqual(readMarkdown('# One\n\nfirst\nsecond\n\n## A `b`, c\n\n- x\n  y\n- z\n'), [
      { kind: 'heading', level: 1, id: 'one', text: ['One'] },
      { kind: 'paragraph', text: ['first second'] },
      { kind: 'heading', level: 2, id: 'a-b-c', text: ['A ', { code: 'b' }, ', c'] },
      { kind: 'list', items: [['x y'], ['z']] },
    ]);
  });

  it('keeps code unchanged, and has tables', () => {
    assert.deepEqual(readMarkdown('```json\n{ "# a": 1 }\n\n- b\n```\n| a | b |\n| --- | --- |\n| 1 \\| 2 | `x` |\n'), [
      { kind: 'code', language: 'json', code: '{ "# a": 1 }\n\n- b' },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1 | 2'], [{ code: 'x' }]]] },
    ]);
  });

  it('links to the web, and shows a file of the repository as its text', () => {
    assert.deepEqual(readInline('see [this](https://a.test/b) and [that](docs/x.md#y), [here](/errors)'), [
      'see ',
      { link: 'https://a.test/b', text: ['this'] },
      ' and ',
      'that',
      ', ',
      { link: '/errors', text: ['here'] },
    ]);
    assert.equal(plainText(readInline('**`a` b** [c](/d)')), 'a b c');
  });
});
