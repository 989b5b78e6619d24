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
      says: 'A year of messages, siblings, short roads and lessons lies open. You write more, ask more and get to know the local map, and one chance conversation can shift a great deal. Answer while it is still warm.',
      brief: 'talk, learn and move about',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Home is the theme: house, parents, roots, the private floor of life. You may move a wall, sort a cellar or hear a family story properly. Repair something below the surface, and say no to two invitations.',
      brief: 'tend to home and roots',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Joy gets a vote this year, through making, romance, children or play. Put pleasure into the calendar as seriously as the dentist. Something begun for fun may turn out to matter more than the plan.',
      brief: 'make and enjoy things',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Work, habits and daily service fill the page. The way you get up, eat, answer and tidy decides how these months feel. Improve one routine thoroughly, and ask for help before the pile begins to speak.',
      brief: 'improve your daily work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Others define the months: a partner, a client, a rival, an adviser. You learn about yourself across a table. Listen well, bargain fairly, and notice who brings out your better manners.',
      brief: 'turn more towards partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'The year goes below the surface, to shared means, trust, endings and what was left unsaid. Debts of every sort want clearing, including apologies. It can be uncomfortable, and few years leave you so much lighter.',
      brief: 'face shared and hidden matters',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Horizons widen: study, travel, belief, a teacher, something of yours in print. Go one border further than you had planned, in a train or in a thought, and come home with a sentence you can use.',
      brief: 'make your horizon wider',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Work and name stand in the light, for praise as well as review. A visible task is likely to come your way, and people look up to see how you do it. Keep one meal a day without colleagues.',
      brief: 'step into a public task',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends, allies and hopes carry this year. You go further in company than alone, so join something, or bring three people to one table. It is time to look again at the wish you have had since school.',
      brief: 'move with friends towards a hope',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'A quieter twelve months lie before you, made for rest, retreat, endings and work that nobody sees. Cupboards and conscience can be cleared. What you learn alone in this year serves the one that follows.',
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
      says: 'With the Moon setting the pace, the year is changeable and keeps close to home, food, family and sleep. A diary of moods shows the pattern before long. What people around you feel is worth hearing too.',
      brief: 'follow the tides of feeling',
      themes: ['feeling', 'change'],
    },
    mercury: {
      says: 'Mercury runs the office this year, with papers, bargains, study and many small roads. Details decide, so correct things early. A letter or a chance remark may matter more than the plan on the wall.',
      brief: 'deal in words and papers',
      themes: ['reason', 'lightness'],
    },
    venus: {
      says: 'Under Venus the months favour agreement, art, affection and comfort. People are easier to win, and your eye for what is well made gets sharper. Make peace wherever it can be honest.',
      brief: 'seek agreement and beauty',
      themes: ['diplomacy', 'contentment'],
    },
    mars: {
      says: 'Mars in charge makes it a brisk year, with contests, decisions and a body that wants to be used. Choose your quarrel and train for it, instead of taking every one offered. Hot engines need rest.',
      brief: 'act and contend with others',
      themes: ['boldness', 'directness'],
    },
    jupiter: {
      says: 'Jupiter governs, and help, study and confidence tend to grow. Somebody opens a door, or you hold one for others. Say yes to guidance, give some, and count your promises before adding the next.',
      brief: 'grow and are helped',
      themes: ['idealism', 'contentment'],
    },
    saturn: {
      says: "Saturn's year asks for patience, order and a smaller bag. You may be alone with a task more than you like, and proud of it later. Do the unglamorous thing first; what you finish now stays finished.",
      brief: 'work slowly and in order',
      themes: ['structure', 'caution'],
    },
  },
};
