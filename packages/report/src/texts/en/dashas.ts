import type { Texts } from '../shape.ts';

export const DASHAS: Texts['dashas'] = {
  maha: {
    sun: {
      says: 'Six years in which you are asked to stand up under your own name. Fathers, chiefs and questions of dignity come to the front, and hiding gets tiring. Take responsibility where you can see its edges, and praise the team aloud.',
      brief: 'step into responsibility under your own name',
      themes: ['visibility', 'ambition'],
    },
    moon: {
      says: 'For ten years the inner weather sets the calendar. Home, mother, public feeling and the need for rest matter more than rank. Keep regular meals and people, since what nourishes you now shapes much else.',
      brief: 'attend to feeling, home and what nourishes you',
      themes: ['feeling', 'closeness'],
    },
    mars: {
      says: 'Seven years with the engine running: moves, contests, property, brothers, decisions. Courage grows by use, and so do quarrels. Give the drive one hard and decent task, and it leaves the crockery alone.',
      brief: 'act, compete and decide with more force',
      themes: ['boldness', 'ambition'],
    },
    rahu: {
      says: 'Eighteen years of appetite. You want further, faster, stranger things than your upbringing offered, and some of them are excellent. Keep one old friend and one dull habit to tell you which.',
      brief: 'reach for what is new and larger',
      themes: ['ambition', 'originality'],
    },
    jupiter: {
      says: 'Sixteen years in which understanding matters more than speed. Teachers, children, belief and good counsel come closer, and you are asked for some yourself. Guard only against promising the harvest to everybody.',
      brief: 'grow by learning, guiding and trusting',
      themes: ['idealism', 'contentment'],
    },
    saturn: {
      says: 'Nineteen years at walking pace. Work, duty, age and patience teach what cleverness skipped, and what you build stands. Simplify early; rest on schedule; let time work for you.',
      brief: 'build slowly and carry what is yours',
      themes: ['structure', 'stability'],
    },
    mercury: {
      says: 'Seventeen years of talk, trade, study and arrangements. The mind gets younger, skills pay, and the desk is never quite empty of half-written letters. Not everything wants an answer; the conversations that still matter at night are the ones to keep.',
      brief: 'learn, trade and speak more than before',
      themes: ['reason', 'lightness'],
    },
    ketu: {
      says: "Seven years in which things loosen. Roles that fitted well begin to feel like someone else's coat, and insight arrives in quiet. Let go by hand, one piece at a time, and keep your appointments.",
      brief: 'let go of what no longer fits',
      themes: ['solitude', 'change'],
    },
    venus: {
      says: 'Twenty years, the longest stretch, given to love, comfort, art and agreement. You learn what you enjoy and with whom. Pleasure wants a frame: a craft, a promise, a budget.',
      brief: 'turn towards love, beauty and agreement',
      themes: ['contentment', 'closeness'],
    },
  },
  antar: {
    sun: {
      sun: {
        says: 'The theme is undiluted for these first few months: you, in daylight, answerable. A decision you have been lending to parents, bosses or partners comes back to your own desk. Make it, sign it, and let people see who did.',
        brief: 'decide in your own name',
        themes: ['visibility', 'independence'],
      },
      moon: {
        says: "After the bright demand comes a softer room. Recognition needs somebody to come home to, and the colleague who praised you cannot cook your mother's soup. Spend an evening with her recipes, or with whoever fed you when you were small.",
        brief: 'bring your recognition home',
        themes: ['feeling', 'visibility'],
      },
      mars: {
        says: 'Authority gets elbows, since two fiery friends share the desk for a few months. You may found something, win a contest, or silence a meeting with one sentence too hot. Breathe before you press send, and the push stays useful.',
        brief: 'push ahead with authority',
        themes: ['boldness', 'ambition'],
      },
      rahu: {
        says: 'Ambition throws a long shadow, and a title seen from below looks larger than it is. Tradition thinks of an eclipse here: the light is yours, yet something covers its edge. Half the hurry may belong to somebody who gains by it.',
        brief: 'want recognition in a hurry',
        themes: ['ambition', 'visibility'],
      },
      jupiter: {
        says: 'Honour meets good counsel. A mentor clears an hour, a fair chance is pinned to the notice board, a cause turns up that is worth your name. Say yes where you can stand behind it, and send your thanks in writing.',
        brief: 'rise with good counsel',
        themes: ['idealism', 'ambition'],
      },
      saturn: {
        says: 'Father and son in the old stories, these two seldom agree, and at work it can feel like a chief and a worker inside you quarrelling about pay. Applause is scarce for now. Respect is on offer all the same, by the slow door.',
        brief: 'earn respect the slow way',
        themes: ['structure', 'ambition'],
      },
      mercury: {
        says: 'Your name goes out on paper: letters, applications, a talk with your photograph beside it. The planet of words keeps close to the Sun and borrows its voice, so people listen. Sharpen the first line and check the figures twice.',
        brief: 'put your name to words',
        themes: ['reason', 'visibility'],
      },
      ketu: {
        says: 'A title may feel oddly empty just as the new card is printed. For some months the question of rank loses its grip, and you might want to leave before the applause ends. Stand back a week before you hand in the keys.',
        brief: 'look behind a title',
        themes: ['solitude', 'privacy'],
      },
      venus: {
        says: 'Pride softens in pleasant company. For about a year art, love and a well-laid table claim the hours that duty used to take, and you are allowed to like being liked. Someone proud may mind; invite them as well.',
        brief: 'let pride soften into pleasure',
        themes: ['contentment', 'lightness'],
      },
    },
    moon: {
      moon: {
        says: 'Everything feels nearer, and rightly so, since the heart opens its own chapter. A song in a shop can stop you, and a room in disorder can spoil a morning. Arrange the house, the meals and the sleep before anything grand.',
        brief: 'settle into your own feelings',
        themes: ['feeling', 'contentment'],
      },
      mars: {
        says: 'A mood gets a motor. You clear a cupboard at midnight, look at flats, answer your sister more sharply than she earned. The push is real and useful, provided it reaches for boxes and paint before it reaches for people.',
        brief: 'turn moods into deeds',
        themes: ['feeling', 'boldness'],
      },
      rahu: {
        says: "Restlessness rises like water in a cellar. Rumours, late screens and other people's panic find an easy way in, because the node that swallows the Moon in the old story now has the word. Walk beside a real river and answer tomorrow.",
        brief: 'handle restless feelings with care',
        themes: ['feeling', 'change'],
      },
      jupiter: {
        says: 'Kindness is returned with interest. Elders visit, study goes down easily, and a hurt you have carried for years loses its edge over an ordinary cup of tea. Being helped is part of the good in it, and you have earned some.',
        brief: 'find the heart at ease',
        themes: ['contentment', 'idealism'],
      },
      saturn: {
        says: 'Warmth thins out and duties thicken, perhaps around an older relative or a long commute in the dark. You may tell yourself that nobody asks. Loneliness is a signal to phone here, and the people you ring are often glad that somebody did.',
        brief: 'carry duties with a heavy heart',
        themes: ['caution', 'solitude'],
      },
      mercury: {
        says: 'Feelings want telling. You talk longer in kitchens, start a diary, find the right words for a quarrel that had none. Thoughts can chatter past bedtime, so give the papers you avoided an hour by daylight.',
        brief: 'put feelings into words',
        themes: ['diplomacy', 'lightness'],
      },
      ketu: {
        says: 'An odd quiet enters, and people you love can seem to stand behind glass. Nothing needs to be wrong. The heart is taking a short leave from its habits, and one fixed appointment with a friend keeps the door on the latch.',
        brief: 'draw back and feel quietly',
        themes: ['solitude', 'feeling'],
      },
      venus: {
        says: 'Tenderness, beauty, company: the house fills up. You notice cloth, scent and the way someone laughs, and there is often more going out for flowers and dinners than you planned. Enjoy it without buying the whole shop.',
        brief: 'enjoy tenderness and company',
        themes: ['closeness', 'contentment'],
      },
      sun: {
        says: 'Private life steps into the light as these ten years close. Someone needs you to lead with feeling, at a family table or in front of a team, and what you learned in the kitchen turns out to be authority.',
        brief: 'bring feeling into public',
        themes: ['visibility', 'feeling'],
      },
    },
    mars: {
      mars: {
        says: 'Full throttle, and no passenger to read the map. The first months of this period suit whatever needs raw courage: the resignation letter, the cold sea, the first day of training. Put sharp tools away when you are tired.',
        brief: 'go at things with full force',
        themes: ['boldness', 'directness'],
      },
      rahu: {
        says: 'Heat and hunger together want the largest prize by the shortest road. You may skip the manual, the rehearsal or the apology. Double the checks and halve the speed, and the boldness of these months has something to show.',
        brief: 'rush towards large aims',
        themes: ['boldness', 'intensity'],
      },
      jupiter: {
        says: 'Principle takes hold of the reins. You find yourself arguing for somebody with less voice, or training for a purpose beyond winning, and decent helpers appear beside you. Listen to the adviser who agrees with your aim and not your pace.',
        brief: 'fight for a good cause',
        themes: ['boldness', 'idealism'],
      },
      saturn: {
        says: 'One foot is on the accelerator and one on the brake, and both push hard. Heavy work gets done in this mood: a wall, a thesis, a debt of chores. It goes best in short shifts, with no argument waiting that nobody can win.',
        brief: 'push hard against resistance',
        themes: ['structure', 'intensity'],
      },
      mercury: {
        says: 'Quick plans, quick words, quick deals, with hardly a pause for breakfast. Your answer is ready while the other is still asking, and often it is a good one. Whatever you wrote angry, read again after lunch.',
        brief: 'act and speak fast',
        themes: ['directness', 'reason'],
      },
      ketu: {
        says: 'A sudden cut may come from your own hand: a chat deleted, a membership ended between two stops of the train. Some of it is overdue. Keep the scissors for what is truly finished, and sleep once before using them.',
        brief: 'cut ties in one stroke',
        themes: ['independence', 'change'],
      },
      venus: {
        says: 'Desire warms the campaign. Love wants action now, tickets rather than poems, and a flirtation can feel like a sport with a score. The same zeal, spent on what would please the other person, does more than a victory.',
        brief: 'pursue love with warmth',
        themes: ['intensity', 'closeness'],
      },
      sun: {
        says: 'Command suits you for some months. People turn their chairs towards you when something has to be decided, and a superior may notice. Lead in plain view, and leave the others enough pride to follow you gladly.',
        brief: 'lead from the front',
        themes: ['visibility', 'boldness'],
      },
      moon: {
        says: 'After seven years of effort you come back to the kitchen with hands still tight from the wheel. Somebody close needs gentleness and gets a report instead. Sit down first, eat something warm, and then ask how they are.',
        brief: 'soften after long effort',
        themes: ['feeling', 'closeness'],
      },
    },
    rahu: {
      rahu: {
        says: 'Appetite comes without a chaperone: a new country, a new field, a face from another circle. For more than two years the unfamiliar tastes best. Write down early what you refuse to trade, and keep the page where you can find it.',
        brief: 'reach into the unknown',
        themes: ['originality', 'ambition'],
      },
      jupiter: {
        says: 'A teacher interrupts the hunger with a good question. You may meet ideas that widen you, and also a guide who promises too much, and the two can share one lecture hall. Follow the one who is content to be checked.',
        brief: 'give ambition a conscience',
        themes: ['idealism', 'ambition'],
      },
      saturn: {
        says: 'The big dream meets the timetable. There are forms, waiting rooms, a foundation to be poured again, and some weeks look like failure from close by. What you build at this dull pace is the part that can stand.',
        brief: 'bring large wishes down to earth',
        themes: ['realism', 'structure'],
      },
      mercury: {
        says: 'Clever openings multiply by phone and screen. You learn a program in a weekend, meet three go-betweens, hear of a shortcut that sounds almost too neat. Verify names first; then you can negotiate as brightly as you like.',
        brief: 'make use of clever openings',
        themes: ['reason', 'originality'],
      },
      ketu: {
        says: 'Head and tail of the same dragon hold the months between them, and direction blurs. You want the post and want to leave it, sometimes before noon. Postpone the large turn, do little, and keep a notebook of what stays true.',
        brief: 'lose and regain direction',
        themes: ['change', 'solitude'],
      },
      venus: {
        says: 'Glamour walks in and sits close. For some three years people, clothes and invitations shine more than usual, and a part of you would sign anything for them. Enjoy the show, and before you follow it home look at its shoes.',
        brief: 'feel the pull of glamour',
        themes: ['intensity'],
      },
      sun: {
        says: 'Ambition is caught in the spotlight with its hair uncombed. Someone in charge asks how you came by the result, and the honest version may cost a little shine. Told early, it spares you a long explanation later.',
        brief: 'stand in a harsh light',
        themes: ['visibility', 'ambition'],
      },
      moon: {
        says: "The mind churns on borrowed worries: a headline, a neighbour's tone, something your mother did not say. It is loudest at night and smaller by daylight. Regular sleep and one honest friend calm you better than more information.",
        brief: 'calm a churning mind',
        themes: ['feeling', 'caution'],
      },
      mars: {
        says: 'Risk smells good as this long chapter ends. You drive faster, bid higher, and pick the opponent everyone warns you about. A contest you can afford to lose is the one that deserves everything you have.',
        brief: 'are drawn to sharp risks',
        themes: ['boldness', 'intensity'],
      },
    },
    jupiter: {
      jupiter: {
        says: 'A wide beginning: a course, a road with trees, a feeling that somebody has opened the shutters. You say yes easily for these first two years. Much depends on which teacher you choose, and a little on the size of the portions.',
        brief: 'open up to growth',
        themes: ['idealism', 'boldness'],
      },
      saturn: {
        says: 'Belief is put to work. The fine idea needs opening hours, a cleaning rota and someone who stays when it rains, and often that someone is you. With fewer speeches and more bricks, the result holds.',
        brief: 'build what you believe',
        themes: ['structure', 'idealism'],
      },
      mercury: {
        says: 'Learning turns into skill and conversation. You sit the exam, print the text, explain the method to a beginner and find the gap in your own notes. Large meaning gets footnotes now; be patient with the people who ask for them.',
        brief: 'both learn and teach',
        themes: ['reason', 'company'],
      },
      ketu: {
        says: 'Faith goes quiet and personal. You may leave a group, sit in the last row, or notice that an old doctrine has fallen off without a noise. Something simpler stays in its place, and it needs no audience.',
        brief: 'seek meaning in quiet',
        themes: ['solitude', 'idealism'],
      },
      venus: {
        says: 'Plenty arrives in company: weddings, long tables, gifts that need two hands. Two wise advisers sit at your table here, and they disagree about dessert. Stop while it is still sweet.',
        brief: 'enjoy plenty among friends',
        themes: ['contentment', 'company'],
      },
      sun: {
        says: 'Good judgement is wanted in public, and yours has been noticed. You may be asked to chair, to speak for others, to put your name over a door. Treat the honour as work and it sits well on your shoulders.',
        brief: 'are trusted with honour',
        themes: ['visibility', 'idealism'],
      },
      moon: {
        says: "Home is gladdened by visitors, children's voices or news that makes you put the kettle on. It is one of the kinder meetings in the calendar. Use the soft mood for the relative you have not quite forgiven.",
        brief: 'feel content at home',
        themes: ['contentment', 'feeling'],
      },
      mars: {
        says: "Zeal joins wisdom, and plans that lay in a folder get legs. You recruit, build, argue for what is right and are often justified. Notice the moment when conviction climbs over the fence into someone else's garden.",
        brief: 'act on your convictions',
        themes: ['boldness', 'ambition'],
      },
      rahu: {
        says: 'The larger offer comes with a foreign stamp. It flatters your best ideas, it is in a hurry, and one page of it is vague. A sober friend who reads along may see what you would rather not, before this generous chapter closes.',
        brief: 'meet large and doubtful offers',
        themes: ['ambition', 'change'],
      },
    },
    saturn: {
      saturn: {
        says: 'The long lesson opens with plain work. For three years the pay in applause is low, and each neglected thing asks for attention: the desk, the debt of sleep, the old promise. Clear one shelf at a time, and notice how sound the floor is.',
        brief: 'lay a sober foundation',
        themes: ['structure', 'caution'],
      },
      mercury: {
        says: 'Dry work gets clever company. A younger colleague, a better system, a course on two evenings a week, and the load that bent your back fits on a trolley. It turns out that others have known for years how to do it with less pain, and like to be asked.',
        brief: 'make your work cleverer',
        themes: ['reason', 'structure'],
      },
      ketu: {
        says: 'Detachment meets duty, and both are tired. You fold the laundry and wonder for whom. Somewhere in the pile is a burden nobody asked you to lift, and it can be set down without a speech.',
        brief: 'set down old burdens',
        themes: ['solitude', 'realism'],
      },
      venus: {
        says: "Grace is let into the workshop: a colleague's warmth, a fair wage, a chair with a cushion. These two planets are friends, so comfort comes by way of the work itself. You may enjoy it slowly, since it was earned slowly.",
        brief: 'enjoy comfort earned by work',
        themes: ['contentment', 'stability'],
      },
      sun: {
        says: 'Two authorities share a narrow corridor, and neither likes to step aside. It may be a superior, a father, or your own need to be seen against your sense of order. Where each keeps some respect for the other, the corridor grows wider.',
        brief: 'may clash over authority',
        themes: ['structure', 'visibility'],
      },
      moon: {
        says: 'Feeling asks for leave in the busy season. You answer that there is no time, and then a kind word at the bakery brings you close to tears. Grant the leave in small coins, an hour a day, with the door shut.',
        brief: 'find room for feeling amid duty',
        themes: ['feeling', 'structure'],
      },
      mars: {
        says: 'Pressure builds between order and attack. Every rule seems to stand exactly where you want to go, and your jaw knows it before you do. Hard physical work helps: split wood, scrub stone, and let people be soft.',
        brief: 'work under steady pressure',
        themes: ['intensity', 'structure'],
      },
      rahu: {
        says: "Strange tasks and detours test your method. The instructions change, a stranger runs the office, and yesterday's map shows a road that is gone. Hold to your routine, meals included, until the fog has moved on.",
        brief: 'hold to method in confusion',
        themes: ['structure', 'change'],
      },
      jupiter: {
        says: 'The long winter shows its use. After nearly nineteen years of it you hold something that works: a craft, a house in order, a name people trust. A mentor may say so aloud; then look for somebody younger to hand it on to.',
        brief: 'see patience bear fruit',
        themes: ['contentment', 'idealism'],
      },
    },
    mercury: {
      mercury: {
        says: 'Pens, phones and ideas arrive all at once. There are courses to compare, people to write to, and a desk with four open notebooks. Pick the one skill that can carry the rest, and let it have the mornings.',
        brief: 'take up new skills',
        themes: ['reason', 'lightness'],
      },
      ketu: {
        says: 'The chatter stops in the middle of a sentence. Messages go unanswered, a project loses its point, and in the hush you hear one thought you had been talking over. Follow that one to its end before you reply to anybody.',
        brief: 'fall silent and think',
        themes: ['solitude', 'reason'],
      },
      venus: {
        says: 'Words turn charming and trade turns pleasant. You write better captions, better invitations, better apologies, and people like to do business over your coffee. The letter you have been composing in your head deserves its stamp.',
        brief: 'speak with charm and gain',
        themes: ['diplomacy', 'lightness'],
      },
      sun: {
        says: 'What you know gets an official stamp. A report is read upstairs, a question is put to you in the large room, and for once nobody more senior answers first. Speak up, and name those who did the sums with you.',
        brief: 'speak with some authority',
        themes: ['reason', 'visibility'],
      },
      moon: {
        says: 'The mind runs on mood, and in the old tales these two are an uneasy child and parent. You may argue about facts when you are merely hungry. Eat, write it down, and talk about it after breakfast.',
        brief: 'think and feel in turns',
        themes: ['feeling', 'lightness'],
      },
      mars: {
        says: 'Debate heats into dispute. You spot the error in line three and cannot let it go, though the other side only wanted to be thanked. Make your point once, in short words, and save the rest of the fire for your own draft.',
        brief: 'argue with more force',
        themes: ['directness', 'reason'],
      },
      rahu: {
        says: 'Ingenious, risky, dazzling: so are the plans you sketch on napkins. People from far outside your field have the missing part, and some of them sell it twice. Tell the idea to your most sceptical friend and watch which half survives.',
        brief: 'play with daring ideas',
        themes: ['originality', 'boldness'],
      },
      jupiter: {
        says: "Cleverness grows up into understanding. You were quick with answers, and now someone asks what they are good for. Teaching a class, finishing a text or forgiving a rival's footnote can do more for your mind than another argument.",
        brief: 'turn cleverness into wisdom',
        themes: ['reason', 'idealism'],
      },
      saturn: {
        says: 'Study becomes craft, by repetition. The long document, the catalogue, the scales practised in the same small room: seventeen years of ideas ask to be put in order. Finish one of them properly, down to the index.',
        brief: 'do careful mental work',
        themes: ['structure', 'reason'],
      },
    },
    ketu: {
      ketu: {
        says: 'A clean cut goes through the cloth of days. Habits, titles and even friends can seem to belong to someone who lived here before. Before throwing anything out, keep it in a box for the length of these few months.',
        brief: 'begin by letting go',
        themes: ['solitude', 'change'],
      },
      venus: {
        says: "Longing returns to an emptied house. For a good year someone's hands, a colour or a tune can move you more than you expect after all that letting go. Allow beauty in without furnishing every room at once.",
        brief: 'feel desire return softly',
        themes: ['closeness', 'feeling'],
      },
      sun: {
        says: "Who are you without the badge? For some months the question has teeth, at the reception desk and in the bathroom mirror. A plain answer is enough, and it should be yours rather than your employer's or your father's.",
        brief: 'ask yourself who you really are now',
        themes: ['independence', 'visibility'],
      },
      moon: {
        says: 'Feelings come up unlabelled, like jars from a cellar. You may cry at nothing and stay dry at a farewell, and explaining it only tires you. Simple tasks help: wash a floor, water the pots, go to bed.',
        brief: 'feel things without a name',
        themes: ['feeling', 'privacy'],
      },
      mars: {
        says: 'Moods turn quick and surgical, since both of these planets like a blade. You see exactly what has to go, and say so before the coat is off. Sharpen pencils instead, and leave the last word unsaid for a day.',
        brief: 'react in sharp bursts',
        themes: ['directness', 'intensity'],
      },
      rahu: {
        says: 'The tail looks at the head: old detachment, new hunger. One morning you want to give everything away and in the afternoon you price a flat in a foreign city. A few weeks on, one of the two wishes usually returns unasked, and that is the one to trust.',
        brief: 'waver between leaving and wanting',
        themes: ['change', 'ambition'],
      },
      jupiter: {
        says: 'Silence gets a meaning. It may come through a teacher, a book left on a bench, or a slow walk with somebody who has lost more than you. What fell away starts to look less like loss and more like room.',
        brief: 'find meaning in letting go',
        themes: ['idealism', 'solitude'],
      },
      saturn: {
        says: 'Austere, useful months set in, with early evenings and few visitors. The roof, the gate, the unreturned favour: repair is the form that care takes here. Company at one meal a day keeps it from going grey.',
        brief: 'live simply and work',
        themes: ['structure', 'solitude'],
      },
      mercury: {
        says: 'Words come back, precise and few. After the quiet years you can name in one line what used to need an evening, and study attracts you again. Explain to a friend what the silence taught, and notice where you still stammer.',
        brief: 'find exact words again',
        themes: ['reason', 'solitude'],
      },
    },
    venus: {
      venus: {
        says: 'The long sweet chapter begins with taste itself, and lasts beyond three years. You try on colours, songs, people, a different way of setting the table. Learn what you like before you say yes to all of it.',
        brief: 'open to love and pleasure',
        themes: ['contentment', 'lightness'],
      },
      sun: {
        says: 'Love is asked to stand in public. You introduce somebody, hang your own work on the wall, or wear what you actually like to the office. Be proud of another person this time without standing in front of them.',
        brief: 'show your love openly',
        themes: ['visibility', 'closeness'],
      },
      moon: {
        says: 'Two soft planets bring two needs, delight and safety, and they do not always want the same sofa. A guest room, a garden or a shared meal can serve both. The person at home often knows which one is missing.',
        brief: 'join comfort with affection',
        themes: ['closeness', 'feeling'],
      },
      mars: {
        says: 'Passion wants its way by Friday. Music gets louder, attraction quicker, and a small jealousy can set the curtains alight. Dance it out or quarrel fairly, and make up as thoroughly as you fought.',
        brief: 'love with heat and speed',
        themes: ['intensity', 'spontaneity'],
      },
      rahu: {
        says: 'An unusual attraction rings the bell, a person or a kind of work your family has no word for. For three years the exotic has the best light. Taste before moving in, and introduce it to your oldest friend.',
        brief: 'feel an unusual attraction',
        themes: ['originality', 'intensity'],
      },
      jupiter: {
        says: 'Kindness multiplies, and so do dinner guests. You are offered more than you can eat, attend or love properly, because two generous planets never learned to share a kitchen. One joy of the better quality outlasts five, and the rest can be passed on.',
        brief: 'enjoy kind and generous company',
        themes: ['contentment', 'company'],
      },
      saturn: {
        says: 'Pleasure is asked to keep its promises. These two get on well, so love grows reliable, art gets a timetable, and the chair you make can be sat on. Charm without follow-through tends to be sent home.',
        brief: 'make love and craft dependable',
        themes: ['structure', 'closeness'],
      },
      mercury: {
        says: 'Light months of wit, trade, friends and letters, when a good phrase opens doors. You sketch on trains and flirt in the margins. Among so many pretty beginnings there is one design worth finishing; you know which.',
        brief: 'enjoy wit and company',
        themes: ['lightness', 'company'],
      },
      ketu: {
        says: 'The sweet taste fades for a while as twenty years of Venus close. The same music plays and you leave early, not unhappy, simply full. It is a rest from wanting, and you come back to beauty afterwards with a clean tongue.',
        brief: 'take a rest from wanting',
        themes: ['solitude', 'contentment'],
      },
    },
  },
  lordInBhava: {
    sun: {
      1: {
        says: 'Your own person becomes the project: posture, name, the way you enter a room. People wait for you to begin, and a small slight can sting for days. Step forward, and let pride keep quiet.',
        brief: 'stand forward in person',
        themes: ['visibility', 'independence'],
      },
      2: {
        says: 'Speech and means carry your dignity in this period. One sentence from you settles a family discussion, or freezes it. Watch your tone over supper, where nobody needs a chairman.',
        brief: 'give your word weight',
        themes: ['directness', 'ambition'],
      },
      3: {
        says: 'Initiative pays in respect. You write first, drive over, sign up before the list is full, and siblings or neighbours look up a little surprised. What you start by your own effort feels better than any gift.',
        brief: 'win by your own initiative',
        themes: ['boldness', 'directness'],
      },
      4: {
        says: "Home asks who decides. There may be repairs, a parent's flat, a question of who has the big room, and your patience is shorter indoors. The calm one at the table tends to lead.",
        brief: 'take charge at home',
        themes: ['privacy', 'ambition'],
      },
      5: {
        says: 'Ideas, pupils and everything you have made want your light. You enjoy the stage, the good question, the proud look at a drawing on the fridge. Admire theirs as well, and longer than your own.',
        brief: 'put light on your creations',
        themes: ['visibility', 'originality'],
      },
      6: {
        says: 'Opposition makes you competent. A tiresome rival or a pile of complaints shows what you can do with method, and people in charge see it. Disputes go better on paper, and your desk starts to look like your argument.',
        brief: 'rise through useful service',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'A partner holds up the mirror to your pride. You may attract someone with a strong will, or discover your own across the breakfast table. Bow now and then, and you are bowed to.',
        brief: 'share the light with a partner',
        themes: ['closeness', 'visibility'],
      },
      8: {
        says: 'Honour goes underground for repairs. Credit may be withheld, an old family secret surface, a post change hands without announcement. What you find in the dark drawer can make you steadier, if you look at it with company.',
        brief: 'look into hidden matters',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: 'Father, guide and principle step closer. You may ask what your own people believed, and travel or study to find out. The praise you have been waiting for silently is worth asking for aloud.',
        brief: 'look to guides and principles',
        themes: ['idealism', 'tradition'],
      },
      10: {
        says: 'Public work calls you by name, and tradition gives this planet its full strength here. You are measured in daylight: on the podium, in the report, at the door. Answer as yourself.',
        brief: 'take a visible post',
        themes: ['visibility', 'ambition'],
      },
      11: {
        says: 'Allies of standing open doors, and your aims get a budget or a better table. It is easy to collect names. The goal that counts is the one whose gain you can share with those who vouched for you.',
        brief: 'gain through influential allies',
        themes: ['company', 'ambition'],
      },
      12: {
        says: 'Applause moves to another room. Work abroad, behind the scenes or in a quiet back office can suit you now, though the ego sulks at first. Notice how well you sleep after unseen service.',
        brief: 'work away from applause',
        themes: ['solitude', 'privacy'],
      },
    },
    moon: {
      1: {
        says: 'You feel everything first-hand, and your face tells it before you do. Strangers confide in you on trains. A plain routine of meals and bedtime works like a coat in changeable weather.',
        brief: 'live close to your feelings',
        themes: ['feeling', 'spontaneity'],
      },
      2: {
        says: 'Comfort sits in the pantry and in family voices. You cook too much, count the savings when you are worried, and hear a harsh word twice. Keep the shelves and the peace reasonably full.',
        brief: 'look for comfort and family',
        themes: ['contentment', 'closeness'],
      },
      3: {
        says: 'Moods want to be told and driven about. You write long messages, take the scenic road, drop in on a sibling without notice. Courage comes and goes with the tide, so use it on the day it is in.',
        brief: 'talk and travel by mood',
        themes: ['company', 'feeling'],
      },
      4: {
        says: 'The nest calls, and rightly, for the Moon likes this place best. You may move, repaint, or sit longer with your mother. A kitchen where friends come without ringing could be the achievement of these years.',
        brief: 'settle more fully at home',
        themes: ['privacy', 'contentment'],
      },
      5: {
        says: 'Affection flows to children, romance and verse. You fall a little in love with whatever you are making and take criticism of it to heart. Play some evenings with no result in view.',
        brief: 'give your heart to play',
        themes: ['feeling', 'lightness'],
      },
      6: {
        says: "Care becomes work: you bandage, feed, sort, answer the call at six. Being needed feels good until the back complains. Before Monday begins with everyone else's breakfast, eat your own sitting down.",
        brief: 'care for others in daily tasks',
        themes: ['realism', 'feeling'],
      },
      7: {
        says: "The other's mood fills the room before their coat is off. Partnership is where you feel most alive now and also where you lose yourself. One window, one friend, one hour should stay yours.",
        brief: 'feel through a partner',
        themes: ['closeness', 'feeling'],
      },
      8: {
        says: "Deep tides and late hours mark this stretch. A memory, an inheritance of objects or a friend's crisis may stir up what was settled. Somebody steady beside you helps more than a theory about it.",
        brief: 'go through deep feelings',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: "Faith softens you. A bench, a hill, a grandmother's saying can bring more comfort than argument, and you may long for distance. A walk need not go farther than the next village to do its work.",
        brief: 'find comfort in faith and travel',
        themes: ['idealism', 'contentment'],
      },
      10: {
        says: 'Many people look to you, and your work takes on the rhythm of their needs. You are seen when tired as well. Between two appearances, go where nobody knows what you do.',
        brief: 'care for many in your work',
        themes: ['visibility', 'feeling'],
      },
      11: {
        says: 'Friends nourish hopes. A wish said over soup finds three helpers, while the same wish kept at home goes stale. Your circle shifts with your moods; remember the ones who stay through all of them.',
        brief: 'are nourished by friends',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Sleep, solitude and far places restore you. The phone lies in another room, dreams are long, and expenses for comfort slip by. Close the day early and tell one person where you have withdrawn to.',
        brief: 'withdraw to restore yourself',
        themes: ['solitude', 'feeling'],
      },
    },
    mars: {
      1: {
        says: 'Strength wants a use. You stand up before the meeting ends, train harder, answer in a tone you later regret. Begin something bodily and demanding, and cool the tongue under the same tap.',
        brief: 'act with fresh strength',
        themes: ['boldness', 'directness'],
      },
      2: {
        says: 'Words bite and money moves fast, both usually before lunch. You defend your own people fiercely, sometimes against each other. Chew the sentence as slowly as the bread, and sleep on the larger purchase.',
        brief: 'speak and spend with heat',
        themes: ['directness', 'spontaneity'],
      },
      3: {
        says: 'Courage runs high in what tradition calls its own field. The letter you did not dare to write, the phone call, the solo trip: this is when your hand is steady. A sibling may race you for it.',
        brief: 'dare what you postponed',
        themes: ['boldness', 'independence'],
      },
      4: {
        says: 'Walls come down, at best according to plan. There is dust in the hall, a quarrel about the parking space, a sudden wish to move. Do the hammering yourself, and take the temper for a walk.',
        brief: 'rebuild something at home',
        themes: ['change', 'intensity'],
      },
      5: {
        says: 'Love and ideas turn competitive. You want to win the game with the children, the argument with the lover, the prize with the sketch. Playing fair now earns more than the point itself.',
        brief: 'compete in love and ideas',
        themes: ['intensity', 'originality'],
      },
      6: {
        says: 'You beat the backlog and the rival, since a hot planet does some of its best work here. Mornings begin with a list and end with it crossed out. Rest belongs on the list too.',
        brief: 'overcome what stands against you',
        themes: ['ambition', 'structure'],
      },
      7: {
        says: 'Sparks fly at the table for two. Attraction and irritation come from the same place, and a small remark about the dishes can go far. Run, dance or build something together before you discuss it.',
        brief: 'argue and desire in partnership',
        themes: ['intensity', 'closeness'],
      },
      8: {
        says: 'Intense repairs are under way beneath the floor of your life. Something breaks that was brittle anyway, and your nerve in a crisis surprises people. The same nerve does damage when you are angry, most of all to wires and farewells.',
        brief: 'act in the middle of upheaval',
        themes: ['intensity', 'boldness'],
      },
      9: {
        says: "You march for a belief. There are petitions, debates with a teacher, a whole train ride of argument with your father's views. Hear the other preacher out once; a conviction that survives listening stands better.",
        brief: 'fight for what seems right',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'Achievement comes by deed, and in this place Mars has the strength of noon. People give you the hard task because you finish it. One summit is enough for these years, and it leaves the colleagues their own hills.',
        brief: 'achieve by bold work',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Aims fall quickly, one after another, like targets at a fair. You push friends along with you and forget that some were tired. After each win, thank the team by name.',
        brief: 'reach aims by force',
        themes: ['ambition', 'company'],
      },
      12: {
        says: 'Effort goes out of sight: night shifts, a distant site, a fight with yourself that nobody hears. Anger held down costs sleep. Sweat it out before evening, and forgive whoever is not in the room.',
        brief: 'spend strength in hidden places',
        themes: ['solitude', 'intensity'],
      },
    },
    mercury: {
      1: {
        says: 'Curiosity leads the dance. You look younger, talk faster, and try a new notebook, haircut or line of argument each month. Introduce yourself in rooms where nobody knows what you already can.',
        brief: 'meet the world with questions',
        themes: ['reason', 'company'],
      },
      2: {
        says: 'Skill in words earns its bread. You explain, translate, compare prices, and remember exactly what an uncle promised. Neat books and a kind phrasing are both worth more now than a clever remark.',
        brief: 'earn by words and figures',
        themes: ['realism', 'reason'],
      },
      3: {
        says: 'Messages, courses, cousins, errands: the days resemble a lively post office. Your hands learn quickly, and so does your tongue. Send the one important letter before you answer the forty small ones.',
        brief: 'write and learn a lot',
        themes: ['lightness', 'reason'],
      },
      4: {
        says: 'Study and papers fill the house. A folder lives on the bread box, and you discuss floor plans with a parent. A proper desk would give the mind somewhere to leave its worries at night.',
        brief: 'study and sort at home',
        themes: ['privacy', 'reason'],
      },
      5: {
        says: 'Wit gets creative. A pun becomes a story, the story becomes a lesson, and someone young asks for another. You think best while playing now, so keep a pencil near the board games.',
        brief: 'think in creative ways',
        themes: ['originality', 'reason'],
      },
      6: {
        says: "Details obey you. You find the wrong digit, the missing screw, the sentence on which a dispute turns. Worry is the price of this sharpness, and a finished list at five o'clock the remedy.",
        brief: 'solve problems in detail',
        themes: ['reason', 'realism'],
      },
      7: {
        says: "Talks and agreements with one other person take up the days. You negotiate the holiday, the household, the shared project, and rather enjoy it. The pause after your partner's last word deserves as much attention.",
        brief: 'negotiate with a partner',
        themes: ['diplomacy', 'reason'],
      },
      8: {
        says: 'Research goes deep. You read the small print of a friendship, look through the archive, learn how something dark actually works. The secret may be kept while the finding is shared.',
        brief: 'research what is hidden',
        themes: ['intensity', 'reason'],
      },
      9: {
        says: 'Scripture or science, you enrol. Large questions come with reading lists, and you catch yourself correcting the lecturer. The simplest question in the room is often the one the others were hiding.',
        brief: 'study some large subject',
        themes: ['idealism', 'reason'],
      },
      10: {
        says: 'Your pen gets a post. Reports, talks and quick answers carry your name further than long hours could, and people come to you for the formula. Edit twice, since more eyes read it now.',
        brief: 'work through words in public',
        themes: ['visibility', 'reason'],
      },
      11: {
        says: "The network hums. Somebody's cousin has the tool, somebody's colleague the answer, and gains come by way of introductions. Pick three names out of three hundred and give them real attention.",
        brief: 'gain through useful connections',
        themes: ['company', 'reason'],
      },
      12: {
        says: 'Thoughts wander abroad, and a conversation can lose you halfway. Night is a good time for reading and a bad one for replying. Follow one idea in a private notebook until it can face daylight.',
        brief: 'keep your thinking private',
        themes: ['solitude', 'reason'],
      },
    },
    jupiter: {
      1: {
        says: 'Good sense shows on your face, and people ask the way from you. You feel larger, more forgiving, a little fond of your own opinions. Advise sparingly and live by what you said.',
        brief: 'carry yourself with more trust',
        themes: ['idealism', 'contentment'],
      },
      2: {
        says: 'Means and words grow kinder. The table is longer, the tone at it milder, and what you gather is meant to be passed on. Give some portion of both away while it still feels generous.',
        brief: 'gather and share plenty',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Effort finds a meaning. The daily message, the short trip, the hours of practice begin to serve something you believe in. A sibling or neighbour with less courage could use a sentence of yours.',
        brief: 'put meaning into your efforts',
        themes: ['idealism', 'boldness'],
      },
      4: {
        says: "The house widens, in rooms or in welcome. You plant, host, forgive the neighbour's hedge, and a parent's old advice turns out to be usable. Contentment at the kitchen table is the measure here.",
        brief: 'find contentment at home',
        themes: ['contentment', 'tradition'],
      },
      5: {
        says: "Teaching and children of every kind delight you: pupils, drafts, other people's toddlers. Good advice comes easily, also to you. Learn beside them, and admit it when a ten-year-old knows better.",
        brief: 'enjoy teaching and learning',
        themes: ['idealism', 'lightness'],
      },
      6: {
        says: 'Fairness settles disputes. You are the one both sides phone, and daily work gains a conscience that is sometimes inconvenient. Offer your help within hours that have an end.',
        brief: 'bring fairness to daily struggles',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: 'A wise other appears, or someone beside you becomes visible as wise. Trust grows through shared plans and honest talk about what each believes. Promises made in these years do best in plain words, the sort that still fit in winter.',
        brief: 'grow through a partnership',
        themes: ['closeness', 'idealism'],
      },
      8: {
        says: 'Meaning turns up in what ends. While you empty a flat, close a shared account or sit through a change nobody chose, help comes from an unexpected side. You may find that being carried a short way is no disgrace.',
        brief: 'find meaning in change',
        themes: ['intensity', 'idealism'],
      },
      9: {
        says: 'Grace is at its post, since the teacher stands in the house of teachers. Courses, libraries and long roads all attract you, and permission comes easily. Thank those who taught you, in person if you can.',
        brief: 'follow teachers and faith',
        themes: ['idealism', 'tradition'],
      },
      10: {
        says: 'Decent work gets noticed. You are offered the larger desk because people believe you would not misuse it. Accept, and keep one hour a week for the task that nobody sees.',
        brief: 'rise by decent work',
        themes: ['ambition', 'idealism'],
      },
      11: {
        says: 'Hopes ripen among friends. Someone older recommends you, a group adopts your plan, and the harvest is bigger than the basket. Spread the table, and let the quiet helpers sit near the top.',
        brief: 'see your hopes ripen',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Retreat and giving enrich you. You may sponsor, fast, travel far to a place without signal, and come back lighter. Keep count of what you give, lightly, so that generosity has a floor.',
        brief: 'give and withdraw in peace',
        themes: ['solitude', 'idealism'],
      },
    },
    venus: {
      1: {
        says: 'Charm and self-care revive. You catch your reflection and do not argue with it, and doors are held open. Wear the good shirt on a Tuesday, for someone who expects nothing from you.',
        brief: 'feel pleasing and pleased',
        themes: ['lightness', 'contentment'],
      },
      2: {
        says: 'Fine taste, fine food, kind words: the mouth is well served in this period. Family gathers easily and purchases are pretty. Save a slice of everything for the week after.',
        brief: 'enjoy comforts and family',
        themes: ['contentment', 'diplomacy'],
      },
      3: {
        says: "Art lives in the hands and flirtation in the letters. You practise a tune, design a card, linger at the neighbour's gate. Half an hour a day would turn the pleasant knack into a skill.",
        brief: 'create things and converse',
        themes: ['lightness', 'originality'],
      },
      4: {
        says: 'Home becomes lovely. There are curtains to choose, a better lamp, perhaps a vehicle you actually enjoy. Muddy shoes and late guests belong to a beautiful house as much as the vase does.',
        brief: 'make your home beautiful',
        themes: ['contentment', 'privacy'],
      },
      5: {
        says: 'Romance and play bloom, and you look at the world as if it might make a good picture. Feelings are quick and sweet. Turn at least one of them into a song, a dish or a letter.',
        brief: 'love and create freely',
        themes: ['spontaneity', 'lightness'],
      },
      6: {
        says: 'Love needs maintenance and work needs courtesy. You notice who washes the cups, and small frictions at the office hurt more than usual. A friendly note on the desk can mend what a talk would enlarge.',
        brief: 'tend to love in small ways',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: "Partnership takes the main stage. You are readier to please, to marry your habits to somebody's, to share even the crossword. Choose with open eyes, and ask what you would like as well.",
        brief: 'give yourself to partnership',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Desire deepens and keeps its secrets. Attraction comes with old fears in its luggage, and what is shared between two people needs clear words. Closeness tends to grow by one thing you had never told anyone.',
        brief: 'love in deep water',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: 'Beauty comes from afar, perhaps with a charming guide. You take up a language for the sound of it, or a faith for its music. Travel for love of the place, and come home with a recipe.',
        brief: 'love what is far off',
        themes: ['idealism', 'contentment'],
      },
      10: {
        says: 'Grace helps the career. You are invited because meetings go better with you in them, and some people underestimate the work behind that. Show them the finished piece first and the smile second.',
        brief: 'succeed partly by charm',
        themes: ['visibility', 'diplomacy'],
      },
      11: {
        says: 'Pleasant people bring pleasant gains. Invitations lead to projects, and a hobby may find its buyers among friends. There is usually a shy guest near the window who would have been the best of the evening.',
        brief: 'gain in good company',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Private delights, far beds, generous spending: this planet is at ease where nobody counts. Long baths and late films do you good. Keep one pleasure unbought for tomorrow, and share one with someone.',
        brief: 'enjoy comforts in private',
        themes: ['privacy', 'contentment'],
      },
    },
    saturn: {
      1: {
        says: 'Gravity settles on you. You look in the mirror and see somebody responsible, walk slower, own fewer things. Simplify your days and straighten your back, and do let an old friend make you laugh.',
        brief: 'carry more weight yourself',
        themes: ['structure', 'caution'],
      },
      2: {
        says: 'Thrift and few words mark the table. You mend instead of buying, answer with a nod, and worry about reserves that would do. Be careful with coins if you like, and spend kindness freely.',
        brief: 'save and speak little',
        themes: ['caution', 'realism'],
      },
      3: {
        says: 'Persistence wins by the yard. The course drags, the letters get no reply, the practice room is cold, and after a year you are simply better than before. Keep writing, at the same hour.',
        brief: 'win by keeping on',
        themes: ['stability', 'independence'],
      },
      4: {
        says: 'Old matters at home want patience: a damp wall, an ageing parent, a silence between two rooms. You may feel alone under your own roof. Repair what keeps the rain out first, then invite someone.',
        brief: 'work on your foundations',
        themes: ['tradition', 'structure'],
      },
      5: {
        says: 'Creation is slow and serious. You rewrite the page, doubt the gift, and take responsibility for the young more than pleasure in them. Leave a margin for play, however badly you draw in it.',
        brief: 'create with real discipline',
        themes: ['structure', 'originality'],
      },
      6: {
        says: 'Steady work tires out the opposition. Tradition is content with this planet here: rules are on your side, and patience files the complaint in order. Rest counts as part of the method.',
        brief: 'work until the difficulty tires',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'Bonds are tested and sealed. An older, cooler or busier partner may teach you what a promise weighs, and lightness has to be planned. Promise only what you can keep on a bad day.',
        brief: 'commit with sober care',
        themes: ['stability', 'closeness'],
      },
      8: {
        says: 'Endings ask for steadiness. You stay with the paperwork, the vigil, the long conversation others avoid, and it makes you quiet. In the end the folders and the friendships are what you are glad to have kept.',
        brief: 'hold steady through endings',
        themes: ['intensity', 'structure'],
      },
      9: {
        says: 'Belief is checked and earned. A guide disappoints, a degree takes two years longer, a father turns out to be a man with reasons. Visit an old teacher and ask what they no longer believe.',
        brief: 'put your beliefs to the test',
        themes: ['realism', 'tradition'],
      },
      10: {
        says: 'The long climb shows. You are given weight to carry because you carried the last one, and the air up there is thin. Lead without hardness, and remember who held the ladder.',
        brief: 'carry a high responsibility',
        themes: ['ambition', 'structure'],
      },
      11: {
        says: 'Slow, sure gains come by the same door every month. New acquaintances stay polite; the friends of twenty years count double. Even a modest wish moves once it has a date beside it.',
        brief: 'gain by slow effort',
        themes: ['stability', 'company'],
      },
      12: {
        says: "Quiet rooms and far duty belong to this stretch. You may work where nobody visits, or finally put down a grief you took for furniture. Guard your sleep as you would a guest's.",
        brief: 'work alone and let go',
        themes: ['solitude', 'structure'],
      },
    },
    rahu: {
      1: {
        says: 'A new self wants to be seen by Friday. You change the glasses, the accent, the story of where you come from, and others hardly keep up. Grow it more slowly, with one witness who knew the old one.',
        brief: 'want to reinvent yourself',
        themes: ['originality', 'visibility'],
      },
      2: {
        says: 'Hunger for more comes in through the mouth: exotic food, bold claims, purchases on a bright screen. Family manners may feel too small. Taste first, then choose what should stay in the house.',
        brief: 'want more than you have',
        themes: ['ambition', 'spontaneity'],
      },
      3: {
        says: 'Daring pays in modern fields. You post the video, pitch to strangers, learn a machine your neighbours have not heard of. Courage is plentiful for once, so spend a little of it on checking the ropes.',
        brief: 'dare to try new ventures',
        themes: ['boldness', 'originality'],
      },
      4: {
        says: "Home tilts towards the foreign. The old rooms seem borrowed, and a place you saw once keeps returning before sleep. Pack slowly, and carry something from your mother's kitchen in the first box.",
        brief: 'seek a different home',
        themes: ['change', 'originality'],
      },
      5: {
        says: 'Brilliant gambles of mind and heart tempt you. A half-mad idea, a dazzling stranger, a game with a high score can take whole nights. Keep the stake small and the notes good.',
        brief: 'gamble on a bold idea',
        themes: ['originality', 'spontaneity'],
      },
      6: {
        says: "Obstacles find their match. You outwait the office, outwit the rival, learn the system's back stairs, and enjoy it a shade too much. Staying clean in the fight is what lets you sleep after winning.",
        brief: 'outwit what stands in the way',
        themes: ['ambition', 'reason'],
      },
      7: {
        says: 'Someone unusual fascinates you, from another country, age or way of living. Everything about them seems to answer a question you never asked at home. Wait three seasons before you merge the bookshelves.',
        brief: 'want an unusual bond',
        themes: ['closeness', 'originality'],
      },
      8: {
        says: 'Mysteries pull hard: hidden histories, taboo subjects, the locked room in a family. You go further down than most, without a lamp. It matters that a friend knows where you are, and that supper is waiting at the top.',
        brief: 'chase after hidden things',
        themes: ['intensity', 'originality'],
      },
      9: {
        says: 'Foreign faiths and clever gurus cross your path, and your inherited creed looks narrow. Some of them know a great deal. Compare two before you kneel to one, and keep asking who pays.',
        brief: 'seek out strange teachers',
        themes: ['originality', 'idealism'],
      },
      10: {
        says: 'Fame beckons with both arms. The post is bigger than your training, the title in another language, and you grow into it while being watched. Decide beforehand what you would not do for it.',
        brief: 'reach for public success',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Nets fill quickly, with contacts, offers, followers and a few old boots. Tradition counts this a strong place for appetite. Sort the catch every evening, and throw back what you cannot feed.',
        brief: 'gain through large networks',
        themes: ['company', 'ambition'],
      },
      12: {
        says: 'Far places call at night. You browse flights at two in the morning, dream in another language, and spend on escapes that tire you. Book a return along with the ticket.',
        brief: 'long for far places',
        themes: ['solitude', 'change'],
      },
    },
    ketu: {
      1: {
        says: 'The mirror seems to show a guest. You forget to eat, care less about being recognised, and friends ask where you are while you sit beside them. Treat this guest kindly, with warm meals and plain clothes.',
        brief: 'step back from yourself',
        themes: ['solitude', 'independence'],
      },
      2: {
        says: 'Owning matters less. You give away plates, speak rarely at family dinners, and cannot recall why a certain sum once worried you. There may be a day when you care again and are glad of papers in order.',
        brief: 'loosen your grip on means',
        themes: ['independence', 'contentment'],
      },
      3: {
        says: 'Quiet nerve replaces talk. You do the bold thing without announcing it and leave messages unanswered for a week. Somebody who grew up beside you may read that as coldness; one line would do.',
        brief: 'act without much talk',
        themes: ['directness', 'solitude'],
      },
      4: {
        says: 'Home feels far, even at home. Boxes stay unpacked, the old street looks like a photograph of itself. Light a lamp in one corner and sit there daily, until some room knows you.',
        brief: 'feel less tied to home',
        themes: ['solitude', 'change'],
      },
      5: {
        says: 'Flashes of insight come, and you take hardly any pride in them. A poem is finished and left on the bus. Write such things down and show them to one person who would have missed them.',
        brief: 'create by intuition alone',
        themes: ['originality', 'solitude'],
      },
      6: {
        says: 'Conflicts lose interest in you. The rival has moved on, the complaint lies in a drawer, and you notice that you no longer rehearse the answer in the shower. Close the file properly.',
        brief: 'leave old conflicts behind',
        themes: ['contentment', 'realism'],
      },
      7: {
        says: 'Distance enters the pair, often without a quarrel. One reads on the balcony, the other cooks, and nobody has named the silence. Room is easier to give when it has been asked for and when it comes with an hour of return.',
        brief: 'need space in partnership',
        themes: ['independence', 'solitude'],
      },
      8: {
        says: 'Depths open without much fear. You sit with people in hard hours, understand what is not said, and feel little need to talk about it. Surface by supper, where somebody has kept a plate warm.',
        brief: 'look deep with calm',
        themes: ['intensity', 'solitude'],
      },
      9: {
        says: 'Belief sheds its clothes. You stop quoting, skip the ceremony, and find that a walk at dawn does the same work. What remains is warm, and leaves you kinder towards the ones who still need the robe.',
        brief: 'seek experience over doctrine',
        themes: ['independence', 'idealism'],
      },
      10: {
        says: 'Rank seems thin. The promotion goes to someone keener, and you are surprised how little it hurts. Do the work for its own sake, and tell your chief as much before they guess wrongly.',
        brief: 'care less for rank',
        themes: ['privacy', 'contentment'],
      },
      11: {
        says: 'The circle shrinks to the true ones. Groups tire you, invitations lapse, and wishes you had at twenty can be crossed out without regret. Phone the friend who never asks why you were silent.',
        brief: 'keep fewer and truer friends',
        themes: ['solitude', 'contentment'],
      },
      12: {
        says: 'Release comes easily in the place where this node is said to loosen most. Long sleep, empty beaches and unlocked drawers suit you. Stay findable, with one number that always reaches you.',
        brief: 'let go in solitude',
        themes: ['solitude', 'privacy'],
      },
    },
  },
};
