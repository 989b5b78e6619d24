import type { Texts } from '../shape.ts';

export const OVERLAYS: Texts['overlays'] = {
  sun: {
    1: {
      says: 'One of you lights up how the other appears, and strangers notice. It flatters and it may outshine. Let the lit one enter first.',
      brief: 'bring each other into view',
      themes: ['visibility', 'closeness'],
    },
    2: {
      says: "Values and money come into the light. One strengthens the other's sense of worth. Talk of prices without pride.",
      brief: "strengthen each other's worth",
      themes: ['stability', 'closeness'],
    },
    3: {
      says: "Daily talk becomes bright: messages, errands, neighbours. One opens the other's mouth. Listen back.",
      brief: "brighten each other's daily talk",
      themes: ['lightness', 'reason'],
    },
    4: {
      says: "Family rooms get lamps. One is let into the other's private ground. Wipe your feet, stay long.",
      brief: 'bring light into the home',
      themes: ['privacy', 'closeness'],
    },
    5: {
      says: "Play, romance and pride in what you make awake. One is the other's favourite audience. Switch seats.",
      brief: 'delight in each other',
      themes: ['lightness', 'visibility'],
    },
    6: {
      says: "Habits and work get attention, useful or bossy. One improves the other's days. Ask before tidying.",
      brief: "improve each other's days",
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Here one sees the partner in the other, in full daylight. It is the bond of equals. Keep two names on the door.',
      brief: 'see a partner in each other',
      themes: ['closeness', 'visibility'],
    },
    8: {
      says: 'Hidden things come up to be seen. One touches trust, debts, desire. Go down together, hold hands.',
      brief: 'look into hidden places together',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'The world grows wider. One becomes guide or fellow pilgrim. Disagree about maps happily.',
      brief: "widen each other's world",
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Ambition gets a witness. One shows the other off or shows the way. Love the person under the title.',
      brief: "encourage each other's calling",
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friendship is the bright room. Plans and circles are shared. Keep an evening for two.',
      brief: 'be friends with shared hopes',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'One sees what the other hides even from themselves. Tread softly. Silence can be company.',
      brief: 'see what is hidden in each other',
      themes: ['privacy', 'feeling'],
    },
  },
  moon: {
    1: {
      says: "Moods show at once between you. One feels the other's presence bodily. Dress warmly for storms.",
      brief: 'feel each other at once',
      themes: ['feeling', 'closeness'],
    },
    2: {
      says: "Comfort, food and savings feel shared. One feels safer by the other's cupboard. Fill it together.",
      brief: 'feel safe with shared comforts',
      themes: ['contentment', 'stability'],
    },
    3: {
      says: 'You chat your feelings along all day. One calms the other by phone. Call back.',
      brief: 'talk your moods through',
      themes: ['lightness', 'feeling'],
    },
    4: {
      says: 'Home, at last, says one of the two. Family feeling comes fast. Choose whose curtains.',
      brief: 'feel at home together',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: "Tender play, laughter, small gifts. One mothers the other's joy. Let it run.",
      brief: 'play together with tenderness',
      themes: ['lightness', 'feeling'],
    },
    6: {
      says: 'Care comes as service: lunch packed, pills sorted, cat fed. Say thanks before it is habit.',
      brief: 'look after each other daily',
      themes: ['realism', 'feeling'],
    },
    7: {
      says: "Moods meet across the table. One senses the other's needs. Have some needs alone.",
      brief: "sense each other's needs",
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: 'Feeling runs deep and quiet. Old sorrows find a listener. Keep tissues and jokes.',
      brief: 'share feelings that run deep',
      themes: ['intensity', 'feeling'],
    },
    9: {
      says: 'Hope and distance feel like home. You nourish belief. Travel lightly.',
      brief: "nourish each other's hopes",
      themes: ['idealism', 'feeling'],
    },
    10: {
      says: "One feels the other's public worries. Support comes before speeches. Leave work at the mat.",
      brief: "support each other's work",
      themes: ['ambition', 'feeling'],
    },
    11: {
      says: "Friends become family. One feels at ease in the other's circle. Ask them to supper.",
      brief: 'feel at ease among friends',
      themes: ['company', 'feeling'],
    },
    12: {
      says: 'One soothes what the other never says. Dreams are shared, and tiredness too. Sleep enough.',
      brief: 'soothe sorrows nobody has spoken',
      themes: ['feeling', 'privacy'],
    },
  },
  mercury: {
    1: {
      says: 'Questions greet the other at the door. One describes, the other recognises. Be kind in detail.',
      brief: 'describe each other well',
      themes: ['reason', 'lightness'],
    },
    2: {
      says: 'Ideas about earning and worth pass back and forth. Do the sums together.',
      brief: 'think about money together',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'You could talk through three nights. Bring bread.',
      brief: 'could talk without an end',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Family stories get asked for. One draws the other out at home. Listen slowly.',
      brief: "ask about each other's roots",
      themes: ['privacy', 'reason'],
    },
    5: {
      says: "Jokes, games and verses. One tickles the other's wit. Write a play.",
      brief: 'play with words together',
      themes: ['lightness', 'originality'],
    },
    6: {
      says: 'Methods are discussed, and lists exchanged. Praise the system, then mend it.',
      brief: 'organise daily work together',
      themes: ['structure', 'reason'],
    },
    7: {
      says: 'Conversation is the partnership. Agreements are worded well. Read them aloud.',
      brief: 'talk together as equals',
      themes: ['diplomacy', 'reason'],
    },
    8: {
      says: 'Questions go where others stop. Secrets are safe if asked gently.',
      brief: 'ask each other deep questions',
      themes: ['intensity', 'reason'],
    },
    9: {
      says: "You study, argue, plan far trips. One is the other's lecturer. Change desks.",
      brief: 'learn about the world together',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: "Career talk is useful here. One edits the other's speech. Clap after.",
      brief: 'advise each other on work',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'Plans hatch by the dozen. Share contacts. Finish one.',
      brief: 'hatch plans with friends',
      themes: ['company', 'reason'],
    },
    12: {
      says: "Thoughts are guessed. One puts the other's silence into words. Ask if it fits.",
      brief: "guess each other's thoughts",
      themes: ['privacy', 'reason'],
    },
  },
  venus: {
    1: {
      says: 'One finds the other beautiful, and says it. The mirror smiles. Return the look.',
      brief: 'find each other beautiful',
      themes: ['closeness', 'lightness'],
    },
    2: {
      says: "Gifts, tastes and comforts agree. One raises the other's worth. Spend wisely, enjoy fully.",
      brief: 'share comforts and gifts',
      themes: ['contentment', 'closeness'],
    },
    3: {
      says: "Sweet messages and pleasant walks. One softens the other's speech. Send another line.",
      brief: 'speak kindly to each other',
      themes: ['diplomacy', 'lightness'],
    },
    4: {
      says: "Home grows lovely. One brings peace into the other's rooms. Leave shoes anywhere.",
      brief: 'make home lovely together',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Romance in its own garden. Play without score. Plant for later.',
      brief: 'romance and play together',
      themes: ['lightness', 'closeness'],
    },
    6: {
      says: 'Affection lives in favours. One makes work nicer. Love is more than help.',
      brief: 'show love through favours',
      themes: ['realism', 'diplomacy'],
    },
    7: {
      says: 'The wish to be two feels natural. Courtesy lasts here. Dare to differ.',
      brief: 'wish to be a pair',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Desire has depth and secrecy. One trusts with more than words. Be gentle with power.',
      brief: 'desire each other deeply',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'Love likes trains, temples and foreign suppers. Go.',
      brief: 'love by travelling and learning',
      themes: ['idealism', 'lightness'],
    },
    10: {
      says: 'You make a fine pair in public. Charm opens doors. Stay kind backstage.',
      brief: 'look good together in public',
      themes: ['visibility', 'diplomacy'],
    },
    11: {
      says: "Liking makes friends of lovers. One enriches the other's circle. Dance in company.",
      brief: 'enjoy your friends together',
      themes: ['company', 'lightness'],
    },
    12: {
      says: "Secret tenderness, unsaid for long. One loves the other's hidden side. Say it in the dark.",
      brief: 'love in secret ways',
      themes: ['privacy', 'closeness'],
    },
  },
  mars: {
    1: {
      says: 'One sets the other moving, for better or quarrel. Bodies notice. Start sport.',
      brief: 'set each other moving',
      themes: ['boldness', 'intensity'],
    },
    2: {
      says: 'Drive meets purse. You earn harder and argue about spending. Set limits beforehand.',
      brief: 'push each other to earn',
      themes: ['ambition', 'directness'],
    },
    3: {
      says: "Debates get hot, errands quick. One provokes the other's wit. Stop at laughter.",
      brief: 'debate with heat and wit',
      themes: ['directness', 'lightness'],
    },
    4: {
      says: 'Hammers and tempers enter the house. Build, then rest.',
      brief: 'stir up the home',
      themes: ['change', 'intensity'],
    },
    5: {
      says: 'Desire plays openly. One dares the other. Let nobody lose.',
      brief: 'play and desire openly',
      themes: ['boldness', 'lightness'],
    },
    6: {
      says: "Work goes faster and rougher. One drives the other's habits. Breathe at noon.",
      brief: "drive each other's work",
      themes: ['structure', 'directness'],
    },
    7: {
      says: 'Attraction with argument attached. One challenges the other as equal. Shake hands nightly.',
      brief: 'challenge each other as equals',
      themes: ['directness', 'closeness'],
    },
    8: {
      says: 'Passion and power, close together. Ask, agree, then dive.',
      brief: 'meet in deep passion',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'Beliefs get contested, trips get booked. One pushes the horizon. Pack water.',
      brief: 'push each other further',
      themes: ['boldness', 'idealism'],
    },
    10: {
      says: 'Ambition doubles. One pushes the other up, or competes. Share the ladder.',
      brief: "push each other's ambition",
      themes: ['ambition', 'boldness'],
    },
    11: {
      says: "A team forms around a cause. One stirs the other's friends. Aim together.",
      brief: 'fight for shared aims',
      themes: ['company', 'boldness'],
    },
    12: {
      says: 'Hidden anger gets touched. One wakes what the other buried. Speak softly, soon.',
      brief: 'touch anger that was buried',
      themes: ['privacy', 'intensity'],
    },
  },
  jupiter: {
    1: {
      says: 'One sees the best in the other, who stands taller. Believe it modestly.',
      brief: 'see the best in each other',
      themes: ['idealism', 'boldness'],
    },
    2: {
      says: 'Generosity with means and praise. Things seem enough. Keep a little back.',
      brief: 'feel that there is enough',
      themes: ['contentment', 'idealism'],
    },
    3: {
      says: 'Conversation encourages. One teaches the other to ask. Ask.',
      brief: "encourage each other's minds",
      themes: ['reason', 'idealism'],
    },
    4: {
      says: 'A wide welcome at home. Family grows by guests. Keep a quiet room.',
      brief: 'make the home wider',
      themes: ['contentment', 'company'],
    },
    5: {
      says: 'Joy multiplies: games, children, stages. Praise honestly.',
      brief: "multiply each other's joy",
      themes: ['lightness', 'boldness'],
    },
    6: {
      says: "Help arrives in working clothes. One lightens the other's duties. Mind the load.",
      brief: "lighten each other's work",
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'A generous partnership. Each wishes the other more life. Wish in detail.',
      brief: 'wish each other more',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Trust grows where it was thin. One brings hope to dark corners. Stay honest.',
      brief: 'bring hope to hard places',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'Teachers to each other. Study, faith and far roads open. Take turns leading.',
      brief: 'open roads for each other',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Support in public life. One recommends the other. Earn it.',
      brief: 'help each other rise',
      themes: ['ambition', 'company'],
    },
    11: {
      says: 'Friends and hopes expand. One invites the other to larger tables. Wash up together.',
      brief: 'share hopes that are large',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'Quiet protection. One prays, thinks, or simply hopes for the other. Let it be known.',
      brief: 'protect each other quietly',
      themes: ['solitude', 'idealism'],
    },
  },
  saturn: {
    1: {
      says: 'One makes the other more serious, or safer. Criticise seldom. Hold steadily.',
      brief: "steady each other's step",
      themes: ['structure', 'caution'],
    },
    2: {
      says: 'Money matters turn sober. One teaches thrift. Allow treats.',
      brief: 'be careful with means',
      themes: ['caution', 'stability'],
    },
    3: {
      says: 'Words are weighed. One listens like an editor. Be a fan first.',
      brief: 'choose words with care',
      themes: ['caution', 'structure'],
    },
    4: {
      says: 'Duty enters the home. Walls get stronger. Open curtains.',
      brief: 'build a firm home',
      themes: ['structure', 'privacy'],
    },
    5: {
      says: 'Play is examined. Love turns responsible. Schedule silliness.',
      brief: 'take love as a serious matter',
      themes: ['caution', 'closeness'],
    },
    6: {
      says: 'Work together is thorough. Chores are fair. Rest equally.',
      brief: 'work in good order',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Commitment is the keynote. It binds and matures. Renew it in words.',
      brief: 'commit to each other',
      themes: ['stability', 'closeness'],
    },
    8: {
      says: 'Trust goes slowly through hard ground. Shared debts need clear papers.',
      brief: 'build up trust slowly',
      themes: ['caution', 'intensity'],
    },
    9: {
      says: 'Beliefs get tested. One asks for proof. Travel with plans and detours.',
      brief: "test each other's beliefs",
      themes: ['realism', 'tradition'],
    },
    10: {
      says: 'Career gains weight. One is mentor or judge. Be mentor.',
      brief: "give each other's work weight",
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Few friends, long plans. The circle is vetted. Admit a clown.',
      brief: 'make long plans together',
      themes: ['stability', 'company'],
    },
    12: {
      says: "Old fears are touched. One sits by the other's door. Knock kindly.",
      brief: "touch each other's old fears",
      themes: ['caution', 'privacy'],
    },
  },
};
