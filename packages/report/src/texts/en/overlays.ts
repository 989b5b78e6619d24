import type { Texts } from '../shape.ts';

export const OVERLAYS: Texts['overlays'] = {
  sun: {
    1: {
      says: 'One of you lights up how the other appears, and even strangers notice the better posture. It flatters, and on some evenings it outshines. Let the one who is being lit enter the room first.',
      brief: 'bring each other into view',
      themes: ['visibility', 'closeness'],
    },
    2: {
      says: 'Worth and money come into the light between you. One praises what the other can do until the price goes up, and means it. Talk about sums as openly as about talents, and pride stays out of it.',
      brief: "strengthen each other's worth",
      themes: ['stability', 'closeness'],
    },
    3: {
      says: "Daily talk brightens: the message at ten, the errand done side by side, the neighbour you both imitate. One of you gives the other's thoughts a listener and a stage, and should hand back the microphone.",
      brief: "brighten each other's daily talk",
      themes: ['lightness', 'reason'],
    },
    4: {
      says: 'Lamps go on in the private rooms. One is let in where the other keeps childhood, family and old slippers, and warms it by being there; it takes tact not to rearrange the furniture.',
      brief: 'bring light into the home',
      themes: ['privacy', 'closeness'],
    },
    5: {
      says: "Play, romance and pride in what you make wake up when you meet. One is the other's favourite audience, laughing in the right places. Change seats often enough for both to be on stage.",
      brief: 'delight in each other',
      themes: ['lightness', 'visibility'],
    },
    6: {
      says: "Habits and working days come under a friendly, sometimes bossy eye. One sees at once how the other could do it better, and often is right. Ask before you tidy someone's desk or their mornings.",
      brief: "improve each other's days",
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'In full daylight one sees in the other the partner: somebody to decide things with and be seen beside. It makes a bond of equals, if both names stay on the door and both get their way by turns.',
      brief: 'see a partner in each other',
      themes: ['closeness', 'visibility'],
    },
    8: {
      says: 'Hidden things come up to be looked at: trust, debts, desire, the fear behind a joke. One shines a lamp where the other had kept it dark. Go slowly, and let whoever lives there say how far.',
      brief: 'look into hidden places together',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'The world grows wider through you two. One brings a view, a faith, a train ticket, and the other finds out how far they can think. Disagreeing over the map is half of the pleasure.',
      brief: "widen each other's world",
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Ambition gets a witness here. One sees what the other could become in public, shows the way or simply shows them off at parties. Make sure the person without the title is loved as well.',
      brief: "encourage each other's calling",
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friendship is the bright room of this bond. You share plans, circles and the kind of hope that needs a third cup of coffee, and others like being near it. Keep some evenings for two chairs only.',
      brief: 'are friends with shared hopes',
      themes: ['company', 'idealism'],
    },
    12: {
      says: "Behind the other's last door stands someone who can see in the dark. What was hidden even from its owner gets noticed, which may comfort or startle; sitting there quietly together often says enough.",
      brief: 'see what is hidden in each other',
      themes: ['privacy', 'feeling'],
    },
  },
  moon: {
    1: {
      says: 'Moods show between you at once, before a word is said. One feels in the stomach how the other came through the door. Such closeness helps most when you ask whose sadness it is this evening.',
      brief: 'feel each other at once',
      themes: ['feeling', 'closeness'],
    },
    2: {
      says: 'Food in the cupboard, a warm coat, something put by: one of you feels safer for what the other has and keeps. Comfort is how you calm each other down. Let affection be worth as much as provisions.',
      brief: 'feel safe with shared comforts',
      themes: ['contentment', 'stability'],
    },
    3: {
      says: 'You chat your feelings along all day, in short calls from the bus and notes on the counter. A voice is enough to settle one of you. On a worried day, ring rather than type.',
      brief: 'talk your moods through',
      themes: ['lightness', 'feeling'],
    },
    4: {
      says: "At the other's table one of you breathes out and thinks: home, at last. Family feeling comes fast, with old songs and old sore spots in the luggage. Agree in good time on whose curtains are hung.",
      brief: 'feel at home together',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: "Tenderness here has toys in it: small gifts, silly voices, an afternoon with the paints. One of you looks after the other's joy as if it were a child. Take care that the caring one plays too.",
      brief: 'play together with tenderness',
      themes: ['lightness', 'feeling'],
    },
    6: {
      says: 'Care comes as daily service: the lunch packed, the appointment remembered, the cat fed while you slept. It is love in working clothes. Say thank you before it turns into something that merely happens.',
      brief: 'look after each other daily',
      themes: ['realism', 'feeling'],
    },
    7: {
      says: 'Across the table needs are understood half spoken. One senses what the other wants from a partner and bends towards it, gladly and sometimes too far, so keep a few wishes that are stated in plain words.',
      brief: "sense each other's needs",
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: 'Between you feeling runs deep and quiet. An old sorrow finds the listener it waited for, and what is told stays in the room. After such evenings, wash up together and be a little silly.',
      brief: 'share feelings that run deep',
      themes: ['intensity', 'feeling'],
    },
    9: {
      says: 'A faraway place or a large idea can feel like home when you share it. One nourishes what the other believes and hopes. You are at your gentlest on the road, with nothing unpacked.',
      brief: "nourish each other's hopes",
      themes: ['idealism', 'feeling'],
    },
    10: {
      says: "The other's public worries land in the stomach of one of you: the review, the speech, the difficult superior. Support is there before the question. Hang the office on the hook for the length of a supper.",
      brief: "support each other's work",
      themes: ['ambition', 'feeling'],
    },
    11: {
      says: "Among the other's friends one of you feels oddly at home, and is asked about like family when absent. Hopes are shared the way others share recipes. Invite that circle to your own kitchen once.",
      brief: 'feel at ease among friends',
      themes: ['company', 'feeling'],
    },
    12: {
      says: "One soothes in the other what has never been said aloud. You pick up each other's tiredness and dreams, so tender silence can turn into two people guessing. Sleep enough, and then use words.",
      brief: 'soothe sorrows nobody has spoken',
      themes: ['feeling', 'privacy'],
    },
  },
  mercury: {
    1: {
      says: 'Questions stand at the door when you meet. One describes the other so exactly that it feels like a new photograph. Describe kindly, because a clever phrase can stick to someone for years.',
      brief: 'describe each other well',
      themes: ['reason', 'lightness'],
    },
    2: {
      says: 'Ideas about earning and worth pass back and forth between you: what to ask for, what to keep, what a thing really costs. One sees value the other overlooked. Do the sums together, with biscuits.',
      brief: 'think about money together',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'You could talk through three nights and still be interrupted by a new thought at breakfast. Streets, siblings, words, gossip: it all goes in. Bring bread, and let some of it be finished sentences.',
      brief: 'could talk without an end',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Family stories get asked for and told properly for once. One is curious about how the other grew up, which spoon, which stairs, which aunt. Listen to the pauses too, and leave some drawers closed.',
      brief: "ask about each other's roots",
      themes: ['privacy', 'reason'],
    },
    5: {
      says: "Jokes, riddles and invented names keep this bond young. One tickles the other's wit until something worth writing down appears. Write it down, and leave room for compliments that are not clever at all.",
      brief: 'play with words together',
      themes: ['lightness', 'originality'],
    },
    6: {
      says: "Methods are discussed, lists compared, a better way of loading the dishwasher found. One helps the other's working day to make sense. Praise the old system first, since somebody built it with care.",
      brief: 'organise daily work together',
      themes: ['structure', 'reason'],
    },
    7: {
      says: 'Conversation is the partnership here. You explain yourselves to each other, bargain fairly and put agreements into sentences both can repeat. When the talk gets very reasonable, ask how it feels.',
      brief: 'talk together as equals',
      themes: ['diplomacy', 'reason'],
    },
    8: {
      says: 'Where others change the subject, your questions begin. One can ask the other about fear, debts or desire and get an answer. It works because the answer is safe; let no witty remark of it leave the house.',
      brief: 'ask each other deep questions',
      themes: ['intensity', 'reason'],
    },
    9: {
      says: 'You study, argue and plan trips with three maps open. One lectures and the other finds the gap in the argument, and both enjoy it. Change desks now and then, so that each gets to teach.',
      brief: 'learn about the world together',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: "Talk about work is of real use between you. One edits the other's letters, sharpens the speech, asks what the aim was again. Say what was good about it before you reach for the pencil.",
      brief: 'advise each other on work',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'Plans hatch by the dozen: a festival, a garden, a shop with friends. One knows whom to ring, the other what to say. Choose one of them and carry it as far as a date.',
      brief: 'hatch plans with friends',
      themes: ['company', 'reason'],
    },
    12: {
      says: "One puts the other's silence into words, and often gets it nearly right. It is a relief to be read like that, and slightly alarming. Ask whether the sentence fits before going on with it.",
      brief: "guess each other's thoughts",
      themes: ['privacy', 'reason'],
    },
  },
  venus: {
    1: {
      says: 'Beauty is in the eye of one of you and the other knows it, standing straighter, humming in the hall. Compliments come easily. Return the look, so that being admired does not become a one-way job.',
      brief: 'find each other beautiful',
      themes: ['closeness', 'lightness'],
    },
    2: {
      says: 'Tastes agree over sheets, soup and the better chocolate. One makes the other feel worth something, often with a small present. Enjoy what you have together, and let gifts be gifts without a running total.',
      brief: 'share comforts and gifts',
      themes: ['contentment', 'closeness'],
    },
    3: {
      says: 'Sweet messages, a detour on the way home, the word that takes the edge off: daily exchange is kinder because of one of you. Send the second line as well, the one about what you felt.',
      brief: 'speak kindly to each other',
      themes: ['diplomacy', 'lightness'],
    },
    4: {
      says: "A peace comes into the private rooms with this love, along with flowers and a better lamp. One makes the other's home a place to linger. Disorder is allowed there too, and so are quarrels.",
      brief: 'make home lovely together',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Romance has found its own garden here. You flirt, dance, dress up, praise what the other makes, and nobody needs to win. When life gets practical, plant a date in it as you would a bulb.',
      brief: 'romance and play together',
      themes: ['lightness', 'closeness'],
    },
    6: {
      says: "Affection goes about in favours: the bicycle pumped, the shirt ironed, tea set down beside the work. One makes the other's days pleasanter. Once in a while, do something lovely that is of no use at all.",
      brief: 'show love through favours',
      themes: ['realism', 'diplomacy'],
    },
    7: {
      says: 'To be two feels natural, as if the place at the table had been laid. Courtesy lasts among you longer than it does elsewhere. Dare to disagree inside it; good manners can hold a great deal.',
      brief: 'wish to be a pair',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Desire has depth here, and a wish for secrecy. One trusts the other with more than words, and jealousy knows the address. Be gentle with the power this gives, and tell the truth about it.',
      brief: 'desire each other deeply',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'Love likes trains, foreign suppers and a book read aloud. One makes the wide world attractive to the other, who had never wanted to go there before. Bring some of that curiosity to an ordinary Wednesday.',
      brief: 'love by travelling and learning',
      themes: ['idealism', 'lightness'],
    },
    10: {
      says: "In public you make a fine pair, and one smooths the other's way with charm and a good introduction. People notice. Be as kind behind the scenes, where nobody sees what the two of you have on.",
      brief: 'look good together in public',
      themes: ['visibility', 'diplomacy'],
    },
    11: {
      says: "Liking carries this bond, and lovers here remain friends. One fits gracefully into the other's circle and adds a sparkle to its plans. Dance with the crowd, then walk home by yourselves.",
      brief: 'enjoy your friends together',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'Tenderness stays unspoken for a long time, and one loves exactly what the other conceals: a weakness, a dream, a tired face. Say a part of it aloud in the dark, since hidden love can be missed.',
      brief: 'love in secret ways',
      themes: ['privacy', 'closeness'],
    },
  },
  mars: {
    1: {
      says: 'Someone here sets the other moving, out of the chair, into the run, now and then into a quarrel. Nobody stays indifferent. A shared sport or a steep path takes the heat out of Monday mornings.',
      brief: 'set each other moving',
      themes: ['boldness', 'intensity'],
    },
    2: {
      says: 'Drive meets purse. One pushes the other to ask for more, earn more, spend or stop spending, and the argument about the sofa has little to do with sofas. Settle a limit while you are both calm.',
      brief: 'push each other to earn',
      themes: ['ambition', 'directness'],
    },
    3: {
      says: 'Debates get hot here and errands get quick. One provokes the other into saying things better, or louder. Stop where both are still laughing, because sharp words are remembered longer than the point.',
      brief: 'debate with heat and wit',
      themes: ['directness', 'lightness'],
    },
    4: {
      says: "With one of you, hammers and tempers enter the other's house. Walls come down, old family matters get stirred, something is finally repaired. Knock first at the private rooms, and rest among the dust sheets.",
      brief: 'stir up the home',
      themes: ['change', 'intensity'],
    },
    5: {
      says: "You play with your cuffs rolled up: dares, games, open desire, a race to the tree. One wakes the other's courage to show off. It stays fun as long as losing is allowed to be funny.",
      brief: 'play and desire openly',
      themes: ['boldness', 'lightness'],
    },
    6: {
      says: "Work goes faster and rougher side by side. One drives the other's routines along, sets alarms, carries the heavy end, and hears about it. Agree on a pause at noon in which nobody improves anybody.",
      brief: "drive each other's work",
      themes: ['structure', 'directness'],
    },
    7: {
      says: 'Attraction arrives with an argument attached. One challenges the other to stand up as an equal, and both secretly like the resistance. Shake hands before sleep; the case can be reopened over breakfast.',
      brief: 'challenge each other as equals',
      themes: ['directness', 'closeness'],
    },
    8: {
      says: 'Passion and power live close together between you. One reaches for what the other guards most, and the pull is strong. Asking first makes it better, and a no has to count at any hour.',
      brief: 'meet in deep passion',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'Convictions get contested and trips get booked. One pushes the other past the usual border, in thought or on foot. Let there be water, rest and the freedom to keep believing what one believes.',
      brief: 'push each other further',
      themes: ['boldness', 'idealism'],
    },
    10: {
      says: 'One pushes the other up the ladder, sends the application, asks why not the top job, or begins to compete for it. Ambition doubles here. Decide together whose turn it is, and hold the ladder gladly.',
      brief: "push each other's ambition",
      themes: ['ambition', 'boldness'],
    },
    11: {
      says: "Around you two a team forms. One stirs the other's friends into action, and meetings get shorter and louder. Aim at the same target, and apologise to the quiet ones who were run over.",
      brief: 'fight for shared aims',
      themes: ['company', 'boldness'],
    },
    12: {
      says: 'An anger the other had put away for years may be touched by one careless sentence. It is not always about today. Speak softly and soon, and take the shouting for a walk before it comes to supper.',
      brief: 'touch anger that was buried',
      themes: ['privacy', 'intensity'],
    },
  },
  jupiter: {
    1: {
      says: 'One sees the best in the other, says so in front of people, and the other grows a little on the spot. Such belief is a gift. Accept it in one sentence, and stay the size you are.',
      brief: 'see the best in each other',
      themes: ['idealism', 'boldness'],
    },
    2: {
      says: 'Means and praise are given with an open hand, and together it feels as if there is enough. One teaches the other to expect good things. Keep something back, and the generosity lasts the whole winter.',
      brief: 'feel that there is enough',
      themes: ['contentment', 'idealism'],
    },
    3: {
      says: 'Conversation here encourages. One tells the other to ask, apply, take the course, write the letter, and suddenly the question no longer seems stupid. Let the confident one also be seen not knowing something.',
      brief: "encourage each other's minds",
      themes: ['reason', 'idealism'],
    },
    4: {
      says: "A wide welcome opens in the other's home: more chairs, more cousins, a bigger pot. One makes family life feel generous, even to someone who knew it otherwise. A small quiet room remains a good idea.",
      brief: 'make the home wider',
      themes: ['contentment', 'company'],
    },
    5: {
      says: 'Joy multiplies when you are together, in games, on stages, around children and their drums. One believes in what the other makes. Praise it honestly, down to the line that does not work yet.',
      brief: "multiply each other's joy",
      themes: ['lightness', 'boldness'],
    },
    6: {
      says: "Help arrives in working clothes and a good mood. One lightens the other's duties and finds the meaning in them. Watch that helpfulness does not end in one big promise and two tired people.",
      brief: "lighten each other's work",
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'Each of you wishes the other more life, and partnership feels like an open invitation. Quarrels are forgiven in advance. Wish in detail, though, and ask what the other wants more of, and what less.',
      brief: 'wish each other more',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: "Trust grows where it had been thin. One carries hope into the other's dark corners: the debt, the grief, the thing nobody forgave. Optimism heals best when it first lets itself be told everything.",
      brief: 'bring hope to hard places',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'You are teachers to one another, and roads open: a course, a belief, a country neither would have visited alone. One leads, the other thanks and then leads in turn. Keep some doubts for company.',
      brief: 'open roads for each other',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'In public one of you speaks well of the other, recommends, introduces, defends. Doors give way. The person recommended does best to earn it afterwards in small, dull, reliable steps.',
      brief: 'help each other rise',
      themes: ['ambition', 'company'],
    },
    11: {
      says: 'Larger tables appear. One invites the other among friends, causes and plans that a single person would not have dared, and hopes grow in company. Wash up together after the feast, and talk over what was promised.',
      brief: 'share hopes that are large',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'There is a quiet protection in this: one thinks of the other at hard hours, hopes for them, leaves a light on. Often it goes unmentioned. Let it be known once, in so many words.',
      brief: 'protect each other quietly',
      themes: ['solitude', 'idealism'],
    },
  },
  saturn: {
    1: {
      says: 'Beside one of you the other becomes more serious, or feels safer on the stairs. A look can steady and can also measure. Criticise seldom and hold firmly, and that spine will be borrowed with thanks.',
      brief: "steady each other's step",
      themes: ['structure', 'caution'],
    },
    2: {
      says: "Money and worth turn sober between you. One teaches thrift and good tools, and may make the other count every coffee. Allow treats in the budget, and say that a person's value is not under review.",
      brief: 'are careful with means',
      themes: ['caution', 'stability'],
    },
    3: {
      says: 'Words are weighed here. One listens like an editor, and the other thinks before answering, perhaps too long. Show delight first; a sentence that is welcomed comes out clearer than one that is corrected.',
      brief: 'choose words with care',
      themes: ['caution', 'structure'],
    },
    4: {
      says: 'Duty enters the home with you: the repairs get done, the older relatives visited, the door locked at night. Walls grow strong by it. Open the curtains, and let someone put their feet on the sofa.',
      brief: 'build a firm home',
      themes: ['structure', 'privacy'],
    },
    5: {
      says: "Play is looked over with a serious eye, and romance soon asks where it leads. One gives the other's talent discipline. Put foolishness in the calendar if it does not come by itself.",
      brief: 'take love as a serious matter',
      themes: ['caution', 'closeness'],
    },
    6: {
      says: 'You work thoroughly side by side, with fair chores and a rota that holds. One may feel inspected at their own sink. Rest is part of the order too, and should be divided as evenly.',
      brief: 'work in good order',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Commitment is the tone of this. One means it, stays, and expects the other to mean it as well, which ripens both and can feel heavy on light days. Renew the promise in words, not only by endurance.',
      brief: 'commit to each other',
      themes: ['stability', 'closeness'],
    },
    8: {
      says: 'Trust goes step by step over hard ground. One holds back, tests, keeps accounts of who risked what. Say clearly what is shared and what is not, and the guard may sit down beside you.',
      brief: 'build up trust slowly',
      themes: ['caution', 'intensity'],
    },
    9: {
      says: "Beliefs are asked for their proof, and dreams of far places for a timetable. One gives the other's hopes a floor, or a ceiling. Leave one detour in every plan that nobody has to justify.",
      brief: "test each other's beliefs",
      themes: ['realism', 'tradition'],
    },
    10: {
      says: "Work gains weight where you two meet. One becomes mentor or judge to the other's ambitions, and the difference lies in the tone. Choose mentor, ask before advising, and be seen making a mistake.",
      brief: "give each other's work weight",
      themes: ['ambition', 'structure'],
    },
    11: {
      says: "Your shared circle is small and your plans are long. One looks twice at every friend the other brings home. The people who stay are solid; admit a clown among them, for everyone's good.",
      brief: 'make long plans together',
      themes: ['stability', 'company'],
    },
    12: {
      says: "Without meaning to, one sits down right beside the other's oldest fear. That may feel like a weight, later like a guard who does not leave. Knock kindly, and never use what you saw there.",
      brief: "touch each other's old fears",
      themes: ['caution', 'privacy'],
    },
  },
};
