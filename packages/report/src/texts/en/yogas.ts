import type { Texts } from '../shape.ts';

export const YOGAS: Texts['yogas'] = {
  ruchaka: {
    says: 'A strong Mars on an angle makes a doer with a straight back. You lead from the front and train for it. Save the sword for what cannot be talked over.',
    brief: 'lead with courage and discipline',
    themes: ['boldness', 'ambition'],
  },
  bhadra: {
    says: 'Clear speech and a quick, orderly mind stand at a corner of your chart. You persuade by understanding. Explain it once more for the slowest in the room.',
    brief: 'persuade by clear thinking',
    themes: ['reason', 'diplomacy'],
  },
  hamsa: {
    says: 'Like the swan said to separate milk from water, you look for what is right in a mixture. People trust your judgement. Let it include yourself.',
    brief: 'seek what is right',
    themes: ['idealism', 'tradition'],
  },
  malavya: {
    says: 'Grace has a firm seat here: taste, comfort, warmth in company. You make life pleasant for others. Bring the same care to an ugly task.',
    brief: 'bring grace into daily life',
    themes: ['contentment', 'diplomacy'],
  },
  sasa: {
    says: 'Authority grows on you through patience and work with many people. You know how organisations breathe. Remember those below by name.',
    brief: 'rise by patience and order',
    themes: ['structure', 'ambition'],
  },
  sunapha: {
    says: "Something always stands next after the Moon's sign: you build means by your own effort. The mind looks ahead. Enjoy what is already in the jar.",
    brief: 'provide for your own needs',
    themes: ['independence', 'ambition'],
  },
  anapha: {
    says: 'Support lies behind the mind, like a wall at your back. You are self-possessed and well turned out. Lend the wall to someone nervous.',
    brief: 'have a quiet self-possession',
    themes: ['contentment', 'privacy'],
  },
  durudhara: {
    says: 'Planets stand on both sides of your Moon, so the mind is seldom without company or means. You receive and pass on. Keep an empty hour between.',
    brief: 'feel supported on both sides',
    themes: ['company', 'contentment'],
  },
  kemadruma: {
    says: 'The Moon stands without neighbours here, and you know how to be alone in a full house. It makes you self-reliant; tradition lists many helps. Ask anyway.',
    brief: 'learn to stand alone in feeling',
    themes: ['solitude', 'independence'],
  },
  adhi: {
    says: 'Three gentle planets face the Moon from across. You are trusted with tasks that need tact and sense. Accept the lead when asked twice.',
    brief: 'gain trust through good sense',
    themes: ['ambition', 'diplomacy'],
  },
  chandra_dhana: {
    says: 'Kind planets in the growing places from the Moon favour slow gain. Effort improves your means with time. Count per decade, not per week.',
    brief: 'gain by steady effort over time',
    themes: ['stability', 'ambition'],
  },
  gajakesari: {
    says: "Jupiter at a corner from the Moon gives the mind an elephant's calm: broad, dignified, hard to provoke. People listen. Use that weight on behalf of someone unheard.",
    brief: 'speak with calm and be heard',
    themes: ['idealism', 'stability'],
  },
  chandra_mangala: {
    says: 'Feeling and drive are wired together here. You earn by nerve and turn moods into work. Let anger cool before it signs.',
    brief: 'turn feeling into enterprise',
    themes: ['ambition', 'feeling'],
  },
  shakata_chandra: {
    says: 'Up and down like a cartwheel: confidence and mood take turns, since Jupiter stands awkwardly from the Moon. You recover each time. Grease the wheel with routine.',
    brief: 'go through ups and downs and recover',
    themes: ['change', 'feeling'],
  },
  vesi: {
    says: 'Planets ahead of the Sun lend even speech and steady conduct. You look at what comes next. Tell the truth you see there gently.',
    brief: 'conduct yourself with balance',
    themes: ['stability', 'reason'],
  },
  vosi: {
    says: 'What you know stands behind you, following the Sun like a good assistant. Skill and memory help your name. Thank the assistant by resting.',
    brief: 'rely on skill and memory',
    themes: ['realism', 'structure'],
  },
  ubhayachari: {
    says: 'The Sun is escorted on both sides. You appear well supported and speak well. Share the escort with those who walk alone.',
    brief: 'walk with support on both sides',
    themes: ['visibility', 'company'],
  },
  budha_aditya: {
    says: 'Sun and Mercury share a sign, Mercury free of the glare: intelligence with a purpose behind it. You explain in order to lead. Invite one contradiction.',
    brief: 'use a bright mind with purpose',
    themes: ['reason', 'visibility'],
  },
  subha: {
    says: 'Gentle planets stand at the door of your chart. You make a good impression without effort. Add a little effort.',
    brief: 'make a kindly first impression',
    themes: ['diplomacy', 'contentment'],
  },
  asubha: {
    says: 'Hard planets guard your door, so first impressions have an edge. You are sturdier than you look to yourself. Let people through to the warm room.',
    brief: 'have a rough edge and stamina',
    themes: ['directness', 'structure'],
  },
  amala: {
    says: 'Only kind planets touch the house of deeds. You wish your work to be clean and mostly keep it so. Check the small print of favours.',
    brief: 'want your deeds to be clean',
    themes: ['idealism', 'ambition'],
  },
  parvata: {
    says: 'A mountain stands on good ground: kind planets at the corners, the hard places quiet. You have stability to give. Let climbers up.',
    brief: 'stand on stable ground',
    themes: ['stability', 'contentment'],
  },
  kahala: {
    says: 'The horn in this name belongs to someone bold: home lord and wisdom support one another. You act with stubborn courage. Blow it rarely.',
    brief: 'act with stubborn courage',
    themes: ['boldness', 'independence'],
  },
  chamara: {
    says: 'You are fanned, as the old courts put it: respect comes through learning and good manners. Speak well of your teachers.',
    brief: 'gain respect by learning',
    themes: ['reason', 'visibility'],
  },
  shankha: {
    says: 'Humane principles and a long breath belong to the conch. You like right conduct in small matters. Let others be a little wrong.',
    brief: 'live by humane principles',
    themes: ['idealism', 'tradition'],
  },
  bheri: {
    says: 'The kettledrum announces a full house. Resources, family and judgement join, and you carry them with poise. Keep a room for silence.',
    brief: 'carry plenty with poise',
    themes: ['contentment', 'stability'],
  },
  mridanga: {
    says: 'A drum well tuned: your planets stand in strong places and respond to touch. You can be heard far. Choose the rhythm.',
    brief: 'make a strong and ordered impression',
    themes: ['visibility', 'structure'],
  },
  srinatha: {
    says: 'Partnership raises your work, for the seventh lord stands high in the tenth. You do well by alliance. Credit the ally.',
    brief: 'rise in work through alliance',
    themes: ['ambition', 'closeness'],
  },
  sharada: {
    says: 'Learning and service meet in this autumn yoga, named after the goddess of knowledge. You honour teachers. Study something with no use.',
    brief: 'honour knowledge and put it to work',
    themes: ['reason', 'idealism'],
  },
  matsya: {
    says: 'The fish sees both banks. You mix kindness with hard knowledge of the depths, and people ask you about time. Listen before prophesying.',
    brief: 'mix kindness with sober insight',
    themes: ['realism', 'feeling'],
  },
  kurma: {
    says: 'Like the tortoise, you hold steady and draw in what is soft. Patience serves others here. Put your head out on fine days.',
    brief: 'hold steady and help patiently',
    themes: ['stability', 'caution'],
  },
  khadga: {
    says: 'Fortune and family wealth exchange places by this sword. You use learning to cut through. Clean the blade after use.',
    brief: 'use knowledge to prosper',
    themes: ['reason', 'ambition'],
  },
  lakshmi: {
    says: 'A strong ninth lord and a strong self favour a generous, upright life. Good repute comes from how you share. Count gifts given.',
    brief: 'prosper by living uprightly',
    themes: ['contentment', 'idealism'],
  },
  kusuma: {
    says: 'The flower opens on a steady stem: charm over discipline. You have feeling and staying power. Let it be picked at times.',
    brief: 'join charm with discipline',
    themes: ['structure', 'diplomacy'],
  },
  kalanidhi: {
    says: 'A treasury of the arts: wisdom, taste and language feed one another. You learn gladly for life. Perform what you collect.',
    brief: 'collect arts and learning',
    themes: ['reason', 'contentment'],
  },
  hari: {
    says: 'Kind planets surround the house of speech from three sides. Your words can nourish. Say the good thing while it is warm.',
    brief: 'nourish others with words',
    themes: ['diplomacy', 'feeling'],
  },
  hara: {
    says: 'The house of the partner is well supported by gentle planets. You win by goodwill. Settle the quarrel before it sets.',
    brief: 'win people through goodwill',
    themes: ['closeness', 'diplomacy'],
  },
  brahma: {
    says: "Gentle helpers stand around your chart's leader. You create conditions in which others do well. Sign the work.",
    brief: 'create good conditions for others',
    themes: ['company', 'contentment'],
  },
  lagnadhi: {
    says: 'Opposite your door stand kind faces only. Partners and strangers meet you well. Meet the difficult one well too.',
    brief: 'meet goodwill across from you',
    themes: ['closeness', 'contentment'],
  },
  shubha_kartari: {
    says: 'Held between two kind hands, your start in things is protected. You move with ease. Notice who holds the scissors open.',
    brief: 'move between friendly supports',
    themes: ['contentment', 'stability'],
  },
  papa_kartari: {
    says: 'Pressure on both sides of the first house narrows the door. You grow precise, patient and strong in the shoulders. Ask for room in words.',
    brief: 'grow strong under pressure',
    themes: ['structure', 'caution'],
  },
  rajju: {
    says: 'All your planets stand in moving signs, as on a rope that swings. You travel, start, change. Tie one end.',
    brief: 'live by movement and change',
    themes: ['change', 'spontaneity'],
  },
  musala: {
    says: 'Each planet stands in a fixed sign, and you are firm as a pestle. People know where to find you. Bend on something small.',
    brief: 'hold firmly to your place',
    themes: ['stability', 'tradition'],
  },
  nala: {
    says: 'Flexible like a reed, with every planet in a dual sign, you are clever at two things at once. Finish the first.',
    brief: 'bend and manage two things',
    themes: ['change', 'reason'],
  },
  mala: {
    says: 'A garland of gentle planets lies on three corners. Comfort and courtesy attend you. Give some of the flowers away.',
    brief: 'live among comforts and courtesy',
    themes: ['contentment', 'lightness'],
  },
  sarpa: {
    says: 'Three corners are held by hard planets, a serpent in the grass. You learned alertness early and can shed skins. Rest unarmed among friends.',
    brief: 'stay alert and shed old skins',
    themes: ['intensity', 'caution'],
  },
  gada: {
    says: 'Strength is packed into two neighbouring corners, like a mace. You concentrate on gain and mastery. Let an unarmed hobby in.',
    brief: 'concentrate all your strength',
    themes: ['intensity', 'ambition'],
  },
  sakata: {
    says: 'All planets face each other across self and partner, the two wheels of a cart. Life moves by relationship. Oil both axles.',
    brief: 'move through life in pairs',
    themes: ['closeness', 'change'],
  },
  vihaga: {
    says: 'Between home and career, like a bird between nest and sky, your planets divide. You carry messages. Roost nightly.',
    brief: 'fly between home and work',
    themes: ['change', 'ambition'],
  },
  shringataka: {
    says: 'Self, creation and meaning form your triangle. You live for what you love and believe. Look at bills on the first.',
    brief: 'live by love and belief',
    themes: ['idealism', 'spontaneity'],
  },
  hala: {
    says: 'The plough cuts through a triangle away from the self: work, gain, bonds. You cultivate with patience. Ask what you want grown.',
    brief: 'cultivate your field with patience',
    themes: ['realism', 'structure'],
  },
  vajra: {
    says: 'Soft at self and partner, hard at home and work: a diamond with one warm face. Strong beginnings suit you. Guard the middle.',
    brief: 'shine in company and work hard',
    themes: ['visibility', 'structure'],
  },
  yava: {
    says: 'The barley swells in the middle: kindness at home and in work, edges toward people. Your middle years gather grain. Smile sooner.',
    brief: 'ripen in the middle of things',
    themes: ['stability', 'ambition'],
  },
  kamala: {
    says: 'Every planet sits on a corner, and the lotus opens. You act in full view and with force. Find one private leaf.',
    brief: 'act strongly in every main field',
    themes: ['visibility', 'ambition'],
  },
  vapi: {
    says: 'None of your planets stands on a corner, so water collects in a well. You save, hide, prepare. Let others drink.',
    brief: 'store your strength quietly',
    themes: ['privacy', 'caution'],
  },
  yupa: {
    says: 'Planted in the first four houses, like a post for offerings, your life keeps near self and home. You give well. Walk further off.',
    brief: 'give from close to home',
    themes: ['privacy', 'contentment'],
  },
  shara: {
    says: 'The arrow lies from home to partner. You aim at practical targets through work and love. Check what stands behind them.',
    brief: 'aim straight at practical targets',
    themes: ['directness', 'realism'],
  },
  shakti: {
    says: 'From partner to vocation lies the spear. You meet life through others and pass through trials. Keep your own pace.',
    brief: 'grow through others and through trials',
    themes: ['closeness', 'intensity'],
  },
  danda: {
    says: 'The staff runs from deeds back to self. Much is done, less is owned, and service suits you. Lean on it yourself.',
    brief: 'serve through steady deeds',
    themes: ['structure', 'solitude'],
  },
  nauka: {
    says: 'Seven planets set out in a row from the first house: a boat. You seek a name across water. Remember the harbour.',
    brief: 'set out to make a name',
    themes: ['ambition', 'spontaneity'],
  },
  kuta: {
    says: 'A hill of seven houses begins with home. You like high, hidden places and your own law. Wave to those below.',
    brief: 'keep to your own hill',
    themes: ['solitude', 'independence'],
  },
  chatra: {
    says: 'An umbrella opens from the seventh house, so you shelter many. Early and late years are mild. Stand beneath it as well.',
    brief: 'give shelter to others',
    themes: ['closeness', 'feeling'],
  },
  chapa: {
    says: 'The bow is bent from the tenth. You watch, wait and let fly. Choose targets you would show your children.',
    brief: 'watch and then act with aim',
    themes: ['ambition', 'solitude'],
  },
  ardhachandra: {
    says: 'A half moon of seven houses beginning off the corners gives grace in company. You please and lead gently. Turn your dark side too.',
    brief: 'lead in a gentle manner',
    themes: ['diplomacy', 'visibility'],
  },
  chakra: {
    says: 'Odd houses all filled: a wheel with every spoke. You set others moving. Let it coast downhill.',
    brief: 'set many things turning',
    themes: ['ambition', 'company'],
  },
  samudra: {
    says: 'Even houses hold it all, like an ocean taking in rivers. You gather means and moods. Keep a shore.',
    brief: 'gather and hold a great deal',
    themes: ['contentment', 'feeling'],
  },
  vallaki: {
    says: 'Seven signs, seven strings: the lute. You enjoy variety, music, company. Practise one tune through.',
    brief: 'enjoy variety in many fields',
    themes: ['lightness', 'company'],
  },
  dama: {
    says: 'Six signs share the planets, and so do you share: the garland of the giver. You help readily. Ask what was needed.',
    brief: 'give readily to others',
    themes: ['company', 'contentment'],
  },
  pasha: {
    says: 'Five signs tie your planets like a snare. You are skilled, busy and entangled in obligations. Undo one knot a month.',
    brief: 'get entangled in many skills',
    themes: ['ambition', 'company'],
  },
  kedara: {
    says: 'Four signs, four fields under the plough: you make yourself useful. Harvest comes. Leave one field fallow.',
    brief: 'make yourself useful to many',
    themes: ['realism', 'stability'],
  },
  shula: {
    says: 'Three signs hold everything, sharp as a trident. You are intense and can wound by accident. Blunt the first word.',
    brief: 'live in sharp concentration',
    themes: ['intensity', 'directness'],
  },
  yuga: {
    says: 'Two signs carry the whole load, like a yoke. You live by strong opposites and odd convictions. Rest the oxen.',
    brief: 'pull hard between two poles',
    themes: ['intensity', 'originality'],
  },
  gola: {
    says: 'All planets in one ball: rare, dense, single. You have one subject. Let someone walk you round it.',
    brief: 'live for one single subject',
    themes: ['intensity', 'solitude'],
  },
  kalpadruma: {
    says: 'The wishing tree grows by a chain of well-placed lords. Support stands behind your support. Wish carefully and for others.',
    brief: 'have deep support for your aims',
    themes: ['ambition'],
  },
  raja_kendra_trikona: {
    says: 'The lord of a corner joins the lord of a blessed house: doing and meaning pull together. You can lead where both are needed.',
    brief: 'join action with good purpose',
    themes: ['ambition', 'visibility'],
  },
  dharma_karmadhipati: {
    says: 'Belief and work are linked by their lords, ninth and tenth. You rise when the job serves what you hold right. Name that before accepting.',
    brief: 'rise by working for what is right',
    themes: ['ambition', 'idealism'],
  },
  raja_yogakaraka: {
    says: 'One planet governs both effort and grace in your chart and stands well. Trust the work it signifies. It repays attention.',
    brief: 'have one strong planet to lead you',
    themes: ['ambition', 'stability'],
  },
  viparita_harsha: {
    says: 'Conflict has its lord caught in a hard house, so quarrels tend to turn in your favour. You gain by staying cheerful under attack.',
    brief: 'gain from conflicts that turn around',
    themes: ['boldness', 'contentment'],
  },
  viparita_sarala: {
    says: 'Crisis knows you and rather respects you: its lord stands among hard houses. You come out clear and fearless. Help beginners through.',
    brief: 'come through upheaval stronger',
    themes: ['intensity', 'boldness'],
  },
  viparita_vimala: {
    says: 'Loss is contained by its own lord here. You live simply, spend on purpose and stay free. Accept presents with grace.',
    brief: 'stay free by needing little',
    themes: ['independence', 'contentment'],
  },
  neecha_bhanga: {
    says: 'A weak planet is lifted by its friends. What began as your sore point can turn into skill. Tell younger people how that went.',
    brief: 'turn a weakness into a strength',
    themes: ['ambition', 'change'],
  },
  parivartana_maha: {
    says: "Two good houses exchange their lords, like friends with each other's keys. Each helps the other grow. Use both doors.",
    brief: 'make two fields of life help each other',
    themes: ['contentment'],
  },
  parivartana_khala: {
    says: 'Effort trades places through its lord, so gains come by push, mood and repetition. You win unevenly. Rest before the second push.',
    brief: 'win by uneven effort',
    themes: ['boldness', 'change'],
  },
  parivartana_dainya: {
    says: 'A troubled house trades its lord with another, and help arrives with duties attached. You learn by repair. Read the terms.',
    brief: 'learn by repairing what is strained',
    themes: ['realism', 'caution'],
  },
  pushkala: {
    says: "The Moon's host stands with your leader in a good place, and eloquence gains respect. Speak kindly of the absent.",
    brief: 'gain respect by good speech',
    themes: ['visibility', 'diplomacy'],
  },
  akhanda_samrajya: {
    says: 'An undivided realm, the name says: wise stewardship of wide means. You can manage what others inherit. Divide a little of it.',
    brief: 'manage wide affairs wisely',
    themes: ['ambition', 'structure'],
  },
  mahabhagya: {
    says: 'Day or night, rising sign, Sun and Moon all agree in this old yoga. Character carries you in good company. Deserve it in small ways.',
    brief: 'are carried by good character',
    themes: ['visibility', 'contentment'],
  },
  dhana_2_11: {
    says: 'Savings and gains work on one account here. You keep what you win. Spend some on learning.',
    brief: 'keep what you gain',
    themes: ['stability', 'ambition'],
  },
  dhana_5_9: {
    says: 'Mind and meaning join, and wealth follows counsel, teaching and good sense. Value advice that costs you pride.',
    brief: 'prosper by judgement and learning',
    themes: ['reason', 'idealism'],
  },
  dhana_1_2: {
    says: 'You and your means are linked: what you are becomes what you earn. Look after your voice and word.',
    brief: 'earn through being yourself',
    themes: ['independence', 'ambition'],
  },
  daridra: {
    says: 'Gains and savings both live in difficult houses, so plenty comes by careful repair. You learn thrift and solidarity early. Plan in writing.',
    brief: 'learn thrift and careful planning',
    themes: ['realism', 'caution'],
  },
  guru_mangala: {
    says: 'Belief puts on boots: Jupiter and Mars look at each other or share a sign. You act for principles. Ask whether it is a crusade.',
    brief: 'act boldly for a principle',
    themes: ['boldness', 'idealism'],
  },
  saraswati: {
    says: 'Wisdom, taste and language all stand in good places. You learn and express with unusual ease. Make something, so others can study you.',
    brief: 'learn and express with ease',
    themes: ['reason', 'originality'],
  },
  vasumati: {
    says: 'Kind planets stand in the houses that grow. Means increase through patient improvement. Let friends share the view.',
    brief: 'grow in means with time',
    themes: ['ambition'],
  },
  gauri: {
    says: 'A bright Moon in a blessed place, seen by Jupiter, makes the mind generous. You bring families together. Leave your own chair free.',
    brief: 'have a bright and generous mind',
    themes: ['feeling', 'company'],
  },
  chatussagara: {
    says: 'All four seas are sailed: every corner holds a planet. Your life takes in home, work, self and others. Anchor yearly.',
    brief: 'are active on all sides of life',
    themes: ['ambition', 'visibility'],
  },
  parijata: {
    says: 'A tree that flowers late: support stands two steps behind your leader. The second half opens well. Water it now.',
    brief: 'flower in your later years',
    themes: ['stability', 'ambition'],
  },
  guru_chandala: {
    says: 'Jupiter sits with a node, and faith keeps irregular company. You learn from outsiders and question every robe. Keep what proves kind.',
    brief: 'question teachers and find your own',
    themes: ['originality', 'idealism'],
  },
  grahana: {
    says: 'A luminary is shaded by a node, so confidence or mood can go dim at noon. You know inner weather well. Wait ten minutes; it passes.',
    brief: 'know how light and shade take turns',
    themes: ['feeling', 'intensity'],
  },
  angaraka: {
    says: 'Drive meets hunger, a flame in wind. You act hugely, soon, against odds. Put a stone ring round the fire.',
    brief: 'act with fierce and hasty force',
    themes: ['intensity', 'boldness'],
  },
  visha: {
    says: 'Moon and Saturn together make the mind sober. You carry sorrow responsibly and laugh late. Tell someone on the first day, not the tenth.',
    brief: 'carry feelings with great seriousness',
    themes: ['caution', 'solitude'],
  },
  kaal_sarpa: {
    says: 'Every planet lies on one side of the nodes, like cargo stowed to one side. Life leans into one great theme. Balance by an ordinary pastime.',
    brief: 'live with one strong lean',
    themes: ['intensity', 'change'],
  },
  rajalakshana: {
    says: 'Gentle planets hold all the corners. Bearing and courtesy open doors to you. Hold them for others.',
    brief: 'carry yourself with natural dignity',
    themes: ['visibility', 'diplomacy'],
  },
  vanchana_chora_bheeti: {
    says: 'Caution with strangers is written beside your first house lord. You lock, check and look again. Trust one person with a spare key.',
    brief: 'guard yourself against being misled',
    themes: ['caution', 'privacy'],
  },
  gauri_navamsa: {
    says: 'Behind your work stands a hidden, exalted helper. You are respected for quality nobody sees at once. Show the lining.',
    brief: 'gain quiet respect by quality',
    themes: ['ambition', 'tradition'],
  },
  bharati: {
    says: 'A learned helper stands behind wealth, mind or gains. Study pays in more than coin. Lend books.',
    brief: 'prosper through deep study',
    themes: ['reason', 'ambition'],
  },
  chapa_raja: {
    says: 'Home and work exchange lords while you stand high: counsel near power suits you. Speak truth there.',
    brief: 'serve as a trusted adviser',
    themes: ['ambition', 'reason'],
  },
  amsavatara: {
    says: 'Venus, Jupiter and an exalted Saturn hold the corners. Taste, wisdom and patience are all at hand. Combine them in one work.',
    brief: 'join taste with wisdom and patience',
    themes: ['tradition', 'ambition'],
  },
  devendra: {
    says: 'Self trades with gains, savings with work: four lords helping each other. You move well among influential people. Stay approachable.',
    brief: 'move easily among the influential',
    themes: ['visibility', 'company'],
  },
  makuta: {
    says: 'The crown here is made of study, and duty puts it on. You lead at a distance. Visit the workshop.',
    brief: 'lead through learning and duty',
    themes: ['ambition', 'solitude'],
  },
  chandika: {
    says: 'A fixed first house is watched by the lord of struggle. You stand your ground, fiercely and with style. Choose the ground.',
    brief: 'stand your ground with force',
    themes: ['intensity', 'stability'],
  },
  jaya: {
    says: 'Work is strong, opposition weak: the name means victory. You win by doing it better. Be good at winning.',
    brief: 'win by doing your work well',
    themes: ['ambition', 'boldness'],
  },
  vidyut: {
    says: 'Lightning among friends: the lord of gains shines with Venus. Charm brings sudden chances. Catch them in a bucket.',
    brief: 'meet bright sudden chances',
    themes: ['spontaneity', 'company'],
  },
  gandharva: {
    says: 'Music of the heavens, says the name: work, wisdom and beauty agree. You refine what you do. Play with amateurs.',
    brief: 'refine your work like an art',
    themes: ['originality', 'ambition'],
  },
  shiva: {
    says: 'Mind, meaning and work hand the key round in a circle. You build by conviction and finish. Teach the circle.',
    brief: 'build your work on conviction',
    themes: ['ambition', 'idealism'],
  },
  vishnu: {
    says: 'In the house of speech belief and work meet. Your words protect and provide. Use them on ordinary days.',
    brief: 'provide by good words and deeds',
    themes: ['tradition', 'contentment'],
  },
  indra: {
    says: 'Ideas trade places with gains, and the Moon sits among the ideas. You think in public and gain by it. Praise rivals.',
    brief: 'gain by courage of mind',
    themes: ['boldness', 'reason'],
  },
  ravi: {
    says: 'The Sun stands at the height of your chart, while work leans on effort. You rise early and live plainly. Warm the others.',
    brief: 'rise by plain, early effort',
    themes: ['ambition', 'structure'],
  },
  garuda: {
    says: 'The eagle sees clearly by day: your waxing Moon has an exalted helper. Speech and aims are clean. Land gently.',
    brief: 'aim high with clear speech',
    themes: ['idealism', 'directness'],
  },
  go: {
    says: 'Wise abundance, well mannered: Jupiter strong with the lord of speech. You come from something you can thank. Thank it.',
    brief: 'live well and courteously',
    themes: ['contentment', 'tradition'],
  },
  trilochana: {
    says: 'Sun, Moon and Mars form a wide triangle, the three-eyed one. Will, mind and drive see together. Blink now and then.',
    brief: 'see with will and feeling together',
    themes: ['intensity', 'visibility'],
  },
  kulavardhana: {
    says: 'Planets support the house of what you hand on. A line of pupils, works or family grows. Let them differ.',
    brief: 'hand something on that grows',
    themes: ['tradition', 'closeness'],
  },
  dhur: {
    says: "Work's lord stands in a hard house, so the road to your post has detours. You help where others quit. Ask for daylight tasks too.",
    brief: 'work in hard places off the main road',
    themes: ['realism', 'solitude'],
  },
  lagna_malika: {
    says: 'Seven houses in a row begin with you. The string of planets gives self-direction. Let someone hand you a bead.',
    brief: 'lead your own life from the front',
    themes: ['independence', 'visibility'],
  },
  dhana_malika: {
    says: 'A string of seven begins with means and speech. You gather, provide and keep. Untie one purse.',
    brief: 'gather means step by step',
    themes: ['stability', 'ambition'],
  },
  vikrama_malika: {
    says: 'From effort onwards your planets stand in line. Courage starts each thing. Let rest end it.',
    brief: 'begin each thing with effort',
    themes: ['boldness', 'ambition'],
  },
  sukha_malika: {
    says: 'The row starts at home, so comfort comes first and carries the rest. You give hospitality. Walk out after lunch.',
    brief: 'build outward from home',
    themes: ['contentment', 'privacy'],
  },
  putra_malika: {
    says: 'Seven in a row from the house of ideas: creation leads, duty follows. You inspire the young. Finish the play.',
    brief: 'let creation lead the way',
    themes: ['originality', 'visibility'],
  },
  shatru_malika: {
    says: 'Your garland starts in the house of struggle. You learn by contest and service. Put down the tray.',
    brief: 'grow by service and contest',
    themes: ['realism', 'ambition'],
  },
  kalatra_malika: {
    says: 'With partnership at its head, the row moves by agreement. You meet life through others. Ask what you alone would do.',
    brief: 'start everything from partnership',
    themes: ['closeness', 'diplomacy'],
  },
  randhra_malika: {
    says: 'The chain begins in the deep house. Change opens your roads, and thrift helps. Keep a map of the shallows.',
    brief: 'find your road through change',
    themes: ['change', 'intensity'],
  },
  bhagya_malika: {
    says: 'Belief heads the line, and good teaching follows you about. You live by faith in something. Test it on weekdays.',
    brief: 'let belief lead the way',
    themes: ['idealism', 'tradition'],
  },
  karma_malika: {
    says: 'Deeds come first in your row. Others know you by results. Put a nap at the end.',
    brief: 'put deeds before all else',
    themes: ['ambition', 'structure'],
  },
  labha_malika: {
    says: 'Friends and gains begin the string. You achieve by knowing people. Know one of them well.',
    brief: 'begin from friends and hopes',
    themes: ['company', 'ambition'],
  },
  vyaya_malika: {
    says: 'The string starts where things are given away. Generosity and distance shape you. Keep change for the bus.',
    brief: 'begin by giving and letting go',
    themes: ['idealism', 'solitude'],
  },
  sarira_saukhya: {
    says: "Your leader, or a kind planet, stands at a corner, a classical sign of ease in one's own skin. Be glad of it and move about.",
    brief: 'feel at ease in yourself',
    themes: ['contentment', 'stability'],
  },
  dehapushti: {
    says: "A moving sign and a kind companion give the chart's leader liveliness. You recover by activity. Walk after quarrels.",
    brief: 'recover well by being active',
    themes: ['lightness', 'contentment'],
  },
  dehakashta: {
    says: 'The leader of your chart keeps hard company, so strength needs pacing. You learn where effort ends. Sit before you must.',
    brief: 'learn to pace your strength',
    themes: ['caution', 'realism'],
  },
  rogagrasta: {
    says: 'At the front door your leader stands beside a lord of trouble. You attend to repairs first. Delegate one worry.',
    brief: 'attend early to what needs repair',
    themes: ['caution', 'structure'],
  },
  krisanga: {
    says: 'A dry, lean sign holds your leader: you live on little and move quickly. Accept second helpings of rest.',
    brief: 'live lean and move quickly',
    themes: ['realism', 'independence'],
  },
  dehasthaulya_lords: {
    says: 'Watery signs hold your leader twice over. You absorb, keep and comfort. Wring yourself out weekly.',
    brief: 'absorb much and give comfort',
    themes: ['feeling', 'contentment'],
  },
  dehasthaulya_jupiter: {
    says: 'Jupiter rests on the first house and makes your presence ample. People feel there is room. Leave some unpromised.',
    brief: 'have an ample and generous presence',
    themes: ['contentment', 'boldness'],
  },
  dehasthaulya_lagna: {
    says: 'A watery, gentle sign rises with kind support. You meet others softly. Find your bones in a firm no.',
    brief: 'meet others in a soft way',
    themes: ['feeling', 'diplomacy'],
  },
  sada_sanchara: {
    says: 'Always on the road, the name says, for your leader stands in a moving sign. You think best in trains. Unpack fully once.',
    brief: 'keep moving from place to place',
    themes: ['change', 'spontaneity'],
  },
  dhana_118: {
    says: 'Venus owns the house of ideas here and Saturn the gains: taste sold with patience. Price your art properly.',
    brief: 'earn by taste and patience',
    themes: ['structure', 'originality'],
  },
  dhana_119: {
    says: 'A quick mind faces lively gains, Mercury across from Moon and Mars. Trade in ideas suits you. Rest the calculator.',
    brief: 'earn by quick ideas',
    themes: ['reason', 'ambition'],
  },
  dhana_120: {
    says: 'Saturn in charge of thought, with clever and bold planets among the gains: slow plans pay. Start small.',
    brief: 'earn by long and sober plans',
    themes: ['structure', 'realism'],
  },
  dhana_121: {
    says: 'Royal ideas, generous allies: the Sun thinks and Moon with Jupiter repays. Share credit widely.',
    brief: 'gain when your ideas shine',
    themes: ['visibility', 'company'],
  },
  dhana_122: {
    says: 'Wise counsel faces spirited gains. Teaching or advising can support you. Charge fairly and once.',
    brief: 'gain by giving wise counsel',
    themes: ['idealism', 'ambition'],
  },
  dhana_123: {
    says: 'The Sun rises in its own sign with bold and wise support. Leadership feeds you. Feed the followers.',
    brief: 'prosper by leading openly',
    themes: ['visibility', 'ambition'],
  },
  dhana_124: {
    says: 'The Moon at your door in its own sign is seen by Mars and Jupiter. Care becomes means. Mind your hours.',
    brief: 'prosper by caring for people',
    themes: ['feeling', 'ambition'],
  },
  dhana_125: {
    says: 'Mars at the front in its own sign draws Moon, Venus and Saturn. Drive earns through many hands. Thank them.',
    brief: 'prosper by drive and many hands',
    themes: ['boldness', 'ambition'],
  },
  dhana_126: {
    says: 'Mercury rises in its own sign with grace and patience near. Skill in words pays. Keep contracts short.',
    brief: 'prosper by skill with words',
    themes: ['reason', 'structure'],
  },
  dhana_127: {
    says: 'Jupiter rises at home with force and wit beside it. Knowledge brings ample means. Give lessons free sometimes.',
    brief: 'prosper by what you know',
    themes: ['idealism', 'contentment'],
  },
  dhana_128: {
    says: 'Venus rises in her own sign, helped by wit and patience. Beauty well made sells. Use it at home too.',
    brief: 'prosper by making things beautiful',
    themes: ['originality', 'contentment'],
  },
  bahudravyarjana: {
    says: 'Self, savings and gains pass the key round in a ring. You earn in many ways. Decide on enough.',
    brief: 'earn in many ways',
    themes: ['ambition', 'independence'],
  },
  balya_dhana: {
    says: 'Means and work met early, at a corner. Childhood taught you what things cost. Unlearn the fear part.',
    brief: 'learned early how means are made',
    themes: ['realism', 'ambition'],
  },
  bhratrimula_dhana: {
    says: 'Siblings, colleagues or your own hands open the purse. You earn by effort shared. Settle accounts in friendship.',
    brief: 'gain through brothers in effort',
    themes: ['company', 'ambition'],
  },
  matrimula_dhana: {
    says: 'Home and mother stand behind your means, in one way or another. You build on what you were taught. Pay it forward.',
    brief: 'build on what home gave you',
    themes: ['tradition', 'stability'],
  },
  ayatna_dhana: {
    says: 'Gain with little strain, says the name: self and savings exchange places. Ease is real here. Give it a purpose.',
    brief: 'gain with little strain',
    themes: ['contentment', 'lightness'],
  },
  daridra_11: {
    says: 'Gains have their lord in a hard house, so income arrives by winding lanes. You become resourceful. Write agreements down.',
    brief: 'gain by winding lanes',
    themes: ['realism', 'caution'],
  },
  bhagya: {
    says: 'A strong kind planet looks upon the house of meaning. Teachers and openings turn up. Go and meet them.',
    brief: 'meet with helpful teachers',
    themes: ['contentment', 'idealism'],
  },
  dhatritva: {
    says: 'Giver, says the name: the ninth lord shines among kind planets. You are generous by principle. Receive as well.',
    brief: 'give as a matter of principle',
    themes: ['idealism', 'contentment'],
  },
  yukti_vagmi: {
    says: 'Reason lends its voice to you, as the lord of speech stands well. You persuade with grounds. Stop when they nod.',
    brief: 'speak with reason and skill',
    themes: ['reason', 'directness'],
  },
  marut: {
    says: 'Like the wind, in trade and talk, you carry goods across: Jupiter, Venus, Moon and Sun in a rare chain. Rest in calm.',
    brief: 'carry ideas and goods across',
    themes: ['reason', 'company'],
  },
  bhaskara: {
    says: 'A rare ladder from Sun to Mercury to Moon to Jupiter: bright, brave learning. You explain the heavens to neighbours. Bring lunch.',
    brief: 'join learning with courage',
    themes: ['reason', 'boldness'],
  },
  budha: {
    says: 'An uncommon order of planets gives scholarship with nerve. You know much and act on it. Let others check.',
    brief: 'act on what you know',
    themes: ['reason', 'ambition'],
  },
  daridra_144: {
    says: 'Self and loss trade places here, near the lord of bonds. You give away more than planned. Keep a list of yeses.',
    brief: 'give away more than you planned',
    themes: ['feeling', 'realism'],
  },
  daridra_145: {
    says: 'You and struggle exchange keys. Service and dispute take up time. Choose your battles in writing.',
    brief: 'spend strength on disputes',
    themes: ['ambition', 'caution'],
  },
  daridra_146: {
    says: 'Ketu joins the Moon at the door, and wanting goes quiet. You need little and drift. Anchor in a daily meal.',
    brief: 'need little and drift easily',
    themes: ['solitude', 'contentment'],
  },
  daridra_147: {
    says: 'Your leader goes down into the deep house, watched by lords of tests. You rebuild often. Do it with company.',
    brief: 'rebuild your life after setbacks',
    themes: ['intensity', 'realism'],
  },
  daridra_148: {
    says: 'Hard company in a hard house tests your leader. Endurance grows there. Ask before you are at the end.',
    brief: 'endure and ask for help late',
    themes: ['structure', 'solitude'],
  },
  daridra_149: {
    says: 'A lord of trouble walks beside your leader, under a stern eye. You work twice for once. Rate yourself fairly.',
    brief: 'work twice for the same reward',
    themes: ['structure', 'ambition'],
  },
  daridra_150: {
    says: 'Ideas keep difficult company without a kind witness. Plans need a second reader. Find a patient one.',
    brief: 'need a second look at your plans',
    themes: ['caution', 'reason'],
  },
  daridra_151: {
    says: 'Thought goes to work or to war, watched by lords of tests. You create under pressure. Make something useless.',
    brief: 'create best under pressure',
    themes: ['ambition', 'intensity'],
  },
  daridra_152: {
    says: 'A stern planet at your door answers to lords of tests. You meet hardness with hardness. Try once with a joke.',
    brief: 'meet hardness with hardness',
    themes: ['directness', 'structure'],
  },
  asatyavadi: {
    says: 'Speech lives in a strict sign under rough winds, and it is tempting to trim the truth. Say less, and exactly.',
    brief: 'watch how you bend your words',
    themes: ['caution', 'reason'],
  },
  jada: {
    says: 'In public, with stern company, words may fail you. You speak better prepared. Carry a card.',
    brief: 'speak best when prepared',
    themes: ['caution', 'structure'],
  },
  muka: {
    says: 'Silence comes easily: the lord of speech withdraws with Jupiter. You know more than you tell. Write it.',
    brief: 'keep much of what you know unsaid',
    themes: ['privacy', 'solitude'],
  },
  andha: {
    says: 'Words and feelings crowd one small room in this yoga, or pride and speech do. You may overlook the obvious. Ask someone to look.',
    brief: 'overlook what stands close by',
    themes: ['feeling', 'spontaneity'],
  },
  durmukha: {
    says: 'A rough tongue can guard a soft mouth. Hard planets sit in the house of speech. Count to three and keep the point.',
    brief: 'speak in a rough, honest way',
    themes: ['directness', 'intensity'],
  },
  shraddhanna_bhukta: {
    says: 'Saturn looks upon the house of food and speech. You eat and talk plainly, with duty at table. Taste something slowly.',
    brief: 'keep speech and table plain',
    themes: ['structure', 'tradition'],
  },
  apakirti: {
    says: 'Sun and Saturn share the height under a stern eye, and reputation feels like a trial. Do honest work and keep papers.',
    brief: 'guard your good name with care',
    themes: ['caution', 'visibility'],
  },
  vrana: {
    says: "Conflict's lord stands at self, depth or work. You bear marks that taught you something. Let them heal unpicked.",
    brief: 'bear the marks of past struggles',
    themes: ['intensity', 'realism'],
  },
  bandhana: {
    says: 'Self and struggle are tied to a stern planet. Obligations can feel like ropes. Untie the ones you knotted yourself.',
    brief: 'feel bound by obligations',
    themes: ['structure', 'caution'],
  },
  buddhi_jada: {
    says: 'Saturn weighs on thought and self alike, so you learn slowly and do not forget. Ignore the stopwatch.',
    brief: 'learn slowly and for good',
    themes: ['stability', 'reason'],
  },
  sumukha: {
    says: 'A pleasant face and word: kind planets touch the house of speech. People lean in. Say something true.',
    brief: 'speak in a pleasant way',
    themes: ['diplomacy', 'lightness'],
  },
  bhratrivriddhi: {
    says: 'Kind planets favour brothers, sisters and fellow workers. Effort is shared gladly. Ring them first.',
    brief: 'thrive among siblings and peers',
    themes: ['company', 'boldness'],
  },
  sodaranasha: {
    says: 'Mars and the lord of siblings stand together under a hard eye. Rivalry or distance marks those bonds. Write a short, kind note.',
    brief: 'feel strain with siblings or peers',
    themes: ['independence', 'intensity'],
  },
  ekabhagini: {
    says: 'Tradition reads one sister here; more broadly, one close equal matters to you beyond the rest. Tell her so.',
    brief: 'value one close companion',
    themes: ['closeness', 'feeling'],
  },
  dvadasha_sahodara: {
    says: 'Many brothers, the old text says, and so a life among a crowd of peers. You hold your own. Find a quiet corner.',
    brief: 'live among many peers',
    themes: ['company', 'boldness'],
  },
  sapta_sahodara: {
    says: 'Seven of one house, the rule says: company of equals surrounds you. You learn to share early. Keep one thing unshared.',
    brief: 'share life with many equals',
    themes: ['company', 'diplomacy'],
  },
  parakrama: {
    says: 'Courage is well guided: kind planets stand behind effort and Mars. You act bravely and decently. Go first again.',
    brief: 'act with guided courage',
    themes: ['boldness', 'idealism'],
  },
  yuddhapurva_dridha: {
    says: 'Firm before the fight: nerve is high until things start. You prepare splendidly. Train for the second hour.',
    brief: 'are firmest before the struggle',
    themes: ['boldness'],
  },
  uttama_griha: {
    says: 'A good house, in name and rule: the fourth lord stands well in kind company. You make home for several. Fix the gate.',
    brief: 'make a good home',
    themes: ['contentment', 'stability'],
  },
  vichitra_saudha: {
    says: 'Work, home, Saturn and Mars build together, and the building is unusual. You make remarkable things of stone or order. Add a window.',
    brief: 'build things that are unusual',
    themes: ['originality', 'structure'],
  },
  ayatna_griha_lords: {
    says: 'Self and partner look after home and are seen by kind planets. A roof tends to come without a fight. Share it.',
    brief: 'find a home with ease',
    themes: ['contentment', 'closeness'],
  },
  ayatna_griha_ninth: {
    says: 'Grace and home stand high together. You are helped to a good address. Help the next tenant.',
    brief: 'are helped towards a good home',
    themes: ['contentment', 'tradition'],
  },
  grihanasha: {
    says: 'Home loses its lord to far places, under a hard eye. You move, leave, rebuild. Carry something small that is always home.',
    brief: 'let go of houses and rebuild',
    themes: ['change', 'solitude'],
  },
  bandhu_pujya_lord: {
    says: 'Relatives respect you: the lord of home is kind and well seen, Mercury at the door. Answer their letters.',
    brief: 'have the respect of your family',
    themes: ['tradition', 'company'],
  },
  bandhu_pujya_jupiter: {
    says: 'Jupiter watches over home, and kin look up to you. Be human at the table.',
    brief: 'are looked up to at home',
    themes: ['tradition', 'contentment'],
  },
  matridirghayu: {
    says: 'A kind fourth house and a strong Moon speak of lasting support from a motherly person. Thank her in detail.',
    brief: 'have lasting motherly support',
    themes: ['closeness', 'stability'],
  },
  matridirghayu_navamsa: {
    says: 'Behind the scenes, the helper of home is strong. Nurture reaches you through quiet channels. Notice the sender.',
    brief: 'are nurtured in quiet ways',
    themes: ['feeling', 'privacy'],
  },
  kapata: {
    says: 'Hard planets around the heart teach concealment. You hide feelings to stay safe. Practise one plain sentence daily.',
    brief: 'hide what you feel',
    themes: ['privacy', 'caution'],
  },
  nishkapata: {
    says: 'Open-hearted, the name says: kind planets keep your inner room. People believe you. Close it at night.',
    brief: 'have an open heart',
    themes: ['directness', 'feeling'],
  },
  matrisneha: {
    says: 'Self and home belong to friends, so affection with a mother figure flows. You carry it into rooms. Pass it on.',
    brief: 'share warm affection with those who raised you',
    themes: ['closeness', 'feeling'],
  },
  kapata_tenth: {
    says: 'Ambition lodges in the heart with stern guests. You plan in secret. Let one ally read the plan.',
    brief: 'keep ambitious plans secret',
    themes: ['privacy', 'ambition'],
  },
  nishkapata_lord: {
    says: 'Your leader lives at home with a kind companion. What you say is what you feel. It is restful.',
    brief: 'are sincere in private',
    themes: ['feeling', 'directness'],
  },
  matrishatrutva: {
    says: 'Mercury rules both self and home under strain, so mother and you may talk past each other. Ask a question back.',
    brief: 'argue with those who raised you',
    themes: ['reason', 'intensity'],
  },
  vahana: {
    says: "Where your chart's leader stands, vehicles, travel or gains are found. Getting about suits you. Offer lifts.",
    brief: 'enjoy getting out and about',
    themes: ['contentment', 'spontaneity'],
  },
  vahana_exalted: {
    says: 'A comfort high in its sign has a well-placed host. Good means of travel come with standing. Look out of the window.',
    brief: 'travel in some comfort',
    themes: ['contentment'],
  },
  satkalatra: {
    says: 'Partner and love are touched by wisdom or wit. You look for character and often find it. Show yours.',
    brief: 'look for character in love',
    themes: ['closeness', 'idealism'],
  },
  bandhu_tyakta: {
    says: "Home's lord is strained, and kin may feel far. You gather a family of choice. Leave one line open.",
    brief: 'gather a family of your own choosing',
    themes: ['independence', 'company'],
  },
  sarpa_shapa: {
    says: 'Rahu sits among ideas and offspring of every sort, under Mars. Wanting to create comes with worry. Make small things often.',
    brief: 'worry over what you create',
    themes: ['intensity', 'originality'],
  },
  sarpa_shapa_saturn: {
    says: 'Saturn and the Moon weigh upon the creative house, its lord with Rahu. You doubt before you show. Show a sketch.',
    brief: 'doubt what you make',
    themes: ['caution', 'feeling'],
  },
  sarpa_shapa_jupiter: {
    says: 'Faith is with force, Rahu at the door and ideas in hard places. You create by detours. Note each detour.',
    brief: 'create by way of detours',
    themes: ['originality', 'intensity'],
  },
  sarpa_shapa_mercury: {
    says: 'A restless wit stirs the house of creation. Ideas breed too fast. Raise one of them.',
    brief: 'have more ideas than you can raise',
    themes: ['reason', 'spontaneity'],
  },
  pitri_shapa: {
    says: "Pressed is the Sun among ideas, and a father's shadow may lie on your work. Write your own signature beneath.",
    brief: "work in a father's shadow",
    themes: ['tradition', 'caution'],
  },
  matri_shapa: {
    says: 'Moon and home lie in the house of strain; creation trades with depth. Old sorrows ask for form. Give them paper.',
    brief: 'give old sorrows a form',
    themes: ['feeling', 'intensity'],
  },
  bhratri_shapa: {
    says: 'Self and ideas go deep while rivalry sits in the creative seat. Competing stops the flow. Make it alone first.',
    brief: 'create best away from rivals',
    themes: ['solitude', 'intensity'],
  },
  bahuputra: {
    says: 'Rahu in the house of what you bring forth multiplies it: works, pupils, plans. Love them one by one.',
    brief: 'bring forth many things',
    themes: ['originality', 'boldness'],
  },
  bahuputra_navamsa: {
    says: 'A hidden helper near self, speech or ideas makes your output plentiful. Choose what to keep.',
    brief: 'produce plenty by hidden help',
    themes: ['originality', 'contentment'],
  },
  dattaputra: {
    says: 'Those you raise or teach may not be your own by birth. You adopt people and causes. Let them keep their names.',
    brief: 'care for those you choose',
    themes: ['closeness', 'originality'],
  },
  dattaputra_lords: {
    says: 'What you nurture comes by way of partners and friends. Chosen bonds hold well. Celebrate them officially.',
    brief: 'nurture the bonds you chose',
    themes: ['closeness', 'company'],
  },
  aputra: {
    says: "Creation's lord stands in a hard house: works come slowly, with revision. You value what arrives. Keep at it lightly.",
    brief: 'create slowly and with revision',
    themes: ['caution', 'originality'],
  },
  ekaputra: {
    says: 'One main work, pupil or child stands at the centre. The fifth lord is well placed. Let it breathe.',
    brief: 'give yourself to one main creation',
    themes: ['intensity', 'closeness'],
  },
  satputra: {
    says: 'Good heirs, the text says; in daily life, your teaching falls on decent ground. Jupiter and Sun help. Learn back.',
    brief: 'teach and guide well',
    themes: ['idealism', 'closeness'],
  },
  kala_putra: {
    says: 'Fruits come at their time: Jupiter keeps the creative house while its lord enjoys Venus. Let seasons be seasons.',
    brief: 'let things ripen in time',
    themes: ['contentment', 'stability'],
  },
  kala_putra_ninth: {
    says: 'Jupiter in the ninth and Venus with your leader: what you hope for ripens later than youth expects. Prepare the bed.',
    brief: 'see hopes ripen later',
    themes: ['idealism', 'stability'],
  },
  kala_putra_nasha: {
    says: 'Rahu among hopes and a tired Jupiter ask for patience with plans. Some are set aside. Keep the seed.',
    brief: 'set some hopes aside with patience',
    themes: ['change', 'realism'],
  },
  buddhimatturya: {
    says: 'An excellent mind, by name: the lord of thought is kind and well seen. You grasp things whole. Ask good company in.',
    brief: 'have a clear and kindly mind',
    themes: ['reason', 'diplomacy'],
  },
  tivrabuddhi: {
    says: 'Sharp intelligence has a friendly witness behind it. You get there first. Wait at the corner.',
    brief: 'think quickly and sharply',
    themes: ['reason', 'directness'],
  },
  putra_sukha: {
    says: 'Kind planets delight the creative house, and so do children, games and pupils. Sit on the floor with them.',
    brief: 'take joy in the young and in play',
    themes: ['lightness', 'closeness'],
  },
};
