import type { Texts } from '../shape.ts';

export const GRAHAS_IN_RASHIS: Texts['grahasInRashis'] = {
  sun: {
    aries: {
      says: 'Exalted here, the will rises without being called. You lead by going first, into the cold lake or the awkward talk, and are generous once you have won. Someone else might like to carry the flag downhill.',
      brief: 'lead with natural courage',
      themes: ['boldness', 'visibility'],
    },
    taurus: {
      says: 'Your authority sits in a garden chair and is not moved by shouting. Taste and steadiness lend it weight, and people come to you, since you seldom go to them. Rise when a guest comes in; it costs the crown nothing.',
      brief: 'hold your dignity in calm',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Intelligence is your sceptre. You rule by explaining, by the quick note and the well-placed joke, and a dull boss cannot hold you. Decide before the third alternative has been invented, even if it would have been the wittiest.',
      brief: 'lead by being clever and quick',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Pride here has a mother. You lead by caring, know which colleague has a feverish child, and are hurt when nobody notices who kept the place warm. People would gladly thank you, if they knew what it should look like.',
      brief: 'lead by caring for people',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'The king is at home, in moolatrikona and own sign: an upright, warm authority. Others feel braver because you walked in, and flatterers know it. Visit the kitchen, where they call things by their names.',
      brief: 'rule from the heart',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Service is your rank. You lead by knowing the work better than anyone, down to the drawer where the spare fuses lie, and can be ruled by small mistakes. Sign what you have done, and step back from it.',
      brief: 'lead through skill and service',
      themes: ['realism', 'structure'],
    },
    libra: {
      says: 'Debilitated here, the will defers, weighs and wishes to please. You may let the whole table order first and then take what is left. Standing without approval is learned by small refusals, kindly spoken.',
      brief: 'seek approval before you act',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Power keeps its curtains drawn. You are at your best in a crisis, when a low voice is enough, and guard your pride like a document. In peacetime open a window, so that friends can see you are in.',
      brief: 'lead in silence and crisis',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: "This is a teacher's Sun: principles, good wishes, long roads. You rise by what you stand for, and a job without a cause makes you yawn. Doubters do you good, since they keep a teacher honest.",
      brief: 'lead by what you stand for',
      themes: ['idealism', 'tradition'],
    },
    capricorn: {
      says: "In Saturn's sign the king works for his bread. You rise by duty, dislike ceremony, and are the first to put the chairs away after your own celebration. For one day, accept the homage sitting down.",
      brief: 'rise through hard duty',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Here rank is shared among many, and a throne embarrasses you. You lead causes rather than courts, and say we when you did it alone. Claim your own chair once, with your name on the back.',
      brief: 'lead on behalf of many',
      themes: ['company', 'idealism'],
    },
    pisces: {
      says: 'Gentle authority lives here, half guardian and half poet. You lead by faith, and sometimes by being absent so that others may grow. They would still like to see you; come to the meeting and stay until the end.',
      brief: 'lead by gentle faith',
      themes: ['idealism', 'feeling'],
    },
  },
  moon: {
    aries: {
      says: 'Your mind is like dry wood: quick flame, quick warmth. You have answered, wept and forgiven before the others have understood the question. Bank some of that fire for the evening, when someone may need it slow.',
      brief: 'react fast and warmly',
      themes: ['spontaneity', 'boldness'],
    },
    taurus: {
      says: "The Moon's exaltation gives rest to the mind. You trust the ground, feed people well, and can be comforted by a good blanket where others need a speech. Try the unfamiliar dish, one spoonful at least.",
      brief: 'rest in steady comfort',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Thoughts flit and feeling flits along with them. You need conversation daily, as others need bread, and often find out how you are while telling it. Some worries only end when you have sat with one long enough to be bored by it.',
      brief: 'feel your way by talking',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: 'In her own sign the Moon is full of milk and memory. You shelter people, keep their stories, and know the smell of each house you lived in. Let them leave dry and in good time, too.',
      brief: 'shelter people and remember them',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'A royal mood: generous when honoured, cold when passed by. You can warm a whole party, and then drive home counting who said nothing. Notice who noticed; it is more people than the ones who clapped.',
      brief: 'feel with pride and warmth',
      themes: ['visibility', 'feeling'],
    },
    virgo: {
      says: 'The mind combs and sorts its worries until they lie straight. You comfort others with something practical, a list, a clean shirt, the right bus. Now and then a tangle left in peace holds better than the knot you would have tied.',
      brief: 'soothe by sorting things',
      themes: ['reason', 'caution'],
    },
    libra: {
      says: 'Poise is peace to you. On entering a room you read the table, feel who is cross with whom, and begin to smooth it like a cloth. Allow yourself one unfair preference, and say it.',
      brief: 'feel well in balance',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Debilitated, the Moon feels in the dark and holds on. You know what others deny, remember the tone of an old betrayal, and love more than you show. Trust by teaspoons, and do keep raising the dose.',
      brief: 'feel in depth and hide it',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Optimism returns by morning, whatever the night was like. You need a faith, a road and a joke, and offer all three to anyone who looks sad. Listen to the sad part first, and cheer afterwards.',
      brief: 'recover by finding new hope',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Feelings clock in and clock out. You carry people in practical ways, drive them, pay, arrange, and answer fine when asked about yourself. Once, cry on company time, in front of someone who owes you a coffee.',
      brief: 'keep feelings in order',
      themes: ['structure', 'caution'],
    },
    aquarius: {
      says: "Friendly, cool, fair: your heart has a committee, and the minutes are excellent. You understand everybody's reasons, including those of the person who hurt you. What is missing is one person who has been told about the hurt itself.",
      brief: 'feel at a fair distance',
      themes: ['independence', 'company'],
    },
    pisces: {
      says: "Compassion comes without a lid. You cry at other people's weddings, forgive in your sleep, and bring home whatever looked lost. Leave the front door open if you must, and lock the side one.",
      brief: 'feel with everyone you meet',
      themes: ['feeling', 'idealism'],
    },
  },
  mars: {
    aries: {
      says: 'Moolatrikona, the soldier in camp among friends: you act cleanly, first, and by the shortest way through the office. Anger is over before the door has swung back. Somebody may be left standing in the draught, so look behind you after the charge.',
      brief: 'act first and cleanly',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'Force pulls a plough here. You are slow to anger and slower to stop, and nobody sees that it has begun until the table has been moved. At dusk the ox wants untying, even if half a field is left.',
      brief: 'push slowly and firmly',
      themes: ['stability', 'intensity'],
    },
    gemini: {
      says: 'Two swords, both verbal. You can win an argument on the phone while parking, and run nine errands with the heat of it. The hard part is to put one of them down when the other side has already said sorry.',
      brief: 'fight with words and wit',
      themes: ['directness', 'lightness'],
    },
    cancer: {
      says: "Debilitated in the home waters, drive turns moody and protective. A harsh word about your people costs you a night's sleep, while one about yourself is swallowed with the tea. Clear words on your own behalf would be the braver fight.",
      brief: 'act out of feeling',
      themes: ['feeling', 'caution'],
    },
    leo: {
      says: 'A general with a banner: you carry boxes as if there were a band playing, and others lift more beside you. Work without honour makes you sulk. Praise the drummers, since they walk the same road.',
      brief: 'act with pride and flair',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Precision is work for a soldier too: you fix, drill and correct. The screw is counted, greased and turned the right way, and woe to the person who used your pliers. Give the whetstone a rest on holidays.',
      brief: 'act with care and precision',
      themes: ['structure', 'reason'],
    },
    libra: {
      says: 'Combat by contract: you would rather win with a handshake than with a shout. You hesitate, charm, compare, and then strike fair, often a beat after the moment. Moving on the second bell is early enough, but not the fifth.',
      brief: 'act by way of agreement',
      themes: ['diplomacy', 'reason'],
    },
    scorpio: {
      says: 'Own sign, night watch: hidden force and long patience. Nobody hears you sharpen anything, and the opponent learns late that there was one. Strength like this turns into a secret siege unless one ally knows the plan.',
      brief: 'act with secret force',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'A crusader with a horse: the cause is on your bag, your car and your tongue. You fight for ideals with real warmth and often ride a day too far. Both the horse and the people behind you need water.',
      brief: 'fight hard for your ideals',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Exalted: strength obeys a plan, and few tasks stay standing. At six in the morning you are already on the second floor of it, with the tools laid out in order. Lift only what deserves such a back.',
      brief: 'work with disciplined strength',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Force for the many, against the rule. A foolish regulation gives you strength for a week, with petition, slogan and a neat list of demands. The reform comes faster when you pick one rule and leave the building standing.',
      brief: 'push others towards reform',
      themes: ['originality', 'independence'],
    },
    pisces: {
      says: "Here is a swimmer's strength, without edges. You find it hard to push for yourself and easy to push for the lost, and act by feel, sometimes against a current nobody else notices. Keep one shore in sight.",
      brief: 'act when you feel inspired',
      themes: ['feeling', 'idealism'],
    },
  },
  mercury: {
    aries: {
      says: 'Speech sprints with you. The answer leaves your mouth with its coat half on, and you have decided while the others are defining terms. Often you are right. Walk through the last sentence all the same.',
      brief: 'speak and decide at speed',
      themes: ['directness', 'boldness'],
    },
    taurus: {
      says: 'Words are weighed like butter. You remember prices, recipes and who still owes a spade, think in practical terms, and have a pleasant voice for it. One useless fact a week would do the scales good.',
      brief: 'think in practical terms',
      themes: ['realism', 'stability'],
    },
    gemini: {
      says: 'In its own sign the mind plays on every string. Puns, timetables and three languages share your pocket, and you connect people who then cannot keep up. There is one string among them that deserves real tuning.',
      brief: 'think in quick links',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Thought swims in memory. You hear the tone first and the sentence later, and can quote a remark from a kitchen twenty years ago. You persuade by feeling, so put the date beside the fact.',
      brief: 'think with feeling and memory',
      themes: ['feeling', 'tradition'],
    },
    leo: {
      says: 'You speak from a balcony, and ideas come with authority. The meeting wakes up when you take the chalk, and even a guess sounds like a decree. You grow most by the questions you cannot answer.',
      brief: 'speak with some authority',
      themes: ['visibility', 'reason'],
    },
    virgo: {
      says: 'Exalted and at home, the intellect is exact, modest and tireless. A badly formed column can spoil your coffee, and a well-formed one makes your day. A typo left in on purpose would be company for the rest of us.',
      brief: 'think in an exact way',
      themes: ['reason', 'structure'],
    },
    libra: {
      says: "A diplomat's mind: balanced, graceful, comparing. Your letters leave both sides with their dignity, and you see the good point in each. Then someone asks what you think. Conclude, in one line.",
      brief: 'think in fair balance',
      themes: ['diplomacy', 'reason'],
    },
    scorpio: {
      says: 'You question like a surgeon: one small incision, and the cupboard opens. Secrets are safe with you, though seldom unexamined, and evasive people feel it. When you have found what was wrong, close the wound as well.',
      brief: 'probe with your mind',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: "Big thoughts lodge in a friend's house. The footnote runs longer than the text and is better company, and you teach in parables that nearly fit. Someone still has to count the sheep, and it might be you.",
      brief: 'think in broad ideas',
      themes: ['idealism', 'reason'],
    },
    capricorn: {
      says: 'Structure comes first and the words after. Your notes have numbers, the numbers have dates, and people who forget things call you. Put a joke in the minutes; someone reads them on a train.',
      brief: 'plan and order thoughts',
      themes: ['structure', 'realism'],
    },
    aquarius: {
      says: 'Original, social, scientific, this mind explains the machine by way of bees and is ten years ahead on a Tuesday. Friends nod and understand later. What you have thought out for tomorrow, post today.',
      brief: 'think ahead of your time',
      themes: ['originality', 'reason'],
    },
    pisces: {
      says: 'Debilitated, logic floats and poetry anchors. You arrive at the right answer by a road you cannot draw, and grasp what was meant rather than what was said. Numbers behave better for you when they are written large.',
      brief: 'think in images and music',
      themes: ['feeling', 'idealism'],
    },
  },
  jupiter: {
    aries: {
      says: 'Faith carries a spear here. You believe in a thing once you have tried it before witnesses, and teach by starting while the others look for a pencil. The class would follow gladly if you waited at the first corner.',
      brief: 'teach by going first',
      themes: ['boldness', 'idealism'],
    },
    taurus: {
      says: "Here wisdom keeps a pantry. Advice from you comes with bread and a place by the window, and people trust it because it has weight. You like your truths to stay put. Somebody else's truth may taste good too, with the same butter.",
      brief: 'help others through simple comfort',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'The sage among newspapers has many views and quick advice. You quote four teachers on one bus ride, and by the last stop two of them disagree. Hold on to one long enough to be changed by it.',
      brief: 'learn from many views',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Exalted, the teacher feeds the pupils first. Children and strays grow well in your kitchen, where mercy and good sense sit at the same table. Wean them kindly; to be no longer needed is part of the gift.',
      brief: 'guide others with tenderness',
      themes: ['closeness', 'idealism'],
    },
    leo: {
      says: 'Grand counsel, generous pride. Your praise makes people stand straighter for days, and you teach as if from a throne with soft cushions. Learn something from the page-boy, who sees you from below.',
      brief: 'guide with generous pride',
      themes: ['visibility', 'idealism'],
    },
    virgo: {
      says: 'The scholar checks miracles. You would rather lend a tool than give good wishes, and your help arrives with instructions. It works, too. Believe one unproved good thing before lunch, as an exercise.',
      brief: 'help by careful method',
      themes: ['realism', 'reason'],
    },
    libra: {
      says: 'Justice with manners: you advise both parties, and quarrelling friends each think that you took their side. Fairness makes you slow to judge. When it matters, choose the side of the truth, and say it pleasantly.',
      brief: 'give advice that is fair',
      themes: ['diplomacy', 'idealism'],
    },
    scorpio: {
      says: 'These are deep teachings, and guarded ones. You lend your best books only to those who have suffered a little, and trust no wisdom that was never tested at night. Publish some of it; others are in the dark too.',
      brief: 'study teachings that go deep',
      themes: ['intensity', 'idealism'],
    },
    sagittarius: {
      says: 'Moolatrikona, the teacher at the lectern: law, faith, long views. A porch, a pupil and a large question are enough for your evening. The latecomers by the door may have the doubt that makes the lesson good.',
      brief: 'live by faith and law',
      themes: ['idealism', 'tradition'],
    },
    capricorn: {
      says: 'Debilitated, hope counts its pennies. Optimists make you look up and check the roof, and you believe in a thing once it has stood for ten winters. Let one dream live in the house rent-free.',
      brief: 'hope within strict limits',
      themes: ['realism', 'caution'],
    },
    aquarius: {
      says: 'Wisdom belongs to everyone here. The lecture is free, the chairs stand in a circle, and you dislike being called master. You teach groups so well that a single face can get lost. Know one name by heart.',
      brief: 'teach for the common good',
      themes: ['company', 'idealism'],
    },
    pisces: {
      says: "Own sign, the helper's boat: mercy, vision, retreat. You give coats and belief to people with wet feet, and rarely ask how they got so wet. Mind the leak, because the boat has to carry you as well.",
      brief: 'trust and forgive widely',
      themes: ['idealism', 'feeling'],
    },
  },
  venus: {
    aries: {
      says: 'Love goes at a gallop. By the second coffee you have proposed a trip, and by the tenth you wonder where the thrill went. The second look is worth a ride too; turn round and walk back to the door.',
      brief: 'fall in love at once',
      themes: ['spontaneity', 'boldness'],
    },
    taurus: {
      says: 'Here Venus is on her own ground: the senses at home, loyal and unhurried. You know where the good peaches are and who likes them peeled, and your affection lasts as old linen does. A new kind of bread might please you more than you expect.',
      brief: 'love comfort and loyalty',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'Flirtation becomes an art form. A clever message at noon can keep you warm till night, and you love two conversations at once. Some hearts wait for the long letter, written by hand and without a joke in it.',
      brief: 'love with wit and play',
      themes: ['lightness', 'company'],
    },
    cancer: {
      says: 'Tender, domestic love with a long memory. You keep a ticket from the first film in a tin, and the first unkind sentence as well. Some of it may be forgotten on purpose; choose which.',
      brief: 'love with tender memory',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Romance comes in costume. Birthdays in your care have lanterns, gifts are larger than planned, and you would like the same in return. Admire your love in rehearsal clothes too, with flour on the sleeve.',
      brief: 'love in a grand manner',
      themes: ['visibility', 'lightness'],
    },
    virgo: {
      says: 'Debilitated, love proofreads the beloved. You mend the coat before you say that you missed its owner, and serve where others would sing. Skip a page now and then, and say the tender thing uncorrected.',
      brief: 'love by serving carefully',
      themes: ['caution', 'realism'],
    },
    libra: {
      says: 'Moolatrikona: partnership as a fine craft. Two cups, two chairs, the light at the right height, and both of you look well in it. You please and are pleased. Risk displeasing once, for something you really want.',
      brief: 'love with grace and balance',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Desire keeps its lips sealed. You notice who touched whose sleeve, bond for keeps, and can be faithful or jealous in perfect silence. Loosen the seal by one true sentence, when you feel safest.',
      brief: 'desire in secret and for long',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Love travels with luggage. You fall for someone at a station and write from the next one, adore teachers, and want to be missed rather than met at the door. Send word when you are not coming.',
      brief: 'love with freedom and distance',
      themes: ['independence', 'idealism'],
    },
    capricorn: {
      says: 'Late, loyal, well-dressed affection. Your bouquet comes in the tenth year, and is well chosen. You prove love by years and keep the proof in order; the other person might have liked to hear it by noon today.',
      brief: 'love with a slow loyalty',
      themes: ['stability', 'structure'],
    },
    aquarius: {
      says: 'Affection grows among friends, with an odd taste of its own: you like the one at the party who is reading. Jealousy seems to you a strange custom. From among all these dear people, choose one a little more.',
      brief: 'love as a friend',
      themes: ['company', 'originality'],
    },
    pisces: {
      says: 'Exalted: love without a ledger and beauty without a fence. You would give away your seat, your scarf and the last verse. A low fence with a gate in it would at least tell you who has come in.',
      brief: 'love without fence or measure',
      themes: ['idealism', 'feeling'],
    },
  },
  saturn: {
    aries: {
      says: 'Debilitated, patience is sent to the front line. You are told to wait just as you have laced your boots, and so you brake and burst by turns. A set pace, slower than you would like, gets you there with breath to spare.',
      brief: 'have to struggle for patience',
      themes: ['caution'],
    },
    taurus: {
      says: 'Slow gold: the jar on the shelf fills by one coin a day, and you know its weight in your hand. What you build stays built. Spend a little on music, which leaves nothing behind but the evening.',
      brief: 'build slowly and keep',
      themes: ['stability', 'caution'],
    },
    gemini: {
      says: 'A serious student lives in a chatty house. You underline in pencil, with a ruler, and would rather be silent than imprecise, so people think you disapprove. Gossip a little; it is how they say hello.',
      brief: 'think in a disciplined way',
      themes: ['reason', 'structure'],
    },
    cancer: {
      says: 'Duty stands in the nursery. Somebody small relied on you when you were small too, and so you protect a bit stiffly, with a list. To be held yourself is less heavy than it looks.',
      brief: 'carry duty at home',
      themes: ['caution', 'feeling'],
    },
    leo: {
      says: 'The old minister serves under a young king. Applause makes you look for the mistake, and every chief seems too sure of himself. Find a crown that is worthy of service, and let yours be seen as well.',
      brief: 'labour under an uneasy authority',
      themes: ['structure', 'visibility'],
    },
    virgo: {
      says: 'Careful hands and long hours: the checklist has a checklist. You perfect systems that others do not know they rely on, and lie awake over a comma. Break for tea while it is still imperfect.',
      brief: 'work with care and method',
      themes: ['structure', 'realism'],
    },
    libra: {
      says: 'Exalted, the judge sits. You read both letters twice before you speak, and people trust you with power because you seem in no hurry to use it. Pardon someone whom the rule would not.',
      brief: 'judge with patience and fairness',
      themes: ['structure', 'diplomacy'],
    },
    scorpio: {
      says: 'Endurance comes with secrets. What you were told at nineteen is safe with you at sixty, and you can outwait almost any opponent. Some grudges have been waiting along with you; outlast those too.',
      brief: 'endure a lot in silence',
      themes: ['intensity', 'structure'],
    },
    sagittarius: {
      says: 'Discipline goes on the long walk. You walk the long road with the law book in your bag, arrive on the day you said, and distrust quick conversions. A detour for the view would not have broken any rule that matters.',
      brief: 'study with faith and discipline',
      themes: ['tradition', 'idealism'],
    },
    capricorn: {
      says: 'Saturn on his own ground takes the mountain path: work, rank, time. The view interests you less than the next handhold, and you pass those who ran. Carry water for two, and look round once at noon.',
      brief: 'climb with patience and method',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: "Moolatrikona, the reformer's bench, with rules that hold for everyone. You stack the chairs after the assembly and know how many there are. Greet each person as well; a good order is made of faces.",
      brief: 'work for the many',
      themes: ['company', 'structure'],
    },
    pisces: {
      says: 'Solitude needs a purpose here. Night shifts, archives and islands suit you oddly well, and you serve as quietly as you doubt. On some days leave the lighthouse, and swim with the others.',
      brief: 'serve best in some solitude',
      themes: ['solitude', 'idealism'],
    },
  },
  rahu: {
    aries: {
      says: 'Hunger to be first, and at once. Being second in the queue feels like a small insult, so you break new trails and are halfway up before breakfast. Check the date on the map, and who is still behind you.',
      brief: 'hunger to be first',
      themes: ['boldness', 'ambition'],
    },
    taurus: {
      says: 'Exalted by tradition, this is appetite for the good and solid. The better watch, the finer field, the sweeter slice: you see it first, and soon it stands in your house. Enjoying what came is the part that needs practice.',
      brief: 'want pleasures that are solid',
      themes: ['contentment'],
    },
    gemini: {
      says: 'A thousand tabs are open. You know the rumour, its source and its rival, mimic any accent, and can pass for an expert by supper. Own one sentence that you would stand by next year.',
      brief: 'hunger for news and cleverness',
      themes: ['reason', 'originality'],
    },
    cancer: {
      says: 'You long to belong, and go there by unusual roads. You would cross a sea to be called by a pet name, while your own kin wait for a call. Come home by the front door, with no surprise prepared.',
      brief: 'long very much to belong',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'Spotlight fever: a camera in the room changes how you hold your cup. You can dramatise a bus delay and dazzle a dull party. Bow, leave a little early, and find out who walks with you to the stop.',
      brief: 'crave a place in the light',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'You are obsessed by the method. There is surely a trick, a setting, a better order of steps, and you stay up until you have it. Meanwhile the thing itself already worked well enough to be given away.',
      brief: 'chase the perfect method',
      themes: ['reason', 'structure'],
    },
    libra: {
      says: 'Relationship turns into a quest, glamour included. The right person always seems to sit at the next table, laughing at something you cannot hear. Meanwhile the one across from you has been interesting for some time.',
      brief: 'hunger for a glamorous bond',
      themes: ['closeness', 'lightness'],
    },
    scorpio: {
      says: "You are drawn to the forbidden shelf. A closed file is a form of invitation, and other people's silences keep you awake. It makes you a gifted researcher. Sign the books out, and bring them back.",
      brief: 'hunger for the hidden',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Foreign creeds and grand theories attract you. The stranger the door, the more you want its key, and for a month you can talk of nothing else. Test it on a Tuesday, with a cold and a late train.',
      brief: 'hunger for a grander meaning',
      themes: ['idealism', 'originality'],
    },
    capricorn: {
      says: 'Ladder hunger: you know whose office has two windows, and what was said in it. You climb in new shoes and learn the customs as you go. Hold the rail, and nod to those on the same rung.',
      brief: 'hunger for rank and status',
      themes: ['ambition', 'realism'],
    },
    aquarius: {
      says: 'The future, now and for everybody. You were using the thing before it had a name, and explain it to people who did not ask. Invite the past to supper too; it may know a recipe you need.',
      brief: 'hunger for the future',
      themes: ['originality', 'company'],
    },
    pisces: {
      says: 'Dreams play at high volume. Half your night is spent in another country, and by day a song or a guru can carry you off again. Turn one of them down, so that you hear the person beside you.',
      brief: 'hunger for dreams and escape',
      themes: ['idealism', 'solitude'],
    },
  },
  ketu: {
    aries: {
      says: 'Old courage, lightly worn. You can walk away from a quarrel you were about to win, which baffles the other side. Fighting without a need for victory is a fine art; now and then, let yourself want something.',
      brief: 'act without wanting to win',
      themes: ['independence', 'solitude'],
    },
    taurus: {
      says: 'Owning bores you. A full cupboard gives you a slight wish to leave, and gifts tend to move on to the next person. The garden is worth keeping, though, for it asks you to be there in spring.',
      brief: 'own things with a light hand',
      themes: ['independence', 'contentment'],
    },
    gemini: {
      says: 'You know before the words arrive. In a lively talk you are the one looking out of the window, already at the end of it. Others cannot hear what you skipped, and would have liked to come along.',
      brief: 'know a thing without words',
      themes: ['solitude', 'reason'],
    },
    cancer: {
      says: 'Roots were cut early, or are loosely held. The family table seems to stand on the far side of glass, friendly and without sound. Water one of those roots, with a card or a visit, and expect little.',
      brief: 'hold your roots quite loosely',
      themes: ['solitude', 'change'],
    },
    leo: {
      says: 'Applause passes through you. The medal lies in the drawer with the string, and you slip out before the speech that was meant for you. Someone took trouble to choose the flowers, and looks for you in the row.',
      brief: 'need no applause to go on',
      themes: ['privacy', 'contentment'],
    },
    virgo: {
      says: 'Skill works by instinct here, with a dislike of fuss. Your hands find the fault before you have looked, and you cannot say how. For those who have to measure, a recipe in your hand would be a treasure.',
      brief: 'work by instinct and skill',
      themes: ['realism', 'spontaneity'],
    },
    libra: {
      says: 'Partnership feels half remembered. You listen to the promises and hear the wind in the trees outside, fond and not quite there. Be fully present on Sundays, and let the other choose the walk.',
      brief: 'stand loosely in partnership',
      themes: ['solitude', 'independence'],
    },
    scorpio: {
      says: 'Many teachers exalt Ketu here: fearless insight into what lies below. The dark room is one that you enter without a lamp, and you know at once what happened there. Those who live in it need to be told gently.',
      brief: 'see below the surface',
      themes: ['intensity', 'solitude'],
    },
    sagittarius: {
      says: 'Faith goes beyond books with you. You closed the volume and kept the silence after it, and debates about belief sound like people describing a fruit. Be kind to the readers; they are on the same hill.',
      brief: 'trust in more than doctrine',
      themes: ['idealism', 'independence'],
    },
    capricorn: {
      says: 'Status is seen through like glass. The corner office reminds you of a waiting room, and titles of luggage labels. You can work very well on those terms; just dust the glass for those who still need it.',
      brief: 'see through rank and status',
      themes: ['realism', 'contentment'],
    },
    aquarius: {
      says: 'Crowds dissolve at your edges. At assemblies you stand near the door, agreeing with the aim and not with the noise, and go home by the side streets. Wave to someone before you leave.',
      brief: 'stand outside the crowd',
      themes: ['solitude', 'originality'],
    },
    pisces: {
      says: 'Already half across the river, you are pulled more by quiet water than by any plan. You can sit at a window until the tea is cold and call it a good day. Come back to pay the ferryman, and say who you met.',
      brief: 'drift gladly towards release',
      themes: ['solitude', 'feeling'],
    },
  },
};
