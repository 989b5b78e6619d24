import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noteParts } from './note-parts.ts';

describe('a margin note', () => {
  for (const [note, what] of [
    ['Sun 24°23′ Gemini, house 9', 'Sun 24°23′ Gemini'],
    ['Descendant 13°41′ Aries', 'Descendant 13°41′ Aries'],
    ['Mars square Neptune, orb 2°28′, applying', 'Mars square Neptune'],
    ['A: Moon 3°10′ Taurus, house 2', 'A: Moon 3°10′ Taurus'],
    ['A’s Sun trine B’s Moon, orb 1°00′', 'A’s Sun trine B’s Moon'],
    ['Stellium: Sun, Mercury, Venus and Saturn, house 10', 'Stellium'],
    ['Malavya yoga (Venus): venus in a kendra', 'Malavya yoga'],
    ['Mercury, lord of bhava 1: Gemini rising', 'Mercury'],
    ['Return: Sun in house 6', 'Return: Sun in house 6'],
    ['Born by day', 'Born by day'],
    ['Saturn square natal Sun: 12 March 2026, 14:20 UT', 'Saturn square natal Sun'],
    ['', ''],
  ] as const)
    it(`begins with the placement: ${note === '' ? 'nothing' : note}`, () => {
      const parts = noteParts(note);
      assert.equal(parts.what, what);
      assert.equal(parts.what + parts.more, note);
    });
});
