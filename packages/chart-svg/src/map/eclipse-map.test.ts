import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementNames } from '../testing/well-formed.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import { drawEclipseMap, type MapEclipse } from './eclipse-map.ts';

const OPTIONS = { sizePx: 900, theme: 'light', title: 'Paths', description: 'Two.' } as const;
const hybrid: MapEclipse = {
  label: '2023-04-20',
  type: 'hybrid',
  central: [
    { type: 'annular', points: [[63, -48], [71, -46]] }, // prettier-ignore
    { type: 'total', points: [[71, -46], [125, -9], [180, 3], [-179, 3]] }, // prettier-ignore
  ],
  northern: [[[63, -47], [125, -8], [-179, 4]]], // prettier-ignore
  southern: [[[63, -49], [125, -10], [-179, 2]]], // prettier-ignore
  greatest: { longitudeDeg: 125.8, latitudeDeg: -9.6 },
};
/** A ring around the North Pole. */
const polar: MapEclipse = {
  label: '2021-06-10',
  type: 'annular',
  central: [{ type: 'annular', points: [[-90, 50], [-60, 82], [-45, 88], [120, 85], [150, 64]] }], // prettier-ignore
  northern: [[[-95, 52], [-120, 84], [170, 84], [152, 66]]], // prettier-ignore
  southern: [[[-85, 48], [-45, 80], [40, 84], [120, 80], [148, 62]]], // prettier-ignore
  greatest: { longitudeDeg: -66.8, latitudeDeg: 80.8 },
};
const numbersOf = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/[ML] (\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('total stretches are drawn through, annular ones dashed, and what passes the date line goes on at the other edge', () => {
  const svg = drawEclipseMap([hybrid], OPTIONS);
  assert.equal(svg.match(/stroke-dasharray="6 4"/g)?.length, 2, 'the stretch and the legend');
  assert.match(svg, /<title>2023-04-20, hybrid<\/title>/);
  assert.match(svg, /Coastlines: Natural Earth\./);
  const [band] = /d="([^"]+ Z)" stroke="[^"]+" stroke-width="0.8" fill=/.exec(svg)!.slice(1);
  assert.equal(band!.match(/M /g)?.length, 2, 'drawn at both edges');
});

test('a path near a pole is a closed curve without long straight pieces', () => {
  const svg = drawEclipseMap([polar], OPTIONS);
  const edges = [...svg.matchAll(/<path d="([^"]+)" stroke="[^"]+" stroke-width="0.8"/g)].map(([, d]) => d!);
  assert.ok(edges.length > 0);
  for (const piece of edges.join(' ').split(/(?=M )/)) {
    const places = numbersOf(piece);
    places.slice(1).forEach(([left, top], index) => {
      const [beforeLeft, beforeTop] = places[index]!;
      assert.ok(Math.hypot(left - beforeLeft, top - beforeTop) < 40, piece);
    });
  }
});

test('labels are beside the tracks: none covers a track or another label', () => {
  const tracks = ['2023-04-20', '2031-11-14', '2040-05-01'].map((label, index) => ({
    ...hybrid,
    label,
    greatest: { ...hybrid.greatest, longitudeDeg: 125.8 + index },
  }));
  const svg = drawEclipseMap(tracks, OPTIONS);
  const drawn = [...svg.matchAll(/<path d="([^"]+)" stroke="[^"]+" stroke-width="5"\/>/g)].map(([, d]) =>
    numbersOf(d!),
  );
  const boxes = drawn.map((places) => ({
    left: Math.min(...places.map(([x]) => x)),
    right: Math.max(...places.map(([x]) => x)),
    top: Math.min(...places.map(([, y]) => y)),
    bottom: Math.max(...places.map(([, y]) => y)),
  }));
  assert.equal(boxes.length, 3);
  const lines = [...svg.matchAll(/<path d="([^"]+)" stroke="[^"]+" stroke-width="1.8"/g)].flatMap(([, d]) =>
    numbersOf(d!),
  );
  boxes.forEach((box, index) => {
    for (const other of boxes.slice(index + 1))
      assert.ok(box.right < other.left || other.right < box.left || box.bottom < other.top || other.bottom < box.top);
    for (const [x, y] of lines)
      assert.ok(x < box.left || x > box.right || y + 34 < box.top || y + 34 > box.bottom, `${x} ${y}`);
  });
});

test('it is well-formed in every theme, also with nothing to draw, and with a single limit', () => {
  for (const theme of THEME_NAMES)
    for (const eclipses of [[], [hybrid, polar], [{ ...hybrid, northern: [] }]]) {
      const svg = drawEclipseMap(eclipses, { ...OPTIONS, theme });
      elementNames(svg);
      assert.doesNotMatch(svg, /NaN|Infinity/);
    }
});
