import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChartAspect, WheelChart } from '../chart.ts';
import { type DrawOptions, type LayoutItem, SHOW_ALL } from '../drawing.ts';
import { firstOverlap, elementNames } from '../testing/well-formed.ts';
import { randomChart, seeded } from '../testing/random-charts.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import { drawBiwheel, drawWheel } from './wheel.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';

const OPTIONS: DrawOptions = { sizePx: 800, theme: 'light', title: 'A chart', description: '', show: SHOW_ALL };
/** NY90 (docs/methods/README.md). */
const NY90: WheelChart = {
  bodies: [
    { id: 'sun', longitudeDeg: 84.388, retrograde: false },
    { id: 'moon', longitudeDeg: 348.99, retrograde: false },
    { id: 'saturn', longitudeDeg: 294.016, retrograde: true },
    { id: 'jupiter', longitudeDeg: 105.948, retrograde: false },
    { id: 'chiron', longitudeDeg: 106.088, retrograde: false },
  ],
  cuspsDeg: [
    193.6953, 220.7709, 251.9191, 285.9222, 319.3057, 348.9029, 13.6953, 40.7709, 71.9191, 105.9222, 139.3057, 168.9029,
  ],
  angles: { ascDeg: 193.6953, mcDeg: 105.9222 },
};
const SQUARE: ChartAspect = {
  a: 'sun',
  b: 'moon',
  kind: 'square',
  nature: 'challenging',
  exactness: 0.38,
  orbDeg: 5.4,
};
const HOSTILE = `</title></svg><script>alert(1)</script>&"' onload="x" \u0000\ud800 ]]>`;

const found = (layout: readonly LayoutItem[], kind: LayoutItem['kind'], id: string): LayoutItem =>
  layout.find((item) => item.kind === kind && item.id === id)!;
