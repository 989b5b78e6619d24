import type { Texts } from '../shape.ts';

export const LAGNA: Texts['lagna'] = {
  aries: {
    says: 'You step first and look down afterwards. Mars leads your chart, so the body wants movement and the mind a contest it can win by evening. Jupiter as lord of the ninth is your friend: take a teacher, and the speed gets a direction.',
    brief: 'go first and learn on the way',
    themes: ['boldness', 'directness'],
  },
  taurus: {
    says: 'A calm arrival, a good scarf, a second look at the bill: so you enter. Venus leads, and Saturn, lord of ninth and tenth, works for you like a loyal manager. What you build slowly is what you get to keep.',
    brief: 'build a pleasant life slowly',
    themes: ['stability', 'contentment'],
  },
  gemini: {
    says: 'You are mostly in conversation, even alone. Mercury leads this chart and shares the house of home with the house of self, so thought is your real address. Venus in charge of the fifth gives charm; use it to finish something.',
    brief: 'live by wit and exchange',
    themes: ['reason', 'lightness'],
  },
  cancer: {
    says: 'You feel your way in and remember everyone who was kind. The Moon leads, and moods set the tempo; Mars, lord of fifth and tenth, is the engine of your work. Decide at high tide, act at low.',
    brief: 'lead with feeling and act with nerve',
    themes: ['feeling', 'closeness'],
  },
  leo: {
    says: 'A certain uprightness tells people who has come in. The Sun leads your chart, steady by nature, and Mars, lord of fourth and ninth, supports it like a trusted captain. Share the credit before anyone has to ask.',
    brief: 'lead from the heart and stand upright',
    themes: ['visibility', 'boldness'],
  },
  virgo: {
    says: 'You see the mistake, and then the kind way to mention it. Mercury leads both you and your work here, so competence is your dignity. Venus governs the ninth: beauty and gratitude help you where criticism stops.',
    brief: 'make yourself useful by skill',
    themes: ['reason', 'realism'],
  },
  libra: {
    says: 'You weigh, you smile, you find the seat between two camps. Venus leads, and Saturn, lord of fourth and fifth, turns patience into your best ally. Choose before it is balanced; the scale settles once you move.',
    brief: 'look for fairness and good form',
    themes: ['diplomacy', 'company'],
  },
  scorpio: {
    says: 'Quiet on the doorstep, strong in the cellar. Mars leads with a controlled hand, and Jupiter as lord of the fifth gives judgement and faith. Tell someone your purpose; guarded too long, it turns on its keeper.',
    brief: 'move with hidden determination',
    themes: ['intensity', 'privacy'],
  },
  sagittarius: {
    says: 'You arrive with a conviction and a good story. Jupiter leads, the Sun as lord of the ninth lights the road, and principles matter more to you than comfort. Check whether the lesson was asked for.',
    brief: 'live by conviction and open roads',
    themes: ['idealism', 'boldness'],
  },
  capricorn: {
    says: 'You were practical before you could tie your shoes. Saturn leads, patient and exacting; Venus, lord of fifth and tenth, brings grace to your work and is your best helper. Let pleasure be part of the plan.',
    brief: 'climb with patience and good sense',
    themes: ['structure', 'ambition'],
  },
  aquarius: {
    says: 'You belong to the many and to no one in particular. Saturn leads from an airy, thoughtful sign, while Venus, lord of fourth and ninth, softens the principle with taste. Keep one door for people without a cause.',
    brief: 'hold to principles among many people',
    themes: ['independence', 'company'],
  },
  pisces: {
    says: 'People lean on you because you do not push back. Jupiter leads both you and your work, the Moon rules the fifth, and imagination is practical here. Learn to close the gate at six.',
    brief: 'follow a kind and inward compass',
    themes: ['idealism', 'feeling'],
  },
};
