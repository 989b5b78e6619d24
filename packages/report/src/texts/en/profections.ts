import type { Texts } from '../shape.ts';

export const PROFECTIONS: Texts['profections'] = {
  houses: {
    1: {
      says: 'The year comes back to you: body, name, manner, a beginning. Decide how you want to be greeted. New things take your shape, so start them on purpose.',
      brief: 'begin again in your own person',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: 'Money, skill and worth have the floor for twelve months. Look at what feeds you and what merely costs. Raise one price, even if only in your head.',
      brief: 'put your means in order',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'A year of messages, siblings, short roads and lessons. Write more, ask more, learn the local map. One conversation can shift a great deal.',
      brief: 'talk, learn and move about',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Home is the theme: house, parents, roots, the private floor of life. Repair something below the surface. Say no to two invitations.',
      brief: 'tend to home and roots',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Joy gets a vote this year, through making, romance, children or play. Enrol pleasure officially. Something made for fun may turn out serious.',
      brief: 'make and enjoy things',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Work, health habits and daily service fill the page. Improve one routine thoroughly. Ask for help before the pile speaks.',
      brief: 'improve your daily work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Others define the months: partner, client, rival, adviser. Sign carefully, listen well, fight fairly. Notice who brings out your better manners.',
      brief: 'turn more towards partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'The year goes below: shared money, trust, endings, what was left unsaid. Clear debts of every sort. Depth is worth the discomfort.',
      brief: 'face shared and hidden matters',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Horizons: study, travel, belief, publishing, a teacher. Go one border further than planned. Come home with a usable sentence.',
      brief: 'make your horizon wider',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Work and name stand in the light, for praise and review. Take the visible task. Keep one meal a day without colleagues.',
      brief: 'step into a public task',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends, allies and hopes carry this year. Join something. Revise the wish you have carried since school.',
      brief: 'move with friends towards a hope',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'A quieter twelve months: rest, retreat, endings, work unseen. Clear cupboards and conscience. What you learn alone serves the year after.',
      brief: 'withdraw and finish things',
      themes: ['solitude', 'privacy'],
    },
  },
  lords: {
    sun: {
      says: "The Sun keeps the year's keys. Visibility, leaders and pride come up for decision. Follow where it stands in your chart, and do things under your name.",
      brief: 'act under your own name',
      themes: ['visibility', 'ambition'],
    },
    moon: {
      says: 'The Moon sets the pace, changeable and near to home. Keep a diary of moods; it shows the pattern. Public feeling matters too.',
      brief: 'follow the tides of feeling',
      themes: ['feeling', 'change'],
    },
    mercury: {
      says: 'Mercury runs the office this year: papers, deals, study, many small roads. Correct things early. A letter may matter more than a plan.',
      brief: 'deal in words and papers',
      themes: ['reason', 'lightness'],
    },
    venus: {
      says: 'Under Venus the months favour agreement, art, affection and comfort. Make peace where it is honest. Buy less and better.',
      brief: 'seek agreement and beauty',
      themes: ['diplomacy', 'contentment'],
    },
    mars: {
      says: 'Mars in charge makes it a brisk year, with contests and decisions. Choose your quarrel and train for it. Rest hot engines.',
      brief: 'act and contend with others',
      themes: ['boldness', 'directness'],
    },
    jupiter: {
      says: 'Jupiter governs, and help, study and confidence grow. Say yes to guidance and give some. Watch only the waistline of promises.',
      brief: 'grow and be helped',
      themes: ['idealism', 'contentment'],
    },
    saturn: {
      says: "Saturn's year asks for patience, order and a smaller bag. Do the unglamorous thing first. What you finish now stays finished.",
      brief: 'work slowly and in order',
      themes: ['structure', 'caution'],
    },
  },
};
