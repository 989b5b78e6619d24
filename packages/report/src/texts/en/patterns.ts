import type { Texts } from '../shape.ts';

export const PATTERNS: Texts['patterns'] = {
  grandTrine: {
    fire: {
      says: 'Confidence runs in a circle in you, each spark lighting the next. You recover fast and inspire easily. The gift idles unless something resists, so pick a worthy resistance.',
      brief: 'have confidence that feeds itself',
      themes: ['boldness', 'lightness'],
    },
    earth: {
      says: 'Practical things come to you as if the world were well labelled. You know how to make, keep and wait. Take one risk that comfort argues against.',
      brief: 'handle the material world with ease',
      themes: ['stability', 'contentment'],
    },
    air: {
      says: 'Thought, speech and friendship feed one another in you. You move among ideas like a good host. Land one of them on paper with a date.',
      brief: 'move easily among ideas and people',
      themes: ['reason', 'company'],
    },
    water: {
      says: 'Feeling has a closed, clear circuit here. You understand without being told and heal in your own waters. Let someone in by saying it.',
      brief: 'understand by feeling alone',
      themes: ['feeling', 'privacy'],
    },
  },
  tSquare: {
    cardinal: {
      says: "Three forces in you all want to go first, so life feels like a crossing without lights. You get much done. Look at the empty fourth corner: rest, or another's turn.",
      brief: 'are driven to act by inner tension',
      themes: ['ambition', 'boldness'],
    },
    fixed: {
      says: 'You hang on in three directions at once, and pressure builds before anything gives. That stubbornness can move a mountain by inches. Release a notch on purpose each week.',
      brief: 'hold out under strong tension',
      themes: ['intensity', 'stability'],
    },
    mutable: {
      says: 'Too many answers pull at you, and you change the question. The unrest makes you versatile and tired. One list, one evening, one thing crossed out.',
      brief: 'are kept moving by restless tension',
      themes: ['change', 'reason'],
    },
  },
  grandCross: {
    cardinal: {
      says: 'Home, work, self and partner all ring at the same time. You manage by acting, and can be splendid in it. Answer one, and let the other three ring.',
      brief: 'answer four calls at once',
      themes: ['ambition', 'intensity'],
    },
    fixed: {
      says: 'Four heavy doors lean on one another, and you stand in the middle holding. Your endurance is rare. Find the door that would stay shut by itself.',
      brief: 'stand firm between opposing pulls',
      themes: ['stability', 'intensity'],
    },
    mutable: {
      says: 'Every direction has a good reason and you have been a little way down each. You learn widely. Choose by what you would regret leaving.',
      brief: 'turn between many directions',
      themes: ['change', 'lightness'],
    },
  },
  yod: {
    says: 'A question in your life keeps returning at odd angles: two easy gifts point to a place where they do not quite fit. You adjust, again and again, and become precise. Note what each adjustment has taught.',
    brief: 'keep adjusting towards one sensitive point',
    themes: ['originality', 'intensity'],
  },
  kite: {
    says: 'Ease in you has found a direction. A harmony of talents is held taut by one opposition, as a string holds the kite. Keep hold of the string: the partner, the deadline, the doubt.',
    brief: 'turn talent into flight by tension',
    themes: ['ambition', 'boldness'],
  },
  mysticRectangle: {
    says: 'Oppositions in you shake hands across the room. You can live with contradictions that split other people and make them work in turns. Teach your method to a quarrelling pair.',
    brief: 'make opposites work together',
    themes: ['diplomacy', 'stability'],
  },
  stellium: {
    1: {
      says: 'So much of you stands at the door that people meet the whole committee. You are vivid, self-driven, hard to overlook. Ask the visitor a question before the third anecdote.',
      brief: 'put all of yourself into first impressions',
      themes: ['visibility', 'independence'],
    },
    2: {
      says: 'Many of your thoughts circle round worth: money, talent, possession, enough. You build well here. Give something away yearly that you would notice.',
      brief: 'gather your forces around what you own',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Your days overflow with messages. Learning and telling take up more room in you than any other thing. Close the tabs and follow one line to the sea.',
      brief: 'live in words and connections',
      themes: ['reason', 'lightness'],
    },
    4: {
      says: 'Half your life is under one roof. Family and inner ground claim your best hours, willingly or not. Let a window face the street.',
      brief: 'centre your life on home',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Joy has the majority vote. You make, love, play and want it to be seen. Keep a dull, faithful friend.',
      brief: 'put your heart into play and making',
      themes: ['visibility', 'spontaneity'],
    },
    6: {
      says: 'Work, care and habits eat up the calendar and give it its shape. You are extraordinarily useful. Book an hour for being useless.',
      brief: 'give most of yourself to daily work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Others fill your sky: partners, rivals, clients, the beloved. You become someone in dialogue. Take a trip alone and order for one.',
      brief: 'give most of yourself to partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'You live near the deep end. Trust, loss, passion and shared fortunes form you more than sunny days. Learn to float.',
      brief: 'live close to the depths',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Your mind has its bags packed. Belief, study and distance call from several sides at once. Finish one degree, road or book.',
      brief: 'live for the wider view',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Career pulls so many strings in you that private life may feel like an interval. You can achieve much. Put love on the programme, not in the break.',
      brief: 'gather your strength for your calling',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'A crowd of hopes and friends lives with you. You matter most in common causes. Find out what you want when the group has gone home.',
      brief: 'give most of yourself to friends and aims',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'The larger part of you works in the dark, like roots. Solitude and service feed you. Send up a shoot where someone can see it.',
      brief: 'keep much of yourself hidden',
      themes: ['solitude', 'feeling'],
    },
  },
};
