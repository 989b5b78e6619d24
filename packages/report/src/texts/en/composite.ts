import type { Texts } from '../shape.ts';

export const COMPOSITE: Texts['composite'] = {
  planets: {
    sun: {
      1: {
        says: 'This bond is visible. Plans tend to begin with the two of you being seen together. Together you have a character that people name in one breath. Keep two handwritings.',
        brief: 'are seen as one',
        themes: ['visibility', 'closeness'],
      },
      2: {
        says: 'Building something solid is the heart of it: a fund, a house, a standard. What you earn and keep becomes a portrait of the bond. Count laughter as wealth.',
        brief: 'exist to build value',
        themes: ['stability', 'ambition'],
      },
      3: {
        says: 'You are a conversation that happens to share an address. Silence for a week would feel like a power cut. Ask each other daily.',
        brief: 'live by talking together',
        themes: ['lightness', 'reason'],
      },
      4: {
        says: 'Home is the purpose here, private and rooted. Let the world visit on Sundays.',
        brief: 'make home your centre',
        themes: ['privacy', 'tradition'],
      },
      5: {
        says: 'You exist to enjoy and create: works, games, children in any sense. Guard the play.',
        brief: 'create and enjoy together',
        themes: ['lightness', 'visibility'],
      },
      6: {
        says: 'Working side by side is how you love. Put down tools by eight.',
        brief: 'work side by side',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'Partnership itself is the point. You mirror, balance, argue fairly. Each needs a room alone.',
        brief: 'live for your partnership',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'The bond transforms. You have seen each other at the worst table and stayed. Crisis, passion, shared stakes keep it alive. Learn peace as well.',
        brief: 'change by being together',
        themes: ['intensity', 'change'],
      },
      9: {
        says: 'You are travellers with one question. Belief and distance feed you. Come home for winter.',
        brief: 'travel and search together',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'The pair has a task in public. Work, office or example, something is expected of you both. Others look to you. Switch off the sign at night.',
        brief: 'have a task in the world',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Friendship and cause come first. Your circle is your house. Keep a key from it.',
        brief: 'share friends and causes',
        themes: ['company', 'idealism'],
      },
      12: {
        says: 'Much happens in silence, seen by few. A walk without phones does more for you than a party. Retreat heals you two. Let one friend in.',
        brief: 'belong together in private',
        themes: ['privacy', 'solitude'],
      },
    },
    moon: {
      1: {
        says: 'Feelings of the pair show on its face. A quarrel at breakfast is still visible at the bakery. People ask how you two are. Answer kindly.',
        brief: 'show feelings as a pair',
        themes: ['feeling', 'visibility'],
      },
      2: {
        says: 'You feel safe when the cupboard is full. A shared meal settles what a discussion could not. Comforts bond you. Leave space in it.',
        brief: 'feel safe with plenty',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Chatter keeps the mood warm. Short messages through the day are how you hold hands. Call at lunch.',
        brief: 'stay close by talking',
        themes: ['lightness', 'feeling'],
      },
      4: {
        says: 'Nesting is instinct. Old photographs and family recipes have more pull than plans. The pair feels oldest at home. Air the memories.',
        brief: 'nest and remember together',
        themes: ['closeness', 'privacy'],
      },
      5: {
        says: 'Affection plays. Laughter after a hard day is your first aid. You comfort by fun. Make it weekly.',
        brief: 'comfort each other by playing',
        themes: ['lightness', 'feeling'],
      },
      6: {
        says: 'Care sits in chores. When sleep and meals slip, so does tenderness. The mood depends on rhythm. Keep mealtimes.',
        brief: 'care through daily rhythm',
        themes: ['structure', 'feeling'],
      },
      7: {
        says: 'Each mood answers the other. If one is low, the other sags before a word is said. Balance is felt, then said. Say it sooner.',
        brief: "answer each other's moods",
        themes: ['closeness', 'feeling'],
      },
      8: {
        says: 'Emotions go deep and private. A glance across the room is enough to know. You know too much to pretend. Be gentle.',
        brief: 'feel very deeply together',
        themes: ['intensity', 'feeling'],
      },
      9: {
        says: 'Shared hope is the hearth. On trains and in strange cafés you are softest with each other. Movement calms you. Plan the next road.',
        brief: 'find comfort in hope',
        themes: ['idealism', 'feeling'],
      },
      10: {
        says: 'Your moods have an audience. Colleagues and neighbours bring you their worries as a pair. Care becomes public. Guard one secret.',
        brief: 'care in public together',
        themes: ['visibility', 'feeling'],
      },
      11: {
        says: 'Among friends you feel like family. A full table makes both of you sleep better. Stay for breakfast.',
        brief: 'feel at home among friends',
        themes: ['company', 'feeling'],
      },
      12: {
        says: 'Unsaid feelings pool beneath. Much is sensed in the dark and never mentioned. Rest together, speak softly, often.',
        brief: 'feel much in silence',
        themes: ['privacy', 'feeling'],
      },
    },
    venus: {
      1: {
        says: 'A pleasant sight, you two know it. Hosts are glad to seat you in the middle. Charm is shared capital. Spend it on peace.',
        brief: 'please others as a pair',
        themes: ['diplomacy', 'lightness'],
      },
      2: {
        says: 'Taste unites you. You choose linen, cheese and friends by the same measure. Good things, well kept. Give some away.',
        brief: 'love good comfort together',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Affection in messages, sweetness on the stairs. A note in the lunch box is worth a jewel here. Write on paper.',
        brief: 'love by small words',
        themes: ['lightness', 'diplomacy'],
      },
      4: {
        says: 'Peace at home is your art. Discord at home spoils every other pleasure for you both. Paint it once.',
        brief: 'love in a peaceful home',
        themes: ['contentment', 'privacy'],
      },
      5: {
        says: 'Romance stays young. A bit of theatre, a good shirt, a secret plan keep it alive. Keep dates as if they were the third.',
        brief: 'keep romance young together',
        themes: ['lightness', 'spontaneity'],
      },
      6: {
        says: 'Love shows in favours. One repairs the bicycle, the other irons the collar. Avoid keeping score.',
        brief: 'love through helpful acts',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: 'Fairness and fondness balance. Courtesy between you survives even the tax return. You like being two. Disagree prettily.',
        brief: 'enjoy being a pair',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Passion pulls downwards, sweetly. What you desire in each other is not quite sayable. Trust it with rules.',
        brief: 'love with deep passion',
        themes: ['intensity', 'closeness'],
      },
      9: {
        says: 'Beauty abroad, love on trains. Foreign markets and old churches make you hold hands again. Learn a song there.',
        brief: 'love what is far away',
        themes: ['idealism', 'lightness'],
      },
      10: {
        says: 'Others admire you as a couple. It helps your work, and it can become a costume. Find hours in which nobody does.',
        brief: 'are admired as a pair',
        themes: ['visibility', 'diplomacy'],
      },
      11: {
        says: "Friends adore your table. Half of your love story happens in other people's gardens. Set fewer chairs at times.",
        brief: 'love in good company',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'A private tenderness few suspect. In public you hardly touch, and nobody guesses. Keep it, speak it.',
        brief: 'love where few see it',
        themes: ['privacy', 'closeness'],
      },
    },
    mars: {
      1: {
        says: 'You act as one fist or two. Together you start things before breakfast, quarrels included. Choose an aim outside.',
        brief: 'act boldly as a pair',
        themes: ['boldness', 'directness'],
      },
      2: {
        says: 'Earning spurs you, spending too. Who bought what, and why, is rarely a neutral question. Argue by appointment.',
        brief: 'strive together for means',
        themes: ['ambition', 'directness'],
      },
      3: {
        says: 'Quick talk, quick tempers, fast errands. You are halfway through the argument before the subject is clear. Brake at corners.',
        brief: 'speak and act fast',
        themes: ['directness', 'spontaneity'],
      },
      4: {
        says: 'Renovation is a form of love. A spanner in the hand saves you from harder words. So is silence after it.',
        brief: 'stir things at home',
        themes: ['intensity', 'change'],
      },
      5: {
        says: 'Desire and play are lively. Tennis, cards or flirting: the score is kept with pleasure. Win in turns.',
        brief: 'play with some heat',
        themes: ['boldness', 'lightness'],
      },
      6: {
        says: 'You attack tasks. Three hours with you two empties a garage. The list fears you. Rest together.',
        brief: 'work with great drive',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'Sparks keep you awake and honest. A quarrel here clears the air as a storm does a street. Fight fair.',
        brief: 'argue and desire by turns',
        themes: ['directness', 'closeness'],
      },
      8: {
        says: 'Passion, rivalry, repair: deep and strong. What binds you is strong, and so is what you hold back. Say stop clearly.',
        brief: 'share passions that run strong',
        themes: ['intensity', 'boldness'],
      },
      9: {
        says: 'Crusades and climbs. A debate about justice can last from soup to dessert. Agree on the mountain.',
        brief: 'fight for beliefs together',
        themes: ['boldness', 'idealism'],
      },
      10: {
        says: 'Ambitious together, you get far. Others see a team that wants to win. Ask what for.',
        brief: 'strive side by side in public',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'You move groups. Committees wake up when you two walk in. Lead without shoving.',
        brief: 'push the causes you share',
        themes: ['company', 'boldness'],
      },
      12: {
        says: 'Anger goes missing and returns at night. The slammed cupboard says what nobody did at supper. Find it by day.',
        brief: 'hide anger from each other',
        themes: ['privacy', 'intensity'],
      },
    },
    saturn: {
      1: {
        says: 'You look earnest as a pair. Even in holiday clothes you look as if you had an appointment. Time favours you. Smile at the door.',
        brief: 'appear serious to other people',
        themes: ['structure', 'caution'],
      },
      2: {
        says: 'Thrift and worth are the lesson. Every larger purchase is discussed three times and then kept for years. Allow one luxury.',
        brief: 'build means with care',
        themes: ['caution', 'stability'],
      },
      3: {
        says: 'Careful words. Much is thought over before it is said between you. Silence is not always agreement. Check.',
        brief: 'speak with care and pauses',
        themes: ['caution', 'structure'],
      },
      4: {
        says: 'Family duty binds. Parents, houses and old obligations sit at your table. Make it warm with bread.',
        brief: 'carry family duty as two',
        themes: ['tradition', 'structure'],
      },
      5: {
        says: 'Joy must be arranged. The theatre tickets wait on the fridge beside the bills. Arrange it.',
        brief: 'have to plan your pleasures',
        themes: ['structure', 'caution'],
      },
      6: {
        says: 'Order and work hold you. The kitchen list is sacred and slightly feared. Loosen Fridays.',
        brief: 'keep good order together',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'A promise is the spine. You both know what was said on that bench, and mean it. Stretch it daily.',
        brief: 'hold to a promise',
        themes: ['stability', 'closeness'],
      },
      8: {
        says: 'You endure hard ground. You have learned who signs, who grieves and who stays awake. Share fear in small spoons.',
        brief: 'endure hard things together',
        themes: ['intensity', 'structure'],
      },
      9: {
        says: 'Earned beliefs, slow roads. Neither of you believes a thing because it sounds nice. Doubt together.',
        brief: 'test your beliefs on each other',
        themes: ['realism', 'tradition'],
      },
      10: {
        says: 'Responsibility in public. The two of you are asked to chair what others only attend. Lean on each other behind.',
        brief: 'carry duty in public',
        themes: ['ambition', 'structure'],
      },
      11: {
        says: 'Few friends, and old ones, suit this bond. You meet them on the same day each month and would miss it. Add a young one.',
        brief: 'keep old friends together',
        themes: ['stability', 'solitude'],
      },
      12: {
        says: 'Private burdens, privately borne. Each protects the other by keeping quiet, and both get tired. Ask one person in.',
        brief: 'bear burdens in private',
        themes: ['privacy', 'caution'],
      },
    },
  },
  ascendant: {
    aries: {
      says: 'The two of you start things. Waiting rooms bring out the worst in this pair. First impressions: quick, frank, in motion. Sit down together as well.',
      brief: 'like to start things together',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'You seem settled within a week. Guests notice the bread, the quiet and the good chairs. Comfort is your style. Move the sofa yearly.',
      brief: 'settle in together with ease',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'A lively pair, rarely quiet. One starts the story, the other changes its ending. Two jokes ahead. Land one.',
      brief: "are lively in each other's company",
      themes: ['lightness', 'company'],
    },
    cancer: {
      says: 'People feel at home with you both. Coats come off quickly in your hall. Close the door for yourselves.',
      brief: 'make others feel at home',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'You arrive, and it is an occasion. Even the dog seems to know it. Warm others; dim at home.',
      brief: 'make an entrance as two',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Neat, useful, modest: you improve places. People leave your house with a mended bag. Leave dishes once.',
      brief: 'are useful wherever you go together',
      themes: ['realism', 'structure'],
    },
    libra: {
      says: 'A graceful duet. Waiters and quarrelling friends are fond of you. You ask each other first. Decide sooner.',
      brief: 'move gracefully as two',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Few know you two. The rest meet a polite, closed door. Intensity shows in the eyes. Laugh loudly sometimes.',
      brief: 'guard an intense bond',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Always off somewhere. The suitcase never quite gets unpacked. You inspire and arrive late. Phone ahead.',
      brief: 'are always setting off together',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Reliable from afar, dry up close. You are the couple with the spare key and the jump leads. Ambition binds you. Loosen ties.',
      brief: 'build something that can last',
      themes: ['structure', 'ambition'],
    },
    aquarius: {
      says: 'An unusual pair, friendly to all. Your house rules would surprise the neighbours. Keep something ordinary.',
      brief: 'are an unusual pair',
      themes: ['originality', 'independence'],
    },
    pisces: {
      says: 'Soft edges, shared dreams. Whole afternoons vanish between you without a sound. Fix meeting points.',
      brief: 'dream along the same lines',
      themes: ['feeling', 'idealism'],
    },
  },
};
