import type { Texts } from '../shape.ts';

export const QUARTERS: Texts['quarters'] = {
  first_quarter: {
    fire: {
      says: 'A push is needed, and you have it. Act on what began a week ago, with courage and a short speech. If a door sticks, try your shoulder once, then the handle.',
      brief: 'push ahead with courage',
      themes: ['boldness', 'directness'],
    },
    earth: {
      says: 'Now the plan meets stone. What looked easy on paper has a weight, a price and a delivery date, and the practical next thing is enough: order, measure, lift. Progress shows as dirty hands.',
      brief: 'take a practical step',
      themes: ['realism', 'structure'],
    },
    air: {
      says: 'Decide, and say so. One clear message or conversation moves the matter further than another week of weighing it. Two good reasons are enough; the third is usually there to delay you.',
      brief: 'decide and say so aloud',
      themes: ['reason', 'directness'],
    },
    water: {
      says: 'A feeling stands in the way, or it shows you the way. You may want to turn back just where it begins to matter. Admit what you fear, and go on with it in your pocket.',
      brief: 'act in spite of a feeling',
      themes: ['feeling', 'boldness'],
    },
  },
  last_quarter: {
    fire: {
      says: 'Enthusiasm has burned down to what is real in it. Some campaign can be dropped now, with the coals kept for later. If you feel angry, ask whether it might be tiredness in boots.',
      brief: 'drop a campaign with grace',
      themes: ['change', 'realism'],
    },
    earth: {
      says: 'Sort, prune, return, repair: the week favours whatever makes more room. Things that no longer serve you are taking up shelf space and a little of your mind. Leave the gap empty for a while.',
      brief: 'prune and clear things away',
      themes: ['realism', 'structure'],
    },
    air: {
      says: 'An opinion of yours is due for a second look. Corrected drafts, honest doubts and a quiet unsubscribing suit these days. Tell somebody they were right; it costs less than it seems.',
      brief: 'think again about an opinion',
      themes: ['reason', 'change'],
    },
    water: {
      says: 'Let a feeling run out to sea. You may forgive someone, miss someone, or just wash everything in the house. It does not have to be understood today in order to go.',
      brief: 'let a feeling go',
      themes: ['feeling', 'change'],
    },
  },
};
