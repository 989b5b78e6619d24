import type { Texts } from '../shape.ts';

export const MOON_DAYS: Texts['moonDays'] = {
  house: {
    1: {
      says: 'For two days or so your own mood sets the table. Dress, eat and speak as it suits you. Begin small things, and let others wait a little.',
      brief: 'follow your own mood',
      themes: ['independence', 'feeling'],
    },
    2: {
      says: 'Comfort and cash ask for a quiet look. Buy the needful thing, cook the slow dish, leave the rest in the shop.',
      brief: 'look after comfort and means',
      themes: ['contentment', 'stability'],
    },
    3: {
      says: 'Errands, calls and half-finished messages move well. Answer the easy ones first and enjoy the street.',
      brief: 'run errands and talk',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'You are happiest indoors. Change sheets, ring your mother, go to bed early. The world keeps.',
      brief: 'stay close to home',
      themes: ['privacy', 'feeling'],
    },
    5: {
      says: 'Something wants to be enjoyed: a child, a film, a flirtation, paint. Do it before the dishes.',
      brief: 'want to enjoy and play',
      themes: ['spontaneity', 'lightness'],
    },
    6: {
      says: "Good days for lists, the dentist's number, the neglected drawer. Work in small pieces and stop on time.",
      brief: 'put small things right',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Company colours everything. Meet, agree, make up. If you are alone, phone.',
      brief: 'seek company and agreement',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Feelings run low and strong. Keep to one deep talk and no quarrels about money. Rest after dark.',
      brief: 'feel deeply and rest',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'The mind wants air. Read, walk further, ask a big question of a cheerful person.',
      brief: 'look beyond the usual',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'You are more visible than you feel. Do the public task, wear the better coat, keep moods for home.',
      brief: 'attend to public tasks',
      themes: ['visibility', 'ambition'],
    },
    11: {
      says: 'Friends lift the days. Accept the plan of others and add one idea.',
      brief: 'spend time with friends',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'Low tide. Withdraw, nap, finish, let the phone be elsewhere.',
      brief: 'would rather withdraw and rest',
      themes: ['solitude', 'privacy'],
    },
  },
  sign: {
    aries: {
      says: 'The hours are brisk and a bit bare-knuckled. Start, run, clean the oven; skip diplomacy until after lunch.',
      brief: 'act fast and speak plainly',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'Time slows to the pace of bread. Good for gardens, accounts, hugs and naps, bad for hurry.',
      brief: 'slow down and enjoy',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'Everyone is talking, and some of it is useful. Write, trade, visit; do not decide on gossip.',
      brief: 'chat and gather news',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: 'Feelings live near the surface. Feed people, keep old photographs out of arguments, and forgive a sharp tone.',
      brief: 'feel tender and protective',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Warmth wants an audience. Praise, play, dress up; hurt pride passes by Thursday or so.',
      brief: 'shine and be generous',
      themes: ['visibility', 'lightness'],
    },
    virgo: {
      says: 'Crumbs become visible. Sort, repair, check the list, and spare people your marginal notes.',
      brief: 'sort and mend small things',
      themes: ['realism', 'caution'],
    },
    libra: {
      says: 'Pleasant manners rule the day. Meet, decorate, reconcile; big choices tend to wobble.',
      brief: 'seek harmony with those around',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Silence has content. Research, clear out, make love or peace thoroughly, and avoid prodding.',
      brief: 'go deep and stay private',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'The window is open. Travel, teach, joke, and check the change you are given.',
      brief: 'feel free and hopeful',
      themes: ['idealism', 'spontaneity'],
    },
    capricorn: {
      says: 'Duty has a firm chair. Plan, finish, see the boss; warmth comes in deeds.',
      brief: 'work with discipline and reserve',
      themes: ['structure', 'ambition'],
    },
    aquarius: {
      says: 'Odd ideas pass through the room. See friends, fix machines, break one habit for fun.',
      brief: 'try out something different',
      themes: ['originality', 'company'],
    },
    pisces: {
      says: 'The day is made of water. Music, care, prayer or sleep go well; numbers swim.',
      brief: 'drift, feel and imagine',
      themes: ['feeling', 'solitude'],
    },
  },
};
