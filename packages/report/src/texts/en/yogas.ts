import type { Texts } from '../shape.ts';

export const YOGAS: Texts['yogas'] = {
  ruchaka: {
    says: 'A strong Mars on an angle makes a doer with a straight back. You lead from the front and train for it. Save the sword for what cannot be talked over.',
    brief: 'lead with courage and discipline',
    themes: ['boldness', 'ambition'],
  },
  bhadra: {
    says: 'Clear speech and a quick, orderly mind stand at a corner of your chart, with a strong Mercury. You persuade by understanding, and a muddled meeting leaves with three points and a date. Explain it once more for the person who is still at point one.',
    brief: 'persuade by clear thinking',
    themes: ['reason', 'diplomacy'],
  },
  hamsa: {
    says: 'Like the swan said to separate milk from water, you look for what is right in a mixture. People bring you their quarrels because you have no side to defend. Let that good judgement include yourself, on the mild days too.',
    brief: 'seek what is right',
    themes: ['idealism', 'tradition'],
  },
  malavya: {
    says: 'Grace has a firm seat here: taste, comfort, warmth in company. You make life pleasant for others, down to the towel laid ready for a guest. The same care spent on an ugly task can change a whole week.',
    brief: 'bring grace into daily life',
    themes: ['contentment', 'diplomacy'],
  },
  sasa: {
    says: 'Authority grows on you through patience and work with many people, for a strong Saturn stands on an angle. You know how an organisation breathes, from the gatekeeper up. Keep greeting those below you by name, most of all in a hurry.',
    brief: 'rise by patience and order',
    themes: ['structure', 'ambition'],
  },
  sunapha: {
    says: "Something always stands next after the Moon's sign, so you build means by your own effort and the mind looks ahead. In September you think of jam for March. Enjoy what is already in the jar.",
    brief: 'provide for your own needs',
    themes: ['independence', 'ambition'],
  },
  anapha: {
    says: 'Support lies behind the mind, like a wall at your back. You are self-possessed and well turned out, and can wait for a bus as if it were expected to come. Lend that wall to someone nervous.',
    brief: 'have a quiet self-possession',
    themes: ['contentment', 'privacy'],
  },
  durudhara: {
    says: 'Planets stand on both sides of your Moon, so the mind is seldom without company or means. Things are handed to you from the left and passed on to the right, like dishes at a long table. Keep an empty hour between.',
    brief: 'feel supported on both sides',
    themes: ['company', 'contentment'],
  },
  kemadruma: {
    says: 'The Moon stands without neighbours here, and you know how to be alone in a full house. It has made you self-reliant, and tradition lists many helps that soften it. Ask for company anyway, before the evening on which you need it.',
    brief: 'learn to stand alone in feeling',
    themes: ['solitude', 'independence'],
  },
  adhi: {
    says: 'Three gentle planets face the Moon from across. You are trusted with tasks that need tact and sense, such as the talk with the difficult aunt or the new team. When you have been asked twice, the lead is yours.',
    brief: 'gain trust through good sense',
    themes: ['ambition', 'diplomacy'],
  },
  chandra_dhana: {
    says: 'Kind planets in the growing places from the Moon favour slow gain. Effort improves your means with time, the way an orchard does, and the second year always disappoints a little. Count per decade, not per week.',
    brief: 'gain by steady effort over time',
    themes: ['stability', 'ambition'],
  },
  gajakesari: {
    says: "Jupiter at a corner from the Moon gives the mind an elephant's calm: broad, dignified, hard to provoke. When you finally speak, the noise in the room goes down. Such weight does most good on behalf of someone unheard.",
    brief: 'speak with calm and are heard',
    themes: ['idealism', 'stability'],
  },
  chandra_mangala: {
    says: 'Feeling and drive are wired together here, the Moon with Mars. You earn by nerve, and a bad mood has cleaned many a cellar and started many a project. Let the anger cool before it signs anything.',
    brief: 'turn feeling into enterprise',
    themes: ['ambition', 'feeling'],
  },
  shakata_chandra: {
    says: 'Up and down like a cartwheel, confidence and mood take turns, since Jupiter stands awkwardly from the Moon. On Monday you could run the firm, and by Thursday you doubt your handwriting. You recover each time; a little routine keeps the wheel greased.',
    brief: 'go through ups and downs and recover',
    themes: ['change', 'feeling'],
  },
  vesi: {
    says: 'Planets ahead of the Sun lend even speech and steady conduct. You look at what comes next, and have usually read the page after this one. Tell people gently what stands there, for they are still enjoying the picture.',
    brief: 'conduct yourself with balance',
    themes: ['stability', 'reason'],
  },
  vosi: {
    says: 'What you know stands behind you, following the Sun like a good assistant. In the middle of a meeting the right date, name or verse is handed to you. Even an assistant wants sleep; it is how the files get sorted.',
    brief: 'rely on skill and memory',
    themes: ['realism', 'structure'],
  },
  ubhayachari: {
    says: 'The Sun is escorted on both sides, and it shows in the way you come into a room as if someone had announced you. You appear well supported and speak well. Share the escort with those who walk alone.',
    brief: 'walk with support on both sides',
    themes: ['visibility', 'company'],
  },
  budha_aditya: {
    says: 'Sun and Mercury share a sign, Mercury free of the glare: intelligence with a purpose behind it. You explain in order to lead, and the chart on the wall is drawn in your hand. One contradiction, invited early, makes it better.',
    brief: 'use a bright mind with purpose',
    themes: ['reason', 'visibility'],
  },
  subha: {
    says: 'Gentle planets stand at the door of your chart, so people smile at you before they know why. The first impression costs you no effort. Add a little effort afterwards, when the charm has been used up.',
    brief: 'make a kindly first impression',
    themes: ['diplomacy', 'contentment'],
  },
  asubha: {
    says: 'Hard planets guard your door, so first impressions have an edge, and someone has surely called you stern before you spoke. You are sturdier than you look to yourself. Behind that door is a warm room; let people through.',
    brief: 'have a rough edge and stamina',
    themes: ['directness', 'structure'],
  },
  amala: {
    says: 'Only kind planets touch the house of deeds. You wish your work to be clean and mostly keep it so, even when nobody audits. A favour may have small print, which you tend to find later than you should.',
    brief: 'want your deeds to be clean',
    themes: ['idealism', 'ambition'],
  },
  parvata: {
    says: 'A mountain stands on good ground: kind planets at the corners, the hard places quiet. Others lean against you in bad weather and find you where you were yesterday. Let the climbers up, and ask them what they see.',
    brief: 'stand on stable ground',
    themes: ['stability', 'contentment'],
  },
  kahala: {
    says: 'The horn in this name belongs to someone bold: home lord and wisdom support one another. You act with stubborn courage, and having planted your feet you do not discuss the spot. A horn blown rarely is heard farthest.',
    brief: 'act with stubborn courage',
    themes: ['boldness', 'independence'],
  },
  chamara: {
    says: 'You are fanned with the yak-tail of the old courts, as the name has it: respect comes to you through learning and good manners. You rarely need to raise your voice. Speak well of your teachers, and the respect stays clean.',
    brief: 'gain respect by learning',
    themes: ['reason', 'visibility'],
  },
  shankha: {
    says: 'Humane principles and a long breath belong to the conch. You care about right conduct in small matters, such as who was first in the queue or what was said of someone absent. Let others be a little wrong in peace.',
    brief: 'live by humane principles',
    themes: ['idealism', 'tradition'],
  },
  bheri: {
    says: "The kettledrum announces a full house. Resources, family and judgement join, and you carry such plenty with poise, usually while pouring somebody's tea. Keep one room for silence, or the drum is all that anybody hears.",
    brief: 'carry plenty with poise',
    themes: ['contentment', 'stability'],
  },
  mridanga: {
    says: 'Like a drum well tuned, your planets stand in strong places and respond to a light touch. What you do can be heard at a distance, in an office or a street. It is for you to choose the rhythm others fall into.',
    brief: 'make a strong and ordered impression',
    themes: ['visibility', 'structure'],
  },
  srinatha: {
    says: 'Partnership raises your work, for the lord of the seventh stands high in the tenth. The introduction by a spouse, the colleague who finishes your sentence: such alliances lift you. Credit the ally in the same breath.',
    brief: 'rise in work through alliance',
    themes: ['ambition', 'closeness'],
  },
  sharada: {
    says: 'Learning and service meet in this autumn yoga, named after the goddess of knowledge. You stand up when an old teacher enters, and look for people to whom your knowledge could be of use. Study one thing with no use at all.',
    brief: 'honour knowledge and put it to work',
    themes: ['reason', 'idealism'],
  },
  matsya: {
    says: 'The fish sees both banks. You mix kindness with a sober knowledge of what lies at the bottom, and people in trouble ask you how it may go on. Listen to the whole story before you answer.',
    brief: 'mix kindness with sober insight',
    themes: ['realism', 'feeling'],
  },
  kurma: {
    says: 'Like the tortoise, you hold steady and draw in what is soft. Others rest their plans on your back and hardly notice that you are carrying. On fine days put your head out and say what you would like.',
    brief: 'hold steady and help patiently',
    themes: ['stability', 'caution'],
  },
  khadga: {
    says: 'The houses of good fortune and family means exchange lords by this sword. You use learning to cut through muddle, and it feeds you. Clean the blade after use; the person who was wrong still has to sit beside you.',
    brief: 'use knowledge to prosper',
    themes: ['reason', 'ambition'],
  },
  lakshmi: {
    says: 'A strong ninth lord and a strong self favour a generous, upright life. Your good name comes from how you share more than from what you own, and people recall the plate you sent over. Go on counting gifts given.',
    brief: 'prosper by living uprightly',
    themes: ['contentment', 'idealism'],
  },
  kusuma: {
    says: 'The flower opens on a steady stem: there is charm in front and discipline behind it. Guests see the easy host and never the list on the fridge. Allow yourself to be picked at times, without having prepared.',
    brief: 'join charm with discipline',
    themes: ['structure', 'diplomacy'],
  },
  kalanidhi: {
    says: 'A treasury of the arts: wisdom, taste and language feed one another in you. You learn gladly for life, and the shelves show it. Perform some of what you collect, if only for three friends and a cat.',
    brief: 'collect arts and learning',
    themes: ['reason', 'contentment'],
  },
  hari: {
    says: 'Kind planets surround the lord of speech and means from several sides, and so your words can nourish. A short note from you has kept someone going for a week. The good thing tastes best while it is still warm.',
    brief: 'nourish others with words',
    themes: ['diplomacy', 'feeling'],
  },
  hara: {
    says: 'Kind company is kept around the lord of the house of the partner. You win by goodwill where others argue, and even the grumpy neighbour lends you his ladder. Use that gift early, before a quarrel has set like plaster.',
    brief: 'win people through goodwill',
    themes: ['closeness', 'diplomacy'],
  },
  brahma: {
    says: "Gentle helpers stand around your chart's leader. You create conditions in which others do well: the good light, the fair rota, the second chance. Sign the work now and then, so that people know whom to thank.",
    brief: 'create good conditions for others',
    themes: ['company', 'contentment'],
  },
  lagnadhi: {
    says: 'Opposite your own door stand kind faces only. Partners, clients and strangers tend to meet you well, and you may wonder why others complain so much about people. Give the difficult one the same warm welcome.',
    brief: 'meet goodwill across from you',
    themes: ['closeness', 'contentment'],
  },
  shubha_kartari: {
    says: 'Held between two kind hands, your first steps into things are protected. You arrive in the new town and someone has already put soup on. Notice who holds the scissors open, and bring them something back.',
    brief: 'move between friendly supports',
    themes: ['contentment', 'stability'],
  },
  papa_kartari: {
    says: 'Pressure on both sides of the first house narrows the door. You have grown precise, patient and strong in the shoulders by squeezing through. Others may not see the walls at all, so ask for room in words.',
    brief: 'grow strong under pressure',
    themes: ['structure', 'caution'],
  },
  rajju: {
    says: 'All your planets stand in moving signs, as on a rope that swings. You travel, start, change the plan on the platform, and feel ill at ease in finished rooms. Tie one end somewhere: a friend, a tree, a yearly date.',
    brief: 'live by movement and change',
    themes: ['change', 'spontaneity'],
  },
  musala: {
    says: 'Each planet stands in a fixed sign, and you are firm as a pestle. People know where to find you, at which table and with which opinion. Bend on something small today, and see that nothing cracks.',
    brief: 'hold firmly to your place',
    themes: ['stability', 'tradition'],
  },
  nala: {
    says: 'Flexible like a reed, with every planet in a dual sign, you do two things at once and do both cleverly. You can argue either side at dinner. What is rarer, and worth a small feast, is the first of them finished.',
    brief: 'bend and manage two things',
    themes: ['change', 'reason'],
  },
  mala: {
    says: 'A garland of gentle planets lies on three corners. Comfort and courtesy attend you like a good waiter, and life has often offered you the better chair. Some of these flowers are meant to be given away.',
    brief: 'live among comforts and courtesy',
    themes: ['contentment', 'lightness'],
  },
  sarpa: {
    says: 'Three corners are held by hard planets, a serpent in the grass. You learned alertness early, sit facing the door, and can shed a skin when it has grown tight. Among real friends you may rest unarmed.',
    brief: 'stay alert and shed old skins',
    themes: ['intensity', 'caution'],
  },
  gada: {
    says: 'Strength is packed into two neighbouring corners, like the head of a mace. You concentrate on gain and mastery, and strike the same spot until it gives. A hobby where nothing is to be won would puzzle you pleasantly.',
    brief: 'concentrate all your strength',
    themes: ['intensity', 'ambition'],
  },
  sakata: {
    says: 'All planets face each other across self and partner, the two wheels of a cart. When the bond runs well everything rolls, and when it squeaks the whole street hears. Oil both axles, your own as well.',
    brief: 'move through life in pairs',
    themes: ['closeness', 'change'],
  },
  vihaga: {
    says: 'Between home and career, like a bird between nest and sky, your planets divide. You carry news from one to the other, and eat many sandwiches on the way. See that you roost somewhere every night.',
    brief: 'fly between home and work',
    themes: ['change', 'ambition'],
  },
  shringataka: {
    says: 'Self, creation and meaning form your triangle. You live for what you love and believe, and the dull corners of life get little light. On the first of the month sit down with the post, then go back to the music.',
    brief: 'live by love and belief',
    themes: ['idealism', 'spontaneity'],
  },
  hala: {
    says: 'The plough cuts through a triangle away from the self: work, gain and bonds. You cultivate with patience what other people asked to have grown. Stop at the end of a furrow and ask what you would plant.',
    brief: 'cultivate your field with patience',
    themes: ['realism', 'structure'],
  },
  vajra: {
    says: 'Gentle planets hold self and partner, hard ones home and work: a diamond with one warm face. You begin beautifully and meet people well, and then the middle years ask for muscle. Guard your evenings there.',
    brief: 'shine in company and work hard',
    themes: ['visibility', 'structure'],
  },
  yava: {
    says: 'The barley swells in the middle: kindness at home and in work, rougher edges toward people. Strangers find you prickly until they have eaten at your table. You gather most in mid-life. Meanwhile, smile a little sooner.',
    brief: 'ripen in the middle of things',
    themes: ['stability', 'ambition'],
  },
  kamala: {
    says: 'Every planet sits on a corner, and the lotus opens. You act in full view and with force in all the main fields, so there is always somebody watching. One leaf may stay private: a room, a notebook, a friend.',
    brief: 'act strongly in every main field',
    themes: ['visibility', 'ambition'],
  },
  vapi: {
    says: 'None of your planets stands on a corner, so the water collects in a well. You save, prepare and hide your best, and few people know how much there is. Let others drink before they think the well is dry.',
    brief: 'store your strength quietly',
    themes: ['privacy', 'caution'],
  },
  yupa: {
    says: 'Planted in the first four houses, like a post for offerings, your life keeps near self and home. You give well, from your own table and to faces you know. A longer walk might show you who else is hungry.',
    brief: 'give from close to home',
    themes: ['privacy', 'contentment'],
  },
  shara: {
    says: 'The arrow lies from home to partner. You aim at practical targets, through work and love and daily quarrels, and you mostly hit. Before you let go of the string, check what stands behind the target.',
    brief: 'aim straight at practical targets',
    themes: ['directness', 'realism'],
  },
  shakti: {
    says: 'From partner to vocation lies the spear. You meet life through other people and are tried by what happens to them, at bedsides and in offices. It is possible to walk beside them without taking on their limp.',
    brief: 'grow through others and through trials',
    themes: ['closeness', 'intensity'],
  },
  danda: {
    says: 'The staff runs from deeds back to self. Much is done and little owned, and you are often the one who puts the chairs away. Service suits you, and a staff is also there to lean on.',
    brief: 'serve through steady deeds',
    themes: ['structure', 'solitude'],
  },
  nauka: {
    says: 'Seven planets set out in a row from the first house: a boat. You look for a name across the water, pack lightly, and feel at home among strangers by the second evening. Remember what the harbour looked like.',
    brief: 'set out to make a name',
    themes: ['ambition', 'spontaneity'],
  },
  kuta: {
    says: 'A hill of seven houses begins with home. You like high, hidden places and your own law, and visitors have to want to come. Wave to those below; some of them have been looking up for years.',
    brief: 'keep to your own hill',
    themes: ['solitude', 'independence'],
  },
  chatra: {
    says: 'An umbrella opens from the seventh house, so you shelter many. Friends in trouble know the way to your sofa, and early and late years tend to be mild. Stand beneath it yourself when it rains.',
    brief: 'give shelter to others',
    themes: ['closeness', 'feeling'],
  },
  chapa: {
    says: 'The bow is bent from the tenth. You watch, wait, say nothing through the whole meeting, and then let fly one sentence that lands. The best of your targets are those you would gladly show to a child.',
    brief: 'watch and then act with aim',
    themes: ['ambition', 'solitude'],
  },
  ardhachandra: {
    says: 'A half moon of seven houses beginning off the corners gives grace in company. You please and lead gently, and a party finds its shape around you. Someone close should also be allowed to see the dark half.',
    brief: 'lead in a gentle manner',
    themes: ['diplomacy', 'visibility'],
  },
  chakra: {
    says: 'Odd houses are all filled: a wheel with every other spoke of the round. You set many people and plans moving, and expect them to keep your speed. Downhill let it coast, and enjoy the wind.',
    brief: 'set many things turning',
    themes: ['ambition', 'company'],
  },
  samudra: {
    says: 'Even houses hold it all, like an ocean that takes in rivers. Things, people and moods collect around you, and little is ever thrown out. From a shore, even a narrow one, you could see how much it is.',
    brief: 'gather and hold a great deal',
    themes: ['contentment', 'feeling'],
  },
  vallaki: {
    says: 'Seven signs, seven strings: the lute. You enjoy variety, music and company, and can talk with the baker as easily as with the professor. Practise one tune all the way through, for the pleasure of the last bar.',
    brief: 'enjoy variety in many fields',
    themes: ['lightness', 'company'],
  },
  dama: {
    says: 'Six signs share out the planets, and you share likewise: this is the garland of the giver. Your hands are in your pockets before anyone has asked. First find out what was needed; it may be time.',
    brief: 'give readily to others',
    themes: ['company', 'contentment'],
  },
  pasha: {
    says: 'Five signs tie your planets like a snare. You are skilled, busy and bound by favours in all directions, with three people waiting for a call. Undo one knot a month, starting with the one you resent.',
    brief: 'get entangled in many skills',
    themes: ['ambition', 'company'],
  },
  kedara: {
    says: 'Four signs, four fields under the plough: you make yourself useful, and the neighbourhood knows it. The harvest comes, if slowly. Leave one field fallow each year and do not apologise for the weeds.',
    brief: 'make yourself useful to many',
    themes: ['realism', 'stability'],
  },
  shula: {
    says: 'Three signs hold everything, sharp as a trident. You are intense about a few matters and can wound by accident, with a remark you thought was merely exact. Blunt the first word and the rest is heard.',
    brief: 'live in sharp concentration',
    themes: ['intensity', 'directness'],
  },
  yuga: {
    says: 'Two signs carry the whole load, like a yoke. You live by strong opposites and convictions that puzzle the family, and you seldom pull at half strength. The oxen need water and a rest at noon.',
    brief: 'pull hard between two poles',
    themes: ['intensity', 'originality'],
  },
  gola: {
    says: 'All planets lie in one ball: rare, dense, single. You have one subject, and conversations arrive there sooner or later. Let somebody walk you all the way round it, so that you see its back.',
    brief: 'live for one single subject',
    themes: ['intensity', 'solitude'],
  },
  kalpadruma: {
    says: 'The wishing tree grows from a chain of well-placed lords, so that support stands behind your support. Someone who helps you was helped by someone you never met. Wish carefully, and include others in the wording.',
    brief: 'have deep support for your aims',
    themes: ['ambition'],
  },
  raja_kendra_trikona: {
    says: 'The lord of a corner joins the lord of a fortunate house: doing and meaning pull at the same rope. You can lead where both are needed, where something has to be built and also has to be right.',
    brief: 'join action with good purpose',
    themes: ['ambition', 'visibility'],
  },
  dharma_karmadhipati: {
    says: 'Belief and work are linked by their lords, ninth and tenth. You rise when the job serves what you hold right, and fade, however well treated, when it does not. Name that before accepting a post.',
    brief: 'rise by working for what is right',
    themes: ['ambition', 'idealism'],
  },
  raja_yogakaraka: {
    says: 'One planet governs both effort and grace in your chart, and it stands well. Where its work is concerned you seem to have the key already in your hand. Trust that work and give it hours; attention repays.',
    brief: 'have one strong planet to lead you',
    themes: ['ambition', 'stability'],
  },
  viparita_harsha: {
    says: 'Conflict has its lord caught in a hard house, so quarrels tend to turn in your favour, like a bully slipping on his own ice. You gain most by staying cheerful under attack and not hitting back.',
    brief: 'gain from conflicts that turn around',
    themes: ['boldness', 'contentment'],
  },
  viparita_sarala: {
    says: 'Crisis knows you and rather respects you, since its lord stands among the hard houses. When the lights go out you find the fuse box and a joke. Help beginners through; they cannot see your map.',
    brief: 'come through upheaval stronger',
    themes: ['intensity', 'boldness'],
  },
  viparita_vimala: {
    says: 'Loss is contained by its own lord here. You live simply, spend on purpose, and could move out with two bags by evening. Accept presents with grace, though; people like to have given you something.',
    brief: 'stay free by needing little',
    themes: ['independence', 'contentment'],
  },
  neecha_bhanga: {
    says: 'A weak planet is lifted by its friends. What began as your sore point, the stammer, the bad marks, the shaking hands, can turn into skill because you had to study it. Tell younger people how that went.',
    brief: 'turn a weakness into a strength',
    themes: ['ambition', 'change'],
  },
  parivartana_maha: {
    says: "Two good houses exchange their lords, like friends with each other's keys. What you do in one field of life waters the other, sometimes without your planning it. Use both doors, and thank whoever opened first.",
    brief: 'make two fields of life help each other',
    themes: ['contentment'],
  },
  parivartana_khala: {
    says: 'Effort trades places through its lord, so gains come by push, mood and repetition. One month everything opens at a touch, the next you knock until it hurts. Rest before the second push rather than after it.',
    brief: 'win by uneven effort',
    themes: ['boldness', 'change'],
  },
  parivartana_dainya: {
    says: 'A troubled house trades its lord with another, so help arrives with duties attached: the free flat that needs a roof, the ally with a grievance. You learn by repair. Ask for the terms before you say thank you.',
    brief: 'learn by repairing what is strained',
    themes: ['realism', 'caution'],
  },
  pushkala: {
    says: "The Moon's host stands with your leader in a good place, and eloquence gains you respect. You can toast, plead or explain without a page. What you say of people who are absent is what others remember.",
    brief: 'gain respect by good speech',
    themes: ['visibility', 'diplomacy'],
  },
  akhanda_samrajya: {
    says: 'An undivided realm, the name says: wise stewardship of wide affairs. You keep many people, accounts and rooms in mind and lose none of them. Hand over one province before you are tired, and let it be run differently.',
    brief: 'manage wide affairs wisely',
    themes: ['ambition', 'structure'],
  },
  mahabhagya: {
    says: 'Day or night, rising sign, Sun and Moon all agree in this old yoga. Your character carries you, and doors open before you have knocked twice. It is pleasant to deserve that in small ways, a day at a time.',
    brief: 'are carried by good character',
    themes: ['visibility', 'contentment'],
  },
  dhana_2_11: {
    says: 'Savings and gains work on one account here. What you win you tend to keep, in jars, folders and good habits, and you dislike a leak more than a loss. Let some of it go into learning, which cannot leak.',
    brief: 'keep what you gain',
    themes: ['stability', 'ambition'],
  },
  dhana_5_9: {
    says: 'Mind and meaning join, and prosperity follows counsel, teaching and good sense. You have been paid, in one coin or another, for seeing what was right. Value most the advice that costs you some pride.',
    brief: 'prosper by judgement and learning',
    themes: ['reason', 'idealism'],
  },
  dhana_1_2: {
    says: 'You and your means are linked: what you are becomes what you earn. On a day when you dislike yourself the work hardly sells. Look after your voice and your word, since they are the shop.',
    brief: 'earn through being yourself',
    themes: ['independence', 'ambition'],
  },
  daridra: {
    says: 'Gains and savings both live in difficult houses, so plenty comes by careful repair. You learned thrift early, along with solidarity, and you know who shared when there was little. Plan in writing, and stay generous in small ways.',
    brief: 'learn thrift and careful planning',
    themes: ['realism', 'caution'],
  },
  guru_mangala: {
    says: 'Belief puts on boots: Jupiter and Mars look at each other or share a sign. You act for principles, and a wrong done to a stranger can fill your whole evening. Ask now and then whether it is still help or already a crusade.',
    brief: 'act boldly for a principle',
    themes: ['boldness', 'idealism'],
  },
  saraswati: {
    says: 'Wisdom, taste and language all stand in good places. You learn and express with unusual ease, so that others suspect you of practising in secret. One thing made whole, a book, a course, a song, would outlast many samples.',
    brief: 'learn and express with ease',
    themes: ['reason', 'originality'],
  },
  vasumati: {
    says: 'Kind planets stand in the houses that grow. Means increase through patient improvement, a better tool this year, a second window the next, and comparison only spoils the pleasure. Invite friends up to share the view.',
    brief: 'grow in means with time',
    themes: ['ambition'],
  },
  gauri: {
    says: 'A bright Moon in a kindly place, seen by Jupiter, makes the mind generous. You bring families together and remember how each one takes their tea. Leave your own chair free, and sit in it.',
    brief: 'have a bright and generous mind',
    themes: ['feeling', 'company'],
  },
  chatussagara: {
    says: 'All four seas are sailed: every corner of the chart holds a planet. Home, work, self and others each want you on deck, sometimes in the same hour. Drop anchor once a year and tell nobody where.',
    brief: 'are active on all sides of life',
    themes: ['ambition', 'visibility'],
  },
  parijata: {
    says: 'A tree that flowers late: your support stands two steps behind your leader. At thirty you may have felt overlooked, while roots were doing quiet work. The second half tends to open well, so water it now.',
    brief: 'flower in your later years',
    themes: ['stability', 'ambition'],
  },
  guru_chandala: {
    says: 'Jupiter sits with a node, and faith keeps irregular company. You learn from outsiders, question every robe, and have perhaps been let down by one. Keep what proved kind, whoever said it.',
    brief: 'question teachers and find your own',
    themes: ['originality', 'idealism'],
  },
  grahana: {
    says: 'A luminary is shaded by a node, so confidence or mood can go dim at noon without a cloud in sight. You know this inner weather well, better than you let on. Wait ten minutes before deciding anything; it passes.',
    brief: 'know how light and shade take turns',
    themes: ['feeling', 'intensity'],
  },
  angaraka: {
    says: "Drive meets hunger, like a flame in wind. You act hugely, soon and against the odds, and the bridge can be burning before anyone has crossed. Lay a ring of stones first: one rule, one friend, one night's sleep.",
    brief: 'act with fierce and hasty force',
    themes: ['intensity', 'boldness'],
  },
  visha: {
    says: 'Moon and Saturn together make the mind sober. You carry sorrow responsibly, like a tray across a crowded room, and laugh late and well. Let a friend hear of it on the first day and not on the tenth.',
    brief: 'carry feelings with great seriousness',
    themes: ['caution', 'solitude'],
  },
  kaal_sarpa: {
    says: 'Every planet lies on one side of the nodes, like cargo stowed to one side. Life leans into one great theme, and you may wonder how others manage to be so even. An ordinary pastime makes a good counterweight.',
    brief: 'live with one strong lean',
    themes: ['intensity', 'change'],
  },
  rajalakshana: {
    says: 'All the corners are held by gentle planets. Bearing and courtesy open doors to you, even in old shoes, and people straighten up when you speak to them. Hold those doors for whoever comes behind with full hands.',
    brief: 'carry yourself with natural dignity',
    themes: ['visibility', 'diplomacy'],
  },
  vanchana_chora_bheeti: {
    says: 'Caution with strangers is written beside your first house lord. You lock, check and go back to look again, and now and then you were right. Give one person a spare key, and notice that nothing happens.',
    brief: 'guard yourself against being misled',
    themes: ['caution', 'privacy'],
  },
  gauri_navamsa: {
    says: 'Behind your work stands a hidden, exalted helper, found in the ninth-part chart. You are respected for a quality nobody sees at once, such as the seam inside the coat. Show the lining from time to time.',
    brief: 'gain quiet respect by quality',
    themes: ['ambition', 'tradition'],
  },
  bharati: {
    says: 'A learned helper stands behind wealth, mind or gains. Study pays you in more than coin: in calm, in friends, in being asked. Lend your books, and keep a list of who has them.',
    brief: 'prosper through deep study',
    themes: ['reason', 'ambition'],
  },
  chapa_raja: {
    says: 'Home and work exchange lords while you stand high, so counsel near power suits you. You know what was said in the kitchen before the meeting. Speak truth there as well, in a low voice and early.',
    brief: 'serve as a trusted adviser',
    themes: ['ambition', 'reason'],
  },
  amsavatara: {
    says: 'Venus, Jupiter and an exalted Saturn hold the corners. Taste, wisdom and patience are all at hand, which is more than most people are given to work with. Combine them in one piece of work that can outlast fashion.',
    brief: 'join taste with wisdom and patience',
    themes: ['tradition', 'ambition'],
  },
  devendra: {
    says: 'Self trades with gains and savings with work: four lords helping each other. You move well among influential people and seem to have been born knowing the seating plan. The person without a card is often the better talk.',
    brief: 'move easily among the influential',
    themes: ['visibility', 'company'],
  },
  makuta: {
    says: 'The crown here is made of study, and duty puts it on. You lead at a distance, by rules, letters and example, and may not know what the floor smells of. Visit the workshop without an appointment.',
    brief: 'lead through learning and duty',
    themes: ['ambition', 'solitude'],
  },
  chandika: {
    says: 'A fixed first house is watched by the lord of struggle. You stand your ground, fiercely and with style, even over a seat by the window. Some ground is not worth the standing, and you are free to pick.',
    brief: 'stand your ground with force',
    themes: ['intensity', 'stability'],
  },
  jaya: {
    says: "Work is strong and opposition weak: the name means victory. You seldom need tricks, as you win by doing the thing better. Being good at winning is a second art, and it begins with the other side's coat.",
    brief: 'win by doing your work well',
    themes: ['ambition', 'boldness'],
  },
  vidyut: {
    says: 'Lightning among friends: the lord of gains shines with Venus. Chances come suddenly and in pleasant company, at a wedding, in a queue for ice cream. Keep a bucket ready, meaning a free evening and a pencil.',
    brief: 'meet bright sudden chances',
    themes: ['spontaneity', 'company'],
  },
  gandharva: {
    says: 'Music of the heavens, says the name, since work, wisdom and beauty agree. You refine what you do until it seems to have cost no trouble. Play with amateurs sometimes, and leave the wrong notes in.',
    brief: 'refine your work like an art',
    themes: ['originality', 'ambition'],
  },
  shiva: {
    says: 'Mind, meaning and work hand the key round in a circle. You think a thing through, believe in it and then actually build it, which is rarer than it sounds. Teach the whole circle to someone who only has one part.',
    brief: 'build your work on conviction',
    themes: ['ambition', 'idealism'],
  },
  vishnu: {
    says: 'In the house of speech belief and work meet. Your words protect and provide, as when a quiet remark from you keeps a colleague in the team. Use that voice on ordinary days, over potatoes, and not only in emergencies.',
    brief: 'provide by good words and deeds',
    themes: ['tradition', 'contentment'],
  },
  indra: {
    says: "Ideas trade places with gains, and the Moon sits among the ideas. You think aloud in front of people, and the thought comes back as friends, plans and openings. Praise a rival's idea by name; yours loses nothing.",
    brief: 'gain by courage of mind',
    themes: ['boldness', 'reason'],
  },
  ravi: {
    says: 'The Sun stands at the height of your chart, while work leans on effort. You rise early, live plainly and expect the lights to be on when you arrive. Warm the others a little; they came by the late bus.',
    brief: 'rise by plain, early effort',
    themes: ['ambition', 'structure'],
  },
  garuda: {
    says: "The eagle sees clearly by day, for your waxing Moon has an exalted helper. You speak cleanly, aim high, and spot the mouse in another person's argument. Land gently, above all on those who are still learning to fly.",
    brief: 'aim high with clear speech',
    themes: ['idealism', 'directness'],
  },
  go: {
    says: 'Here is wise abundance with good manners, since Jupiter is strong beside the lord of speech. You come from people or places you can be thankful for, even if they were plain. Go back once with cake and say so.',
    brief: 'live well and courteously',
    themes: ['contentment', 'tradition'],
  },
  trilochana: {
    says: 'Sun, Moon and Mars form a wide triangle, the three-eyed one. Will, feeling and drive look at the same thing together, and few people like to be that thing. Blink now and then, and let the picture soften.',
    brief: 'see with will and feeling together',
    themes: ['intensity', 'visibility'],
  },
  kulavardhana: {
    says: 'Planets support the house of what you hand on. A line of pupils, works or relatives grows from you, and each of them keeps some gesture of yours. Let them differ; that is how a line stays alive.',
    brief: 'hand something on that grows',
    themes: ['tradition', 'closeness'],
  },
  dhur: {
    says: 'Work has its lord in a hard house, so the road to your post has detours, and you came to it by the kitchen entrance. You help where others quit. Some of the tasks in daylight are yours as well.',
    brief: 'work in hard places off the main road',
    themes: ['realism', 'solitude'],
  },
  lagna_malika: {
    says: 'Seven houses in a row begin with you. The string of planets gives self-direction, and you were choosing your own socks at three. Let someone hand you a bead now and then, even in the wrong colour.',
    brief: 'lead your own life from the front',
    themes: ['independence', 'visibility'],
  },
  dhana_malika: {
    says: 'A string of seven begins with means and speech. Before anything else you gather, provide and keep, and the shelf is full when guests arrive. Untie one purse for something that leaves no trace, such as an evening of song.',
    brief: 'gather means step by step',
    themes: ['stability', 'ambition'],
  },
  vikrama_malika: {
    says: 'From effort onwards your planets stand in line. Courage starts each thing you do: the first step into the cold water, the letter in bold. An effort that ends in rest leaves you fresh for the next one.',
    brief: 'begin each thing with effort',
    themes: ['boldness', 'ambition'],
  },
  sukha_malika: {
    says: 'The row starts at home, so comfort comes first and carries all the rest. People remember your soup before your title, and you decide things best in your own chair. After lunch, though, walk out.',
    brief: 'build outward from home',
    themes: ['contentment', 'privacy'],
  },
  putra_malika: {
    says: 'Seven in a row from the house of ideas: creation leads and duty follows. You inspire the young because you are still playing yourself. Finish the play, including the dull scene in which the chairs are put back.',
    brief: 'let creation lead the way',
    themes: ['originality', 'visibility'],
  },
  shatru_malika: {
    says: 'Your garland starts in the house of struggle. You learn by contest and service, and can carry six plates at once through a quarrel. It would do you good to be the one who is served for an evening.',
    brief: 'grow by service and contest',
    themes: ['realism', 'ambition'],
  },
  kalatra_malika: {
    says: 'With partnership at its head, the row moves by agreement. You ask, you adapt, you decide at the second cup, and it often goes well. Find out what you alone would do on a free Saturday.',
    brief: 'start everything from partnership',
    themes: ['closeness', 'diplomacy'],
  },
  randhra_malika: {
    says: 'The chain begins in the deep house. Change opens your roads, and thrift helps you along them; you have rebuilt more than one life from a suitcase. Keep a map of the shallows, where one can simply stand.',
    brief: 'find your road through change',
    themes: ['change', 'intensity'],
  },
  bhagya_malika: {
    says: 'Belief heads the line, and good teaching follows you about: the right book on a bench, the stranger with a useful sentence. You live by faith in something. Test it on weekdays, against the washing-up.',
    brief: 'let belief lead the way',
    themes: ['idealism', 'tradition'],
  },
  karma_malika: {
    says: 'Deeds come first in your row. Others know you by results, and you hardly know what to answer when asked how you are. A nap could stand at the end of the list, as an item like the rest.',
    brief: 'put deeds before all else',
    themes: ['ambition', 'structure'],
  },
  labha_malika: {
    says: 'Friends and hopes begin the string. You achieve by knowing people, and your plans usually start with a sentence like: I know someone who. Among all of them, know one really well.',
    brief: 'begin from friends and hopes',
    themes: ['company', 'ambition'],
  },
  vyaya_malika: {
    says: 'The string starts where things are given away. Generosity and distance shape you: the unpaid post, the far country, the coat left with someone colder. Keep enough change for your own bus home.',
    brief: 'begin by giving and letting go',
    themes: ['idealism', 'solitude'],
  },
  sarira_saukhya: {
    says: "Your leader, or a kind planet, stands at a corner, a classical sign of ease in one's own skin. You can sit on a wall and feel that nothing is missing. It is a gift to be glad of, and to take for walks.",
    brief: 'feel at ease in yourself',
    themes: ['contentment', 'stability'],
  },
  dehapushti: {
    says: "A moving sign and a kind companion give your chart's leader liveliness. You recover by activity, and a walk does for you what a sofa does for others. Take the quarrel out for a walk too.",
    brief: 'recover well by being active',
    themes: ['lightness', 'contentment'],
  },
  dehakashta: {
    says: 'The leader of your chart keeps hard company, so your strength wants pacing. You have learned where effort ends by passing that point more than once. Sit down a little before you have to, and call it skill.',
    brief: 'learn to pace your strength',
    themes: ['caution', 'realism'],
  },
  rogagrasta: {
    says: "At the front door your leader stands beside a lord of trouble. You notice the drip, the crack, the worried face before you notice the view, and set to work. One of these worries could be someone else's.",
    brief: 'attend early to what needs repair',
    themes: ['caution', 'structure'],
  },
  krisanga: {
    says: 'A dry, lean sign holds your leader: you live on little, move quickly and distrust padding of any kind. Where others collect, you prune. Accept second helpings at least of rest, and of praise.',
    brief: 'live lean and move quickly',
    themes: ['realism', 'independence'],
  },
  dehasthaulya_lords: {
    says: 'Watery signs hold your leader twice over. You absorb the mood of a house, keep what people told you, and comfort almost without words. Like any sponge, you need wringing out once a week, by water or by talk.',
    brief: 'absorb much and give comfort',
    themes: ['feeling', 'contentment'],
  },
  dehasthaulya_jupiter: {
    says: 'Jupiter rests on the first house and makes your presence ample. People feel there is room beside you, for them and their three bags. Leave some of that room unpromised, so that you can turn round.',
    brief: 'have an ample and generous presence',
    themes: ['contentment', 'boldness'],
  },
  dehasthaulya_lagna: {
    says: 'A watery, gentle sign rises with kind support. You meet others softly, let them finish, and blur your outline so that nobody is hurt. A firm, friendly no now and then shows you where your bones are.',
    brief: 'meet others in a soft way',
    themes: ['feeling', 'diplomacy'],
  },
  sada_sanchara: {
    says: 'Always on the road, the name says, for your leader stands in a moving sign. You think best in trains, and three towns hold a toothbrush of yours. Once a year unpack fully, down to the last sock.',
    brief: 'keep moving from place to place',
    themes: ['change', 'spontaneity'],
  },
  dhana_118: {
    says: 'Venus owns the house of ideas here and Saturn is among the gains: this is taste sold with patience. You would rather make one thing well than ten in time. Price the hours as well as the beauty.',
    brief: 'earn by taste and patience',
    themes: ['structure', 'originality'],
  },
  dhana_119: {
    says: 'A quick mind faces lively gains, Mercury across from Moon and Mars. You trade in ideas and have often found the buyer before the product is finished. Let the calculator rest on Sundays, also the one in your head.',
    brief: 'earn by quick ideas',
    themes: ['reason', 'ambition'],
  },
  dhana_120: {
    says: 'Saturn is in charge of thought, with clever and bold planets among the gains, so slow plans pay. You draw the foundations while others choose curtains. Start small enough to finish, and let impatient friends push the cart.',
    brief: 'earn by long and sober plans',
    themes: ['structure', 'realism'],
  },
  dhana_121: {
    says: 'Royal ideas meet generous allies: the Sun thinks, and Moon with Jupiter repays. You gain when your idea is given a stage and a warm audience. There is enough light on that stage for a whole row of people.',
    brief: 'gain when your ideas shine',
    themes: ['visibility', 'company'],
  },
  dhana_122: {
    says: 'Wise counsel faces spirited gains. Teaching or advising can support you, for people leave your kitchen with a clearer head. Ask a fair fee once, and do not go on explaining why it is fair.',
    brief: 'gain by giving wise counsel',
    themes: ['idealism', 'ambition'],
  },
  dhana_123: {
    says: 'The Sun rises in its own sign with bold and wise support. Leadership feeds you, in both senses, and you look odd at the back of a photograph. See that those who follow are fed as well.',
    brief: 'prosper by leading openly',
    themes: ['visibility', 'ambition'],
  },
  dhana_124: {
    says: 'At your door stands the Moon in its own sign, seen by Mars and Jupiter. Care becomes means: you earn where people are sheltered, fed or listened to. Mind your hours, because kindness has no closing time by itself.',
    brief: 'prosper by caring for people',
    themes: ['feeling', 'ambition'],
  },
  dhana_125: {
    says: 'Mars at the front in its own sign draws Moon, Venus and Saturn into its work. Your drive earns through many hands, those who cook, decorate and keep the books. Thank them by name when the prize arrives.',
    brief: 'prosper by drive and many hands',
    themes: ['boldness', 'ambition'],
  },
  dhana_126: {
    says: 'Mercury rises in its own sign with grace and patience near. Skill in words pays: the neat sentence, the clear table, the joke at the right moment. What you agree on gains by being as short as the joke.',
    brief: 'prosper by skill with words',
    themes: ['reason', 'structure'],
  },
  dhana_127: {
    says: 'Jupiter rises at home with force and wit beside it. Knowledge brings you ample means, since you know a subject and also enjoy explaining it. Give a lesson free sometimes, to the one who cannot ask.',
    brief: 'prosper by what you know',
    themes: ['idealism', 'contentment'],
  },
  dhana_128: {
    says: 'Venus rises in her own sign, helped by wit and patience. Beauty that is well made finds its buyers, and yours tends to be well made. Keep the best cup for your own kitchen, and use it on ordinary days.',
    brief: 'prosper by making things beautiful',
    themes: ['originality', 'contentment'],
  },
  bahudravyarjana: {
    says: 'Self, savings and gains pass the key round in a ring. You earn in many ways, with a lesson here, a sale there and a favour that pays by spring. Decide on enough, or the ring has no end.',
    brief: 'earn in many ways',
    themes: ['ambition', 'independence'],
  },
  balya_dhana: {
    says: 'Means and work met early, at a corner of the chart. As a child you knew what things cost and perhaps who paid. Keep the skill that came of it, and unlearn the part that was fear.',
    brief: 'learned early how means are made',
    themes: ['realism', 'ambition'],
  },
  bhratrimula_dhana: {
    says: "Siblings, colleagues or your own hands open the purse. You earn by effort shared, like two people on a long saw. Settle accounts while you are still friends, and round up in the other's favour.",
    brief: 'gain through brothers in effort',
    themes: ['company', 'ambition'],
  },
  matrimula_dhana: {
    says: 'Home and mother stand behind your means in one way or another: a recipe, a plot of land, a way of bargaining. You build on what you were taught at the sink. Pass the lesson on to someone without such a sink.',
    brief: 'build on what home gave you',
    themes: ['tradition', 'stability'],
  },
  ayatna_dhana: {
    says: 'Gain with little strain, says the name, since self and savings exchange places. The ease is real, and you need not feel guilty about it. Without a purpose, though, it goes slack like an unused sail.',
    brief: 'gain with little strain',
    themes: ['contentment', 'lightness'],
  },
  daridra_11: {
    says: 'Gains have their lord in a hard house, so income arrives by winding lanes. You have become resourceful, and can make dinner from a bare cupboard. Written agreements straighten the lane a little; so does a patient friend.',
    brief: 'gain by winding lanes',
    themes: ['realism', 'caution'],
  },
  bhagya: {
    says: 'A strong kind planet looks upon the house of meaning. Teachers and openings turn up, often disguised as a wrong bus or a boring invitation. Go and meet them, with clean shoes and a question.',
    brief: 'meet with helpful teachers',
    themes: ['contentment', 'idealism'],
  },
  dhatritva: {
    says: 'Giver, says the name: the ninth lord shines among kind planets. You are generous by principle, even on days when you do not feel like it. Learn to receive as well, without giving back by evening.',
    brief: 'give as a matter of principle',
    themes: ['idealism', 'contentment'],
  },
  yukti_vagmi: {
    says: 'Reason lends its voice to you, as the lord of speech stands well. You persuade with grounds, one, two, three, and people feel they thought of it themselves. Stop when they nod.',
    brief: 'speak with reason and skill',
    themes: ['reason', 'directness'],
  },
  marut: {
    says: 'Like the wind in trade and talk, you carry goods and phrases across: Jupiter, Venus, Moon and Sun form a rare chain. You leave each place with more than you brought. In calm weather, lie down on the deck.',
    brief: 'carry ideas and goods across',
    themes: ['reason', 'company'],
  },
  bhaskara: {
    says: 'A rare ladder runs from Sun to Mercury to Moon to Jupiter and gives bright, brave learning. You can explain the heavens to a neighbour over the fence. Ask about their tomatoes too, and stay for the answer.',
    brief: 'join learning with courage',
    themes: ['reason', 'boldness'],
  },
  budha: {
    says: 'An uncommon order of planets gives scholarship with nerve. You read the manual and then actually open the machine. Let others check your screws, since what you know you tend to know alone.',
    brief: 'act on what you know',
    themes: ['reason', 'ambition'],
  },
  daridra_144: {
    says: 'Self and loss trade places here, near the lord of bonds. You give away more than you planned, most of all to the people you live with, and are puzzled by the empty drawer. A list of your yeses would explain it.',
    brief: 'give away more than you planned',
    themes: ['feeling', 'realism'],
  },
  daridra_145: {
    says: 'You and struggle exchange keys. Service and dispute take up hours you had meant for something else, and each victory brings another form to fill in. Write down which battles are yours, and decline one this month.',
    brief: 'spend strength on disputes',
    themes: ['ambition', 'caution'],
  },
  daridra_146: {
    says: 'Ketu joins the Moon at the door, and wanting goes quiet. You need little, forget lunch, and can drift through a year as through a museum. One fixed meal a day, with company, is a good anchor.',
    brief: 'need little and drift easily',
    themes: ['solitude', 'contentment'],
  },
  daridra_147: {
    says: 'Your leader goes down into the deep house, watched by lords of tests. You have rebuilt often, sometimes with the same bricks, and know the silence after the crash. Do it in company; many hands find more bricks.',
    brief: 'rebuild your life after setbacks',
    themes: ['intensity', 'realism'],
  },
  daridra_148: {
    says: 'Hard company in a hard house tests your leader. Endurance grows there, and with it the habit of asking when it is almost too late. Help is easier to give while you can still carry your side.',
    brief: 'endure and ask for help late',
    themes: ['structure', 'solitude'],
  },
  daridra_149: {
    says: 'A lord of trouble walks beside your leader, under a stern eye. You work twice for what others are given once, and then doubt whether it was good. Rate yourself by the standard you use for a friend.',
    brief: 'work twice for the same reward',
    themes: ['structure', 'ambition'],
  },
  daridra_150: {
    says: 'Ideas keep difficult company without a kind witness. A plan that shone at night looks thin by morning, and you may throw away the good half. Find a patient second reader before you judge.',
    brief: 'need a second look at your plans',
    themes: ['caution', 'reason'],
  },
  daridra_151: {
    says: 'Thought goes to work or to war, watched by lords of tests. You create under pressure, the night before, with somebody waiting at the door. Make something useless on a quiet afternoon, and see what your hand does freely.',
    brief: 'create best under pressure',
    themes: ['ambition', 'intensity'],
  },
  daridra_152: {
    says: 'A stern planet at your door answers to lords of tests. You meet hardness with hardness, and the counter clerk has learned to duck. Try it once with a joke, and note what changes in the room.',
    brief: 'meet hardness with hardness',
    themes: ['directness', 'structure'],
  },
  asatyavadi: {
    says: 'Speech lives in a strict sign under rough winds, and it is tempting to trim the truth until it fits. You know that moment, just before the second sentence. Say less there, and say it exactly.',
    brief: 'watch how you bend your words',
    themes: ['caution', 'reason'],
  },
  jada: {
    says: 'In public, with stern company, words may fail you. The brilliant reply arrives on the stairs, when everyone has gone home. Prepare, carry a card with three points, and remember that a pause looks wise from outside.',
    brief: 'speak best when prepared',
    themes: ['caution', 'structure'],
  },
  muka: {
    says: 'Silence comes easily, for the lord of speech withdraws with Jupiter. You know more than you tell, and people fill your pauses with their own opinions. On paper you may find yourself surprisingly fluent.',
    brief: 'keep much of what you know unsaid',
    themes: ['privacy', 'solitude'],
  },
  andha: {
    says: "Words and feelings crowd one small room in this yoga, or pride and speech do. You may overlook the obvious, such as the glasses on your forehead or a friend's long silence. A second pair of eyes is worth asking for.",
    brief: 'overlook what stands close by',
    themes: ['feeling', 'spontaneity'],
  },
  durmukha: {
    says: 'A rough tongue can guard a soft mouth. Hard planets sit in the house of speech, so the true thing comes out with its coat on inside out. Count to three, then keep the point and change the tone.',
    brief: 'speak in a rough, honest way',
    themes: ['directness', 'intensity'],
  },
  shraddhanna_bhukta: {
    says: 'Saturn looks upon the house of food and speech. You eat and talk plainly, with duty as a guest at table, and rarely take the last piece. Taste something slowly that nobody needed you to cook.',
    brief: 'keep speech and table plain',
    themes: ['structure', 'tradition'],
  },
  apakirti: {
    says: 'Sun and Saturn share the height under a stern eye, and your reputation can feel like an exam that never ends. One unfair remark outweighs ten thanks. Do honest work, keep your papers, and let two friends be the judges.',
    brief: 'guard your good name with care',
    themes: ['caution', 'visibility'],
  },
  vrana: {
    says: 'One planet that rules conflict stands at self, depth or work. You bear marks that taught you something, a lost friendship, a hard chief, a fall from the wall at nine. Let them heal unpicked, and tell the story kindly.',
    brief: 'bear the marks of past struggles',
    themes: ['intensity', 'realism'],
  },
  bandhana: {
    says: 'Self and struggle are tied to a stern planet. Obligations can feel like ropes, although you are the one who said yes to most of them. Begin with the knots you made yourself; they come undone from inside.',
    brief: 'feel bound by obligations',
    themes: ['structure', 'caution'],
  },
  buddhi_jada: {
    says: 'Saturn weighs on thought and self alike, so you learn slowly and do not forget. School may have measured you with the wrong watch. Ignore it now, take the long course, and trust what has sunk in.',
    brief: 'learn slowly and for good',
    themes: ['stability', 'reason'],
  },
  sumukha: {
    says: 'A pleasant face and word: kind planets touch the house of speech, and people lean in when you begin. You could read out a timetable and be thanked. Such a voice can say true things that nobody else can say gently.',
    brief: 'speak in a pleasant way',
    themes: ['diplomacy', 'lightness'],
  },
  bhratrivriddhi: {
    says: 'Kind planets favour siblings and fellow workers. Effort is shared gladly around you, the ladder held, the lift offered, the joke passed along the row. Be the one who rings first for once.',
    brief: 'thrive among siblings and peers',
    themes: ['company', 'boldness'],
  },
  sodaranasha: {
    says: 'Mars and the lord of siblings stand together under a hard eye. Rivalry or distance marks those bonds, and an old argument may still sit between two chairs. A short, kind note asks for nothing and opens a window.',
    brief: 'feel strain with siblings or peers',
    themes: ['independence', 'intensity'],
  },
  ekabhagini: {
    says: 'Tradition reads one sister here; more broadly, one close equal matters to you beyond the rest. You save up news for this person and no other. Tell them so, in plain words, while it is an ordinary day.',
    brief: 'value one close companion',
    themes: ['closeness', 'feeling'],
  },
  dvadasha_sahodara: {
    says: 'A great many siblings, the old text says, and so a life among a crowd of peers. You hold your own at noisy tables and find the last potato. Somewhere there should be a corner with only your things.',
    brief: 'live among many peers',
    themes: ['company', 'boldness'],
  },
  sapta_sahodara: {
    says: 'Seven of one house, the rule says, so the company of equals surrounds you. You learned to share early, rooms, bicycles, secrets. Keep one thing unshared, and do not feel you have to explain why.',
    brief: 'share life with many equals',
    themes: ['company', 'diplomacy'],
  },
  parakrama: {
    says: 'Courage is well guided, with kind planets behind effort and Mars. You speak up for the new colleague, jump in, and are decent to the loser. Someone is waiting for you to go first again.',
    brief: 'act with guided courage',
    themes: ['boldness', 'idealism'],
  },
  yuddhapurva_dridha: {
    says: 'Firm before the fight: your nerve is highest until things start. You prepare splendidly, lay out the clothes, rehearse the speech, and then the first heckler costs you your place. Train for the second hour.',
    brief: 'are firmest before the struggle',
    themes: ['boldness'],
  },
  uttama_griha: {
    says: 'A good house, in name and rule: the fourth lord stands well in kind company. You make a home for several people, some of them not even related to you. Fix the gate, so that it can also be closed.',
    brief: 'make a good home',
    themes: ['contentment', 'stability'],
  },
  vichitra_saudha: {
    says: 'Work, home, Saturn and Mars build together, and the building is unusual. You make remarkable things out of stone, steel or plain order, and visitors walk round them twice. Add a window where someone can look in.',
    brief: 'build things that are unusual',
    themes: ['originality', 'structure'],
  },
  ayatna_griha_lords: {
    says: 'Self and partner look after home and are seen by kind planets. A roof tends to come to you without a fight, by a tip from a friend or a bond that brought one. Share it while it is easy.',
    brief: 'find a home with ease',
    themes: ['contentment', 'closeness'],
  },
  ayatna_griha_ninth: {
    says: 'Grace and home stand high together. You are helped to a good address by people who wish you well, and you sleep there as one who is welcome. Do the same for the next tenant.',
    brief: 'are helped towards a good home',
    themes: ['contentment', 'tradition'],
  },
  grihanasha: {
    says: 'Home loses its lord to far places, under a hard eye. You move, leave, rebuild, and can tell a life story by its keys. Carry something small that is always home: a cup, a cloth, a melody.',
    brief: 'let go of houses and rebuild',
    themes: ['change', 'solitude'],
  },
  bandhu_pujya_lord: {
    says: 'Relatives respect you, for the lord of home is kind and well seen, with Mercury at the door. Your opinion is asked before weddings and after quarrels. Answer their letters, also the ones with nothing in them.',
    brief: 'have the respect of your family',
    themes: ['tradition', 'company'],
  },
  bandhu_pujya_jupiter: {
    says: 'Jupiter watches over home, and kin look up to you. They lower their voices when you speak, which is pleasant and a little lonely. Be human at the table: spill something, ask for advice.',
    brief: 'are looked up to at home',
    themes: ['tradition', 'contentment'],
  },
  matridirghayu: {
    says: 'A kind fourth house and a strong Moon speak of lasting support from a motherly person. Some of your calm is hers, down to the way you fold a towel. Thank her, or her memory, in detail.',
    brief: 'have lasting motherly support',
    themes: ['closeness', 'stability'],
  },
  matridirghayu_navamsa: {
    says: 'Behind the scenes the helper of home is strong. Nurture reaches you by quiet channels: a parcel without a note, an aunt who asks nothing, soup on the step. Notice who the sender is.',
    brief: 'are nurtured in quiet ways',
    themes: ['feeling', 'privacy'],
  },
  kapata: {
    says: 'Hard planets around the heart teach concealment. Early on it may have been safer to show a smooth face at supper, and the face has stayed. Practise one plain sentence a day, with somebody who has earned it.',
    brief: 'hide what you feel',
    themes: ['privacy', 'caution'],
  },
  nishkapata: {
    says: 'Open-hearted, the name says: kind planets keep your inner room. People believe you because your face agrees with your words. Close that room at night, though, and let some visitors wait until morning.',
    brief: 'have an open heart',
    themes: ['directness', 'feeling'],
  },
  matrisneha: {
    says: 'Self and home belong to friends, so affection flows between you and whoever mothered you. You carry the warmth into other rooms and strangers relax there. Pass it on to someone who had less of it.',
    brief: 'share warm affection with those who raised you',
    themes: ['closeness', 'feeling'],
  },
  kapata_tenth: {
    says: 'Ambition lodges in the heart with stern guests. You plan in secret, smile at the meeting, and drive home revising the map. One ally should read that plan, before secrecy becomes the whole of it.',
    brief: 'keep ambitious plans secret',
    themes: ['privacy', 'ambition'],
  },
  nishkapata_lord: {
    says: 'Your leader lives at home with a kind companion. What you say is what you feel, without a second drawer, and people find that restful. On stranger ground you may need to learn when to keep your coat on.',
    brief: 'are sincere in private',
    themes: ['feeling', 'directness'],
  },
  matrishatrutva: {
    says: 'Mercury rules both self and home under strain, so you and a mother figure may talk past each other, both quick and both certain. Ask one question back before you answer. It is often a different quarrel.',
    brief: 'argue with those who raised you',
    themes: ['reason', 'intensity'],
  },
  vahana: {
    says: "Where your chart's leader stands, vehicles, travel or gains are found. Getting about suits you, and a free afternoon turns by itself into a drive. Offer lifts; the best talks happen when both look ahead.",
    brief: 'enjoy getting out and about',
    themes: ['contentment', 'spontaneity'],
  },
  vahana_exalted: {
    says: 'A comfort high in its sign has a well-placed host. Good means of travel come with standing, and you know the pleasure of the window seat. The papers can stay in the bag until the river has been crossed.',
    brief: 'travel in some comfort',
    themes: ['contentment'],
  },
  satkalatra: {
    says: 'Partner and love are touched by wisdom or wit. You look for character rather than sparkle and often find it, sometimes in a person others overlooked. Show yours too, early, with the flaws left in.',
    brief: 'look for character in love',
    themes: ['closeness', 'idealism'],
  },
  bandhu_tyakta: {
    says: 'Home has a strained lord, and kin may feel far even at the same table. You have gathered a family of choice, with its own jokes and holidays. Leave one line open to the first one.',
    brief: 'gather a family of your own choosing',
    themes: ['independence', 'company'],
  },
  sarpa_shapa: {
    says: 'Rahu sits among ideas and offspring of every sort, under Mars. The wish to create comes with a worry that it could go wrong, so much is held back. Make small things often, and let them be seen unfinished.',
    brief: 'worry over what you create',
    themes: ['intensity', 'originality'],
  },
  sarpa_shapa_saturn: {
    says: 'Saturn and the Moon weigh upon the creative house, its lord with Rahu. You doubt before you show, and the drawer is full of pages that were nearly good. Show a sketch to a kind eye.',
    brief: 'doubt what you make',
    themes: ['caution', 'feeling'],
  },
  sarpa_shapa_jupiter: {
    says: 'Faith goes along with force, Rahu is at the door and ideas lie in hard places. What you create arrives by detours, after the wrong teacher and the lost draft. Note each detour; some of them were the subject.',
    brief: 'create by way of detours',
    themes: ['originality', 'intensity'],
  },
  sarpa_shapa_mercury: {
    says: "A restless wit stirs the house of creation. Ideas breed faster than you can feed them, and by Thursday Monday's favourite is forgotten. Pick one and raise it, through its awkward age as well.",
    brief: 'have more ideas than you can raise',
    themes: ['reason', 'spontaneity'],
  },
  pitri_shapa: {
    says: "Pressed is the Sun among ideas, and a father's shadow may lie across what you make: his standards, his silence, his unlived wish. Look at it squarely once. Then write your own signature beneath the work.",
    brief: "work in a father's shadow",
    themes: ['tradition', 'caution'],
  },
  matri_shapa: {
    says: "Moon and home lie in the house of strain, while creation trades with depth. Old sorrows, some of them your mother's, ask for a form. Give them paper, clay or a song, and they sit more quietly.",
    brief: 'give old sorrows a form',
    themes: ['feeling', 'intensity'],
  },
  bhratri_shapa: {
    says: 'Self and ideas go deep while rivalry sits in the creative seat. As soon as someone keeps score your hand stops moving. Make it alone first, behind a shut door, and bring it out when it can stand.',
    brief: 'create best away from rivals',
    themes: ['solitude', 'intensity'],
  },
  bahuputra: {
    says: 'Rahu in the house of what you bring forth multiplies it: works, pupils, plans, stray cats. You enjoy the beginning of each. Love them one by one, and learn their names before the next arrives.',
    brief: 'bring forth many things',
    themes: ['originality', 'boldness'],
  },
  bahuputra_navamsa: {
    says: 'A hidden helper near self, speech or ideas makes your output plentiful. Drafts, dishes and suggestions simply come, as if someone at the back were handing them through. Your part is to choose what to keep.',
    brief: 'produce plenty by hidden help',
    themes: ['originality', 'contentment'],
  },
  dattaputra: {
    says: 'Those you raise or teach may not be your own by birth. You adopt people and causes, give them a key, and worry about their winter coats. Let them keep their names and their earlier stories.',
    brief: 'care for those you choose',
    themes: ['closeness', 'originality'],
  },
  dattaputra_lords: {
    says: "What you nurture comes by way of partners and friends: a stepchild, a godchild, somebody's half-finished workshop. Chosen bonds hold well with you. Give them a feast day of their own, so that everyone knows it counts.",
    brief: 'nurture the bonds you chose',
    themes: ['closeness', 'company'],
  },
  aputra: {
    says: 'Creation has its lord in a hard house, so works come slowly and with much revision. You value what arrives, since you know what did not. A warm lamp and no audience are good company for such work.',
    brief: 'create slowly and with revision',
    themes: ['caution', 'originality'],
  },
  ekaputra: {
    says: 'One main work, pupil or child stands at the centre, with the fifth lord well placed. Everything you know goes into it. It breathes better when you have some hobby that it has no part in.',
    brief: 'give yourself to one main creation',
    themes: ['intensity', 'closeness'],
  },
  satputra: {
    says: 'Good heirs, the text says; in daily life, your teaching falls on decent ground, with Jupiter and Sun to help. Somebody younger quotes you without knowing it. Learn something back from them this year.',
    brief: 'teach and guide well',
    themes: ['idealism', 'closeness'],
  },
  kala_putra: {
    says: 'Fruits come at their time, for Jupiter keeps the creative house while its lord enjoys Venus. Forcing the bud has never worked for you. Let seasons be seasons, and spend the waiting among people you like.',
    brief: 'let things ripen in time',
    themes: ['contentment', 'stability'],
  },
  kala_putra_ninth: {
    says: 'Jupiter in the ninth and Venus with your leader: what you hope for ripens later than youth expects. Others had theirs at twenty-five, and you minded. Prepare the bed, water it, and keep your Sundays free.',
    brief: 'see hopes ripen later',
    themes: ['idealism', 'stability'],
  },
  kala_putra_nasha: {
    says: 'Rahu among hopes and a tired Jupiter ask for patience with plans. Some are set aside, and it is fair to be sad about them. The seed keeps well in its paper, while ground and weather change.',
    brief: 'set some hopes aside with patience',
    themes: ['change', 'realism'],
  },
  buddhimatturya: {
    says: 'An excellent mind, by name: the lord of thought is kind and well seen. You grasp a matter whole while others are still at the first page, and you are gentle about it. Bring good company in to disagree.',
    brief: 'have a clear and kindly mind',
    themes: ['reason', 'diplomacy'],
  },
  tivrabuddhi: {
    says: 'Sharp intelligence has a friendly witness behind it. You get to the answer first, and can be seen tapping a foot at the corner. Wait there; the slower ones have noticed something along the way.',
    brief: 'think quickly and sharply',
    themes: ['reason', 'directness'],
  },
  putra_sukha: {
    says: 'Kind planets delight the creative house, and so do children, games and pupils. Your serious face lasts until somebody brings out a ball. Sit on the floor with them, and let the telephone ring.',
    brief: 'take joy in the young and in play',
    themes: ['lightness', 'closeness'],
  },
};
