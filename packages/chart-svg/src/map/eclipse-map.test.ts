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
    { type: 'annular', pieces: [[[63, -48], [71, -46]]] }, // prettier-ignore
    { type: 'total', pieces: [[[71, -46], [125, -9], [180, 3]], [[-180, 3], [-179, 3]]] }, // prettier-ignore
  ],
  limits: [[[[63, -47], [125, -8]]]], // prettier-ignore
  greatest: { longitudeDeg: 125.8, latitudeDeg: -9.6 },
};

test('total stretches are drawn through, annular ones dashed, nothing across the map at the date line', () => {
  const svg = drawEclipseMap([hybrid], OPTIONS);
  assert.equal(svg.match(/stroke-dasharray="6 4"/g)?.length, 1);
  assert.match(svg, /L 1000 \S+ M 0 /);
  assert.match(svg, /<title>2023-04-20, hybrid<\/title>/);
  assert.match(svg, /Coastlines: Natural Earth\./);
});

test('labels of eclipses at one place do not cover each other', () => {
  const svg = drawEclipseMap([hybrid, { ...hybrid, label: '2031-11-14' }], OPTIONS);
  const tops = [...svg.matchAll(/<circle cx="\S+" cy="(\S+)" r="3"/g)].map(([, top]) => top);
  assert.deepEqual(tops[0], tops[1]);
  const letters = svg.split('<circle').at(-1)!;
  assert.notEqual(letters, svg.split('<circle').at(-3));
});

test('it is well-formed in every theme, also with nothing to draw', () => {
  for (const theme of THEME_NAMES)
    for (const eclipses of [[], [hybrid]]) {
      const svg = drawEclipseMap(eclipses, { ...OPTIONS, theme });
      elementNames(svg);
      assert.doesNotMatch(svg, /NaN|Infinity/);
    }
});
