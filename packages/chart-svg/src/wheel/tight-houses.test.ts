import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WheelChart } from '../chart.ts';
import { detailOf, SHOW_ALL } from '../drawing.ts';
import { randomChart, seeded } from '../testing/random-charts.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { namedAngles } from './axes.ts';
import { houseNumbers, linesPastLabels } from './houses.ts';
import { WHEELS } from './metrics.ts';
import { placeBodies } from './place-bodies.ts';
import { CENTRE, dial } from './polar.ts';
import { drawWheel } from './wheel.ts';

const turned = (deg: number): number => ((deg % 360) + 360) % 360;
const NATAL = WHEELS.natal.full;
const METRICS = Object.values(WHEELS).flatMap((byDetail) => Object.values(byDetail));

/** The gap between two lines that contains a longitude: its extent before and after the longitude. */
function surroundingGap(
  longitudeDeg: number,
  linesDeg: readonly number[],
): { readonly before: number; readonly after: number } {
  return {
    before: Math.min(...linesDeg.map((line) => turned(longitudeDeg - line))),
    after: Math.min(...linesDeg.map((line) => turned(line - longitudeDeg))),
  };
}

const dividingLines = ({ cuspsDeg, angles }: WheelChart): readonly number[] =>
  [...cuspsDeg!, ...namedAngles(angles!).map(({ longitudeDeg }) => longitudeDeg)].map(turned);

/**
 * Charts with houses of every width: random skies, and skies near the polar circle, where most houses crowd around the
 * horizon.
 */
function* charts({
  numRuns: count,
  seed,
}: ReturnType<typeof randomCases>): Generator<
  WheelChart & { readonly cuspsDeg: readonly number[]; readonly angles: NonNullable<WheelChart['angles']> }
> {
  const random = seeded(seed);
  for (let made = 0; made < count;) {
    const { bodies, cuspsDeg, angles } = randomChart(random);
    if (cuspsDeg === null || angles === null) continue;
    made += 1;
    if (made % 3 > 0) yield { bodies, cuspsDeg, angles };
    else {
      const width = 0.2 + random() * 5;
      const half = [0, 1, 2, 3]
        .map((step) => angles.ascDeg + step * width)
        .concat(angles.ascDeg + 120 + random() * 20, angles.ascDeg + 170);
      yield {
        bodies,
        cuspsDeg: [...half, ...half.map((deg) => deg + 180)].map(turned),
        angles: { ascDeg: angles.ascDeg, mcDeg: turned(angles.ascDeg + 3 * width + 180) },
      };
    }
  }
}

const SEGMENT = /M (\S+) (\S+) L (\S+) (\S+)/g;
const OF_BODIES: ReadonlySet<string> = new Set(['point', 'degrees', 'point_sign', 'minutes', 'retrograde']);

describe('glyphs and the lines of a wheel', () => {
  it('a glyph is between the same lines as its body whenever there is room for all glyphs', () => {
    let away = 0;
    for (const chart of charts(randomCases(70, 22))) {
      const linesDeg = dividingLines(chart);
      for (const { inner } of METRICS) {
        const smallest = Math.max(
          6,
          (2 * Math.asin((inner.sizeMin * inner.glyphBox * Math.SQRT2) / (2 * inner.glyphRadius)) * 180) / Math.PI,
        );
        const homes = chart.bodies.map(({ longitudeDeg }) => surroundingGap(longitudeDeg, linesDeg));
        const gapKey = (index: number): string =>
          turned(chart.bodies[index]!.longitudeDeg - homes[index]!.before).toFixed(6);
        const held = new Map<string, number>();
        chart.bodies.forEach((_, index) => held.set(gapKey(index), (held.get(gapKey(index)) ?? 0) + 1));
        const roomy = homes.every(
          ({ before, after }, index) => before + after >= held.get(gapKey(index))! * smallest + 1,
        );
        const { bodies } = placeBodies(chart.bodies, inner, linesDeg);
        const outside = bodies.filter(({ body, shownDeg }, index) => {
          const way = turned(shownDeg - body.longitudeDeg + 180) - 180;
          return way < -homes[index]!.before - 1e-6 || way > homes[index]!.after + 1e-6;
        });
        assert.deepEqual(
          outside.map(({ body }) => body.id),
          bodies.filter(({ atHome }) => !atHome).map(({ body }) => body.id),
        );
        if (roomy) assert.deepEqual(outside, []);
        away += outside.length;
      }
    }
    assert.ok(away > 0, 'none of the charts was crowded');
  });

  it('a glyph without room there is connected to its true position by a stronger line', () => {
    for (const chart of charts(randomCases(34, 4))) {
      const { svg } = drawWheel(chart, [], { sizePx: 800, theme: 'light', title: '', description: '', show: SHOW_ALL });
      const at = dial(chart.angles.ascDeg);
      for (const { body, shownDeg, atHome } of placeBodies(chart.bodies, NATAL.inner, dividingLines(chart)).bodies) {
        const group = svg.slice(svg.indexOf(`<g data-point="${body.id}">`));
        const [, leader, strength] = /<path d="([^"]+)"[^>]*stroke-width="([\d.]+)"/.exec(
          group.slice(0, group.indexOf('</g>')),
        )!;
        const numbers = leader!.match(/-?[\d.]+/g)!.map(Number);
        const [from, to] = [at(body.longitudeDeg, NATAL.inner.leader.from), at(shownDeg, NATAL.inner.leader.to)];
        [from.x, from.y, to.x, to.y].forEach((expected, index) =>
          assert.ok(Math.abs([...numbers.slice(0, 2), ...numbers.slice(-2)][index]! - expected) < 0.02),
        );
        assert.equal(Number(strength) > NATAL.weight.hairline, !atHome, body.id);
      }
    }
  });
});

