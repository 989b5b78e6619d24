import type { Texts } from '../shape.ts';

export const GRAHAS_IN_BHAVAS: Texts['grahasInBhavas'] = {
  sun: {
    1: {
      says: 'You carry yourself like someone who has been given charge, and others form the queue behind you. Good spirits come from leading by example, while pride is quickly stung by a careless joke. A bow made first, now and then, costs the crown nothing.',
      brief: 'carry yourself like a leader',
      themes: ['visibility', 'boldness'],
    },
    2: {
      says: 'Your word has weight at the family table and can fall there like a stone. Earning is linked with dignity for you, so talk of money easily turns into talk of respect. It goes better when you speak more softly than you feel.',
      brief: 'speak with some authority',
      themes: ['directness', 'ambition'],
    },
    3: {
      says: 'Effort is your glory here: you take courage in both hands, learn the hard piece, and overtake on the last bend. Siblings may have felt it since the first bicycle. Winning grows friendlier when a younger one takes a round.',
      brief: 'win through your own effort',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'Peace at home is disturbed by a wish to be in charge of it. You look for dignity in roots and land. Sit down in your own house, without a task.',
      brief: 'seek dignity at home',
      themes: ['privacy', 'ambition'],
    },
    5: {
      says: 'A bright, commanding mind with a taste for counsel: you want what you create to shine, and read the room while it is being shown. Children and pupils near you need leave to be good at the wrong thing.',
      brief: 'want your creations to shine',
      themes: ['visibility', 'reason'],
    },
    6: {
      says: 'Opponents tend to make you better. You serve with pride, keep the cleaner desk, and outwork the quarrel until the other side is tired. The body usually votes for rest some days before you call the count.',
      brief: 'rise above opposition by work',
      themes: ['ambition', 'structure'],
    },
    7: {
      says: 'The other person gets the light, or you both want it, and the guests notice who tells the story. Partnership is where your pride is filed smooth. It helps to praise in public and to disagree at home.',
      brief: 'learn humility through partnership',
      themes: ['closeness', 'visibility'],
    },
    8: {
      says: 'Confidence goes underground here and comes back tested. You distrust easy honours and would rather know what lies under the floor, after seeing a few fall through it. Turn your face to small daily joys, which need no proof.',
      brief: 'find strength through upheaval',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Father, teacher, principle: authority has a moral colour for you, and a chief without values cannot move you an inch. You want to live by something high. Once a year, question it as respectfully as you follow it.',
      brief: 'live by high principles',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Noon in the chart: the Sun has full directional strength here, and work is done in daylight. You rise by taking responsibility, and people look for your face before they decide. Leave your name off something good once a year.',
      brief: 'rise through visible work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Influential friends and large aims suit you, and you gain by standing up for the group. In a club or a union you are soon holding the microphone. Ask the quietest member what she needs, and say it for her.',
      brief: 'gain through strong allies',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'The light withdraws to far or quiet places: abroad, night wards, retreats, the room behind the stage. Your pride mends when you help without a title. Those at home would like to hear at least one story of it.',
      brief: 'shine in quiet or distant places',
      themes: ['solitude', 'idealism'],
    },
  },
  moon: {
    1: {
      says: 'Your face is the weather report. You are responsive, well liked and easily moved, and a rude cashier can tint the whole afternoon. A quiet hour after a crowded room gives your own face back to you.',
      brief: 'respond to everything around you',
      themes: ['feeling', 'closeness'],
    },
    2: {
      says: 'Sweet speech, good food and family mood belong together for you. A full larder lets you sleep, while income may ebb and flow like the Moon herself. Save at high tide, and do not measure love in helpings.',
      brief: 'feel safe with family and plenty',
      themes: ['contentment', 'feeling'],
    },
    3: {
      says: 'The mind travels, writes, chats and keeps up with siblings, and a day without messages feels like fog. Courage comes by mood. On the morning you wake with it, the brave call should go before the coffee.',
      brief: 'let feeling move you to speak',
      themes: ['lightness', 'feeling'],
    },
    4: {
      says: 'Here the Moon has her directional strength: home, mother, comfort and the inner seat. Friends fall asleep on your sofa, which is the highest praise. Learn to rest there yourself, with nobody to look after.',
      brief: 'find peace at home',
      themes: ['privacy', 'contentment'],
    },
    5: {
      says: 'Imagination and affection run together, and children, pupils or unfinished poems gather round you. You think with the heart, often correctly. What still looks right in the morning, when the song is over, usually is.',
      brief: 'think with your heart',
      themes: ['feeling', 'idealism'],
    },
    6: {
      says: 'The mind worries in the service of others. You remember who cannot eat nuts and whose interview is on Tuesday, and digest their troubles slowly. Choose which ones you carry past your own gate.',
      brief: 'care for others and worry',
      themes: ['realism', 'feeling'],
    },
    7: {
      says: 'You feel through the other and adapt with grace, down to the way you hold your spoon. Partners bring changeable weather into the house. Keep one cup, one friend and one opinion that are only yours.',
      brief: 'feel through your partner',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Deep tides move you, mostly at night, when a remark from noon comes back with all its shadows. You sense what is hidden and need time to trust. A steady bedtime helps you more than a theory.',
      brief: 'feel hidden tides strongly',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'Faith is a feeling in you, learned perhaps beside your mother, with flowers or candles. A train window or a warm stone step soothes you faster than advice. Thanks said aloud for small things keeps that faith awake.',
      brief: 'trust in something higher',
      themes: ['idealism', 'contentment'],
    },
    10: {
      says: 'Public life responds to you, and you to it, so that a cool audience can spoil supper. Work goes in phases, often in the care of many people. It is fair to plan for the waning days too.',
      brief: 'care for many in public',
      themes: ['visibility', 'feeling'],
    },
    11: {
      says: 'Friendships nourish you, and wishes come true through them, by a sofa offered or a name passed on. The circle changes with the years. It is worth keeping up with the one who knew your first kitchen.',
      brief: 'feel nourished by friends',
      themes: ['company', 'feeling'],
    },
    12: {
      says: 'You need sleep, water and solitude as others need applause. Feelings hide well here, even from their owner, and come out as a sudden wish to go home early. Tell them to a page before bed.',
      brief: 'feel best in retreat',
      themes: ['solitude', 'feeling'],
    },
  },
  mars: {
    1: {
      says: 'Straight into it: the body decides before the committee has found its chairs. You have drive, candour and a scar with a story. Counting to three is a sport as well, and you have not yet tried to win it.',
      brief: 'act directly and with drive',
      themes: ['directness', 'boldness'],
    },
    2: {
      says: 'Hot words at the table and quick money in the pocket: both leave before you have looked at them. You defend your own people fiercely, even those you were just scolding. Chew before you answer.',
      brief: 'speak hotly and defend your own',
      themes: ['directness', 'intensity'],
    },
    3: {
      says: 'Courage stands in its own house. You take the initiative, write the sharp letter, climb the fence to fetch the ball. Younger and slower people admire it from below; leave a gate open for them.',
      brief: 'take the bold initiative',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'The house has a drum in it. You repair, rebuild and argue about the windows, and a quiet Sunday makes your hands itch. When the mood comes, dig in a garden rather than in old family matters.',
      brief: 'bring drive into the home',
      themes: ['intensity', 'change'],
    },
    5: {
      says: 'Strategy, sport, a mind that strikes: you play to win and flirt the same way. Students love the fire and fear it a little. Let a beginner lose slowly, and now and then let love be a draw.',
      brief: 'think and love competitively',
      themes: ['boldness', 'visibility'],
    },
    6: {
      says: 'Few places suit a warrior better, since rivals, tasks and disorder give way. You rise early, finish the list and win by daily discipline. The tired clerk is no opponent, and you know it by the taste of such victories.',
      brief: 'overcome rivals by discipline',
      themes: ['ambition', 'structure'],
    },
    7: {
      says: 'Passion and friction come to the table together, and tradition advises matching strength with strength. A mild partner may vanish before you notice, a strong one stays. Argue standing up, briefly, and eat afterwards.',
      brief: 'bring heat into partnership',
      themes: ['intensity', 'directness'],
    },
    8: {
      says: "Danger wakes you, and so do secrets. When the pan catches fire you are the calm one with the lid, though ordinary Mondays make you restless. Drive slowly past other people's wounds.",
      brief: 'act with nerve in a crisis',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'You fight for belief and quarrel with teachers, usually those you admire. Distance gives you room, on a mountain road or under a foreign rule. Obey one rule that you did not invent, as an experiment.',
      brief: 'fight for what you believe',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Directional strength makes action tell: you get things done where it shows, and authority comes by deeds. People hand you the keys in a crisis. Hand over the hammer sometimes, and bear the slower rhythm.',
      brief: 'achieve by decisive action',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Goals fall to effort, and your friends are comrades from some trench or other, a move, a match, a mad deadline. You want it now. Your comrades stay longest when the spoils are shared while all are still laughing.',
      brief: 'reach your aims by force of will',
      themes: ['ambition', 'company'],
    },
    12: {
      says: 'Force is spent out of sight: abroad, at night, in arguments held only in your head. Anger that is locked up leaks into sleep or sarcasm. Sweat daily, and say one cross thing at its proper size.',
      brief: 'spend force behind the scenes',
      themes: ['privacy', 'intensity'],
    },
  },
  mercury: {
    1: {
      says: 'Young in manner and quick in answer, you meet the world with wit; Mercury is strong by direction here. People remember your question longer than your name. Sometimes a pause would say it better, and you know which times.',
      brief: 'meet life with wit and reason',
      themes: ['reason', 'lightness'],
    },
    2: {
      says: 'Your income sits near your tongue. Accounts, trade, stories, teaching: you earn with words, and know the price of milk in three shops. Promise in figures that you can check before supper.',
      brief: 'earn by skilled speech',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'Letters, calls, errands, a joke shared with a sibling for thirty years. You learn with your hands and never stop, so there is a new course before the last one is paid off. Finish one notebook.',
      brief: 'keep learning and writing',
      themes: ['reason', 'lightness'],
    },
    4: {
      says: 'Study at home, a house of books, relatives who talk across each other: your mind is at peace when it is busy there. Thoughts follow you under the blanket. Clear the bed of papers by ten.',
      brief: 'think well at home',
      themes: ['privacy', 'reason'],
    },
    5: {
      says: 'A clever, playful intelligence that teaches well, because you still remember not understanding. You solve puzzles for pleasure and people for practice. Bet on your second idea, since the first one was showing off.',
      brief: 'think in a playful way',
      themes: ['reason', 'spontaneity'],
    },
    6: {
      says: 'Argument sharpens you, and details obey. You find the error on page nine and worry at it like a terrier, long after everyone has gone for lunch. On Fridays, let go of the stick.',
      brief: 'solve problems by analysis',
      themes: ['reason', 'realism'],
    },
    7: {
      says: 'You choose a partner to talk with and to trade with, and silence at breakfast alarms you. Agreements get written down and mostly kept. Listen beneath the words too, where the shy half of the answer sits.',
      brief: 'seek a clever companion',
      themes: ['closeness', 'reason'],
    },
    8: {
      says: "Research, codes, other people's papers: the mind goes underground with pleasure and forgets the hour. You notice what a sentence leaves out. Come up again, and explain the find in words a child could use.",
      brief: 'study what is hidden',
      themes: ['reason', 'privacy'],
    },
    9: {
      says: 'Scripture, law, languages: you ask belief for its reasons, and enjoy it when the answer holds. You are a lively pupil and a livelier teacher. Admit one mystery into the room and do not make it sit an exam.',
      brief: 'reason about what you believe',
      themes: ['reason', 'idealism'],
    },
    10: {
      says: 'Your work runs through speech, trade and figures, and you can hold two posts without mixing up the names. People ask you for the short version. Put your name only to what you have read yourself.',
      brief: 'work with words and figures',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'A wide, clever network gives you news and gains, often before breakfast. You are the link between people who then marry or found something. Remember their birthdays as well as their numbers.',
      brief: 'gain through a clever network',
      themes: ['company', 'reason'],
    },
    12: {
      says: 'The mind withdraws to dream, count or plan something far away. Books arrive in parcels, and half your best conversations take place without a second person. By the time you tell somebody the plan it may have become a novel.',
      brief: 'think in private and far away',
      themes: ['solitude', 'reason'],
    },
  },
  jupiter: {
    1: {
      says: 'Directional strength puts wisdom in the face, so strangers ask you for advice in queues. You mean well and take up a good deal of room. Most of them wanted a listener first, and an answer after.',
      brief: 'carry yourself with wisdom',
      themes: ['idealism', 'boldness'],
    },
    2: {
      says: "Kind, truthful words and a full pantry go together for you, and the family's good manners matter. Guests leave with a jar under the arm. Save as generously as you spend, for the guests of next winter.",
      brief: 'speak kindly and gather plenty',
      themes: ['contentment', 'tradition'],
    },
    3: {
      says: 'You encourage more than you push, and effort has to mean something before you lift a finger. Siblings have heard the speech. Practise small daily courage instead, the phone call at nine rather than the vision at noon.',
      brief: 'put meaning into effort',
      themes: ['idealism', 'company'],
    },
    4: {
      says: 'A broad, hospitable house, with a shelf for the things you honour, whatever yours are. You rest in a trust older than your reasons. Invite the odd neighbour, who may bring a truth nobody ordered.',
      brief: 'find contentment at home',
      themes: ['contentment', 'tradition'],
    },
    5: {
      says: 'Judgement, learning, delight in children or students: this is a rich seat for a teacher. Young people tell you what they hide elsewhere. The best lessons you give end with their question, left open overnight.',
      brief: 'have sound judgement to share',
      themes: ['idealism', 'reason'],
    },
    6: {
      says: 'You help people out of trouble, and can attract trouble by being so helpful. Your good sense settles disputes that had gone on for years. Somewhere around the third consultation on the same stairs, help stops helping.',
      brief: 'help others out of trouble',
      themes: ['realism'],
    },
    7: {
      says: 'A wise, generous partner, or the wish to be one, stands at the centre of your life. Good faith makes most agreements easy for you. What such a bond needs is some playfulness, or you end up advising each other.',
      brief: 'gain from a wise partner',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Protection meets you in dark corners: the right stranger on the worst day, a sense in what ended. Hidden knowledge attracts you for that reason. Check claims of wonder twice, and be thankful for the plain ones.',
      brief: 'find meaning in hard changes',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'The teacher sits in the house of teaching. Mentors find you, or you become one before you feel ready, and long roads do you good. Teach without a pedestal, from the same bench as the others.',
      brief: 'live by faith and learning',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Your work earns respect because it is decent, and people send you their difficult cases. You rise among advisers and teachers. For once let the promise be smaller than the result.',
      brief: 'earn respect by decent work',
      themes: ['ambition', 'idealism'],
    },
    11: {
      says: 'Good friends in high and low places, hopes that ripen: you gain by giving people a chance. The waiter you encouraged now runs the hotel. Name one wish exactly, so that somebody can help with it.',
      brief: 'gain through generous friends',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Giving, retreat and silence are your quiet riches, and few know about the envelope you left. You spend freely, at times on a mirage with a good brochure. Keep that receipt and learn from it kindly.',
      brief: 'give freely and in silence',
      themes: ['solitude', 'idealism'],
    },
  },
  venus: {
    1: {
      says: 'Pleasing, at ease, with a scarf that happens to match: others relax near you before a word is said. Taste guides you even through the supermarket. For one task, choose effort over charm, and enjoy the sweat.',
      brief: 'charm people with ease',
      themes: ['lightness', 'diplomacy'],
    },
    2: {
      says: 'A sweet voice and a fine table are yours, and you can earn by beauty, tact or trade. Even your shopping lists sound inviting. Enough is also a flavour; try it between two feasts.',
      brief: 'enjoy fine things and sweet words',
      themes: ['contentment', 'diplomacy'],
    },
    3: {
      says: 'Art lives in your hands and messages, and you prefer charm to force. Siblings and neighbours do things for you because you asked so prettily. On important days, ask outright.',
      brief: 'create with your hands and words',
      themes: ['lightness', 'originality'],
    },
    4: {
      says: 'Venus is strong by direction here: comfort, vehicles, flowers, a house people remember by its smell. You feel untidiness on your skin. Let one room stay plain, where somebody may drop crumbs.',
      brief: 'make a beautiful home',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Romance and art breathe the same air for you. You create out of delight, fall in love through a voice or a line, and sulk when the delight runs dry. Practise scales on those days.',
      brief: 'create out of delight',
      themes: ['lightness', 'spontaneity'],
    },
    6: {
      says: 'You smooth the workplace with a cake and a compliment, while small frictions in love need daily care. It can tire you to be nice where it is hardest. Some of that kindness is owed to yourself.',
      brief: 'bring kindness to daily work',
      themes: ['diplomacy', 'realism'],
    },
    7: {
      says: 'Love is a calling, and you look for beauty in the pair: the two of you at a table, seen from outside. Others tend to adore you back. The glow hides a good deal; how someone treats the waiter shows it.',
      brief: 'seek beauty in partnership',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Desire keeps a secret room. You share deeply or not at all, and gifts often reach you through other people. It would help your partner to know where the door is, even while it stays shut.',
      brief: 'love with depth and secrecy',
      themes: ['intensity', 'privacy'],
    },
    9: {
      says: 'You love the foreign, the refined, the quiet in art, and might learn a language for its lullabies. A teacher may be charming as well. Admire with open eyes, and read the footnotes.',
      brief: 'love what is far and refined',
      themes: ['idealism', 'contentment'],
    },
    10: {
      says: 'There is grace in your work: design, mediation, hospitality, the arts, or simply a meeting without tears. You are liked on the way up. Let the substance speak first and the smile confirm it.',
      brief: 'succeed through charm and taste',
      themes: ['visibility', 'diplomacy'],
    },
    11: {
      says: 'Pleasant friends bring pleasant gains, and parties open doors for you that letters do not. You never forget who likes olives. The ones who came when it rained are seldom the best dressed.',
      brief: 'gain through pleasant company',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Tradition is fond of Venus here, where she enjoys the comforts of bed, solitude and far places. You love in private, with good linen and the phone switched off. The candles alone come to a tidy sum.',
      brief: 'love in private and enjoy retreat',
      themes: ['privacy', 'contentment'],
    },
  },
  saturn: {
    1: {
      says: 'There was an old head on your shoulders from the start. You check the stove twice, carry what others forget, and grow lighter with each decade. Play before you have earned it, even badly, even on a weekday.',
      brief: 'carry yourself with gravity',
      themes: ['structure', 'caution'],
    },
    2: {
      says: 'Few words and counted coins: you learned early that both can run out. Means are built slowly here and speech arrives late, but it holds. Praise at table costs nothing, and is missed when it is saved.',
      brief: 'save words and means',
      themes: ['caution', 'realism'],
    },
    3: {
      says: 'Stubborn effort wins. You write slowly, travel only with a reason, and outlast the brilliant by being there again on Monday. Ring a brother or an old neighbour for no reason at all.',
      brief: 'win in the end by persistence',
      themes: ['stability', 'independence'],
    },
    4: {
      says: 'Home was serious, or far away, and you may still tiptoe in your own hall. Peace comes in layers, over years, like coats of paint. Buy the soft chair, and let someone see you asleep in it.',
      brief: 'build inner peace slowly',
      themes: ['tradition', 'solitude'],
    },
    5: {
      says: 'Thought goes deep here and delight comes late. You take what you create so seriously that it hardly dares to appear. Make something silly with a child and leave it on the table.',
      brief: 'think deeply and play little',
      themes: ['caution', 'reason'],
    },
    6: {
      says: 'Discipline defeats what opposes you, and tradition likes Saturn in this place. You serve without fuss, keep every receipt, outlast the dispute. The holiday you approve so readily for others is open to you as well.',
      brief: 'outlast opposition by discipline',
      themes: ['structure', 'ambition'],
    },
    7: {
      says: 'By direction Saturn is strong here: commitment comes late, sober and durable. You read a person like a long contract, and sign for decades. Someone who laughs easily can teach you the lighter half of a promise.',
      brief: 'commit slowly and for long',
      themes: ['stability', 'caution'],
    },
    8: {
      says: 'You look at endings without flinching and endure long tests with your jaw set. People hand you the hard phone calls. What you share with others needs clear rules; one mystery may stay a mystery.',
      brief: 'endure tests that take long',
      themes: ['intensity', 'structure'],
    },
    9: {
      says: 'Belief is examined like a bridge, bolt by bolt. You honour old teachings or reform them with patience, and distrust whoever smiles too much while teaching. Try gratitude for a week, before the proof.',
      brief: 'test belief with patience',
      themes: ['tradition', 'realism'],
    },
    10: {
      says: 'High responsibility comes by slow stairs, along with a duty to deserve it. Power tests you on dull afternoons, when nobody would notice a shortcut. The doorman who knew you at the bottom is a useful friend up there.',
      brief: 'rise slowly and carry duty',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Steady gains, old friends, patient aims: you are the one who still sends a card after twenty years. People rely on you and forget to ask what you want. Wish for one thing that is useless.',
      brief: 'gain steadily and keep old friends',
      themes: ['stability', 'company'],
    },
    12: {
      says: 'Solitude is your schoolroom and distant places your workshop. You let go by degrees, one drawer a year, and do your best thinking when the house is empty. Count sleep as work that was done.',
      brief: 'grow through time spent alone',
      themes: ['solitude', 'structure'],
    },
  },
  rahu: {
    1: {
      says: 'You want to be someone new, and quickly. There is a foreign note in how you look, and a plan behind the hunger. The interesting part begins when you stay in one costume long enough for the elbows to fit.',
      brief: 'invent yourself all over again',
      themes: ['originality', 'ambition'],
    },
    2: {
      says: 'Appetite for more sits at your table: new words, strange tastes, things no one in the family ever owned. You may talk to impress and then have to live up to it. Try the plain version first.',
      brief: 'want more than was handed down',
      themes: ['ambition', 'originality'],
    },
    3: {
      says: 'Bold, modern, restless hands: this is one of the best seats for such hunger. You dare what siblings would not, with a new device and half the instructions. Check the brakes before the view.',
      brief: 'dare what others do not',
      themes: ['boldness', 'originality'],
    },
    4: {
      says: "Home is elsewhere, or in another style from your family's. You long for peace and move for it, and by the third spring the walls feel borrowed again. A place begins to hold you after one whole winter, when you know the neighbours' names.",
      brief: 'look for home in new places',
      themes: ['change', 'originality'],
    },
    5: {
      says: 'An inventive, speculative mind with a taste for the stage: you see the prize before the rules. Brilliance draws you in others as well, and can keep you up until four. Test it on a sober friend.',
      brief: 'think in bold inventions',
      themes: ['originality', 'boldness'],
    },
    6: {
      says: 'Tangled troubles and rivals meet their match in you. You find the clause, the back stairs, the weak screw, and competition feeds you. Fight clean all the same; you sleep better as a winner without secrets.',
      brief: 'outwit those who oppose you',
      themes: ['ambition', 'boldness'],
    },
    7: {
      says: 'The unusual partner draws you, foreign, different, against all advice. You fall for a way of pronouncing your name. What you learn, you learn by wanting; look at the tenth week before you judge the first.',
      brief: 'desire the unusual partner',
      themes: ['closeness', 'originality'],
    },
    8: {
      says: 'Secrets and sudden turns pull at you like a magnet. You research what others fear, and at parties you find the one person with a past. Tie a rope round your waist and give somebody the end.',
      brief: 'are drawn to hidden things',
      themes: ['intensity', 'originality'],
    },
    9: {
      says: 'You doubt the inherited creed and look for a stranger one. Teachers dazzle you, with a robe, a theory, an accent. Pick one who does their own washing and has old friends.',
      brief: 'seek an unusual faith',
      themes: ['originality', 'idealism'],
    },
    10: {
      says: 'Ambition without a ceiling finds new fields here, and you are visible and want it more. A quiet success hardly seems to count. Enough is a word you may have to learn on purpose, from someone who remembers you small.',
      brief: 'want a large public role',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Networks, crowds, technologies: gains multiply in a house that fits the hunger. You collect people as others collect stamps, and half of them are useful. Count friends separately from contacts, once a year, with names.',
      brief: 'gain through wide networks',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'Far lands, odd dreams, plans at three in the morning. You spend on escape, and come back with a sunburn and another ticket. Escape into something you can learn, such as its language.',
      brief: 'reach for distant worlds',
      themes: ['solitude', 'originality'],
    },
  },
  ketu: {
    1: {
      says: "Part of you stands behind your own face, looking on. You appear modest, sharp, hard to place, and photographs of you seem to show someone's cousin. The chair with your name on it has been kept free all along.",
      brief: 'stand a little behind yourself',
      themes: ['solitude', 'independence'],
    },
    2: {
      says: 'You care little for saving and speak in few, odd, true words, which can stop a dinner. Family matters feel like news from another country. Eat with them on Sundays, and ask one question about the recipe.',
      brief: 'hold possessions with a light hand',
      themes: ['independence', 'solitude'],
    },
    3: {
      says: 'Skill without display: your courage is quiet and sudden, and usually over before anyone has taken a photograph. You need few messages and send fewer. Answer the one from your sister, or whoever stands in her place.',
      brief: 'act with quiet skill',
      themes: ['independence', 'privacy'],
    },
    4: {
      says: 'A homesickness without an address goes with you. You leave houses easily, without a last look, and unpack only what you need for the week. Hang one picture, and give the place a chance to know you.',
      brief: 'feel unattached to any home',
      themes: ['solitude', 'change'],
    },
    5: {
      says: 'Insight comes from nowhere, as if remembered. You create without needing thanks, and would sooner give the poem away than sign it. Show it anyway; somebody has been waiting for exactly that line.',
      brief: 'think by sudden insight',
      themes: ['reason', 'privacy'],
    },
    6: {
      says: 'You cut through needless procedure and let rivals tire themselves out. Service suits you when nobody makes a fuss about it. The one weak place is your own hurt, which you treat as a clerical matter. Mention it.',
      brief: 'deal with trouble from a distance',
      themes: ['realism', 'independence'],
    },
    7: {
      says: 'Together, you still keep a private room. Even on the happiest evening some part of you sits on the balcony, as though it had known pairs before. Leave that door ajar, and say when you are coming in.',
      brief: 'keep distance in partnership',
      themes: ['independence', 'solitude'],
    },
    8: {
      says: 'Here is a natural diver, at ease with mystery, research and silence. You let things end without pulling at their sleeve. Bring something up for the people on the shore, who cannot go down there.',
      brief: 'look into mysteries with calm',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'Creeds slip off you, while direct experience stays. You left the building and kept the sound of its bell. Respect those who are still inside; some of them hear what you heard.',
      brief: 'trust experience over creed',
      themes: ['independence', 'idealism'],
    },
    10: {
      says: 'Titles feel borrowed, like a jacket from the restaurant. You work for the thing itself and may vanish just as they carve your name. To those who were counting on you it can look like contempt, unless they hear of it beforehand.',
      brief: 'work without hunger for rank',
      themes: ['privacy', 'contentment'],
    },
    11: {
      says: 'Crowds and gains weigh little with you, and the party is best seen from the stairs. You have one or two real friends and no use for a third. It makes them happy when you let them do you a favour.',
      brief: 'need few friends and few gains',
      themes: ['solitude', 'contentment'],
    },
    12: {
      says: 'Tradition gives Ketu its best seat here: release, quiet, the unseen. You withdraw as gladly as others arrive, and an empty beach tells you more than a library. Come back for tea, while the pot is still warm.',
      brief: 'find release in solitude',
      themes: ['solitude', 'idealism'],
    },
  },
};
