import type { Texts } from '../shape.ts';

export const DIGNITY: Texts['dignity'] = {
  sun: {
    domicile: {
      says: 'At the centre of things you know what to do with your hands. Your will is clear and warm, and it needs no borrowed throne. Look after the chairs at the edge.',
      brief: 'act from a sure centre',
      themes: ['visibility', 'boldness'],
    },
    exaltation: {
      says: 'You are given a kind of honour at the start of anything. Courage rises when all eyes turn. Remember that a parade also needs someone to sweep.',
      brief: 'rise when courage is called for',
      themes: ['boldness', 'ambition'],
    },
    detriment: {
      says: 'Being special suits you less than being fair to everyone. Your identity forms among friends and principles. Say I at least once where you would say one.',
      brief: 'find yourself by way of the group',
      themes: ['company', 'originality'],
    },
    fall: {
      says: 'You notice what others want before you know your own will. It makes you gracious and tired of choosing. Let the first wish of the day be yours.',
      brief: 'adjust your will to others',
      themes: ['diplomacy', 'closeness'],
    },
  },
  moon: {
    domicile: {
      says: 'Feeling is your mother tongue. You know who needs soup, who needs silence, and what was said at a table twenty years ago. Those you look after can also learn to find their own socks.',
      brief: 'feel and care by nature',
      themes: ['feeling', 'closeness'],
    },
    exaltation: {
      says: 'Calm rises from you as from good soil. Your needs are simple, your care is steady, and people sleep well in your spare room. Change something now and then before it becomes necessary.',
      brief: 'give calm and steady care',
      themes: ['stability', 'contentment'],
    },
    detriment: {
      says: 'You comfort by doing, and feel when there is time for it. Perhaps needs were a luxury once, in a house where much had to be managed. Put tenderness on the list, near the top.',
      brief: 'keep needs behind duties',
      themes: ['structure', 'caution'],
    },
    fall: {
      says: 'Your heart knows the dark and does not trust easy comfort. Feelings come strong, guarded and loyal. Give them an ordinary outlet: a walk, a song, a cry.',
      brief: 'feel with force and guard it',
      themes: ['intensity', 'privacy'],
    },
  },
  mercury: {
    domicile: {
      says: 'Your mind is in its workshop, with sharp tools on the wall. You sort, say and learn with ease. Use the tools on something that matters to you.',
      brief: 'think with clear, sharp tools',
      themes: ['reason', 'structure'],
    },
    exaltation: {
      says: 'Exactness comes to you as naturally as breathing. You find the flaw and the remedy in one look, in a text, a machine or a plan for Saturday. Praise the nine right things before you name the tenth.',
      brief: 'think with great precision',
      themes: ['reason', 'caution'],
    },
    detriment: {
      says: 'You see the whole and mislay the parts, keys included. Your thought runs on meaning, image and conviction, and it often arrives before the proof. Ask a friend for the list, and follow it.',
      brief: 'think in wholes more than parts',
      themes: ['idealism', 'feeling'],
    },
    fall: {
      says: 'Facts float in you like leaves on a pond. You understand by resonance and explain with images. Note numbers on paper and trust your ear for the rest.',
      brief: 'know by feeling more than by fact',
      themes: ['feeling', 'spontaneity'],
    },
  },
  venus: {
    domicile: {
      says: 'Taste, tact and affection stand on their own ground in you. You know what is good and how to share it. Choose truth over charm when both are served.',
      brief: 'love and please with natural ease',
      themes: ['diplomacy', 'contentment'],
    },
    exaltation: {
      says: 'Love in you has no small change. You forgive, imagine, adore, and can make an evening beautiful out of a candle and a tin. Ask for the same in return, aloud, before you feel poor.',
      brief: 'love without keeping accounts',
      themes: ['idealism', 'feeling'],
    },
    detriment: {
      says: 'You love with heat or with depth rather than with ease, and charm is no strategy of yours. Those who stay know exactly why. Flirt slowly once, as an experiment in pleasure.',
      brief: 'love with force more than ease',
      themes: ['intensity', 'directness'],
    },
    fall: {
      says: 'You show love by correcting the hem. Your standards are high, for yourself above all, and a compliment is examined before it is let in. Allow someone to adore the crooked version.',
      brief: 'hold love to high standards',
      themes: ['caution', 'realism'],
    },
  },
  mars: {
    domicile: {
      says: 'Your will has an edge and knows its use. You act when it is time, in the open or below it. Keep the blade for bread as well.',
      brief: 'act with a sure edge',
      themes: ['directness', 'boldness'],
    },
    exaltation: {
      says: 'Strength and plan work side by side in you, and few people get so much out of a day. The hill is climbed by noon. Ask in the evening what the day was for.',
      brief: 'put force into a plan',
      themes: ['ambition', 'structure'],
    },
    detriment: {
      says: 'You fight with courtesy or with patience, seldom with a shout, and your decisions take the scenic road. Others may overlook how firm you are. Say no early, while it can still be polite.',
      brief: 'fight softly and late',
      themes: ['diplomacy', 'contentment'],
    },
    fall: {
      says: 'Anger swims sideways in you, by moods and silences, and arrives a day after its cause. For others you fight at once and bravely. Practise one straight sentence on your own behalf, in a calm voice.',
      brief: 'push by mood more than by attack',
      themes: ['feeling', 'caution'],
    },
  },
  jupiter: {
    domicile: {
      says: 'Faith comes with the furniture in your house. You see the good in people and help them to it, with a meal, a book or a word to someone. Look over your promises on the first of the month.',
      brief: 'trust and widen what you touch',
      themes: ['idealism', 'boldness'],
    },
    exaltation: {
      says: 'What you give tends to come back, often from another side: a shy colleague speaks up for you, a stray neighbour turns out to own a van. People grow under your wing. Remember that a wing is also for letting fly.',
      brief: 'help others grow and feel safe',
      themes: ['closeness', 'contentment'],
    },
    detriment: {
      says: 'You want proof before you hope. Growth comes by way of detail, another course, one question more, while grand promises make you look for the footnote. Permit yourself one large joy that has not been checked.',
      brief: 'grow by asking and checking',
      themes: ['reason', 'lightness'],
    },
    fall: {
      says: 'When others make promises, you reach for the calendar. Your hope is modest, late and dependable, and you often see more of it come true than louder people do. Dream for ten minutes without costing it.',
      brief: 'hope within strict limits',
      themes: ['realism', 'caution'],
    },
  },
  saturn: {
    domicile: {
      says: 'Structure is your native ground. You set things in order, you bear what has to be borne, you are still there when the helpers have gone. Let someone carry you over a puddle now and then.',
      brief: 'build what can last',
      themes: ['structure', 'stability'],
    },
    exaltation: {
      says: 'Justice comes with patience in you. You can say the hard thing fairly, in a voice without heat, and both sides thank you later. Be as fair to your own free time.',
      brief: 'carry duty with a fair hand',
      themes: ['structure', 'diplomacy'],
    },
    detriment: {
      says: 'Rules and needs rub each other sore. You want respect for what is tender or proud in you, and guard it stiffly. Ask for warmth by name.',
      brief: 'guard your tender side with rules',
      themes: ['caution', 'privacy'],
    },
    fall: {
      says: 'Patience is hard won with you: you brake, start, and brake again. Authority has annoyed you since school. Choose one discipline for yourself, and it stops feeling like theirs.',
      brief: 'learn patience by trial',
      themes: ['independence', 'caution'],
    },
  },
};
