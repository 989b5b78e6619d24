import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOW_ALL } from '../drawing.ts';
import { elementNames } from '../testing/well-formed.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import { drawPeopleMatrix } from './people-matrix.ts';

const OPTIONS = { sizePx: 600, theme: 'light', title: 'People', description: '', show: SHOW_ALL } as const;
const cell = {
  counts: { harmonious: 3, challenging: 1, neutral: 0 },
  weights: { harmonious: 1.5, challenging: 0.25, neutral: 0 },
};
const people = [
  { name: 'Zoë & <Ann>', isHub: true },
  { name: 'Maximiliane von Hohenstein-Sonderburg', isHub: false },
  { name: '李', isHub: false },
];
const cells = people.map((_, row) => people.map((__, column) => (row === column ? null : cell)));

test('every two people have a cell that says what it shows, and the description names everybody', () => {
  const { svg, layout } = drawPeopleMatrix(people, cells, OPTIONS);
  assert.equal(layout.filter(({ kind }) => kind === 'cell').length, 9);
  assert.equal(svg.match(/: 3 harmonious, 1 challenging, 0 neutral<\/title>/g)?.length, 6);
  assert.match(
    svg,
    /<desc>1: Zoë &amp; &lt;Ann&gt;, the hub\. 2: Maximiliane von Hohenstein-Sonderburg\. 3: 李\.<\/desc>/,
  );
});

test('it is well-formed in every theme, from two people to ten, with nothing to weigh', () => {
  for (const theme of THEME_NAMES)
    for (const count of [2, 10]) {
      const crowd = Array.from({ length: count }, (_, index) => ({ name: `P ${index}`, isHub: false }));
      const none = { harmonious: 0, challenging: 0, neutral: 0 };
      const empty = crowd.map((_, row) =>
        crowd.map((__, column) => (row === column ? null : { counts: none, weights: none })),
      );
      const { svg } = drawPeopleMatrix(crowd, empty, { ...OPTIONS, theme });
      elementNames(svg);
      assert.doesNotMatch(svg, /NaN|Infinity/);
    }
});

test('without colour, challenging bars are hollow', () => {
  const { svg } = drawPeopleMatrix(people, cells, { ...OPTIONS, theme: 'print' });
  assert.equal(svg.match(/<rect[^>]* stroke="#000000"\/>/g)?.length, 7);
});
