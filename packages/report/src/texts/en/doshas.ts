import type { Texts } from '../shape.ts';

export const DOSHAS: Texts['doshas'] = {
  manglik: {
    says: 'Mars stands where it warms the house of bonds, so tempers and wishes run quickly in close quarters. Tradition lists many exceptions. Choose someone who enjoys frankness, and argue on your feet.',
    brief: 'bring heat and frankness into close bonds',
    themes: ['directness', 'intensity'],
  },
  kaal_sarpa: {
    says: 'The planets are gathered on one side of the nodes, and life leans strongly into its themes. Effort comes in waves. Add ballast: a hobby or friend from the empty side.',
    brief: 'lean hard into one side of life',
    themes: ['intensity', 'change'],
  },
  pitru: {
    says: "Something from the father's line asks for attention: a silence, a debt of thanks, an unlived wish. Find out one story and honour the decent part of it.",
    brief: 'carry something from the line before you',
    themes: ['tradition', 'feeling'],
  },
  gandmool: {
    says: 'Your Moon stands at a knot between water and fire, where one cycle ends and another starts. You learn by abrupt turns. Tie ends properly before new beginnings.',
    brief: 'stand at the knot of two cycles',
    themes: ['change', 'intensity'],
  },
};
