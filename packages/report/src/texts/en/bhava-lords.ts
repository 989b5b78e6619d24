import type { Texts } from '../shape.ts';

export const BHAVA_LORDS: Texts['bhavaLords'] = {
  1: {
    1: {
      says: 'The lord of self stays at its post, which tradition reads as firm character. You can rely on your own body and word. Lean sometimes.',
      brief: 'rely on yourself in most things',
      themes: ['independence', 'stability'],
    },
    2: {
      says: 'You put yourself into family, speech and savings. What you say and keep defines you. Praise others at table.',
      brief: 'put yourself into family and means',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Life asks you to make your own effort, with courage, hands and messages. You go on trying. Rest between attempts.',
      brief: 'get on by your own effort',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'Comfort, mother and land call you home. You are content where there is a door to close. Open it to guests.',
      brief: 'turn towards home and comfort',
      themes: ['privacy', 'contentment'],
    },
    5: {
      says: 'Mind and creativity carry your name. You think well of children and pupils. Finish your own homework.',
      brief: 'put yourself into ideas',
      themes: ['originality', 'reason'],
    },
    6: {
      says: 'You meet life as a series of tasks and contests. Strength comes of it. Choose which ones deserve you.',
      brief: 'meet life as a task',
      themes: ['realism', 'ambition'],
    },
    7: {
      says: 'Your path runs through another person or far trade. You adapt readily. Keep a wish in your own name.',
      brief: 'go your way with another',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'You are drawn to the underside of things, and life bends suddenly. You do well at research. Guard plain routines.',
      brief: 'look to the underside of life',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'Grace and teachers favour your steps. You trust principles. Walk also where no blessing is promised.',
      brief: 'follow teachers and principles',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Deeds make you. You are seen as what you do. Do something nobody sees.',
      brief: 'make yourself by deeds',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Gains and friends come to your person. You wish aloud. Share before asked.',
      brief: 'draw gains and friends',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'You spend yourself on distant or inward things. Sleep and solitude matter. Keep some of you for breakfast.',
      brief: 'spend yourself on far or inward things',
      themes: ['solitude', 'idealism'],
    },
  },
  2: {
    1: {
      says: 'Family and means rest in your hands. You speak for the house. Speak softly.',
      brief: 'carry family means yourself',
      themes: ['stability', 'directness'],
    },
    2: {
      says: 'Savings stay with savings, words with family. A steady purse. Sing at table too.',
      brief: 'keep what is yours',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'You earn by courage and skill of hand. Siblings may share. Keep accounts friendly.',
      brief: 'earn by effort and skill',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: "Wealth goes into house, land, vehicles or mother's care. It tends to stay. Enjoy the garden.",
      brief: 'put means into home',
      themes: ['stability', 'privacy'],
    },
    5: {
      says: 'Means grow by wit, counsel or art. Stake little on guesses.',
      brief: 'gain by your own wit',
      themes: ['reason', 'originality'],
    },
    6: {
      says: 'Income is won through service and dispute. Watch debts. Agree in ink.',
      brief: 'earn your way through service',
      themes: ['realism', 'caution'],
    },
    7: {
      says: 'Partners and trade bring means. Charm helps, fairness lasts.',
      brief: 'earn through the partners you choose',
      themes: ['closeness', 'ambition'],
    },
    8: {
      says: 'Family wealth has hidden turns. Be exact about shared sums.',
      brief: 'meet turns in family means',
      themes: ['caution', 'intensity'],
    },
    9: {
      says: 'Fortune looks kindly on the family purse, by way of fathers and teachers. Give some back.',
      brief: 'receive blessings through your family',
      themes: ['tradition', 'contentment'],
    },
    10: {
      says: 'Profession feeds the house directly. Your word counts at work. Keep it.',
      brief: 'earn well by your profession',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: 'Savings and gains shake hands. Means increase by steady work. Define enough.',
      brief: 'increase your means with time',
      themes: ['ambition', 'stability'],
    },
    12: {
      says: 'Money and words leave quietly, for travel, giving, silence. Choose the exit.',
      brief: 'let your means go elsewhere',
      themes: ['idealism', 'solitude'],
    },
  },
  3: {
    1: {
      says: 'Effort has your own face; you did it yourself. Let someone help carry.',
      brief: 'live by your own courage',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: 'Skill and nerve go into income and family words. Pause before repeating.',
      brief: 'turn courage into means',
      themes: ['ambition', 'directness'],
    },
    3: {
      says: 'Courage is at home: you keep trying and keep in touch. Try less on Sundays.',
      brief: 'keep up your courage',
      themes: ['boldness', 'company'],
    },
    4: {
      says: 'Push disturbs or builds the house. Use hammers by day.',
      brief: 'work hard at home',
      themes: ['privacy', 'change'],
    },
    5: {
      says: 'Ideas get hands. You perform, write, coach. Let students shine.',
      brief: 'put effort into ideas',
      themes: ['originality', 'boldness'],
    },
    6: {
      says: 'You fight well, at times with kin. Pick neutral ground.',
      brief: 'fight with skill and nerve',
      themes: ['boldness', 'directness'],
    },
    7: {
      says: 'Initiative goes towards the partner or market. Ask before leaping.',
      brief: 'approach others in a bold way',
      themes: ['boldness', 'closeness'],
    },
    8: {
      says: 'Courage dives. You investigate and risk nerves. Rest them.',
      brief: 'dare to go into deep matters',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: "You earn your blessings by effort, pilgrim's feet. Thank the road.",
      brief: 'strive for meaning by effort',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Hands, voice, initiative: your career is self-made. Credit brothers.',
      brief: 'rise by your own initiative',
      themes: ['ambition', 'boldness'],
    },
    11: {
      says: 'Effort pays, friends applaud. Divide the winnings.',
      brief: 'gain by what you dare',
      themes: ['ambition', 'company'],
    },
    12: {
      says: 'Effort goes abroad or unseen. Write home.',
      brief: 'spend effort far away',
      themes: ['solitude', 'boldness'],
    },
  },
  4: {
    1: {
      says: 'Peace of heart shows on you; home travels along. Unpack it.',
      brief: 'carry peace with you',
      themes: ['contentment', 'privacy'],
    },
    2: {
      says: 'House and family wealth unite. Good meals, solid walls. Invite the lonely.',
      brief: 'unite home and means',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'Comfort is earned by your own push, or left for it. Come back.',
      brief: 'win comfort by effort',
      themes: ['boldness', 'privacy'],
    },
    4: {
      says: 'The heart sits in its own chair: property, mother, quiet. Offer seats.',
      brief: 'rest in your own heart',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Home breeds ideas; mother teaches joy. Play there.',
      brief: 'find joy at home',
      themes: ['lightness', 'privacy'],
    },
    6: {
      says: 'Home needs defence or repair. Peace comes by work. Do one wall yearly.',
      brief: 'repair what disturbs home',
      themes: ['realism', 'privacy'],
    },
    7: {
      says: 'Comfort lies with a partner, and their house becomes yours. Keep a drawer.',
      brief: 'find comfort in partnership',
      themes: ['closeness', 'contentment'],
    },
    8: {
      says: 'The inner floor has shifted before. You rebuild. Ask elders what happened.',
      brief: 'rebuild the inner floor',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Home is blessed by belief. Parents as teachers. Question kindly.',
      brief: 'feel blessed at home',
      themes: ['tradition', 'idealism'],
    },
    10: {
      says: 'Private peace and public duty trade gifts. Leave work at the gate.',
      brief: 'join home and duty',
      themes: ['ambition', 'privacy'],
    },
    11: {
      says: 'Property and friends bring gains. Host them.',
      brief: 'gain through home and friends',
      themes: ['company', 'stability'],
    },
    12: {
      says: 'Home is far, or given up and found inside. Light the lamp there.',
      brief: 'look for home far away',
      themes: ['solitude', 'change'],
    },
  },
  5: {
    1: {
      says: 'Intelligence marks you; people ask your view. Ask theirs.',
      brief: 'show your intelligence in person',
      themes: ['reason', 'visibility'],
    },
    2: {
      says: 'Good counsel feeds the house. Speak wisdom in short words.',
      brief: 'earn by giving good counsel',
      themes: ['reason', 'stability'],
    },
    3: {
      says: 'Ideas turn to acts and articles. Publish bravely.',
      brief: 'act on your own ideas',
      themes: ['originality', 'boldness'],
    },
    4: {
      says: 'A thoughtful heart, a studious home. Laugh in the library.',
      brief: 'think best in peace and quiet',
      themes: ['reason', 'privacy'],
    },
    5: {
      says: 'Mind in its own seat: judgement, delight, pupils. Be a pupil too.',
      brief: 'trust your own judgement',
      themes: ['reason', 'originality'],
    },
    6: {
      says: 'Thought wrestles with problems. Do not argue with those you teach.',
      brief: 'think best against some resistance',
      themes: ['reason', 'intensity'],
    },
    7: {
      says: 'You love the one you can admire. Admire aloud.',
      brief: 'love with mind and heart',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Ideas come from deep water, late and strange. Note them nightly.',
      brief: 'think in deep water',
      themes: ['intensity', 'originality'],
    },
    9: {
      says: 'Understanding meets grace, among the best of links. Teach freely.',
      brief: 'join mind and grace',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: 'Your counsel is wanted in office. Speak plainly up there.',
      brief: 'give your advice in public',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'Cleverness gains, children and friends gladden. Celebrate small.',
      brief: 'gain by your good ideas',
      themes: ['company', 'reason'],
    },
    12: {
      says: 'Imagination goes abroad or inward. Bring back sketches.',
      brief: 'imagine things from far away',
      themes: ['solitude', 'originality'],
    },
  },
  6: {
    1: {
      says: 'Struggle is personal with you; it made you fit. Make peace one day weekly.',
      brief: 'take every struggle rather personally',
      themes: ['intensity', 'directness'],
    },
    2: {
      says: 'Disputes touch money and words. Speak after counting.',
      brief: 'settle disputes over means',
      themes: ['caution', 'directness'],
    },
    3: {
      says: 'You compete with peers and win by practice. Shake hands.',
      brief: 'compete with your own peers',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: 'Conflict gets into the house. Ban it from the bedroom.',
      brief: 'keep conflict out of home',
      themes: ['caution', 'privacy'],
    },
    5: {
      says: 'Problems sharpen thought; play gets serious. Lose a game.',
      brief: 'think by working through problems',
      themes: ['reason', 'intensity'],
    },
    6: {
      says: 'Trouble stays in its own yard, where it is handled. Keep the tools oiled.',
      brief: 'know how to handle trouble',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Arguments come in by way of partners. Agree on rules first.',
      brief: 'tend to argue with partners',
      themes: ['directness', 'caution'],
    },
    8: {
      says: 'Opposition tends to trip over itself. Do not stoop to push.',
      brief: 'outlast those who oppose you',
      themes: ['contentment', 'realism'],
    },
    9: {
      says: 'You debate belief and fathers. Keep respect.',
      brief: 'argue about what people believe',
      themes: ['idealism', 'directness'],
    },
    10: {
      says: 'Work is a contest or a service. Serve the contest.',
      brief: 'work well in a contest',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: 'Gains follow disputes, with some friends lost. Weigh both.',
      brief: 'gain by way of contest',
      themes: ['ambition', 'caution'],
    },
    12: {
      says: 'Quarrels run out in far places. Leave them there.',
      brief: 'let quarrels run out',
      themes: ['solitude', 'contentment'],
    },
  },
  7: {
    1: {
      says: 'The other is part of you early; you think in pairs. Eat alone once.',
      brief: 'think in pairs from early on',
      themes: ['closeness', 'diplomacy'],
    },
    2: {
      says: 'Partnership feeds the family and its purse. Thank with words.',
      brief: 'gain family through partnership',
      themes: ['closeness', 'stability'],
    },
    3: {
      says: 'Bonds need effort and messages. Write by hand.',
      brief: 'put real work into partnership',
      themes: ['closeness', 'boldness'],
    },
    4: {
      says: 'The partner brings home, or becomes it. Knock anyway.',
      brief: 'find a home in partnership',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: 'Love begins in play or study. Keep both.',
      brief: 'love by playing and learning',
      themes: ['closeness', 'lightness'],
    },
    6: {
      says: 'Bonds meet friction; patience wears it smooth. Rest from fixing.',
      brief: 'smooth friction in love',
      themes: ['realism', 'closeness'],
    },
    7: {
      says: 'A partner stands firm in their own sign. Meet halfway.',
      brief: 'meet a firm partner',
      themes: ['closeness', 'stability'],
    },
    8: {
      says: 'Partnership leads into depths and shared stakes. Tell the truth early.',
      brief: 'go through depths in partnership',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'Love brings meaning and travel. Bless the in-laws.',
      brief: 'grow through marriage and travel',
      themes: ['idealism', 'closeness'],
    },
    10: {
      says: 'Partner and profession entwine: the bond walks into your work. Set visiting hours.',
      brief: 'bring partnership into your work',
      themes: ['closeness', 'ambition'],
    },
    11: {
      says: 'Partners bring friends and gains. Dance with all.',
      brief: 'gain through partnership and friends',
      themes: ['company', 'closeness'],
    },
    12: {
      says: 'The bond has distance or secrecy. Write warmly.',
      brief: 'love at some distance',
      themes: ['solitude', 'closeness'],
    },
  },
  8: {
    1: {
      says: 'Change has lived in you from early on. You are hard to shock. Be soft with beginners.',
      brief: 'live close to change',
      themes: ['intensity', 'change'],
    },
    2: {
      says: 'Sudden turns touch savings and speech. Keep reserves, and calm.',
      brief: 'guard means from sudden turns',
      themes: ['caution', 'intensity'],
    },
    3: {
      says: 'Nerve meets the unknown. Courage in the dark. Text when safe.',
      brief: 'meet the unknown with nerve',
      themes: ['boldness', 'intensity'],
    },
    4: {
      says: 'Old matters stir at home. Sort them slowly, in light.',
      brief: 'sort old matters at home',
      themes: ['intensity', 'privacy'],
    },
    5: {
      says: 'Thought goes deep and worries. Give it an instrument.',
      brief: 'worry and think deeply',
      themes: ['intensity', 'reason'],
    },
    6: {
      says: 'Trouble cancels trouble, the rule says. You stay cool. Remain kind.',
      brief: 'stay cool in trouble',
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'A partner changes your life at the root. Choose patience.',
      brief: 'change through a partner',
      themes: ['intensity', 'closeness'],
    },
    8: {
      says: 'Depth keeps its depth: long wind, research, reserve. Surface at weekends.',
      brief: 'hold reserves that run deep',
      themes: ['intensity', 'stability'],
    },
    9: {
      says: 'Belief is broken and regrown. Better wood.',
      brief: 'let broken beliefs grow again',
      themes: ['change', 'idealism'],
    },
    10: {
      says: 'Career knows breaks and repairs. Keep papers.',
      brief: 'rebuild your career when needed',
      themes: ['change', 'ambition'],
    },
    11: {
      says: 'Gains come irregularly, friends in need. Save.',
      brief: 'gain at odd times',
      themes: ['change', 'company'],
    },
    12: {
      says: 'Endings end quietly. You are free sooner than others. Walk out softly.',
      brief: 'let endings be quiet',
      themes: ['solitude', 'contentment'],
    },
  },
  9: {
    1: {
      says: 'Grace walks in your shoes. You look trustworthy; be so.',
      brief: 'carry grace in person',
      themes: ['idealism', 'contentment'],
    },
    2: {
      says: 'Fortune speaks through family and voice. Say thanks first.',
      brief: 'gain by family grace',
      themes: ['tradition', 'contentment'],
    },
    3: {
      says: 'Your blessings want work; you make them. Share the method.',
      brief: 'work for your blessings',
      themes: ['boldness', 'idealism'],
    },
    4: {
      says: 'Home is a blessed place, teacher included. Keep its peace.',
      brief: 'find blessing at home',
      themes: ['contentment', 'tradition'],
    },
    5: {
      says: 'Meaning and mind link hands, for pupils too. Listen to them.',
      brief: 'join wisdom and delight',
      themes: ['idealism', 'reason'],
    },
    6: {
      says: 'Faith is tried by conflict. Keep it kind.',
      brief: 'keep faith under trial',
      themes: ['idealism', 'intensity'],
    },
    7: {
      says: 'Good things come by marriage or alliance. Choose for goodness.',
      brief: 'be blessed through alliance',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: "The father's road breaks and dives. Find your own below.",
      brief: 'find meaning through loss',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'Fortune at home: teacher, law, pilgrimage. Let doubt walk along.',
      brief: 'live under a kind law',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Right and work unite, a classical rise: belief stands up in your deeds. Stay decent.',
      brief: 'rise by what you believe',
      themes: ['ambition', 'idealism'],
    },
    11: {
      says: 'Grace turns to gain and wide company. Give a tenth.',
      brief: 'gain by grace and good company',
      themes: ['contentment', 'company'],
    },
    12: {
      says: 'Blessings go to far shores and silence. Follow now and then.',
      brief: 'find grace in distance',
      themes: ['solitude', 'idealism'],
    },
  },
  10: {
    1: {
      says: 'Work has your face, and you are self-employed in spirit. Hire help.',
      brief: 'work under your own name',
      themes: ['ambition', 'independence'],
    },
    2: {
      says: 'Your trade fills the family store. Speak well of work.',
      brief: 'work for the family store',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'Career by pen, hand, courage. Siblings may join.',
      brief: 'work by courage and skill',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: 'Work comes home or home is work: land, houses, care. Sit down.',
      brief: 'work close to home',
      themes: ['privacy', 'ambition'],
    },
    5: {
      says: 'Counsel, art or teaching as profession. Enjoy it visibly.',
      brief: 'do your work with ideas',
      themes: ['originality', 'ambition'],
    },
    6: {
      says: 'You work in service or contest. Set hours.',
      brief: 'work in service of others',
      themes: ['realism', 'ambition'],
    },
    7: {
      says: 'Trade, clients, partner in business: your deeds need another. Sign as equals.',
      brief: 'work best together with partners',
      themes: ['ambition', 'closeness'],
    },
    8: {
      says: 'Work with breaks, depth, research. Insure the calm.',
      brief: 'work in depth with breaks',
      themes: ['intensity', 'ambition'],
    },
    9: {
      says: 'Work leads to teaching and meaning: deeds bow to belief here. Teach the trade.',
      brief: 'let work serve belief',
      themes: ['idealism', 'ambition'],
    },
    10: {
      says: 'Profession on its own ground: capable, respected, busy. Take leave.',
      brief: 'stand firm in your profession',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Work brings gains and influential friends. Stay yourself.',
      brief: 'gain through your work',
      themes: ['ambition', 'company'],
    },
    12: {
      says: "Work abroad, behind doors or for others' relief. Sign it inside.",
      brief: 'work far or unseen',
      themes: ['solitude', 'ambition'],
    },
  },
  11: {
    1: {
      says: 'Gains come to you in person. Wear them lightly.',
      brief: 'draw gains in person',
      themes: ['ambition', 'visibility'],
    },
    2: {
      says: 'Income turns to savings promptly, which is wise. Treat someone.',
      brief: 'turn gains into savings',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Gains by effort, siblings, media. Split as agreed.',
      brief: 'gain through effort and media',
      themes: ['boldness', 'company'],
    },
    4: {
      says: 'Gains become house and comfort. Plant trees.',
      brief: 'turn gains into comfort',
      themes: ['contentment', 'stability'],
    },
    5: {
      says: 'Friends, cleverness, children of hopes: pleasant returns. Play on.',
      brief: 'gain through a clever mind',
      themes: ['lightness', 'company'],
    },
    6: {
      says: 'Gains come after contest. Keep the friend if you can.',
      brief: 'gain once the contest is over',
      themes: ['ambition', 'realism'],
    },
    7: {
      says: 'Partners bring gain and circle. Love beyond it.',
      brief: 'gain by way of partnership',
      themes: ['closeness', 'ambition'],
    },
    8: {
      says: 'Gains with sudden turns. Hold reserve.',
      brief: 'gain with some sudden turns',
      themes: ['change', 'caution'],
    },
    9: {
      says: 'Gains by teachers, travel, good conduct. Donate.',
      brief: 'gain by good conduct',
      themes: ['idealism', 'ambition'],
    },
    10: {
      says: 'Gains through position. Remember first wages.',
      brief: 'gain by the position you hold',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Income on income, friend on friend. Say enough.',
      brief: 'gain and keep friends',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'Gains flow out to far or good causes. Steer the stream.',
      brief: 'let gains flow on',
      themes: ['idealism', 'solitude'],
    },
  },
  12: {
    1: {
      says: 'You give yourself away in small coins. Keep the last one.',
      brief: 'give yourself away in small coins',
      themes: ['feeling', 'solitude'],
    },
    2: {
      says: 'Expenses touch the family store. Budget in daylight.',
      brief: 'watch what leaves the store',
      themes: ['caution', 'realism'],
    },
    3: {
      says: 'Effort drains to the distance, or writes from there. Date the letters.',
      brief: 'spend effort at a distance',
      themes: ['solitude', 'boldness'],
    },
    4: {
      says: 'Home costs rest, or rest is far. Sleep in.',
      brief: 'look for rest far off',
      themes: ['solitude', 'privacy'],
    },
    5: {
      says: 'Imagination spends freely; children may live afar. Call.',
      brief: 'spend freely on imagination',
      themes: ['originality', 'idealism'],
    },
    6: {
      says: 'Losses trip over rivals, and turn. Stay modest.',
      brief: 'see losses turn in your favour',
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'Partnership asks for giving, beds abroad. Give equally.',
      brief: 'give much in partnership',
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: 'What ends, ends in depth, cleanly. Grieve, then dine.',
      brief: 'let things end in depth',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'You spend on faith and far roads. Worth it, within reason.',
      brief: 'spend on faith and far roads',
      themes: ['idealism', 'solitude'],
    },
    10: {
      says: 'Work takes more than it gives, or serves elsewhere. Ask for leave.',
      brief: 'give much to work',
      themes: ['ambition', 'solitude'],
    },
    11: {
      says: 'Expenses return as friends. Not all; enough.',
      brief: 'see giving come back',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Solitude at home: sleep, prayer, distance. Lamp on the sill.',
      brief: 'rest in your own solitude',
      themes: ['solitude', 'contentment'],
    },
  },
};
