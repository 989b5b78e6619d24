import type { Texts } from '../shape.ts';

export const VOID_OF_COURSE: Texts['voidOfCourse'] = {
  fire: {
    says: 'Between two engagements of the Moon, zeal finds no address. You feel like starting, and nothing bites. Finish what is already burning, take a run, and launch nothing that has to land.',
    brief: 'finish rather than launch',
    themes: ['lightness', 'caution'],
  },
  earth: {
    says: 'Hands may go on with the work they know, while decisions wait an hour. Water the plants, file the papers, sweep the step. What you were about to order can stay in the basket until later.',
    brief: 'keep to known work',
    themes: ['realism', 'stability'],
  },
  air: {
    says: 'Talk floats pleasantly and settles little. Such hours are good for collecting ideas, reading, chatting in a doorway. Keep the announcement in the drawer, because what is agreed now may drift off again.',
    brief: 'talk much without deciding',
    themes: ['lightness', 'reason'],
  },
  water: {
    says: 'Here is a pause to drift in. Rest, listen to music, be near someone without a programme, and do not press a feeling for its meaning. It tends to explain itself once the Moon moves on.',
    brief: 'drift a while and rest',
    themes: ['feeling', 'solitude'],
  },
};
