import type { Texts } from '../shape.ts';

export const ECLIPSES: Texts['eclipses'] = {
  solar: {
    1: {
      says: 'A new outline of yourself begins to show, perhaps first in a photograph or in the way you answer the door. Start modestly and in person. The half-year that follows tends to fill in the rest.',
      brief: 'begin a new version of yourself',
      themes: ['independence', 'change'],
    },
    2: {
      says: 'Something about earning or worth starts over: a first client, a changed post, a talent you stop giving away. Open a clean page for it and write down one honest figure.',
      brief: 'begin anew with your means',
      themes: ['stability'],
    },
    3: {
      says: 'A new way of speaking or learning opens near by, in a course, a street, a renewed contact with a brother or sister. Send the message that could change the neighbourhood of your days.',
      brief: 'start a new conversation',
      themes: ['lightness', 'change'],
    },
    4: {
      says: 'At home a chapter begins: a move, a newcomer at the table, a peace nobody believed in. It may start with boxes. Clear one room, and see what wants to come in.',
      brief: 'start a chapter at home',
      themes: ['privacy', 'change'],
    },
    5: {
      says: 'A fresh seed is put into the ground of joy: a love, a piece of work, a new closeness with someone young. Water it without announcing the harvest, and let it be play for a while.',
      brief: 'start something from the heart',
      themes: ['spontaneity', 'boldness'],
    },
    6: {
      says: 'Daily routines are ready to be replaced. A new colleague, a different shift or a simple wish to feel better in the mornings may set it off; begin with one habit and one date.',
      brief: 'start a better routine',
      themes: ['structure', 'change'],
    },
    7: {
      says: 'A bond begins, or an old one begins again on other terms. The first conversation may look quite ordinary, over coffee or across a desk. Say your terms kindly, and ask for theirs.',
      brief: 'start anew with someone',
      themes: ['closeness', 'change'],
    },
    8: {
      says: 'Matters of trust start over: a shared pot, an inheritance of feeling, a closeness that asks for more honesty. Much can be cleared now. Go carefully with what binds you for long.',
      brief: 'begin a deep change',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'From far off something calls: a study, a country, a faith or a doubt. You may first meet it as a brochure on a train seat. Read it to the end before you say it is not for you.',
      brief: 'begin a wider search',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Work opens a door on which you had not knocked. A post, a public task or a different idea of success wants to be tried. Step in without the old title, and look around.',
      brief: 'begin a public chapter',
      themes: ['ambition', 'change'],
    },
    11: {
      says: "New allies come into view, and with them a hope you would not have had alone. It may begin with a poster or a friend's friend. Go to the first meeting and stay for the tea.",
      brief: 'begin with new allies',
      themes: ['company', 'change'],
    },
    12: {
      says: 'Something begins in silence, unseen and needed: a retreat, an inner resolve, a quiet care for someone. It has no name yet. Guard it from comment until it can stand by itself.',
      brief: 'begin something in private',
      themes: ['solitude', 'change'],
    },
  },
  lunar: {
    1: {
      says: 'A role you have played comes fully into the light and asks to be dropped: the cheerful one, the strong one, the one who never needs anything. Thank it for its years, and change clothes.',
      brief: 'let go of an old role',
      themes: ['change', 'visibility'],
    },
    2: {
      says: 'You see what holding on has cost. It may be a possession, a salary you stayed for, or the belief that you are worth what you produce. Let one of these leave the house.',
      brief: 'loosen your hold on things',
      themes: ['change', 'contentment'],
    },
    3: {
      says: 'A talk that has gone on for months reaches its conclusion, perhaps by letter, perhaps at a garden gate. What everyone knew is finally said. Find the last sentence, and say it gently.',
      brief: 'finish a long conversation',
      themes: ['directness', 'change'],
    },
    4: {
      says: "Family feeling rises to its height and can then settle. A house is left, a child's room changes use, an old reproach is spoken for the last time. Leave a door open, if not the same one.",
      brief: 'close a chapter at home',
      themes: ['feeling', 'change'],
    },
    5: {
      says: 'A romance, a work or a game shows what has become of it. It may be ripe or it may be over, and both deserve applause. Rest afterwards before you look for the next one.',
      brief: 'see a creation fulfilled',
      themes: ['feeling', 'visibility'],
    },
    6: {
      says: 'The pile on the desk tells the truth about how you have been living. Some task was never yours, some habit has stopped helping. Put one of them down where you picked it up.',
      brief: 'drop a worn-out duty',
      themes: ['realism', 'change'],
    },
    7: {
      says: 'A relationship is seen in full light, without the kind shadows. You learn what the other has been carrying, and they learn it of you. Keep what both can stand by in daylight.',
      brief: 'see a bond clearly',
      themes: ['closeness', 'change'],
    },
    8: {
      says: 'What was hidden comes up, and something ends cleanly: a debt between two people, a jealousy, a secret that took up a whole room. Let it go without going through its pockets once more.',
      brief: 'release what was hidden',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'A belief has done its work. A course ends, a teacher turns out to be human, the promised country looks different on arrival. You may graduate with gratitude and a few open questions.',
      brief: 'outgrow a belief you held',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Recognition or a farewell at work draws near, and either means that something is complete. People see what you did. Take the bow, clear the desk, and sleep before deciding what comes after.',
      brief: 'complete a public task',
      themes: ['ambition', 'change'],
    },
    11: {
      says: 'A group changes shape, or a hope you shared with it. Someone leaves, or it is you who notices that the meetings have gone quiet. Stay friends with the people, whatever becomes of the plan.',
      brief: 'leave or change a group',
      themes: ['company', 'change'],
    },
    12: {
      says: 'An old sorrow drains away, often at night and without a witness. Something kept back for years no longer needs guarding. Sleep, cry if it comes, and open the window in the morning.',
      brief: 'let an old sorrow go',
      themes: ['feeling', 'privacy'],
    },
  },
};
