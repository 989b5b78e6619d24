import type { Texts } from '../shape.ts';

export const ANGLE_ASPECTS: Texts['angleAspects'] = {
  sun: {
    asc: {
      says: 'Everyone notices you, even on days when you would rather buy bread unseen. What you are stands at the front door. Use the light to show others into the room as well.',
      brief: 'stand plainly in view',
      themes: ['visibility', 'boldness'],
    },
    mc: {
      says: 'Born near noon, you carry your purpose at the most public point of the sky. People expect you to take charge and you mostly agree. Keep a place where you are nobody.',
      brief: 'aim for a visible place in the world',
      themes: ['visibility', 'ambition'],
    },
    dsc: {
      says: 'At sunset, when you were born, the day hands over to others, and so do you. You shine in company, through partners and clients. Find out what you think before they arrive.',
      brief: 'come alive through other people',
      themes: ['closeness', 'company'],
    },
    ic: {
      says: 'Your light burns at the root, near midnight, far from the street. Family, land and inner life hold the centre. Let outsiders know now and then how much goes on in there.',
      brief: 'keep your centre at home',
      themes: ['privacy', 'tradition'],
    },
  },
  moon: {
    asc: {
      says: "The day's weather is on your face. You respond before you think, and people trust you with babies, keys and confessions. Leave the room for a minute when a feeling is not yours.",
      brief: 'respond to every mood around you',
      themes: ['feeling', 'closeness'],
    },
    mc: {
      says: 'In public they feel that you care, and they come. Your work and name move in tides and may depend on the many. Plan low water into the year.',
      brief: 'care in full view of others',
      themes: ['visibility', 'feeling'],
    },
    dsc: {
      says: 'You look for home in another person, and offer one. Moods travel quickly across your table. Ask for nourishment as plainly as you serve it.',
      brief: 'look for home in a partner',
      themes: ['closeness', 'feeling'],
    },
    ic: {
      says: 'Here the Moon has its own floor: memory, mother tongue, the bed by the wall. You recover only in private. Guard that privacy without pulling up the ladder.',
      brief: 'belong deeply to your private life',
      themes: ['privacy', 'feeling'],
    },
  },
  mercury: {
    asc: {
      says: 'Words come out before your coat is off. You strike people as alert, amusing and a bit hard to catch. Let the second impression be a listening one.',
      brief: 'greet the world with words',
      themes: ['reason', 'lightness'],
    },
    mc: {
      says: 'You are known by what you say or write, and by how fast you find out. Careers of two strands suit you. Guard your name in every message you dash off.',
      brief: 'make your voice your profession',
      themes: ['visibility', 'reason'],
    },
    dsc: {
      says: "The best of your ideas were somebody else's question. You choose partners for their talk. When conversation stops, look at each other and see what else is there.",
      brief: 'seek minds that answer yours',
      themes: ['closeness', 'reason'],
    },
    ic: {
      says: 'A chatterbox lives in the quietest room of you, and reads at night. Home means books, siblings, shared jokes. Write the family story down.',
      brief: 'keep a busy mind at home',
      themes: ['privacy', 'reason'],
    },
  },
  venus: {
    asc: {
      says: 'Pleasant to look at and to be near, you are forgiven quickly. You put people at their ease with taste and tact. Be a little inconvenient once in a while.',
      brief: 'please others at first sight',
      themes: ['diplomacy', 'lightness'],
    },
    mc: {
      says: 'Your public face has charm, and beauty or mediation may be your trade. People promote what they like. Let them also see that you are good at it.',
      brief: 'win a name through grace',
      themes: ['visibility', 'diplomacy'],
    },
    dsc: {
      says: 'Agreeable partners come to meet you, and love sits high on the list. You see the best side of the other. Look for your own reflection elsewhere too.',
      brief: 'look for love and find it in others',
      themes: ['closeness', 'diplomacy'],
    },
    ic: {
      says: 'Peace at home is your private luxury. You arrange, soften, plant, and recover there. Say the cross word indoors as well, before it grows moss.',
      brief: 'make beauty in private',
      themes: ['privacy', 'contentment'],
    },
  },
  mars: {
    asc: {
      says: 'You walk as though the pavement owed you room. Quick to act, quick to redden, honest in a fight. Warm up before you meet people, as athletes do.',
      brief: 'act before you explain',
      themes: ['boldness', 'directness'],
    },
    mc: {
      says: 'Ambition shows. You fight your way, make things move, and are remembered for it by friends and opponents. Choose what you would be proud to have fought for.',
      brief: 'push for your goals in public',
      themes: ['ambition', 'boldness'],
    },
    dsc: {
      says: 'Forceful people seem to pick you, and a part of you enjoys it. Disagreement keeps the bond alive. Argue about one thing at a time.',
      brief: 'draw strong people towards you',
      themes: ['intensity', 'closeness'],
    },
    ic: {
      says: 'There is a stove in the cellar and it never quite goes out. Old quarrels at home made you quick to defend it. Give that heat a workshop.',
      brief: 'carry fire in your foundations',
      themes: ['privacy', 'intensity'],
    },
  },
  jupiter: {
    asc: {
      says: 'People brighten, since you appear to expect something good of them. You take up space kindly. Arrive on time, and the welcome lasts.',
      brief: 'bring good cheer into a room',
      themes: ['boldness', 'company'],
    },
    mc: {
      says: 'Goodwill helps you up. Your name may grow through teaching, publishing, faith in an idea. Stay near the people who knew the smaller office.',
      brief: "rise on other people's goodwill",
      themes: ['ambition', 'idealism'],
    },
    dsc: {
      says: 'You marry well, in the widest sense: your partners enlarge you. You give them credit, at times in advance. Check the references with love.',
      brief: 'are enlarged by your partners',
      themes: ['closeness', 'idealism'],
    },
    ic: {
      says: 'A generous root holds you, perhaps one grandparent with a big table. At home you believe in life again. Build a house that others can find.',
      brief: 'draw faith from your roots',
      themes: ['contentment', 'tradition'],
    },
  },
  saturn: {
    asc: {
      says: 'Shoulders set, eyes level: you look like someone in charge before you feel it. Life handed you early weights. Smile first, and the room learns that you are off duty.',
      brief: 'seem older and graver than you feel',
      themes: ['structure', 'caution'],
    },
    mc: {
      says: 'You are being watched, you think, and often you are. Position comes slowly, with work, and asks for a clean record. Set your own measure of success.',
      brief: 'build a name by long effort',
      themes: ['ambition', 'structure'],
    },
    dsc: {
      says: 'You take the other person seriously and fear the cost. Bonds come late, or with duties, and can last very long. Let love have a holiday.',
      brief: 'weigh every bond with care',
      themes: ['caution', 'stability'],
    },
    ic: {
      says: 'A strict floor runs under your life: a hard house, a duty, an old silence. You become the foundation yourself. Warm the stone, for it belongs to you now.',
      brief: 'stand on hard-won foundations',
      themes: ['structure', 'privacy'],
    },
  },
  uranus: {
    asc: {
      says: 'Nobody forgets meeting you. Your manner changes like a switch, and you cannot be grouped. Leave a forwarding address.',
      brief: 'appear as one of a kind',
      themes: ['originality', 'independence'],
    },
    mc: {
      says: 'Your path has sharp bends, and you prefer it to the motorway. You may be known for being first or for being different. Explain the turn to those travelling with you.',
      brief: 'take sudden turns in public',
      themes: ['change', 'visibility'],
    },
    dsc: {
      says: 'Your ideal partners do not fence you you in, and the real ones jump the fence. Exciting is a start. Agree on what stays.',
      brief: 'want freedom in every bond',
      themes: ['independence', 'change'],
    },
    ic: {
      says: 'The ground moved in your childhood, in one way or another. You learned to be at home in change. Plant something slow.',
      brief: 'have roots that like to move',
      themes: ['change', 'originality'],
    },
  },
  neptune: {
    asc: {
      says: 'You shimmer a little, and everyone sees someone else. You absorb a place on entering it. Rinse off the day at the door.',
      brief: 'seem soft and hard to grasp',
      themes: ['feeling', 'idealism'],
    },
    mc: {
      says: 'A calling pulls you, part vision, part mist. The public may adore or misread you. Have someone sober handle the calendar.',
      brief: 'follow a calling full of mist',
      themes: ['idealism', 'visibility'],
    },
    dsc: {
      says: 'Through a lovely haze you look at the one opposite. You are compassionate, at times deceived, often by hope. Ask plain questions in good light.',
      brief: 'see others through a haze of hope',
      themes: ['closeness', 'idealism'],
    },
    ic: {
      says: 'Home has no clear outline: the sea, a song, a parent who was not quite there. You long back to it. Make one real room out of the longing.',
      brief: 'long for a home beyond the map',
      themes: ['feeling', 'privacy'],
    },
  },
  pluto: {
    asc: {
      says: 'Strangers lower their voices. You have presence, see through fronts, and reveal little of yours. Tell them a joke early on.',
      brief: 'have a presence people feel',
      themes: ['intensity', 'privacy'],
    },
    mc: {
      says: 'You are drawn to the levers. Your public life can collapse and be rebuilt larger. Use the lever in view of everyone.',
      brief: 'want work that changes things',
      themes: ['ambition', 'intensity'],
    },
    dsc: {
      says: 'Whoever comes close changes you, and you them. Power is part of love here, better said than shown. Keep your own key.',
      brief: 'are transformed by those close to you',
      themes: ['intensity', 'closeness'],
    },
    ic: {
      says: 'Below the house lies another house. Family secrets, survival, strength: you have the map. Go down by day, with a friend and a torch.',
      brief: 'carry buried strength from the past',
      themes: ['intensity', 'tradition'],
    },
  },
};
