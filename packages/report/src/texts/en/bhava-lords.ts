import type { Texts } from '../shape.ts';

export const BHAVA_LORDS: Texts['bhavaLords'] = {
  1: {
    1: {
      says: 'The lord of self stays at its post, which tradition reads as firm character. You rely on your own body and word, and asking for a lift feels like defeat. Lean on somebody now and then, while it is not urgent.',
      brief: 'rely on yourself in most things',
      themes: ['independence', 'stability'],
    },
    2: {
      says: 'You put yourself into family, speech and savings. What you say at the table and what you keep in the drawer define you, and a careless remark about either goes deep. Praise the others while the plates are still warm.',
      brief: 'put yourself into family and means',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Life asks you to make your own effort, with courage, hands and messages. You knock at the third door when two have stayed shut, and siblings know that stubbornness well. Between attempts, sit down on the step.',
      brief: 'get on by your own effort',
      themes: ['boldness', 'independence'],
    },
    4: {
      says: 'Comfort, mother and land call you home. You breathe out when your own door closes, and much of what you are was decided in a kitchen. Open it to guests before the quiet becomes a habit.',
      brief: 'turn towards home and comfort',
      themes: ['privacy', 'contentment'],
    },
    5: {
      says: 'Mind and creativity carry your name. You would rather be known for a good idea than for a big car, and young people find you easy to talk to. Do your own homework before you correct theirs.',
      brief: 'put yourself into ideas',
      themes: ['originality', 'reason'],
    },
    6: {
      says: "You meet life as a series of tasks and contests, and strength comes of it. A day without anything to fix feels oddly empty. Some battles plainly do not deserve you, and the neighbour's hedge is one of them.",
      brief: 'meet life as a task',
      themes: ['realism', 'ambition'],
    },
    7: {
      says: 'Your path runs through another person or through far trade. You adapt so readily that friends can tell whom you have been with from your phrases. A wish in your own name is the thing most easily mislaid on such a road.',
      brief: 'go your way with another',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'The underside of things draws you: archives, cellars, what is not said at funerals. Your life may have bent suddenly more than once, and you learned to find your feet in the dark. Plain routines are your handrail.',
      brief: 'look to the underside of life',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'Grace and teachers favour your steps, and strangers often trust you because you seem to trust something larger. You like a principle you can walk on. Go also where no help has been promised.',
      brief: 'follow teachers and principles',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Deeds make you, and people introduce you by what you do. A holiday without a task leaves you slightly transparent. Do something nobody sees, such as a song, a vegetable bed, a visit, and notice who you are then.',
      brief: 'make yourself by deeds',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Gains and friends come to your person, since you wish aloud and people like to help. A group photograph usually has you in it. Share before you are asked, and the circle stays a circle.',
      brief: 'draw gains and friends',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'You spend yourself on distant or inward things: a cause abroad, a thought that takes years, a hut of your own. Sleep and solitude matter to you more than you admit. Keep some of yourself for breakfast.',
      brief: 'spend yourself on far or inward things',
      themes: ['solitude', 'idealism'],
    },
  },
  2: {
    1: {
      says: 'Family means rest in your own hands, and you tend to speak for the house. Relatives pass you the bill and the telephone. Carry both with pride if you like, but ask for a turn at being looked after.',
      brief: 'carry family means yourself',
      themes: ['stability', 'directness'],
    },
    2: {
      says: 'Savings stay with savings and words with family, so the purse is steady and the stories get retold. You remember which cup was whose. A song at table costs nothing and belongs to the inheritance too.',
      brief: 'keep what is yours',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'You earn by courage and skill of hand: the well-made thing, the bold phone call, the route nobody else drives. Siblings or neighbours may be in it with you. Friendly accounts keep the friendship.',
      brief: 'earn by effort and skill',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: "What you earn likes to turn into walls, land, a vehicle or a parent's comfort, and then it tends to stay. You feel safe on ground you have paid for. Sit in the garden sometimes without seeing work in it.",
      brief: 'put means into home',
      themes: ['stability', 'privacy'],
    },
    5: {
      says: 'Means grow by wit, counsel or art. You can make something sellable out of an idea and a free afternoon, and you enjoy the guessing. Hold the stake small when it is only a guess.',
      brief: 'gain by your own wit',
      themes: ['reason', 'originality'],
    },
    6: {
      says: 'Income is won through service and a certain amount of dispute. You know the price of things because you had to argue for it. Agree on terms in ink and early, then do the work with a quiet mind.',
      brief: 'earn your way through service',
      themes: ['realism', 'caution'],
    },
    7: {
      says: 'Partners and trade bring means to your house. You notice who is generous across a counter, and charm often gets you the first conversation. The fair second conversation is what brings people back.',
      brief: 'earn through the partners you choose',
      themes: ['closeness', 'ambition'],
    },
    8: {
      says: "Family wealth has hidden turns, an uncle's papers, a cupboard nobody mentions, a sum that came and went. It has made you watchful about promises. Be exact with shared money, and gentle with those who were not.",
      brief: 'meet turns in family means',
      themes: ['caution', 'intensity'],
    },
    9: {
      says: "The family purse has friends higher up: a father's good name, a teacher's recommendation, someone who opened a door because of your grandmother. Pass a part of it on to a person without such relatives.",
      brief: 'receive help through your family',
      themes: ['tradition', 'contentment'],
    },
    10: {
      says: 'Profession feeds the house directly, and your word counts at work as it does at home. People do business with you because you said so. Such a name rests on small things, even on the call you promised for Thursday.',
      brief: 'earn well by your profession',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: 'Savings and gains shake hands, so means increase by steady work and useful acquaintance. You like to see the number move. Decide with the people at your table what enough would look like.',
      brief: 'increase your means with time',
      themes: ['ambition', 'stability'],
    },
    12: {
      says: 'Money and words leave quietly, for travel, for giving, for silence. You may find at the end of the month that a good deed was the hole in the pocket. When you have chosen the exit yourself, both can feel like freedom.',
      brief: 'let your means go elsewhere',
      themes: ['idealism', 'solitude'],
    },
  },
  3: {
    1: {
      says: 'Effort has your own face, and you can say of most things: I did that myself. There is a scar on the thumb to prove it. It is no defeat when someone else carries the other end of the table, even slowly.',
      brief: 'live by your own courage',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: 'Skill and nerve go into income and into family talk. You ask the price, name the fee and repeat what the cousin said, all in one breath. Pause before the repeating; the rest serves you well.',
      brief: 'turn courage into means',
      themes: ['ambition', 'directness'],
    },
    3: {
      says: 'Courage is at home in you: you keep trying and keep in touch. The same people get your news every week, and the same obstacle gets its weekly knock. On Sundays it could be left in peace.',
      brief: 'keep up your courage',
      themes: ['boldness', 'company'],
    },
    4: {
      says: 'Push disturbs the house or builds it. You move furniture to think, argue in doorways, and rest only after something has been sawn. Those who live with you would be grateful for evenings without a hammer.',
      brief: 'work hard at home',
      themes: ['privacy', 'change'],
    },
    5: {
      says: 'Ideas get hands with you. You do not just think of the play, you rehearse it, print the leaflet and coach the shy one. A pupil who shines brighter than you did is part of the work.',
      brief: 'put effort into ideas',
      themes: ['originality', 'boldness'],
    },
    6: {
      says: 'You fight well, and at times with kin. An old race with a sibling may still run in the way you compare jobs or gardens. Pick neutral ground for the talk, and the skill turns outward where it is useful.',
      brief: 'fight with skill and nerve',
      themes: ['boldness', 'directness'],
    },
    7: {
      says: 'Initiative goes towards the partner or the market. You make the first move, carry the flowers, write the opening line. Sometimes they had just been about to speak, and would have liked to be the first for once.',
      brief: 'approach others in a bold way',
      themes: ['boldness', 'closeness'],
    },
    8: {
      says: 'Courage dives here. You open the sealed box, ask the forbidden question, drive through the night for someone in trouble, and afterwards your hands shake. Nerves that are used like this need plain sleep.',
      brief: 'dare to go into deep matters',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'You earn your good turns on foot. Nobody handed you a faith or a degree; you took the slow train, filled in the forms, climbed the steps. Looking back from the top, you can be proud of each of those steps.',
      brief: 'strive for meaning by effort',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Hands, voice and initiative have made your career, often without the proper certificate. You got the job by ringing up. Name the people who lent you a tool or a sofa on the way.',
      brief: 'rise by your own initiative',
      themes: ['ambition', 'boldness'],
    },
    11: {
      says: 'Effort pays and friends applaud. You dare what the group only talks about, and the gain is often shared in advance. Divide the winnings the same evening, while everybody still remembers who rowed.',
      brief: 'gain by what you dare',
      themes: ['ambition', 'company'],
    },
    12: {
      says: 'Effort goes abroad or unseen: a post far from home, a manuscript in a drawer, a courage that only shows at night. Those who grew up with you may not know half of it. Write home.',
      brief: 'spend effort far away',
      themes: ['solitude', 'boldness'],
    },
  },
  4: {
    1: {
      says: "Peace of heart shows on you, and home travels along like a folding chair. People sit down when you come in. On bad days you carry the old kitchen's quarrels too; unpack those with somebody kind.",
      brief: 'carry peace with you',
      themes: ['contentment', 'privacy'],
    },
    2: {
      says: 'House and family means belong together for you: good meals, thick walls, a shelf with jars and documents. You spend readily on what stays. Set one more place than you need, for the lonely neighbour.',
      brief: 'unite home and means',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'Comfort is earned by your own push, or left behind for it. You may know your home mostly as the place where the bag stands packed. Come back before you are tired of being away.',
      brief: 'win comfort by effort',
      themes: ['boldness', 'privacy'],
    },
    4: {
      says: 'The heart sits in its own chair: property, mother, quiet, the old tree. You need a fixed place to be good company, and there you are. Offer the other seats, also to people who talk at breakfast.',
      brief: 'rest in your own heart',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Home breeds ideas, and somebody at the stove once taught you that joy is allowed. Your best thoughts still come in slippers. Play on the floor where you live, and let the dishes wait an hour.',
      brief: 'find joy at home',
      themes: ['lightness', 'privacy'],
    },
    6: {
      says: 'Home needs defence or repair, and peace comes by work. There may have been slammed doors early on, or a roof that leaked every spring. Mend one thing a year and celebrate it; the house can be kinder than it was.',
      brief: 'repair what disturbs home',
      themes: ['realism', 'privacy'],
    },
    7: {
      says: "Comfort lies with a partner, and their house easily becomes yours. You relax when someone else's coat hangs in the hall. A drawer, a friend and a teacup from before do no harm to such a love.",
      brief: 'find comfort in partnership',
      themes: ['closeness', 'contentment'],
    },
    8: {
      says: "The inner floor has shifted before: a move overnight, a parent's silence, a house sold too soon. You learned to rebuild from what could be carried. The elders often know what happened, and some have waited years to be asked.",
      brief: 'rebuild the inner floor',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Home is carried by belief, and parents were teachers whether they meant it or not. A saying from the hallway still decides things for you. Question it kindly, and keep it if it holds.',
      brief: 'feel held up at home',
      themes: ['tradition', 'idealism'],
    },
    10: {
      says: 'Private peace and public duty trade gifts across your chart. What you do in the world draws on a childhood room, and the worries of the office come home for supper. The two get along best when there is a gate between them, and a hook on it for the coat.',
      brief: 'join home and duty',
      themes: ['ambition', 'privacy'],
    },
    11: {
      says: 'Property and friends bring gains, and your living room has seen more plans hatched than many an office. People feel free to hope on your sofa. Host them, and let somebody else wash up.',
      brief: 'gain through home and friends',
      themes: ['company', 'stability'],
    },
    12: {
      says: 'Home is far, or given up and found inside. You may have lived out of two suitcases and felt most yourself in a rented room by the sea. Light the same lamp wherever you sleep.',
      brief: 'look for home far away',
      themes: ['solitude', 'change'],
    },
  },
  5: {
    1: {
      says: 'Intelligence marks you, and people ask your view before they have taken off their coats. You enjoy it, and play with the answer. Ask for theirs as well, and wait for the second sentence.',
      brief: 'show your intelligence in person',
      themes: ['reason', 'visibility'],
    },
    2: {
      says: 'Good counsel feeds the house. You explain, advise or teach for a living, or save the family a costly mistake with one question. Short words carry such wisdom best, above all to those who love you.',
      brief: 'earn by giving good counsel',
      themes: ['reason', 'stability'],
    },
    3: {
      says: 'Ideas turn to acts and articles before they can cool. You have drafted it on the bus and sent it by the next stop. Publish bravely, and let one reader you trust see the draft.',
      brief: 'act on your own ideas',
      themes: ['originality', 'boldness'],
    },
    4: {
      says: 'A thoughtful heart needs a quiet room, and yours thinks best among its own books with the kettle on. Home may have been studious, or longed to be. It does the place good when someone laughs in it.',
      brief: 'think best in peace and quiet',
      themes: ['reason', 'privacy'],
    },
    5: {
      says: 'Mind sits in its own seat, and with it judgement, delight and a hand for pupils. You usually know what you think, and are usually pleasant about it. Be a pupil once a year, in something you do badly.',
      brief: 'trust your own judgement',
      themes: ['reason', 'originality'],
    },
    6: {
      says: 'Thought wrestles with problems and grows muscles from it. You study where others give up, but love, play or the children can get treated as a case to solve. Do not argue with those you teach; show them.',
      brief: 'think best against some resistance',
      themes: ['reason', 'intensity'],
    },
    7: {
      says: 'You love the one you can admire, and a clever sentence across a table has started more than one romance. Delight keeps the bond alive better than duty. Admire aloud, also after many years.',
      brief: 'love with mind and heart',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'Ideas come from deep water, late and strange. You may distrust them by day, since they look unlike what others bring to the meeting. Note them at night and read the page a week later.',
      brief: 'think in deep water',
      themes: ['intensity', 'originality'],
    },
    9: {
      says: 'Understanding meets grace, and tradition counts this among the best of links. Something you were given early, a book, a rule, a patient uncle, makes learning feel like remembering. Teach it freely to whoever asks twice.',
      brief: 'join mind and grace',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: "Your counsel is wanted in office. You are the person the chief looks at before answering, and your ideas end up in other people's speeches. Speak plainly up there, even when a flattering phrase would do.",
      brief: 'give your advice in public',
      themes: ['ambition', 'reason'],
    },
    11: {
      says: 'Cleverness gains, and joy has company: an idea becomes a club, a game becomes an income, pupils become friends. You are at your most inventive in a group. Celebrate the small result with those who guessed wrong.',
      brief: 'gain by your good ideas',
      themes: ['company', 'reason'],
    },
    12: {
      says: 'Imagination goes abroad or inward. You dream whole novels on night trains and say little about them, and what you love may live far away. Bring back sketches, so that others can see where you were.',
      brief: 'imagine things from far away',
      themes: ['solitude', 'originality'],
    },
  },
  6: {
    1: {
      says: 'Struggle is personal with you, and it made you fit. You take the rude email to bed and the deadline to heart. One day a week, make peace in advance with whatever comes through the door.',
      brief: 'take every struggle rather personally',
      themes: ['intensity', 'directness'],
    },
    2: {
      says: 'Disputes touch money and words. A family argument about who paid for what may have taught you to count early. Speak after counting, and ask whether the sum is worth the supper.',
      brief: 'settle disputes over means',
      themes: ['caution', 'directness'],
    },
    3: {
      says: 'You compete with your peers and win by practice. As a child you trained in secret until you could beat the older one, and part of you still does. Shake hands first, and mean it.',
      brief: 'compete with your own peers',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: 'Conflict gets into the house like rain through a bad window. You may be cooking and quarrelling with somebody who is not even present. Ban it from the bedroom to begin with, and mend the frame when it is dry.',
      brief: 'keep conflict out of home',
      themes: ['caution', 'privacy'],
    },
    5: {
      says: 'Problems sharpen your thought, and play turns serious. You read the rules of the game twice and contest the score, in love as well. Lose one on purpose and see how well the evening goes.',
      brief: 'think by working through problems',
      themes: ['reason', 'intensity'],
    },
    6: {
      says: 'Trouble stays in its own yard, where you know how to handle it. The complaint, the invoice, the stubborn machine: others sigh, you fetch the toolbox. Oil the tools, and lock the shed at night.',
      brief: 'know how to handle trouble',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Arguments come in by way of partners, in love or in work. You are drawn to someone with edges, and then hurt yourself on them. Agree on rules for quarrels while you are both in a good mood.',
      brief: 'tend to argue with partners',
      themes: ['directness', 'caution'],
    },
    8: {
      says: 'Opposition tends to trip over itself around you, and the tradition has a name for this knot: a reversal that helps. You have seen rivals leave by their own door. Do not stoop to push.',
      brief: 'outlast those who oppose you',
      themes: ['contentment', 'realism'],
    },
    9: {
      says: 'You debate belief, and first of all with the generation before you. At family lunches somebody says the old sentence and you put down the fork. The argument can be a form of love, as long as respect eats from the same plate.',
      brief: 'argue about what people believe',
      themes: ['idealism', 'directness'],
    },
    10: {
      says: 'Work is a contest or a service, and you are good at either. The harder client lands on your desk because you stay calm. It is a fair question, on the way home, whom all this winning serves.',
      brief: 'work well in a contest',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: 'Your gains tend to follow disputes, and a friend may be lost along the way. You can bargain like few others, so you notice late that the other side went home sad. Weigh both columns before you celebrate.',
      brief: 'gain by way of contest',
      themes: ['ambition', 'caution'],
    },
    12: {
      says: 'Quarrels run out in far places. You move, fall silent, or simply forget what it was about, and the matter withers without a verdict. Some old letters need no answer, and you are one of the few who can leave them lying.',
      brief: 'let quarrels run out',
      themes: ['solitude', 'contentment'],
    },
  },
  7: {
    1: {
      says: 'The other is part of you early, and you think in pairs: two cups, two opinions, we. Alone in a restaurant you hardly know what to order. Try it once a month, and learn your own taste.',
      brief: 'think in pairs from early on',
      themes: ['closeness', 'diplomacy'],
    },
    2: {
      says: 'Partnership feeds the family and its purse. Somebody you chose has brought a recipe, a name, a way of saving, and relatives count them as theirs. Say thank you in front of everyone.',
      brief: 'gain family through partnership',
      themes: ['closeness', 'stability'],
    },
    3: {
      says: 'Bonds need effort and messages with you, and they get both. You court by errands, by driving over, by the daily photo of nothing much. A handwritten line now and then tells what the photo cannot.',
      brief: 'put real work into partnership',
      themes: ['closeness', 'boldness'],
    },
    4: {
      says: 'The partner brings home, or becomes it. You know a face that turns any rented kitchen into yours, and so a quarrel can leave you without a roof. Knock, even on that door.',
      brief: 'find a home in partnership',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: 'Love begins in play or study: a shared bench, a game, a debate that ran past midnight. It fades when only logistics are left. What keeps it warm is a standing date with no purpose, and something new to learn together.',
      brief: 'love by playing and learning',
      themes: ['closeness', 'lightness'],
    },
    6: {
      says: 'Bonds meet friction, and patience wears it smooth. You may fall into the role of helper or critic, listing what could be improved about a person who only wanted company. Most of what you would mend in them, they have already tried to mend.',
      brief: 'smooth friction in love',
      themes: ['realism', 'closeness'],
    },
    7: {
      says: 'A partner stands firm in their own sign, with a will and a circle of their own. You are rarely bored and often contradicted. Meet halfway, at a table that belongs to neither.',
      brief: 'meet a firm partner',
      themes: ['closeness', 'stability'],
    },
    8: {
      says: 'Partnership leads into depths and shared stakes. What you join with someone, money, secrets, grief, changes you both, and light affairs rarely stay light. Truth is cheapest early, when it still fits in one sentence.',
      brief: 'go through depths in partnership',
      themes: ['intensity', 'closeness'],
    },
    9: {
      says: 'Love brings meaning and travel. Through a partner you may come to another language, another song, another way to peel an orange. Be generous to the family that comes with it, who are learning you too.',
      brief: 'grow through marriage and travel',
      themes: ['idealism', 'closeness'],
    },
    10: {
      says: 'Partner and profession entwine: you meet at work, work together, or love somebody whose calendar runs yours. The bond walks into your office. Set visiting hours, so that it can also walk out.',
      brief: 'bring partnership into your work',
      themes: ['closeness', 'ambition'],
    },
    11: {
      says: "Partners bring friends and gains, and a couple's evening with you easily becomes a party. You like to be liked together. Dance with all of them, and go home with enough left for two.",
      brief: 'gain through partnership and friends',
      themes: ['company', 'closeness'],
    },
    12: {
      says: 'The bond has distance or secrecy in it: another city, odd hours, a tenderness that shows only when the lights are off. You can bear being apart. Write warmly, for silence travels badly.',
      brief: 'love at some distance',
      themes: ['solitude', 'closeness'],
    },
  },
  8: {
    1: {
      says: 'Change has lived in you from early on, and you are hard to shock. When others freeze you look for the exit and the children. Be soft with beginners, who still believe that plans hold.',
      brief: 'live close to change',
      themes: ['intensity', 'change'],
    },
    2: {
      says: 'Sudden turns touch savings and speech. You may know how a household sounds on the evening the money is gone, and you store tins since then. That caution is worth keeping, along with your way of breaking bad news slowly.',
      brief: 'guard means from sudden turns',
      themes: ['caution', 'intensity'],
    },
    3: {
      says: 'Nerve meets the unknown in you. You explore the tunnel, ring the stranger, type the message that others delete. People at home worry more than you do, so tell them when you are safe.',
      brief: 'meet the unknown with nerve',
      themes: ['boldness', 'intensity'],
    },
    4: {
      says: 'Old matters stir at home: a room kept shut, a name not mentioned, a move nobody explained. You feel them like a draught. Sort one box at a time, by daylight, with the window open.',
      brief: 'sort old matters at home',
      themes: ['intensity', 'privacy'],
    },
    5: {
      says: 'Thought goes deep and worries there. You see the risk in the happy plan and the hidden line in the poem, and fun has to be learned. An instrument, a puzzle or a garden of moss gives such a mind a floor.',
      brief: 'worry and think deeply',
      themes: ['intensity', 'reason'],
    },
    6: {
      says: 'Trouble cancels trouble, the old rule says of this knot. When the pipe bursts on the day of the exam you become almost cheerful, and manage both. Stay kind to people who are not.',
      brief: 'stay cool in trouble',
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'A partner changes your life at the root. You do not meet people halfway; you meet them in the cellar, where the fuses are. What helps is patience, and a person who can bear to be known.',
      brief: 'change through a partner',
      themes: ['intensity', 'closeness'],
    },
    8: {
      says: 'Depth keeps its depth: you have a long wind, a taste for research, and reserves few suspect. In a crisis the third day finds you still upright. Come to the surface at weekends and let people splash you.',
      brief: 'hold reserves that run deep',
      themes: ['intensity', 'stability'],
    },
    9: {
      says: 'Belief is broken and regrown with you. Perhaps a teacher fell from his chair, or a great hope went unanswered, and for years you kept away. What grew back has a tighter grain; lean on it carefully and see.',
      brief: 'let broken beliefs grow again',
      themes: ['change', 'idealism'],
    },
    10: {
      says: 'Your career knows breaks and repairs, and the list of posts has gaps with stories in them. Each time you came back with a skill nobody teaches. The people who rehired you knew why, and are worth a letter.',
      brief: 'rebuild your career when needed',
      themes: ['change', 'ambition'],
    },
    11: {
      says: 'Gains come irregularly, and friends appear most when there is need. A dry spring, then three offers in a week. Save from the wet weeks, and be the one who also calls in calm weather.',
      brief: 'gain at odd times',
      themes: ['change', 'company'],
    },
    12: {
      says: 'Endings end quietly around you, and you are free sooner than others. The key is on the hook, the room swept, no speech. Walk out softly, and allow yourself to be missed.',
      brief: 'let endings be quiet',
      themes: ['solitude', 'contentment'],
    },
  },
  9: {
    1: {
      says: 'Grace walks in your shoes. You look trustworthy, so strangers hand you their suitcase and teachers their favourite book. Be what you look like, and admit it on the days when you are not.',
      brief: 'carry grace in person',
      themes: ['idealism', 'contentment'],
    },
    2: {
      says: 'Good fortune speaks through family and voice. A kind word from an elder, a tone learned at the family table, opens purses and hearts for you. Say thank you before you say what you need.',
      brief: 'gain by family grace',
      themes: ['tradition', 'contentment'],
    },
    3: {
      says: 'Your good turns want work, and you make them yourself. What others were given in a speech you put together from night classes and phone calls. A sibling who thinks you were favoured may never have heard how it was done.',
      brief: 'work for what others are given',
      themes: ['boldness', 'idealism'],
    },
    4: {
      says: "Home is a kind place, teacher included. There was a shelf of worn books, a grandmother's rule, a garden that forgave. Keep its peace where you live now, especially when guests argue about belief.",
      brief: 'find kindness at home',
      themes: ['contentment', 'tradition'],
    },
    5: {
      says: "Meaning and mind link hands, for your pupils' benefit too. Tradition loves this tie: what you believe makes you inventive, and what you invent does some good. Listen when the young turn it over and show you the back.",
      brief: 'join wisdom and delight',
      themes: ['idealism', 'reason'],
    },
    6: {
      says: 'Faith is tried by conflict. You hold a principle and meet the one clerk, cousin or colleague made to test it. It can harden into being right, so look for the kind way to stay true.',
      brief: 'keep faith under trial',
      themes: ['idealism', 'intensity'],
    },
    7: {
      says: 'Good things come by marriage or alliance. Someone you stand beside widens your map and, it may be, gives you a second set of parents. Goodness turns out to be the quality that lasts, and the travel comes with it.',
      brief: 'are helped through alliance',
      themes: ['closeness', 'idealism'],
    },
    8: {
      says: 'The road of the fathers breaks and dives under you. What they believed did not survive your questions, or they were gone when you had them. There is a path lower down, found by hand, and it holds.',
      brief: 'find meaning through loss',
      themes: ['intensity', 'idealism'],
    },
    9: {
      says: 'Teacher, law and the long road are at home in this place. You tend to trust that things mean well, and often they answer in kind. Let doubt walk along as a third companion; it sees the loose stones.',
      brief: 'live under a kind law',
      themes: ['idealism', 'tradition'],
    },
    10: {
      says: 'Right and work unite, in what the tradition calls a royal rise. You do best in posts where the belief on the wall is also practised in the corridor. That decency is your capital, above all on the days when it is expensive.',
      brief: 'rise by what you believe',
      themes: ['ambition', 'idealism'],
    },
    11: {
      says: 'Grace turns to gain and wide company. Your convictions make friends for you, and friends make the conviction possible. Give a tenth away, of time if not of money, before anybody suggests it.',
      brief: 'gain by grace and good company',
      themes: ['contentment', 'company'],
    },
    12: {
      says: 'Kindness goes to far shores and into silence. You may have found your teacher in a foreign town, or your faith in a room without one. Follow that pull now and then, and come back with bread.',
      brief: 'find grace in distance',
      themes: ['solitude', 'idealism'],
    },
  },
  10: {
    1: {
      says: 'Work has your face, and you are self-employed in spirit whoever pays you. Clients want you and not the deputy. Train someone until you can go to the lake without a telephone.',
      brief: 'work under your own name',
      themes: ['ambition', 'independence'],
    },
    2: {
      says: 'Your trade fills the family store, and at table there is talk of orders and prices. You learned early that a good name is kept by keeping hours. Speak well of your work, also to those who inherit it.',
      brief: 'work for the family store',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'Career comes by pen, hand and courage: the pitch, the craft, the daily post. You would rather show than apply. A sibling or an old classmate may join; write down who does what.',
      brief: 'work by courage and skill',
      themes: ['boldness', 'ambition'],
    },
    4: {
      says: 'Work comes home or home is work: land, houses, care, the desk by the bedroom window. You hold a post and stir a pot at once. What you miss is an hour with nothing in your hands, and nobody else can put it in the calendar.',
      brief: 'work close to home',
      themes: ['privacy', 'ambition'],
    },
    5: {
      says: 'Counsel, art or teaching is your profession, or the part of any job that you actually do. Colleagues come for the idea. Enjoy it where others can see, because delight is half of what you are paid for.',
      brief: 'do your work with ideas',
      themes: ['originality', 'ambition'],
    },
    6: {
      says: 'You work in service or contest, at the counter of daily trouble where someone has to stay until it is solved. You are reliable to the point of being used. Post your hours on the door.',
      brief: 'work in service of others',
      themes: ['realism', 'ambition'],
    },
    7: {
      says: 'Trade, clients, a partner in business: your deeds need another person to become real. Alone you polish; together you deliver. Sign as equals, and say who decides when you differ.',
      brief: 'work best together with partners',
      themes: ['ambition', 'closeness'],
    },
    8: {
      says: 'Work goes in depths and breaks: research, repair, the clearing up after others have fled. Every few years the whole thing stops and begins again lower down. Build in calm weather what the next pause can rest on.',
      brief: 'work in depth with breaks',
      themes: ['intensity', 'ambition'],
    },
    9: {
      says: 'Work leads to teaching and meaning, and deeds bow to belief here. You cannot do for long what you do not respect. Teach the trade, and your doubts about it as well.',
      brief: 'let work serve belief',
      themes: ['idealism', 'ambition'],
    },
    10: {
      says: 'Profession stands on its own ground: capable, respected, busy. The key to the building has been on your ring for years. The roof tends to stay on when you are away, which is both a relief and a small offence.',
      brief: 'stand firm in your profession',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Your work brings gains, and friends with influence stop by to ask how you do it. Lunches turn into orders. The person who was liked before the title is still the one they come for.',
      brief: 'gain through your work',
      themes: ['ambition', 'company'],
    },
    12: {
      says: "You work abroad, behind doors, or for other people's relief, and the name on the front is seldom yours. It suits you more than you say. Sign the piece on the inside, where you can find it.",
      brief: 'work far or unseen',
      themes: ['solitude', 'ambition'],
    },
  },
  11: {
    1: {
      says: 'Gains come to you in person: somebody met you, liked you, and remembered. You hope in a way that makes others want to help. Wear the good result lightly when old friends are in the room.',
      brief: 'draw gains in person',
      themes: ['ambition', 'visibility'],
    },
    2: {
      says: 'Income turns to savings promptly, which is wise, and the family feels the floor under it. You enjoy the full shelf more than the spending. Once a month treat someone, and put no label on it.',
      brief: 'turn gains into savings',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'Gains come by effort, by siblings, by whatever carries news. You have sold things from a stall, a page or a phone, and enjoyed the bargaining. Split as agreed, on the day agreed.',
      brief: 'gain through effort and media',
      themes: ['boldness', 'company'],
    },
    4: {
      says: 'Gains become house and comfort. With the first proper pay you bought a chair, and sat in it like a landowner. Plant a tree where friends can lean their bicycles, and the gain goes on growing.',
      brief: 'turn gains into comfort',
      themes: ['contentment', 'stability'],
    },
    5: {
      says: 'Friends, cleverness and hopes that behave like children: returns come in pleasant forms. A joke in the right company has earned you more than a plan. Play on, and let others invent the rules too.',
      brief: 'gain through a clever mind',
      themes: ['lightness', 'company'],
    },
    6: {
      says: 'Gains come after contest. You get the contract on appeal, the refund at the third letter, the friend after the quarrel. Now and then the friend would have been worth more than the point.',
      brief: 'gain once the contest is over',
      themes: ['ambition', 'realism'],
    },
    7: {
      says: 'Partners bring gain and a wider circle. Through one person you met forty, and some of your best hopes were theirs first. They like to hear that you would love them without the forty.',
      brief: 'gain by way of partnership',
      themes: ['closeness', 'ambition'],
    },
    8: {
      says: "Gains arrive with sudden turns, like parcels after the holiday. A forgotten share of something, an old colleague's call, a project that fails and then pays. Hold reserves, and do not spend the parcel in the queue.",
      brief: 'gain with some sudden turns',
      themes: ['change', 'caution'],
    },
    9: {
      says: 'Teachers, travel and good conduct are where your gains come from. An old professor mentions your name, and a small honesty in a foreign shop becomes a friendship. Set something aside for the next student.',
      brief: 'gain by good conduct',
      themes: ['idealism', 'ambition'],
    },
    10: {
      says: 'Gains come through position, and doors open to the title before they open to you. You use that well, mostly. Remember your first wages and whom you invited; those are the ones to ask for the truth.',
      brief: 'gain by the position you hold',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Income follows income and friend follows friend, so the address book needs a second volume. The hope fulfilled breeds another by evening. Say enough aloud once, and notice who is relieved.',
      brief: 'gain and keep friends',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'Gains flow out to far or good causes, sometimes before you have looked at them. You are the friend who pays for the absent one. Steer the stream, so that it also passes your own garden.',
      brief: 'let gains flow on',
      themes: ['idealism', 'solitude'],
    },
  },
  12: {
    1: {
      says: "You give yourself away in small coins: an hour here, a listening ear there, a night's sleep for someone's move. By Friday there is little left and nobody took much. Keep the last coin.",
      brief: 'give yourself away in small coins',
      themes: ['feeling', 'solitude'],
    },
    2: {
      says: 'Expenses touch the family store. Something is always leaving it, for a relative abroad, a quiet kindness, a leak that nobody names. Looked at in daylight, with tea and without blame, it is usually smaller than feared.',
      brief: 'watch what leaves the store',
      themes: ['caution', 'realism'],
    },
    3: {
      says: 'Effort drains to the distance, or writes from there. A sibling may live an ocean away, or your best work was done where nobody knew you. One day you may want to follow that trail back, and be glad of the dates on your letters.',
      brief: 'spend effort at a distance',
      themes: ['solitude', 'boldness'],
    },
    4: {
      says: 'Home costs rest, or rest is far. You sleep better in guest rooms, and your own bed knows too many lists. Move the desk out of sight, and sleep in one morning as if you were travelling.',
      brief: 'look for rest far off',
      themes: ['solitude', 'privacy'],
    },
    5: {
      says: 'Imagination spends freely, on paints, on gifts, on a love story mostly in your head. Those you delight in may live far off. Call them, and let the daydream hear a real voice.',
      brief: 'spend freely on imagination',
      themes: ['originality', 'idealism'],
    },
    6: {
      says: 'Losses trip over rivals and turn, in one of those knots the tradition smiles at. What was taken from you ended up costing the taker. Stay modest about it, since you only had to wait.',
      brief: 'see losses turn in your favour',
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'Partnership asks for giving, and perhaps for a bed in another country. You understand the tired side of people and forgive early. Say what you need as well, so that the giving goes both ways.',
      brief: 'give much in partnership',
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: "What ends, ends in depth, cleanly. You sit with a loss in silence until it is done, and then you are, to everyone's surprise, done. Grieve as long as that takes, and then come to dinner.",
      brief: 'let things end in depth',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: "You spend on faith and far roads: a retreat, a teacher's flight, a shelf of books in a script you cannot read yet. It tends to be worth it. Keep enough for the way home.",
      brief: 'spend on faith and far roads',
      themes: ['idealism', 'solitude'],
    },
    10: {
      says: 'Work takes more than it gives, or serves in a place apart. You stay late for people who never see your name. Ask for leave before the body asks, and spend it near water.',
      brief: 'give much to work',
      themes: ['ambition', 'solitude'],
    },
    11: {
      says: 'What you gave comes back as friends, though by other doors and never in full. Somebody you once put up for a week puts you forward for a post. Stop counting at enough.',
      brief: 'see giving come back',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Solitude is at home with you: sleep, silence, a long view of the sea. Being alone rests you as company rests other people. Leave a lamp on the sill, so that those who love you can find the door.',
      brief: 'rest in your own solitude',
      themes: ['solitude', 'contentment'],
    },
  },
};
