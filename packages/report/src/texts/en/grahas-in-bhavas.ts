import type { Texts } from '../shape.ts';

export const GRAHAS_IN_BHAVAS: Texts['grahasInBhavas'] = {
  sun: {
    1: {
      says: 'You carry yourself like someone who has been given charge. Good spirits come from leading by example, and pride is quickly stung. Bow first now and then.',
      brief: 'carry yourself like a leader',
      themes: ['visibility', 'boldness'],
    },
    2: {
      says: 'Your word has weight at the family table and can fall like a stone. Earning is linked with dignity. Speak more softly about money than you feel.',
      brief: 'speak with some authority',
      themes: ['directness', 'ambition'],
    },
    3: {
      says: 'Effort is your glory here: you take courage in both hands and overtake. Siblings may feel it. Let a younger one win a round.',
      brief: 'win through your own effort',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'Peace at home is disturbed by a wish to be in charge of it. You look for dignity in roots and land. Sit down in your own house, without a task.',
      brief: 'seek dignity at home',
      themes: ['privacy', 'ambition'],
    },
    5: {
      says: 'A bright, commanding mind and a taste for counsel. You want what you create to shine. Let children and pupils be good at the wrong thing.',
      brief: 'want your creations to shine',
      themes: ['visibility', 'reason'],
    },
    6: {
      says: 'Opponents tend to make you better. You serve with pride, compete well and outwork the quarrel. Rest before the body puts it to a vote.',
      brief: 'rise above opposition by work',
      themes: ['ambition', 'structure'],
    },
    7: {
      says: 'The other person gets the light, or you both want it. Partnership is where pride is filed smooth. Praise in public, disagree at home.',
      brief: 'learn humility through partnership',
      themes: ['closeness', 'visibility'],
    },
    8: {
      says: 'Confidence goes underground here and returns tested. You look into hidden things and distrust easy honours. Have your eyes on small daily joys.',
      brief: 'find strength through upheaval',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Father, teacher, principle: authority has a moral colour for you. You want to live by something high. Question it once a year, with respect.',
      brief: 'live by high principles',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Noon in the chart: the Sun has full directional strength here, and work is done in daylight. You rise by taking responsibility. Leave your name off something good.',
      brief: 'rise through visible work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Influential friends and large aims suit you. Gains come through standing up for the group. Ask the quietest member what she needs.',
      brief: 'gain through strong allies',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'The light withdraws to far or quiet places: abroad, hospitals, retreats. You recover your pride by giving without title. Come back with one story.',
      brief: 'shine in quiet or distant places',
      themes: ['solitude', 'idealism'],
    },
  },
  moon: {
    1: {
      says: 'Your face is the weather report. You are responsive, well liked and easily moved. Put a coat on before entering crowded rooms.',
      brief: 'respond to everything around you',
      themes: ['feeling', 'closeness'],
    },
    2: {
      says: 'Sweet speech, good food and family mood belong together for you. Income may ebb and flow. Save at high tide.',
      brief: 'feel safe with family and plenty',
      themes: ['contentment', 'feeling'],
    },
    3: {
      says: 'The mind travels, writes, chats and keeps up with siblings. Courage comes by mood. Do the brave thing on the morning you feel it.',
      brief: 'let feeling move you to speak',
      themes: ['lightness', 'feeling'],
    },
    4: {
      says: 'Here the Moon has directional strength: home, mother, comfort and the inner seat. People rest with you. Learn to rest there yourself.',
      brief: 'find peace at home',
      themes: ['privacy', 'contentment'],
    },
    5: {
      says: 'Imagination and affection run together, and children or pupils gather. You think with the heart. Check one decision in the morning.',
      brief: 'think with your heart',
      themes: ['feeling', 'idealism'],
    },
    6: {
      says: 'The mind worries in the service of others. You care well and digest troubles slowly. Choose which ones to carry past the gate.',
      brief: 'care for others and worry',
      themes: ['realism', 'feeling'],
    },
    7: {
      says: 'You feel through the other and adapt with grace. Partners bring changeable weather. Keep a cup that is only yours.',
      brief: 'feel through your partner',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Deep tides move you, sometimes at night. You sense what is hidden and need time to trust. A steady bedtime helps more than a theory.',
      brief: 'feel hidden tides strongly',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Faith is a feeling in you, learned perhaps from your mother. Travel soothes. Give thanks out loud for small things.',
      brief: 'trust in something higher',
      themes: ['idealism', 'contentment'],
    },
    10: {
      says: 'Public life responds to you, and you to it. Work goes in phases, often in care of many. Plan for the waning days too.',
      brief: 'care for many in public',
      themes: ['visibility', 'feeling'],
    },
    11: {
      says: 'Friendships nourish, and wishes come true through them. The circle changes with the years. Keep up with one friend from the first house.',
      brief: 'feel nourished by friends',
      themes: ['company', 'feeling'],
    },
    12: {
      says: 'You need sleep, water and solitude as others need applause. Feelings hide well here. Tell them to a page.',
      brief: 'feel best in retreat',
      themes: ['solitude', 'feeling'],
    },
  },
  mars: {
    1: {
      says: 'Straight into it: the body decides before the committee. You have drive, candour and a scar with a story. Counting to three is also a sport.',
      brief: 'act directly and with drive',
      themes: ['directness', 'boldness'],
    },
    2: {
      says: 'Hot words at table, quick money in the pocket. You defend your people fiercely. Chew before you answer.',
      brief: 'speak hotly and defend your own',
      themes: ['directness', 'intensity'],
    },
    3: {
      says: 'Courage is in its own house. You take the initiative, write the sharp letter, climb the fence. Leave a gate for your brother.',
      brief: 'take the bold initiative',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'The house has a drum in it. You repair, rebuild and argue about the windows. Dig a garden when the mood comes.',
      brief: 'bring drive into the home',
      themes: ['intensity', 'change'],
    },
    5: {
      says: 'Strategy, sport, a mind that strikes. You compete in love and teach with fire. Let beginners lose slowly.',
      brief: 'think and love competitively',
      themes: ['boldness', 'visibility'],
    },
    6: {
      says: 'Few places suit a warrior better: rivals, tasks and disorder give way. You win by daily discipline. Choose opponents above your weight.',
      brief: 'overcome rivals by discipline',
      themes: ['ambition', 'structure'],
    },
    7: {
      says: 'Passion and friction come to the table together, and tradition says to match strength with strength. Argue standing up and briefly.',
      brief: 'bring heat into partnership',
      themes: ['intensity', 'directness'],
    },
    8: {
      says: "Danger wakes you, secrets too. You act well when things break. Drive slowly past other people's wounds.",
      brief: 'act with nerve in a crisis',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'You fight for belief and quarrel with teachers. Distance gives you room. Obey one rule you did not invent.',
      brief: 'fight for what you believe',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Directional strength makes action tell: you get things done where it shows. Authority comes by deeds. Delegate the hammer.',
      brief: 'achieve by decisive action',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Goals fall to effort, and friends are comrades-in-arms. You want it now. Share the spoils early.',
      brief: 'reach your aims by force of will',
      themes: ['ambition', 'company'],
    },
    12: {
      says: 'Force is spent out of sight, abroad, at night, in the gym of the mind. Anger leaks. Sweat daily.',
      brief: 'spend force behind the scenes',
      themes: ['privacy', 'intensity'],
    },
  },
  mercury: {
    1: {
      says: 'Young in manner, quick in answer, you meet the world with wit; Mercury is strong by direction here. Let a pause do the talking.',
      brief: 'meet life with wit and reason',
      themes: ['reason', 'lightness'],
    },
    2: {
      says: 'Your income sits near your tongue. Accounts, trade, stories, teaching: you earn with words. Promise in figures you can check.',
      brief: 'earn by skilled speech',
      themes: ['realism', 'reason'],
    },
    3: {
      says: "Letters, calls, errands, a brother's joke. You learn with your hands and never stop. Finish one notebook.",
      brief: 'keep learning and writing',
      themes: ['reason', 'lightness'],
    },
    4: {
      says: 'Study at home, a house of books, relatives who talk. The mind is at peace when busy. Clear the bed of papers.',
      brief: 'think well at home',
      themes: ['privacy', 'reason'],
    },
    5: {
      says: 'A clever, playful intelligence that teaches well. You solve for pleasure. Bet on your second idea.',
      brief: 'think in a playful way',
      themes: ['reason', 'spontaneity'],
    },
    6: {
      says: 'Argument sharpens you, and details obey. You may worry at things like a terrier. Let go on Fridays.',
      brief: 'solve problems by analysis',
      themes: ['reason', 'realism'],
    },
    7: {
      says: 'You choose a partner to talk to and trade with. Agreements are written well. Listen below the words.',
      brief: 'seek a clever companion',
      themes: ['closeness', 'reason'],
    },
    8: {
      says: "Research, codes, other people's papers: the mind goes underground with pleasure. Come up and explain it simply.",
      brief: 'study what is hidden',
      themes: ['reason', 'privacy'],
    },
    9: {
      says: 'Scripture, law, languages: you ask belief for its reasons. A lively pupil and a livelier teacher. Admit one mystery.',
      brief: 'reason about what you believe',
      themes: ['reason', 'idealism'],
    },
    10: {
      says: 'Work runs through speech, trade and figures. You can hold two posts. Sign only what you have read.',
      brief: 'work with words and figures',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'A wide, clever network gives you news and gains. You link people. Remember birthdays as well as numbers.',
      brief: 'gain through a clever network',
      themes: ['company', 'reason'],
    },
    12: {
      says: 'The mind withdraws to dream, count or plan abroad. You spend on books. Tell someone the plan before it becomes a novel.',
      brief: 'think in private and far away',
      themes: ['solitude', 'reason'],
    },
  },
  jupiter: {
    1: {
      says: 'Directional strength gives wisdom in the face: people ask you for advice in queues. You mean well and take up room. Ask before you bless.',
      brief: 'carry yourself with wisdom',
      themes: ['idealism', 'boldness'],
    },
    2: {
      says: 'Kind, truthful words and a full pantry. Family values matter. Save as generously as you spend.',
      brief: 'speak kindly and gather plenty',
      themes: ['contentment', 'tradition'],
    },
    3: {
      says: 'You encourage more than you push. Effort needs a meaning for you, and siblings a sermon less. Practise small daily courage.',
      brief: 'put meaning into effort',
      themes: ['idealism', 'company'],
    },
    4: {
      says: 'A blessed house, broad and hospitable, with a shelf for the holy things. You rest in faith. Invite the odd neighbour.',
      brief: 'find contentment at home',
      themes: ['contentment', 'tradition'],
    },
    5: {
      says: 'Judgement, learning, delight in children or students: this is a rich seat for the teacher. Let them ask the last question.',
      brief: 'have sound judgement to share',
      themes: ['idealism', 'reason'],
    },
    6: {
      says: 'You help people out of trouble and can attract it so. Good sense wins disputes. Charge for the third consultation.',
      brief: 'help others out of trouble',
      themes: ['realism'],
    },
    7: {
      says: 'A wise, generous partner, or the wish to be one. Contracts go well in good faith. Keep some playfulness in the vows.',
      brief: 'gain from a wise partner',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Protection in dark corners: you find meaning in what ended. Hidden knowledge attracts. Check claims of wonder twice.',
      brief: 'find meaning in hard changes',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'The teacher sits in the house of teaching. Faith, mentors and travels of the mind bless you. Teach without a pedestal.',
      brief: 'live by faith and learning',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Your work earns respect because it is decent. You rise among advisers and teachers. Let results be smaller than promises once.',
      brief: 'earn respect by decent work',
      themes: ['ambition', 'idealism'],
    },
    11: {
      says: 'Good friends in high and low places, hopes that ripen. You gain by giving chances. Name one wish exactly.',
      brief: 'gain through generous friends',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Giving, retreat and prayer are your quiet riches. You spend freely, at times on mirages. Keep a receipt for the mirage.',
      brief: 'give freely and in silence',
      themes: ['solitude', 'idealism'],
    },
  },
  venus: {
    1: {
      says: 'Pleasing, well dressed, at ease: others relax near you. Taste guides you. Choose effort once over charm.',
      brief: 'charm people with ease',
      themes: ['lightness', 'diplomacy'],
    },
    2: {
      says: 'A sweet voice and a fine table. You earn by beauty, tact or trade. Enough is also a flavour.',
      brief: 'enjoy fine things and sweet words',
      themes: ['contentment', 'diplomacy'],
    },
    3: {
      says: 'Art lives in your hands and messages. You prefer charm to force. Ask outright on important days.',
      brief: 'create with your hands and words',
      themes: ['lightness', 'originality'],
    },
    4: {
      says: 'Venus is strong by direction here: comfort, vehicles, flowers, a house people remember. Let one room stay plain.',
      brief: 'make a beautiful home',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Romance and art breathe the same air. You create out of delight. Practise scales on dry days.',
      brief: 'create out of delight',
      themes: ['lightness', 'spontaneity'],
    },
    6: {
      says: 'You smooth the workplace, and small frictions in love need daily care. Kindness is your best tool. Pay it to yourself as well.',
      brief: 'bring kindness to daily work',
      themes: ['diplomacy', 'realism'],
    },
    7: {
      says: 'Love is a calling, and you seek beauty in the pair. Others adore you back. Look for character under the glow.',
      brief: 'seek beauty in partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Desire keeps a secret room. You share deeply, and gifts come through others. Say what you would never share.',
      brief: 'love with depth and secrecy',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'You love the foreign, the refined, the sacred in art. A teacher may be charming. Admire with open eyes.',
      brief: 'love what is far and refined',
      themes: ['idealism', 'contentment'],
    },
    10: {
      says: 'Work with grace in it: design, mediation, hospitality, the arts. You are liked on the way up. Let substance speak first.',
      brief: 'succeed through charm and taste',
      themes: ['visibility', 'diplomacy'],
    },
    11: {
      says: 'Pleasant friends, pleasant gains. Parties open doors. Keep those who came when it rained.',
      brief: 'gain through pleasant company',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Tradition is fond of Venus here: the comforts of bed, solitude and far places. You love in private. Spend a little less on the candles.',
      brief: 'love in private and enjoy retreat',
      themes: ['privacy', 'contentment'],
    },
  },
  saturn: {
    1: {
      says: 'An old head on your shoulders from the start. You are careful, dutiful and stronger each decade. Play before you have earned it.',
      brief: 'carry yourself with gravity',
      themes: ['structure', 'caution'],
    },
    2: {
      says: 'Few words, counted coins. You build means slowly and speak late. Praise at table costs nothing.',
      brief: 'save words and means',
      themes: ['caution', 'realism'],
    },
    3: {
      says: 'Stubborn effort wins. You write slowly, travel for cause, and outlast the brilliant. Ring your brother for no reason.',
      brief: 'win in the end by persistence',
      themes: ['stability', 'independence'],
    },
    4: {
      says: 'Home was serious, or far. You make peace in layers, over years. Buy the soft chair.',
      brief: 'build inner peace slowly',
      themes: ['tradition', 'solitude'],
    },
    5: {
      says: 'Thought goes deep and delight comes late. You take creation seriously. Make something silly with a child.',
      brief: 'think deeply and play little',
      themes: ['caution', 'reason'],
    },
    6: {
      says: 'Discipline defeats what opposes you. You serve without fuss and outlast disputes. Take the holiday that you approve for others.',
      brief: 'outlast opposition by discipline',
      themes: ['structure', 'ambition'],
    },
    7: {
      says: 'By direction Saturn is strong here: commitment is late, sober and durable. Choose one who laughs easily.',
      brief: 'commit slowly and for long',
      themes: ['stability', 'caution'],
    },
    8: {
      says: 'You look at endings without flinching and endure long tests. Shared matters need clear rules. Allow one mystery to stay.',
      brief: 'endure tests that take long',
      themes: ['intensity', 'structure'],
    },
    9: {
      says: 'Belief is examined like a bridge. You honour old teachings or reform them by patience. Try gratitude before proof.',
      brief: 'test belief with patience',
      themes: ['tradition', 'realism'],
    },
    10: {
      says: 'High responsibility by slow stairs, and a duty to deserve it. Power tests you. Stay friends with the doorman.',
      brief: 'rise slowly and carry duty',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Steady gains, old friends, patient aims. You are the reliable one. Wish for one thing that is useless.',
      brief: 'gain steadily and keep old friends',
      themes: ['stability', 'company'],
    },
    12: {
      says: 'Solitude is your schoolroom, distant places your workshop. You let go by degrees. Sleep is also work done.',
      brief: 'grow through time spent alone',
      themes: ['solitude', 'structure'],
    },
  },
  rahu: {
    1: {
      says: 'You want to be someone new, and quickly. Your look has a foreign note and your hunger a plan. Stay long in one costume.',
      brief: 'invent yourself all over again',
      themes: ['originality', 'ambition'],
    },
    2: {
      says: 'Appetite for more: words, tastes, holdings from unusual sources. You speak to impress. Tell the plain version.',
      brief: 'want more than was handed down',
      themes: ['ambition', 'originality'],
    },
    3: {
      says: 'Bold, modern, restless hands: one of the best seats for this hunger. You dare what siblings would not. Check the brakes.',
      brief: 'dare what others do not',
      themes: ['boldness', 'originality'],
    },
    4: {
      says: "Home is elsewhere, or in another style from your family's. You long for peace and move for it. Stay through one winter.",
      brief: 'look for home in new places',
      themes: ['change', 'originality'],
    },
    5: {
      says: 'An inventive, speculative mind with a taste for the stage. You chase brilliance. Test it on a sober friend.',
      brief: 'think in bold inventions',
      themes: ['originality', 'boldness'],
    },
    6: {
      says: 'You handle enemies and tangled troubles with cunning. Competition feeds you. Fight clean, and sleep better.',
      brief: 'outwit those who oppose you',
      themes: ['ambition', 'boldness'],
    },
    7: {
      says: 'The unusual partner draws you: foreign, different, against the advice. You learn by wanting. Look at the tenth week.',
      brief: 'desire the unusual partner',
      themes: ['closeness', 'originality'],
    },
    8: {
      says: 'Secrets and sudden turns pull like a magnet. You research what others fear. Tie a rope round your waist.',
      brief: 'are drawn to hidden things',
      themes: ['intensity', 'originality'],
    },
    9: {
      says: 'You doubt the inherited creed and seek a stranger one. Teachers dazzle. Pick one with washing on the line.',
      brief: 'seek an unusual faith',
      themes: ['originality', 'idealism'],
    },
    10: {
      says: 'Ambition with no ceiling, in new fields. You are visible and want it more. Ask what enough would look like.',
      brief: 'want a large public role',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Networks, crowds, technologies: your gains multiply here. Hunger fits the house. Count friends separately from contacts.',
      brief: 'gain through wide networks',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'Far lands, odd dreams, sleepless plans. You spend on escape. Escape into something you can learn.',
      brief: 'reach for distant worlds',
      themes: ['solitude', 'originality'],
    },
  },
  ketu: {
    1: {
      says: 'Part of you stands behind your own face, looking on. You appear modest, sharp, hard to place. Take up the chair that is yours.',
      brief: 'stand a little behind yourself',
      themes: ['solitude', 'independence'],
    },
    2: {
      says: 'You care little for saving and speak in few, odd, true words. Family matters feel distant. Eat with them on Sundays.',
      brief: 'hold possessions with a light hand',
      themes: ['independence', 'solitude'],
    },
    3: {
      says: 'Skill without display: your courage is quiet and sudden. You need few messages. Answer the one from your sister.',
      brief: 'act with quiet skill',
      themes: ['independence', 'privacy'],
    },
    4: {
      says: 'A homesickness without address. You let go of houses easily. Hang one picture.',
      brief: 'feel unattached to any home',
      themes: ['solitude', 'change'],
    },
    5: {
      says: 'Insight comes from nowhere, as if remembered. You create without needing thanks. Show it anyway.',
      brief: 'think by sudden insight',
      themes: ['reason', 'privacy'],
    },
    6: {
      says: 'You cut through illnesses of procedure and let rivals tire. Detached service is strong. Say when you are hurt.',
      brief: 'deal with trouble from a distance',
      themes: ['realism', 'independence'],
    },
    7: {
      says: 'Together, you still hold a private room. You have known pairs before, it feels. Leave its door ajar.',
      brief: 'keep distance in partnership',
      themes: ['independence', 'solitude'],
    },
    8: {
      says: 'Here is a natural diver: mystery, research, silence. You let things end. Bring something up for others.',
      brief: 'look into mysteries with calm',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'Creeds slip off you; direct experience stays. You left the temple and kept the bell. Respect those still inside.',
      brief: 'trust experience over creed',
      themes: ['independence', 'idealism'],
    },
    10: {
      says: 'Titles feel borrowed. You work for the thing itself and may vanish at the top. Tell them in advance.',
      brief: 'work without hunger for rank',
      themes: ['privacy', 'contentment'],
    },
    11: {
      says: 'Crowds and gains weigh little. You have one or two real friends. Let them do you a favour.',
      brief: 'need few friends and few gains',
      themes: ['solitude', 'contentment'],
    },
    12: {
      says: 'Tradition gives Ketu its best seat here: release, quiet, the unseen. You withdraw gladly. Come back for tea.',
      brief: 'find release in solitude',
      themes: ['solitude', 'idealism'],
    },
  },
};
