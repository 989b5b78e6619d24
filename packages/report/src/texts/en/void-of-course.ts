import type { Texts } from '../shape.ts';

export const VOID_OF_COURSE: Texts['voidOfCourse'] = {
  fire: {
    says: 'Between two engagements of the Moon, zeal finds no address. Finish what is burning, take a run, and launch nothing that has to land.',
    brief: 'finish rather than launch',
    themes: ['lightness', 'caution'],
  },
  earth: {
    says: 'Hands may go on with the known work while decisions wait. Water plants, file papers, leave purchases in the basket.',
    brief: 'keep to known work',
    themes: ['realism', 'stability'],
  },
  air: {
    says: 'Talk floats pleasantly and settles little. Brainstorm, read, chat, but hold back the contract and the announcement.',
    brief: 'talk much without deciding',
    themes: ['lightness', 'reason'],
  },
  water: {
    says: 'A pause to drift in. Rest, listen to music, be near someone, and do not press a feeling for its meaning.',
    brief: 'drift a while and rest',
    themes: ['feeling', 'solitude'],
  },
};
