import type { Texts } from '../shape.ts';

export const MOON_ASPECTS: Texts['moonAspects'] = {
  conjunction: {
    sun: {
      says: 'Mood and purpose meet for some hours. Begin or admit something about yourself. People notice how you feel.',
      brief: 'feel close to your own purpose',
      themes: ['visibility', 'feeling'],
    },
    moon: {
      says: 'Your monthly return to your own feeling. Ask what the next four weeks should taste of. Eat something from childhood.',
      brief: 'return to your own feelings',
      themes: ['feeling', 'privacy'],
    },
    mercury: {
      says: 'Thoughts have a voice today, soft and quick. Write to the person you thought of while waking.',
      brief: 'put feelings into words',
      themes: ['reason', 'lightness'],
    },
    venus: {
      says: 'Affection rises like dough. Be kind to your eyes and tongue: flowers, fruit, a good word.',
      brief: 'feel affectionate and kind',
      themes: ['closeness', 'contentment'],
    },
    mars: {
      says: 'A short fuse with a warm light. Use it for stairs or courage, and count before replying.',
      brief: 'feel quick and ready to fight',
      themes: ['boldness', 'intensity'],
    },
    jupiter: {
      says: 'Hope comes to lunch. Share it, give a bit more than needed, and laugh about the portion.',
      brief: 'feel generous and hopeful',
      themes: ['idealism', 'contentment'],
    },
    saturn: {
      says: 'A grey hour with a use. Do the duty, keep warm, do not conclude anything about your life.',
      brief: 'feel sober and dutiful',
      themes: ['structure', 'caution'],
    },
    uranus: {
      says: 'Restless sparks. Change your route home, try the odd idea, hold the cup with both hands.',
      brief: 'feel restless and inventive',
      themes: ['originality', 'spontaneity'],
    },
    neptune: {
      says: 'The edges swim. Listen to music, forgive, postpone sums.',
      brief: 'feel dreamy and tender',
      themes: ['feeling', 'idealism'],
    },
    pluto: {
      says: 'Something old stirs under the floor. Tell it to paper or to a person with time.',
      brief: 'feel stirred to the depths',
      themes: ['intensity', 'privacy'],
    },
  },
  flowing: {
    sun: {
      says: 'Inside and outside agree. Good hours to ask, appear or simply be at ease.',
      brief: 'feel at one with yourself',
      themes: ['contentment', 'visibility'],
    },
    moon: {
      says: 'Your moods run in a friendly channel. See family, cook, rest without guilt.',
      brief: 'feel settled and easy',
      themes: ['feeling', 'contentment'],
    },
    mercury: {
      says: 'Talk goes well, and lists shrink. Clear up the small misunderstanding.',
      brief: 'talk and sort with ease',
      themes: ['reason', 'diplomacy'],
    },
    venus: {
      says: 'Pleasant company finds you. Invite, decorate, make peace.',
      brief: 'enjoy the company you are in',
      themes: ['lightness', 'company'],
    },
    mars: {
      says: 'Willingness without heat. Start the task you have been stroking.',
      brief: 'act with ease and good will',
      themes: ['boldness', 'ambition'],
    },
    jupiter: {
      says: 'Good humour spreads. Ask a favour, grant one.',
      brief: 'feel cheerful among people',
      themes: ['contentment', 'company'],
    },
    saturn: {
      says: 'Calm hands do lasting work. Keep a promise early.',
      brief: 'work calmly and well',
      themes: ['structure', 'stability'],
    },
    uranus: {
      says: 'Fresh air in a known room. Try it differently once.',
      brief: 'enjoy trying something new',
      themes: ['originality', 'lightness'],
    },
    neptune: {
      says: 'Sympathy and imagination flow. Sing, swim, visit someone.',
      brief: 'feel a gentle sympathy',
      themes: ['feeling', 'idealism'],
    },
    pluto: {
      says: 'A feeling can be told to the bottom and be done. Choose who hears it.',
      brief: 'speak of deep things',
      themes: ['intensity', 'feeling'],
    },
  },
  tense: {
    sun: {
      says: 'Want and mood pull apart until evening. Do one for each.',
      brief: 'feel split between want and mood',
      themes: ['feeling', 'change'],
    },
    moon: {
      says: 'Out of step with your own heart. Be early to bed and late to judge.',
      brief: 'feel out of step',
      themes: ['feeling', 'caution'],
    },
    mercury: {
      says: 'Words land crooked. Reread, soften, wait an hour.',
      brief: 'speak at cross purposes',
      themes: ['reason', 'caution'],
    },
    venus: {
      says: 'You want sweets, or love, or a fight about it. Ask for a hug.',
      brief: 'feel hard to please',
      themes: ['feeling', 'closeness'],
    },
    mars: {
      says: 'Irritation looks for a target. Offer it a rug to beat.',
      brief: 'feel provoked by small things',
      themes: ['directness', 'intensity'],
    },
    jupiter: {
      says: 'Appetite exceeds the plate. Say perhaps.',
      brief: 'want too much at once',
      themes: ['spontaneity', 'boldness'],
    },
    saturn: {
      says: 'A cold draught from somewhere. Wear wool, phone a friend, finish one thing.',
      brief: 'feel heavy or alone',
      themes: ['solitude', 'caution'],
    },
    uranus: {
      says: 'Jolts and changed plans. Leave early, expect little, keep your humour.',
      brief: 'feel unsettled by small jolts',
      themes: ['change', 'spontaneity'],
    },
    neptune: {
      says: 'Haze over facts and people. Believe half, sleep on it.',
      brief: 'feel vague and easily hurt',
      themes: ['feeling', 'caution'],
    },
    pluto: {
      says: 'Jealous thoughts or old anger knock. Do not open every drawer tonight.',
      brief: 'feel gripped by strong emotion',
      themes: ['intensity', 'caution'],
    },
  },
};
