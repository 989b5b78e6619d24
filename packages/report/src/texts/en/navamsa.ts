import type { Texts } from '../shape.ts';

export const NAVAMSA: Texts['navamsa'] = {
  aries: {
    says: 'Behind your outward manner waits someone who wants to begin things alone. Marriage and maturity bring this fighter out, perhaps in a first business at fifty or a no after years of yes. Give that courage an honest aim.',
    brief: 'grow more daring from within',
    themes: ['boldness', 'independence'],
  },
  taurus: {
    says: 'With the years you turn towards what is steady, beautiful and shared at table. Partnership makes you patient, and the quick answers of youth give way to bread, trees and repeated evenings. Let comfort stay generous, with a chair for visitors.',
    brief: 'grow steadier with the years',
    themes: ['stability', 'contentment'],
  },
  gemini: {
    says: 'The inner fruit is curiosity. A partner you can talk to keeps you young, and at seventy you might still argue over a crossword. Say the one important thing too, among all the amusing ones, before the lamp goes out.',
    brief: 'stay curious at heart',
    themes: ['reason', 'lightness'],
  },
  cancer: {
    says: 'Underneath the public person lives a nest-builder. Close bonds make you tender and loyal, and over time you care more who is coming to supper than who is watching. Let loved ones go out into the rain, and keep the soup warm.',
    brief: 'seek a home at heart',
    themes: ['closeness', 'feeling'],
  },
  leo: {
    says: 'Maturity brings your dignity out. What was shyness or show in youth becomes a warm, upright way of being present, and in love you want respect in both directions. Be generous first; the applause tends to follow.',
    brief: 'ripen into warmth and pride',
    themes: ['visibility', 'boldness'],
  },
  virgo: {
    says: "An inner craftsperson sorts and serves, more visibly every year. Partnership for you is made of small repairs, a sharpened knife, a form filled in for the other. Leave some of your partner's charm unrepaired.",
    brief: 'ripen into useful care',
    themes: ['realism', 'structure'],
  },
  libra: {
    says: 'You ripen towards fairness. Another person is the mirror in which the inner face appears, and you become more yourself by being asked what you think. Decide sometimes before the scales have come to rest.',
    brief: 'ripen in partnership with another',
    themes: ['diplomacy', 'closeness'],
  },
  scorpio: {
    says: 'At depth you are private and loyal to the end. Bonds change you more than plans do, and you come out of each one with fewer masks. Once, with the right person, let trust come before the proof.',
    brief: 'ripen through deep bonds',
    themes: ['intensity', 'privacy'],
  },
  sagittarius: {
    says: 'The inner road leads uphill to meaning. You marry a belief, perhaps along with a believer, and in later years people may ask you for the long view. Leave room on the bench for the doubts of both.',
    brief: 'ripen into faith and vision',
    themes: ['idealism', 'boldness'],
  },
  capricorn: {
    says: 'What you become is responsible and enduring, like a good wall with moss on it. Love proves itself by works: the lift at five in the morning, the kept date. Add a song, so that the other hears it as well.',
    brief: 'ripen into a responsible person',
    themes: ['structure', 'ambition'],
  },
  aquarius: {
    says: 'Within sits a citizen of a larger world. Friendship is the core of love for you, and you grow freer and stranger with age, in the best sense. Among so many causes and companions, hold one hand for a long time.',
    brief: 'ripen into a freer friendship',
    themes: ['originality', 'company'],
  },
  pisces: {
    says: 'Compassion is the late fruit of this chart. Bonds open you and blur you, until you hardly know whose sadness you are carrying home. Come back to shore for supper, and tell someone there how your own day was.',
    brief: 'ripen into wide compassion',
    themes: ['feeling', 'idealism'],
  },
};
