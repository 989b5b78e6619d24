import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOW_ALL } from '../drawing.ts';
import { firstOverlap, elementNames } from '../testing/well-formed.ts';
import { drawAspectGrid } from './aspect-grid.ts';

const OPTIONS = { sizePx: 600, theme: 'light', title: 'Aspects', description: '', show: SHOW_ALL } as const;
const bodies = ['sun', 'moon', 'mars'].map((id, index) => ({ id, longitudeDeg: index * 40, retrograde: false }));
const aspect = { a: 'mars', b: 'sun', kind: 'trine', nature: 'harmonious', exactness: 0.5, orbDeg: -3.11 } as const;

test('an aspect of one chart is in the row of the later and the column of the earlier body, with its orb', () => {
  const { svg, layout } = drawAspectGrid(bodies, null, [aspect], OPTIONS);
  const [sun, mars, cell] = ['sun', 'mars', 'mars-sun'].map((id) => layout.find((item) => item.id === id)!);
  assert.ok(cell!.x === sun!.x && cell!.y === mars!.y);
  assert.match(svg, /<title>Mars trine Sun, orb 3°06′<\/title>/);
  assert.equal(firstOverlap(layout), null);
  elementNames(svg);
});

test('aspects between two charts are in the row of the first and the column of the second body', () => {
  const { layout } = drawAspectGrid(bodies, bodies.slice(0, 2), [aspect], OPTIONS);
  const cell = layout.find(({ kind }) => kind === 'aspect')!;
  assert.equal(cell.y, layout.find(({ kind, id }) => kind === 'point' && id === 'mars')!.y);
  assert.equal(cell.x, layout.find(({ kind, id }) => kind === 'second_point' && id === 'sun')!.x);
});

test('no bodies give an empty table, not an error', () => {
  elementNames(drawAspectGrid([], null, [], OPTIONS).svg);
});
