import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { type DrawOptions, SHOW_ALL } from '../drawing.ts';
import { firstOverlap, elementNames } from '../testing/well-formed.ts';
import { randomChart, seeded } from '../testing/random-charts.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import { drawDeclinationGraph } from './graph.ts';

const OPTIONS: DrawOptions = { sizePx: 800, theme: 'light', title: 'Declinations', description: '', show: SHOW_ALL };
const chart = { obliquityDeg: 23.44, ayanamsaDeg: 0, parallels: [] };

describe('a declination graph', () => {
  it('has north above south and the signs from left to right, and names who is out of bounds', () => {
    const { svg, layout } = drawDeclinationGraph(
      {
        ...chart,
        bodies: [
          { id: 'moon', longitudeDeg: 100, declinationDeg: 27.51 },
          { id: 'saturn', longitudeDeg: 280, declinationDeg: -20 },
        ],
      },
      OPTIONS,
    );
    const [moon, saturn] = ['moon', 'saturn'].map((id) => layout.find((item) => item.id === id)!);
    assert.ok(moon!.y < 500 && saturn!.y > 476 && moon!.x < saturn!.x);
    assert.match(svg, /<title>Moon 27°30′ north, out of bounds<\/title>/);
    assert.match(svg, /<title>Saturn 20°00′ south<\/title>/);
    const signs = layout.filter(({ kind }) => kind === 'sign');
    assert.deepEqual([signs[0]!.id, signs.length], ['aries', 12]);
  });

  it('overlaps no glyphs, stays in the picture and is well-formed, however crowded', () => {
    const random = seeded(23);
    for (let run = 0; run < randomCases(20, 23).numRuns; run++) {
      const bodies = randomChart(random).bodies.map(({ id, longitudeDeg }) => ({
        id,
        longitudeDeg,
        declinationDeg: (random() - 0.5) * (run % 3 === 0 ? 4 : 58),
      }));
      const { svg, layout } = drawDeclinationGraph(
        { ...chart, ayanamsaDeg: 24, bodies, parallels: [{ a: 'sun', b: 'moon', kind: 'contraparallel' }] },
        { ...OPTIONS, theme: THEME_NAMES[run % THEME_NAMES.length]!, sizePx: [320, 480, 800][run % 3]! },
      );
      elementNames(svg);
      assert.equal(firstOverlap(layout), null);
      for (const { x, y, width, height } of layout)
        assert.ok(x >= width / 2 && x <= 1000 - width / 2 && y >= height / 2 && y <= 1000 - height / 2);
    }
  });
});
