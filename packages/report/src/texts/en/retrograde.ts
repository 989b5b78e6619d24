import type { Texts } from '../shape.ts';

export const RETROGRADE: Texts['retrograde'] = {
  mercury: {
    says: 'You think in second drafts. Words turn inward first, and the good answer comes on the stairs; it is often the deeper one. Ask for a day, and then do write back.',
    brief: 'think things over twice',
    themes: ['reason', 'solitude'],
  },
  venus: {
    says: 'Affection looks back over its shoulder. You take time to know what you like and may return to old loves and old songs. Say what you feel while the person still stands there.',
    brief: 'love slowly and with second thoughts',
    themes: ['privacy', 'tradition'],
  },
  mars: {
    says: 'Drive builds up inside you before it shows. You rehearse the fight in the bath, doubt the start, and then surprise everyone, yourself included. Begin badly and early; it loosens the bolt.',
    brief: 'hold back before you act',
    themes: ['caution', 'intensity'],
  },
  jupiter: {
    says: 'Meaning is a private matter with you. You trust inner growth over public promises, and find your teachers in second-hand books and odd conversations. Tell someone what you believe, for practice.',
    brief: 'seek your own private meaning',
    themes: ['solitude', 'idealism'],
  },
  saturn: {
    says: 'The strict voice sits indoors. You set rules for yourself that no one else would dare propose. Read them out to a kind person and cross off two.',
    brief: 'are your own strictest judge',
    themes: ['structure', 'privacy'],
  },
  uranus: {
    says: 'Rebellion happens quietly in you, long before the haircut. For years you may follow a rule you no longer believe in, and then be free of it overnight. Show one change to somebody while it is fresh.',
    brief: 'free yourself from within',
    themes: ['independence', 'privacy'],
  },
  neptune: {
    says: "Dreams turn inward in you and become very clear there. You see through illusions that you once needed, your own before anyone else's, and it can feel like coming out of a cinema into daylight. Share the picture along with the disenchantment.",
    brief: 'dream with open eyes',
    themes: ['realism', 'feeling'],
  },
  pluto: {
    says: 'You work on power where it is hardest, in yourself. Old fears are sorted at night with the door shut. Tell a friend that sorting is going on.',
    brief: 'transform yourself in private',
    themes: ['intensity', 'solitude'],
  },
};
