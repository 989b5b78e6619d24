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
        says: 'Start from home. Cook for someone, call the person who raised you, clear the corner where you rest. Whatever begins in safety now tends to grow a shell of its own by the time it needs one.',
        brief: 'start from home and feeling',
        themes: ['feeling', 'privacy'],
      },
      leo: {
        says: 'Let something begin that carries your signature: a song, a date, a class for children. It may feel like stepping on stage without a costume. In its first week courage counts for more than polish.',
        brief: 'begin something from the heart',
        themes: ['visibility', 'spontaneity'],
      },
      virgo: {
        says: 'Take one habit and set it right. A list on the fridge, an earlier bedtime or a mended strap can be the hinge on which the whole month turns. Leave the other nine for now.',
        brief: 'set one habit in order',
        themes: ['structure', 'realism'],
      },
      libra: {
        says: 'Begin with an invitation. A fair agreement, an apology or a plan for two finds good soil, if it is worded so that both can say yes gladly. Ask before you have decided for the other.',
        brief: 'begin something with someone',
        themes: ['closeness', 'diplomacy'],
      },
      scorpio: {
        says: 'Start in private, with the truth. One debt between friends, one secret, one drawer you avoid is enough to clear. Afterwards you notice how much strength was stored in keeping it shut.',
        brief: 'clear what lies hidden',
        themes: ['intensity', 'privacy'],
      },
      sagittarius: {
        says: 'Look at a map tonight. A course, a trip or a belief worth testing can begin, provided that you write the first date beside it. Tell someone who will ask how it went.',
        brief: 'aim at something further off',
        themes: ['idealism', 'boldness'],
      },
      capricorn: {
        says: 'Lay one stone where you want a wall. These days like plans with numbers in them, and a modest pride in small beginnings. Ask who could teach you the step after this one.',
        brief: 'lay a foundation for an aim',
        themes: ['ambition', 'structure'],
      },
      aquarius: {
        says: 'Gather people round an idea, even three at a small table. The month begins well with something unusual that is useful to more than you. Let the strangest suggestion be discussed for ten minutes.',
        brief: 'start something with a group',
        themes: ['company', 'originality'],
      },
      pisces: {
        says: 'Dream first. Leave an evening empty, with the lamp low, and see which image is still there in the morning; that one may be followed. Sleep is a part of the work this time.',
        brief: 'let a dream take shape',
        themes: ['feeling', 'solitude'],
      },
    },
    house: {
      1: {
        says: 'Appear anew: a haircut, a sentence about yourself, a walk at dawn in a different direction. The start is personal, and others need time to get used to it. Do not put it to a vote.',
        brief: 'begin with your own person',
        themes: ['independence', 'visibility'],
      },
      2: {
        says: 'Give your means a fresh page. Name one thing you would like to earn, learn or stop buying, and put it where you see it. Small sums and small steps behave well now.',
        brief: 'start a page for your means',
        themes: ['stability', 'realism'],
      },
      3: {
        says: 'Reach out to someone close by. The first call, lesson or message sets the month talking, and a neighbour may turn out to know exactly that. Keep it under ten lines, with a question in it.',
        brief: 'open a nearby conversation',
        themes: ['lightness', 'company'],
      },
      4: {
        says: 'Turn indoors for this beginning. A repair, a family talk or simply earlier evenings will do, as roots drink at night. What you start here need not be shown to visitors.',
        brief: 'make a beginning at home',
        themes: ['privacy', 'feeling'],
      },
      5: {
        says: 'Do something for the joy of it, badly if need be. Love affairs and ideas start in the same way, with a bit of nonsense and a free afternoon. Show the result to one friend.',
        brief: 'begin to play once more',
        themes: ['spontaneity', 'lightness'],
      },
      6: {
        says: 'Reset the working day. A different order of tasks can spare you an hour, and a proper lunch another one. Begin on a Tuesday, without announcing a new life.',
        brief: 'reset your daily rhythm',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'Say "we" to someone. Propose, make up, ask for help, agree on a plan for two; the month starts across a table. Listen to the end before you add your half.',
        brief: 'start anew with another',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Face what you share with another, in means or in trust. It begins with one honest question about how things stand. Then sleep on the answer, since nothing has to be settled tonight.',
        brief: 'face a shared matter',
        themes: ['intensity', 'realism'],
      },
      9: {
        says: 'Order the book, look at trains, write to the teacher. Your curiosity about the far side of something wants a beginning, however small. Half an hour with an open atlas would count.',
        brief: 'start to look further',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'Plant a public aim: send the application, name the goal, tidy the page that strangers see. Work accepts seeds now. You may feel unready, which is how beginners always look from inside.',
        brief: 'plant a public aim',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Join, invite, hope aloud. A circle can open by one chair, yours or theirs, and a wish gains weight as soon as three people have heard it. Bring something to share.',
        brief: 'join others in a hope',
        themes: ['company', 'idealism'],
      },
      12: {
        says: 'Do less, and begin by ending: delete, forgive, sleep, give back the borrowed coat. What starts in this quiet corner is not for show. You may only understand it at the next Full Moon.',
        brief: 'rest and end gently',
        themes: ['solitude', 'privacy'],
      },
    },
  },
  full_moon: {
    sign: {
      aries: {
        says: 'Tempers and courage stand in full light. Somebody wants to go first, and someone else is tired of running behind. Say what you want in plain words, and then listen just as plainly.',
        brief: 'show courage and heat',
        themes: ['directness', 'intensity'],
      },
      taurus: {
        says: 'Ripe fruit, full cupboards and a wish to keep everything mark this night. Enjoy what has grown, and let go of what only takes up room. A hand on the shoulder calms more than an argument.',
        brief: 'enjoy what has ripened',
        themes: ['contentment', 'feeling'],
      },
      gemini: {
        says: 'News arrives, talk reaches its peak, and the mind goes on humming after midnight. You hear two versions of everything. Share what you know, and leave one message unanswered on purpose.',
        brief: 'hear and say a great deal',
        themes: ['lightness', 'company'],
      },
      cancer: {
        says: 'Feelings rise to the brim, most of all about home and the people who belong there. Let there be tears, or soup, or both. Whatever has to be decided looks different tomorrow.',
        brief: 'feel everything at the brim',
        themes: ['feeling', 'closeness'],
      },
      leo: {
        says: 'Someone wants to be seen, and it is probably you. Celebrate, perform, adore, wear the bright thing. Before bed, share out the applause; there is nearly always someone who stood behind the curtain.',
        brief: 'want to be seen and celebrated',
        themes: ['visibility', 'lightness'],
      },
      virgo: {
        says: 'The mess shows, and so does everything you have mended this year. You may see only the first. Stop correcting at an hour you have set, and thank your hands for what they did.',
        brief: 'see every flaw and every repair',
        themes: ['realism', 'caution'],
      },
      libra: {
        says: 'The scale is lit, and relationships show how they balance: who waits, who pays, who always gives way. Say what has been uneven with courtesy and one example. Then ask how it looks from there.',
        brief: 'weigh what is fair',
        themes: ['diplomacy', 'closeness'],
      },
      scorpio: {
        says: "What was kept down comes up, be it desire, grief or an unwelcome truth. It is less dangerous in company. Give it a quiet room and an honest listener, and do not search anyone's pockets.",
        brief: 'feel what was buried',
        themes: ['intensity', 'feeling'],
      },
      sagittarius: {
        says: 'Belief runs high, along with the wish to be gone. You laugh, argue and invite half the town. Promise little tonight, and go outside at some point to look at the actual stars.',
        brief: 'long for distance and truth',
        themes: ['idealism', 'spontaneity'],
      },
      capricorn: {
        says: 'Results are in, and they are sober. You see what your work has built, and at what hours. Take pride in whatever stands, and put one duty down for the night.',
        brief: 'see what your work has built',
        themes: ['ambition', 'realism'],
      },
      aquarius: {
        says: 'The group is lit, and so is your place in it, at the edge or in the middle. You may notice a role you have outgrown. Leave it without slamming the door.',
        brief: 'see where you belong',
        themes: ['independence', 'company'],
      },
      pisces: {
        says: 'Boundaries blur in the silver light, and you feel with everyone on the tram. Music, rest and mercy fit this night; decisions and figures can wait. Drink some water and go to bed.',
        brief: 'feel with everyone around you',
        themes: ['feeling', 'idealism'],
      },
    },
    house: {
      1: {
        says: 'People see you clearly tonight, moods included. It can be embarrassing and also a relief, since nothing needs to be held up. Drop one pose, and notice who comes closer.',
        brief: 'stand in plain view',
        themes: ['visibility', 'feeling'],
      },
      2: {
        says: 'You notice what you have and what it costs, in hours as well as coins. Something may be finished, paid or given away. Enjoy what is yours for an evening before you count it.',
        brief: 'see what you have',
        themes: ['contentment', 'realism'],
      },
      3: {
        says: 'A conversation comes to its point, perhaps in the car, perhaps by message at eleven. What you have been circling can be said simply. Hear the answer before you explain it further.',
        brief: 'bring a talk to a point',
        themes: ['directness', 'company'],
      },
      4: {
        says: 'Home calls for attention, loud or tender: a visit, a leak, a memory that fills the kitchen. Work can feel far away. Be there for the evening, and leave the phone in your coat.',
        brief: 'feel the pull of home',
        themes: ['feeling', 'privacy'],
      },
      5: {
        says: 'Joy or drama reaches its peak, in love, with children, on some stage or other. Feelings want an audience now. Choose joy where you have the choice, and clap for somebody else too.',
        brief: 'reach a peak of feeling in play',
        themes: ['lightness', 'visibility'],
      },
      6: {
        says: 'Tasks overflow or come to an end, and you see how you have been treating your days. Finish one thing properly and forgive yourself two others. Then stop, while it is still light.',
        brief: 'finish a piece of work',
        themes: ['realism', 'structure'],
      },
      7: {
        says: 'The other person stands in full light, with everything you love and everything you overlook. They see you as well. Look kindly, speak truly, and begin with what you are grateful for.',
        brief: 'see your partner clearly',
        themes: ['closeness', 'directness'],
      },
      8: {
        says: 'Trust is tested or deepened, over a shared cost, a secret, a closeness that asks for more. Something has come to its end. Let it go completely, without keeping a copy.',
        brief: 'let go of something deep',
        themes: ['intensity', 'change'],
      },
      9: {
        says: 'A search gives its answer, or a better question in its place. It may come from a book, a stranger or a view from high up. Write it down before it turns into an opinion.',
        brief: 'reach a wider view',
        themes: ['idealism', 'reason'],
      },
      10: {
        says: 'Work shows its result in front of witnesses, the good seam and the crooked one. Take the bow or the lesson, whichever is offered. Someone at home would like to hear about it.',
        brief: 'see results in public',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Friends gather, and hopes show how far they have come. You see who is really part of this. Raise a glass to the absent, and let go of one plan that nobody wanted.',
        brief: 'gather with your friends',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Tiredness rises, and dreams along with it. What you pushed aside for a month knocks softly in the night. Draw the curtains, cancel something, and sleep without earning it first.',
        brief: 'rest and let dreams come',
        themes: ['solitude', 'feeling'],
      },
    },
  },
};
