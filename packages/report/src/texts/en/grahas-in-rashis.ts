import type { Texts } from '../shape.ts';

export const GRAHAS_IN_RASHIS: Texts['grahasInRashis'] = {
  sun: {
    aries: {
      says: 'Exalted here, the will rises without being called. You lead by going first and are generous with victory. Let someone else carry the flag downhill.',
      brief: 'lead with natural courage',
      themes: ['boldness', 'visibility'],
    },
    taurus: {
      says: 'Your authority sits in a garden chair and is not moved. Taste and steadiness lend it weight. Rise when a guest comes in.',
      brief: 'hold your dignity in calm',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Intelligence is your sceptre. You rule by explaining, writing and quick wit. Decide before the third alternative.',
      brief: 'lead by being clever and quick',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Pride here has a mother. You lead by caring and are hurt by ingratitude. Say what thanks would look like.',
      brief: 'lead by caring for people',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'The king is at home: moolatrikona and own sign, an upright, warm authority. You give courage by presence. Visit the kitchen.',
      brief: 'rule from the heart',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Service is your rank. You lead by knowing the work better than anyone. Sign it.',
      brief: 'lead through skill and service',
      themes: ['realism', 'structure'],
    },
    libra: {
      says: 'Debilitated here, the will defers, weighs and wishes to please. You learn to stand without leaning on approval. Begin with small refusals.',
      brief: 'seek approval before you act',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Power keeps its curtains drawn. You lead in crises and guard your pride. Open the window in peacetime.',
      brief: 'lead in silence and crisis',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: "A teacher's sun: principles, blessings, long roads. You rise by what you stand for. Leave room for doubters.",
      brief: 'lead by what you stand for',
      themes: ['idealism', 'tradition'],
    },
    capricorn: {
      says: "In Saturn's sign the king works for his bread. You rise by duty and dislike ceremony. Take one day's homage.",
      brief: 'rise through hard duty',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Here rank is shared among many. You lead causes rather than courts. Claim your own chair once.',
      brief: 'lead on behalf of many',
      themes: ['company', 'idealism'],
    },
    pisces: {
      says: 'Gentle authority, half priest and half poet. You lead by faith and absence. Come to the meeting.',
      brief: 'lead by gentle faith',
      themes: ['idealism', 'feeling'],
    },
  },
  moon: {
    aries: {
      says: 'A mind like dry wood: quick flame, quick warmth. You act before mood turns. Bank it for the evening.',
      brief: 'react fast and warmly',
      themes: ['spontaneity', 'boldness'],
    },
    taurus: {
      says: "The Moon's exaltation gives rest to the mind. You trust the ground and feed people well. Try the unfamiliar dish.",
      brief: 'rest in steady comfort',
      themes: ['stability', 'contentment'],
    },
    gemini: {
      says: 'Thoughts flit, and feeling flits along. You need conversation daily. Sit with one worry till it bores you.',
      brief: 'feel your way by talking',
      themes: ['lightness', 'reason'],
    },
    cancer: {
      says: 'In her own sign the Moon is full of milk and memory. You shelter people. Let them leave dry.',
      brief: 'shelter people and remember them',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'A royal mood: generous when honoured, cold when passed by. Notice who noticed.',
      brief: 'feel with pride and warmth',
      themes: ['visibility', 'feeling'],
    },
    virgo: {
      says: 'The mind combs and sorts its worries. You comfort with remedies. Leave one tangle.',
      brief: 'soothe by sorting things',
      themes: ['reason', 'caution'],
    },
    libra: {
      says: 'Poise is peace to you. You read the table and smooth it. Have one unfair preference.',
      brief: 'feel well in balance',
      themes: ['diplomacy', 'company'],
    },
    scorpio: {
      says: 'Debilitated, the Moon feels in the dark and holds on. You know what others deny. Trust by teaspoons.',
      brief: 'feel in depth and hide it',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Optimism returns by morning. You need faith, road and a joke. Listen before you cheer.',
      brief: 'recover by finding new hope',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Feelings clock in and clock out. You carry people practically. Cry on company time.',
      brief: 'keep feelings in order',
      themes: ['structure', 'caution'],
    },
    aquarius: {
      says: 'Friendly, cool, fair: the heart has a committee. Tell it to one person.',
      brief: 'feel at a fair distance',
      themes: ['independence', 'company'],
    },
    pisces: {
      says: 'Compassion with no lid. You dream and forgive. Lock the side door.',
      brief: 'feel with everyone you meet',
      themes: ['feeling', 'idealism'],
    },
  },
  mars: {
    aries: {
      says: 'Moolatrikona: the soldier in his own camp. The shortest way through the office is the one you take. You act cleanly and first. Look for the wounded after.',
      brief: 'act first and cleanly',
      themes: ['boldness', 'directness'],
    },
    taurus: {
      says: 'Force pulls a plough here. Nobody sees the anger until the table has been moved. You are slow to anger and slower to stop. Untie the ox at dusk.',
      brief: 'push slowly and firmly',
      themes: ['stability', 'intensity'],
    },
    gemini: {
      says: 'Two swords, both verbal. You can win an argument on the phone while parking. You fight by argument and errands. Put one down.',
      brief: 'fight with words and wit',
      themes: ['directness', 'lightness'],
    },
    cancer: {
      says: "Debilitated in the home waters, drive turns moody and protective. A harsh word about your people costs you a night's sleep. You fight for family. Fight for yourself in clear words.",
      brief: 'act out of feeling',
      themes: ['feeling', 'caution'],
    },
    leo: {
      says: 'A general with a banner. You carry boxes as if there were a band playing. You need honour in action. Praise the drummers.',
      brief: 'act with pride and flair',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Precision work for a soldier: you fix, drill, correct. The screw is counted, greased and turned the right way. Rest the whetstone.',
      brief: 'act with care and precision',
      themes: ['structure', 'reason'],
    },
    libra: {
      says: 'Combat by contract. You would rather win with a handshake than with a shout. You hesitate, charm, then strike fair. Move on the second bell.',
      brief: 'act by way of agreement',
      themes: ['diplomacy', 'reason'],
    },
    scorpio: {
      says: 'Own sign, night watch: hidden force and long patience. Nobody hears you sharpen anything. Tell an ally the plan.',
      brief: 'act with secret force',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'A crusader with a horse. The cause is on your bag, your car and your tongue. You fight for ideals and ride too far. Water the horse.',
      brief: 'fight hard for your ideals',
      themes: ['idealism', 'boldness'],
    },
    capricorn: {
      says: 'Exalted: strength obeys a plan, and few tasks stand. At six in the morning you are already on the second floor of it. Lift only what deserves it.',
      brief: 'work with disciplined strength',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: 'Force for the many, against the rule. A foolish regulation gives you strength for a week. You rebel in an orderly way. Choose one rule.',
      brief: 'push others towards reform',
      themes: ['originality', 'independence'],
    },
    pisces: {
      says: "A swimmer's strength. You find it hard to push for yourself and easy to push for the lost. You act by feel and for the helpless. Keep one shore in sight.",
      brief: 'act when you feel inspired',
      themes: ['feeling', 'idealism'],
    },
  },
  mercury: {
    aries: {
      says: 'Speech sprints. The answer leaves your mouth with its coat half on. You decide while others define. Walk the last sentence.',
      brief: 'speak and decide at speed',
      themes: ['directness', 'boldness'],
    },
    taurus: {
      says: 'Words are weighed like butter. You remember prices, recipes and who still owes a spade. You think practically and sing well. Learn one useless fact.',
      brief: 'think in practical terms',
      themes: ['realism', 'stability'],
    },
    gemini: {
      says: 'In its own sign the mind plays on every string. Puns, timetables and three languages share your pocket. You connect and report. Tune one.',
      brief: 'think in quick links',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Thought swims in memory. You hear the tone first and the sentence later. You persuade by feeling. Date your facts.',
      brief: 'think with feeling and memory',
      themes: ['feeling', 'tradition'],
    },
    leo: {
      says: 'You speak from a balcony. The meeting wakes up when you take the chalk. Ideas come with authority. Take questions.',
      brief: 'speak with some authority',
      themes: ['visibility', 'reason'],
    },
    virgo: {
      says: 'Exalted and at home, the intellect is exact, modest and tireless. A badly formed column can spoil your coffee. Leave a typo in for company.',
      brief: 'think in an exact way',
      themes: ['reason', 'structure'],
    },
    libra: {
      says: "A diplomat's mind: balanced, graceful, comparing. Your letters leave both sides with their dignity. Conclude.",
      brief: 'think in fair balance',
      themes: ['diplomacy', 'reason'],
    },
    scorpio: {
      says: 'You question like a surgeon. One small question from you and the cupboard opens. Secrets are safe and examined. Close the wound.',
      brief: 'probe with your mind',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: "Big thoughts in a friend's house. The footnote runs longer than the text and is better company. You teach in parables. Count the sheep.",
      brief: 'think in broad ideas',
      themes: ['idealism', 'reason'],
    },
    capricorn: {
      says: 'Structure first, words after. Your notes have numbers, and the numbers have dates. You plan and report. Joke in the minutes.',
      brief: 'plan and order thoughts',
      themes: ['structure', 'realism'],
    },
    aquarius: {
      says: 'Original, social, scientific. You explain the machine by way of bees. You think for tomorrow. Post it today.',
      brief: 'think ahead of your time',
      themes: ['originality', 'reason'],
    },
    pisces: {
      says: 'Debilitated, logic floats and poetry anchors. You arrive at the right answer by a road you cannot draw. You grasp what was meant. Write numbers large.',
      brief: 'think in images and music',
      themes: ['feeling', 'idealism'],
    },
  },
  jupiter: {
    aries: {
      says: 'Faith with a spear. You believe in a thing once you have tried it before witnesses. You believe by doing and teach by starting. Wait for the class.',
      brief: 'teach by going first',
      themes: ['boldness', 'idealism'],
    },
    taurus: {
      says: 'Wisdom with a pantry. Advice from you comes with bread and a place by the window. You bless through comfort. Share seconds.',
      brief: 'bless others through simple comfort',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'The sage among newspapers: many views, quick advice. You quote four teachers on one bus ride. Hold one.',
      brief: 'learn from many views',
      themes: ['reason', 'lightness'],
    },
    cancer: {
      says: 'Exalted, the teacher feeds pupils first. Children and strays grow well in your kitchen. Mercy and sense agree. Wean them kindly.',
      brief: 'guide others with tenderness',
      themes: ['closeness', 'idealism'],
    },
    leo: {
      says: 'Grand counsel, generous pride. Your praise makes people stand straighter for days. You teach from the throne. Learn from the page-boy.',
      brief: 'guide with generous pride',
      themes: ['visibility', 'idealism'],
    },
    virgo: {
      says: 'The scholar checks miracles. You would rather lend a tool than give a blessing. You help by method. Believe before lunch.',
      brief: 'help by careful method',
      themes: ['realism', 'reason'],
    },
    libra: {
      says: "Justice with manners. Quarrelling friends both think that you took their side. You advise both parties. Choose the truth's side.",
      brief: 'give advice that is fair',
      themes: ['diplomacy', 'idealism'],
    },
    scorpio: {
      says: 'Deep teachings, guarded. You lend your best books only to those who have suffered a little. You trust tested wisdom. Publish some.',
      brief: 'study teachings that go deep',
      themes: ['intensity', 'idealism'],
    },
    sagittarius: {
      says: 'Moolatrikona, the teacher at his lectern: law, faith, long views. A porch, a pupil and a large question are enough for your evening. Hear the latecomers.',
      brief: 'live by faith and law',
      themes: ['idealism', 'tradition'],
    },
    capricorn: {
      says: 'Debilitated, hope counts pennies. Optimists make you check the roof. You believe in results. Fund one dream.',
      brief: 'hope within strict limits',
      themes: ['realism', 'caution'],
    },
    aquarius: {
      says: 'Wisdom for the commons. The lecture is free and the chairs are in a circle. You teach groups. Know one name.',
      brief: 'teach for the common good',
      themes: ['company', 'idealism'],
    },
    pisces: {
      says: "Own sign, the saint's boat: mercy, vision, retreat. You lend money, coats and belief to people with wet feet. Mind the leak.",
      brief: 'trust and forgive widely',
      themes: ['idealism', 'feeling'],
    },
  },
  venus: {
    aries: {
      says: 'Love at a gallop. By the second coffee you have proposed a trip. You woo boldly, tire soon. Walk back to her door.',
      brief: 'fall in love at once',
      themes: ['spontaneity', 'boldness'],
    },
    taurus: {
      says: 'Here Venus is on her own ground: the senses at home, loyal and unhurried. You know where the good peaches are and who likes them peeled. Try new bread.',
      brief: 'love comfort and loyalty',
      themes: ['contentment', 'stability'],
    },
    gemini: {
      says: 'Flirtation as an art form. A clever message at noon can keep you warm till night. You love by wit. Write the long letter.',
      brief: 'love with wit and play',
      themes: ['lightness', 'company'],
    },
    cancer: {
      says: 'Tender, domestic love with a long memory. You keep a ticket from the first film in a tin. Forget on purpose.',
      brief: 'love with tender memory',
      themes: ['feeling', 'closeness'],
    },
    leo: {
      says: 'Romance in costume. Birthdays in your care have lanterns. You give grandly. Admire in rehearsal clothes.',
      brief: 'love in a grand manner',
      themes: ['visibility', 'lightness'],
    },
    virgo: {
      says: 'Debilitated, love proofreads the beloved. You mend the coat before you say that you missed its owner. You serve devotedly. Skip a page.',
      brief: 'love by serving carefully',
      themes: ['caution', 'realism'],
    },
    libra: {
      says: 'Moolatrikona: partnership as fine craft. Two cups, two chairs, the light at the right height. You please and are pleased. Risk displeasing.',
      brief: 'love with grace and balance',
      themes: ['diplomacy', 'closeness'],
    },
    scorpio: {
      says: 'Desire with sealed lips. You notice who touched whose sleeve. You bond for keeps. Loosen the seal.',
      brief: 'desire in secret and for long',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Love with luggage. You fall in love at stations and write from the next one. You adore freedom and teachers. Send word.',
      brief: 'love with freedom and distance',
      themes: ['independence', 'idealism'],
    },
    capricorn: {
      says: 'Late, loyal, well-dressed affection. Your bouquet comes in the tenth year and is well chosen. You prove it by years. Say it by noon.',
      brief: 'love with a slow loyalty',
      themes: ['stability', 'structure'],
    },
    aquarius: {
      says: 'Affection among friends, with odd taste. You like the one at the party who is reading. Choose one of them.',
      brief: 'love as a friend',
      themes: ['company', 'originality'],
    },
    pisces: {
      says: 'Exalted: love without ledger, beauty without fence. You would give your seat, your scarf and the last verse. Keep a small fence.',
      brief: 'love without fence or measure',
      themes: ['idealism', 'feeling'],
    },
  },
  saturn: {
    aries: {
      says: 'Debilitated, patience is sent to the front line. You are told to wait just as you have laced your boots. You brake and burst by turns. March at a set pace.',
      brief: 'have to struggle for patience',
      themes: ['caution'],
    },
    taurus: {
      says: 'Slow gold. The jar on the shelf fills by one coin a day. You save, build, keep. Spend on music.',
      brief: 'build slowly and keep',
      themes: ['stability', 'caution'],
    },
    gemini: {
      says: 'A serious student in a chatty house. You underline in pencil, with a ruler. You order ideas. Gossip a little.',
      brief: 'think in a disciplined way',
      themes: ['reason', 'structure'],
    },
    cancer: {
      says: 'Duty in the nursery. Somebody small relied on you when you were small too. You protect stiffly. Ask to be held.',
      brief: 'carry duty at home',
      themes: ['caution', 'feeling'],
    },
    leo: {
      says: 'The old minister under a young king. Applause makes you look for the mistake. Authority chafes. Serve a worthy crown.',
      brief: 'labour under an uneasy authority',
      themes: ['structure', 'visibility'],
    },
    virgo: {
      says: 'Careful hands, long hours. The checklist has a checklist. You perfect systems. Break for tea.',
      brief: 'work with care and method',
      themes: ['structure', 'realism'],
    },
    libra: {
      says: 'Exalted, the judge sits. You read both letters twice before you speak. You are fair, patient and trusted with power. Pardon someone.',
      brief: 'judge with patience and fairness',
      themes: ['structure', 'diplomacy'],
    },
    scorpio: {
      says: 'Endurance with secrets. What you were told at nineteen is safe with you at sixty. You outlast enemies. Outlast grudges too.',
      brief: 'endure a lot in silence',
      themes: ['intensity', 'structure'],
    },
    sagittarius: {
      says: 'Discipline on pilgrimage. You walk the long road with the law book in your bag. You honour law and study. Detour for a view.',
      brief: 'study with faith and discipline',
      themes: ['tradition', 'idealism'],
    },
    capricorn: {
      says: 'Saturn on his own ground takes the mountain path: work, rank, time. The view interests you less than the next handhold. Carry water.',
      brief: 'climb with patience and method',
      themes: ['ambition', 'structure'],
    },
    aquarius: {
      says: "Moolatrikona, the reformer's bench: rules for everyone. You stack the chairs after the assembly. Greet each one.",
      brief: 'work for the many',
      themes: ['company', 'structure'],
    },
    pisces: {
      says: 'Solitude with a purpose. Night shifts, archives and islands suit you oddly well. You serve quietly, doubt quietly. Swim with others.',
      brief: 'serve best in some solitude',
      themes: ['solitude', 'idealism'],
    },
  },
  rahu: {
    aries: {
      says: "Hunger to be first, at once. Being second in the queue feels like a small insult. You break trails. Check the map's date.",
      brief: 'hunger to be first',
      themes: ['boldness', 'ambition'],
    },
    taurus: {
      says: 'Exalted by tradition, appetite for the good and solid. The better watch, the finer field, the sweeter slice: you see it first. You acquire. Enjoy what came.',
      brief: 'want pleasures that are solid',
      themes: ['contentment'],
    },
    gemini: {
      says: 'A thousand tabs. You know the rumour, its source and its rival. You master media and mimicry. Own one sentence.',
      brief: 'hunger for news and cleverness',
      themes: ['reason', 'originality'],
    },
    cancer: {
      says: 'Longing for belonging, by unusual roads. You would cross a sea to be called by a pet name. Come home by the front.',
      brief: 'long very much to belong',
      themes: ['closeness', 'feeling'],
    },
    leo: {
      says: 'Spotlight fever. A camera in the room changes how you hold your cup. You dramatise and dazzle. Bow and leave.',
      brief: 'crave a place in the light',
      themes: ['visibility', 'boldness'],
    },
    virgo: {
      says: 'Obsessed by the method. There is surely a trick, and you stay up till you have it. You hack systems. Let a system rest.',
      brief: 'chase the perfect method',
      themes: ['reason', 'structure'],
    },
    libra: {
      says: 'Relationship as a quest, glamour included. The right person seems always to be at the next table. Look twice.',
      brief: 'hunger for a glamorous bond',
      themes: ['closeness', 'lightness'],
    },
    scorpio: {
      says: 'Drawn to the forbidden shelf. A closed file is a form of invitation. Sign the books out.',
      brief: 'hunger for the hidden',
      themes: ['intensity', 'privacy'],
    },
    sagittarius: {
      says: 'Foreign faiths and grand theories. The stranger the temple, the more you want the key. Test on Tuesday.',
      brief: 'hunger for a grander meaning',
      themes: ['idealism', 'originality'],
    },
    capricorn: {
      says: 'Ladder hunger. You know whose office has two windows. You climb in new shoes. Hold the rail.',
      brief: 'hunger for rank and status',
      themes: ['ambition', 'realism'],
    },
    aquarius: {
      says: 'The future, now, for all. You were using it before it had a name. Invite the past.',
      brief: 'hunger for the future',
      themes: ['originality', 'company'],
    },
    pisces: {
      says: 'Dreams in high volume. Half the night is spent in another country. Turn down one.',
      brief: 'hunger for dreams and escape',
      themes: ['idealism', 'solitude'],
    },
  },
  ketu: {
    aries: {
      says: 'Old courage, lightly worn. You can walk away from a quarrel you were about to win. You fight without needing victory. Want something.',
      brief: 'act without wanting to win',
      themes: ['independence', 'solitude'],
    },
    taurus: {
      says: 'Owning bores you. A full cupboard gives you a slight wish to leave. Keep the garden, though.',
      brief: 'own things with a light hand',
      themes: ['independence', 'contentment'],
    },
    gemini: {
      says: 'You know before the words. In a lively talk you are the one looking out of the window. Say them anyway.',
      brief: 'know a thing without words',
      themes: ['solitude', 'reason'],
    },
    cancer: {
      says: 'Roots cut early or loosely held. The family table seems to stand on the far side of glass. Water one.',
      brief: 'hold your roots quite loosely',
      themes: ['solitude', 'change'],
    },
    leo: {
      says: 'Applause passes through you. The medal lies in the drawer with the string. Stay for the flowers.',
      brief: 'need no applause to go on',
      themes: ['privacy', 'contentment'],
    },
    virgo: {
      says: 'Skill by instinct, dislike of fuss. Your hands find the fault before you have looked. Write the recipe down.',
      brief: 'work by instinct and skill',
      themes: ['realism', 'spontaneity'],
    },
    libra: {
      says: 'Partnership half remembered. You listen to the vows and hear the wind. Be fully there on Sundays.',
      brief: 'stand loosely in partnership',
      themes: ['solitude', 'independence'],
    },
    scorpio: {
      says: 'Many teachers exalt Ketu here: fearless insight into what lies below. The dark room is the one you enter without a lamp. Tell it gently.',
      brief: 'see below the surface',
      themes: ['intensity', 'solitude'],
    },
    sagittarius: {
      says: 'Faith beyond books. You closed the book and kept the silence after it. Bless the readers.',
      brief: 'trust in more than doctrine',
      themes: ['idealism', 'independence'],
    },
    capricorn: {
      says: 'Status seen through like glass. The corner office reminds you of a waiting room. Dust it for others.',
      brief: 'see through rank and status',
      themes: ['realism', 'contentment'],
    },
    aquarius: {
      says: 'Crowds dissolve at your edges. At assemblies you stand near the door. Wave to someone.',
      brief: 'stand outside the crowd',
      themes: ['solitude', 'originality'],
    },
    pisces: {
      says: "Already half across the river. Quiet water pulls more at you than any plan. Come back for the ferryman's fee.",
      brief: 'drift gladly towards release',
      themes: ['solitude', 'feeling'],
    },
  },
};
