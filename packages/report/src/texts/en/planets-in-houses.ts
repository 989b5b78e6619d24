import type { Texts } from '../shape.ts';

export const PLANETS_IN_HOUSES: Texts['planetsInHouses'] = {
  sun: {
    1: {
      says: 'People know when you have arrived, even if you say little. Your purpose is bound up with being yourself in person, without a stand-in. Try to enter one room this week to listen, and watch how much of you remains.',
      brief: 'live your purpose in the open',
      themes: ['visibility', 'independence'],
    },
    2: {
      says: 'What you can build, keep and pay for yourself tells you who you are. A skill with a price on it steadies you more than compliments do. Write down three things of value you own that nobody could buy.',
      brief: 'want to stand on what you have earned',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Your day is best when it contains talk: a neighbour, a sibling, a class, a page. You shine close to home, in words, as the one who connects people who live two streets apart. Keep a margin for the thought that needs longer.',
      brief: 'shine in everyday talk',
      themes: ['company', 'lightness'],
    },
    4: {
      says: 'Whoever wants to know you has to come home with you. Family, ground and privacy feed your confidence, and public success without them tastes thin. Make one corner of the house entirely your own and defend it.',
      brief: 'draw strength from home and roots',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Play is serious here. You come into your own when you make, perform, flirt or explain the rules to a child on the floor. Protect one hour a week that earns nothing and pleases you.',
      brief: 'need to create and to play',
      themes: ['visibility', 'spontaneity'],
    },
    6: {
      says: 'You find yourself in the work itself: the bench, the shift, the animal that wants feeding at six. Being needed makes you upright. Ask sometimes whether the task needs you, or you need the task.',
      brief: 'find dignity in daily work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: "Across the table from someone, you become clearer to yourself. Partners, clients and even opponents hand you your outline. Spend an evening with nobody's opinion in the room and see what you order.",
      brief: 'discover yourself through a partner',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Ordinary weather bores you a little; storms find you awake. You have presence where money is shared, where people grieve, where the truth is finally said. Let a week pass with nothing deep in it, on purpose.',
      brief: 'come alive in moments of crisis',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'The next country, the next book, the question behind the question: there you feel most like yourself. You teach even when nobody enrolled. Bring home one usable thing from each far place.',
      brief: 'need wide horizons to be yourself',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'A good part of your life happens where others can see it. You want your name to stand for something, and responsibility looks natural on you. Let someone love you who has never read your title.',
      brief: 'live with your name on the door',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'In the company of people with a plan, you light up. Friends, causes and the future give your days their centre, and you often become the hub without applying. Remember to want something for yourself alone.',
      brief: 'shine among friends with a shared aim',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'Much of what you are goes on backstage. You may need long retreats, work behind glass, or service that carries no name, and in the quiet you are surprisingly strong. Let one good deed be seen, for practice.',
      brief: 'do your best work out of sight',
      themes: ['privacy', 'solitude'],
    },
  },
  moon: {
    1: {
      says: 'Every mood crosses your face before you have decided on it. Others find you approachable, and strangers confide in you at bus stops. When you are tired, say so; they have seen it anyway.',
      brief: 'show your feelings before you say them',
      themes: ['feeling', 'spontaneity'],
    },
    2: {
      says: 'Money and mood rise and fall together in your life. A full cupboard calms you, and a purchase can be a form of comfort. Before paying, ask whether you are hungry, lonely or truly in need of a lamp.',
      brief: 'calm yourself with what you can hold',
      themes: ['stability', 'feeling'],
    },
    3: {
      says: 'The phone call is your hearth. You think by feeling and feel by chatting, and the mood of a sister or a street can colour your whole Tuesday. Write letters you do not send; they help.',
      brief: 'feel better after talking it over',
      themes: ['company', 'feeling'],
    },
    4: {
      says: 'You belong to a place, or miss one, with your whole body. Early family life still hums in the walls, and you need a nest to return to each night. Choose what you carry on and what may stay in the old house.',
      brief: 'need a nest more than an audience',
      themes: ['privacy', 'feeling'],
    },
    5: {
      says: 'Children, lovers and half-finished songs get the warmest part of you. You feel most secure when something playful is going on. In dull weeks, do not start a drama to feel alive; start a puppet theatre.',
      brief: 'feel at home when something is played',
      themes: ['lightness', 'feeling'],
    },
    6: {
      says: 'Your stomach keeps the diary of your work. Routine comforts you and a bad tone in the office follows you home. Small rituals, a walk at noon or soup on Mondays, do more for you than a grand holiday.',
      brief: 'need good daily rhythms to feel well',
      themes: ['structure', 'feeling'],
    },
    7: {
      says: 'Alone, you can lose track of what you feel; with someone, you know at once. You respond finely to partners and adapt faster than you notice. Ask at dinner what mood you would be in without theirs.',
      brief: 'feel through the one beside you',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'You sense what others feel before they have told themselves. Closeness with you goes deep, and the question of who owes whom is never only about money. Learn which feelings you have inherited and hand a few back.',
      brief: 'sense what others keep hidden',
      themes: ['intensity', 'feeling'],
    },
    9: {
      says: 'Home, for you, may be a suitcase, a faith or a language learned late. Hope is your comfort food. When a mood sinks, go somewhere you have never been, if only three stops further.',
      brief: 'take comfort in distance and belief',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'What you feel tends to become public, and people like you for it. You may care for many in your work, and your standing changes with the tides. Keep a feeling or two for the private drawer.',
      brief: 'care for people in public',
      themes: ['visibility', 'feeling'],
    },
    11: {
      says: 'Friends are family of your own choosing. You need a circle to feel secure and you look after it with birthday lists and late-night lifts. Check that somebody in it also asks how you slept.',
      brief: 'find family among friends',
      themes: ['company', 'closeness'],
    },
    12: {
      says: 'Your feelings have a back room without a window. You pick up sorrows that nobody mentioned and need solitude to sort them. Sleep, water and a locked diary are not luxuries here but housekeeping.',
      brief: 'need to withdraw in order to feel',
      themes: ['solitude', 'privacy'],
    },
  },
  mercury: {
    1: {
      says: 'You introduce yourself by speaking. Curious, quick, a little restless, you notice everything in the room, including the exit. Let your hands rest sometimes; people hear you better when nothing rattles.',
      brief: 'meet the world with a question',
      themes: ['reason', 'lightness'],
    },
    2: {
      says: 'Your head for figures, words or goods can feed you. You turn what you know into something with a price and think practically about it. Value a thought now and then that cannot be sold.',
      brief: 'turn what you know into a living',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'Here the mind has its natural workshop. You learn by doing errands, reading signs, arguing with siblings, and you remember where you heard it. Pick the one project that deserves more than a postcard.',
      brief: 'keep your mind busy from morning on',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Family stories are your first library. You think best at home, in slippers, among papers, and may work from the kitchen table. Ask the oldest person you know one question before the year is out.',
      brief: 'think best at your own table',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Wit is your way of flirting. You enjoy games, scripts, puzzles and people who answer back, and you make ideas into toys. Finish one of the plays you keep acting out in the shower.',
      brief: 'play with ideas and words',
      themes: ['lightness', 'spontaneity'],
    },
    6: {
      says: 'The spreadsheet loves you, and so do apprentices. You see how a job could be done in fewer steps, and worry when it is not. Put the pen down at a fixed hour so that the mind can follow.',
      brief: 'sort out how things are done',
      themes: ['structure', 'reason'],
    },
    7: {
      says: 'You need a partner who answers. Thought takes shape in dialogue, across a desk or a pillow, and you are a gifted go-between. When you disagree, say it in the same meeting.',
      brief: 'think best in dialogue',
      themes: ['closeness', 'reason'],
    },
    8: {
      says: 'Ask you about the locked drawer: you have a theory and probably a key. You research well, keep secrets and read contracts to the end. Give your mind a light subject before sleep.',
      brief: 'investigate what others avoid',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'A foreign word, a footnote, a debate about meaning: your mind travels gladly. You explain big matters in ordinary language. Look after the small facts, which get dizzy in high places.',
      brief: 'learn through travel and big subjects',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: 'Your words tend to reach the public. You may earn your name by writing, trading, teaching or arranging what others say, and you adapt quickly to a new chair. Decide what you want to be quoted on.',
      brief: 'make your name with words',
      themes: ['visibility', 'ambition'],
    },
    11: {
      says: 'Between people with ideas, you are the switchboard. You know who should meet whom and bring news before it is printed. Stay long enough in one conversation to be changed by it.',
      brief: 'connect people and their ideas',
      themes: ['company', 'originality'],
    },
    12: {
      says: 'You think most clearly when no one is watching. Intuition does the first draft, and words arrive late, in the bath or at dawn. Carry a pencil; unspoken thoughts swell in the dark.',
      brief: 'think quietly and out of view',
      themes: ['solitude', 'privacy'],
    },
  },
  venus: {
    1: {
      says: 'Charm goes in at the door ahead of you. You smooth a room by the way you sit in it and care about how things look and sound. Being liked is pleasant; practise being plain once a week.',
      brief: 'win people over by being pleasant',
      themes: ['diplomacy', 'lightness'],
    },
    2: {
      says: 'You know quality by touch and spend accordingly. Beauty, taste or tact may well support you, and you like your comforts paid for. Let the best glass be used on a Tuesday.',
      brief: 'value comfort and good things',
      themes: ['contentment', 'stability'],
    },
    3: {
      says: 'A pleasant voice and a well-placed word open doors for you on your own street. You make peace between siblings and write the card everyone signs. Say the unpleasant thing too, in your good style.',
      brief: 'speak so that others feel at ease',
      themes: ['diplomacy', 'company'],
    },
    4: {
      says: 'Coming home should feel like being embraced, and you arrange the lamps for it. Family harmony matters so much that you may swallow the complaint with the dessert. Air the room; it can take it.',
      brief: 'make home a beautiful place',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Romance, paint, music, a game on the grass: pleasure comes to you and you know what to do with it. You love like someone on holiday. Send a postcard to the weekdays as well.',
      brief: 'love with play and pleasure',
      themes: ['lightness', 'spontaneity'],
    },
    6: {
      says: "You bring courtesy to the workplace, and it becomes a nicer place by noon. Affection grows for you over shared tasks. Mind that you do not do others' work merely to be loved.",
      brief: 'like to be kind at work',
      themes: ['diplomacy', 'realism'],
    },
    7: {
      says: 'Partnership is a craft you have a gift for. You attract agreeable people and give much to keep things fair and graceful. Peace bought too often gets expensive; bring one real disagreement and stay charming.',
      brief: 'long for a good partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Love, for you, has a locked room in it, and that is part of its pull. You share deeply, money and secrets included. Check gently whether closeness has become possession on either side.',
      brief: 'want love to go below the surface',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'Your heart has a passport. You fall for accents, teachers, landscapes, ideas that make the world larger. Beauty next door deserves a second look; it may have travelled further than you.',
      brief: 'love what comes from far away',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'Grace helps you in public: you are remembered as pleasant to work with. Career and taste may join, in art, mediation or hospitality. Ask whether the people who applaud you would also help you move house.',
      brief: 'are liked in your public role',
      themes: ['visibility', 'diplomacy'],
    },
    11: {
      says: 'Friends come easily and often become more. You make groups kinder and hope for a future with good manners in it. Choose two people out of the twenty and give them the unhurried evening.',
      brief: 'draw friends and keep them happy',
      themes: ['company', 'diplomacy'],
    },
    12: {
      says: 'You tend to love in secret, from afar, or where it asks for sacrifice. Solitude with music restores you. Tell the person; hidden roses also need light.',
      brief: 'keep your tenderest feelings hidden',
      themes: ['privacy', 'idealism'],
    },
  },
  mars: {
    1: {
      says: 'You walk fast and are noticed. Directness is your native tongue, and you like your body to be used, tired and hungry. Before you push the door, see whether it says pull.',
      brief: 'go straight at what you want',
      themes: ['directness', 'boldness'],
    },
    2: {
      says: 'You work hard for what you own and defend it harder. Earning is a sport for you, spending a reflex. Put an evening between the wish and the wallet.',
      brief: 'fight for your own means',
      themes: ['ambition', 'independence'],
    },
    3: {
      says: "Your tongue is quick, and you learnt to argue early, perhaps across a bunk bed. You get things moving by calls, notes and short sharp trips. Repeat the other side's point before you demolish it.",
      brief: 'argue quickly and to the point',
      themes: ['directness', 'reason'],
    },
    4: {
      says: 'There is heat in the foundations. You fight for your home, sometimes in it, and rebuild kitchens to calm down. Find out which of your angers is older than you are.',
      brief: 'guard your home fiercely',
      themes: ['privacy', 'intensity'],
    },
    5: {
      says: 'Games are played to win, and love starts with a dare. You put force into making things and into those you adore. Let a child, or a beginner, beat you honestly.',
      brief: 'play and love with fire',
      themes: ['boldness', 'spontaneity'],
    },
    6: {
      says: 'Work brings out the fighter: you tackle it, finish it, and lose patience with those who stroll. Your body wants effort daily. Sharpen the tools as often as you use them.',
      brief: "attack the day's work with force",
      themes: ['structure', 'directness'],
    },
    7: {
      says: 'You seem to meet strong-willed people, and some of the will is yours, on loan. Partnership thrives when the two of you have something to do or to fight for together. Disagree early and fairly.',
      brief: 'meet your own fire in others',
      themes: ['directness', 'closeness'],
    },
    8: {
      says: 'Crisis sets you in motion while others freeze. Desire runs deep, and shared money or power is rarely a neutral topic. Name the stake openly before you play for it.',
      brief: 'act with nerve when it is serious',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'You fight for what you believe and travel to test it. Debates wake you up, and so do steep paths. Win over one opponent by learning something from her.',
      brief: 'campaign for your convictions',
      themes: ['boldness', 'idealism'],
    },
    10: {
      says: 'Ambition has found its hill. You act in public, take the lead, and make enemies of those who liked the old pace. Choose the two battles a year that move the work itself.',
      brief: 'push hard for a place at the top',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'In a group you are the one who says let us do it now. You push friends and causes forward, and quarrel with committees. Ask who else wanted to hold the rope.',
      brief: 'drive a group into action',
      themes: ['company', 'boldness'],
    },
    12: {
      says: 'Your force goes underground, and you may not notice that you are angry until the plate breaks. You act best unseen, on behalf of others, or alone at night. Give anger a harmless daily exit.',
      brief: 'fight behind the scenes',
      themes: ['privacy', 'solitude'],
    },
  },
  jupiter: {
    1: {
      says: 'You fill the doorway with good cheer, and people expect you to know. Confidence carries you over much. Check your promises against your diary before you spread them out.',
      brief: 'meet life with confidence',
      themes: ['boldness', 'idealism'],
    },
    2: {
      says: 'Means tend to come when you are generous with your gifts, and to go for the same reason. You think large about what is enough. A ledger, kept lightly, lets the plenty last.',
      brief: 'trust that there is enough',
      themes: ['contentment', 'boldness'],
    },
    3: {
      says: 'You talk well and gladly, and have a good word for the whole street. Learning never stops; neither do the errands. Leave a pause after your story in case the neighbour has one.',
      brief: 'share what you know freely',
      themes: ['company', 'lightness'],
    },
    4: {
      says: 'A big table, a house with an open door, or the wish for one: roots give you faith. Family gave you something to believe in, if only in its songs. Make sure that guests leave before you do.',
      brief: 'find plenty at home',
      themes: ['contentment', 'tradition'],
    },
    5: {
      says: 'Joy comes in large portions: children, stages, games, romances that deserve a toast. You encourage talent wherever you find it. Place small stakes when you gamble with affection.',
      brief: 'enjoy life and encourage others',
      themes: ['lightness', 'boldness'],
    },
    6: {
      says: 'You improve a workplace by believing in it. Help comes to you in daily matters, and you help back, at times with too many tasks at once. Leave the third favour for Monday.',
      brief: 'find meaning in being helpful',
      themes: ['realism', 'company'],
    },
    7: {
      says: 'Good things reach you through other people: a partner who widens your view, a client who recommends you. You expect the best of them. Read what they actually said.',
      brief: 'grow through the people you choose',
      themes: ['closeness', 'company'],
    },
    8: {
      says: "Help tends to arrive at the edge, and other people's trust or means support you. You keep hope in places that frighten most. Ask for terms in writing while everyone is friendly.",
      brief: 'keep hope in hard times',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: "The traveller's planet is in the traveller's house. Study, distance and belief make you larger, and you teach with your whole face. Once in a while be the pupil who knows nothing.",
      brief: 'live for learning and distance',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Reputation grows on you like ivy, helped by generosity and a certain scale. People like to promote you. Keep doing the small work that the large title forgets.',
      brief: 'rise through goodwill and vision',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'You have more friends than chairs, and they bring you chances. Your hopes are wide and mostly kind. Sort them once a year: which ones did you water?',
      brief: 'find support among many friends',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'A quiet protection seems to stand behind you, and it likes to be met in silence. You give without being named. Keep some of your mercy for the person who washes your face.',
      brief: 'trust something unseen and give quietly',
      themes: ['solitude', 'idealism'],
    },
  },
  saturn: {
    1: {
      says: 'You were taken for older than you were. You think before you appear, and carry a reserve that strangers read as strict. It loosens with the years; help it along by laughing first.',
      brief: 'come across as serious and careful',
      themes: ['caution', 'structure'],
    },
    2: {
      says: 'Money and worth were taught to you in a stern voice. You save, you calculate, and you become solid by your own efforts. Buy one thing this month for its beauty alone.',
      brief: 'build your means slowly and carefully',
      themes: ['caution', 'stability'],
    },
    3: {
      says: 'Speaking up had a cost once, at school perhaps, or with siblings. You learned to think thoroughly and write it down. Call someone for no reason and get the weather wrong.',
      brief: 'think thoroughly before you speak',
      themes: ['caution', 'reason'],
    },
    4: {
      says: 'Home came with duties attached. You may have been the pillar early, and you build late, on rock. Let somebody else lock up tonight.',
      brief: 'carry old family duties',
      themes: ['tradition', 'structure'],
    },
    5: {
      says: 'Play had to be earned. You take your art seriously, your children too, and love with more care than ease. Schedule nonsense if you must, but schedule it.',
      brief: 'find it hard simply to play',
      themes: ['caution', 'structure'],
    },
    6: {
      says: 'Work is where your conscience lives. You are thorough, dutiful and often the last to leave, and the body sends the bill. Stop ten minutes before you are finished, as an exercise.',
      brief: 'take work very seriously',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'You do not say yes lightly, and so your yes is worth a lot. Partners may be older, serious, or simply the place where you grow up. Put a joke in the contract.',
      brief: 'commit late and keep faith',
      themes: ['stability', 'caution'],
    },
    8: {
      says: 'You keep a firm hand on what is shared: debts, secrets, tears. Trust is given like a loan, with conditions. Tell one fear to one person, and observe that you are still in charge.',
      brief: 'hold back where trust is asked',
      themes: ['privacy', 'caution'],
    },
    9: {
      says: 'Belief is a building site where you check every beam. You study long and travel with a purpose. Let one question stay open simply because it is beautiful.',
      brief: 'earn your convictions step by step',
      themes: ['realism', 'tradition'],
    },
    10: {
      says: 'Responsibility finds you as rain finds the low ground. You climb slowly, are watched closely, and do last. Decide before the summit what you would like to do up there.',
      brief: 'climb slowly and bear the weight',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Your circle is small and tested. You take part in groups as the one who minds the rules, and hope modestly, for things that can be built. Say yes to one frivolous invitation.',
      brief: 'keep few friends and keep them long',
      themes: ['solitude', 'stability'],
    },
    12: {
      says: 'Old fears have the run of the cellar at three in the morning. You work well alone and carry burdens no one assigned. Read the list aloud by daylight; half belong to other people.',
      brief: 'face your doubts in private',
      themes: ['solitude', 'caution'],
    },
  },
  uranus: {
    1: {
      says: 'You cannot help standing out, even in grey. People expect the unexpected from you, and you oblige by changing course mid-sentence. Tell those who love you which parts of you are staying.',
      brief: 'insist on being different',
      themes: ['originality', 'independence'],
    },
    2: {
      says: 'Income comes in jumps, and you value freedom above furniture. Unusual skills can pay you well. A small, boring reserve buys a lot of independence.',
      brief: 'prefer freedom to a fixed income',
      themes: ['independence', 'change'],
    },
    3: {
      says: 'Ideas strike like a bell, often while crossing the road. You learnt your own way and jolt conversations awake. Write the middle steps down for people who take the stairs.',
      brief: 'think in sudden leaps',
      themes: ['originality', 'spontaneity'],
    },
    4: {
      says: 'Home was never quite standard. Moves, odd arrangements or an early sense of being the cuckoo have made you flexible. Put up one shelf that you intend to keep.',
      brief: 'need an unusual home',
      themes: ['change', 'independence'],
    },
    5: {
      says: 'You create in flashes and fall in love off schedule. Rules of courtship leave you cold. When the excitement drops, wait a day: it may be calm, not the end.',
      brief: 'love and create without a script',
      themes: ['spontaneity', 'originality'],
    },
    6: {
      says: 'Fixed hours make you itch. You work best with freedom over the how, and invent the tool that others later use. Keep two routines that never move, for ballast.',
      brief: 'need freedom in your daily work',
      themes: ['independence', 'originality'],
    },
    7: {
      says: 'Partnership has to breathe or you open the window yourself. You attract original people, or become one as soon as somebody claims you. Negotiate the freedom in advance.',
      brief: 'want closeness without a leash',
      themes: ['independence', 'change'],
    },
    8: {
      says: "Sudden turns in shared matters have taught you to travel light. You look at taboos with a scientist's curiosity. In the next upheaval, note what you did well.",
      brief: 'meet sudden change with interest',
      themes: ['change', 'intensity'],
    },
    9: {
      says: 'Your beliefs have been through several revolutions. You trust experience, odd teachers and detours. Leave the old idea politely; you may want to visit.',
      brief: 'question every settled belief',
      themes: ['originality', 'idealism'],
    },
    10: {
      says: 'A straight career was never the plan. You change fields, work for yourself or shake the place you work in. Tell your boss about the idea before you tell the newspaper.',
      brief: 'take an unusual path in public',
      themes: ['originality', 'visibility'],
    },
    11: {
      says: 'Your friends would not all fit at one party. You feel free among people who think ahead, and drop groups once they grow a uniform. Keep up with one of them by letter.',
      brief: 'belong to no group for long',
      themes: ['independence', 'company'],
    },
    12: {
      says: 'Insight comes from nowhere, in the dark, and startles you. A rebel lives in the basement and now and then pulls a fuse. Give him a hobby and regular visits.',
      brief: 'get sudden insight when alone',
      themes: ['solitude', 'originality'],
    },
  },
  neptune: {
    1: {
      says: 'People see in you what they hope for. You pick up gestures, accents and moods as cloth picks up scent. Ask a blunt friend what you look like from outside.',
      brief: 'seem a little different to everyone',
      themes: ['feeling', 'idealism'],
    },
    2: {
      says: 'The purse has a hole, or perhaps it is a halo. You value what cannot be priced and forget what can. Let a sober person look at the figures each quarter.',
      brief: 'care little for hard figures',
      themes: ['idealism', 'feeling'],
    },
    3: {
      says: 'Your thoughts drift like weather and bring back images. You listen between words and lose keys. Poems, photographs and long walks are your proper notes.',
      brief: 'think in images and moods',
      themes: ['feeling', 'spontaneity'],
    },
    4: {
      says: 'Home is partly a dream, and a parent may have been half mist. You long for a place that dissolves all homesickness. Paint one wall of the real one.',
      brief: 'dream of the perfect home',
      themes: ['idealism', 'feeling'],
    },
    5: {
      says: 'Romance with a soft lens suits you, and art even more. You adore easily. Ask whether the person is there with you, or mainly the music.',
      brief: 'romance the world a little',
      themes: ['idealism', 'spontaneity'],
    },
    6: {
      says: 'Work without meaning makes you foggy. You serve gladly, absorb the office mood and forget to invoice. Your rhythm is your own: find it and write it on the door.',
      brief: 'need meaning in daily work',
      themes: ['idealism', 'feeling'],
    },
    7: {
      says: 'You look at partners through stained glass. Compassion is your gift to them, clarity the one you have to learn. Before rescuing anybody, ask whether they asked.',
      brief: 'idealise the people you love',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Boundaries dissolve in closeness, which is a wonder and sometimes a muddle. You sense what is unspoken. Keep shared money in unromantic columns.',
      brief: 'melt into those you trust',
      themes: ['intensity', 'feeling'],
    },
    9: {
      says: "Faith comes by sea, by song, by a foreign street at night. You long for meaning and distrust dogma. Check the guru's washing-up.",
      brief: 'long for a wider meaning',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'Your public image shimmers, and people project films on it. You may serve, heal, act or design, and you need a calling more than a post. Write down what you actually do.',
      brief: 'need a calling more than a job',
      themes: ['idealism', 'visibility'],
    },
    11: {
      says: 'You dream in company, for a kinder world. Friends may be artists, or people in need of a sofa. Choose some who can carry you too.',
      brief: 'dream of a better world with friends',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'The planet of the sea is in the house of the sea. You rest, dream or imagine more deeply than most and can lose days there. Set an alarm for dinner.',
      brief: 'live close to your dreams',
      themes: ['solitude', 'feeling'],
    },
  },
  pluto: {
    1: {
      says: 'Your gaze does not slide off things. People feel strength in you and sometimes step back without knowing why. Soften the first minute; you can be as intense as you like in the tenth.',
      brief: 'make a strong impression',
      themes: ['intensity', 'directness'],
    },
    2: {
      says: 'What you own has meant safety, or control, and perhaps both were once lost. You can rebuild from very little. Practise spending without a reason and lending without a string.',
      brief: 'hold tightly to what keeps you safe',
      themes: ['intensity', 'stability'],
    },
    3: {
      says: 'Your words go under the skin. You ask the question that ends the small talk and remember every answer. Use that needle for mending.',
      brief: 'ask questions that go deep',
      themes: ['intensity', 'directness'],
    },
    4: {
      says: 'There are rooms in your family history where the light was kept off. You sense them and have the strength to renovate. Take one room at a time, with company.',
      brief: 'dig at the roots of your family',
      themes: ['intensity', 'privacy'],
    },
    5: {
      says: 'You create and love as if something were at stake. Halves do not interest you. Remember that a game is allowed to be only a game.',
      brief: 'love and create with all you have',
      themes: ['intensity', 'boldness'],
    },
    6: {
      says: 'You work like someone defusing a device. Habits hold great force in your life, and you can change one completely. Choose which, and leave the colleagues as they are.',
      brief: 'work with complete absorption',
      themes: ['intensity', 'structure'],
    },
    7: {
      says: 'Partnership changes you at the root, and you attract strong people or strong reactions. Power needs talking about openly here. Ask who decides, and about what.',
      brief: 'are changed by close partnership',
      themes: ['intensity', 'closeness'],
    },
    8: {
      says: 'You know that things end, and that it is not the end. Depth is your element; you help others through the narrow places. Come up often for air and pancakes.',
      brief: 'are at home in depth and change',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Convictions seize you, and some have been burnt and regrown. You look for a truth that survives fire. Let someone be wrong in peace.',
      brief: 'seek a truth you can stake yourself on',
      themes: ['intensity', 'idealism'],
    },
    10: {
      says: 'You have a strong sense of mission and an eye for who really holds the power. Your standing may rise and be remade more than once. Use influence as if your teacher were watching.',
      brief: 'want influence that is real',
      themes: ['ambition', 'intensity'],
    },
    11: {
      says: 'Friendships run deep and groups change when you join. You see the hidden hierarchy in every choir. Choose allies over followers.',
      brief: 'change the groups you join',
      themes: ['company', 'intensity'],
    },
    12: {
      says: 'A great deal of strength is stored where you rarely go. Solitude, dreams and work with the hidden side of life bring it up. Open the hatch slowly and in good company.',
      brief: 'carry strength that stays hidden',
      themes: ['privacy', 'intensity'],
    },
  },
  chiron: {
    1: {
      says: 'Something about simply showing up, face first, has felt exposed. You are gentle with people who are new in the room. Stand where the light is for one photograph.',
      brief: 'know the courage it takes to appear',
      themes: ['feeling', 'privacy'],
    },
    2: {
      says: 'Worth is your tender subject: what you cost, what you may keep. You see value in others where they see none. Name your price once without a cough.',
      brief: 'doubt your own worth too easily',
      themes: ['caution', 'feeling'],
    },
    3: {
      says: 'Words went wrong early, or came late, or were laughed at. You have become a patient teacher of exactly that. Read something of yours aloud to a friend.',
      brief: 'speak with care after early stumbles',
      themes: ['caution', 'diplomacy'],
    },
    4: {
      says: 'The house had a draught that nobody would discuss. You know how to make a place safe for others. Heat your own room first.',
      brief: 'tend an old ache about home',
      themes: ['feeling', 'privacy'],
    },
    5: {
      says: 'Showing your delight once met a raised eyebrow. You guard the playfulness of others like a park keeper. Get on the swing.',
      brief: 'hide your playful side',
      themes: ['caution', 'privacy'],
    },
    6: {
      says: 'Being useful became the price of admission. You help with rare skill and forget your own lunch. Take the break before the body files the request.',
      brief: 'help others more than yourself',
      themes: ['realism', 'caution'],
    },
    7: {
      says: 'Between two people there was once a hurt, and you still listen for it. You advise couples well. In your own, say ouch at the time.',
      brief: 'know the tender spots between two people',
      themes: ['closeness', 'caution'],
    },
    8: {
      says: 'Loss or broken trust came in early and stayed to teach. You can sit with people others avoid. Let somebody sit with you.',
      brief: 'stay with people in their pain',
      themes: ['intensity', 'feeling'],
    },
    9: {
      says: 'A faith, a school or a promise of meaning let you down. You help others ask honestly. Keep one small ritual that asks for no belief.',
      brief: 'look for honest meaning',
      themes: ['realism', 'solitude'],
    },
    10: {
      says: 'Recognition touches a sore place: too little, too late, for the wrong thing. You mentor without envy. Put your own name on your own work.',
      brief: 'help others rise and doubt your own rise',
      themes: ['ambition', 'caution'],
    },
    11: {
      says: 'Groups once closed without you in them. You notice the person by the wall and bring a plate over. Stay and eat with her.',
      brief: 'stand beside those left out',
      themes: ['company', 'feeling'],
    },
    12: {
      says: 'An ache without a clear owner lives in you. It makes you kind in hospitals, stations and at night. Learn to say: this one is not mine.',
      brief: 'feel sorrows you cannot place',
      themes: ['feeling', 'solitude'],
    },
  },
  north_node: {
    1: {
      says: 'You know how to be half of a pair, and have practised it thoroughly. What stretches you is standing up as one: your own taste, your own stride. Try an afternoon with no one to consult.',
      brief: 'grow by standing on your own',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: "Other people's resources and crises have been your field. Now build your own ground, coin by coin, with skills that belong to you. Begin with one bill paid entirely by your own craft.",
      brief: 'grow by building your own means',
      themes: ['stability', 'independence'],
    },
    3: {
      says: 'The lofty answer comes easily; the local question is the adventure. Talk to the neighbour, learn the bus route, read the instructions. Wisdom is hiding in errands for you.',
      brief: 'grow by staying curious and close by',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'You could always perform. The unfamiliar task is to have a private life that nobody rates: a hearth, an unmade bed, a family dinner without news. Leave on time.',
      brief: 'grow by building a private life',
      themes: ['privacy', 'contentment'],
    },
    5: {
      says: 'Safe among friends, you clap for others. Growth asks for your own song in your own voice, with a chance of laughter. Sign the picture.',
      brief: 'grow by daring to create',
      themes: ['visibility', 'boldness'],
    },
    6: {
      says: 'Drifting is a talent and also a trapdoor. You gain by showing up: the list, the training, the daily dish. Do one dull useful thing before noon.',
      brief: 'grow through useful routine',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Independence is so well rehearsed that help looks like an insult. Your path leads through another person: listening, agreeing, waiting at the corner. Ask for advice and take some of it.',
      brief: 'grow by letting others in',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Possession and comfort have held you in a friendly grip. Life widens where you share, risk, trust and let something end. Lend the thing you like best.',
      brief: 'grow by trusting and sharing',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'You have collected enough information for several lives. Choose a direction and go and see: study, travel, commit to a view. Send the neighbours a long letter.',
      brief: 'grow by going far',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Home keeps calling you back with soup. Your growth is out in public, in responsibility, with your name on it. Accept the post before you feel ready.',
      brief: 'grow by taking a public role',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Applause for you alone has been sweet and a bit lonely. The next room is full of equals and a purpose that outlives the evening. Bring your talent and share the credit.',
      brief: 'grow by joining forces',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'Control, order and service to every detail have exhausted you nicely. You grow by retreat: silence, art, trust, the unscheduled hour. Leave a mess for one night and listen.',
      brief: 'grow by letting things be',
      themes: ['solitude', 'feeling'],
    },
  },
};
