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
        says: "Pride in one's own way of doing things may rub here. It carries only one point of thirty-six. Divide the tasks by liking, not by rank.",
        brief: 'differ about how work is valued',
        themes: ['independence', 'directness'],
      },
    },
    vashya: {
      favourable: {
        says: 'Each can move the other without pushing. Influence goes round fairly. Use it for small daily agreements.',
        brief: 'influence each other with ease',
        themes: ['diplomacy', 'closeness'],
      },
      unfavourable: {
        says: 'Persuasion meets deaf ears at times, whatever the love. Ask directly and give reasons. Hints do not travel well between you.',
        brief: "resist each other's influence",
        themes: ['independence', 'directness'],
      },
    },
    tara: {
      favourable: {
        says: 'The stars of your Moons stand in a friendly count. You tend to do each other good over time. Mark the days on which it shows.',
        brief: 'do each other good over time',
        themes: ['contentment', 'stability'],
      },
      unfavourable: {
        says: 'Counted from Moon to Moon, the stars are less friendly, so timing can be awkward. Check with each other before large plans.',
        brief: 'meet at awkward times',
        themes: ['caution', 'change'],
      },
    },
    yoni: {
      favourable: {
        says: 'Instincts agree: closeness, sleep, the distance at breakfast. Affection finds its own pace. Leave it unanalysed.',
        brief: 'feel close by instinct',
        themes: ['closeness', 'spontaneity'],
      },
      unfavourable: {
        says: 'Your instincts have different animals, as the tradition pictures it. Tenderness needs words and patience. Learn what startles the other.',
        brief: 'differ in instinct and pace',
        themes: ['caution', 'independence'],
      },
    },
    graha_maitri: {
      favourable: {
        says: 'The rulers of your Moon signs are friends, so minds understand each other. Friendship carries the romance. Keep talking late.',
        brief: 'are friends in mind',
        themes: ['company', 'closeness'],
      },
      unfavourable: {
        says: 'Different minds look at the same evening. It takes translating. Ask what the other saw before telling what you saw.',
        brief: 'see the same things differently',
        themes: ['reason', 'originality'],
      },
    },
    gana: {
      favourable: {
        says: 'Temperaments match in basic tone. You agree on how loud, how strict, how wild. Guard it in stressful months.',
        brief: 'share a basic temper',
        themes: ['contentment', 'closeness'],
      },
      unfavourable: {
        says: 'One of you is gentler or fiercer by nature. It can excite and exhaust. Make rules for anger while you are calm.',
        brief: 'differ in your basic temper',
        themes: ['directness', 'intensity'],
      },
    },
    bhakoot: {
      favourable: {
        says: 'Your Moon signs stand well to each other, and shared life has a natural direction. Decide together on home and means.',
        brief: 'grow in the same direction',
        themes: ['stability', 'closeness'],
      },
      unfavourable: {
        says: 'The Moons count awkwardly, two and twelve, five and nine or six and eight. Goals may drift apart. Set a yearly evening for the map.',
        brief: 'need to align your aims',
        themes: ['change', 'independence'],
      },
    },
    nadi: {
      favourable: {
        says: "Rhythms of constitution differ, which tradition holds to be good. You complement one another. Rest at each other's pace.",
        brief: "complement each other's rhythm",
        themes: ['contentment', 'change'],
      },
      unfavourable: {
        says: 'You share one nadi, a like rhythm, so strengths and weak spots coincide. Many exceptions are known. Bring in outside air and friends.',
        brief: 'share the same rhythm and blind spots',
        themes: ['caution', 'company'],
      },
    },
  },
  manglik: {
    both: {
      says: "Two charts with Mars in the warm houses understand each other's heat. Tradition calls it balanced. Use the force on a common task.",
      brief: 'meet heat with heat',
      themes: ['intensity', 'closeness'],
    },
    one: {
      says: 'One chart carries Mars in a warm place, the other does not. Speed and temper differ. Agree on how to argue, and let the quick one wait.',
      brief: 'differ in heat and pace',
      themes: ['directness', 'caution'],
    },
    neither: {
      says: 'Mars stands in quiet houses for both of you. Conflict is rarely explosive. See that it is nevertheless spoken.',
      brief: 'keep a calm temper between you',
      themes: ['diplomacy', 'contentment'],
    },
  },
};
