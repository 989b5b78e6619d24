import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { detailOf, type DrawOptions, isLegible, type LayoutItem, SHOW_ALL } from '../drawing.ts';
import { LETTER_WEIGHT } from '../lettering/lettering.ts';
import { firstOverlap } from '../testing/well-formed.ts';
import { randomBirth, seeded } from '../testing/random-charts.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { type WheelMetrics, WHEELS } from './metrics.ts';
import { CENTRE } from './polar.ts';
import { drawBiwheel, drawWheel } from './wheel.ts';

const optionsOf = (sizePx: number): DrawOptions => ({
  sizePx,
  theme: 'light',
  title: '',
  description: '',
  show: SHOW_ALL,
});
const WRITTEN: ReadonlySet<LayoutItem['kind']> = new Set(['degrees', 'minutes', 'house', 'cusp', 'angle']);
/** The part of a view unit by which a stroke of curves may be off. */
const ROUNDING = 0.05;

/** The box with the width of the strokes; glyphs have it in their boxes. */
const inked = (item: LayoutItem): LayoutItem => {
  const stroke = WRITTEN.has(item.kind) ? Math.min(item.height, 30) * LETTER_WEIGHT.regular : 0;
  return { ...item, width: item.width + stroke, height: item.height + stroke };
};

/** The distances from the centre to the nearest and to the farthest point of a box. */
function reach({ x, y, width, height }: LayoutItem): { readonly nearest: number; readonly farthest: number } {
  const [dx, dy] = [Math.abs(x - CENTRE), Math.abs(y - CENTRE)];
  return {
    nearest: Math.hypot(Math.max(0, dx - width / 2), Math.max(0, dy - height / 2)),
    farthest: Math.hypot(dx + width / 2, dy + height / 2),
  };
}

/** The rings an item must stay between. */
function bandOf({ kind }: LayoutItem, metrics: WheelMetrics): readonly [from: number, to: number] {
  switch (kind) {
    case 'sign':
      return [metrics.ringInner, metrics.rim];
    case 'house':
      return [metrics.houseInner, metrics.houseOuter];
    case 'angle':
    case 'cusp':
      return [metrics.rim, Infinity];
    default:
      return [metrics.houseOuter, metrics.scaleInner];
  }
}

const assertInside = (item: LayoutItem, [from, to]: readonly [from: number, to: number], where: string): void => {
  const { nearest, farthest } = reach(item);
  const what = `${where}: ${item.kind} ${item.id}`;
  assert.ok(nearest >= from - ROUNDING, `${what} is ${(from - nearest).toFixed(2)} too far in`);
  assert.ok(farthest <= to + ROUNDING, `${what} is ${(farthest - to).toFixed(2)} too far out`);
  for (const [at, extent] of [
    [item.x, item.width],
    [item.y, item.height],
  ] as const)
    assert.ok(at - extent / 2 >= 0 && at + extent / 2 <= CENTRE * 2, `${what} leaves the picture`);
};

/** Each detail at its smallest and at a larger size. */
const SIZES_PX = [320, 390, 420, 550, 640, 800] as const;

describe('a wheel of a birth', () => {
  for (const sizePx of SIZES_PX) {
    const detail = detailOf(sizePx);

    it(`keeps every glyph, degree and number apart, in its own ring and legible, at ${sizePx} px`, () => {
      const { numRuns, seed } = randomCases(70, sizePx);
      const random = seeded(seed);
      for (let round = 0; round < numRuns; round += 1) {
        const { layout } = drawWheel(randomBirth(random), [], optionsOf(sizePx));
        const items = layout.map(inked);
        assert.deepEqual(firstOverlap(items), null, `birth ${round}`);
        for (const item of items) assertInside(item, bandOf(item, WHEELS.natal[detail]), `birth ${round}`);
        assertLegible(layout, sizePx, `birth ${round}`);
      }
    });

    it(`keeps the rings of two charts apart, on both sides of the zodiac, and legible, at ${sizePx} px`, () => {
      const metrics = WHEELS.bi[detail];
      const { numRuns, seed } = randomCases(34, sizePx + 1);
      const random = seeded(seed);
      for (let round = 0; round < numRuns; round += 1) {
        const { layout } = drawBiwheel(randomBirth(random), randomBirth(random), [], optionsOf(sizePx));
        const items = layout.map(inked);
        assert.deepEqual(firstOverlap(items), null, `births ${round}`);
        const second = items.findIndex(({ kind }) => kind === 'second_point');
        items.forEach((item, index) =>
          assertInside(item, index < second ? bandOf(item, metrics) : [metrics.rim, Infinity], `births ${round}`),
        );
        assertLegible(layout, sizePx, `births ${round}`);
      }
    });
  }
});

/** Letters and figures as those of a text of 8 pixels at least. */
function assertLegible(layout: readonly LayoutItem[], sizePx: number, where: string): void {
  for (const { kind, id, height } of layout)
    if (WRITTEN.has(kind)) assert.ok(isLegible(height, sizePx), `${where}: ${kind} ${id} has ${height} units`);
}
