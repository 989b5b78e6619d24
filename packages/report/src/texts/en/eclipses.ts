import type { Texts } from '../shape.ts';

export const ECLIPSES: Texts['eclipses'] = {
  solar: {
    1: {
      says: 'A new outline of yourself begins to show. Start modestly and in person. The next half-year fills it in.',
      brief: 'begin a new version of yourself',
      themes: ['independence', 'change'],
    },
    2: {
      says: 'Something about earning or worth starts over. Open a new page in the account book and write one honest figure.',
      brief: 'begin anew with your means',
      themes: ['stability'],
    },
    3: {
      says: 'A new way of speaking or learning opens. Send the message that changes the neighbourhood of your days.',
      brief: 'start a new conversation',
      themes: ['lightness', 'change'],
    },
    4: {
      says: 'At home a chapter begins: a move, a birth of plans, a new peace. Clear a room for it.',
      brief: 'start a chapter at home',
      themes: ['privacy', 'change'],
    },
    5: {
      says: 'Creation or love gets a fresh seed. Plant it without announcing the harvest.',
      brief: 'start something from the heart',
      themes: ['spontaneity', 'boldness'],
    },
    6: {
      says: 'Routines are ready to be replaced. Begin with one habit and a date.',
      brief: 'start a better routine',
      themes: ['structure', 'change'],
    },
    7: {
      says: 'A bond begins, or begins again on other terms. Say the terms kindly.',
      brief: 'start anew with someone',
      themes: ['closeness', 'change'],
    },
    8: {
      says: 'Trust and shared matters reset. Sign little, clear much.',
      brief: 'begin a deep change',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'A new road, faith or study calls. Ask for the brochure and read it.',
      brief: 'begin a wider search',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Work opens a door you had not knocked on. Step in without the old title.',
      brief: 'begin a public chapter',
      themes: ['ambition', 'change'],
    },
    11: {
      says: 'New allies, new hopes. Go to the first meeting.',
      brief: 'begin with new allies',
      themes: ['company', 'change'],
    },
    12: {
      says: 'A beginning in silence: inner, unseen, necessary. Guard it from comment.',
      brief: 'begin something in private',
      themes: ['solitude', 'change'],
    },
  },
  lunar: {
    1: {
      says: 'Something about your role comes to full light and asks to be dropped. Thank it and change clothes.',
      brief: 'let go of an old role',
      themes: ['change', 'visibility'],
    },
    2: {
      says: 'You see what holding on has cost. Release one possession or belief about worth.',
      brief: 'loosen your hold on things',
      themes: ['change', 'contentment'],
    },
    3: {
      says: 'A talk reaches its conclusion. Say the last sentence gently.',
      brief: 'finish a long conversation',
      themes: ['directness', 'change'],
    },
    4: {
      says: 'Family feeling peaks and can settle. Leave a door open, if not the same one.',
      brief: 'close a chapter at home',
      themes: ['feeling', 'change'],
    },
    5: {
      says: 'A romance, work or game shows its result. Applaud, then rest.',
      brief: 'see a creation fulfilled',
      themes: ['feeling', 'visibility'],
    },
    6: {
      says: 'The work pile tells the truth. Drop the duty that was never yours.',
      brief: 'drop a worn-out duty',
      themes: ['realism', 'change'],
    },
    7: {
      says: 'A relationship is seen in full light. Keep what both can stand by.',
      brief: 'see a bond clearly',
      themes: ['closeness', 'change'],
    },
    8: {
      says: 'What was hidden comes up, and something ends cleanly. Let it.',
      brief: 'release what was hidden',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'A belief has done its work. Graduate.',
      brief: 'outgrow a belief you held',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Recognition or a farewell at work: both count as completion. Bow.',
      brief: 'complete a public task',
      themes: ['ambition', 'change'],
    },
    11: {
      says: 'A group or hope changes shape. Stay friends with the people in it.',
      brief: 'leave or change a group',
      themes: ['company', 'change'],
    },
    12: {
      says: 'Old grief or secrecy drains away at night. Sleep, cry, open the window.',
      brief: 'let an old sorrow go',
      themes: ['feeling', 'privacy'],
    },
  },
};
