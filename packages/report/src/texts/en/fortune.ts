import type { Texts } from '../shape.ts';

export const FORTUNE: Texts['fortune'] = {
  1: {
    says: 'Good things tend to reach you when you turn up in person. Your manner at the door, your voice, your way of being in a room do what no letter could. Go there instead of writing.',
    brief: 'do best by showing up yourself',
    themes: ['visibility', 'independence'],
  },
  2: {
    says: 'Ease comes to you through what you own and can do with your hands. Small sums and small skills, well kept, behave kindly towards you, so look after your tools and finish what is already in the cupboard.',
    brief: 'do best with what you have in hand',
    themes: ['stability', 'contentment'],
  },
  3: {
    says: "Chances sit in your own street: a neighbour's remark, a notice at the baker's, a call returned the same day. You need not go far for them. Stay talkative, take the bus and look up.",
    brief: 'do best close by and in talk',
    themes: ['company', 'lightness'],
  },
  4: {
    says: 'Home ground is good to you: family, a piece of land, an address that does not change. What you plant there feeds you later, sometimes in other ways than planned. Keep the roof in order.',
    brief: 'do best on home ground',
    themes: ['privacy', 'stability'],
  },
  5: {
    says: 'When you enjoy a thing, it tends to work. Play, children, art and romance are the fields where most grows for you, often from an afternoon that seemed wasted. Do not let duty talk you out of the fun.',
    brief: 'do best when you enjoy it',
    themes: ['spontaneity', 'lightness'],
  },
  6: {
    says: 'Well-being hides for you in work that is plain and useful. A good routine, decent helpers, an animal that wants its walk: from these come your best days. Think well of the boring Tuesday.',
    brief: 'do best through useful work',
    themes: ['realism', 'structure'],
  },
  7: {
    says: "What prospers with you usually arrives on someone's arm. Partners, clients and fair agreements favour you more than going it alone. Choose with a calm head, and treat the other's gain as your own concern.",
    brief: 'do best together with a partner',
    themes: ['closeness', 'diplomacy'],
  },
  8: {
    says: 'What belongs to others, or was given up as lost, can turn into support. You do well with second-hand things, in every sense. Mend before you buy.',
    brief: 'do best with shared or rescued things',
    themes: ['intensity', 'realism'],
  },
  9: {
    says: 'Your well lies a little way off: in study, in another country, with a teacher who asks the right thing. Distance makes easy what was stuck at home. Renew the passport, or the library card.',
    brief: 'do best by going further',
    themes: ['idealism', 'boldness'],
  },
  10: {
    says: 'People at large are kind to you when you take responsibility. Work that is seen brings an ease with it that you rarely find in the back row, so accept the post even with shaking knees.',
    brief: 'do best in a visible position',
    themes: ['ambition', 'visibility'],
  },
  11: {
    says: 'Friends carry you further than plans do. Your hopes come true in company, over a shared meal or by a name passed on. Ring the one who knows someone, and be that person for others.',
    brief: 'do best among friends',
    themes: ['company', 'contentment'],
  },
  12: {
    says: 'Quiet places hold your plenty: a hospital corridor, a studio, a room in the hills. Withdrawing is no loss for you. Close the door and see what comes.',
    brief: 'do best out of sight',
    themes: ['solitude', 'privacy'],
  },
};