const itemAngle = ({ x, y }: LayoutItem): number => (Math.atan2(500 - y, x - 500) * 180) / Math.PI;
const apartDeg = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('chart wheel', () => {
  it("has the ascendant at nine o'clock and the zodiac counter-clockwise", () => {
    const { layout } = drawWheel(NY90, [], OPTIONS);
    const ascendant = found(layout, 'angle', 'asc');
    assert.ok(ascendant.x < 60 && Math.abs(ascendant.y - 500) < 1e-6);
    const angles = layout.filter(({ kind }) => kind === 'sign').map(itemAngle);
    angles.forEach((angle, index) =>
      assert.ok(Math.abs(((((angles[(index + 1) % 12]! - angle) % 360) + 360) % 360) - 30) < 1e-6),
    );
    assert.ok(Math.abs(itemAngle(found(layout, 'sign', 'libra')) - (180 + 195 - 193.6953 - 360)) < 1e-6);
  });

  it("puts 0° Aries at nine o'clock when the birth time is not known, and draws no houses", () => {
    const { layout } = drawWheel({ ...NY90, cuspsDeg: null, angles: null }, [], OPTIONS);
    assert.ok(Math.abs(itemAngle(found(layout, 'sign', 'aries')) - -165) < 1e-6);
    assert.deepEqual(
      layout.filter(({ kind }) => kind === 'house' || kind === 'angle'),
      [],
    );
  });

  it('keeps a single glyph at its true position', () => {
    const { layout } = drawWheel(NY90, [], OPTIONS);
    const sun = found(layout, 'point', 'sun');
    assert.ok(apartDeg(itemAngle(sun), 180 + 84.388 - 193.6953) < 0.01);
    assert.equal(sun.longitudeDeg, 84.388);
  });

  it('never lets two glyphs, numbers or marks overlap, in charts from sparse to crowded', () => {
    const { numRuns, seed } = randomCases(130, 1990);
    const random = seeded(seed);
    for (let round = 0; round < numRuns; round += 1) {
      const chart = randomChart(random);
      const sizePx = [320, 800, 1200][round % 3]!;
      const { layout } =
        round % 4 === 3
          ? drawBiwheel(chart, randomChart(random), [], { ...OPTIONS, sizePx })
          : drawWheel(chart, [], { ...OPTIONS, sizePx });
      assert.deepEqual(firstOverlap(layout), null, `chart ${round}`);
      for (const { x, y, width, height } of layout)
        assert.ok(
          x - width / 2 >= 0 && x + width / 2 <= 1000 && y - height / 2 >= 0 && y + height / 2 <= 1000,
          `chart ${round} leaves the picture`,
        );
    }
  });

  it('keeps glyphs at least 6° apart and in the order of the zodiac', () => {
    const { numRuns, seed } = randomCases(70, 15);
    const random = seeded(seed);
    for (let round = 0; round < numRuns; round += 1) {
      const chart = randomChart(random);
      const { layout } = drawWheel(chart, [], OPTIONS);
      const start = chart.angles?.ascDeg ?? 0;
      const shown = layout
        .filter(({ kind }) => kind === 'point')
        .toSorted((a, b) => turn(a.longitudeDeg! - start) - turn(b.longitudeDeg! - start))
        .map(itemAngle);
      if (shown.length < 2) continue;
      const steps = shown.map((angle, index) => turn(shown[(index + 1) % shown.length]! - angle));
      assert.ok(Math.min(...steps) >= 6 - 1e-6, `chart ${round}: ${Math.min(...steps)}`);
      assert.ok(Math.abs(steps.reduce((sum, step) => sum + step, 0) - 360) < 1e-6, `chart ${round} changes the order`);
    }
  });

  it('writes the degrees of the cusps between the angles at the rim, and the sign beside the degree of each body', () => {
    const { layout } = drawWheel(NY90, [], OPTIONS);
    const cusps = layout.filter(({ kind }) => kind === 'cusp');
    assert.deepEqual(
      cusps.map(({ id }) => id),
      ['2', '3', '5', '6', '8', '9', '11', '12'],
    );
    for (const cusp of cusps) assert.ok(Math.hypot(cusp.x - 500, cusp.y - 500) > 444);
    assert.equal(layout.filter(({ kind }) => kind === 'point_sign').length, NY90.bodies.length);
    assert.equal(found(layout, 'cusp', '2').longitudeDeg, NY90.cuspsDeg![1]);
  });

  it('names all four angles of both charts of a bi-wheel, with degrees and minutes outside', () => {
    const { layout } = drawBiwheel(NY90, NY90, [], OPTIONS);
    for (const kind of ['point', 'second_point'] as const)
      for (const id of ['asc', 'dsc', 'mc', 'ic']) assert.ok(found(layout, kind, id) !== undefined, `${kind} ${id}`);
    const outside = layout.slice(layout.findIndex(({ kind }) => kind === 'second_point'));
    for (const kind of ['degrees', 'minutes'])
      assert.equal(outside.filter((item) => item.kind === kind).length, 9, kind);
  });

  it('writes a caption into the corners, each line shortened before it reaches the wheel', () => {
    const caption = {
      chart: ['Zoë & 李', 'A'.repeat(80), 'B'.repeat(80), '12:00'],
      outer: ['Outer'],
      method: ['Placidus houses'],
    };
    const captions = drawBiwheel(NY90, NY90, [], { ...OPTIONS, caption }).svg.slice(
      drawBiwheel(NY90, NY90, [], OPTIONS).svg.length - 6,
    );
    const points = [...captions.matchAll(/[ML] (-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - 500, Number(y) - 500),
    );
    assert.ok(points.length > 100);
    assert.ok(Math.min(...points) > 497, String(Math.min(...points)));
  });

  it('draws a chord for an aspect, and none when it is switched off or its points are absent', () => {
    const chords = (svg: string): number => svg.split('stroke-opacity').length - 1;
    assert.equal(chords(drawWheel(NY90, [SQUARE], OPTIONS).svg), 1);
    assert.equal(chords(drawWheel(NY90, [SQUARE], { ...OPTIONS, show: { ...SHOW_ALL, aspects: false } }).svg), 0);
    assert.equal(chords(drawWheel(NY90, [{ ...SQUARE, b: 'pluto' }], OPTIONS).svg), 0);
  });

  it('shows degrees and houses only on request', () => {
    const kinds = (show: DrawOptions['show']): ReadonlySet<string> =>
      new Set(drawWheel(NY90, [], { ...OPTIONS, show }).layout.map(({ kind }) => kind));
    assert.ok(kinds(SHOW_ALL).has('degrees') && kinds(SHOW_ALL).has('house') && kinds(SHOW_ALL).has('retrograde'));
    assert.ok(!kinds({ ...SHOW_ALL, degrees: false }).has('degrees'));
    assert.ok(!kinds({ ...SHOW_ALL, houses: false }).has('house'));
  });

  it('is well-formed SVG without scripts, style sheets, fonts or external content, for any names', () => {
    for (const theme of THEME_NAMES) {
      const { svg } = drawBiwheel(
        NY90,
        { ...NY90, bodies: [{ id: HOSTILE, longitudeDeg: 5, retrograde: true }] },
        [SQUARE],
        { ...OPTIONS, theme, title: HOSTILE, description: HOSTILE },
      );
      const elements = new Set(elementNames(svg));
      for (const name of elements)
        assert.ok(['svg', 'title', 'desc', 'rect', 'circle', 'path', 'g'].includes(name), name);
      assert.doesNotMatch(
        svg.replace('xmlns="http://www.w3.org/2000/svg"', ''),
        /https?:|href|url\(|<script|<foreignObject|NaN|Infinity/,
      );
      assert.doesNotMatch(svg.replaceAll(/"[^"]*"|>[^<]*</g, '><'), /onload/);
    }
  });

  it('describes what it shows: role, name, description, and the name of every body', () => {
    const { svg } = drawWheel(NY90, [], { ...OPTIONS, title: 'Ada & Bob' });
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1000 1000" width="800" height="800" role="img" aria-label="Ada &amp; Bob"[^>]*><title>Ada &amp; Bob<\/title><desc>/,
    );
    assert.match(
      svg,
      /<desc>Ascendant 13°41′ Libra; Midheaven 15°55′ Cancer; Sun 24°23′ Gemini; [^<]*Saturn 24°00′ Capricorn, retrograde/,
    );
    assert.match(svg, /<g data-point="saturn"><title>Saturn 24°00′ Capricorn, retrograde<\/title>/);
  });

  it('takes every colour from the page in the css theme, and uses only grey in print', () => {
    const colours = (theme: DrawOptions['theme']): readonly string[] =>
      [...drawWheel(NY90, [SQUARE], { ...OPTIONS, theme }).svg.matchAll(/(?:fill|stroke)[:=]"?([^";]+)/g)].map(
        ([, colour]) => colour!,
      );
    for (const colour of colours('css')) assert.match(colour, /^(none|round|[\d.]+|var\(--chart-[a-z-]+, [^)]+\))$/);
    for (const colour of colours('print').filter((text) => text.startsWith('#'))) assert.match(colour, /^#(..)\1\1$/);
  });

  it('is the same text for the same chart', () => {
    assert.equal(drawWheel(NY90, [SQUARE], OPTIONS).svg, drawWheel(NY90, [SQUARE], OPTIONS).svg);
  });
});

