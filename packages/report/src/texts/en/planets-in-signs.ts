import type { Texts } from '../shape.ts';

export const PLANETS_IN_SIGNS: Texts['planetsInSigns'] = {
  sun: {
    aries: {
      says: 'You come alive at the start of things: the blank page, the unlit stove, the first day. Waiting for permission drains you more than hard work does. Finish one small thing before you begin the next, and your courage begins to leave buildings behind it.',
      brief: 'begin before others have made up their minds',
      themes: ['boldness', 'independence', 'directness'],
    },
    taurus: {
      says: 'Give you a good table, a steady task and enough time, and you become hard to stop. You build your sense of self from what lasts and can be touched. Notice when loyalty to a plan is only reluctance to carry the furniture elsewhere.',
      brief: 'build slowly and keep what you build',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Two conversations at once suit you better than one long silence. You find out who you are by naming, asking, comparing, telling the story again with a better ending. Choose one question a year that you follow past the point where it stops being amusing.',
      brief: 'know yourself by talking and asking',
      themes: ['lightness', 'reason', 'company'],
    },
    cancer: {
      says: 'People tell you things in kitchens. Your self-respect grows from being the one who remembers, feeds and protects, and you advance sideways when the front door feels unsafe. Say what you need before the mood has to say it for you.',
      brief: 'protect what feels like home',
      themes: ['feeling', 'closeness', 'privacy'],
    },
    leo: {
      says: 'A room warms up when you decide to be fully in it, and you feel that warmth come back. You need to make something that carries your signature and to be seen making it. Applaud someone else this week; it costs your crown nothing.',
      brief: 'want your heart to show in what you do',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'The crooked label, the missing step, the sentence that nearly works: you see them and your hands begin to move. Being of real use is how you feel real. Let one thing each day be good enough, and see who minds.',
      brief: 'improve whatever passes through your hands',
      themes: ['reason', 'realism', 'caution'],
    },
    libra: {
      says: "Before you know your own mind you have usually heard everyone else's. Fairness, proportion and good company are where your vitality comes from, so a quarrel in the next room can spoil your dinner. Practise saying which film you want first.",
      brief: 'look for the fair answer in every room',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Small talk is a door you wait politely in front of. You become yourself by going to the bottom of a thing, a person, a feeling, and coming up changed. Trust grows if you also let someone look at your own cellar.',
      brief: 'go to the bottom of whatever matters',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Somewhere there is a wider view, and you are already half out of the chair. Meaning keeps you going: a belief, a map, a joke with some truth in it. Check the small print of your promises, because others plan their weekends around them.',
      brief: 'need a horizon to walk towards',
      themes: ['idealism', 'spontaneity', 'boldness'],
    },
    capricorn: {
      says: 'Early on you learned that somebody has to be the adult, and it was often you. Long climbs suit you; respect earned slowly is the only kind you believe. Put rest in the calendar as an appointment, since that is how you keep things.',
      brief: 'measure yourself by what you have earned',
      themes: ['ambition', 'structure', 'realism'],
    },
    aquarius: {
      says: 'From a little outside the circle you see how the circle works. You shine when you serve an idea, a group or a future that has room for odd people, yourself among them. Remember that friends also like to be missed one at a time.',
      brief: 'stay yourself in the middle of a crowd',
      themes: ['independence', 'originality', 'idealism'],
    },
    pisces: {
      says: "Music through a wall, a stranger's face on the bus: things get into you. Your strength lies in imagination and mercy, and it thins out where you have no edges. A closed door for one hour a day gives the tide a shore.",
      brief: 'feel your way into other lives',
      themes: ['feeling', 'idealism'],
    },
  },
  moon: {
    aries: {
      says: 'Feelings arrive in you like a knock on the door, and you answer at once. Anger passes quickly and so does grief, at least on the surface. When someone close is slower, make tea before you decide what their silence means.',
      brief: 'react first and understand a moment later',
      themes: ['spontaneity', 'directness'],
    },
    taurus: {
      says: 'Comfort for you has a texture: the same mug, the weight of a blanket, money set aside. Once you feel safe you are the calmest person in the house. Change reaches you late, so ask for warning, and give yourself a week to hate it.',
      brief: 'settle once the basics are secure',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Whatever you feel, you first put into words, and often into three versions. Talking calms you; an unanswered message does the opposite. Now and then sit with a sadness before you have found the phrase for it.',
      brief: 'talk your feelings into shape',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: "Home here is less a place than a tide, and you carry it in you. You remember the tone of a remark from years ago and who was kind that day. Ask to be looked after in plain words, for hints get lost in other people's noise.",
      brief: 'remember feelings long after others forget',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Affection should be visible, you feel, or how would anyone know? You comfort with generosity, with a gesture, with a joke made large. Being overlooked at a family table stings; tell one person so, quietly, rather than to the whole audience.',
      brief: 'need love to be shown out loud',
      themes: ['visibility', 'feeling'],
    },
    virgo: {
      says: 'Worry tends to come out as tidying. You show care by noticing the empty prescription, the frayed cable, the friend who has not eaten, and you feel soothed by a list. Leave one worry unsolved overnight and see what it looks like by daylight.',
      brief: 'care by putting small things right',
      themes: ['caution', 'realism'],
    },
    libra: {
      says: 'Harsh voices spoil the air for you, even when they are aimed at someone else. You find calm in company, in beauty, in things agreed on. When you hear yourself say that you do not mind, wait a breath and check.',
      brief: 'feel well when peace is kept',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Your feelings run underground, strong and rarely announced. You know at once who is lying at dinner, and you forget betrayal slowly, if at all. Tell one trusted person the thing while it is still small enough to be said.',
      brief: 'feel deeply and show very little',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Restlessness is your first sign of sadness: you look up flights, open a book, start a debate. Space and a reason to hope put you right again. Before you cheer someone up, ask whether they would rather be heard.',
      brief: 'look for the open window in every mood',
      themes: ['idealism', 'independence'],
    },
    capricorn: {
      says: 'In a crisis you are the one who finds the papers and makes the calls. Feeling comes later, alone, sometimes years later. You were perhaps praised early for needing little; let someone carry a bag that you could manage yourself.',
      brief: 'hold feelings until the work is done',
      themes: ['structure', 'solitude', 'caution'],
    },
    aquarius: {
      says: 'Step back, breathe, understand: that is your reflex when emotions rise. Friends find you steady and fair; those nearest may want you messier. Say the warm thing even when it sounds less clever than what you think.',
      brief: 'cool down by stepping back',
      themes: ['independence', 'reason'],
    },
    pisces: {
      says: 'The mood of a room gets into your clothes. You need music, water, sleep and time without purpose to find out which feelings are your own. Kindness comes easily; a clear no before you are exhausted is the skill to practise.',
      brief: 'absorb the moods around you',
      themes: ['feeling', 'privacy'],
    },
  },
  mercury: {
    aries: {
      says: 'Thinking, for you, is a kind of sprint, and the answer is out before the question has sat down. You cut through committees. Read the message once more before sending; the edge that makes you quick can also draw blood.',
      brief: 'say the sharp thing first',
      themes: ['directness', 'boldness'],
    },
    taurus: {
      says: 'Facts have to be chewed before you swallow them, and then they stay. You explain best with a sample in your hand. Others mistake your pause for a no; tell them you are still thinking.',
      brief: 'think slowly and forget nothing useful',
      themes: ['stability', 'realism'],
    },
    gemini: {
      says: 'Your mind is a desk with every drawer open, and you know where things are. Languages, gossip, shortcuts and puns come to you for free. Mark one page and return to it, because depth rarely turns up on the first visit.',
      brief: 'pick up words and facts in passing',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: 'A thought comes to you wrapped in a memory, with the smell of the room attached. You listen to the tone beneath the words and recall it for years. In an argument, check whether you answer this sentence or one from long ago.',
      brief: 'think in memories and tones',
      themes: ['feeling', 'tradition'],
    },
    leo: {
      says: 'When you explain something, people put down their phones. You think in stories with a centre and tell them with conviction. Ask for a correction now and then, and watch how much larger it makes you look.',
      brief: 'speak so that people listen',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Somebody has to find the error in row forty, and your eye is already there. You sort, define, test, and trust a method more than a mood. Say what works before what does not; the ear stays open longer.',
      brief: 'notice the detail that decides',
      themes: ['reason', 'caution', 'structure'],
    },
    libra: {
      says: 'Every argument has another side, and you have usually visited it. You weigh words, draft twice and find the phrase that both parties can sign. When time is short, decide aloud and let the second thoughts follow.',
      brief: 'see both sides before you speak',
      themes: ['diplomacy', 'reason'],
    },
    scorpio: {
      says: 'What is left out of a sentence interests you most. You question like a good detective, patiently, with one fact held back. Curiosity can turn into suspicion late at night; ask the person before you finish the theory.',
      brief: 'look for what is not being said',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'You see the whole forest in one glance and promise a tour of every tree. Big ideas, borrowed words and blunt honesty make you a lively teacher. Numbers and dates deserve a second look before you announce them.',
      brief: 'think in large outlines and speak frankly',
      themes: ['idealism', 'directness'],
    },
    capricorn: {
      says: 'A plan with dates on it soothes you. You think in stages, speak with economy and expect the same from reports, meetings and children. Leave a blank line in the agenda where something silly may happen.',
      brief: 'order your thoughts into a plan',
      themes: ['structure', 'realism'],
    },
    aquarius: {
      says: 'Your ideas come from the side, and some come ten years early. You like systems, patterns and the question nobody asked. Once the theory is perfect, try it on a person with a headache and a bus to catch.',
      brief: 'think past what is usually thought',
      themes: ['originality', 'reason'],
    },
    pisces: {
      says: 'Images come before words with you, and often they are truer. You understand what people mean although they said something else. Write appointments down the moment you make them, since your memory keeps poems better than dates.',
      brief: 'catch meanings between the lines',
      themes: ['feeling', 'idealism'],
    },
  },
  venus: {
    aries: {
      says: 'You like people as one likes a dare: at once, openly, with a little impatience. The chase has its charm, and so does a quarrel that ends in laughter. Stay for the second month, when affection learns to walk instead of run.',
      brief: 'love quickly and say so',
      themes: ['boldness', 'directness', 'spontaneity'],
    },
    taurus: {
      says: 'Pleasure is a serious matter to you: bread, linen, skin, a song played to its end. You love by staying. Watch for the moment when keeping someone becomes a way of not asking how they are.',
      brief: 'love with your senses and with patience',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'A clever remark across the table can do more for you than roses. You love by conversation, by sending things, by never running out of questions. Let a silence happen between you now and then, and see that nothing breaks.',
      brief: 'fall for people you can talk with',
      themes: ['lightness', 'company'],
    },
    cancer: {
      says: 'Affection looks like soup, a lift home, a jumper lent and never asked for. You love what has a history and grow tender with those who let you in. Say that you are hurt on the same day; the shell makes a poor messenger.',
      brief: 'love by taking people in',
      themes: ['closeness', 'feeling', 'tradition'],
    },
    leo: {
      says: 'Love should have some candlelight, you believe, and you are generous with the candles. Praise makes you bloom and indifference makes you theatrical. Notice the quiet ways in which you are adored: the cleaned shoes, the saved seat.',
      brief: 'love warmly and in plain sight',
      themes: ['visibility', 'feeling'],
    },
    virgo: {
      says: 'You fall in love with details: how somebody folds a letter or repairs a hinge. Your tenderness is practical and easily missed, so label it. The person you are improving may only have wanted your hand.',
      brief: 'show love through useful care',
      themes: ['realism', 'caution'],
    },
    libra: {
      says: 'Grace matters here: tone of voice, the pair of you walking in step, the table laid for two. You know how to please, sometimes better than how to want. Start one sentence a day with a wish of your own.',
      brief: 'seek a partner and a fair exchange',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'All or nothing is the first draft of your affections. You want to know and be known, past the pleasant surface, and you keep faith with fierce patience. Trust is built in small coins; accept them before you demand gold.',
      brief: 'want the whole truth in love',
      themes: ['intensity', 'closeness'],
    },
    sagittarius: {
      says: 'Someone who makes you laugh and then changes your mind has half won you. You need air in affection, a trip, a shared cause, a bit of nonsense. Before you leave for room, say that you mean to return.',
      brief: 'love with an open road ahead',
      themes: ['independence', 'spontaneity'],
    },
    capricorn: {
      says: 'Slow to begin, you turn out to be the one still there at the end. You show love by reliability, in hours worked and promises kept. Say the soft word as well; nobody can hear it through a well-run household.',
      brief: 'prove love by keeping your word',
      themes: ['structure', 'stability', 'caution'],
    },
    aquarius: {
      says: 'Friendship is your front door to love, and you leave it ajar afterwards. You like people who are a category of one and who let you be another. Warm hands count as much as good principles; offer them first.',
      brief: 'love as a friend who stays free',
      themes: ['independence', 'originality', 'company'],
    },
    pisces: {
      says: "Somebody's best evening is the person you see, and you fall for it. Tenderness, music and forgiveness come easily. Keep a friend who tells you what happened, and believe her about half of the time.",
      brief: 'love with imagination and mercy',
      themes: ['idealism', 'feeling'],
    },
  },
  mars: {
    aries: {
      says: 'The engine starts at the first turn of the key. You act cleanly, compete openly and forget the fight by lunch. Your weak spot is the fourth hour of a dull job; cut it into races and you finish it.',
      brief: 'act at once and fight in the open',
      themes: ['boldness', 'directness', 'spontaneity'],
    },
    taurus: {
      says: 'Pushing you is like pushing a cow: it can be done, but bring time. You work with a steady pull and get angry once a year, thoroughly. Speak up at the first irritation, when it is still only grass.',
      brief: 'work steadily and refuse to be hurried',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Your weapons are words, and you draw them fast. You get things done by splitting yourself: two projects, six tabs, a phone on the shoulder. Before the next witty blow, decide whether you want to win or to be understood.',
      brief: 'fight and work with words',
      themes: ['lightness', 'directness'],
    },
    cancer: {
      says: 'You go at a goal the way crabs do, sideways, and arrive. Anger comes when someone you protect is touched, or when an old hurt is. Try saying in a level voice what made you slam the cupboard.',
      brief: 'fight for those you call yours',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Half measures bore you: if you do it, you do it with flourish and to the end. Pride gives you stamina, and a public task brings out your best. When criticised, count to ten before you defend the whole kingdom.',
      brief: 'put your pride into what you do',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Precision is your form of force. You sharpen the pencil, find the fault, do it again properly, and others call this a quiet day. Irritation with slackness is often tiredness; sit down before you correct the next thing.',
      brief: 'get results through careful work',
      themes: ['structure', 'reason', 'caution'],
    },
    libra: {
      says: 'Anger puts on a good shirt before it leaves your house. You act best with someone beside you and hesitate when a step might offend. Once a week ask for something outright, without the cushion of three reasons.',
      brief: 'act with others and avoid a raw fight',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Few people see you hurry and fewer see you give up. You choose your moment, keep your counsel and put everything into one thrust. Check from time to time that the campaign still serves you, not only the old insult.',
      brief: 'push quietly and to the very end',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Point at the hills and you set off, packing as you walk. You fight for convictions and do your best work when it feels like a game. Halfway, the enthusiasm thins; invite a companion who likes arriving.',
      brief: 'charge ahead for what you believe',
      themes: ['boldness', 'idealism', 'spontaneity'],
    },
    capricorn: {
      says: 'Ambition in you is patient and wears good boots. You know what the tenth step requires and save your strength for it; tradition calls this place Mars at its most capable. Praise the team before you show them the next slope.',
      brief: 'work towards the summit with discipline',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Tell you how it has always been done and you begin to look for a screwdriver. You work well for causes and among equals, badly under a raised finger. Rebellion costs less if you choose one rule at a time.',
      brief: 'push against rules that make no sense',
      themes: ['originality', 'independence'],
    },
    pisces: {
      says: 'Your drive moves like water: round the obstacle, under it, rarely at it. You do much for a vision or for someone in need and little for a deadline alone. Give the day one fixed hour, and let the rest flow.',
      brief: 'move by feeling rather than by force',
      themes: ['feeling', 'spontaneity'],
    },
  },
  jupiter: {
    aries: {
      says: 'Confidence grows when you go first. You find your best chances where there is no path yet and nobody to ask, and you encourage others simply by starting. A little patience with slower believers keeps them on your side.',
      brief: 'grow by daring first',
      themes: ['boldness', 'independence'],
    },
    taurus: {
      says: 'Plenty, in your view, is a full larder and a field that is paid for. You grow by patience and have a nose for what is worth its price. Share the second helping; it tastes better and there is always more.',
      brief: 'grow through patience and good things',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'The more people you ask, the richer you get. Your faith lives in variety: five books half read, a friend in every trade. Teach what you have gathered, for that turns heaps of facts into understanding.',
      brief: 'grow by asking around',
      themes: ['company', 'lightness'],
    },
    cancer: {
      says: 'Generosity starts at the table with you, and tradition honours Jupiter here above all other places. People feel adopted within an hour. Let your care reach past your own doorstep, and let those inside it grow up.',
      brief: 'grow by giving others a home',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'You believe in the large gesture, and life often answers in kind. Chances come through performing, teaching, playing, wearing the red coat. Keep a friend near you who laughs when the story gets too tall.',
      brief: 'grow when you give with style',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Big promises make you reach for a calculator. Your growth comes by craft, by service, by doing the modest thing very well; meaning hides in the method. Lift your eyes once a day from the repair to the street.',
      brief: 'find meaning in useful work',
      themes: ['realism', 'structure'],
    },
    libra: {
      says: 'Doors open to you in company: a partner, a host, a fair-minded colleague. You believe in agreement and are generous in judging others. Where a principle is at stake, let the mood of the evening suffer a little.',
      brief: 'grow through partners and fairness',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'You grow where others look away: debts, secrets, grief, the truth about a family. Faith comes to you only after it has been tested in the dark. Not every treasure has to be dug for; some are lying on the lawn.',
      brief: 'grow by facing what is hidden',
      themes: ['intensity', 'realism'],
    },
    sagittarius: {
      says: 'Here the planet of growth is at home, and you feel it as a steady tug towards elsewhere. Teachers, travels and large questions feed you. Before preaching, ask what your listener already knows; they may have been there.',
      brief: 'trust the road and the big question',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Hope, for you, comes with a budget and a deadline. You distrust easy promises and grow by taking responsibility, one honest rung at a time. Let yourself want something before it has been shown to be sensible.',
      brief: 'grow through responsibility and patience',
      themes: ['structure', 'ambition', 'caution'],
    },
    aquarius: {
      says: 'Your optimism is for people in general and for ideas that might improve them. Networks, clubs and unusual friends bring you your openings. Bring the great plan home now and then and try it on the washing-up.',
      brief: 'grow among friends with new ideas',
      themes: ['originality', 'company', 'idealism'],
    },
    pisces: {
      says: 'Mercy is wide in you, and faith is less a doctrine than a warm current. You grow through music, solitude, helping where no one counts. Learn which of the drowning can swim; your arms have limits.',
      brief: 'grow through kindness and imagination',
      themes: ['idealism', 'feeling'],
    },
  },
  saturn: {
    aries: {
      says: 'Somewhere you learned that acting on impulse has a price, so you brake while accelerating. The lesson is a patient kind of courage: to begin, alone if needed, and to continue. Practise with small starts nobody is grading.',
      brief: 'learn courage one careful step at a time',
      themes: ['caution', 'independence'],
    },
    taurus: {
      says: 'Security can feel like a leaking bucket, however much is in it. You learn the value of things by having worked for each one. Count what is already yours on a Sunday, and spend a little of it on delight.',
      brief: 'take security very seriously',
      themes: ['caution', 'stability'],
    },
    gemini: {
      says: 'Words had to be correct, perhaps, before you were allowed to use them. You study thoroughly, speak late and end up being quoted. Let yourself chat badly about nothing; it is how other people rest.',
      brief: 'choose your words with care',
      themes: ['caution', 'reason'],
    },
    cancer: {
      says: 'Tenderness was rationed somewhere along the line, and you became sensible instead. You can build for others the shelter you missed. Begin by letting one person see you tired without an explanation.',
      brief: 'guard your softer side',
      themes: ['privacy', 'caution'],
    },
    leo: {
      says: 'To step forward and say look at this costs you something. You judge your own performance severely and admire those who simply play. Make one thing this month badly and for fun, and show it to a child.',
      brief: 'hesitate before the applause',
      themes: ['caution', 'privacy'],
    },
    virgo: {
      says: 'Duty has an inspector in your head, and he starts early. You become a true expert, reliable to the last screw. Ask him what would happen if this stayed as it is; often he has no answer.',
      brief: 'hold your work to strict standards',
      themes: ['structure', 'caution', 'reason'],
    },
    libra: {
      says: 'Commitments are heavy and precious to you, and you read the contract. Tradition gives Saturn special honour here: you can be just under pressure. Do not wait for the perfectly balanced partner; balance is a thing two people do.',
      brief: 'take agreements seriously and keep them',
      themes: ['structure', 'diplomacy'],
    },
    scorpio: {
      says: 'You keep the lid on, firmly, and few guess at the temperature below. Trust, power and shared money were learned as hard subjects. Loosen one bolt in safe company, and find that the house still stands.',
      brief: 'control what you feel most strongly',
      themes: ['intensity', 'privacy', 'caution'],
    },
    sagittarius: {
      says: 'Belief had to be earned in your case, and borrowed answers wore out. You make a serious student and a teacher who has checked. Allow yourself one hope without a footnote.',
      brief: 'test every belief before you lean on it',
      themes: ['realism', 'tradition'],
    },
    capricorn: {
      says: 'You know the weight of the ladder and climb anyway; here Saturn is at home. Time is on your side, and many of your rewards come late and stay. Measure a good day also by who laughed.',
      brief: 'carry responsibility as if born to it',
      themes: ['ambition', 'structure', 'stability'],
    },
    aquarius: {
      says: 'A cool head and firm principles are yours; Saturn rules this sign in the old scheme. You build structures that hold for everyone, rules included. See that the person in front of you is not merely an exception to them.',
      brief: 'stand by your principles with a cool head',
      themes: ['reason', 'structure'],
    },
    pisces: {
      says: 'Boundaries are your homework, and nobody handed you the book. You fear chaos a little and have more compassion than is convenient. Give it a timetable: this hour for others, that hour with the door closed.',
      brief: 'learn where you end and others begin',
      themes: ['caution', 'feeling'],
    },
  },
  uranus: {
    aries: {
      says: "You belong to a wave that wants to break first and talk later. Among your contemporaries, freedom means the right to begin on one's own terms. Look where in life you actually dare it.",
      brief: "share an age group's taste for bold starts",
      themes: ['boldness', 'originality'],
    },
    taurus: {
      says: 'Your generation shakes what seemed solid: money, land, food, the worth of things. Learn to love change the way one breaks in shoes, a little each day and on familiar streets.',
      brief: 'help rethink what things are worth',
      themes: ['change', 'realism'],
    },
    gemini: {
      says: 'The people born with you rewired how talk travels. Ideas come to you in flashes and at the wrong hour; a notebook by the bed catches what the morning needs.',
      brief: 'think with an age that reinvents talk',
      themes: ['originality', 'reason'],
    },
    cancer: {
      says: 'Home and family were being redefined as you arrived. You and your contemporaries make households of unusual shape, and you may need to explain the floor plan to older relatives.',
      brief: 'help invent new kinds of home',
      themes: ['originality', 'closeness'],
    },
    leo: {
      says: "An entire age group wanted to be original at once, and you had a front seat. The freedom to play and create is your common cause; the test is to enjoy another person's turn.",
      brief: 'insist on a style of your own',
      themes: ['originality', 'visibility'],
    },
    virgo: {
      says: 'Work, tools and everyday habits changed fast around your age group. You have a knack for the small invention that spares everyone an hour; share it before it is perfect.',
      brief: 'reinvent the way daily work is done',
      themes: ['originality', 'realism'],
    },
    libra: {
      says: 'Those born near you experimented with partnership, fairness and the wording of promises. You want equality with space in it. Say early which rules you mean to keep.',
      brief: 'look for fairer ways to be two',
      themes: ['independence', 'originality'],
    },
    scorpio: {
      says: 'Taboos lost their locks in your years. With your contemporaries you speak of what was kept under the carpet, and the strength of that candour needs a listener who has agreed to hear it.',
      brief: 'open doors that used to stay locked',
      themes: ['intensity', 'directness'],
    },
    sagittarius: {
      says: 'Beliefs and borders loosened for the whole class of your years. You like a faith that can be argued with and a trip without a guide; bring back something for those who stayed.',
      brief: 'question every received belief',
      themes: ['idealism', 'independence'],
    },
    capricorn: {
      says: 'The old institutions cracked while you were small, and you noticed that they were made by people. Your cohort rebuilds from inside, with a plan in one hand and a crowbar in the other.',
      brief: 'rebuild old structures from within',
      themes: ['change', 'structure'],
    },
    aquarius: {
      says: 'Invention came naturally to your age group, as if the future had been left on the table. Technology and friendship mix easily for you; look up often enough to see a face.',
      brief: 'feel at home with what is new',
      themes: ['originality', 'company'],
    },
    pisces: {
      says: 'Your contemporaries dreamed differently: odd music, porous borders, unusual ways of caring. Flashes of insight reach you in quiet. Test them gently on an ordinary Tuesday before you rearrange your life.',
      brief: 'get sudden insight from quiet places',
      themes: ['idealism', 'originality'],
    },
  },
  neptune: {
    aries: {
      says: 'A shared dream of new beginnings marks those of your years. The ideal is the pure, brave start; reality asks who cleans up afterwards, and that is where you can be kind.',
      brief: 'share a dream of fresh starts',
      themes: ['idealism', 'boldness'],
    },
    taurus: {
      says: 'With your generation you imagine a simpler wealth: soil, craft, enough for all. It helps to hold the dream against a receipt now and then, and to enjoy both.',
      brief: 'dream of simple plenty',
      themes: ['idealism', 'contentment'],
    },
    gemini: {
      says: 'Words were enchanted for your age group, in song, print or broadcast. You sense how language misleads as well as heals, and can use it for the second.',
      brief: 'hear the music in words',
      themes: ['feeling', 'idealism'],
    },
    cancer: {
      says: 'Longing for home colours a whole generation, perhaps because so many homes were moved or lost. You can make safety out of a song and a lamp; ask also for four walls.',
      brief: 'long for a home that holds everyone',
      themes: ['closeness', 'idealism'],
    },
    leo: {
      says: 'Glamour was the dream of your years: the screen, the stage, the great romance. Enjoy it as one enjoys a film, and love the person who is eating popcorn beside you.',
      brief: 'believe in romance and great gestures',
      themes: ['idealism', 'visibility'],
    },
    virgo: {
      says: 'Your age group idealised usefulness and then doubted it. Somewhere between the perfect system and the muddle lies your kind of service, done without a halo.',
      brief: 'hope to serve without being perfect',
      themes: ['idealism', 'contentment'],
    },
    libra: {
      says: 'Peace and love were painted on walls in your years. You share an image of partnership without conflict; real harmony includes the evening when someone says no.',
      brief: 'dream of peace between people',
      themes: ['diplomacy', 'idealism'],
    },
    scorpio: {
      says: 'Fascination with depth runs in those of your age: the hidden, the forbidden, the healing crisis. What draws you is real; so is the need to come up for breakfast.',
      brief: 'feel drawn to what lies below',
      themes: ['intensity', 'feeling'],
    },
    sagittarius: {
      says: 'The far country shone for your generation, and gurus sold tickets. Keep the yearning, which is honest, and read the return conditions before you book a life there.',
      brief: 'yearn for distant meaning',
      themes: ['idealism', 'spontaneity'],
    },
    capricorn: {
      says: 'Dreams put on suits in your time, and institutions began to blur. You and your peers can bring imagination into the office; mistrust only visions with no named author.',
      brief: 'want dreams that can be built',
      themes: ['idealism', 'structure'],
    },
    aquarius: {
      says: "The network is your age group's promised land. Together you imagine a humanity without walls, and you have learned how lonely a screen can be; invite someone over.",
      brief: 'dream of a world of friends',
      themes: ['idealism', 'company'],
    },
    pisces: {
      says: 'Neptune in its own sign gave your contemporaries a thin skin for art and suffering. Choose your waters with care, for whatever you bathe in seeps in.',
      brief: 'share a tender, porous imagination',
      themes: ['feeling', 'idealism'],
    },
  },
  pluto: {
    aries: {
      says: 'Born into an era that tears open new ground, you and your peers treat will as raw material. The question to ask each other is what the strength is for.',
      brief: "share an era's hunger to begin again",
      themes: ['intensity', 'boldness'],
    },
    taurus: {
      says: "Land, wealth and ownership are turned over in your generation's years. You learn together that what is held too tightly rots, and that good soil is made of letting go.",
      brief: 'wrestle with what owning means',
      themes: ['intensity', 'stability'],
    },
    gemini: {
      says: 'Information itself became power around your birth. The mind of your age group digs; keep in view the difference between a secret and a truth, and tell neither carelessly.',
      brief: 'look for power in words',
      themes: ['intensity', 'reason'],
    },
    cancer: {
      says: 'Family, homeland and belonging were shaken to the roots for those of your years. What you rebuild at your own table matters more than it appears.',
      brief: 'rebuild belonging from its roots',
      themes: ['intensity', 'closeness'],
    },
    leo: {
      says: 'Yours is a generation with a will to matter, each person a possible star. Power and play are close neighbours here; use the first to guard the second.',
      brief: 'feel a strong will to count',
      themes: ['intensity', 'visibility'],
    },
    virgo: {
      says: 'Work and health systems were remade by your cohort, often tirelessly. You can transform a thing by patient repair; make sure that you are not the thing under repair on Sundays too.',
      brief: 'transform things by patient repair',
      themes: ['intensity', 'realism'],
    },
    libra: {
      says: 'Marriage, justice and diplomacy went through the mill in your years. With your peers you ask what fairness costs, and you can stay at the table when it becomes uncomfortable.',
      brief: 'dig for what is really fair',
      themes: ['intensity', 'diplomacy'],
    },
    scorpio: {
      says: 'Here Pluto is on its own ground, and your age group does not flinch. Honesty about power, desire and loss is your common gift; mercy keeps it from becoming a blade.',
      brief: 'face hard truths without flinching',
      themes: ['intensity', 'directness'],
    },
    sagittarius: {
      says: 'Faiths and worldviews collide around your generation. You look for a truth strong enough to live by; stay curious about those who found another one and are at peace with it.',
      brief: 'search for a truth worth living by',
      themes: ['intensity', 'idealism'],
    },
    capricorn: {
      says: 'Governments, banks and ladders creaked as you grew up. Your peers know that structures end, and so can build with an honest date on the beam.',
      brief: 'see through power that pretends',
      themes: ['intensity', 'realism'],
    },
    aquarius: {
      says: 'Collective power shifts hands in your era, from towers to networks and back. You and those near your age decide what the group may ask of the single person.',
      brief: 'question who holds power over the many',
      themes: ['intensity', 'originality'],
    },
    pisces: {
      says: "Old dreams and faiths dissolve in the time of your birth, slowly and thoroughly. Among your peers, imagination becomes a force; let it be tied to somebody's real hand.",
      brief: 'feel a deep shift in what people dream',
      themes: ['intensity', 'feeling'],
    },
  },
  chiron: {
    aries: {
      says: 'The sore spot is the right to go first, to want, to take up space on the pavement. You tend to encourage others in exactly that. Try on yourself the sentence you would give a shy friend.',
      brief: 'help others dare what you find hard',
      themes: ['caution', 'diplomacy'],
    },
    taurus: {
      says: 'Having enough, and being enough, is where the old bruise sits. You know what comfort means to people who lack it. Buy the good bread; let it be proof of nothing.',
      brief: 'know how it feels to lack firm ground',
      themes: ['caution', 'contentment'],
    },
    gemini: {
      says: 'A remark about how you spoke or learned may have stayed with you too long. Because of it you listen well to those who search for words. Your own unfinished sentence is welcome too.',
      brief: 'listen well to people short of words',
      themes: ['reason', 'diplomacy'],
    },
    cancer: {
      says: 'Belonging was complicated, and part of you still stands in the hallway with a coat on. You are gifted at making outsiders feel at home. Take the coat off at one table.',
      brief: 'make others feel at home',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'Somebody once did not clap, and you remember the silence. You applaud others with rare sincerity. Show one thing you made to a person who is on your side.',
      brief: 'cheer for others and hide your own work',
      themes: ['privacy', 'feeling'],
    },
    virgo: {
      says: 'The fear of being faulty makes you careful and, for others, wonderfully patient with faults. Healing here is less repair than permission: leave the crumbs until morning.',
      brief: 'are patient with every flaw but yours',
      themes: ['caution', 'realism'],
    },
    libra: {
      says: 'Being in a pair touches something old: too much giving, or not being chosen for the game. You mediate finely. Ask in your next argument who is on your side, and let it be you.',
      brief: 'mediate better than you ask',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Trust was broken early or oddly, and you learned to read people in the dark. Those in trouble feel you do not scare easily. Tell a little more than is strictly safe to someone who has earned it.',
      brief: 'stay calm where others are afraid',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'A belief let you down, or a teacher did, and certainty still tastes of chalk. You help others find their own meaning without selling them yours. A modest faith in Thursday is a start.',
      brief: 'help people find their own meaning',
      themes: ['realism', 'diplomacy'],
    },
    capricorn: {
      says: 'No achievement quite reached the judge you grew up with. You understand ambitious, tired people and tell them kindly to go home. Say it once to the mirror at half past six.',
      brief: 'understand people who try too hard',
      themes: ['ambition', 'caution'],
    },
    aquarius: {
      says: 'Feeling like the odd one out left a mark and an eye for all who are. You build circles with a spare chair. Sit in it yourself at times and stay for the photograph.',
      brief: 'keep a chair free for outsiders',
      themes: ['company', 'originality'],
    },
    pisces: {
      says: "Other people's pain found you before you knew it was not yours. From that came a gentleness that many lean on. Rinse the day off: a walk, a shower, a door.",
      brief: 'sense pain and meet it gently',
      themes: ['feeling', 'solitude'],
    },
  },
  north_node: {
    aries: {
      says: 'Harmony comes to you too easily, at the price of your own name. The way forward is to want something and be seen wanting it. Start with which restaurant.',
      brief: 'grow by choosing for yourself',
      themes: ['independence', 'boldness'],
    },
    taurus: {
      says: 'Crises feel like home to you, and calm seems suspicious. Growth lies in simple, slow, owned things: a garden bed, a savings jar, a friendship without drama.',
      brief: 'grow by keeping life simple and steady',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Having the great answer is an old habit; the new one is to ask a small question and wait. Neighbours, notes and short trips teach you more than the mountain.',
      brief: 'grow by asking small questions',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: 'Achievement was the well-worn path, and you walk it half asleep. What stretches you is tenderness: to come home on time, to say you were afraid, to be fed.',
      brief: 'grow by letting yourself need others',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Among friends you know how to be one of many. The stretch is to step in front, with your own song and your own name on the poster, and to enjoy it.',
      brief: 'grow by stepping forward',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Drifting and dreaming come without effort, and sometimes serve as escape. You grow through the plain miracle of a list worked off and a body that got its lunch.',
      brief: 'grow through order and daily craft',
      themes: ['structure', 'realism'],
    },
    libra: {
      says: "Doing it alone is quicker, as you have shown often enough. Your growing edge is the slower thing: to ask, to adjust, to let another's taste hang on the wall.",
      brief: 'grow by making room for another',
      themes: ['closeness', 'diplomacy'],
    },
    scorpio: {
      says: 'Comfort and possession hold you warmly and a little too well. To grow, go where something is shared, risked or told: the merged account, the honest talk at midnight.',
      brief: 'grow by sharing what you guard',
      themes: ['intensity', 'change'],
    },
    sagittarius: {
      says: 'Clever detours and more information are your old refuge. Pick a direction, a conviction, a long road, and let the questions catch up as you walk.',
      brief: 'grow by following one conviction',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Moods and family ties know the way to you by heart. The new muscle is authority: set the time, hold the line, finish the tax papers, be the grown-up with a warm voice.',
      brief: 'grow by taking charge',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Being special was the early role, and it fits a bit tightly now. You grow among equals, in work that has no star and a future in which others also appear.',
      brief: 'grow by serving the group',
      themes: ['company', 'idealism'],
    },
    pisces: {
      says: 'Analysis and worry keep you busy at the edge of the water. Trust is the exercise: leave the plan on the shore for one evening and do something that has no use.',
      brief: 'grow by letting go of control',
      themes: ['feeling', 'spontaneity'],
    },
  },
};
