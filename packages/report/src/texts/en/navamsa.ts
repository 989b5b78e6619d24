import type { Texts } from '../shape.ts';

export const NAVAMSA: Texts['navamsa'] = {
  aries: {
    says: 'Behind your outward manner waits someone who wants to begin things alone. Marriage and maturity bring the fighter out. Give that courage an honest aim.',
    brief: 'grow more daring from within',
    themes: ['boldness', 'independence'],
  },
  taurus: {
    says: 'With the years you turn towards what is steady, beautiful and shared at table. Partnership makes you patient. Let comfort stay generous.',
    brief: 'grow steadier with the years',
    themes: ['stability', 'contentment'],
  },
  gemini: {
    says: 'The inner fruit is curiosity. A partner you can talk to keeps you young. Say the important thing among the amusing ones.',
    brief: 'stay curious at heart',
    themes: ['reason', 'lightness'],
  },
  cancer: {
    says: 'Underneath lies a nest-builder. Close bonds make you tender and loyal. Let loved ones go out in rain.',
    brief: 'seek a home at heart',
    themes: ['closeness', 'feeling'],
  },
  leo: {
    says: 'Maturity brings your dignity out. In love you want respect both ways. Be generous first.',
    brief: 'ripen into warmth and pride',
    themes: ['visibility', 'boldness'],
  },
  virgo: {
    says: 'An inner craftsperson sorts and serves. Partnership is made of small repairs. Leave some charm unrepaired.',
    brief: 'ripen into useful care',
    themes: ['realism', 'structure'],
  },
  libra: {
    says: 'You ripen towards fairness. Another person is the mirror in which the inner face appears. Choose before balance is perfect.',
    brief: 'ripen in partnership with another',
    themes: ['diplomacy', 'closeness'],
  },
  scorpio: {
    says: 'At depth you are private and loyal to the end. Bonds change you. Let trust come before proof once.',
    brief: 'ripen through deep bonds',
    themes: ['intensity', 'privacy'],
  },
  sagittarius: {
    says: 'The inner road leads uphill to meaning. You marry a belief, perhaps a believer. Leave room for the doubts of both.',
    brief: 'ripen into faith and vision',
    themes: ['idealism', 'boldness'],
  },
  capricorn: {
    says: 'What you become is responsible and enduring. Love proves itself by works. Add a song.',
    brief: 'ripen into a responsible person',
    themes: ['structure', 'ambition'],
  },
  aquarius: {
    says: 'Within sits a citizen of a larger world. Friendship is the core of love for you. Hold one hand long.',
    brief: 'ripen into a freer friendship',
    themes: ['originality', 'company'],
  },
  pisces: {
    says: 'Compassion is the late fruit. Bonds open you and blur you. Come back to shore for supper.',
    brief: 'ripen into wide compassion',
    themes: ['feeling', 'idealism'],
  },
};
