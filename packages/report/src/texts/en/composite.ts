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
        says: 'You are a conversation that happens to share an address. News, jokes and half-thoughts go to and fro all day, and a silent week would feel like a power cut. Ask each other something new now and then.',
        brief: 'live by talking together',
        themes: ['lightness', 'reason'],
      },
      4: {
        says: 'Home is the purpose here, private and rooted: a kitchen, a garden, a place where relatives leave their boots. What happens behind your door gives you both your strength. Let the world visit on Sundays.',
        brief: 'make home your centre',
        themes: ['privacy', 'tradition'],
      },
      5: {
        says: 'You exist together in order to enjoy and create: pieces of work, games, feasts, children in any sense of the word. The bond dims when only duties are left. Guard the play as others guard their savings.',
        brief: 'create and enjoy together',
        themes: ['lightness', 'visibility'],
      },
      6: {
        says: 'Working side by side is how you love. A shelf put up, an old animal cared for, a small business kept going make you feel like a pair. Put down the tools by eight, or the talk is only of tasks.',
        brief: 'work side by side',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'Partnership itself is the point of you two. You mirror, weigh, argue fairly, and others bring you their disputes. So much looking at each other needs a counterweight: a room for each, and a door.',
        brief: 'live for your partnership',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'This bond transforms the two people in it. You have seen each other at the worst table and stayed, and crisis, passion or shared stakes keep it awake. Learn to bear peace as well.',
        brief: 'change by being together',
        themes: ['intensity', 'change'],
      },
      9: {
        says: 'You are travellers with one question between you. Maps, books, courses and long talks after midnight feed the bond, and routine starves it. Come home for the winter and see whom you brought along.',
        brief: 'travel and search together',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'The pair has a task in public. Work, office or example, something is expected of you both. Others look to you. Switch off the sign at night.',
        brief: 'have a task in the world',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Friendship and a shared cause come first. You met in a crowd or soon gathered one, and your circle is half of your house. Keep a key of your own, for evenings when two are enough.',
        brief: 'share friends and causes',
        themes: ['company', 'idealism'],
      },
      12: {
        says: 'Much happens in silence between you and is seen by few. A walk without phones does more for you than any party, and retreat restores you both. Let one friend in, so that the quiet has a window.',
        brief: 'belong together in private',
        themes: ['privacy', 'solitude'],
      },
    },
    moon: {
      1: {
        says: 'What the pair feels shows on its face. A quarrel at breakfast is still visible at the bakery, and so is a good night. People ask how you two are; a kind half of the truth is enough.',
        brief: 'show feelings as a pair',
        themes: ['feeling', 'visibility'],
      },
      2: {
        says: 'You feel safe when the cupboard is full. A shared meal settles what a discussion could not, and a bare fridge makes both of you oddly sad. Leave some space among the stores for a guest.',
        brief: 'feel safe with plenty',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Chatter keeps the mood warm. Short messages through the day are how you hold hands, and a silent phone feels like a closed door. Call at lunch, even with nothing to report.',
        brief: 'stay close by talking',
        themes: ['lightness', 'feeling'],
      },
      4: {
        says: 'Nesting is an instinct in this pair. Old photographs and family recipes have more pull than plans, and both of you grow softer once the curtains are drawn. Air the memories, so that there is room for new ones.',
        brief: 'nest and remember together',
        themes: ['closeness', 'privacy'],
      },
      5: {
        says: 'Affection plays here. Laughter after a hard day is your first aid, and you comfort each other with silly voices, cards or a cake at midnight. When the fun stops, someone is sad: ask.',
        brief: 'comfort each other by playing',
        themes: ['lightness', 'feeling'],
      },
      6: {
        says: 'Care sits in the chores. When sleep and meals slip, tenderness slips too, and neither of you knows why the evening is so cold. Keep mealtimes as others keep anniversaries, and the feeling returns by itself.',
        brief: 'care through daily rhythm',
        themes: ['structure', 'feeling'],
      },
      7: {
        says: 'Each mood answers the other. When one is low, the other sags before a word is said, and both set about repairing it. Say sooner what you feel, and ask whether it was yours to begin with.',
        brief: "answer each other's moods",
        themes: ['closeness', 'feeling'],
      },
      8: {
        says: 'Emotions go deep and stay private. A glance across a crowded room is enough to know, and you know too much of each other to pretend. Be gentle with that knowledge, above all in a quarrel.',
        brief: 'feel very deeply together',
        themes: ['intensity', 'feeling'],
      },
      9: {
        says: 'Shared hope is the hearth of this bond. On trains and in strange cafés you are softest with each other, and movement calms you. When home gets heavy, plan the next road over a map.',
        brief: 'find comfort in hope',
        themes: ['idealism', 'feeling'],
      },
      10: {
        says: 'Your moods have an audience. Colleagues and neighbours bring their worries to the two of you, and your care becomes a kind of public office. Guard one tender thing that nobody else knows about.',
        brief: 'care in public together',
        themes: ['visibility', 'feeling'],
      },
      11: {
        says: 'Among friends you feel like a family. A full table lets both of you sleep better, and the group notices at once when something is wrong between you. Stay on for breakfast with just each other.',
        brief: 'feel at home among friends',
        themes: ['company', 'feeling'],
      },
      12: {
        says: 'Unsaid feelings gather in pools beneath the days. Much is sensed in the dark and never mentioned in the morning, out of kindness. Rest together often, and let one soft sentence a day come up.',
        brief: 'feel much in silence',
        themes: ['privacy', 'feeling'],
      },
    },
    venus: {
      1: {
        says: 'A pleasant sight, and you two know it: hosts are glad to seat you in the middle. Charm is the capital you share. Spend some of it on making peace, and some on each other in old jumpers.',
        brief: 'please others as a pair',
        themes: ['diplomacy', 'lightness'],
      },
      2: {
        says: 'Taste unites you: you choose linen, cheese and friends by the same measure, and keep good things well. Comfort is part of the tenderness. Giving some of it away together makes it sweeter.',
        brief: 'love good comfort together',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Affection lives in messages, nicknames and a sweetness on the stairs. A note in the lunch box is worth a jewel here, and a curt word hurts for a day. Write on paper now and then.',
        brief: 'love by small words',
        themes: ['lightness', 'diplomacy'],
      },
      4: {
        says: 'Peace at home is your art, from the colour of the walls to the tone at breakfast. Discord there spoils every other pleasure for you both. Let a quarrel have its corner, so that it does not need the whole house.',
        brief: 'love in a peaceful home',
        themes: ['contentment', 'privacy'],
      },
      5: {
        says: 'Romance stays young here. A bit of theatre, a good shirt, a plan whispered in the hall keep it alive when the years pile up. Go on with dates as if each were the third.',
        brief: 'keep romance young together',
        themes: ['lightness', 'spontaneity'],
      },
      6: {
        says: 'Love shows in favours. One repairs the bicycle, the other irons the collar, and both feel courted by it. The trouble starts with keeping score, so do something charming now and then that helps nobody.',
        brief: 'love through helpful acts',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: 'Fairness and fondness balance each other here. You like being two, and courtesy survives even the tax return. Practise disagreeing prettily, since a thing swallowed for the sake of harmony comes back later.',
        brief: 'enjoy being a pair',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Passion pulls you downwards, sweetly. What you desire in each other cannot quite be said, and jealousy is never very far from it. Trust it, and agree in daylight on what is safe.',
        brief: 'love with deep passion',
        themes: ['intensity', 'closeness'],
      },
      9: {
        says: 'Beauty comes to you from far away. Foreign markets, strange music and a night train make you hold hands again like beginners. Learn a song out there, and sing it in your own kitchen in February.',
        brief: 'love what is far away',
        themes: ['idealism', 'lightness'],
      },
      10: {
        says: 'Others admire you as a couple, and doors open for the charm of it. It helps your work, and it can become a costume. Look for hours in which no one is admiring you at all.',
        brief: 'are admired as a pair',
        themes: ['visibility', 'diplomacy'],
      },
      11: {
        says: "Friends adore your table, and half of your love story takes place in other people's gardens. Company brings out the best in your affection. Set fewer chairs at times, and see what you say then.",
        brief: 'love in good company',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'A private tenderness lives here that few people suspect. In public you hardly touch, and nobody guesses what a hand on the back of a chair can mean. Keep it as it is, and tell each other.',
        brief: 'love where few see it',
        themes: ['privacy', 'closeness'],
      },
    },
    mars: {
      1: {
        says: "You act as one fist or as two. Together you start things before breakfast, quarrels included, and people make way. Choose an aim outside yourselves, or you may become each other's.",
        brief: 'act boldly as a pair',
        themes: ['boldness', 'directness'],
      },
      2: {
        says: 'Earning spurs you on, and so does spending. Who bought what, and why, is rarely a neutral question in this house. Argue about it by appointment, and put the same drive into something you both want.',
        brief: 'strive together for means',
        themes: ['ambition', 'directness'],
      },
      3: {
        says: 'Quick talk, quick tempers and fast errands mark the pair of you. You are halfway through the argument before the subject is clear, then laugh about it in the car. Brake a little at corners.',
        brief: 'speak and act fast',
        themes: ['directness', 'spontaneity'],
      },
      4: {
        says: 'Renovation is a form of love here. A spanner in the hand saves you from harder words, and some walls have come down that stood for years. When the dust settles, sit in it together and be quiet.',
        brief: 'stir things at home',
        themes: ['intensity', 'change'],
      },
      5: {
        says: 'Desire and play are lively with you. Tennis, cards or flirting: the score is kept with pleasure, and a rival makes you both shine. Win in turns, and let the loser choose the music.',
        brief: 'play with some heat',
        themes: ['boldness', 'lightness'],
      },
      6: {
        says: "You attack tasks. In three hours the two of you empty a garage, and the list is afraid of you. What gets attacked on the fourth day is each other's method, so learn to rest side by side.",
        brief: 'work with great drive',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'Sparks keep you awake and honest. A quarrel here clears the air as a storm does a street, and afterwards you see each other sharply again. Fight fair, about today, and with a known ending.',
        brief: 'argue and desire by turns',
        themes: ['directness', 'closeness'],
      },
      8: {
        says: 'Passion, rivalry and repair run deep between you. What binds you is strong, and so is what you hold back, which is why a small matter can shake the house. Say stop clearly, and hear it at once.',
        brief: 'share passions that run strong',
        themes: ['intensity', 'boldness'],
      },
      9: {
        says: 'Crusades and climbs suit you. A debate about justice can last from soup to dessert, and a steep path settles it better than any argument. Agree on the mountain before you both start walking.',
        brief: 'fight for beliefs together',
        themes: ['boldness', 'idealism'],
      },
      10: {
        says: 'Ambition doubles when you stand together, and others see a team that means to win. You get far. Once a year ask each other what it is for, and who has been waiting at home.',
        brief: 'strive side by side in public',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Groups move when you arrive. Committees wake up, the shy project gets a date, and some people feel pushed. Lead the cause from the middle now and then, with the one who has not spoken yet.',
        brief: 'push the causes you share',
        themes: ['company', 'boldness'],
      },
      12: {
        says: 'Anger goes missing here and returns at night. The slammed cupboard says what nobody said at supper, and both of you are surprised. Look for it by day, in a mild sentence about a small thing.',
        brief: 'hide anger from each other',
        themes: ['privacy', 'intensity'],
      },
    },
    saturn: {
      1: {
        says: 'As a pair you look earnest; even in holiday clothes you seem to have an appointment. People trust you with serious matters, and time is on your side. Smile at the door, since the house is warm.',
        brief: 'appear serious to other people',
        themes: ['structure', 'caution'],
      },
      2: {
        says: 'Thrift and worth are the lesson you share. Every larger purchase is discussed three times and then kept for years, and both feel safer for it. Allow one luxury that cannot be justified.',
        brief: 'build means with care',
        themes: ['caution', 'stability'],
      },
      3: {
        says: 'Words are careful between you, and much is thought over before it is said. That protects, and it can also leave someone alone with a guess. Check now and then whether a silence really was agreement.',
        brief: 'speak with care and pauses',
        themes: ['caution', 'structure'],
      },
      4: {
        says: 'Family duty binds you. Parents, houses and old obligations sit down at your table, and you carry them well as two. Bake bread, light a lamp, and keep one evening on which nobody is owed anything.',
        brief: 'carry family duty as two',
        themes: ['tradition', 'structure'],
      },
      5: {
        says: 'Joy has to be arranged in this bond. The theatre tickets wait on the fridge beside the bills, and spontaneity feels a little like fraud. Go on arranging it; planned delight is still delight.',
        brief: 'have to plan your pleasures',
        themes: ['structure', 'caution'],
      },
      6: {
        says: 'Order and work hold you together. The kitchen list is law and slightly feared, and nothing is ever forgotten. Loosen it on Fridays, and praise what was done before noticing what was not.',
        brief: 'keep good order together',
        themes: ['structure', 'realism'],
      },
      7: {
        says: 'A promise is the spine of this. Both of you know what was said on that bench, and mean it through colds, delays and dull winters. Stretch the spine daily, with a joke or a dance.',
        brief: 'hold to a promise',
        themes: ['stability', 'closeness'],
      },
      8: {
        says: 'You endure hard ground together. You have learned who stays calm, who grieves and who stays awake, and trust has grown slowly out of that. Share the fear in small spoonfuls before it fills a pot.',
        brief: 'endure hard things together',
        themes: ['intensity', 'structure'],
      },
      9: {
        says: 'Beliefs have to be earned here. Neither of you holds a thing true because it sounds nice, and trips are planned to the last bus. Doubt together, and take one road without knowing its end.',
        brief: 'test your beliefs on each other',
        themes: ['realism', 'tradition'],
      },
      10: {
        says: 'Responsibility in public falls to you. The two of you are asked to chair what others only attend, and you seldom refuse. Behind the door, lean on each other and let something be unfinished.',
        brief: 'carry duty in public',
        themes: ['ambition', 'structure'],
      },
      11: {
        says: 'Few friends, and old ones, suit this bond. You meet them on the same day each month and would miss it more than either admits. Add a younger one, who does not know the stories.',
        brief: 'keep old friends together',
        themes: ['stability', 'solitude'],
      },
      12: {
        says: 'Private burdens are borne privately in this pair. Each protects the other by keeping quiet, and both get tired of a weight they could have shared. Let one trusted person in, beginning with each other.',
        brief: 'bear burdens in private',
        themes: ['privacy', 'caution'],
      },
    },
  },
  ascendant: {
    aries: {
      says: 'The two of you start things, and waiting rooms bring out your worst. Others see a pair that is quick, frank and already in motion. Sit down together as well, and finish the coffee.',
      brief: 'like to start things together',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'You seem settled within a week. Guests notice the bread, the quiet and the good chairs, and stay longer than they meant to. Comfort is your style; move the sofa once a year, to stay awake.',
      brief: 'settle in together with ease',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'People meet a lively pair, rarely quiet. One starts the story, the other changes its ending, and you are always two jokes ahead of the room. Wait for each other now and then, and let one joke land.',
      brief: "are lively in each other's company",
      themes: ['lightness', 'company'],
    },
    cancer: {
      says: 'Others feel at home with you both. Coats come off quickly in your hall, someone is always being fed, and strangers tell you about their mothers. Close the door at times and feed each other.',
      brief: 'make others feel at home',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'Wherever you arrive together, it becomes an occasion, and even the dog seems to know it. Your warmth fills a room with ease. At home, let the lights be dim and nobody be splendid.',
      brief: 'make an entrance as two',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Neat, useful and modest, you leave a place better than it was. People go home from your house with a mended bag and good advice. Leave the dishes once, and be admired for nothing.',
      brief: 'are useful wherever you go together',
      themes: ['realism', 'structure'],
    },
    libra: {
      says: 'A graceful duet is what others see; waiters and quarrelling friends are fond of you. Before each step you ask what the other would like. Decide sooner, even at the price of one wrong film.',
      brief: 'move gracefully as two',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Few people really know you two, and the rest meet a polite, closed door. What lies behind it shows in a glance across the table. Laugh loudly in public sometimes; the secret is safe.',
      brief: 'guard an intense bond',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'You two are always off somewhere, and the suitcase never quite gets unpacked. Others catch the wish to go from you and forgive you for being late. Ring ahead, and stay until the plates are cleared.',
      brief: 'are always setting off together',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Dependable, dry and funny at close range, you are the pair with the spare key and the jump leads. What you build tends to stand. Loosen a tie now and then and let someone help you.',
      brief: 'build something that can last',
      themes: ['structure', 'ambition'],
    },
    aquarius: {
      says: 'An unusual pair, friendly to everyone and owned by nobody, you run a house whose rules would surprise the neighbours. Freedom keeps you fond. Keep something quite ordinary as well, such as soup on Mondays.',
      brief: 'are an unusual pair',
      themes: ['originality', 'independence'],
    },
    pisces: {
      says: 'Soft edges and shared dreams surround you. Whole afternoons vanish without a sound, and people find you kind and hard to reach. Fix a place and an hour where you both can be found.',
      brief: 'dream along the same lines',
      themes: ['feeling', 'idealism'],
    },
  },
};
