import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Representations } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { negotiate } from './represent.ts';

const write = () => '<svg/>';
const chart: Representations = {
  asked: null,
  offered: [
    { mediaType: 'image/svg+xml', write },
    { mediaType: 'application/json', write: null },
    { mediaType: 'image/png', write, rasterWidthPx: 100 },
  ],
};
/** An answer without a representation is JSON. */
const chosen = (accept: string | undefined, asked: string | null = null) =>
  negotiate({ ...chart, asked }, accept)?.mediaType ?? 'application/json';

describe('the media type of an answer', () => {
  it('is JSON for a product with no other type, whatever is accepted', () => {
    for (const accept of [undefined, 'image/png', 'text/html;q=1']) assert.equal(negotiate(null, accept), null);
  });

  it('is the first offered when the caller accepts anything', () => {
    for (const accept of [undefined, '', '*/*', 'nonsense', 'application/json, text/plain, */*'])
      assert.equal(chosen(accept), 'image/svg+xml');
  });

  it('follows Accept, its weights, and the more specific of two media ranges', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['application/json', 'application/json'],
      ['image/png', 'image/png'],
      ['IMAGE/PNG', 'image/png'],
      ['image/*', 'image/svg+xml'],
      ['image/svg+xml;q=0.5, application/json;q=0.9', 'application/json'],
      ['image/*;q=0.2, image/png;q=0.3', 'image/png'],
      ['*/*;q=0.1, application/json;q=0.5', 'application/json'],
      ['image/svg+xml;q=0, image/*', 'image/png'],
      ['text/html, image/png', 'image/png'],
      ['application/json; charset=utf-8', 'application/json'],
    ];
    for (const [accept, expected] of rows) assert.equal(chosen(accept), expected, accept);
  });

  it('is the one the request names, whatever Accept says', () => {
    assert.equal(chosen('image/png', 'application/json'), 'application/json');
    assert.equal(chosen('text/html', 'image/svg+xml'), 'image/svg+xml');
  });

  it('is JSON where nothing offered is accepted and the product says so', () => {
    const offered: Representations['offered'] = [
      { mediaType: 'application/json', write: null },
      { mediaType: 'text/markdown; charset=utf-8', write },
    ];
    const product: Representations = { asked: null, offered, otherwise: offered[0] };
    for (const accept of [undefined, '*/*', 'image/png', 'application/json, text/markdown;q=0.9'])
      assert.equal(negotiate(product, accept), null, accept);
    for (const accept of ['text/markdown', 'text/*', 'text/markdown, application/json;q=0.9'])
      assert.equal(negotiate(product, accept)?.mediaType, 'text/markdown; charset=utf-8', accept);
  });

  it('is refused with 406 when nothing offered is accepted, even for a hostile header', () => {
    for (const accept of [
      'text/html',
      'image/webp',
      '*/*;q=0',
      'image/svg+xml;q=0, application/json;q=0, image/png;q=0',
      `text/html,${'a/b;'.repeat(50_000)}`,
    ]) {
      assert.throws(
        () => chosen(accept),
        (error) => error instanceof Problem && error.code === 'not_acceptable',
        accept.slice(0, 60),
      );
    }
  });
});
