import type { Texts } from '../shape.ts';

export const KOOTAS: Texts['kootas'] = {
  kootas: {
    varna: {
      favourable: {
        says: 'Your ways of working fit in rank and rhythm, says this first of the eight. Neither has to shrink to be respected. Keep it so by thanking for ordinary tasks.',
        brief: "respect each other's way of working",
        themes: ['diplomacy', 'contentment'],
      },
      unfavourable: {
        says: "Pride in one's own way of doing things may rub here, over how to fold a shirt or whose work counts as work. It carries only one point of thirty-six. Divide the tasks by liking, not by rank.",
        brief: 'differ about how work is valued',
        themes: ['independence', 'directness'],
      },
    },
    vashya: {
      favourable: {
        says: 'Each of you can move the other without pushing. One says shall we, and the other is already reaching for a coat, with the roles reversed tomorrow. Use this easy influence for small agreements, before the large ones are due.',
        brief: 'influence each other with ease',
        themes: ['diplomacy', 'closeness'],
      },
      unfavourable: {
        says: 'Persuasion meets deaf ears at times, whatever the love. One hints about the balcony for three weeks while the other admires the weather. Hints do not travel well between you, so ask directly and give your reasons.',
        brief: "resist each other's influence",
        themes: ['independence', 'directness'],
      },
    },
    tara: {
      favourable: {
        says: 'The stars of your Moons stand in a friendly count, and over time you tend to do each other good: one sleeps better, the other laughs more. Mark the days on which it shows, since nobody else does.',
        brief: 'do each other good over time',
        themes: ['contentment', 'stability'],
      },
      unfavourable: {
        says: 'Counted from Moon to Moon, the stars are less friendly to each other, so timing can be awkward: one wants to talk as the other falls asleep. Check with each other before large plans, and allow a second date for them.',
        brief: 'meet at awkward times',
        themes: ['caution', 'change'],
      },
    },
    yoni: {
      favourable: {
        says: "Instincts agree between you: how close to sit, when to sleep, how much distance breakfast needs. You find each other's hand in the dark without thinking about it. Affection has its own pace here and needs no analysis.",
        brief: 'feel close by instinct',
        themes: ['closeness', 'spontaneity'],
      },
      unfavourable: {
        says: 'Your instincts belong to different animals, as the tradition pictures it. One comes close when troubled while the other hides, and both mean well. Tenderness needs words and patience here; learn what startles the other.',
        brief: 'differ in instinct and pace',
        themes: ['caution', 'independence'],
      },
    },
    graha_maitri: {
      favourable: {
        says: 'The rulers of your Moon signs are friends, so your minds understand each other. You laugh at the same line in a bad film and can drop a subject halfway. Friendship carries the romance; keep talking late.',
        brief: 'are friends in mind',
        themes: ['company', 'closeness'],
      },
      unfavourable: {
        says: 'Two different minds look at the same evening: one remembers what was said, the other how the room felt. It takes some translating. Before you tell what you saw, ask what your partner did.',
        brief: 'see the same things differently',
        themes: ['reason', 'originality'],
      },
    },
    gana: {
      favourable: {
        says: 'Temperaments match in their basic tone. You agree on how loud, how strict and how wild a weekend should be, which spares a hundred small debates. In hard months guard this, and do not blame each other for the noise.',
        brief: 'share a basic temper',
        themes: ['contentment', 'closeness'],
      },
      unfavourable: {
        says: 'One of you is gentler or fiercer by nature, and what is a discussion to one is a storm to the other. It can excite and it can exhaust. Make rules for anger on a calm day, over something good to eat.',
        brief: 'differ in your basic temper',
        themes: ['directness', 'intensity'],
      },
    },
    bhakoot: {
      favourable: {
        says: 'Your Moon signs stand well to each other, and shared life finds a natural direction, like two people who fall into step. Questions of home and household rarely split you. Decide them together, even the dull ones.',
        brief: 'grow in the same direction',
        themes: ['stability', 'closeness'],
      },
      unfavourable: {
        says: 'The Moons count awkwardly, two and twelve, five and nine or six and eight, and so goals may drift apart while you are both busy. One saves for a house as the other looks at maps. Set a yearly evening for the map.',
        brief: 'need to align your aims',
        themes: ['change', 'independence'],
      },
    },
    nadi: {
      favourable: {
        says: "The rhythms of your constitutions differ, which tradition holds to be good. When one of you flags, the other often has breath left, on a hill or in a long week. Rest at each other's pace in turn.",
        brief: "complement each other's rhythm",
        themes: ['contentment', 'change'],
      },
      unfavourable: {
        says: 'You share one nadi, a like rhythm, so strong hours and weak spots coincide, and both can be tired on the same Thursday. Tradition knows many exceptions. Bring in outside air: friends, walks, a third opinion.',
        brief: 'share the same rhythm and blind spots',
        themes: ['caution', 'company'],
      },
    },
  },
  manglik: {
    both: {
      says: "Two charts with Mars in the warm houses understand each other's heat. A quarrel at seven can be a joke by eight, and tradition calls the pair balanced. Put that force into a common task, such as a wall or a marathon.",
      brief: 'meet heat with heat',
      themes: ['intensity', 'closeness'],
    },
    one: {
      says: 'One chart carries Mars in a warm place, the other does not. Speed and temper differ: one has shouted and forgotten while the other is still hearing it. Agree in a calm hour on how to argue, and let the quick one wait.',
      brief: 'differ in heat and pace',
      themes: ['directness', 'caution'],
    },
    neither: {
      says: 'Mars stands in quiet houses for both of you, so conflict rarely explodes and doors are closed by hand. The risk is the sentence nobody says. Set an hour now and then for small complaints, while they are small.',
      brief: 'keep a calm temper between you',
      themes: ['diplomacy', 'contentment'],
    },
  },
};
