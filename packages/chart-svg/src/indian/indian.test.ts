import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DrawOptions, isLegible, type LayoutItem, SHOW_ALL } from '../drawing.ts';
import { firstOverlap, elementNames } from '../testing/well-formed.ts';
import { seeded } from '../testing/random-charts.ts';
import { EAST_CELLS, NORTH_CELLS, SOUTH_CELLS } from './cells.ts';
import { drawEastIndian, drawSouthIndian, drawNorthIndian } from './styles.ts';
import type { Polygon } from './pack.ts';
import type { RashiChart } from './rashi-chart.ts';

const OPTIONS: DrawOptions = { sizePx: 800, theme: 'light', title: 'D1', description: '', show: SHOW_ALL };
const GRAHAS = [
  'lagna',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
  'neptune',
  'pluto',
];
const STYLES = [
  {
    name: 'north',
    draw: drawNorthIndian,
    cells: NORTH_CELLS,
    cellOf: (sign: number, first: number) => (sign - first + 12) % 12,
  },
  { name: 'south', draw: drawSouthIndian, cells: SOUTH_CELLS, cellOf: (sign: number) => sign },
  { name: 'east', draw: drawEastIndian, cells: EAST_CELLS, cellOf: (sign: number) => sign },
];

const makeChart = (first: number, signOf: (index: number) => number): RashiChart => ({
  firstSignIndex: first,
  caption: ['Rasi', 'D1'],
  points: GRAHAS.map((id, index) => ({
    id,
    signIndex: index === 0 ? first : signOf(index),
    degreeInSignDeg: (index * 7.3) % 30,
    retrograde: index % 2 === 1,
    ...(index % 3 === 1 && { combust: true }),
  })),
});

/** Whether the corners of the box are inside the convex polygon, in either orientation. */
function inside({ x, y, width, height }: LayoutItem, polygon: Polygon): boolean {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].every(([across, down]) => {
    const [px, py] = [x + (across! * width) / 2, y + (down! * height) / 2];
    const sides = polygon.map((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      return (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x);
    });
    return sides.every((side) => side >= -0.01) || sides.every((side) => side <= 0.01);
  });
}

for (const { name, draw, cells, cellOf } of STYLES) {
  describe(`${name} Indian chart`, () => {
    it('keeps every graha inside the cell of its sign without overlaps, even with all of them in one sign', () => {
      const random = seeded(108);
      for (let round = 0; round < 120; round += 1) {
        const first = round % 12;
        const crowd = Math.floor(random() * 12);
        const chart = makeChart(first, round < 24 ? () => crowd : () => Math.floor(random() * 12));
        const sizePx = [320, 420, 550, 800][round % 4]!;
        const { layout } = draw(chart, { ...OPTIONS, sizePx });
        assert.equal(firstOverlap(layout), null, `chart ${round}`);
        for (const { id, signIndex } of chart.points) {
          const item = layout.find((candidate) => candidate.kind === 'point' && candidate.id === id);
          assert.ok(
            item !== undefined && inside(item, cells[cellOf(signIndex, first)]!.polygon),
            `chart ${round}: ${id}`,
          );
        }
      }
    });

    it('writes ten grahas in one house, half of them retrograde, no smaller than 8 pixels, and all of a chart at one size', () => {
      for (const sizePx of [320, 420, 550, 800])
        for (let sign = 0; sign < 12; sign += 1)
          for (const first of [sign, (sign + 5) % 12]) {
            const inSign = first === sign ? 10 : 11;
            const chart = makeChart(first, (index) => (index < inSign ? sign : (sign + 6) % 12));
            const notCombust = chart.points.map((point) => ({ ...point, combust: false }));
            const { layout } = draw({ ...chart, points: notCombust }, { ...OPTIONS, sizePx });
            assert.equal(firstOverlap(layout), null);
            const points = layout.filter(({ kind }) => kind === 'point');
            assert.deepEqual([points.length, new Set(points.map(({ height }) => height)).size], [GRAHAS.length, 1]);
            for (const { id, height } of layout)
              assert.ok(isLegible(height, sizePx), `${id} in sign ${sign} has ${height} units at ${sizePx} px`);
          }
    });

    it('aligns names and degrees in columns, with minutes where there is room', () => {
      const { layout, svg } = draw(
        makeChart(0, (index) => (index < 6 ? 9 : 3)),
        OPTIONS,
      );
      const inOne = layout.filter(({ kind, id }) => kind === 'point' && GRAHAS.slice(1, 6).includes(id));
      assert.ok(new Set(inOne.map(({ x, width }) => (x - width / 2).toFixed(6))).size <= 2, 'one or two columns');
      assert.equal(new Set(inOne.map(({ width }) => width.toFixed(6))).size, 1);
      assert.match(svg, /<title>Sun 7° Capricorn, retrograde, combust<\/title>/);
    });

    it('is well-formed, says what it shows, and draws a divisional chart without degrees', () => {
      const chart = makeChart(5, (index) => index % 12);
      const { svg } = draw(
        { ...chart, points: chart.points.map((point) => ({ ...point, degreeInSignDeg: null })) },
        { ...OPTIONS, title: '</svg><script>' },
      );
      assert.deepEqual(new Set(elementNames(svg)), new Set(['svg', 'title', 'desc', 'rect', 'path', 'g']));
      assert.match(svg, /<desc>Lagna in Virgo; Sun in Taurus, retrograde/);
    });
  });
}

describe('the cells of the Indian styles', () => {
  it('are in their traditional places', () => {
    const middle = ({ polygon }: { readonly polygon: Polygon }): readonly [number, number] => [
      polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
      polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
    ];
    const [northX, northY] = middle(NORTH_CELLS[0]!);
    assert.ok(Math.abs(northX - 500) < 1 && northY < 400, 'north: house 1 is the upper diamond');
    assert.ok(
      middle(NORTH_CELLS[3]!)[0] < 400 && Math.abs(middle(NORTH_CELLS[3]!)[1] - middle(NORTH_CELLS[9]!)[1]) < 1,
      'north: house 4 is on the left',
    );
    assert.ok(middle(SOUTH_CELLS[0]!)[0] < 500 && middle(SOUTH_CELLS[0]!)[1] < 300, 'south: Aries is second on top');
    assert.ok(
      middle(SOUTH_CELLS[11]!)[0] < 300 && middle(SOUTH_CELLS[11]!)[1] < 300,
      'south: Pisces is the upper left corner',
    );
    assert.ok(
      Math.abs(middle(EAST_CELLS[0]!)[0] - 500) < 1 && middle(EAST_CELLS[0]!)[1] < 350,
      'east: Aries is in the middle on top',
    );
    assert.ok(middle(EAST_CELLS[3]!)[0] < 350, 'east: Cancer is on the left');
  });
});
