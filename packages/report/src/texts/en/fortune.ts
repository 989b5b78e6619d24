import type { Texts } from '../shape.ts';

export const FORTUNE: Texts['fortune'] = {
  1: {
    says: 'Good things reach you when you turn up in person. Your manner, body and presence are the asset. Go there instead of writing.',
    brief: 'do best by showing up yourself',
    themes: ['visibility', 'independence'],
  },
  2: {
    says: 'Ease comes through what you own and can do. Small sums, well kept, behave kindly towards you. Look after your tools.',
    brief: 'do best with what you have in hand',
    themes: ['stability', 'contentment'],
  },
  3: {
    says: 'Chances sit on your own street: a neighbour, a notice, a call returned. Stay talkative. Take the bus and look up.',
    brief: 'do best close by and in talk',
    themes: ['company', 'lightness'],
  },
  4: {
    says: 'Your ground blesses you, so to speak: family, land, a stable address. What you plant there feeds you. Keep the roof in order.',
    brief: 'do best on home ground',
    themes: ['privacy', 'stability'],
  },
  5: {
    says: 'When you enjoy it, it tends to work. Play, children, art and romance are your fertile fields. Do not let duty talk you out of the fun.',
    brief: 'do best when you enjoy it',
    themes: ['spontaneity', 'lightness'],
  },
  6: {
    says: 'Well-being hides in work that is plain and useful. Routine, helpers and animals are good to you. Bless the boring Tuesday.',
    brief: 'do best through useful work',
    themes: ['realism', 'structure'],
  },
  7: {
    says: "Prosperity arrives on someone's arm. Partners, clients and agreements favour you. Choose with a calm head, and shake hands.",
    brief: 'do best together with a partner',
    themes: ['closeness', 'diplomacy'],
  },
  8: {
    says: 'What belongs to others, or was given up as lost, can turn into support. You do well with second-hand things, in every sense. Mend before you buy.',
    brief: 'do best with shared or rescued things',
    themes: ['intensity', 'realism'],
  },
  9: {
    says: 'Go far, study, ask a teacher: your well is there. Distance makes things easy that were stuck at home. Renew the passport.',
    brief: 'do best by going further',
    themes: ['idealism', 'boldness'],
  },
  10: {
    says: 'The public is kind to you when you take responsibility. Work that is seen brings ease with it. Accept the post.',
    brief: 'do best in a visible position',
    themes: ['ambition', 'visibility'],
  },
  11: {
    says: 'Friends carry you further than plans do. Your hopes come true in company. Ring the one who knows someone.',
    brief: 'do best among friends',
    themes: ['company', 'contentment'],
  },
  12: {
    says: 'Quiet places hold your plenty: a hospital corridor, a studio, a room in the hills. Withdrawing is no loss for you. Close the door and see what comes.',
    brief: 'do best out of sight',
    themes: ['solitude', 'privacy'],
  },
};
