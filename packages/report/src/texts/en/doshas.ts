import type { Texts } from '../shape.ts';

export const DOSHAS: Texts['doshas'] = {
  manglik: {
    says: 'Mars stands where it warms the house of bonds, so tempers and wishes run quickly in close quarters, over a wet towel or a changed plan. Tradition lists many exceptions and treats the heat as something to match, not to fear. With a person who enjoys frankness, arguments are short.',
    brief: 'bring heat and frankness into close bonds',
    themes: ['directness', 'intensity'],
  },
  kaal_sarpa: {
    says: 'The planets are gathered on one side of the nodes, and life leans strongly into the themes of that side. Effort comes in waves, a year at full sail and then a calm. What helps is ballast: a hobby, a friend or a habit from the empty side.',
    brief: 'lean hard into one side of life',
    themes: ['intensity', 'change'],
  },
  pitru: {
    says: "Something from the father's line asks for attention: a silence at table, a debt of thanks, a wish that was never lived. You may feel it as a weight that is not quite yours. Find out one story, from an aunt or an old letter, and honour the decent part of it.",
    brief: 'carry something from the line before you',
    themes: ['tradition', 'feeling'],
  },
  gandmool: {
    says: 'Your Moon stands at a knot between water and fire, where one cycle ends and another starts. You learn by abrupt turns: a school changed overnight, a door closed with the next already open. Old custom marks such a birth with a rite, and tying up loose ends is one you can do yourself.',
    brief: 'stand at the knot of two cycles',
    themes: ['change', 'intensity'],
  },
};
