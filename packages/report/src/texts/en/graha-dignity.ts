import type { Texts } from '../shape.ts';

export const GRAHA_DIGNITY: Texts['grahaDignity'] = {
  sun: {
    exalted: {
      says: 'Will and confidence rise easily in you, as the Sun does when days grow long. In a stalled meeting others look where you point. Point at something worth their walk, and let them arrive there first.',
      brief: 'have confidence that rises easily',
      themes: ['boldness', 'visibility'],
    },
    own: {
      says: 'You stand on your own authority and have never needed to borrow a title for it. Even as the youngest at the table you knew what you thought. Let that authority be warm and brief, and people come closer.',
      brief: 'stand on your own authority',
      themes: ['visibility', 'stability'],
    },
    debilitated: {
      says: 'Confidence here depends on being liked, which tires it. You read the faces before you finish the sentence. Train it where nobody grades you: choose the film, send the soup back, say no to a small thing.',
      brief: 'train your confidence in small steps',
      themes: ['diplomacy', 'caution'],
    },
    strong: {
      says: 'Measured by all six strengths, your Sun holds firm. You can be asked to take charge of a room, a trip or a crisis and are still yourself afterwards. Rest is royal too; take some in public.',
      brief: 'can take charge with strength',
      themes: ['ambition', 'visibility'],
    },
    weak: {
      says: 'Self-trust wants support by habit. Some mornings you wait for a sign that you may begin, and it does not come by itself. Early light, a clear task and honest praise help, and you may ask for the last one.',
      brief: 'need to build up self-trust',
      themes: ['caution', 'privacy'],
    },
  },
  moon: {
    exalted: {
      says: "The mind rests deeply and comforts others by its mere calm, so that children and dogs settle near you. Much has to happen before you lose your appetite. Keep that meadow free of other people's traffic.",
      brief: 'have a restful, comforting mind',
      themes: ['contentment', 'feeling'],
    },
    own: {
      says: 'Feeling is fluent and at home in you. You look after people, plants and projects, remember whose exam is today, and seldom need it explained. At four in the afternoon, look after yourself with the same tea.',
      brief: 'feel and care with ease',
      themes: ['feeling', 'closeness'],
    },
    debilitated: {
      says: 'Emotions come dark and strong, and trust is late to the party. You may test a friend without telling them there was a test. Gentle routine does wonders here, and so does saying the fear aloud once.',
      brief: 'feel strongly and trust late',
      themes: ['intensity', 'privacy'],
    },
    strong: {
      says: 'Your Moon has strength to spare: warmth that people remember, a long memory, a mood that rights itself like a good boat. Where spirits run low you are sent for. Go, and come home before you are empty.',
      brief: 'have a strong and steady heart',
      themes: ['feeling', 'stability'],
    },
    weak: {
      says: 'The mind tires before the body does. After a crowded day a dropped spoon can bring tears, and morning puts it right. Protect your sleep, your meals and the two or three friendly voices that steady you.',
      brief: 'need care for a tender mind',
      themes: ['feeling', 'caution'],
    },
  },
  mars: {
    exalted: {
      says: 'Strength and skill obey you, like a good tool that comes to the hand by itself. You finish what others only begin with noise. Choose tasks that deserve such a worker, and rest the blade between them.',
      brief: 'work with great skill and strength',
      themes: ['ambition', 'structure'],
    },
    own: {
      says: 'Courage is at home in you, quick and clean. You say the awkward sentence while the rest are studying their shoes. Use it early, as long as the matter is small, and it rarely needs to grow loud.',
      brief: 'act with courage at home in you',
      themes: ['boldness', 'directness'],
    },
    debilitated: {
      says: 'Force goes through feeling here and loses its edge on the way. You slam a cupboard rather than name the wish, or help others fight and forget your own cause. Practise asking straight, beginning with small things.',
      brief: 'act by feeling and lose edge',
      themes: ['feeling', 'caution'],
    },
    strong: {
      says: 'Few obstacles outlast you. Given a locked door, a steep hill or a stubborn office, you are still at it when the light goes. Pick the obstacles whose removal helps more people than yourself.',
      brief: 'can outlast most obstacles',
      themes: ['boldness', 'ambition'],
    },
    weak: {
      says: 'Starting costs you more than others guess. The shoes stand ready, the page is open, and an hour goes by. A friend at the other end, loud music or a countdown from five gets you over the sill.',
      brief: 'need help to get started',
      themes: ['caution', 'company'],
    },
  },
  mercury: {
    exalted: {
      says: 'Precise, learned, quick: the mind is a fine instrument, and you hear at once when somebody plays a wrong figure. It can intimidate. Play for beginners sometimes, slowly, and enjoy the questions more than the answers.',
      brief: 'think with rare precision',
      themes: ['reason', 'structure'],
    },
    own: {
      says: 'Words and numbers are your home street, where you know each step in the dark. You can explain the bill, the joke and the rule in one breath. Show visitors round at their own speed.',
      brief: 'are at home in words',
      themes: ['reason', 'lightness'],
    },
    debilitated: {
      says: 'Logic swims here, and insight floats up beside it. You know that the plan is wrong before you can say in which line. Draw it first, tell it as a story, and only then count it.',
      brief: 'think in waves and pictures',
      themes: ['feeling', 'idealism'],
    },
    strong: {
      says: 'Communication carries you far: the clear message, the quick reply, the name remembered after a year. People come to you to have a thing put into words. Keep an hour in which you only read.',
      brief: 'go far by communicating',
      themes: ['reason', 'company'],
    },
    weak: {
      says: 'Details slip when your nerves are tired, and then keys, dates and names go missing together. It says little about how well you think. Lists, naps and one thing at a time bring them back.',
      brief: 'need order for your thoughts',
      themes: ['caution', 'structure'],
    },
  },
  jupiter: {
    exalted: {
      says: 'Wisdom comes with kindness here, and advice is served with food. People leave you feeling larger than they came. Let those you have advised find their own feet, even if the road they choose is longer.',
      brief: 'give wise and kind counsel',
      themes: ['idealism', 'contentment'],
    },
    own: {
      says: 'Faith and knowledge stand on their own ground. You do not have to win a discussion in order to stay calm in it. Teach by answering what was asked, and leave a little unanswered for tomorrow.',
      brief: 'trust what you know and believe',
      themes: ['idealism', 'tradition'],
    },
    debilitated: {
      says: 'Hope has to pass through the accounts first. You ask what it costs, who checks it, and whether the roof is sound. By such checking you become wise; add one small trust a week that has no proof.',
      brief: 'become wise by checking facts',
      themes: ['realism', 'caution'],
    },
    strong: {
      says: 'Good judgement has backing in your chart, and when friends are about to do something foolish they ring you up first. You usually find the generous reading. Share it in a few sentences, and ask how it went.',
      brief: 'have strong good judgement',
      themes: ['idealism', 'stability'],
    },
    weak: {
      says: 'Trust in life wants practice with you. Good news makes you look for the catch, and praise slides off by evening. Small thanks and small risks build it up; one of each before supper is plenty.',
      brief: 'need to practise trust',
      themes: ['caution', 'realism'],
    },
  },
  venus: {
    exalted: {
      says: 'Love and art flow without a fence. You give the better half of the pear, forgive before the apology, see beauty in wet pavement. Put a frame round some of it, an hour, a promise, a page, and it lasts.',
      brief: 'love and create without limit',
      themes: ['idealism', 'feeling'],
    },
    own: {
      says: 'Taste and affection know their way home. You can make a rented room pleasant with a cloth and two candles, and a guest feel expected. Set one more place, for somebody who is not charming at all.',
      brief: 'love in your own good taste',
      themes: ['contentment', 'diplomacy'],
    },
    debilitated: {
      says: 'Affection is careful here and corrects as it goes. You straighten the collar of the person you love when they hoped for an embrace. Leave one flaw alone each day, and see how fond of it you become.',
      brief: 'love with a critical eye',
      themes: ['caution', 'realism'],
    },
    strong: {
      says: 'Charm, comfort and loyalty support you. Invitations come, quarrels end early, and someone has usually saved you a seat. Spend part of that ease on the shy person by the coats.',
      brief: 'are supported by charm and love',
      themes: ['contentment', 'company'],
    },
    weak: {
      says: "Pleasure comes last on your list, after the dishes, the post and other people's wishes. By then it is late. Move it up by three places today, and do not call it a reward.",
      brief: 'need to make room for pleasure',
      themes: ['caution', 'solitude'],
    },
  },
  saturn: {
    exalted: {
      says: 'Fairness and patience give you authority. You hear both sides to the end, and the room waits for what you say next. Use mercy as a tool as well; it can hold what rules cannot.',
      brief: 'have authority through fairness',
      themes: ['structure', 'diplomacy'],
    },
    own: {
      says: 'Work and time are on your ground. You lay one stone after another, keep your word through dull years, and dislike to be hurried. Build as you do, and then sit in the sun against your own wall.',
      brief: 'build on your own ground',
      themes: ['structure', 'stability'],
    },
    debilitated: {
      says: 'Discipline starts and stops. The new plan is perfect on Monday and an accusation by Thursday, so you swing between force and flight. Choose a single rule, keep it for one season, and forgive the gaps.',
      brief: 'learn discipline by seasons',
      themes: ['spontaneity', 'caution'],
    },
    strong: {
      says: 'Endurance is your capital. When others have gone home you are still sorting the chairs, and people have come to count on that. Be careful not to pay for their haste with your patience.',
      brief: 'endure and carry much',
      themes: ['structure', 'ambition'],
    },
    weak: {
      says: 'Long efforts need structure from outside. Alone with a distant deadline you drift, clean the kitchen, begin something else. A class, a clock on the wall or a colleague who asks on Fridays makes all the difference.',
      brief: 'need structure from outside',
      themes: ['spontaneity', 'company'],
    },
  },
};
