import type { Texts } from '../shape.ts';

export const QUARTERS: Texts['quarters'] = {
  first_quarter: {
    fire: {
      says: 'A push is needed, and you have it. Act on what began a week ago, with courage and a short speech. If a door sticks, try your shoulder once, then the handle.',
      brief: 'push ahead with courage',
      themes: ['boldness', 'directness'],
    },
    earth: {
      says: 'Now the plan meets stone. Do the practical next thing: order, measure, pay, lift. Progress looks like dirty hands.',
      brief: 'take a practical step',
      themes: ['realism', 'structure'],
    },
    air: {
      says: 'Decide and say so. A message, meeting or signature moves the matter on. Two reasons are enough.',
      brief: 'decide and say so aloud',
      themes: ['reason', 'directness'],
    },
    water: {
      says: 'Feeling stands in the way or shows it. Admit what you fear, then go on with the fear in your pocket.',
      brief: 'act in spite of a feeling',
      themes: ['feeling', 'boldness'],
    },
  },
  last_quarter: {
    fire: {
      says: 'Enthusiasm has burned down to what is real. Drop one campaign, keep the coals. Anger may be tiredness in boots.',
      brief: 'drop a campaign with grace',
      themes: ['change', 'realism'],
    },
    earth: {
      says: 'Sort, prune, return, repair. What no longer serves takes shelf space. Leave room rather than filling it.',
      brief: 'prune and clear things away',
      themes: ['realism', 'structure'],
    },
    air: {
      says: 'Revise an opinion. The week suits second thoughts, corrected drafts and a quiet unsubscribing.',
      brief: 'think again about an opinion',
      themes: ['reason', 'change'],
    },
    water: {
      says: 'Let a feeling run out to sea. Forgive, grieve, wash things. You need not understand it today.',
      brief: 'let a feeling go',
      themes: ['feeling', 'change'],
    },
  },
};