/** Seven bodies within 16°, the meridian below them: 5 February 1962, New Delhi. */
const STELLIUM: WheelChart & {
  readonly cuspsDeg: readonly number[];
  readonly angles: { ascDeg: number; mcDeg: number };
} = {
  bodies: [
    ['sun', 315.47],
    ['moon', 312.27],
    ['mercury', 317.19],
    ['venus', 317.49],
    ['mars', 302.19],
    ['jupiter', 318.56],
    ['saturn', 303.77],
  ].map(([id, longitudeDeg]) => ({ id: String(id), longitudeDeg: Number(longitudeDeg), retrograde: id === 'mercury' })),
  cuspsDeg: [216.37, 245.42, 276.55, 309.22, 341.55, 10.97, 36.37, 65.42, 96.55, 129.22, 161.55, 190.97],
  angles: { ascDeg: 216.37, mcDeg: 129.22 },
};

describe('cusps and angles', () => {
  it('never run into a glyph, its degrees or its sign, in the stellium of 1962 and in random charts', () => {
    for (const chart of [STELLIUM, ...charts(randomCases(12, 62))])
      for (const sizePx of [320, 550, 800]) {
        const { svg, layout } = drawWheel(chart, [], {
          sizePx,
          theme: 'light',
          title: '',
          description: '',
          show: SHOW_ALL,
        });
        const metrics = WHEELS.natal[detailOf(sizePx)];
        const numbers = layout.filter(({ kind }) => kind === 'house');
        const labels = layout.filter(({ kind }) => OF_BODIES.has(kind));
        const at = dial(chart.angles.ascDeg);
        const linesDeg = namedAngles(chart.angles).map(({ longitudeDeg }) => longitudeDeg);
        const paths = linesPastLabels(at, linesDeg, metrics, { numbers, labels }, metrics.weight.axis);
        assert.ok(svg.includes(paths.filter((path) => path !== '').join(' ')), 'the wheel has these lines');
        const cuspPaths = linesPastLabels(at, chart.cuspsDeg, metrics, { numbers, labels }, 1);
        for (const [, x1, y1, x2, y2] of [...paths, ...cuspPaths].flatMap((path) => [...path.matchAll(SEGMENT)]))
          for (let step = 0; step <= 40; step += 1) {
            const x = Number(x1) + ((Number(x2) - Number(x1)) * step) / 40;
            const y = Number(y1) + ((Number(y2) - Number(y1)) * step) / 40;
            const struck = labels.find(
              (item) => Math.abs(item.x - x) < item.width / 2 + 1 && Math.abs(item.y - y) < item.height / 2 + 1,
            );
            assert.equal(struck, undefined, `a line runs into ${struck?.kind} ${struck?.id} at ${sizePx} px`);
          }
      }
  });
});

describe('numbers of houses', () => {
  it('are never crossed by a cusp or an angle, however narrow the houses', () => {
    for (const { cuspsDeg, angles } of charts(randomCases(70, 9))) {
      const at = dial(angles.ascDeg);
      for (const metrics of METRICS) {
        const { layout } = houseNumbers(at, cuspsDeg, metrics);
        const linesDeg = [...cuspsDeg, ...namedAngles(angles).map(({ longitudeDeg }) => longitudeDeg)];
        linesPastLabels(at, linesDeg, metrics, { numbers: layout, labels: [] }, metrics.weight.axis).forEach(
          (path, index) => {
            const [x, y] = path.match(/-?[\d.]+/g)!.map(Number);
            const innerEnd = Math.hypot(x! - CENTRE, y! - CENTRE);
            for (let radius = innerEnd; radius < metrics.houseOuter; radius += 0.5) {
              const point = at(linesDeg[index]!, radius);
              const struck = layout.find(
                (item) => Math.abs(item.x - point.x) < item.width / 2 && Math.abs(item.y - point.y) < item.height / 2,
              );
              assert.equal(struck, undefined, `line ${linesDeg[index]} through ${struck?.id}`);
            }
          },
        );
      }
    }
  });

  it('are inside their houses when these are wide enough', () => {
    const at = dial(0);
    const cuspsDeg = Array.from({ length: 12 }, (_, index) => index * 30);
    houseNumbers(at, cuspsDeg, NATAL).layout.forEach((item, index) =>
      assert.ok(
        Math.abs(turned((Math.atan2(CENTRE - item.y, item.x - CENTRE) * 180) / Math.PI - 180) - (index * 30 + 15)) <
          0.01,
      ),
    );
  });
});
