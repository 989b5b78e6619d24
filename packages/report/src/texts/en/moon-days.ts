import type { Texts } from '../shape.ts';

export const MOON_DAYS: Texts['moonDays'] = {
  house: {
    1: {
      says: 'For two days or so your own mood sets the table. Dress, eat and speak as it suits you. Begin small things, and let others wait a little.',
      brief: 'follow your own mood',
      themes: ['independence', 'feeling'],
    },
    2: {
      says: 'Comfort and cash ask for a quiet look. You feel safer with a full cupboard and a plain list of what is there. Cook the slow dish, and leave the rest of the shop in the shop.',
      brief: 'look after comfort and means',
      themes: ['contentment', 'stability'],
    },
    3: {
      says: 'Errands, calls and half-finished messages move well now. Your mood changes with every person you meet on the stairs, mostly for the better. Answer the easy ones first, and enjoy the street.',
      brief: 'run errands and talk',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'You are happiest indoors for a day or two, near your own kettle. Change the sheets, ring somebody from the family, go to bed early. The world outside keeps without you.',
      brief: 'stay close to home',
      themes: ['privacy', 'feeling'],
    },
    5: {
      says: 'Something wants to be enjoyed: a child, a film, a flirtation, a box of paint. Work goes better when you have allowed yourself some of it. Do it before the dishes, for once.',
      brief: 'want to enjoy and play',
      themes: ['spontaneity', 'lightness'],
    },
    6: {
      says: 'These are good days for lists, the call you keep postponing, the neglected drawer. Small things put right lift the mood more than large plans do. Work in pieces, and stop on time.',
      brief: 'put small things right',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Company colours everything, and a friendly face at breakfast can decide the day. Meet, agree, make up with someone. If you happen to be alone, a phone call does nearly as well.',
      brief: 'seek company and agreement',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Feelings run low and strong, like water under a bridge. One deep talk does you good, while a quarrel about who paid for what does not. Keep your evening dark and restful.',
      brief: 'feel deeply and rest',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Your mind wants air. The usual streets seem short, and you are readier than usual to hear something strange. Read, walk further than planned, put a big question to a cheerful person.',
      brief: 'look beyond the usual',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'You are more visible than you feel. People notice your face in the meeting and remember it. Do the public task, wear the better coat, and keep the moods for home.',
      brief: 'attend to public tasks',
      themes: ['visibility', 'ambition'],
    },
    11: {
      says: "Friends lift these days. Alone you turn in circles, and around a table you know what you want. Go along with somebody else's plan, and add one idea of your own.",
      brief: 'spend time with friends',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'Low tide has come, and you would rather not be asked anything. Naps, closed doors and finished leftovers suit you. Let the phone lie in another room, and do not call it laziness.',
      brief: 'would rather withdraw and rest',
      themes: ['solitude', 'privacy'],
    },
  },
  sign: {
    aries: {
      says: 'The hours are brisk and a bit bare-knuckled, and everyone wants to be first through the door. Start things, run, clean the oven. What needs diplomacy goes better after lunch.',
      brief: 'act fast and speak plainly',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'Time slows down to the pace of bread. Gardens, good meals, hugs and naps do well, and anyone in a hurry meets soft resistance. Let your hands do something that can be touched afterwards.',
      brief: 'slow down and enjoy',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'Everyone is talking, and some of it is useful. Messages, visits and small trades go quickly, two at a time. Enjoy the gossip, but let it get a day older before you decide on it.',
      brief: 'chat and gather news',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: "Feelings live close to the surface, yours and everybody's. People want to be fed and remembered. Keep old photographs out of arguments, and forgive a sharp tone that was only hunger.",
      brief: 'feel tender and protective',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Warmth looks for an audience. Praise is believed, play goes well, and the bright shirt is the right one. If pride gets hurt, it is louder than it is deep, and passes with a kind word.',
      brief: 'shine and are generous',
      themes: ['visibility', 'lightness'],
    },
    virgo: {
      says: 'Crumbs become visible, and so does the error on page four. You can sort, repair and catch up with pleasure. Spare the people around you your notes in the margin.',
      brief: 'sort and mend small things',
      themes: ['realism', 'caution'],
    },
    libra: {
      says: 'Pleasant manners rule, and sharp corners get a cushion. Meet someone, hang a picture, make up after a quarrel. Choices tend to wobble, so leave the large one for another day.',
      brief: 'seek harmony with those around',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Silence has something in it on such days. You see through things, and prefer one true talk to ten nice ones. Research or clear out thoroughly, and do not prod where somebody has closed a door.',
      brief: 'go deep and stay private',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'The window stands open, and plans get bigger while you speak. Travel, teach, joke, look up the price of the ticket. Somebody exaggerates today, perhaps you, and it is mostly forgiven.',
      brief: 'feel free and hopeful',
      themes: ['idealism', 'spontaneity'],
    },
    capricorn: {
      says: 'Duty has a firm chair and people speak in short sentences. You can plan, finish, ask the boss. Warmth is there as well, though it comes as a deed: a scraped windscreen, a bag carried.',
      brief: 'work with discipline and reserve',
      themes: ['structure', 'ambition'],
    },
    aquarius: {
      says: 'Odd ideas pass through the room, and some are worth catching. You like people best in groups and with a little distance. See friends, fix a machine, break one habit for fun.',
      brief: 'try out something different',
      themes: ['originality', 'company'],
    },
    pisces: {
      says: "The day seems made of water. Music, care, idleness and sleep go well, and numbers swim. You take in other people's moods through the skin, so choose your company and wear something warm.",
      brief: 'drift, feel and imagine',
      themes: ['feeling', 'solitude'],
    },
  },
};