function turn(deg: number): number {
  return ((deg % 360) + 360) % 360;
}

describe('parts that can be selected', () => {
  const mark: DrawOptions['mark'] = ({ kind, id }) => ({ 'data-key': `${kind} ${id}` });

  it('are marked as the page asks, each with a transparent area, and nothing else changes', () => {
    const plain = drawWheel(NY90, [SQUARE], OPTIONS).svg;
    const { svg } = drawWheel(NY90, [SQUARE], { ...OPTIONS, mark });
    const keys = [...svg.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key!);
    const expected = [
      ...Array.from({ length: 12 }, (_, index) => `house ${index + 1}`),
      `aspect ${SQUARE.a}-${SQUARE.kind}-${SQUARE.b}`,
      ...NY90.bodies.map(({ id }) => `point ${id}`),
      ...['asc', 'dsc', 'mc', 'ic'].map((id) => `angle ${id}`),
    ];
    assert.deepEqual(keys.toSorted(), expected.toSorted());
    assert.equal([...svg.matchAll(/class="hit"/g)].length, keys.length);
    assert.doesNotMatch(plain, /class="hit"|data-key/);
    assert.equal(
      drawWheel(NY90, [SQUARE], { ...OPTIONS, mark }).layout.length,
      drawWheel(NY90, [SQUARE], OPTIONS).layout.length,
    );
  });

  it('have the area of a house between its cusps', () => {
    const { svg } = drawWheel(NY90, [], { ...OPTIONS, mark });
    for (const house of [1, 4, 7, 10]) {
      const d = new RegExp(`data-key="house ${house}"><path class="hit" d="M ([\\d.]+) ([\\d.]+)`).exec(svg)!;
      const angle = (Math.atan2(500 - Number(d[2]), Number(d[1]) - 500) * 180) / Math.PI;
      const longitude = turn(angle - 180 + NY90.angles!.ascDeg);
      assert.ok(Math.abs(turn(longitude - NY90.cuspsDeg![house - 1]! + 180) - 180) < 0.1, `${house}: ${longitude}`);
    }
  });
});
