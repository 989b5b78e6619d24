import type { Texts } from '../shape.ts';

export const SYNASTRY_ASPECTS: Texts['synastryAspects'] = {
  sun_conjunction_moon: {
    says: 'One of you gives the direction and the other the climate, and both feel met. It is the classic bond of a household. Trade roles now and then, so that care also leads.',
    brief: 'feel like day and night of one house',
    themes: ['closeness', 'feeling'],
  },
  sun_flowing_moon: {
    says: 'Your aims and moods rarely trip over each other. One proposes, the other feels at home in it. Thank the one who adjusts so quietly.',
    brief: 'live easily side by side',
    themes: ['closeness', 'contentment'],
  },
  sun_tense_moon: {
    says: "What one of you wants tends to land on the other's sore day. The attraction is real, and so is the timing trouble. Agree on an hour for plans and one for comfort.",
    brief: 'want and need at different hours',
    themes: ['feeling', 'change'],
  },
  sun_conjunction_mercury: {
    says: 'One speaks what the other is. You recognise yourself in those sentences, and conversation rarely dries up. Leave some of each other unexplained.',
    brief: 'put each other into words',
    themes: ['reason', 'closeness'],
  },
  sun_flowing_mercury: {
    says: 'Talk between you serves both. One has an aim and the other finds the phrase, the route, the number. Let the quiet one set a topic.',
    brief: "think well in each other's company",
    themes: ['reason', 'company'],
  },
  sun_tense_mercury: {
    says: 'A remark goes in further than it was meant, because it touches pride. You can sharpen one another. Ask what was heard before defending what was said.',
    brief: 'argue over tone and meaning',
    themes: ['directness', 'reason'],
  },
  sun_conjunction_venus: {
    says: 'Simple liking is the core here: one shines, the other is charmed and says so. Keep flattery honest and the affection lasts past summer.',
    brief: 'delight in each other openly',
    themes: ['closeness', 'lightness'],
  },
  sun_flowing_venus: {
    says: 'You bring out the pleasant side in each other. Taste, humour and good manners agree. Spend that ease on a hard subject once a month.',
    brief: 'are good company for each other',
    themes: ['lightness', 'diplomacy'],
  },
  sun_tense_venus: {
    says: 'One wants to be admired, the other to be courted, and on tired days each waits. Affection is there. Make the first small move without counting.',
    brief: 'like each other with some pride',
    themes: ['visibility', 'closeness'],
  },
  sun_conjunction_mars: {
    says: "You start one another's engines. Projects, passion, quarrels: nothing stays lukewarm between you. Have a shared opponent that is not in the room.",
    brief: 'set each other in motion',
    themes: ['intensity', 'boldness'],
  },
  sun_flowing_mars: {
    says: 'Together you get things done. One gives courage, the other gives it a purpose. Take on the shelf, the mountain or the letter that neither faced alone.',
    brief: 'encourage each other to act',
    themes: ['boldness', 'ambition'],
  },
  sun_tense_mars: {
    says: 'A spark jumps whenever wills cross, and it can warm or burn. One feels pushed, the other blocked. Name the contest aloud and take turns winning.',
    brief: 'compete without meaning to',
    themes: ['directness', 'intensity'],
  },
  sun_conjunction_jupiter: {
    says: 'One believes in the other, visibly, and that makes both larger. You forgive much. Check generous plans against the same calendar.',
    brief: 'make each other feel larger',
    themes: ['idealism', 'boldness'],
  },
  sun_flowing_jupiter: {
    says: 'Goodwill runs freely between you. Advice is welcome and chances are shared. Remember to give the encouragement in both directions.',
    brief: 'wish each other well',
    themes: ['contentment', 'idealism'],
  },
  sun_tense_jupiter: {
    says: 'You can talk each other into too much: too many guests, too grand a promise. It is fun. Appoint the sober one in advance.',
    brief: "exaggerate in each other's company",
    themes: ['boldness', 'spontaneity'],
  },
  sun_conjunction_saturn: {
    says: 'Here is glue, and some weight. One steadies the other and may also judge. Say every week what you respect, so the measure is not only silent.',
    brief: 'take each other seriously',
    themes: ['structure', 'stability'],
  },
  sun_flowing_saturn: {
    says: 'You trust one another with keys and dates. The bond likes tasks and time. Plan some hours in which nobody is responsible.',
    brief: 'rely on each other',
    themes: ['stability', 'structure'],
  },
  sun_tense_saturn: {
    says: 'One feels corrected where they wanted to be seen. The other feels alone with the duty. Share the burden first, then the criticism weighs half.',
    brief: "test each other's pride and patience",
    themes: ['caution', 'structure'],
  },
  moon_conjunction_mercury: {
    says: 'Feelings find a listener with words. One senses, the other says it, and evenings get long. Let some moods stay unnamed until morning.',
    brief: 'talk about what you feel',
    themes: ['feeling', 'lightness'],
  },
  moon_flowing_mercury: {
    says: "You understand each other's half-sentences. Daily matters are easily arranged. Use the gift for the delicate topic too.",
    brief: "understand each other's hints",
    themes: ['diplomacy', 'feeling'],
  },
  moon_tense_mercury: {
    says: 'One wants comfort and gets a solution. The other wants an answer and gets a mood. Ask at the door: listening or advice?',
    brief: 'mix up comfort and advice',
    themes: ['reason', 'intensity'],
  },
  moon_conjunction_venus: {
    says: 'Tenderness comes of itself between you: cushions, soup, small presents. The house becomes soft. Keep a window open for plain speech.',
    brief: 'are tender with each other',
    themes: ['closeness', 'feeling'],
  },
  moon_flowing_venus: {
    says: 'Being together soothes both of you. Tastes agree, and so do Sundays. Do something brave together, so comfort has a story.',
    brief: 'soothe and please each other',
    themes: ['contentment', 'diplomacy'],
  },
  moon_tense_venus: {
    says: 'One longs to be looked after, the other to be wooed, and each offers the wrong kind. Say which hunger it is tonight.',
    brief: 'care in different languages',
    themes: ['feeling', 'closeness'],
  },
  moon_conjunction_mars: {
    says: 'Passion and temper live close here. One stirs what the other feels, quickly and thoroughly. Cool down apart, make up together.',
    brief: "stir each other's feelings",
    themes: ['intensity', 'feeling'],
  },
  moon_flowing_mars: {
    says: 'Courage and feeling support one another. One protects, the other warms. Move together: dance, build, walk in rain.',
    brief: 'protect and warm each other',
    themes: ['boldness', 'closeness'],
  },
  moon_tense_mars: {
    says: 'One treads on a tender place without seeing it, and the other flinches or hits back. Slow the first minute of every quarrel.',
    brief: "hurt each other's feelings quickly",
    themes: ['intensity', 'directness'],
  },
  moon_conjunction_jupiter: {
    says: 'Generosity meets need, and both feel blessed with good appetite. You spoil each other. Spoil the budget less.',
    brief: 'comfort each other generously',
    themes: ['contentment', 'feeling'],
  },
  moon_flowing_jupiter: {
    says: 'Hope comes easily in this company. One lifts, the other makes a home for it. Invite others into the warmth.',
    brief: 'bring each other hope',
    themes: ['idealism', 'contentment'],
  },
  moon_tense_jupiter: {
    says: 'Promises grow bigger than the bowl. One gives too much, the other feels it was not the right thing. Ask before you give.',
    brief: 'give more than was needed',
    themes: ['feeling', 'boldness'],
  },
  moon_conjunction_saturn: {
    says: 'Duty and tenderness share a bench. It holds long and can feel cold. Warm hands first, then the list.',
    brief: 'bind feeling with duty',
    themes: ['stability', 'caution'],
  },
  moon_flowing_saturn: {
    says: 'A calm, dependable care grows between you. One feels safe, the other useful. Say also the soft things.',
    brief: 'give each other safety',
    themes: ['stability', 'feeling'],
  },
  moon_tense_saturn: {
    says: 'When one reaches out, the other may look busy. Old loneliness wakes on both sides. Fix an evening that no work can move.',
    brief: 'meet distance when you need warmth',
    themes: ['caution', 'solitude'],
  },
  mercury_conjunction_venus: {
    says: "You enjoy each other's voice. Compliments, jokes and messages flow. Write the honest letter in the same nice hand.",
    brief: 'speak sweetly to each other',
    themes: ['diplomacy', 'lightness'],
  },
  mercury_flowing_venus: {
    says: 'Manners and minds fit. You settle small matters with charm. Read, cook or decorate together.',
    brief: 'find the right tone together',
    themes: ['diplomacy', 'contentment'],
  },
  mercury_tense_venus: {
    says: 'A witty remark bruises taste, or politeness hides a thought. Decide that honesty may be clumsy here.',
    brief: 'choose between tact and truth',
    themes: ['directness', 'closeness'],
  },
  mercury_conjunction_mars: {
    says: 'Debates light up, and both get quicker. One thinks, the other acts on it before the end. Repeat back, then run.',
    brief: "sharpen each other's minds",
    themes: ['directness', 'reason'],
  },
  mercury_flowing_mars: {
    says: 'Ideas become deeds in this pair. You plan on a napkin and start on Monday. Let others catch up.',
    brief: 'turn talk into action',
    themes: ['reason', 'boldness'],
  },
  mercury_tense_mars: {
    says: 'Words get thrown. One interrupts, the other aims. Leave written notes on hot subjects and answer a day later.',
    brief: 'quarrel with quick words',
    themes: ['directness', 'spontaneity'],
  },
  mercury_conjunction_jupiter: {
    says: 'Conversation grows wings. One brings facts, the other meaning, and the night is short. Finish one plan out of the seven.',
    brief: "inspire each other's thinking",
    themes: ['idealism', 'reason'],
  },
  mercury_flowing_jupiter: {
    says: 'You teach each other without noticing. Travel and study go well. Share the map, and the snack.',
    brief: 'learn from each other',
    themes: ['reason', 'company'],
  },
  mercury_tense_jupiter: {
    says: 'One finds the other vague, and is found petty. Details and visions need separate meetings.',
    brief: 'argue over detail and vision',
    themes: ['reason', 'idealism'],
  },
  mercury_conjunction_saturn: {
    says: 'Serious talk suits you: plans, contracts, silences with content. One edits the other. Laugh at a typo together.',
    brief: 'plan with care together',
    themes: ['structure', 'reason'],
  },
  mercury_flowing_saturn: {
    says: 'Thought gains order between you. Promises are kept as spoken. Use it for something long.',
    brief: 'think in a sober way together',
    themes: ['structure', 'realism'],
  },
  mercury_tense_saturn: {
    says: 'One feels examined while talking. The other hears carelessness. Praise an idea before testing it.',
    brief: "doubt each other's words",
    themes: ['caution', 'reason'],
  },
  venus_conjunction_mars: {
    says: 'Attraction needs no explanation here. One invites and one pursues, and you change places. Give it play as well as heat.',
    brief: 'attract each other strongly',
    themes: ['intensity', 'closeness'],
  },
  venus_flowing_mars: {
    says: 'Desire and liking keep step. Flirting survives the shopping list. Keep dancing in the kitchen.',
    brief: 'desire each other with ease',
    themes: ['lightness', 'closeness'],
  },
  venus_tense_mars: {
    says: 'The pull is strong and slightly at cross purposes: one hurries, one wants music first. Ask for the tempo.',
    brief: 'want each other at cross purposes',
    themes: ['intensity', 'spontaneity'],
  },
  venus_conjunction_jupiter: {
    says: 'You are a feast for one another. Generosity, laughter, dessert twice. Let the friendship also do dishes.',
    brief: 'enjoy each other without end',
    themes: ['lightness', 'contentment'],
  },
  venus_flowing_jupiter: {
    says: 'Kindness multiplies, and friends like visiting you both. Give each other room to be modest.',
    brief: 'are generous with each other',
    themes: ['contentment', 'company'],
  },
  venus_tense_jupiter: {
    says: 'Too sweet, too much, too dear: pleasure overruns its banks. Choose one good thing together.',
    brief: 'overdo your pleasures together',
    themes: ['spontaneity', 'lightness'],
  },
  venus_conjunction_saturn: {
    says: 'Love signs its name in ink. One is careful, the other tender, and loyalty grows in years. Bring flowers before they are due.',
    brief: 'love faithfully and with care',
    themes: ['stability', 'closeness'],
  },
  venus_flowing_saturn: {
    says: 'Affection becomes reliable between you. You save, build, remember dates. Waste an afternoon now and then.',
    brief: 'know how to make love last',
    themes: ['stability', 'structure'],
  },
  venus_tense_saturn: {
    says: 'One feels that affection must be earned, the other that it costs too much. Say yes early in small things.',
    brief: 'ration affection out of caution',
    themes: ['caution', 'closeness'],
  },
  mars_conjunction_jupiter: {
    says: 'Together you dare what others discuss. Enthusiasm feeds action. Set a finish line before you start.',
    brief: 'dare big things together',
    themes: ['boldness', 'idealism'],
  },
  mars_flowing_jupiter: {
    says: 'Action and faith agree, and joint ventures go forward with humour. Choose a cause.',
    brief: 'act together in good spirits',
    themes: ['boldness', 'company'],
  },
  mars_tense_jupiter: {
    says: 'One rushes, the other doubles the stakes. Half of each plan is plenty.',
    brief: 'overshoot the mark together',
    themes: ['boldness', 'spontaneity'],
  },
  mars_conjunction_saturn: {
    says: 'One pushes, one brakes, at the same wheel. It can build a house or a grudge. Divide the tasks clearly.',
    brief: 'push and brake together',
    themes: ['structure', 'intensity'],
  },
  mars_flowing_saturn: {
    says: 'Strength is well used in this pair. One starts, the other finishes. Swap once.',
    brief: 'work hard and well together',
    themes: ['structure', 'ambition'],
  },
  mars_tense_saturn: {
    says: 'A no meets a now. Frustration collects in corners. Clear them weekly, with tools instead of blame.',
    brief: "block each other's drive",
    themes: ['caution', 'directness'],
  },
  jupiter_conjunction_saturn: {
    says: 'Vision and caution marry in you two. One opens, one secures. Let each chair every second meeting.',
    brief: 'join hope with caution',
    themes: ['structure', 'idealism'],
  },
  jupiter_flowing_saturn: {
    says: 'Growth and order get along. You can run something together. Celebrate results on the day.',
    brief: 'build on sound ground together',
    themes: ['stability', 'ambition'],
  },
  jupiter_tense_saturn: {
    says: 'More, says one; enough, says the other. Both are right on alternate months. Write a rule.',
    brief: 'argue over more and enough',
    themes: ['idealism', 'caution'],
  },
  sun_conjunction_sun: {
    says: "Born at a like season, you recognise the other's pride at once. It is restful and a bit crowded. Take separate stages.",
    brief: 'recognise yourselves in each other',
    themes: ['visibility', 'closeness'],
  },
  sun_flowing_sun: {
    says: "Your characters agree about what matters. You support each other's path without giving up your own. Be curious anyway.",
    brief: "support each other's aims",
    themes: ['contentment', 'closeness'],
  },
  sun_tense_sun: {
    says: 'Two suns, two middays. You teach each other what you would never choose. Respect first, persuasion later.',
    brief: 'pull in different directions',
    themes: ['independence', 'directness'],
  },
  moon_conjunction_moon: {
    says: 'You laugh and tire at the same hours. Feeling needs few words here. Someone must stay awake in the storms.',
    brief: 'feel the same moods',
    themes: ['feeling', 'closeness'],
  },
  moon_flowing_moon: {
    says: 'Home habits fit: sleep, food, silence. You rest well together. Add a small adventure.',
    brief: 'find good rest together',
    themes: ['contentment', 'feeling'],
  },
  moon_tense_moon: {
    says: 'What comforts one unsettles the other: open windows, early visits, noise. Build two corners in one home.',
    brief: 'find comfort in different ways',
    themes: ['feeling', 'independence'],
  },
  mercury_conjunction_mercury: {
    says: "You finish each other's sentences, or fight for them. Ideas double. Listen to the end once a day.",
    brief: 'think along the same lines',
    themes: ['reason', 'company'],
  },
  mercury_flowing_mercury: {
    says: 'Talk goes lightly from bread to meaning. You inform each other well. Keep a shared notebook.',
    brief: 'talk together with ease',
    themes: ['lightness', 'reason'],
  },
  mercury_tense_mercury: {
    says: 'Same words, different dictionaries. You learn by explaining. Ask for an example.',
    brief: 'explain the same things differently',
    themes: ['reason', 'originality'],
  },
  venus_conjunction_venus: {
    says: 'One taste, one sofa. You like the same people and the same cakes. Surprise each other on purpose.',
    brief: 'like the same things',
    themes: ['contentment', 'closeness'],
  },
  venus_flowing_venus: {
    says: 'Affection finds its form easily. You know how to please each other. Ask for something unusual.',
    brief: 'please each other easily',
    themes: ['diplomacy', 'contentment'],
  },
  venus_tense_venus: {
    says: 'Love speaks two dialects: gifts here, time there. Learn ten words of the other.',
    brief: 'show love in different ways',
    themes: ['closeness', 'change'],
  },
  mars_conjunction_mars: {
    says: 'Two engines, one road. You race, desire, compete, achieve. Decide who steers uphill.',
    brief: 'go at things with equal force',
    themes: ['boldness', 'intensity'],
  },
  mars_flowing_mars: {
    says: 'Your tempo matches at work and in play. Quarrels are short. Train together.',
    brief: 'move at the same pace',
    themes: ['boldness', 'lightness'],
  },
  mars_tense_mars: {
    says: 'Each does it differently and right now. Anger meets anger. Work in separate rooms on one house.',
    brief: 'clash over how to act',
    themes: ['directness', 'independence'],
  },
  jupiter_conjunction_jupiter: {
    says: 'You were born in like years for hope, so beliefs need little translating. Encourage travel, question certainties.',
    brief: 'share a sense of hope',
    themes: ['idealism', 'company'],
  },
  jupiter_flowing_jupiter: {
    says: 'Your beliefs fit side by side. You laugh at the same solemn people. Give to a cause together.',
    brief: 'believe in similar things',
    themes: ['idealism', 'contentment'],
  },
  jupiter_tense_jupiter: {
    says: 'Different faiths in the good life meet here. Debate with cake. Both may be generous.',
    brief: 'hope for different things',
    themes: ['idealism', 'directness'],
  },
  saturn_conjunction_saturn: {
    says: "Same age, same lessons, on the same dates. You understand each other's burdens. Do not let duty be the only topic.",
    brief: 'carry burdens that are similar',
    themes: ['structure', 'stability'],
  },
  saturn_flowing_saturn: {
    says: 'Your rules are compatible. Who locks up, who pays, who waits: settled. Break one together.',
    brief: 'agree about what duty means',
    themes: ['stability', 'structure'],
  },
  saturn_tense_saturn: {
    says: 'One fears what the other relies on. Trust is built by kept appointments. Be early.',
    brief: 'guard against different dangers',
    themes: ['caution', 'structure'],
  },
  sun_conjunction_uranus: {
    says: 'One wakes the other up, and routine leaves by the window. Exciting, free, uneven. Fix one date that holds.',
    brief: 'wake each other up',
    themes: ['originality', 'change'],
  },
  sun_flowing_uranus: {
    says: 'You give each other permission to be odd. Fresh air is the gift. Send postcards.',
    brief: 'set each other free',
    themes: ['independence', 'originality'],
  },
  sun_tense_uranus: {
    says: 'Comings and goings unsettle pride. One rebels where the other wants allegiance. Promise little and keep it.',
    brief: "unsettle each other's pride",
    themes: ['change', 'independence'],
  },
  sun_conjunction_neptune: {
    says: 'One is seen through soft glass, lovely and slightly wrong. Inspiration is real. Check facts with tenderness.',
    brief: 'see each other as an ideal',
    themes: ['idealism', 'closeness'],
  },
  sun_flowing_neptune: {
    says: 'Imagination and kindness flow between you. You inspire without demanding. Make music of any sort.',
    brief: 'inspire each other gently',
    themes: ['idealism', 'contentment'],
  },
  sun_tense_neptune: {
    says: 'Someone vanishes when clarity is wanted. Hope fills the gap. Put arrangements in writing.',
    brief: 'lose sight of each other',
    themes: ['idealism', 'feeling'],
  },
  sun_conjunction_pluto: {
    says: "The bond goes to the bone. One changes the other's idea of self. Keep power in the open.",
    brief: 'change each other deeply',
    themes: ['intensity', 'closeness'],
  },
  sun_flowing_pluto: {
    says: 'You strengthen each other in hard times. Honesty goes deep and does not wound. Have picnics too.',
    brief: 'strengthen each other in hard times',
    themes: ['intensity', 'stability'],
  },
  sun_tense_pluto: {
    says: 'Who leads? The question sits at table. Control tempts where trust is young. Share one decision fully.',
    brief: 'struggle over who has influence',
    themes: ['intensity', 'directness'],
  },
  moon_conjunction_uranus: {
    says: 'Home becomes lively, and calm rare. One startles feelings awake. Announce your surprises.',
    brief: "surprise each other's feelings",
    themes: ['change', 'feeling'],
  },
  moon_flowing_uranus: {
    says: 'Closeness with room to breathe suits you both. Odd hours, good humour. Keep a spare key.',
    brief: 'stay close and free',
    themes: ['independence', 'lightness'],
  },
  moon_tense_uranus: {
    says: 'One needs a nest, the other a door. Sudden absences hurt more than meant. Say when you return.',
    brief: 'pull between nest and freedom',
    themes: ['change', 'closeness'],
  },
  moon_conjunction_neptune: {
    says: 'You feel each other through walls. Comfort is deep and borders faint. Ask whose sadness it is.',
    brief: "melt into each other's moods",
    themes: ['feeling', 'closeness'],
  },
  moon_flowing_neptune: {
    says: 'Gentle understanding needs no speech. You forgive easily. Speak anyway on practical matters.',
    brief: 'understand each other without words',
    themes: ['feeling', 'contentment'],
  },
  moon_tense_neptune: {
    says: 'Care turns into rescue, and rescue into fog. Let each carry a bag.',
    brief: 'confuse care with rescue',
    themes: ['feeling', 'idealism'],
  },
  moon_conjunction_pluto: {
    says: 'Feelings are stirred to the root. You cling or cleanse. Trust grows when fear is spoken.',
    brief: "stir each other's deepest feelings",
    themes: ['intensity', 'feeling'],
  },
  moon_flowing_pluto: {
    says: 'Depth feels safe here. Old hurts can be told. Close the cellar door afterwards and eat.',
    brief: 'feel safe in deep talk',
    themes: ['intensity', 'closeness'],
  },
  moon_tense_pluto: {
    says: 'Need meets control. One watches, one hides. Let moods have privacy.',
    brief: 'fear losing each other',
    themes: ['intensity', 'caution'],
  },
  mercury_conjunction_uranus: {
    says: 'Ideas leap like fish. One startles, one records. Laugh, then sort.',
    brief: 'spark ideas in each other',
    themes: ['originality', 'reason'],
  },
  mercury_flowing_uranus: {
    says: 'Talk is fresh and goes anywhere. You update each other. Share the odd book.',
    brief: "keep each other's minds fresh",
    themes: ['originality', 'lightness'],
  },
  mercury_tense_uranus: {
    says: 'Contradiction is a reflex here. Interruptions multiply. Pass a spoon: only its holder speaks.',
    brief: 'interrupt and contradict each other',
    themes: ['directness', 'originality'],
  },
  mercury_conjunction_neptune: {
    says: 'Words blur into images, lovely for poems. Repeat the train time.',
    brief: 'speak to each other in images',
    themes: ['feeling', 'idealism'],
  },
  mercury_flowing_neptune: {
    says: 'One gives form, the other atmosphere. Stories come easily. Write one.',
    brief: 'like to imagine things together',
    themes: ['idealism', 'lightness'],
  },
  mercury_tense_neptune: {
    says: 'Said and meant drift apart. Nobody lied. Confirm in ink.',
    brief: 'misunderstand in good faith',
    themes: ['feeling'],
  },
  mercury_conjunction_pluto: {
    says: 'Questions go deep, and secrets do not keep. Ask with permission.',
    brief: "dig into each other's thoughts",
    themes: ['intensity', 'reason'],
  },
  mercury_flowing_pluto: {
    says: 'Conversation changes your minds for good. You research life together. Rest on small talk.',
    brief: 'think things through to the bottom together',
    themes: ['intensity', 'reason'],
  },
  mercury_tense_pluto: {
    says: 'Arguments turn into sieges. Leave each other an honourable exit.',
    brief: 'try to convince each other',
    themes: ['intensity', 'directness'],
  },
  venus_conjunction_uranus: {
    says: 'Love strikes like weather. Freedom keeps it. Meet as if by chance.',
    brief: 'fall for each other suddenly',
    themes: ['spontaneity', 'closeness'],
  },
  venus_flowing_uranus: {
    says: 'Affection stays playful and roomy. Friends first, always. Try new places.',
    brief: 'keep your love playful',
    themes: ['lightness', 'independence'],
  },
  venus_tense_uranus: {
    says: 'On, off, on again. Excitement feeds on distance. Decide what stays constant.',
    brief: 'love on and off',
    themes: ['change', 'intensity'],
  },
  venus_conjunction_neptune: {
    says: "Romance has candles in it and mist. You adore each other's picture. Love the person who sneezes.",
    brief: 'romance each other with candles',
    themes: ['idealism', 'closeness'],
  },
  venus_flowing_neptune: {
    says: 'Tender, musical, forgiving: the two of you are kind. Keep one eye open.',
    brief: 'love each other with tenderness',
    themes: ['feeling', 'contentment'],
  },
  venus_tense_neptune: {
    says: 'Longing paints over facts. Sacrifice looks like love. Ask for the bill.',
    brief: 'love an image of each other',
    themes: ['idealism', 'feeling'],
  },
  venus_conjunction_pluto: {
    says: 'Magnetic, all or nothing. Love remakes you both. Let each keep friends.',
    brief: 'love with great intensity',
    themes: ['intensity', 'closeness'],
  },
  venus_flowing_pluto: {
    says: 'Passion has depth and mends itself. You hold through change. Be light on Sundays.',
    brief: 'deepen love over time',
    themes: ['intensity', 'stability'],
  },
  venus_tense_pluto: {
    says: 'Jealousy knocks where desire lives. Answer it aloud. Trust is a daily coin.',
    brief: 'may struggle with jealousy',
    themes: ['intensity', 'caution'],
  },
  mars_conjunction_uranus: {
    says: 'Sudden action, sudden heat. Brilliant in emergencies. Wear seat belts in quarrels.',
    brief: 'act on impulse together',
    themes: ['spontaneity', 'boldness'],
  },
  mars_flowing_uranus: {
    says: 'You invent by doing, and dare each other well. Fix something odd.',
    brief: 'try bold new things',
    themes: ['boldness', 'originality'],
  },
  mars_tense_uranus: {
    says: 'Orders provoke revolt at once. Ask instead. Leave gaps between plans.',
    brief: 'provoke each other to rebel',
    themes: ['independence', 'directness'],
  },
  mars_conjunction_neptune: {
    says: 'Desire swims in dreams. Aim gets soft. Choose one shore.',
    brief: 'act on shared dreams',
    themes: ['idealism', 'intensity'],
  },
  mars_flowing_neptune: {
    says: 'Force becomes grace in this pair. Dance, sail, help. Set a date.',
    brief: 'move with grace together',
    themes: ['idealism', 'contentment'],
  },
  mars_tense_neptune: {
    says: 'One acts, the other evades, and both are puzzled. Say the anger plainly.',
    brief: "miss each other's aim",
    themes: ['feeling', 'spontaneity'],
  },
  mars_conjunction_pluto: {
    says: 'Enormous drive, little brake. Build something big. Never compete in silence.',
    brief: 'drive each other hard',
    themes: ['intensity', 'ambition'],
  },
  mars_flowing_pluto: {
    says: 'Together you finish the impossible task. Rest is part of strength.',
    brief: 'achieve hard things together',
    themes: ['ambition', 'intensity'],
  },
  mars_tense_pluto: {
    says: 'Will wrestles will. Neither yields easily. Choose rules before the match.',
    brief: 'wrestle each other for control',
    themes: ['intensity', 'directness'],
  },
};
