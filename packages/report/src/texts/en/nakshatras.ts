import type { Texts } from '../shape.ts';

export const NAKSHATRAS: Texts['nakshatras'] = {
  ashwini: {
    says: 'The horse-headed healers own this first stretch of sky, and you like to arrive early and help fast. Starting comes easily. Let the second half of the job have some of that speed.',
    brief: 'arrive fast and set things right',
    themes: ['spontaneity', 'boldness'],
  },
  bharani: {
    says: 'You can carry what others put down. The vessel that bears is the sign of this star, ruled by Venus and watched by Yama, so desire and restraint both have a voice. Put one load back.',
    brief: 'bear a lot and feel it fully',
    themes: ['intensity', 'structure'],
  },
  krittika: {
    says: 'A blade and a flame: you cut to what is true and keep the pot boiling. People respect your sharp honesty and come for your cooking. Warm the word before you serve it.',
    brief: 'cut through to what is true',
    themes: ['directness', 'intensity'],
  },
  rohini: {
    says: "The Moon's favourite resting place makes things grow around you: plants, accounts, affections. You love beauty and want to keep it. Open the hand a little and see what stays.",
    brief: 'make things grow and love beauty',
    themes: ['contentment', 'stability'],
  },
  mrigashira: {
    says: 'Like a deer at the edge of a clearing, you search, sniff, turn. The hunt interests you more than the meal. Stay long enough to taste what you found.',
    brief: 'keep searching with alert senses',
    themes: ['change', 'reason'],
  },
  ardra: {
    says: "After the storm the air is clear, and you know both. Rudra's star gives a mind that tears at things until they are understood. Cry when it rains; it saves the furniture.",
    brief: 'learn by going through storms',
    themes: ['intensity', 'reason'],
  },
  punarvasu: {
    says: 'You come back. The quiver refills, the light returns, and you begin again with good grace and little luggage. Tell those at home when to expect you.',
    brief: 'start again with good faith',
    themes: ['idealism', 'contentment'],
  },
  pushya: {
    says: 'Nourishing is your gift: advice, soup, a steady rule. This star, with Brihaspati as its deity and Saturn as its lord, makes care dependable. Feed yourself from the same pot.',
    brief: 'nourish others in a steady way',
    themes: ['structure', 'closeness'],
  },
  ashlesha: {
    says: 'You read people by the flicker of an eyelid. The coiled serpent gives insight, persuasion and a need for a hole of your own. Use the grip to hold, not to squeeze.',
    brief: 'see through people with a quiet eye',
    themes: ['intensity', 'privacy'],
  },
  magha: {
    says: 'The throne room and the ancestors stand behind you. You respect lineage, ceremony and what is due, to yourself included. Honour someone with no rank at all this week.',
    brief: 'honour where you come from',
    themes: ['tradition', 'visibility'],
  },
  purva_phalguni: {
    says: 'Rest, love and a bed with a good view: this star knows how to enjoy. You charm without trying and create best when at ease. Get up before the music ends.',
    brief: 'enjoy life and charm others',
    themes: ['lightness', 'contentment'],
  },
  uttara_phalguni: {
    says: 'A promise with you is a piece of furniture, made to be used. Aryaman, who watches over agreements, rules here, and friends rely on you. Ask for help with the same plainness.',
    brief: 'keep agreements and help friends',
    themes: ['structure', 'company'],
  },
  hasta: {
    says: 'Your hands know before you do. Skill, humour and a grip on the small thing belong to this star of the open palm. Let go of the joke when someone is serious.',
    brief: 'get things done with clever hands',
    themes: ['realism', 'lightness'],
  },
  chitra: {
    says: 'You want it beautiful and exact, like a jewel turned in the light. The heavenly craftsman rules here. Show the piece while one facet is still rough.',
    brief: 'make things beautiful and exact',
    themes: ['originality', 'visibility'],
  },
  swati: {
    says: 'A young shoot in the wind bends and keeps its root. You need independence, trade and air, and you adapt without noise. Choose one place to come back to.',
    brief: 'bend freely and stay yourself',
    themes: ['independence', 'change'],
  },
  vishakha: {
    says: 'The goal stands in front of you like an archway, and you go through it. Determination grows with each obstacle. Look sideways now and then at who is walking along.',
    brief: 'pursue a goal with persistence',
    themes: ['ambition', 'intensity'],
  },
  anuradha: {
    says: 'Friendship across distance is your talent; Mitra is the deity here. You work devotedly in groups and keep faith through winters. Tell them when you are hungry too.',
    brief: 'keep friendships with devotion',
    themes: ['company', 'stability'],
  },
  jyeshtha: {
    says: 'The eldest carries the keys. You protect, decide and see attacks before others do, and pride can make it lonely. Hand someone the small key first.',
    brief: "take the elder's part and protect",
    themes: ['ambition', 'privacy'],
  },
  mula: {
    says: "You pull things up to look at the root. Nirriti's star can upset the garden and finds the cause that nobody else did. Replant before you move on.",
    brief: 'go down to the root of things',
    themes: ['intensity', 'change'],
  },
  purva_ashadha: {
    says: 'The waters are confident: they expect to win in the end. You persuade, refresh and rarely give in. Hear the objection twice before you flow over it.',
    brief: 'believe you can win people over',
    themes: ['boldness', 'idealism'],
  },
  uttara_ashadha: {
    says: 'A later victory is the promise of this star, the kind that lasts since it was fair. You work long and by principle. Celebrate a small win in between.',
    brief: 'win late and by fair means',
    themes: ['structure', 'ambition'],
  },
  shravana: {
    says: 'You learn by listening. The ear is the symbol here, Vishnu the deity, and a phrase heard once stays with you for years. Listen as well to what you say to yourself.',
    brief: 'learn by listening well',
    themes: ['reason', 'tradition'],
  },
  dhanishta: {
    says: 'Rhythm runs in you: drums, teams, timing. The eight Vasus give plenty and a taste for performance. Leave rests in the score for a private tune.',
    brief: 'move in rhythm with a group',
    themes: ['ambition', 'company'],
  },
  shatabhisha: {
    says: 'A hundred healers stand around an empty circle. You think in secret, look for remedies and need distance to see. Step out of the circle for supper.',
    brief: 'seek remedies in solitude',
    themes: ['solitude', 'originality'],
  },
  purva_bhadrapada: {
    says: 'Two faces look from this star, the mild one and the fierce one. You can burn for an ideal. Cool it in water before you carry it among people.',
    brief: 'burn for an ideal',
    themes: ['idealism', 'intensity'],
  },
  uttara_bhadrapada: {
    says: 'Deep water, calm surface: the serpent of the depths lives here. You are patient, thoughtful and hard to unsettle. Speak sooner, while the question still floats.',
    brief: 'stay calm above great depths',
    themes: ['stability', 'privacy'],
  },
  revati: {
    says: 'The last star sees travellers safely home. Pushan guides the lost, and you notice who has fallen behind. Keep a lamp lit for your own return.',
    brief: 'guide others safely home',
    themes: ['idealism', 'closeness'],
  },
};
