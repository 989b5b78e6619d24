import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { type DrawOptions, type LayoutItem, SHOW_ALL } from '../drawing.ts';
import { firstOverlap, elementNames } from '../testing/well-formed.ts';
import { randomChart, seeded } from '../testing/random-charts.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import { drawDial } from './dial-chart.ts';

const OPTIONS: DrawOptions = { sizePx: 800, theme: 'light', title: 'A dial', description: '', show: SHOW_ALL };
const body = (id: string, longitudeDeg: number): { id: string; longitudeDeg: number; retrograde: boolean } => ({
  id,
  longitudeDeg,
  retrograde: false,
});
/** Degrees from twelve o'clock, counter-clockwise. */
const turnOf = ({ x, y }: LayoutItem): number => ((Math.atan2(500 - y, x - 500) * 180) / Math.PI + 270) % 360;

describe('a dial', () => {
  it("of 90° has 0° at twelve o'clock, counter-clockwise, a quarter of a turn for 22.5°", () => {
    for (const [longitude, turn] of [
      [0, 0],
      [22.5, 90],
      [225, 180],
      [337.5, 270],
    ] as const) {
      const { layout } = drawDial({ dialDeg: 90, bodies: [body('sun', longitude)], across: [] }, OPTIONS);
      const sun = layout.find(({ kind }) => kind === 'point')!;
      assert.ok(Math.abs(((turnOf(sun) - turn + 540) % 360) - 180) < 1e-6, `${longitude}`);
      assert.equal(sun.longitudeDeg, longitude);
    }
  });

  it('of 90° has cardinal, fixed and mutable signs in its thirds; one that cuts signs has none', () => {
    const signs = (dialDeg: number): readonly LayoutItem[] =>
      drawDial({ dialDeg, bodies: [], across: [] }, OPTIONS).layout.filter(({ kind }) => kind === 'sign');
    assert.deepEqual(
      signs(90)
        .toSorted((a, b) => turnOf(a) - turnOf(b))
        .map(({ id }) => id),
      'aries cancer libra capricorn taurus leo scorpio aquarius gemini virgo sagittarius pisces'.split(' '),
    );
    assert.deepEqual([signs(360).length, signs(45).length], [12, 0]);
  });

  it('overlaps no glyphs, degrees or minutes and writes well-formed SVG, however crowded, on every dial, in every theme and size', () => {
    const random = seeded(90);
    for (let run = 0; run < randomCases(20, 90).numRuns; run++) {
      const { bodies } = randomChart(random);
      for (const dialDeg of [360, 180, 90, 45, 22.5]) {
        const theme = THEME_NAMES[run % THEME_NAMES.length]!;
        const across = [{ a: 'sun', b: 'moon', orbDeg: 0 }];
        const { svg, layout } = drawDial(
          { dialDeg, bodies, across },
          { ...OPTIONS, theme, sizePx: [320, 480, 800][run % 3]! },
        );
        elementNames(svg);
        assert.deepEqual(firstOverlap(layout), null);
      }
    }
  });
});
