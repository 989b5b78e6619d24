import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themeOf } from './theme.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

for (const name of ['light', 'dark', 'print'] as const)
  test(`${name}: everything written or drawn as a glyph has a contrast of 4.5 on every ground (WCAG 1.4.3)`, () => {
    const { paper, ring, disc, ink, inkSoft, retrograde, second, elements, aspects } = themeOf(name);
    const written = { ink, inkSoft, retrograde, second, ...elements, ...aspects };
    for (const [what, colour] of Object.entries(written))
      for (const ground of [paper, ring, disc])
        assert.ok(contrast(colour, ground) >= 4.5, `${what} on ${ground}: ${contrast(colour, ground).toFixed(2)}`);
  });
