import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bounds, place } from '../draw/path.ts';
import { centred, textWidth } from '../lettering/lettering.ts';
import { ALL_BODIES, RARE_BODIES } from '../testing/random-charts.ts';
import { ASPECT_GLYPHS } from './glyph.ts';
import { bodyGlyph, RETROGRADE_GLYPH } from './glyph.ts';
import { SIGN_GLYPHS } from './glyph.ts';

describe('glyphs', () => {
  it('exist for the twelve signs, every body and every aspect, and all differ', () => {
    const glyphs = [
      ...Object.values(SIGN_GLYPHS),
      ...ALL_BODIES.map(bodyGlyph),
      ...RARE_BODIES.map(bodyGlyph),
      ...Object.values(ASPECT_GLYPHS),
      RETROGRADE_GLYPH,
      bodyGlyph('asc'),
      bodyGlyph('mc'),
    ];
    assert.equal(Object.keys(SIGN_GLYPHS).length, 12);
    assert.equal(new Set(glyphs).size, glyphs.length);
    assert.equal(bodyGlyph('rahu'), bodyGlyph('north_node'));
    assert.notEqual(bodyGlyph('unheard_of'), '');
  });

  it('stay within their box of 24 with half a stroke of margin', () => {
    for (const glyph of [
      ...Object.values(SIGN_GLYPHS),
      ...ALL_BODIES.map(bodyGlyph),
      ...RARE_BODIES.map(bodyGlyph),
      ...Object.values(ASPECT_GLYPHS),
      RETROGRADE_GLYPH,
      bodyGlyph('asc'),
      bodyGlyph('mc'),
    ]) {
      const { left, top, right, bottom } = bounds(glyph);
      assert.ok(
        left >= -12.2 && right <= 12.2 && top >= -12.2 && bottom <= 12.2,
        `${glyph.slice(0, 30)}: ${left} ${top} ${right} ${bottom}`,
      );
    }
  });

  it('consist of strokes that can be moved and scaled', () => {
    for (const glyph of [...Object.values(SIGN_GLYPHS), ...Object.values(ASPECT_GLYPHS)]) {
      assert.match(glyph, /^M -?[\d.]+ -?[\d.]+(?: (?:[ML] -?[\d.]+ -?[\d.]+|C(?: -?[\d.]+){6}|Z))*$/);
      const [before, after] = [bounds(glyph), bounds(place(glyph, 100, 50, 2))];
      assert.ok(
        Math.abs(after.left - (100 + 2 * before.left)) < 0.02 &&
          Math.abs(after.bottom - (50 + 2 * before.bottom)) < 0.02,
      );
    }
  });
});

describe('figures', () => {
  it('are drawn for all digits, equally wide, and centred on their point', () => {
    const widths = [...'0123456789'].map((digit) => textWidth(digit, 10));
    assert.deepEqual(new Set(widths), new Set([6]));
    const { left, right } = bounds(centred('29°59′', 100, 100, 20).path);
    assert.ok(Math.abs((left + right) / 2 - 100) < 1.5);
  });

  it('leave out characters they cannot draw instead of failing', () => {
    assert.equal(centred('日本🙂', 0, 0, 10).path, '');
    assert.equal(textWidth('', 10), 0);
  });
});
