import type { Texts } from '../shape.ts';

export const GRAHA_DIGNITY: Texts['grahaDignity'] = {
  sun: {
    exalted: {
      says: 'Will and confidence rise easily in you, and others look where you point. Point at something worth it.',
      brief: 'have confidence that rises easily',
      themes: ['boldness', 'visibility'],
    },
    own: {
      says: 'You stand on your own authority, without borrowing. Let it be warm and brief.',
      brief: 'stand on your own authority',
      themes: ['visibility', 'stability'],
    },
    debilitated: {
      says: 'Confidence depends on being liked, which tires it. Train it alone, on small decisions.',
      brief: 'train your confidence in small steps',
      themes: ['diplomacy', 'caution'],
    },
    strong: {
      says: 'Measured by all six strengths, your Sun holds firm. You can be asked to take charge. Rest is also royal.',
      brief: 'can take charge with strength',
      themes: ['ambition', 'visibility'],
    },
    weak: {
      says: 'Self-trust needs support by habit: early light, clear tasks, honest praise. Ask for the last one.',
      brief: 'need to build up self-trust',
      themes: ['caution', 'privacy'],
    },
  },
  moon: {
    exalted: {
      says: 'The mind rests deeply and comforts others by its mere calm. Keep its meadow free of traffic.',
      brief: 'have a restful, comforting mind',
      themes: ['contentment', 'feeling'],
    },
    own: {
      says: 'Feeling is fluent and at home. You mother people, plants and projects. Mother yourself at four.',
      brief: 'feel and care with ease',
      themes: ['feeling', 'closeness'],
    },
    debilitated: {
      says: 'Emotions come dark and strong, and trust is late. Gentle routine does wonders.',
      brief: 'feel strongly and trust late',
      themes: ['intensity', 'privacy'],
    },
    strong: {
      says: 'Your Moon has strength to spare: popularity, memory, resilience. Lend it where moods run low.',
      brief: 'have a strong and steady heart',
      themes: ['feeling', 'stability'],
    },
    weak: {
      says: 'The mind tires before the body. Protect sleep, food and friendly voices.',
      brief: 'need care for a tender mind',
      themes: ['feeling', 'caution'],
    },
  },
  mars: {
    exalted: {
      says: 'Strength and skill obey you. Choose tasks that deserve such a worker.',
      brief: 'work with great skill and strength',
      themes: ['ambition', 'structure'],
    },
    own: {
      says: 'Courage is at home, quick and clean. Use it early, so it stays small.',
      brief: 'act with courage at home in you',
      themes: ['boldness', 'directness'],
    },
    debilitated: {
      says: 'Force goes through feeling and loses its edge. Practise asking straight.',
      brief: 'act by feeling and lose edge',
      themes: ['feeling', 'caution'],
    },
    strong: {
      says: 'Few obstacles outlast you. Pick those that help more than yourself.',
      brief: 'can outlast most obstacles',
      themes: ['boldness', 'ambition'],
    },
    weak: {
      says: 'Starting costs more than others guess. Use company, music, a countdown.',
      brief: 'need help to get started',
      themes: ['caution', 'company'],
    },
  },
  mercury: {
    exalted: {
      says: 'Precise, learned, quick: the mind is a fine instrument. Play for beginners.',
      brief: 'think with rare precision',
      themes: ['reason', 'structure'],
    },
    own: {
      says: 'Words and numbers are your home street. Show visitors round.',
      brief: 'are at home in words',
      themes: ['reason', 'lightness'],
    },
    debilitated: {
      says: 'Logic swims; insight floats up. Draw it, then count it.',
      brief: 'think in waves and pictures',
      themes: ['feeling', 'idealism'],
    },
    strong: {
      says: 'Communication carries you far. Promise only what you have read.',
      brief: 'go far by communicating',
      themes: ['reason', 'company'],
    },
    weak: {
      says: 'Details slip when nerves are tired. Lists, naps, one thing at a time.',
      brief: 'need order for your thoughts',
      themes: ['caution', 'structure'],
    },
  },
  jupiter: {
    exalted: {
      says: 'Wisdom comes with kindness, and advice with food. Let the advised find their own feet.',
      brief: 'give wise and kind counsel',
      themes: ['idealism', 'contentment'],
    },
    own: {
      says: 'Faith and knowledge stand on their own ground. Teach by answering.',
      brief: 'trust what you know and believe',
      themes: ['idealism', 'tradition'],
    },
    debilitated: {
      says: 'Hope has to pass through accounts. You become wise by checking.',
      brief: 'become wise by checking facts',
      themes: ['realism', 'caution'],
    },
    strong: {
      says: 'Good judgement has backing in your chart. Share it in few sentences.',
      brief: 'have strong good judgement',
      themes: ['idealism', 'stability'],
    },
    weak: {
      says: 'Trust in life wants practice: small thanks, small risks. Begin today with one.',
      brief: 'need to practise trust',
      themes: ['caution', 'realism'],
    },
  },
  venus: {
    exalted: {
      says: 'Love and art flow without fence. Give them a frame so they last.',
      brief: 'love and create without limit',
      themes: ['idealism', 'feeling'],
    },
    own: {
      says: 'Taste and affection know their way home. Set the table for a stranger.',
      brief: 'love in your own good taste',
      themes: ['contentment', 'diplomacy'],
    },
    debilitated: {
      says: 'Affection is careful and corrects. Leave one flaw alone and kiss it.',
      brief: 'love with a critical eye',
      themes: ['caution', 'realism'],
    },
    strong: {
      says: 'Charm, comfort and loyalty support you. Spend charm on the shy.',
      brief: 'are supported by charm and love',
      themes: ['contentment', 'company'],
    },
    weak: {
      says: 'Pleasure comes last on your list. Move it up three places.',
      brief: 'need to make room for pleasure',
      themes: ['caution', 'solitude'],
    },
  },
  saturn: {
    exalted: {
      says: 'Fairness and patience give you authority. Use mercy as a tool as well.',
      brief: 'have authority through fairness',
      themes: ['structure', 'diplomacy'],
    },
    own: {
      says: 'Work and time are on your ground. Build, then sit in the sun.',
      brief: 'build on your own ground',
      themes: ['structure', 'stability'],
    },
    debilitated: {
      says: 'Discipline starts and stops. Choose one rule, keep it one season.',
      brief: 'learn discipline by seasons',
      themes: ['spontaneity', 'caution'],
    },
    strong: {
      says: "Endurance is your capital. Do not pay for others' haste with it.",
      brief: 'endure and carry much',
      themes: ['structure', 'ambition'],
    },
    weak: {
      says: 'Long efforts need outside structure. Find a class, a clock, a colleague.',
      brief: 'need structure from outside',
      themes: ['spontaneity', 'company'],
    },
  },
};
