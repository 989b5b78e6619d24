import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { ASPECT_GLYPHS } from '@theia-astro/chart-svg/glyphs/glyph';
import { bodyGlyph } from '@theia-astro/chart-svg/glyphs/glyph';

it('every body and every aspect that a request can name has its own glyph', () => {
  assert.deepEqual(Object.keys(ASPECT_GLYPHS).toSorted(), ASPECT_IDS.toSorted());
  const glyphs = [...BODY_IDS.map(bodyGlyph), bodyGlyph('unheard_of')];
  assert.equal(new Set(glyphs).size, glyphs.length);
});
