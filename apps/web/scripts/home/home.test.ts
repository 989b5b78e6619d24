import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortenPaths } from './shorten-paths.ts';
import { stripDrawings } from './strip-drawings.ts';

describe('the pictures of the landing page', () => {
  it('are drawn in both themes', async () => {
    const drawn = await stripDrawings();
    const names = [...drawn.keys()].map((address) => address.replace(/-(light|dark)\.svg$/, ''));
    assert.equal(drawn.size, 2 * new Set(names).size);
    for (const svg of drawn.values()) assert.match(svg, /^<svg .*<\/svg>$/s);
  });

  it('have shorter paths, and nothing else changed', () => {
    const svg = '<svg stroke-width="1.25"><path d="M 126.04 -0.06 L 112 500.96 A 3 3 0 0 1 4 5 Z"/></svg>';
    assert.equal(shortenPaths(svg), '<svg stroke-width="1.25"><path d="M126 -0.1L112 501A3 3 0 0 1 4 5Z"/></svg>');
  });
});
