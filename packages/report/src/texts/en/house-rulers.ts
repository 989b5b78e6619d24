import type { Texts } from '../shape.ts';

export const HOUSE_RULERS: Texts['houseRulers'] = {
  1: {
    1: {
      says: 'What leads you stays in your own hands: you pick the road, pack the bag and set the pace. Outside help tends to come second, so keep one friend who tells you plainly how you looked from across the street.',
      brief: 'lead yourself by your own hand',
      themes: ['independence', 'directness'],
    },
    2: {
      says: 'Your steps go towards what you can earn and keep. The first wage, the first good tool, the first door with your own key taught you more about yourself than any praise, and a learned skill still steadies you.',
      brief: 'find yourself by earning',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'You find out who you are by asking, walking over, writing it down. A brother, sister or neighbour may have shaped you more than any teacher, and a day without a real exchange can leave you oddly blank.',
      brief: 'find yourself by talking',
      themes: ['lightness', 'reason'],
    },
    4: {
      says: 'To know who you are, you turn homeward: to a kitchen, a family story, the street where you first rode a bicycle. Others think you private, but you are busy digging where you stand.',
      brief: 'find yourself at home',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Joy is how you find your direction. A thing you made, a game, a person you adore shows you your own face, while months of pure duty make it hard to recognise. Give one evening a week to delight.',
      brief: 'find yourself in play',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Being useful shapes you. You feel most like yourself with sleeves rolled up and a list half crossed off, and a free Sunday may unsettle you until you learn to be someone when nothing needs mending.',
      brief: 'find yourself in work',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Other people hold your mirror, and you look into it often. You choose a coat, a plan or an opinion more easily with someone beside you; now and then decide alone first and only then tell them.',
      brief: 'find yourself with others',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Much of what you know about yourself you learned in hard weeks, when something ended and you were still there in the morning. Ordinary days can seem thin after that. Let them be light without waiting for the floor to open.',
      brief: 'find yourself through crisis',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Your nose points to the horizon. A foreign station, a book that changed your mind, a teacher at the right moment: these made you, and home may feel small until you bring back something worth telling.',
      brief: 'find yourself by going far',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'You become yourself where others can watch: at work, with a title, with something to answer for. The risk is a Sunday on which nobody needs you, so practise a self that has no office.',
      brief: 'find yourself in your calling',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Good company with a plan draws the best out of you. Around a long table, among people who want the same thing, you stand straighter and speak first; alone you may wonder where that person went.',
      brief: 'find yourself among friends',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'You tend to find yourself where nobody looks: in an early walk, a night shift, a room with the door shut. People need time to know you. Tell at least one of them where the key is kept.',
      brief: 'find yourself in solitude',
      themes: ['solitude', 'privacy'],
    },
  },
  2: {
    1: {
      says: 'What you earn depends on you in person: your face, your voice, your nerve on the day. You are the shop and the sign above it, which pays well and rarely closes, so put closing hours on the door.',
      brief: 'earn by being yourself',
      themes: ['independence', 'ambition'],
    },
    2: {
      says: 'Money stays with money here. You know the price of the bread, the balance and the drawer with the receipts, and you build slowly from your own skill. Loosen one finger and spend a little on something useless.',
      brief: 'keep your means in hand',
      themes: ['stability', 'contentment'],
    },
    3: {
      says: 'Your living tends to come along words and short roads: a call, a lesson, an introduction, a parcel delivered on time. One contact leads to another, and it helps to write down who owes what before the next conversation starts.',
      brief: 'earn your living with words',
      themes: ['reason', 'company'],
    },
    4: {
      says: 'Home and means lean on each other. You may work from the kitchen table, share costs with family or put every spare coin into the walls, and what you own feels real once it has a roof.',
      brief: 'tie your means to home',
      themes: ['privacy', 'stability'],
    },
    5: {
      says: 'Delight is in the account, on one side or the other: you earn by what you love, or spend on it before breakfast. A fixed sum for pleasure lets you enjoy it without the small guilt afterwards.',
      brief: 'earn or spend through joy',
      themes: ['spontaneity', 'lightness'],
    },
    6: {
      says: 'You are paid for work done, plainly, hour by hour, and better as your hands get better. There is a quiet pride in that. See to it that the price rises together with the skill.',
      brief: 'earn by daily work',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Through partners, clients and the person across the table your means arrive or get tangled. You bargain well for two and badly for one; say early, and in friendly words, how the bill is shared.',
      brief: 'earn through the partners you choose',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: "Your purse has other people's hands in it: a joint pot, an old debt, a family arrangement, trust held for somebody. You read such knots better than most. Knowing exactly which part is yours lets you sleep.",
      brief: 'mingle means with others',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Knowledge feeds you, or distance does: teaching, publishing, dealing with people in another country. You may hesitate to put a price on what you understand, though others are glad to pay for being shown the way.',
      brief: 'earn by knowledge and distance',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: 'A good name is your real capital. People hire you because someone spoke well of you, so what you own rises and falls with small acts of reliability, such as ringing back on the day you promised.',
      brief: 'earn through your name',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends bring you work, tips and half-price tools, and you tend to be generous in return. The thing to watch is the group that always forgets its purse when the waiter comes.',
      brief: 'earn through friends and networks',
      themes: ['company', 'ambition'],
    },
    12: {
      says: "Money slips out of sight with you: into a quiet cause, a relative's trouble, a subscription from three winters ago. Some of those gifts are the best of you; look once a month at which ones they are.",
      brief: 'let means slip out of sight',
      themes: ['privacy', 'idealism'],
    },
  },
  3: {
    1: {
      says: 'Speech runs ahead of the rest of you, and people know your opinions before they know your name. Your thoughts show on your face as well. Leave a gap now and then in which somebody can tell you something new.',
      brief: 'are known by your words',
      themes: ['directness', 'lightness'],
    },
    2: {
      says: 'You turn words into bread: the clear letter, the good lesson, the voice that sells without pushing. Ideas interest you most when they can be put to use, which leaves a few lovely useless ones waiting on the shelf.',
      brief: 'turn words into means',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'Words lead to words, and your days fill with messages, errands and a chat on the stairs that takes an hour. You are well informed on your whole street; choose one subject and go a little further down.',
      brief: 'keep words and ideas going round',
      themes: ['reason', 'lightness'],
    },
    4: {
      says: "Your best thinking happens at home, over dishes or in the chair by the window, and often it is about home: who said what, who comes from where. A sister's or brother's voice stays in the conversation.",
      brief: 'think about your roots',
      themes: ['privacy', 'reason'],
    },
    5: {
      says: 'You like to play with language: nicknames, songs, the joke that needs a second to land. Your hands are clever too. What stays a pastime could stand on a small stage, if you finish the last line.',
      brief: 'like to play with language',
      themes: ['lightness', 'originality'],
    },
    6: {
      says: 'Put a task before your mind and it settles. You write the list, improve the instructions and find the error in row forty, and only late at night notice that you have not had an idle thought all day.',
      brief: 'think for the task',
      themes: ['reason', 'structure'],
    },
    7: {
      says: 'Bonds begin for you with a conversation that neither wants to end. You think by answering someone, and you negotiate well. Sitting together without a word may be the harder and sweeter exercise.',
      brief: 'talk your way into bonds',
      themes: ['closeness', 'reason'],
    },
    8: {
      says: 'You ask the question others walk around: what happened that year, why nobody mentions the uncle. People often trust you with the answer. Ask at a quiet hour, and let them keep a part.',
      brief: 'ask what is hidden',
      themes: ['intensity', 'reason'],
    },
    9: {
      says: 'From a remark at the bus stop you get to the meaning of it all in three sentences. Near and far are one subject to you, which makes a natural teacher and an occasional lecture.',
      brief: 'link near and far',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: "What you say tends to be heard in public. A report, a talk, a post written in five minutes may follow you for years, so your craft with words deserves the second reading you give other people's.",
      brief: 'speak where the public hears',
      themes: ['visibility', 'reason'],
    },
    11: {
      says: 'You keep your circle talking: the group chat, the birthday list, the link sent at midnight to exactly the right person. Some friendships live on messages alone, and they are glad of an afternoon in the same room.',
      brief: 'connect your friends by talking',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'Half of what you think is said to nobody. You rehearse talks in the shower, keep a notebook under the others, and understand more than you show in meetings. One trusted listener makes those thoughts lighter to carry.',
      brief: 'do your thinking in secret',
      themes: ['solitude', 'reason'],
    },
  },
  4: {
    1: {
      says: 'Family shows in how you walk, cook and greet, and strangers guess where you come from. You carry home on your back wherever you live. Some of that weight may be set down; it was never yours.',
      brief: 'carry home with you',
      themes: ['privacy', 'feeling'],
    },
    2: {
      says: "Roots and means feed each other in your life: a family trade, a house that has to be kept up, thrift learned at your mother's or father's table. Count the evenings there as part of its worth.",
      brief: 'draw means from roots',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'Home, for you, is where people talk. The door opens, neighbours lean in, three conversations cross over one pot of soup. Keep one room where a sentence can be thought to its end.',
      brief: 'fill home with talk',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'You belong to a place with your whole weight, and a move unsettles you for longer than you admit. Within your walls you are complete. Leave a window open so that the family does not hear only its own stories.',
      brief: 'belong to your own ground',
      themes: ['privacy', 'stability'],
    },
    5: {
      says: 'Your house wants laughter, paint on the table, music before noon. Whoever grew up or lives there learns to play. Underneath, you may be giving others the childhood you wished for; take a turn yourself.',
      brief: 'make home a playground',
      themes: ['lightness', 'feeling'],
    },
    6: {
      says: "There is always something to do at home: a shelf, an old cat, a relative's shopping. You show your belonging by doing it. One chair in which nothing is repaired would be a fair addition.",
      brief: 'work at home or on it',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'You look for home in another person, and a voice in the next room can calm you more than any address. That is tender and a little risky, so bring along your own lamp and light it.',
      brief: 'find home in a partner',
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: 'Behind your front door lie matters that were not spoken of at dinner: a quarrel over a house, a secret, a sorrow handed down. You feel them through the floor. Sorting one drawer of it with company brings relief.',
      brief: 'face deep family matters',
      themes: ['intensity', 'tradition'],
    },
    9: {
      says: 'Home lies somewhere else for you: in another country, another tongue, a shelf of books that moves house with you. You can settle among strangers, and one fixed address for letters does you more good than you think.',
      brief: 'make a home far away',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Your private ground and your public work share a wall. The family business, the desk in the bedroom, the background everyone knows about: it gives you depth on stage, and a need for curtains after supper.',
      brief: 'bring your roots into public',
      themes: ['visibility', 'tradition'],
    },
    11: {
      says: 'Friends have become your family, or your family has the open table of a club. There are always more coats than hooks. Among them all, know which chair is yours and when the evening ends.',
      brief: 'make family of friends',
      themes: ['company', 'closeness'],
    },
    12: {
      says: 'Where you come from is something you rarely tell, and where you live few have seen. You long for a hidden house with the kettle on; perhaps begin by showing someone the one you have.',
      brief: 'hide your home life',
      themes: ['solitude', 'privacy'],
    },
  },
  5: {
    1: {
      says: 'Pleasure shows on your face at once, and you make things simply by being in the room: a mood, a game, a nickname that sticks. Love you show openly as well. Notice who has not had a turn.',
      brief: 'show your joy in person',
      themes: ['visibility', 'lightness'],
    },
    2: {
      says: 'What delights you may also pay you, and a price tag can creep onto the thing you did for fun. Sell part of what you make. Keep one drawer of it that is not for sale.',
      brief: 'turn joy into means',
      themes: ['contentment'],
    },
    3: {
      says: 'You make things out of talk: verses, stories, a flirtation by letter, a comic voice for the dog. Beginnings come to you by the dozen, so finishing one a month would already be an oeuvre.',
      brief: 'create with words and chatter',
      themes: ['originality', 'lightness'],
    },
    4: {
      says: 'Play comes easiest to you behind your own door, with slippers on and people who knew you at seven. Old songs return there. What you make at that table could bear a larger audience than you think.',
      brief: 'play best in your own home',
      themes: ['privacy', 'lightness'],
    },
    5: {
      says: 'You enjoy for the sake of enjoying, and you do it well: the game is a game, the song is sung to its end. Others may find you hard to interrupt; wave them in.',
      brief: "enjoy for joy's sake",
      themes: ['spontaneity', 'originality'],
    },
    6: {
      says: "You work at your joys. Scales before the concert, the eleventh draft, the child's costume sewn until two in the morning: love shows in craft here, and a badly made, merry thing would be good for you too.",
      brief: 'make craft of joy',
      themes: ['structure', 'originality'],
    },
    7: {
      says: 'A flirtation with you tends to become a bond, because you want a playmate who stays. Years later you still need to be courted across the breakfast table, and you remember best by courting first.',
      brief: 'love your way into a bond',
      themes: ['closeness', 'lightness'],
    },
    8: {
      says: 'You do not love or create in the shallow end. A romance or a piece of work takes you under and returns you changed, which can be splendid and tiring; keep one pastime in which nothing is at stake.',
      brief: 'love deeply and with risk',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'Your heart goes travelling. It falls for an accent, a teacher, a painting in a far museum, and what you make carries that longing home. Check now and then whether someone quite near is also worth a ticket.',
      brief: 'love what is far',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'What you make wants to be seen, and you wilt a little when it stays in the folder. Pleasure and profession are close relations here. Put the work up on the wall and stand next to it.',
      brief: 'show what you create',
      themes: ['visibility', 'ambition'],
    },
    11: {
      says: 'Fun is plural for you: the choir, the team, the friends who dress up for no reason. A private love may have to share you with all of them, so keep a few evenings that are not announced.',
      brief: 'share joy with friends',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'There are things you made that nobody has heard or seen, and you may love that way too, from the far side of the room. It keeps them pure. One gentle reader would hardly spoil it.',
      brief: 'create things in secret',
      themes: ['solitude', 'originality'],
    },
  },
  6: {
    1: {
      says: "People see a useful person coming. You notice the dripping tap at other people's parties and feel each day's work in your shoulders; try sitting on a park bench for an hour with nothing in your hands.",
      brief: 'wear your work like a coat',
      themes: ['realism', 'structure'],
    },
    2: {
      says: 'Daily effort turns into daily bread, and you know what an hour is worth because you have worked it. Good habits keep your purse in order. Make sure modesty does not set your price.',
      brief: 'live from daily effort',
      themes: ['realism', 'stability'],
    },
    3: {
      says: 'Your tasks arrive as messages, and the day breaks into forty small answers. You are quick, obliging and rather scattered by five. Answering them twice a day in one sitting gives your mind back to you.',
      brief: 'work with messages and errands',
      themes: ['reason', 'structure'],
    },
    4: {
      says: 'Duty waits at home: an older relative, an animal, a boiler with moods. You see what is needed before anyone asks. Pin a rota to the fridge, because those around you may not guess that you are tired.',
      brief: 'serve those you live with',
      themes: ['privacy', 'structure'],
    },
    5: {
      says: 'You bring practice to pleasure, and pleasure to practice. The instrument stands out, the shoes are by the door, the lesson is kept even in rain. On some days let the exercise dissolve and simply play.',
      brief: 'practise what gives you pleasure',
      themes: ['structure', 'originality'],
    },
    6: {
      says: 'Order is your element: the same cup, the sharpened knife, the way the morning goes. Systems you build keep running after you leave. When one stumbles, notice that the day went on anyway.',
      brief: 'perfect your own routines',
      themes: ['structure', 'caution'],
    },
    7: {
      says: 'Service and partnership run together with you. You show love by picking up the parcel, or you meet the other across a shared workload; talk about who does what before it turns into silent bookkeeping.',
      brief: 'serve the partner you choose',
      themes: ['closeness', 'realism'],
    },
    8: {
      says: "Your working day has other people's emergencies in it: the broken, the owed, the frightened. You stay calm and find the spanner. Build a small ritual for the way home, so it does not sleep in your bed.",
      brief: 'work in the middle of crises',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'You serve best at a distance or with a book in hand: training others, helping abroad, translating rules into something that can be done on a Tuesday. Routine bores you until you see what it is for.',
      brief: 'work far or teach',
      themes: ['idealism', 'structure'],
    },
    10: {
      says: 'You rise by being reliable. The dull shift, the tidy report and the fifth year of turning up have carried you further than talent alone; at some point let yourself be seen, and remember who was polishing beside you.',
      brief: 'rise by diligence and patience',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: 'The group can count on you to stack the chairs. You put your skill at the service of friends and shared causes, sometimes long after the others have gone home. Let them thank you properly, and hand over a broom.',
      brief: 'work for the group',
      themes: ['company', 'realism'],
    },
    12: {
      says: 'Few people notice what you do: the night round, the corrected file, the errand for someone who cannot go. That quiet suits you. Still, count those hours, and spend some of the day in plain sunlight.',
      brief: 'serve others without being seen',
      themes: ['solitude', 'realism'],
    },
  },
  7: {
    1: {
      says: 'Others come to you. Partnerships tend to begin with somebody knocking, and your way of standing in the doorway sets the terms; it is easy to lead from there, and kinder to step outside and walk abreast.',
      brief: 'draw partners to you',
      themes: ['closeness'],
    },
    2: {
      says: 'A bond soon touches your purse and your sense of worth. Who pays, who owns the sofa, whose work counts: these talks go well when they are held early and fondly. Being chosen is not what makes you valuable.',
      brief: 'share means with a partner',
      themes: ['closeness', 'stability'],
    },
    3: {
      says: 'You meet people who matter around the corner, in a course, in a reply that became a correspondence. What holds a partner is talk, so keep asking questions even when you believe you know the answers.',
      brief: 'meet partners through talk',
      themes: ['closeness', 'lightness'],
    },
    4: {
      says: 'A partnership wants a house from you, if only a shared shelf and a favourite pan. Families come along with it. Choosing the curtains together tells both of you more than many solemn conversations.',
      brief: 'make a home with a partner',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: 'Serious bonds start playfully in your life, with a dance, a dare, a joke kept up for weeks. When the calendar fills with duties, that first lightness is what goes missing; guard one game of your own.',
      brief: 'meet partners in play',
      themes: ['closeness', 'spontaneity'],
    },
    6: {
      says: 'You may meet the other at work, or treat love as work that has to be done well. Care shows in the packed lunch. It also needs an afternoon in which neither of you is being useful.',
      brief: 'meet partners at work',
      themes: ['closeness', 'realism'],
    },
    7: {
      says: "You draw people who stand on their own feet, and you respect them for it. Nothing is settled without both signatures. When you always see the other's side first, say your own out loud before you weigh them.",
      brief: 'meet a partner as equal',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Partnership takes you into deep water: shared debts, old hurts, trust that has to be earned in the dark. You would rather know everything than be comfortable. Learn how the other comes up for breath.',
      brief: 'go deep in partnership',
      themes: ['closeness', 'intensity'],
    },
    9: {
      says: 'The other comes from far away, or wants to take you there. You fall for a view of the world as much as for a face, and may spend years learning the accent; teach them yours as well.',
      brief: 'find partners from afar',
      themes: ['closeness', 'idealism'],
    },
    10: {
      says: 'Love and career share a desk. A partner opens doors for you, works beside you or is met through your profession, and people know you as a pair. Speak about ambition plainly, and put both names on the work.',
      brief: 'join partnership and career',
      themes: ['closeness', 'ambition'],
    },
    11: {
      says: 'Your bonds grow out of friendship and keep its manners: room to breathe, shared plans, a wide circle. Sometimes the circle sits on the sofa every night. Book a table for two before someone has to ask.',
      brief: 'find partners among friends',
      themes: ['closeness', 'company'],
    },
    12: {
      says: 'A part of your partnership stays out of sight: an attachment nobody knows of, a life behind drawn blinds, a tie with someone often away. What is private can be precious. See that it does not have to be lonely.',
      brief: 'keep your partnership in private',
      themes: ['closeness', 'solitude'],
    },
  },
  8: {
    1: {
      says: 'Depth shows in your eyes, and people tell you things on trains. You take change personally and come back from it altered, hair and all. Let a party be a party; not every silence hides something.',
      brief: 'wear your depth openly',
      themes: ['intensity', 'directness'],
    },
    2: {
      says: 'What others own and what you own change places in your life, through shared pots, gifts and obligations. You have a sharp sense of what things really cost. Say clearly what is a loan and what is love.',
      brief: 'share means in depth',
      themes: ['intensity', 'realism'],
    },
    3: {
      says: 'You can say the unsayable in an even voice. Secrets, grief, the thing about the neighbour: it gets a sentence from you. Choose the hour and the listener, because not everyone has slept well.',
      brief: 'speak of hidden things',
      themes: ['intensity', 'reason'],
    },
    4: {
      says: 'Deep change tends to come home to you: a house emptied, a family truth told late, a wall taken down and the old wallpaper found. Renew one room at a time and leave somewhere to sit.',
      brief: 'feel change at home',
      themes: ['intensity', 'privacy'],
    },
    5: {
      says: 'Love and art take you by the collar. You risk pride, sleep and comfort for what you adore, and what you make has blood in it. Between two plunges, spend a day on shore with people who tell bad jokes.',
      brief: 'risk your heart and your art',
      themes: ['intensity', 'originality'],
    },
    6: {
      says: 'A crisis finds you with your sleeves up, asking for the list. You handle it so well that others forget you are handling it, and quiet weeks may feel suspicious. Let one simply be quiet.',
      brief: 'manage a crisis like a routine',
      themes: ['intensity', 'structure'],
    },
    7: {
      says: 'The people closest to you bring change along: a shared debt, a jealousy, a truth you would not have found alone. You come out of such bonds different. Talk about power while everyone is still calm.',
      brief: 'change through the partners you meet',
      themes: ['intensity', 'closeness'],
    },
    8: {
      says: 'What lies deep in you stays deep. You carry large things without a sound, and come through what would fell others; those who love you can only see the surface, so send up word from time to time.',
      brief: 'keep deep things deep',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'When something ends, you look for what it means. A loss sends you to books, far places, long talks with someone wise, and you return able to help others. Allow the grief to be just grief first.',
      brief: 'find meaning in endings',
      themes: ['intensity', 'idealism'],
    },
    10: {
      says: 'Your work deals with what people would rather not touch: repair, secrets, money in trouble, endings handled well. You gain influence that way. Use it with open curtains, and tell colleagues what you are doing.',
      brief: 'use depth in your work',
      themes: ['intensity', 'ambition'],
    },
    11: {
      says: 'With friends you share more than picnics. You have sat up with them through bad nights, lent and borrowed, kept what you were told; it makes for a small circle, and a very solid one.',
      brief: 'share deep trust with friends',
      themes: ['intensity', 'company'],
    },
    12: {
      says: 'What hurts you goes down a stair, and then behind another door. You manage, and hardly anyone notices. A walk with one friend, a page written by hand or a listener by profession can open a window there.',
      brief: 'bury what is deep',
      themes: ['intensity', 'privacy'],
    },
  },
  9: {
    1: {
      says: 'You wear what you believe: it shows in how you greet, eat, argue and vote with your feet. People follow or contradict you quickly. On some days leave the conviction on its hook and just come along.',
      brief: 'live what you believe in person',
      themes: ['idealism', 'visibility'],
    },
    2: {
      says: 'What you know can feed you. Courses, languages, travel and the long view turn into income, provided you dare to ask for it. Give some wisdom away freely, and know beforehand which part.',
      brief: 'earn from what you know',
      themes: ['idealism'],
    },
    3: {
      says: "Large ideas come down your street and sit on the wall. You explain them in short words to whoever passes, and you learn more from a neighbour's odd question than from the lecture. Go on asking at that level.",
      brief: 'explain large ideas in short words',
      themes: ['idealism', 'lightness'],
    },
    4: {
      says: 'What you believe was learned at a kitchen table, in songs, customs and remarks about other people. You may defend it or have left it loudly. Asking an old relative why they did it so can soften both.',
      brief: 'keep faith at home',
      themes: ['idealism', 'tradition'],
    },
    5: {
      says: 'You trust what makes you glad, and teach by playing. Children and beginners understand you at once. Philosophy without laughter seems suspicious to you, though a dry book now and then would give the games new rules.',
      brief: 'believe in joy and in play',
      themes: ['idealism', 'spontaneity'],
    },
    6: {
      says: 'Conviction puts on an apron with you. You would sooner cook for forty than argue for the cause, and you keep your principles in small daily acts. When they become a second list of duties, cross one off.',
      brief: 'work for what you believe in',
      themes: ['idealism'],
    },
    7: {
      says: 'A partner widens your map: the one who reads other papers, jokes in another language, takes you over the pass. You learn by disagreeing with someone you love, so do not agree too soon.',
      brief: 'widen through a partner',
      themes: ['idealism', 'closeness'],
    },
    8: {
      says: 'Your search for truth goes downward. A doubt, a loss, a book read at three in the morning took an old belief apart, and what was left has weight. You need not prove it to anyone.',
      brief: 'search for deep truth',
      themes: ['idealism', 'intensity'],
    },
    9: {
      says: 'One road leads you to another, and one book to the next five. You are at home in the question and on the platform. Rest at the wells, and write down what you found before moving on.',
      brief: 'follow the long road',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Your convictions want a profession, and your profession tests them. You may teach, publish, judge or guide, in title or in fact. People watch whether you do what you say, and mostly that helps you.',
      brief: 'work for what you believe',
      themes: ['idealism', 'ambition'],
    },
    11: {
      says: 'You believe best in company: the study circle, the movement, the friends who still want a different world. It warms you, and it can turn into a choir with one tune. Bring a doubter along to supper.',
      brief: 'share beliefs with friends',
      themes: ['idealism', 'company'],
    },
    12: {
      says: 'What you hold true needs no witnesses. You may have a shelf, a path in the woods, ten minutes before the house wakes, where everything falls into place. Share the place with one person, if not the meaning.',
      brief: 'believe in your own silence',
      themes: ['idealism', 'solitude'],
    },
  },
  10: {
    1: {
      says: 'Your work and your person are hard to tell apart. At parties you are what you do, and criticism of a draft lands on your skin. Take up something you are bad at, and enjoy it.',
      brief: 'are one with your work',
      themes: ['ambition', 'independence'],
    },
    2: {
      says: 'You work towards solid things: a wage you can plan with, a craft, something in the cellar. Success means that it holds. Ask from time to time what the work is for, once the shelves are full.',
      brief: 'work for solid means',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'Your calling moves on words, wheels and wires, and may have several names on one card. Variety keeps you good at it. When people ask what you do, try to answer in one sentence.',
      brief: 'do your work with words',
      themes: ['ambition', 'reason'],
    },
    4: {
      says: 'Your standing in the world has its foundation at home: in a family trade, a study under the stairs, people who let you go each morning. When the work is loud, that base is the first thing to protect.',
      brief: 'work from your roots',
      themes: ['ambition', 'privacy'],
    },
    5: {
      says: 'You want a profession with some play in it, a stage, a workshop, a class that laughs. You do your best when it delights you, so look for the one corner of a dull job where you can invent.',
      brief: 'work in a creative way',
      themes: ['ambition', 'originality'],
    },
    6: {
      says: 'You climb by service, shift after shift, and your name is good with the people who really know the work. Titles come late and fit well. Lift your head at times and say what you want next.',
      brief: 'work your way up',
      themes: ['ambition', 'realism'],
    },
    7: {
      says: 'Your career runs through other people. A partner, a client, an opponent at the right moment moves you further than solitary effort, so choose with whom you sit at the table as carefully as the task.',
      brief: 'work by way of partners',
      themes: ['ambition', 'closeness'],
    },
    8: {
      says: "You are called when it is serious: a company in trouble, a family's papers, a truth to be dug out. Such trust is honourable and heavy. Real rest, with no phone beside the plate, belongs to the profession.",
      brief: 'work in deep matters',
      themes: ['ambition', 'intensity'],
    },
    9: {
      says: 'Work takes you abroad, into print or to the front of a class. You rise when you can see the larger picture and fade when you are fenced in; keep learning something that has no use yet.',
      brief: 'work far and teach',
      themes: ['ambition', 'idealism'],
    },
    10: {
      says: 'You take your place in public seriously and hold it well. People ask you to decide, sign and stand at the front. Train somebody to replace you for a week, and go and find out who you are then.',
      brief: 'stand firmly in your work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Your career grows along friendships: someone mentions your name in a room where you are not. You give the work a purpose beyond yourself in return. Thank people by name; such networks live on memory.',
      brief: 'rise with the help of friends',
      themes: ['ambition', 'company'],
    },
    12: {
      says: "Your real work is done backstage: in research, care, a studio without a sign. Being unseen leaves you free. Let the curtain open once a year, so that what you did can be told apart from nobody's doing.",
      brief: 'work behind the scenes',
      themes: ['ambition', 'solitude'],
    },
  },
  11: {
    1: {
      says: 'Friends gather round you, and a plan sounds possible once you have said it. You stand for the group before anyone voted. In return for so much goodwill, listen to one person at a time.',
      brief: 'draw friends to you',
      themes: ['company', 'visibility'],
    },
    2: {
      says: 'Through people you know come orders, loans of a ladder, half of your income. You are worth something to your friends and they to you. Let favours stay favours, and name clearly what is business.',
      brief: 'gain with the help of friends',
      themes: ['company', 'stability'],
    },
    3: {
      says: 'Your circle talks all day long, and you hold the threads. An idea passes through six people before supper and comes back better. Some of the quiet ones are worth ringing; they never write in the group.',
      brief: 'talk with many friends',
      themes: ['company', 'lightness'],
    },
    4: {
      says: 'You bring your friends home, and some of them stay till spring. They know where the cups are. It makes a warm house; agree with those who live there on which evenings it is only yours.',
      brief: 'bring your friends back home',
      themes: ['company', 'privacy'],
    },
    5: {
      says: 'Friendship turns playful with you, and at times tender. The band, the costume party, the weekend that nobody planned come from your corner, and when one friend becomes the beloved, the others notice before you do.',
      brief: 'play a lot with friends',
      themes: ['company', 'spontaneity'],
    },
    6: {
      says: 'You make friends of the people you work beside, over the coffee machine and the late delivery. They see you tired and like you still. Try meeting one of them without mentioning the office.',
      brief: 'make friends of your colleagues',
      themes: ['company', 'realism'],
    },
    7: {
      says: 'Your partner was a friend first, or wishes to remain one. You want to be with someone who shares the plans as well as the pillow. Tell them the hopes you tell the whole table.',
      brief: 'make a partner of a friend',
      themes: ['company', 'closeness'],
    },
    8: {
      says: 'Your friendships have been through something. Some broke, and those that are left know you without the polish. You do not need many; you need to ring them before there is an emergency.',
      brief: 'keep friendships that go deep',
      themes: ['company', 'intensity'],
    },
    9: {
      says: 'Your friends live in four time zones, and your hopes have foreign stamps on them. A shared conviction ties you faster than a shared street. Make the visit you have promised for three summers.',
      brief: 'have friends far away',
      themes: ['company', 'idealism'],
    },
    10: {
      says: 'Allies carry your name upward, and you tend to bring yours along. What you achieve you achieve as one of several, and the photograph should show it. Remember the friend who had no use for your career.',
      brief: 'rise together with your allies',
      themes: ['company', 'ambition'],
    },
    11: {
      says: 'Belonging is your natural state: clubs, causes, the lunch that has gone on for years. Inside, everyone understands half a word. The circle stays alive if a stranger may sit down and misunderstand something.',
      brief: 'live your life among friends',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Your friendships are quiet, and some are known to nobody else. What you hope for you keep under the pillow. Whisper one of those hopes to a friend, and see whether they were hoping something similar.',
      brief: 'keep your friends to yourself',
      themes: ['company'],
    },
  },
  12: {
    1: {
      says: 'People sense a back room in you. You come across as gentle, absent or hard to place, because what is usually hidden sits close to the skin. Say when you need to withdraw, and they stop guessing.',
      brief: 'show a private side',
      themes: ['solitude', 'visibility'],
    },
    2: {
      says: 'Quiet things cost you money, and sometimes they bring it: retreats, care, paintings, help nobody hears of. You may not know what you have. A plain list on one page takes the fog out of it.',
      brief: 'spend on quiet things',
      themes: ['solitude', 'contentment'],
    },
    3: {
      says: 'Something silent in you wants to be put into words. It comes at dawn, in dreams, on a bus seat, and flees when spoken to. Keep a pencil near, and tell a sister, brother or neighbour what you found.',
      brief: 'give words to silence',
      themes: ['solitude', 'reason'],
    },
    4: {
      says: 'Home is your retreat from the world, with the bell switched off and the lamp turned low. You restore yourself there and may also hide. Choose the day on which the door stands open.',
      brief: 'make your home a retreat',
      themes: ['solitude', 'privacy'],
    },
    5: {
      says: 'Your imagination draws from a spring you do not control. A melody is there in the morning, a story wants out, love arrives as longing. Do not wait until it is perfect; show somebody the sketch.',
      brief: 'draw on hidden springs',
      themes: ['solitude', 'originality'],
    },
    6: {
      says: "Something unspoken walks with you to work, and tiredness tells you so before you know it. You carry others' moods in your bag. Shake it out at the day's end, and hand back what is theirs.",
      brief: 'bring hidden burdens to work',
      themes: ['solitude', 'realism'],
    },
    7: {
      says: 'A partner meets the part of you that others never see, and it may alarm you both. Choose someone kind, and tell them in small portions. What you kept alone for years can become the place where you meet.',
      brief: 'show a partner your hidden side',
      themes: ['solitude', 'closeness'],
    },
    8: {
      says: 'In you there are rooms below the cellar. Fears sit there, and so does a strength that has come upstairs in every real emergency. You need not show them all; know that you have the keys.',
      brief: 'guard a strength that is hidden',
      themes: ['solitude', 'intensity'],
    },
    9: {
      says: 'Alone, you come to what matters. A long walk, a silent week, a foreign city where nobody has your number puts the large questions in order. Return from it with bread and a story for those who waited.',
      brief: 'seek faith in solitude',
      themes: ['solitude', 'idealism'],
    },
    10: {
      says: 'What you do in private tends to become known: a study, a kindness, an old weakness. That is less frightening if you are the one who tells it. Your profession may even be built on that hidden room.',
      brief: 'bring the hidden into public',
      themes: ['solitude', 'ambition'],
    },
    11: {
      says: 'You want people, and then you want the door. Friends receive an invitation and a cancellation on one day, and may take it personally. Say beforehand that you are coming for an hour, and stay gladly for that.',
      brief: 'waver between retreat and friends',
      themes: ['solitude', 'feeling'],
    },
    12: {
      says: 'Silence is enough for you, more than others can imagine. You rest in it, dream in it and are hard to miss because you leave so quietly. Ring somebody twice a week, so that the way back stays trodden.',
      brief: 'find your rest in solitude',
      themes: ['solitude', 'contentment'],
    },
  },
};
