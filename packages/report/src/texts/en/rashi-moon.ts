import type { Texts } from '../shape.ts';

export const RASHI_MOON: Texts['rashiMoon'] = {
  aries: {
    says: 'The mind here is quick to catch fire and quick to forgive. You decide by impulse and are often right before breakfast. Give anger a lap round the block.',
    brief: 'feel quickly and act on it',
    themes: ['spontaneity', 'directness'],
  },
  taurus: {
    says: 'Exalted in this sign, the Moon gives a mind that rests on what is steady, good to eat and good to look at. You calm others by staying put. Change chairs once in a while.',
    brief: 'have a calm and loyal mind',
    themes: ['stability', 'contentment'],
  },
  gemini: {
    says: 'Your mind is a busy street with good shops. You soothe yourself by talking and need news like air. Walk one quiet lane a day without a phone.',
    brief: 'rest by talking and thinking',
    themes: ['reason', 'lightness'],
  },
  cancer: {
    says: 'At home in its own sign, the mind is tender, tidal and attached. You know who has eaten and who has not. Let some memories be only memories.',
    brief: 'have a tender and remembering mind',
    themes: ['feeling', 'closeness'],
  },
  leo: {
    says: 'Proud, warm, easily lifted by respect: your mind keeps a seat of honour and likes it noticed. It gives generously from there. Laugh first when you slip.',
    brief: 'need respect in order to feel warm',
    themes: ['visibility', 'feeling'],
  },
  virgo: {
    says: 'Cleaning and thinking are one motion for this mind. You notice, compare, correct and find rest in usefulness. At night, write the list and close the notebook on it.',
    brief: 'calm the mind by putting things in order',
    themes: ['reason', 'caution'],
  },
  libra: {
    says: 'A courteous mind that looks for the other side of each thing. Beauty and agreement settle you, and loud rooms do not. Choose one thing a day without a survey.',
    brief: 'feel calm when things are fair',
    themes: ['diplomacy', 'company'],
  },
  scorpio: {
    says: 'Debilitated in this sign, the Moon feels more than it shows and trusts late. Out of that comes depth few possess. Name the fear in daylight to someone steady.',
    brief: 'feel intensely and trust slowly',
    themes: ['intensity', 'privacy'],
  },
  sagittarius: {
    says: 'Hope rises in your mind like bread. You recover by finding a meaning, a teacher, a road out of town. Let someone be sad without a lesson.',
    brief: 'recover by finding meaning',
    themes: ['idealism', 'boldness'],
  },
  capricorn: {
    says: "The mind wears its work clothes on Sunday. You feel safe when the matter is handled and are slow to ask for comfort. Ask at four o'clock, before you are tired out.",
    brief: 'feel safe when things are handled',
    themes: ['structure', 'caution'],
  },
  aquarius: {
    says: "You think about feelings from the balcony. The mind is fair, social and a touch lonely in a crowd. Go down and hold someone's coat.",
    brief: 'keep a cool and friendly distance',
    themes: ['independence', 'reason'],
  },
  pisces: {
    says: "Borders are thin, and other people's evenings wash in. Imagination and faith are your rest. End the day with something that belongs only to you.",
    brief: 'have a wide and porous mind',
    themes: ['feeling', 'idealism'],
  },
};
