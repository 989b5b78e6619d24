import type { Texts } from '../shape.ts';

export const ASCENDANT: Texts['ascendant'] = {
  aries: {
    says: 'You enter a room as if someone had fired a starting pistol. People meet your speed first, your frankness second, and only later how easily you are embarrassed. Mars rules the door you go through life by, so use it: begin things, and let others shape the middle.',
    brief: 'meet life head on',
    themes: ['boldness', 'directness'],
  },
  taurus: {
    says: 'Nothing about you hurries, and people relax without knowing why. You take in a place with the senses: the chair, the smell of coffee, the price. Venus sets the tone here, so you win most by being pleasant and staying put, and lose most by staying put too long.',
    brief: 'meet life calmly and at your own pace',
    themes: ['stability', 'contentment'],
  },
  gemini: {
    says: 'Your eyes are already on the second topic. You come across as younger than you are, ready with a question, a link, a joke. Mercury keeps the door, and everything goes out by it; hold a few words back and people lean closer.',
    brief: 'meet life with curiosity',
    themes: ['lightness', 'reason'],
  },
  cancer: {
    says: 'First you feel the temperature, then you come in. Others sense a listener and hand you their story; they see the shell only when they knock too hard. Your face follows the Moon, so allow for tides, and cancel fewer plans at low water.',
    brief: 'meet life with feeling and a shell',
    themes: ['feeling', 'caution'],
  },
  leo: {
    says: 'Even in the back row you seem to have brought your own lamp. You carry yourself with some ceremony and treat people as an audience you like. The Sun rules here, and it wants to be sincere: drop the performance when the voice tightens.',
    brief: 'meet life with warmth and some display',
    themes: ['visibility', 'boldness'],
  },
  virgo: {
    says: 'You arrive prepared, a little early, with the address written down. What people see first is modesty and a sharp eye; the wit comes out by the second cup. Mercury rules in working clothes, so let yourself be seen before you have been corrected.',
    brief: 'meet life with a careful eye',
    themes: ['caution', 'reason'],
  },
  libra: {
    says: 'There is a smile, a slight tilt of the head, and a seat is found for you. You meet the world as a host and adjust your tone to each guest. Venus rules, so people like you quickly; let them also learn what you dislike.',
    brief: 'meet life with grace and tact',
    themes: ['diplomacy', 'company'],
  },
  scorpio: {
    says: "You look first and speak when you know where the exits are. Others feel a quiet pressure, as though you had read the last page of them. Mars, in his patient form, holds your door; open it a hand's breadth sooner than feels safe.",
    brief: 'meet life with watchful eyes',
    themes: ['intensity', 'privacy'],
  },
  sagittarius: {
    says: 'The door flies open and the anecdote has already begun. You come across as hopeful, large in gesture, frank to the point of tripping. Jupiter rules your manner, which brings you helpers; keep them by arriving when you said.',
    brief: 'meet life as an open road',
    themes: ['boldness', 'idealism'],
  },
  capricorn: {
    says: 'You seem to have been born with a calendar. First impressions of you say competent, reserved, dry; the humour is a reward for staying. Saturn minds this gate, and many with it grow lighter with the years, so do not save joy for retirement.',
    brief: 'meet life with reserve and purpose',
    themes: ['structure', 'caution'],
  },
  aquarius: {
    says: "Something in your look says that you are observing the species. You are friendly to all and claimed by few, and your style has one detail that does not fit. Saturn's principles and a taste for the odd share the threshold; let a person over it.",
    brief: 'meet life as a friendly outsider',
    themes: ['originality', 'independence'],
  },
  pisces: {
    says: 'Your outline is soft, and people pour into it. You meet the world by sensing it, agreeing with it, becoming a little like it, and then need an hour alone to return. Jupiter rules gently here; a fixed phrase for saying no is worth learning.',
    brief: 'meet life with a soft outline',
    themes: ['feeling', 'idealism'],
  },
};
