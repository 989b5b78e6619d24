import type { Texts } from '../shape.ts';

export const LUNATIONS: Texts['lunations'] = {
  new_moon: {
    sign: {
      aries: {
        says: 'A bare patch of ground and a dry match: begin something that needs only your own yes. Keep the first step short enough for one evening, and tell nobody until it is done.',
        brief: 'begin boldly and alone',
        themes: ['boldness', 'independence'],
      },
      taurus: {
        says: 'Plant what is meant to stay. A savings habit, a herb pot, a better chair: these days favour slow roots. Choose with your hands as well as your head.',
        brief: 'plant something slow and solid',
        themes: ['stability', 'contentment'],
      },
      gemini: {
        says: 'Open a notebook, a chat, a class. The month starts with questions, and the right one may come from a neighbour. Ask two people the same thing.',
        brief: 'ask, learn and make contact',
        themes: ['lightness', 'reason'],
      },
      cancer: {
        says: 'Start from home. Cook for someone, call your family, clear the corner where you rest. What begins in safety now grows its own shell.',
        brief: 'start from home and feeling',
        themes: ['feeling', 'privacy'],
      },
      leo: {
        says: 'Let something with your signature begin: a song, a date, a class for children. Courage counts more than polish in its first week.',
        brief: 'begin something from the heart',
        themes: ['visibility', 'spontaneity'],
      },
      virgo: {
        says: 'Take one habit and set it right. A list on the fridge, an earlier bedtime, a mended strap give the month its hinge.',
        brief: 'set one habit in order',
        themes: ['structure', 'realism'],
      },
      libra: {
        says: 'Begin with an invitation. A fair agreement, an apology or a shared plan finds good soil. Word it so that both can say yes gladly.',
        brief: 'begin something with someone',
        themes: ['closeness', 'diplomacy'],
      },
      scorpio: {
        says: 'Start in private, with the truth. Clear one debt, one secret, one drawer you avoid. Strength returns from where it was stored.',
        brief: 'clear what lies hidden',
        themes: ['intensity', 'privacy'],
      },
      sagittarius: {
        says: 'Look at a map. A course, a trip or a belief worth testing can begin, provided you write the first date beside it.',
        brief: 'aim at something further off',
        themes: ['idealism', 'boldness'],
      },
      capricorn: {
        says: 'Lay one stone where a wall should be. These days like plans with numbers, and modest pride. Ask who can teach you the next step.',
        brief: 'lay a foundation for an aim',
        themes: ['ambition', 'structure'],
      },
      aquarius: {
        says: 'Gather people round an idea, even three at a table. The month begins well with something unusual and useful to more than you.',
        brief: 'start something with a group',
        themes: ['company', 'originality'],
      },
      pisces: {
        says: 'Dream first. Leave an evening empty, and see which image returns in the morning; that one may be followed. Sleep is part of the work.',
        brief: 'let a dream take shape',
        themes: ['feeling', 'solitude'],
      },
    },
    house: {
      1: {
        says: "Appear anew. A haircut, a sentence about yourself, a walk at dawn: the start is personal. Ask nobody's vote.",
        brief: 'begin with your own person',
        themes: ['independence', 'visibility'],
      },
      2: {
        says: 'Give your means a fresh page. Name one thing to earn, save or stop buying. Small sums behave well now.',
        brief: 'start a page for your means',
        themes: ['stability', 'realism'],
      },
      3: {
        says: 'Reach out close by. The first call, lesson or message sets the month talking. Keep it under ten lines.',
        brief: 'open a nearby conversation',
        themes: ['lightness', 'company'],
      },
      4: {
        says: 'Turn indoors. Begin a repair, a family talk or simply earlier evenings. Roots drink at night.',
        brief: 'make a beginning at home',
        themes: ['privacy', 'feeling'],
      },
      5: {
        says: 'Do something for the joy of it, badly if need be. Love and ideas start the same way. Show one friend.',
        brief: 'begin to play once more',
        themes: ['spontaneity', 'lightness'],
      },
      6: {
        says: 'Reset the working day. A changed order of tasks can spare you an hour. Feed the body at noon.',
        brief: 'reset your daily rhythm',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'Say we to someone. Propose, hire, reconcile, agree on a plan. Listen to the end first.',
        brief: 'start anew with another',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Deal with the shared account, in money or trust. Begin by asking what is true. Then sleep.',
        brief: 'face a shared matter',
        themes: ['intensity', 'realism'],
      },
      9: {
        says: 'Order the book, look at trains. Curiosity about the far side wants a beginning. Tell a teacher.',
        brief: 'start to look further',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'Send the application, name the goal, tidy the public page. Work accepts seeds now.',
        brief: 'plant a public aim',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Join, invite, hope aloud. A circle may open by one chair. Bring something to share.',
        brief: 'join others in a hope',
        themes: ['company', 'idealism'],
      },
      12: {
        says: 'Do less. Begin by ending: delete, forgive, rest. What starts here is not for show.',
        brief: 'rest and end gently',
        themes: ['solitude', 'privacy'],
      },
    },
  },
  full_moon: {
    sign: {
      aries: {
        says: 'Tempers and courage stand in full light. Somebody wants to go first, and someone else is tired of it. Say I plainly, then listen as plainly.',
        brief: 'show courage and heat',
        themes: ['directness', 'intensity'],
      },
      taurus: {
        says: 'Ripe fruit, full cupboards, a wish to keep. Enjoy what has grown and let go of what only takes up room. Touch calms more than talk.',
        brief: 'enjoy what has ripened',
        themes: ['contentment', 'feeling'],
      },
      gemini: {
        says: 'News arrives, talk peaks, and the mind hums after midnight. Share what you know, and leave one message unanswered on purpose.',
        brief: 'hear and say a great deal',
        themes: ['lightness', 'company'],
      },
      cancer: {
        says: 'Feelings rise to the brim, most of all about home. Let there be tears or soup, or both. Decide tomorrow.',
        brief: 'feel everything at the brim',
        themes: ['feeling', 'closeness'],
      },
      leo: {
        says: 'Someone wants to be seen, probably you. Celebrate, perform, adore, and share out the applause before bed.',
        brief: 'want to be seen and celebrated',
        themes: ['visibility', 'lightness'],
      },
      virgo: {
        says: 'The mess shows, and so does all you have mended. Stop correcting at a set hour. Thank your hands.',
        brief: 'see every flaw and every repair',
        themes: ['realism', 'caution'],
      },
      libra: {
        says: 'The scale is lit, and relationships show their balance. Say what has been uneven, with courtesy and one example.',
        brief: 'weigh what is fair',
        themes: ['diplomacy', 'closeness'],
      },
      scorpio: {
        says: 'What was kept down comes up, desire or grief or truth. Give it a quiet room and an honest listener.',
        brief: 'feel what was buried',
        themes: ['intensity', 'feeling'],
      },
      sagittarius: {
        says: 'Belief runs high, and so does the wish to be gone. Laugh, argue, promise little. Look at the stars themselves.',
        brief: 'long for distance and truth',
        themes: ['idealism', 'spontaneity'],
      },
      capricorn: {
        says: 'Results are in, and they are sober. Take pride in what stands, and put down a duty for one night.',
        brief: 'see what your work has built',
        themes: ['ambition', 'realism'],
      },
      aquarius: {
        says: 'You see the group, and your place at its edge or centre. Free yourself from one role without slamming the door.',
        brief: 'see where you belong',
        themes: ['independence', 'company'],
      },
      pisces: {
        says: 'Boundaries blur in silver light. Music, rest and mercy fit; contracts do not. Drink water, go to bed.',
        brief: 'feel with everyone around you',
        themes: ['feeling', 'idealism'],
      },
    },
    house: {
      1: {
        says: 'People see you clearly tonight, moods included. Let them. Drop one pose.',
        brief: 'stand in plain view',
        themes: ['visibility', 'feeling'],
      },
      2: {
        says: 'You notice what you have and what it costs. Enjoy, then settle one bill.',
        brief: 'see what you have',
        themes: ['contentment', 'realism'],
      },
      3: {
        says: 'A conversation comes to its point. Say it simply, and hear the answer.',
        brief: 'bring a talk to a point',
        themes: ['directness', 'company'],
      },
      4: {
        says: 'Home calls for attention, loud or tender. Be there.',
        brief: 'feel the pull of home',
        themes: ['feeling', 'privacy'],
      },
      5: {
        says: 'Joy or drama peaks in love, with children, on stage. Choose joy.',
        brief: 'reach a peak of feeling in play',
        themes: ['lightness', 'visibility'],
      },
      6: {
        says: 'Tasks overflow or come to an end. Finish one, forgive two.',
        brief: 'finish a piece of work',
        themes: ['realism', 'structure'],
      },
      7: {
        says: 'The other person stands in full light. Look kindly, speak truly.',
        brief: 'see your partner clearly',
        themes: ['closeness', 'directness'],
      },
      8: {
        says: 'Trust is tested or deepened. Let something go completely.',
        brief: 'let go of something deep',
        themes: ['intensity', 'change'],
      },
      9: {
        says: 'A search gives its answer, or a better question. Write it down.',
        brief: 'reach a wider view',
        themes: ['idealism', 'reason'],
      },
      10: {
        says: 'Work shows its result before witnesses. Take the bow or the lesson.',
        brief: 'see results in public',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Friends gather, and hopes show how far they got. Toast the absent.',
        brief: 'gather with your friends',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Tiredness and dreams rise. Draw curtains, cancel something, sleep.',
        brief: 'rest and let dreams come',
        themes: ['solitude', 'feeling'],
      },
    },
  },
};
