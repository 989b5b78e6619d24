import type { Texts } from '../shape.ts';

export const ASPECTS: Texts['aspects'] = {
  sun_conjunction_moon: {
    says: 'What you want and what you need pull on the same rope, so you act without much inner debate. It gives focus, and a blind spot: ask someone across the table what you cannot see about yourself.',
    brief: 'want and feel the same thing at once',
    themes: ['intensity', 'independence'],
  },
  sun_sextile_moon: {
    says: 'Your will and your moods are on speaking terms, like two neighbours who lend each other sugar. You calm yourself fairly quickly. Use that ease on purpose, by starting the hard thing on a good morning.',
    brief: 'get on well with your own moods',
    themes: ['contentment', 'stability'],
  },
  sun_square_moon: {
    says: 'One part of you accepts the job abroad while the other hides the suitcase. Perhaps two loud truths lived in your childhood home. The friction makes you inventive once you stop voting and give both a room.',
    brief: 'feel torn between will and need',
    themes: ['intensity', 'change'],
  },
  sun_trine_moon: {
    says: 'Mostly you are at home in your own skin, and others feel it as warmth. Things come together without a push. Look for one challenge that your good nature would rather not bother with.',
    brief: 'feel at ease within yourself',
    themes: ['contentment', 'stability'],
  },
  sun_opposition_moon: {
    says: "Born under a full Moon, you see yourself most clearly in other people's faces. Relationship becomes the place where head and heart negotiate. Before you ask what they think, write your own answer on the back of an envelope.",
    brief: 'find your balance through others',
    themes: ['closeness', 'feeling'],
  },
  sun_conjunction_mercury: {
    says: 'Your thoughts and your identity share one chair, and to criticise an idea of yours is to bump your elbow. You speak with conviction. Let an opinion out for a walk without you.',
    brief: 'put yourself into every word',
    themes: ['reason', 'visibility'],
  },
  sun_sextile_mercury: {
    says: 'The mind keeps step with your aims when this contact is drawn, between two charts or in later years; at birth it cannot be, since Mercury never stands so far from the Sun. Say what you intend, and words help it along.',
    brief: 'think in step with your aims',
    themes: ['reason', 'lightness'],
  },
  sun_square_mercury: {
    says: 'Sometimes the mind argues with its owner, and a clever sentence is out before its purpose is clear. No birth sky holds this angle, but it can form later or between two charts. Pause at the comma when it does.',
    brief: 'speak before your purpose is clear',
    themes: ['directness', 'reason'],
  },
  sun_trine_mercury: {
    says: 'An easy road runs here between who someone is and how it is put into words. It is met between two charts or in progressions, never at birth, where Mercury stays close by. Trust the explanation, and keep it short.',
    brief: 'explain yourself with ease',
    themes: ['reason', 'lightness'],
  },
  sun_opposition_mercury: {
    says: 'Imagine hearing yourself from across the street. Between two charts, this contact lets somebody say what your pride has missed; within one birth chart it cannot form, as the two stay side by side. Listen without making it a duel.',
    brief: 'hear your own words from outside',
    themes: ['reason', 'diplomacy'],
  },
  sun_conjunction_venus: {
    says: 'Pleasantness is part of your backbone. You like to be liked, you have an eye for form, and you soften what you touch. Once in a while do the unlovely, necessary thing and notice who stays.',
    brief: 'want to please and be pleased',
    themes: ['diplomacy', 'lightness'],
  },
  sun_sextile_venus: {
    says: 'A friendly light falls on your ways, and taste serves what you intend. Venus never stands this far from the Sun at birth, so you meet it between charts or as the years move yours on. Let beauty be part of the plan.',
    brief: 'bring charm to what you intend',
    themes: ['lightness', 'diplomacy'],
  },
  sun_square_venus: {
    says: 'What you stand for and what you enjoy pull at the same sleeve. At birth the two are always closer than this, and only another chart or a later year draws the angle. Check then whether comfort is making your decisions.',
    brief: 'weigh pride against pleasure',
    themes: ['contentment', 'visibility'],
  },
  sun_trine_venus: {
    says: 'Purpose and pleasure are at ease with each other here, as when work you are proud of happens among friends. The angle is wider than any birth sky allows and belongs to contacts between charts. Let yourself be loved for what you do gladly.',
    brief: 'enjoy what you stand for',
    themes: ['contentment', 'lightness'],
  },
  sun_opposition_venus: {
    says: 'Love stands on the other bank of the river, and you see your own charm in somebody else. This can only happen between charts, because at birth Venus keeps close to the Sun. Admire it without moving over altogether.',
    brief: 'see your own charm in others',
    themes: ['closeness', 'diplomacy'],
  },
  sun_conjunction_mars: {
    says: 'Your foot is on the pedal when you wake. You act, lead, compete and get into trouble in your own name, which is cleaner than behind a mask. Give the body a daily task that tires it honestly.',
    brief: 'throw your whole self into action',
    themes: ['boldness', 'directness'],
  },
  sun_sextile_mars: {
    says: 'When the door opens a crack, you are through. Courage and sense work together in you without heroics. It needs an occasion, so put yourself where something wants doing.',
    brief: 'act readily when the chance appears',
    themes: ['boldness', 'ambition'],
  },
  sun_square_mars: {
    says: 'A red light feels like a personal remark. You fight well and at times the wrong person, usually around noon on a hungry day. Pick opponents that are worth it: a hill, an injustice, a stubborn text.',
    brief: 'get up to fight before you ask why',
    themes: ['directness', 'intensity'],
  },
  sun_trine_mars: {
    says: 'Effort flows out of you without grinding. You recover fast and give others courage by moving first. Because so much works at the first try, train for what needs a twentieth.',
    brief: 'act with natural confidence',
    themes: ['boldness', 'independence'],
  },
  sun_opposition_mars: {
    says: "Rivals seem to seek you out: at the counter, at the desk, at home. Part of their fire is yours, seen from the front. Say what you want before somebody else's wanting provokes you.",
    brief: 'meet your own will in opponents',
    themes: ['directness', 'intensity'],
  },
  sun_conjunction_jupiter: {
    says: 'You expect the train to be there, and often it is. Trust, appetite and generosity enlarge all that you do, promises included. Halve the first estimate and give the other half as a present.',
    brief: 'expect good things and think large',
    themes: ['boldness', 'idealism'],
  },
  sun_sextile_jupiter: {
    says: 'Encouragement comes easily to you, both to give and to find. Teachers and open doors turn up when you ask politely. Ask more often; the aspect waits for that.',
    brief: 'find help when you ask',
    themes: ['company', 'idealism'],
  },
  sun_square_jupiter: {
    says: 'Too much is your favourite amount. You say yes to three dinners and a marathon, mean it, and run out of Saturday. Growth comes when you subtract: which of the promises would you still make on Monday?',
    brief: 'promise more than the day can hold',
    themes: ['boldness', 'spontaneity'],
  },
  sun_trine_jupiter: {
    says: 'There is a good wind in your back. Confidence came with you, and people enjoy giving you chances. Do not mistake the wind for your legs; walk some of the way uphill.',
    brief: 'trust life and are trusted',
    themes: ['idealism', 'contentment'],
  },
  sun_opposition_jupiter: {
    says: 'Others tend to bring you the large plan, the grand praise, the extra slice. You swing between modesty and exaggeration. Find a person who likes you and owns a measuring tape.',
    brief: 'are tempted by the larger promise',
    themes: ['idealism', 'boldness'],
  },
  sun_conjunction_saturn: {
    says: 'You were serious early, with a watchman standing beside every wish. It can weigh, and it makes you someone on whom others build. Write down what you have finished; the watchman keeps no such list.',
    brief: 'carry duty close to your heart',
    themes: ['structure', 'caution'],
  },
  sun_sextile_saturn: {
    says: 'Patience is a tool you know how to hold. You accept sensible limits and are given responsibility because of it. Offer the plan in the meeting; they are waiting for someone to have one.',
    brief: 'make good use of limits',
    themes: ['structure', 'realism'],
  },
  sun_square_saturn: {
    says: "A voice says not yet, not enough, not you, and it borrowed its tone from somebody real. You work against it and grow strong. Ask whether today's gatekeeper actually stands there or is only remembered.",
    brief: 'struggle with a strict inner judge',
    themes: ['caution', 'ambition'],
  },
  sun_trine_saturn: {
    says: 'You keep your word without making a face about it. Time, order and older people tend to be on your side. Let yourself be light where nothing depends on you.',
    brief: 'build calmly for the long run',
    themes: ['structure', 'stability'],
  },
  sun_opposition_saturn: {
    says: "Authority appears opposite you: a boss, a rule, a parent's eyebrow. You feel measured, and you measure back. Growing up means signing your own permission slip and letting the others keep their eyebrow.",
    brief: 'feel measured by others',
    themes: ['caution', 'structure'],
  },
  sun_conjunction_uranus: {
    says: "You cannot be anybody's copy, and were told so at school. Sudden turns mark your path and often set you free. Before you walk out, check whether you have already left in your head.",
    brief: 'must live as an original',
    themes: ['originality', 'independence'],
  },
  sun_sextile_uranus: {
    says: 'Fresh ideas reach you, and you are practical enough to put one to use. Change entertains you, even on a Monday. Keep a list of experiments that are small enough for a weekend, and do the oddest first.',
    brief: 'welcome what is new',
    themes: ['originality', 'change'],
  },
  sun_square_uranus: {
    says: 'The moment things settle, you reach for the switch. Freedom means so much that you may revolt against your own choice of yesterday. Break one rule on purpose each week, and let the rest of the house sleep.',
    brief: 'rebel when life gets settled',
    themes: ['change', 'independence'],
  },
  sun_trine_uranus: {
    says: 'Independence suits you like an old coat; nobody minds that you do it differently. You can renew a thing without breaking it. Share the invention early, for you tend to take it for granted.',
    brief: 'are yourself without a fight',
    themes: ['independence', 'originality'],
  },
  sun_opposition_uranus: {
    says: 'Unpredictable people and sudden news keep opening your windows. You may long for calm and pick the one with the motorbike. Claim your own oddness, and they can afford to be punctual.',
    brief: 'attract the unexpected through others',
    themes: ['change', 'originality'],
  },
  sun_conjunction_neptune: {
    says: 'Your edges are drawn in watercolour. You can become what is needed, imagine what is missing and lose sight of what you wanted. A daily sentence starting with I want keeps the outline.',
    brief: 'live with a soft sense of self',
    themes: ['feeling', 'idealism'],
  },
  sun_sextile_neptune: {
    says: 'Imagination is a good colleague of yours. You sense moods and can give them a form. Make time for the useless art that makes the useful work bearable.',
    brief: 'let imagination serve your aims',
    themes: ['idealism', 'feeling'],
  },
  sun_square_neptune: {
    says: 'Fog tends to come up exactly when you should choose. You see the ideal version of people and of yourself and are disappointed by Wednesday. Ask for facts from someone who likes you.',
    brief: 'mix up hope and fact at times',
    themes: ['idealism', 'feeling'],
  },
  sun_trine_neptune: {
    says: 'Mercy and music come easily to you, and you are kinder than the day requires. Inspiration visits without an appointment, in queues and on ferries. Give it a chair and a deadline.',
    brief: 'trust what you imagine',
    themes: ['idealism', 'contentment'],
  },
  sun_opposition_neptune: {
    says: 'Someone seems to be a rescuer, a victim or a wizard, and later just a person. You meet your own longing in others. Fall in love slowly enough to notice the shoes.',
    brief: 'see your ideals in other people',
    themes: ['idealism', 'closeness'],
  },
  sun_conjunction_pluto: {
    says: 'Half of a thing is no use to you. You live by intensity, sense power at once, and have rebuilt yourself more than once. Let something stay as it is, as a sign of strength.',
    brief: 'live with great intensity',
    themes: ['intensity', 'ambition'],
  },
  sun_sextile_pluto: {
    says: 'Quiet influence is yours when you choose to use it. You can turn a difficult situation by finding the one screw that holds it. Turn it openly and say why.',
    brief: 'change things from the inside',
    themes: ['intensity', 'realism'],
  },
  sun_square_pluto: {
    says: 'Power struggles find you, in offices and in kitchens, until you know your own. You do not bend easily and were perhaps once made to. Ask what you would win if you simply told them.',
    brief: 'wrestle over who is in control',
    themes: ['intensity', 'directness'],
  },
  sun_trine_pluto: {
    says: 'Strength lies so deep in you that others notice it first. You survive changes and use them. Take the lead when things get serious; it rests you oddly.',
    brief: 'have deep reserves of strength',
    themes: ['intensity', 'boldness'],
  },
  sun_opposition_pluto: {
    says: 'Strong people cross your path and test where you end. You may fear their hold and be fascinated by it. Keep one decision a day entirely in your own hands.',
    brief: 'measure yourself against powerful people',
    themes: ['intensity', 'independence'],
  },
  moon_conjunction_mercury: {
    says: 'Feelings and thoughts arrive as twins, dressed alike. You put into words what others only sense, and talk when you are unhappy. Wait for the second thought before you press send.',
    brief: 'say what you feel almost at once',
    themes: ['feeling', 'directness'],
  },
  moon_sextile_mercury: {
    says: 'You explain a mood so that the other person nods. Listening and answering come in good measure. Use it as a go-between, and write things down for later.',
    brief: 'find words for feelings',
    themes: ['diplomacy', 'feeling'],
  },
  moon_square_mercury: {
    says: 'Your head holds a meeting while your stomach has already voted. You talk yourself out of feelings or feel yourself out of facts. Say both sentences aloud, the sensible one and the true one.',
    brief: 'argue with your own feelings',
    themes: ['reason', 'intensity'],
  },
  moon_trine_mercury: {
    says: 'Common sense with a warm voice: that is how you sound. Memory, language and instinct work as one. Tell the story of your family to somebody who was not there.',
    brief: 'think and feel as one',
    themes: ['contentment', 'reason'],
  },
  moon_opposition_mercury: {
    says: 'In conversation someone is always sensible and someone is always upset, and you take turns. The two sides of you talk through other people. Ask for five minutes before replying; they become one voice.',
    brief: 'swing between head and heart',
    themes: ['feeling', 'diplomacy'],
  },
  moon_conjunction_venus: {
    says: 'Sweetness is your first impulse. You need harmony like warm water, and care by making things nice. Say the bitter word once, kindly, and see the love survive it.',
    brief: 'need tenderness and give it',
    themes: ['closeness', 'diplomacy'],
  },
  moon_sextile_venus: {
    says: 'People feel well in your company and often bring cake. You know how to soothe and how to be soothed. Invite someone who would not have asked.',
    brief: 'make others feel welcome',
    themes: ['company', 'contentment'],
  },
  moon_square_venus: {
    says: 'What comforts you and what attracts you live at different addresses. You may buy the dress and need the soup. Ask which hunger it is before you feed it.',
    brief: 'confuse comfort with love at times',
    themes: ['feeling', 'closeness'],
  },
  moon_trine_venus: {
    says: 'Affection moves in and out of you without paying duty. Your home has a pleasant light, and disputes end early. Beware only of leaving the hard talk for a rainy day that never comes.',
    brief: 'love and live gently',
    themes: ['contentment', 'diplomacy'],
  },
  moon_opposition_venus: {
    says: 'You give the love you would like to receive, and wait. In relationships care and desire sit on opposite chairs. Say which one you need tonight; people are bad at charades.',
    brief: 'weigh care against desire',
    themes: ['closeness', 'feeling'],
  },
  moon_conjunction_mars: {
    says: 'Your temper has no waiting room. You feel, you act, and the plate is in the sink or on the wall. Courage lives here too: when someone is in danger, you are already running.',
    brief: 'act on feelings at once',
    themes: ['directness', 'spontaneity'],
  },
  moon_sextile_mars: {
    says: 'A feeling becomes a deed in your case, and usually a sound one. You defend the small and get over quarrels quickly. When you are sad, do something with your hands.',
    brief: 'turn feelings into action',
    themes: ['boldness', 'feeling'],
  },
  moon_square_mars: {
    says: 'Irritation boils over like milk, between one glance and the next. Perhaps home was a place where one had to fight for a turn. Move before you speak: stairs, carpet, dough.',
    brief: 'flare up when you feel unsafe',
    themes: ['intensity', 'directness'],
  },
  moon_trine_mars: {
    says: 'Your instincts are in good training. You know when to push, you are honest about being cross, and people trust you for it. Lend your nerve to a timid friend.',
    brief: 'trust your gut and act on it',
    themes: ['boldness', 'feeling'],
  },
  moon_opposition_mars: {
    says: 'You stay calm and the other one explodes, or the reverse. Need and anger are divided between you and the person opposite. Admit your small annoyance at breakfast, and dinner remains quiet.',
    brief: 'draw out heat in those near you',
    themes: ['intensity', 'closeness'],
  },
  moon_conjunction_jupiter: {
    says: 'Your heart has a spare room. You feel largely, console well and cook for eight when four are coming. Keep one portion of kindness in the freezer for yourself.',
    brief: 'feel generously and hope easily',
    themes: ['feeling', 'boldness'],
  },
  moon_sextile_jupiter: {
    says: 'Good humour comes back to you quickly, often before the tea is cold. You find meaning in ordinary care, and people repay it without being asked. Teach someone the dish that always works.',
    brief: 'recover your good mood soon',
    themes: ['contentment', 'company'],
  },
  moon_square_jupiter: {
    says: 'Feelings come out one size too large. You comfort yourself with more: more food, more plans, more guests. Enough is a taste that can be learned in small spoonfuls.',
    brief: 'let feelings grow very large',
    themes: ['feeling', 'boldness'],
  },
  moon_trine_jupiter: {
    says: 'Trust lies under your days like a good mattress. You were believed in somewhere, and pass it on. Do not wave away your own sorrow too quickly because others have it worse.',
    brief: 'rest on a basic trust',
    themes: ['contentment', 'idealism'],
  },
  moon_opposition_jupiter: {
    says: "Others' needs arrive with drums, and you give too much or promise it. Between the cosy home and the wide world you swing like a door. Decide in which of them you sleep tonight.",
    brief: 'swing between home and horizon',
    themes: ['idealism', 'feeling'],
  },
  moon_conjunction_saturn: {
    says: 'You learned to be no trouble. Feelings are held until the work is done, and comfort is something you give. Let a person who can be trusted see you on a bad day; it is not a bill.',
    brief: 'keep feelings under firm control',
    themes: ['caution', 'privacy'],
  },
  moon_sextile_saturn: {
    says: 'Steady hands, steady heart: people bring you their worries because you do not rush. You are comfortable with duty. Give yourself the reliable evening that you give everyone.',
    brief: 'are calm and dependable',
    themes: ['stability', 'structure'],
  },
  moon_square_saturn: {
    says: 'Loneliness can come to you in company. Some early cold taught you to expect a no, and now you rarely ask. Begin with a request so small that yes is likely.',
    brief: 'hesitate to ask for comfort',
    themes: ['solitude', 'caution'],
  },
  moon_trine_saturn: {
    says: 'Your moods have a floor. You feel in a grown-up way, and make others safe through habits that last: the light on, the call on Sunday. Once a season, be unreasonable for an afternoon.',
    brief: 'hold steady when others waver',
    themes: ['stability', 'structure'],
  },
  moon_opposition_saturn: {
    says: 'When you open your arms, someone seems to be looking at a watch. You choose strict or distant people, or play that part yourself. Ask plainly for warmth, and give the duty a night off.',
    brief: 'meet distance where you want warmth',
    themes: ['caution', 'feeling'],
  },
  moon_conjunction_uranus: {
    says: 'Your moods change like weather at sea. You need freedom as others need a blanket, and calm makes you suspicious. Keep one ritual that does not move, and let the rest be wild.',
    brief: 'need freedom in order to feel safe',
    themes: ['independence', 'change'],
  },
  moon_sextile_uranus: {
    says: 'Surprises refresh you, as an open window does. You are loyal in an unusual way, and give your friends permission to be odd. When you feel stuck, rearrange the living room before you rearrange your life.',
    brief: 'feel refreshed by change',
    themes: ['change', 'lightness'],
  },
  moon_square_uranus: {
    says: 'Closeness sets off a small alarm, and you are out on the fire escape. Maybe home was never predictable. Tell them that you go for an hour and come back, and then do.',
    brief: 'startle when closeness grows',
    themes: ['independence', 'spontaneity'],
  },
  moon_trine_uranus: {
    says: 'Emotional freedom comes naturally to you. You accept people as they are and yourself mostly too. Tell those who need more warning what you plan to change.',
    brief: 'feel free and let others be free',
    themes: ['independence', 'originality'],
  },
  moon_opposition_uranus: {
    says: 'Stability and adventure sit on a see-saw, with you at one end and someone restless at the other. Before you blame them for the draught, see which of you opened the window.',
    brief: 'seesaw between closeness and space',
    themes: ['change', 'closeness'],
  },
  moon_conjunction_neptune: {
    says: 'You have no skin where others have two. Music, tears, a stray dog: all of it comes in. Boundaries are an art you can practise, like watercolours, from the edge inwards.',
    brief: 'feel without clear borders',
    themes: ['feeling', 'idealism'],
  },
  moon_sextile_neptune: {
    says: 'A finely tuned ear for moods is yours, with a way of leaving it on the shelf when needed. Dreams give you hints. Note one a week in the margin.',
    brief: 'sense moods with a light touch',
    themes: ['feeling', 'lightness'],
  },
  moon_square_neptune: {
    says: 'You may feel for someone who does not exist quite as felt. Longing fogs the glasses, above all when you are tired. Sleep first, then decide whether it was love, pity or homesickness.',
    brief: 'let longing blur the picture',
    themes: ['idealism', 'feeling'],
  },
  moon_trine_neptune: {
    says: 'Compassion flows without draining you, at least on most days. You can create an atmosphere with one lamp. Let the gift have a use: a song, a visit, a page.',
    brief: 'feel with others easily',
    themes: ['feeling', 'contentment'],
  },
  moon_opposition_neptune: {
    says: 'Someone always needs saving, and to you it feels like closeness. You see their hurt through your own, and forget to eat. Ask what they can carry, and hand them exactly that much.',
    brief: 'mix up love and rescue',
    themes: ['closeness', 'idealism'],
  },
  moon_conjunction_pluto: {
    says: 'Nothing you feel is small. You hold on, you see through, and you remember how safety was once lost. Tell the fear its name early, before it starts to drive.',
    brief: 'feel everything to the root',
    themes: ['intensity', 'feeling'],
  },
  moon_sextile_pluto: {
    says: 'You help people through dark passages by being unafraid of them. Your own feelings renew themselves, like a forest floor. Use the depth in conversation, not only in thought.',
    brief: 'face deep feelings with calm',
    themes: ['intensity', 'realism'],
  },
  moon_square_pluto: {
    says: 'Closeness can feel like a tug of war in the dark. Jealousy, control, a slammed silence: old survival tools, sharp and out of date. Lay one on the table in plain view.',
    brief: 'hold on too tightly when afraid',
    themes: ['intensity', 'caution'],
  },
  moon_trine_pluto: {
    says: 'Deep water, calm surface. You outlast crises and come out knowing more of your heart. Others come to you then; let them also come for the picnics.',
    brief: 'draw strength from deep feeling',
    themes: ['intensity', 'stability'],
  },
  moon_opposition_pluto: {
    says: 'You fear being swallowed, and so you choose those with large mouths. The struggle is about need and power at once. Say no in a small matter, regularly, until it holds.',
    brief: 'struggle with hold and release',
    themes: ['intensity', 'independence'],
  },
  mercury_conjunction_venus: {
    says: 'You say things nicely, and mostly you mean them. Language is a pleasure: a good letter, a voice on the radio, a rhyme. Keep a plain version ready for emergencies.',
    brief: 'speak with charm and ease',
    themes: ['diplomacy', 'lightness'],
  },
  mercury_sextile_venus: {
    says: 'Tact and taste help your mind along. You find the word that lets the other save face, and the colour that settles the argument. Write the thank-you note today, because you do it well.',
    brief: 'find the gracious word',
    themes: ['diplomacy', 'contentment'],
  },
  mercury_square_venus: {
    says: 'Truth and taste get into an argument, and you hear yourself choosing the elegant sentence over the exact one. At birth these two part by 76 degrees at most, so this is a wide or a later contact. Ask which of the two is needed now.',
    brief: 'choose between honest and pleasant',
    themes: ['diplomacy', 'reason'],
  },
  mercury_trine_venus: {
    says: 'Mind and charm work hand in hand here, as in a letter that is both clear and lovely. The two stay too near each other at birth for it, but charts compared or moved on can show it. Arrange, decorate, translate.',
    brief: 'put ideas into a pleasing form',
    themes: ['lightness', 'diplomacy'],
  },
  mercury_opposition_venus: {
    says: 'The head is on one side of the table and affection on the other. Between two charts this can make one talk while the other only wants to be liked; a birth chart never has it. Let the heart answer a clever question.',
    brief: 'weigh words against affection',
    themes: ['reason', 'closeness'],
  },
  mercury_conjunction_mars: {
    says: 'Your sentences have elbows. You think fast, debate with joy and hit the nail on the head, at times the thumb. For each point you score, ask one question and wait for the answer.',
    brief: 'think fast and speak sharply',
    themes: ['directness', 'reason'],
  },
  mercury_sextile_mars: {
    says: 'You decide, you write it down, you call. Thought becomes action in you without losing its head. Offer to chair the meeting; everyone will be home by six.',
    brief: 'turn thoughts into action',
    themes: ['reason', 'ambition'],
  },
  mercury_square_mars: {
    says: 'The reply is out before the question was finished. Irritation sharpens you, and tired evenings make it sharper than the matter deserves. Draft in anger if you must, and send after breakfast.',
    brief: 'answer before the question is over',
    themes: ['directness', 'spontaneity'],
  },
  mercury_trine_mars: {
    says: 'Quick and exact, you have a mind like a good pair of scissors. You persuade by clarity, seldom by volume. Cut something free for someone who is stuck.',
    brief: 'speak clearly and to the point',
    themes: ['reason', 'directness'],
  },
  mercury_opposition_mars: {
    says: 'Debates find you, and there is always one who shouts. You sharpen your thinking on opponents. Repeat their best argument first, and half of the heat goes out.',
    brief: 'sharpen your mind in argument',
    themes: ['reason', 'intensity'],
  },
  mercury_conjunction_jupiter: {
    says: 'Your thoughts like a large canvas. You talk with enthusiasm, learn for pleasure and see how everything hangs together, sometimes before the details have arrived. Check one figure in each inspiring speech.',
    brief: 'think big and talk gladly',
    themes: ['idealism', 'reason'],
  },
  mercury_sextile_jupiter: {
    says: 'Learning pleases you, and you make it look easy to those behind you. You judge fairly because you see context. Study the thing that has tempted you for years.',
    brief: 'enjoy learning and teaching',
    themes: ['reason', 'company'],
  },
  mercury_square_jupiter: {
    says: 'A story grows on your way to tell it. You take in more than you can sort and promise an answer to all. Leave three quarters out; the remaining quarter shines.',
    brief: 'say a little more than you know',
    themes: ['idealism', 'lightness'],
  },
  mercury_trine_jupiter: {
    says: 'Good sense and a wide view live together in you. You explain the big thing with a small example. Publish it, or at least read it out in the kitchen.',
    brief: 'see the large in the small',
    themes: ['reason', 'idealism'],
  },
  mercury_opposition_jupiter: {
    says: 'Details call to you from one side, meaning from the other. With believers you argue, among pedants you defend the dream, and both think you a traitor. Give each side the last word on alternate days.',
    brief: 'go between facts and faith',
    themes: ['reason', 'idealism'],
  },
  mercury_conjunction_saturn: {
    says: 'Careful thought is your signature. You test a sentence before you step on it, and were perhaps once corrected too early. Say a half-finished idea among friends.',
    brief: 'think with care and gravity',
    themes: ['caution', 'reason'],
  },
  mercury_sextile_saturn: {
    says: 'Order helps you think, and thinking helps you keep order. You learn thoroughly and people trust you with their keys. Share your method with someone who is drowning in paper, and let them change it.',
    brief: 'organise your thinking well',
    themes: ['structure', 'reason'],
  },
  mercury_square_saturn: {
    says: 'No sounds loudest in your head just as you open your mouth. Doubt makes you slow and, in the end, exact. Ask the first question at the meeting, before the doubt is seated.',
    brief: 'doubt your own words',
    themes: ['caution', 'privacy'],
  },
  mercury_trine_saturn: {
    says: 'Your mind works like a good joiner: measured, dry, lasting. Long studies suit you. Now and then let a thought be crooked and see where it points.',
    brief: 'think in a sound and patient way',
    themes: ['structure', 'stability'],
  },
  mercury_opposition_saturn: {
    says: 'You expect to be examined, and so you prepare. Some strict voice across the table makes you brief. Find out who is truly asking; many of them only want to chat.',
    brief: 'feel tested when you speak',
    themes: ['caution', 'diplomacy'],
  },
  mercury_conjunction_uranus: {
    says: 'Lightning is useful and hard to file. You see the solution whole and cannot bear slow speech. Walk back and fetch the others with three ordinary steps.',
    brief: 'think in sudden flashes',
    themes: ['originality', 'reason'],
  },
  mercury_sextile_uranus: {
    says: 'New ways of doing things amuse you, and you find them: the shortcut, the gadget, the better question. Your mind is independent without being rude about it. Explain the trick to someone older than you.',
    brief: 'find clever new ways',
    themes: ['originality', 'lightness'],
  },
  mercury_square_uranus: {
    says: 'Interruptions come from inside you. A thought jumps the track, contradicts the last one and is right a year too early. Before you correct the expert, let the sentence reach its full stop.',
    brief: 'jump ahead and contradict',
    themes: ['originality', 'directness'],
  },
  mercury_trine_uranus: {
    says: 'Original thinking is your ordinary thinking. You see patterns, invent names for them and stay friendly when nobody follows. Test the idea on somebody who has no interest in it at all.',
    brief: 'think freely and inventively',
    themes: ['originality', 'independence'],
  },
  mercury_opposition_uranus: {
    says: 'People with startling opinions cross your path, or claim that you have them. The discussion electrifies and tires you. Take a day before adopting the newest view.',
    brief: 'are startled into new views',
    themes: ['change', 'reason'],
  },
  mercury_conjunction_neptune: {
    says: 'You think in pictures that dissolve as you point at them. Poetry, tact and confusion run from one tap, and people feel understood without knowing why. Repeat arrangements back to them, times included.',
    brief: 'think in images and hints',
    themes: ['feeling', 'idealism'],
  },
  mercury_sextile_neptune: {
    says: 'Imagination and language shake hands in you. You can say what is in the air without bruising it, to a child or to a board meeting. Use a metaphor on someone who dislikes lectures.',
    brief: 'give words to what is vague',
    themes: ['feeling', 'diplomacy'],
  },
  mercury_square_neptune: {
    says: 'Facts go soft at the edges when you want something. You half hear, half dream and believe it was said. Ask for it in writing, from yourself too.',
    brief: 'mishear when hope is speaking',
    themes: ['idealism', 'feeling'],
  },
  mercury_trine_neptune: {
    says: 'A fine ear and a gentle mind are yours. You understand what stands between the lines and can write there yourself. Set it down before the afternoon eats it.',
    brief: 'understand without many words',
    themes: ['feeling', 'contentment'],
  },
  mercury_opposition_neptune: {
    says: 'One person is precise and the other is vague, and the parts keep changing. You can be misled by a beautiful voice. Read it again without the music.',
    brief: 'search for fact in the fog',
    themes: ['reason', 'idealism'],
  },
  mercury_conjunction_pluto: {
    says: 'Surface answers annoy you. Your mind drills, keeps quiet about what it finds, and goes back at night for the rest. Let some questions stay shallow, since people like to swim there.',
    brief: 'dig until you know',
    themes: ['intensity', 'reason'],
  },
  mercury_sextile_pluto: {
    says: 'You notice what lies beneath a remark, and know when to leave it there. Research suits you, and so do long conversations on walks. Ask the one kind question that opens the drawer.',
    brief: 'see beneath the surface',
    themes: ['intensity', 'diplomacy'],
  },
  mercury_square_pluto: {
    says: 'An argument, for you, can become a siege. You hold a thought until it gives in, or you do. Write down what would change your mind before you begin.',
    brief: 'hold on to a thought fiercely',
    themes: ['intensity', 'directness'],
  },
  mercury_trine_pluto: {
    says: 'Concentration comes to you as thirst does. You get down to the cause, and when you speak about it, it stays with people for years. Teach a younger person how to look.',
    brief: 'think deeply and with effect',
    themes: ['intensity', 'reason'],
  },
  mercury_opposition_pluto: {
    says: 'Somebody wants to persuade you by every means, or you them, and words begin to feel like power. You hear the hidden aim first. Put your own on the table, and then talk about it.',
    brief: 'feel the power in every word',
    themes: ['intensity', 'caution'],
  },
  venus_conjunction_mars: {
    says: 'Attraction is not a theory for you. Wanting and liking come at once, warm and visible, and your charm has muscles. Let the fire have a fireplace: a craft, a dance, a shared plan.',
    brief: 'love with warmth and appetite',
    themes: ['intensity', 'boldness'],
  },
  venus_sextile_mars: {
    says: 'You know how to ask so that yes is easy. Give and take find their rhythm without a meeting. Use it to bring two shy people together.',
    brief: 'balance asking and giving',
    themes: ['diplomacy', 'closeness'],
  },
  venus_square_mars: {
    says: 'What you find lovely and what you go after do not always match. So you start a quarrel in the middle of a kiss. Say what you want first and be sweet about it second.',
    brief: 'mix love with friction',
    themes: ['intensity', 'spontaneity'],
  },
  venus_trine_mars: {
    says: 'Courtship comes easily, as does making things with both hands. You are warm without pushing. Choose something that costs you effort too, since charm grows lazy in the sun.',
    brief: 'love and make things with ease',
    themes: ['lightness', 'contentment'],
  },
  venus_opposition_mars: {
    says: 'The pull to people unlike you is strong. One of you wants peace when the other wants a chase, and it keeps both awake. Change sides once a week.',
    brief: 'feel drawn to your opposite',
    themes: ['closeness', 'intensity'],
  },
  venus_conjunction_jupiter: {
    says: 'You are fond of people, and of dessert. Affection is generous with you and taste is rich, and you would rather give too much than wrap it small. Give presents that take time instead.',
    brief: 'love with an open hand',
    themes: ['lightness', 'contentment'],
  },
  venus_sextile_jupiter: {
    says: 'Kindness opens doors for you that others try to push. You enjoy things without much guilt, share them with pleasure, and remember who likes the corner piece. Introduce a friend to something beautiful.',
    brief: 'enjoy life and share it',
    themes: ['company', 'contentment'],
  },
  venus_square_jupiter: {
    says: 'More seems better to you, in love as in shoes. You promise affection in round figures and mean it at the time, to several people in one evening. Choose one and go deep.',
    brief: 'overdo what you love',
    themes: ['spontaneity', 'boldness'],
  },
  venus_trine_jupiter: {
    says: 'Grace and good fortune in company: you are welcomed, you welcome back. Life has taught you to expect a smile. Take it to places where people have had fewer.',
    brief: 'are welcomed wherever you go',
    themes: ['company', 'lightness'],
  },
  venus_opposition_jupiter: {
    says: 'Someone offers you more than you asked for, and it is hard to leave. You weigh a modest love against a splendid one. Ask which of them knows how you take your tea.',
    brief: 'compare love with a larger promise',
    themes: ['idealism', 'closeness'],
  },
  venus_conjunction_saturn: {
    says: 'Love is not a game to you; it is closer to a house. You are careful, faithful and slow to believe that you are wanted. Believe one compliment a day until evening.',
    brief: 'love with care and duty',
    themes: ['caution', 'stability'],
  },
  venus_sextile_saturn: {
    says: 'Affection and reliability go well together in you. You ring on the day you said, keep old friends, and grow dearer to them with the years. Put into words the love you always show by deeds.',
    brief: 'keep faith with those you love',
    themes: ['stability', 'structure'],
  },
  venus_square_saturn: {
    says: 'You stand at the door of the party calculating whether you are welcome. Some early frost makes you ration tenderness. Ask for a dance before you have earned it.',
    brief: 'fear a no in love',
    themes: ['caution', 'solitude'],
  },
  venus_trine_saturn: {
    says: 'You choose well and keep what you choose. Taste, loyalty and good sense support one another. Let a small extravagance remind you that it is love, not upkeep.',
    brief: 'love in a lasting way',
    themes: ['stability', 'contentment'],
  },
  venus_opposition_saturn: {
    says: 'Warmth seems to depend on the one who gives it sparingly. You try harder, or you become the strict one. Look for someone whose yes has no entrance exam.',
    brief: 'try to earn affection',
    themes: ['caution', 'closeness'],
  },
  venus_conjunction_uranus: {
    says: 'You love suddenly, or not quite in the way that others expect, and freedom is a part of the attraction. A fixed Friday can make you restless. Make one promise you can keep, and keep it surprisingly.',
    brief: 'love freely and suddenly',
    themes: ['independence', 'spontaneity'],
  },
  venus_sextile_uranus: {
    says: 'Friends of every kind find you, and there is wit in what you wear and hang on the wall. You keep affection fresh with small experiments. Take your oldest friend somewhere neither of you has been.',
    brief: 'know how to keep love fresh',
    themes: ['originality', 'lightness'],
  },
  venus_square_uranus: {
    says: 'As soon as they call it a relationship, you hear a door lock. Excitement and closeness compete. Plan the exits together; then you may not need them.',
    brief: 'pull away when love settles',
    themes: ['independence', 'change'],
  },
  venus_trine_uranus: {
    says: 'You give people room, and they come back. Unusual beauty and unusual bonds suit you, with little fuss about either. Try depth as well, since it may be the one thing still exotic to you.',
    brief: 'love with space and wit',
    themes: ['independence', 'lightness'],
  },
  venus_opposition_uranus: {
    says: 'Fascinating, free, unavailable: you know the type, or you are it. Love swings between the open road and open arms, and seldom for both people at once. Say early which of the two you want tonight.',
    brief: 'swing between freedom and love',
    themes: ['change', 'closeness'],
  },
  venus_conjunction_neptune: {
    says: 'You love through a veil that makes everyone beautiful, and romance, art and pity are hard to tell apart in it. A song can carry you for weeks. Keep a friend beside you who describes things plainly.',
    brief: 'love with your imagination first',
    themes: ['idealism', 'feeling'],
  },
  venus_sextile_neptune: {
    says: 'Gentle charm and a feeling for atmosphere are yours; you know when to turn the lamp down. You forgive easily without losing yourself in it. Play music for someone who has no words today.',
    brief: 'love in a gentle way',
    themes: ['diplomacy', 'feeling'],
  },
  venus_square_neptune: {
    says: 'You adore, then you discover, then you grieve for the picture. The longing was honest and only the address was wrong. Look twice, in two kinds of light, before giving everything away.',
    brief: 'fall for a picture',
    themes: ['idealism', 'spontaneity'],
  },
  venus_trine_neptune: {
    says: 'Beauty moves you and comes through you, in a voice, a photograph, a table laid for nobody special. Your love has mercy in it and few conditions. Keep one condition, and mention it early.',
    brief: 'love with beauty and mercy',
    themes: ['contentment', 'idealism'],
  },
  venus_opposition_neptune: {
    says: 'Saving and being saved pass for love in your theatre. You see a possibility where there is mostly a habit, and wait for it through several winters. Ask what happened the last three times.',
    brief: 'hope to save or to be saved',
    themes: ['closeness', 'idealism'],
  },
  venus_conjunction_pluto: {
    says: 'Light affection feels to you like no affection. You want to be marked by love, and you leave a mark, in a friendship as much as in a romance. Let jealousy speak in words before it speaks in acts.',
    brief: 'love with your whole being',
    themes: ['intensity', 'closeness'],
  },
  venus_sextile_pluto: {
    says: 'You bring depth to friendship without drowning it. What is broken between people interests you, and you can mend some of it. Start with your own old letter.',
    brief: 'deepen the bonds you have',
    themes: ['intensity', 'diplomacy'],
  },
  venus_square_pluto: {
    says: 'Love and power share a bed with you. Wanting, fearing, holding, testing: it is exhausting and rarely dull, and underneath it there is great loyalty. Give trust in small coins, and see it come back.',
    brief: 'struggle with love and control',
    themes: ['intensity', 'caution'],
  },
  venus_trine_pluto: {
    says: 'Your affections run deep and renew themselves after every winter. People show you who they are and feel better for it. Let this depth have joy to work on, as well as trouble.',
    brief: 'love deeply and without fear',
    themes: ['intensity', 'stability'],
  },
  venus_opposition_pluto: {
    says: 'A magnet is at work, and one of you must be the iron. You meet obsession, yours or theirs. Keep a life that does not pass through them.',
    brief: 'feel a strong pull in love',
    themes: ['intensity', 'independence'],
  },
  mars_conjunction_jupiter: {
    says: 'You do things in capital letters. Courage and conviction together carry you over fences that others are still measuring, and people like to run behind you. Measure the last fence, for their sake.',
    brief: 'act boldly and on a large scale',
    themes: ['boldness', 'ambition'],
  },
  mars_sextile_jupiter: {
    says: 'Initiative pays in your case. You have a feeling for which risk is reasonable, and you bring others along in good spirits instead of driving them. Propose the trip that everybody only talks about.',
    brief: 'take risks that make sense',
    themes: ['boldness', 'company'],
  },
  mars_square_jupiter: {
    says: 'You overshoot: the training plan, the speech, the third piece of furniture up the stairs. The drive is splendid, the brakes are new. Stop at eight out of ten.',
    brief: 'overshoot the mark with zeal',
    themes: ['boldness', 'spontaneity'],
  },
  mars_trine_jupiter: {
    says: 'Enterprise comes easily to you, and one success encourages the next. You fight fair, enjoy the game and are soon friends with the losing side. Take up a cause that does not flatter you.',
    brief: 'act with confidence and good sense',
    themes: ['boldness', 'idealism'],
  },
  mars_opposition_jupiter: {
    says: "Someone's big belief provokes you to act, or your act provokes their lecture. You swing between crusade and couch, with little in the middle. Agree with yourself on a distance before you run.",
    brief: 'are stirred up by big claims',
    themes: ['boldness', 'idealism'],
  },
  mars_conjunction_saturn: {
    says: 'Drive and brake are pressed together. You work with endurance that frightens softer people, and anger goes hard and cold. Loosen it by daily effort with a visible end.',
    brief: 'work hard under pressure',
    themes: ['structure', 'intensity'],
  },
  mars_sextile_saturn: {
    says: 'You dose your strength well. Long tasks suit you, since you know when to push and when to oil. Take over the project that has lost its nerve.',
    brief: 'use force with discipline',
    themes: ['structure', 'ambition'],
  },
  mars_square_saturn: {
    says: 'Stop and go, stop and go: you start, someone says no, and often it is you. The frustration builds craft, as whetstones do. Pick one resistance and work at it weekly.',
    brief: 'push against a closed gate',
    themes: ['ambition', 'caution'],
  },
  mars_trine_saturn: {
    says: 'Discipline feels natural to you, like a good stride on a long road. You finish what you began, usually by the day agreed. On Sundays, let someone else set the pace, even a slow one.',
    brief: 'work with steady force',
    themes: ['structure', 'stability'],
  },
  mars_opposition_saturn: {
    says: 'The moment you start to run, somebody shows you the timetable. You fight authority or become it, and both are tiring. Draw up your own limits, and the others soon lose interest.',
    brief: 'clash with limits and rules',
    themes: ['directness', 'structure'],
  },
  mars_conjunction_uranus: {
    says: 'You act in jolts and cannot be ordered about. In an emergency you are brilliant, with machinery a little rough. Give the impulse three breaths; it is still yours afterwards, and lands better.',
    brief: 'act suddenly and independently',
    themes: ['spontaneity', 'independence'],
  },
  mars_sextile_uranus: {
    says: 'Quick hands and quick ideas: you solve things by trying, with the manual still in its plastic. A bit of freedom doubles your speed. Fix something that nobody has asked you to fix.',
    brief: 'try new ways boldly',
    themes: ['originality', 'boldness'],
  },
  mars_square_uranus: {
    says: 'Tell you to wait, and the kettle is through the window. Impatience with limits makes you brave and careless by turns. Slow down near edges, wires and relatives.',
    brief: 'react sharply to any restraint',
    themes: ['independence', 'intensity'],
  },
  mars_trine_uranus: {
    says: 'You dare to do it in your own way, and mostly it works. A change of plan gives you strength where it tires others. Invite a cautious friend along, for the good of both.',
    brief: 'act freely and inventively',
    themes: ['independence', 'originality'],
  },
  mars_opposition_uranus: {
    says: 'Rebels come your way, or you seem like one to people who like order. Tension breaks out suddenly. Say the annoying thing while it is still a murmur.',
    brief: 'provoke and meet sudden breaks',
    themes: ['change', 'directness'],
  },
  mars_conjunction_neptune: {
    says: 'Your will has music in it and no timetable. You fight for dreams, tire without reason and act in disguise. Tie each wish to one hour and one place.',
    brief: 'act out of inspiration',
    themes: ['idealism', 'feeling'],
  },
  mars_sextile_neptune: {
    says: "You can work towards a vision without needing to win. Gentle in method, you get surprisingly far, and people hardly notice who moved the piano. Lend your strength to somebody's dream for a day.",
    brief: 'act gently for an ideal',
    themes: ['idealism', 'diplomacy'],
  },
  mars_square_neptune: {
    says: 'Anger leaks instead of boiling. You start in glory, drift in the middle and wonder who took your shoes. Do the dullest part first and in company.',
    brief: 'lose the thread of your drive',
    themes: ['feeling', 'spontaneity'],
  },
  mars_trine_neptune: {
    says: 'Action and imagination dance well together in you, and you move people without pushing them. A camera, a boat, a stage or someone who needs help brings it out. Let the body do what planning cannot.',
    brief: 'act with grace and vision',
    themes: ['idealism', 'contentment'],
  },
  mars_opposition_neptune: {
    says: 'You fight shadows or fight for the helpless, and cannot always tell which of the two it is. Other people may blur your aim with their wishes. Ask beforehand what would count as finished.',
    brief: 'struggle for something hard to grasp',
    themes: ['idealism', 'feeling'],
  },
  mars_conjunction_pluto: {
    says: 'There is an engine room in you with no visible limit. You go on where others faint, and anger is volcanic though rare. Put it to work on something larger than a rival.',
    brief: 'act with enormous force',
    themes: ['intensity', 'ambition'],
  },
  mars_sextile_pluto: {
    says: 'Focused strength is there when you need it, and stays in its drawer when you do not. You can turn around what others gave up on. Choose one neglected thing and finish it.',
    brief: 'turn hard things around',
    themes: ['intensity', 'ambition'],
  },
  mars_square_pluto: {
    says: 'You would rather break than yield, and at some time in your life that was necessary. Now the same force meets small provocations, a tone, a parking space. Ask if this hill is worth the fortress.',
    brief: 'refuse to yield under pressure',
    themes: ['intensity', 'directness'],
  },
  mars_trine_pluto: {
    says: 'Endurance and will lie ready in you like tools in oil. In a crisis you act while others are still asking whose job it is. Use that strength as well for some slow and peaceful aim.',
    brief: 'persist with deep strength',
    themes: ['intensity', 'stability'],
  },
  mars_opposition_pluto: {
    says: 'Force meets force across the table. You sense coercion early, in a tone or a raised eyebrow, and answer it before it is spoken. Decide in a quiet hour what you refuse to do, even to win.',
    brief: 'meet strong opposing wills',
    themes: ['intensity', 'independence'],
  },
  jupiter_conjunction_saturn: {
    says: 'Hope and duty signed a contract at your birth. Every twenty years these two meet, and you carry their question: how to build a belief. Alternate the big plan and the small bill.',
    brief: 'join vision with duty',
    themes: ['structure', 'idealism'],
  },
  jupiter_sextile_saturn: {
    says: 'You know when to expand and when to save. Organisations like you for it. Offer your calm eye where one half shouts go and the other stop.',
    brief: 'grow at a sound pace',
    themes: ['structure', 'contentment'],
  },
  jupiter_square_saturn: {
    says: 'One foot on the pedal, one on the brake: a yes that doubts and a no that regrets. You grow in stages because of it. Set the date for the review, and until then, drive.',
    brief: 'waver between hope and caution',
    themes: ['caution', 'idealism'],
  },
  jupiter_trine_saturn: {
    says: 'Patient optimism is rare, and you have it. You build what you believe in, at the cost that you expected. Take a beginner with you on site.',
    brief: 'build what you believe in',
    themes: ['stability', 'idealism'],
  },
  jupiter_opposition_saturn: {
    says: 'Optimists and sceptics take turns explaining life to you, and each sounds right until the other speaks. You need both of them, like a pair of oars. Pull one stroke with each, or the boat goes in circles.',
    brief: 'swing between hope and doubt',
    themes: ['idealism', 'caution'],
  },
  jupiter_conjunction_uranus: {
    says: 'Sudden openings delight you, and you jump while others read the sign. Belief and invention strike sparks in you. When you next see a brilliant exit, note what you were getting away from.',
    brief: 'leap at new chances',
    themes: ['boldness', 'originality'],
  },
  jupiter_sextile_uranus: {
    says: 'Fresh chances come when you try a side door. You believe in progress and make it friendly. Try the side door on a small scale this month.',
    brief: 'find good chances by experiment',
    themes: ['originality', 'lightness'],
  },
  jupiter_square_uranus: {
    says: 'Big breaks tempt you on dull afternoons. You leave, sign up, convert to something, and are cured by Friday with a good story. Keep the return ticket, and see what stays after a month.',
    brief: 'jump at the next big thing',
    themes: ['spontaneity', 'change'],
  },
  jupiter_trine_uranus: {
    says: 'Freedom seems to reward you. You trust the unknown, and teach others to, by going first and waving. Put a little structure beneath it, so that it lasts past the party.',
    brief: 'trust what is new',
    themes: ['originality', 'idealism'],
  },
  jupiter_opposition_uranus: {
    says: "Your convictions are shaken by other people's discoveries, and you profit from it. You swing from preacher to rebel within one dinner. Keep one belief that has survived three such shocks.",
    brief: 'have your beliefs shaken awake',
    themes: ['change', 'idealism'],
  },
  jupiter_conjunction_neptune: {
    says: 'Your faith has no fence, and generosity drifts about in it like warm mist. You dream for everyone, and find it hard to see who asked. Choose the one door on which to really knock.',
    brief: 'hope without a limit',
    themes: ['idealism', 'feeling'],
  },
  jupiter_sextile_neptune: {
    says: 'Kindness and vision work quietly together in you. You sense what would do people good, often before they do themselves. Offer it in a form that they can carry home under one arm.',
    brief: 'hope in a kind way',
    themes: ['idealism', 'contentment'],
  },
  jupiter_square_neptune: {
    says: 'You believe the brochure. Great hopes, gentle leaks and a yes to every good cause leave you wondering where it all went. Before you embrace the dream, let a dry person read it to you.',
    brief: 'believe a little too easily',
    themes: ['idealism', 'spontaneity'],
  },
  jupiter_trine_neptune: {
    says: 'Grace seems near at hand to you, in music, in mercy, in the way an evening falls. You forgive and imagine widely. Turn a portion of it into a habit that somebody can rely on.',
    brief: 'trust in grace and imagination',
    themes: ['idealism', 'contentment'],
  },
  jupiter_opposition_neptune: {
    says: 'Teachers shine for you, and then they fade. You look for truth in enchanted places and have learned to come home from them, a little wiser and damp. Keep what still holds in the rain.',
    brief: 'seek truth among dreams',
    themes: ['idealism', 'feeling'],
  },
  jupiter_conjunction_pluto: {
    says: 'You want the whole meaning and no pamphlet. Conviction gives you reach and can make you relentless, at the dinner table too. Use your influence to enlarge the choices of somebody else.',
    brief: 'believe with great force',
    themes: ['intensity', 'ambition'],
  },
  jupiter_sextile_pluto: {
    says: 'Deep change and good sense go together in you. You know how to wake what lies idle: an empty shop, a shy talent, an old fund of goodwill. Begin with a gift of your own.',
    brief: 'make use of hidden resources',
    themes: ['ambition', 'intensity'],
  },
  jupiter_square_pluto: {
    says: 'Winning the argument about what is true can matter too much to you. You smell hypocrisy, in yourself as well, and hunt it across the furniture. Leave your opponent a bridge to walk back over.',
    brief: 'push a conviction hard',
    themes: ['intensity', 'directness'],
  },
  jupiter_trine_pluto: {
    says: 'Things grow when you put your will behind them. You see where a change is ripe, and do not pull at it before. Give away some of the credit, which tends to return.',
    brief: 'make large changes work',
    themes: ['ambition', 'intensity'],
  },
  jupiter_opposition_pluto: {
    says: 'Powerful people offer you large things at a price, or you offer them. How you answer is where you grow. Write your limits down in a week when you feel rich, and reread them later.',
    brief: 'are tested by large offers',
    themes: ['intensity', 'idealism'],
  },
  saturn_conjunction_uranus: {
    says: 'Old and new share your desk and use the same drawer. You want reform with foundations, and lose patience with both rebels and guardians. Change one rule at a time, and keep the minutes.',
    brief: 'renew things with discipline',
    themes: ['structure', 'originality'],
  },
  saturn_sextile_uranus: {
    says: 'You can explain the new machine to the old hands, and the old hands to those who built it. Order and invention trust each other in you. Volunteer as the translator before the quarrel starts.',
    brief: 'bring new ideas into old frames',
    themes: ['structure', 'originality'],
  },
  saturn_square_uranus: {
    says: 'You build the fence and then saw at it. Security and freedom both have a claim, and both shout. Give each of them certain days of the week.',
    brief: 'saw at your own fences',
    themes: ['change', 'structure'],
  },
  saturn_trine_uranus: {
    says: 'Your changes are well prepared, and so they last. You have the independence of someone who kept the receipts and the spare key. Show an impatient friend how it is done, without the lecture.',
    brief: 'change things in good order',
    themes: ['structure', 'independence'],
  },
  saturn_opposition_uranus: {
    says: 'Somebody keeps the rules and somebody breaks them, and you know both from inside. Periods of order end with a bang unless aired regularly. Open a window weekly.',
    brief: 'swing between rule and revolt',
    themes: ['change', 'caution'],
  },
  saturn_conjunction_neptune: {
    says: 'You want dreams to show their papers. Faith and doubt live at one address, and from it you can give form to what is hardly there. Build it small and real.',
    brief: 'give dreams a solid form',
    themes: ['realism', 'structure'],
  },
  saturn_sextile_neptune: {
    says: "Practical compassion is your quiet talent: you give the help that really arrives, on Thursday at four. Others have the vision and no van. Organise somebody's good intention with a list and a lift.",
    brief: 'turn ideals into practical help',
    themes: ['realism', 'contentment'],
  },
  saturn_square_neptune: {
    says: 'A vague guilt about not doing enough may follow you. The dream accuses the fact and the fact sighs. Choose one duty that you can finish, and count it as all.',
    brief: 'feel duty and dream collide',
    themes: ['caution', 'feeling'],
  },
  saturn_trine_neptune: {
    says: 'Form and feeling help each other: a rehearsed song, a quiet routine of care. You can wait for a vision to ripen. Show the work in progress to one person.',
    brief: 'give feeling a steady form',
    themes: ['structure', 'feeling'],
  },
  saturn_opposition_neptune: {
    says: 'Reality knocks just as the film gets good. You meet cynics and dreamers, and correct both. Let the dream set the aim and the clock set the pace.',
    brief: 'weigh dream against duty',
    themes: ['realism', 'feeling'],
  },
  saturn_conjunction_pluto: {
    says: 'Hardship is a subject you seem to know already. You are built for endurance and wary of those in charge. Put down the armour at home, piece by piece, in the same place.',
    brief: 'endure what would bend others',
    themes: ['intensity', 'structure'],
  },
  saturn_sextile_pluto: {
    says: 'You understand how power is organised, who signs and who decides, and can use it soberly. Thorough reform suits you better than protest. Start with the cupboard, and go on to the department.',
    brief: 'reform things from the base up',
    themes: ['structure', 'intensity'],
  },
  saturn_square_pluto: {
    says: 'You brace yourself early for a blow that mostly does not come. Being in control kept you safe once, and your shoulders remember it. Try letting a small thing go wrong without repairing it.',
    brief: 'brace yourself against loss of control',
    themes: ['caution', 'intensity'],
  },
  saturn_trine_pluto: {
    says: 'Strength and patience have joined hands in you. You can carry a long, heavy undertaking and still be yourself at the end, a little dusty. Ask for company on the way.',
    brief: 'carry heavy work through',
    themes: ['intensity', 'structure'],
  },
  saturn_opposition_pluto: {
    says: 'The wall and the drill stand opposite each other. Structures you relied upon get tested by stronger forces, and you learn what holds. Keep that, and let the plaster fall.',
    brief: 'test what holds under force',
    themes: ['intensity', 'realism'],
  },
};
