import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SIGN_NAMES } from '@theia-astro/chart-svg/words';
import * as fc from 'fast-check';
import type { Look } from '../terminal.ts';
import type { Chart } from './chart.ts';
import { drawWheel } from './draw-wheel.ts';
import { wheelText } from './wheel-text.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

const PLAIN = { color: false, ascii: false, canMove: false } as const;
const lookAt = (columns: number, more: Partial<Look> = {}): Look => ({
  ...PLAIN,
  columns,
  lineColumns: columns,
  ...more,
});
const BODIES = [...PLANETS, 'north_node', 'chiron'] as const;
const SIGNS = '☉☽☿♀♂♃♄♅♆♇☊⚷';

const chartAt = (longitudesDeg: readonly number[], ascDeg: number | null): Chart => ({
  bodies: longitudesDeg.map((longitudeDeg, index) => ({
    id: BODIES[index]!,
    longitudeDeg,
    retrograde: index % 3 === 2,
    house: 1,
  })),
  leftDeg: ascDeg ?? 0,
  cuspsDeg: ascDeg === null ? null : Array.from({ length: 12 }, (_, index) => (ascDeg + 30 * index) % 360),
  angles: ascDeg === null ? null : { ascDeg, mcDeg: (ascDeg + 270) % 360 },
  houseSystem: 'P',
  aspects: [{ a: 'sun', b: 'moon', kind: 'square', nature: 'challenging', orbDeg: 1 }],
});

/** The direction of a cell from the centre: counter-clockwise from nine o'clock, degrees in [0, 360), with cells twice as high as wide. */
function directionDeg(column: number, row: number, { columns, rows }: { columns: number; rows: number }): number {
  const [x, y] = [column + 0.5 - columns / 2, 2 * (rows / 2 - (row + 0.5))];
  return ((Math.atan2(-y, -x) * 180) / Math.PI + 360) % 360;
}

function find(lines: readonly string[], text: string): { column: number; row: number } {
  const row = lines.findIndex((line) => line.includes(text));
  assert.ok(row >= 0, `${text} is not drawn`);
  return { column: lines[row]!.indexOf(text) + (text.length - 1) / 2, row };
}

const apartDeg = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('the wheel in a terminal', () => {
  it('has every sign in the middle of its arc, the zodiac counter-clockwise from the ascendant at the left', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        fc.integer({ min: 60, max: 84 }),
        (ascDeg, columns) => {
          const canvas = drawWheel(chartAt([], ascDeg), columns, lookAt(columns));
          const lines = canvas.lines(PLAIN);
          SIGN_NAMES.forEach((name, index) => {
            const { column, row } = find(lines, name.slice(0, 3));
            const wanted = (index * 30 + 15 - ascDeg + 360) % 360;
            assert.ok(apartDeg(directionDeg(column, row, canvas), wanted) < 4, name);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has a lone body at its true angle, and its degree beside it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        fc.integer({ min: 40, max: 84 }),
        (longitudeDeg, leftDeg, columns) => {
          const chart = { ...chartAt([longitudeDeg], null), leftDeg };
          const canvas = drawWheel(chart, columns, lookAt(columns));
          const lines = canvas.lines(PLAIN);
          const { column, row } = find(lines, '☉');
          assert.ok(
            apartDeg(directionDeg(column, row, canvas), (longitudeDeg - leftDeg + 360) % 360) < (columns < 60 ? 9 : 5),
          );
          if (columns >= 60) find(lines, String(Math.floor(longitudeDeg % 30)).padStart(2, '0'));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('shows every body of every chart, keeps their order around the ring, and stays within the columns', () => {
    const longitudes = fc.array(fc.double({ min: 0, max: 359.9, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        longitudes,
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        fc.integer({ min: 40, max: 160 }),
        (places, ascDeg, columns) => {
          const text = wheelText(chartAt(places, ascDeg), lookAt(columns));
          for (const sign of SIGNS) assert.ok(text.split(sign).length >= 3, `${sign} is in the wheel and the legend`);
          for (const line of text.split('\n'))
            assert.ok([...line].length <= columns, `${[...line].length} > ${columns}`);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('has no houses and angles without a birth time', () => {
    const text = wheelText(chartAt([84, 349], null), lookAt(80));
    assert.doesNotMatch(text, /AC|MC|Houses/);
    assert.match(text, /Sun +24°00′ Gemini/);
  });

  it('moves the cursor after signs whose width terminals differ about, and only there', () => {
    const text = wheelText(chartAt([84, 349], 10), lookAt(80, { canMove: true }));
    assert.equal(text.match(/[♈-♓]\ufe0e\u001b\[\d+G/g)?.length, 12);
    assert.equal(text.match(/\u001b/g)?.length, 12);
  });
});
