import type { Texts } from '../shape.ts';

export const NAKSHATRAS: Texts['nakshatras'] = {
  ashwini: {
    says: 'The horse-headed healers own this first stretch of sky, and you like to arrive early and help fast. You are out of the car before it has quite stopped, with plasters and a plan. Starting comes easily; the second half of the job could use some of that speed.',
    brief: 'arrive fast and set things right',
    themes: ['spontaneity', 'boldness'],
  },
  bharani: {
    says: 'You can carry what others put down. The vessel that bears is the sign of this star, ruled by Venus and watched by Yama, so desire and restraint both have a voice in you, sometimes over the same dessert. Among the loads you carry there is one to put back.',
    brief: 'bear a lot and feel it fully',
    themes: ['intensity', 'structure'],
  },
  krittika: {
    says: 'A blade and a flame: you cut to what is true and keep the pot boiling. Agni, the fire, is at home here, and people respect your sharp honesty and come for your cooking. The same word does more good when it has been warmed before serving.',
    brief: 'cut through to what is true',
    themes: ['directness', 'intensity'],
  },
  rohini: {
    says: "The Moon's favourite resting place makes things grow around you: plants, accounts, affections. You love what is beautiful, run a hand along the fabric, and want to keep it, which can make a lover feel collected. Open the hand a little and see what stays.",
    brief: 'make things grow and love beauty',
    themes: ['contentment', 'stability'],
  },
  mrigashira: {
    says: 'Like a deer at the edge of a clearing, you search, sniff and turn. A new scent, a rumour of a better path, and you are gone before the tea is drawn; the hunt interests you more than the meal. Now and then stay long enough to taste what you found.',
    brief: 'keep searching with alert senses',
    themes: ['change', 'reason'],
  },
  ardra: {
    says: 'After the storm the air is clear, and you know both. The star of Rudra, who howls, gives a mind that tears at things until they are understood, a broken radio or a broken promise. Cry when it rains; it saves the furniture.',
    brief: 'learn by going through storms',
    themes: ['intensity', 'reason'],
  },
  punarvasu: {
    says: 'You come back. Aditi, who has room for all, is the goddess here: the quiver refills, the light returns, and you begin again with good grace and little luggage. People who have watched you leave three times would like to know when to expect you.',
    brief: 'start again with good faith',
    themes: ['idealism', 'contentment'],
  },
  pushya: {
    says: 'Nourishing is your gift: advice, soup, a steady rule. This star, with Brihaspati as its deity and Saturn as its lord, makes care dependable, so that others plan their bad weeks around you. The cook is allowed to eat from the same pot.',
    brief: 'nourish others in a steady way',
    themes: ['structure', 'closeness'],
  },
  ashlesha: {
    says: 'You read people by the flicker of an eyelid. The coiled serpent gives insight, persuasion and a need for a hole of your own, where nobody asks what you noticed. A grip like yours can hold or squeeze, and those you love can tell the difference.',
    brief: 'see through people with a quiet eye',
    themes: ['intensity', 'privacy'],
  },
  magha: {
    says: 'The throne room and the ancestors stand behind you. You keep the portraits dusted, respect ceremony and what is due, to yourself included, and a wrongly spelled name can spoil an invitation. This week, honour someone with no rank at all.',
    brief: 'honour where you come from',
    themes: ['tradition', 'visibility'],
  },
  purva_phalguni: {
    says: 'Rest, love and a bed with a good view: this star knows how to enjoy. You charm without trying, create best when at ease, and can turn a wait at the station into a small party. The art lies in getting up before the music ends.',
    brief: 'enjoy life and charm others',
    themes: ['lightness', 'contentment'],
  },
  uttara_phalguni: {
    says: 'A promise with you is a piece of furniture, made to be used. Aryaman, who watches over agreements, rules here, and friends rely on you for the van, the loan of a ladder, the honest reference. Ask for help with the same plainness when your own roof leaks.',
    brief: 'keep agreements and help friends',
    themes: ['structure', 'company'],
  },
  hasta: {
    says: 'Your hands know before you do. Skill, humour and a grip on the small thing belong to this star of the open palm, and you can mend, fold, deal or comfort while talking of something else. When someone is serious, let go of the joke.',
    brief: 'get things done with clever hands',
    themes: ['realism', 'lightness'],
  },
  chitra: {
    says: "You want it beautiful and exact, like a jewel turned in the light. The heavenly craftsman rules here, so a crooked frame in somebody's hall asks you to straighten it. People may love the piece even more if they see it while one facet is still rough.",
    brief: 'make things beautiful and exact',
    themes: ['originality', 'visibility'],
  },
  swati: {
    says: 'A young shoot in the wind bends and keeps its root. Vayu, the wind, is the deity, so you need independence, trade and air, and you adapt without noise to any table you are put at. There should be one place you come back to.',
    brief: 'bend freely and stay yourself',
    themes: ['independence', 'change'],
  },
  vishakha: {
    says: "The goal stands in front of you like an archway, and you mean to go through it. Each obstacle adds to your determination, and a rival's success can cost you a night. Look sideways now and then at who has been walking along.",
    brief: 'pursue a goal with persistence',
    themes: ['ambition', 'intensity'],
  },
  anuradha: {
    says: 'Friendship across distance is your talent, with Mitra, the friend, as deity. You work devotedly in groups, keep faith through winters, and still write to people others have lost sight of. They do not always see that you are hungry too, so it has to be said.',
    brief: 'keep friendships with devotion',
    themes: ['company', 'stability'],
  },
  jyeshtha: {
    says: 'The eldest carries the keys. You protect, decide and see the attack coming while others are still pouring tea, and pride in that can make it lonely. Hand someone the small key first, and watch how carefully they turn it.',
    brief: "take the elder's part and protect",
    themes: ['ambition', 'privacy'],
  },
  mula: {
    says: 'You pull things up to look at the root. The star of Nirriti, who undoes, can upset a garden, a theory or a family lunch, and it finds the cause that nobody else did. What still has life in it wants to be planted again before you move on.',
    brief: 'go down to the root of things',
    themes: ['intensity', 'change'],
  },
  purva_ashadha: {
    says: 'The waters are confident: they expect to win in the end. With Apas, the waters, as deity you persuade, refresh and rarely give in, and an argument with you feels like a pleasant swim against a current. Hear the objection twice before you flow over it.',
    brief: 'believe you can win people over',
    themes: ['boldness', 'idealism'],
  },
  uttara_ashadha: {
    says: 'A later victory is the promise of this star, the kind that lasts since it was fair. You work long and by principle, as if under many eyes at once, and can forget to look up. A small win in between may be celebrated with cake.',
    brief: 'win late and by fair means',
    themes: ['structure', 'ambition'],
  },
  shravana: {
    says: 'You learn by listening. The ear is the symbol here, Vishnu the deity, and a phrase heard once at a bus stop stays with you for years. People tell you a great deal. Listen as well to the tone in which you speak to yourself.',
    brief: 'learn by listening well',
    themes: ['reason', 'tradition'],
  },
  dhanishta: {
    says: 'Rhythm runs in you: drums, teams, timing, the step that makes others fall in. The eight Vasus give plenty and a taste for performance. Among so many beats, leave a rest in the score for a private tune.',
    brief: 'move in rhythm with a group',
    themes: ['ambition', 'company'],
  },
  shatabhisha: {
    says: 'A hundred healers stand around an empty circle. Varuna, who sees what is hidden, rules here: you think in secret, look for remedies and need distance in order to see. At some point in the evening, step out of the circle for supper.',
    brief: 'seek remedies in solitude',
    themes: ['solitude', 'originality'],
  },
  purva_bhadrapada: {
    says: 'Two faces look from this star, the mild one for visitors and the fierce one for what matters. You can burn for an ideal, give up sleep for it, and frighten people who agree with you. Cool it in water before you carry it among them.',
    brief: 'burn for an ideal',
    themes: ['idealism', 'intensity'],
  },
  uttara_bhadrapada: {
    says: 'Deep water with a calm surface: the serpent of the depths lives here. You are patient, thoughtful and hard to unsettle, and people bring you what they cannot carry. Speak sooner, while the question still floats.',
    brief: 'stay calm above great depths',
    themes: ['stability', 'privacy'],
  },
  revati: {
    says: 'The last star sees travellers safely home. Pushan guides the lost, and you notice who has fallen behind on the path or gone quiet at the table. Keep a lamp lit for your own return as well.',
    brief: 'guide others safely home',
    themes: ['idealism', 'closeness'],
  },
};
