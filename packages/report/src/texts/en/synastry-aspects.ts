import type { Texts } from '../shape.ts';

export const SYNASTRY_ASPECTS: Texts['synastryAspects'] = {
  sun_conjunction_moon: {
    says: 'One of you gives the direction and the other the climate, and both feel met. It is the classic bond of a household. Trade roles now and then, so that care also leads.',
    brief: 'feel like day and night of one house',
    themes: ['closeness', 'feeling'],
  },
  sun_flowing_moon: {
    says: 'Your aims and moods rarely trip over each other. One proposes the outing, the other already feels at home in it, and the week runs without much talk. Thank the one who adjusts so quietly.',
    brief: 'live easily side by side',
    themes: ['closeness', 'contentment'],
  },
  sun_tense_moon: {
    says: "What one of you wants tends to land on the other's sore day. The attraction is real, and so is the timing trouble. Agree on an hour for plans and one for comfort.",
    brief: 'want and need at different hours',
    themes: ['feeling', 'change'],
  },
  sun_conjunction_mercury: {
    says: 'One speaks what the other is. You recognise yourself in those sentences, sometimes with relief, and conversation rarely dries up between kitchen and bus stop. Leave a part of each other unexplained.',
    brief: 'put each other into words',
    themes: ['reason', 'closeness'],
  },
  sun_flowing_mercury: {
    says: 'Talk between you serves you both. One has an aim, the other finds the phrase, the route, the number to ring, and it is done by evening. Let the quieter one choose the subject at times.',
    brief: "think well in each other's company",
    themes: ['reason', 'company'],
  },
  sun_tense_mercury: {
    says: 'A remark goes in further than it was meant, because it touches pride. You can sharpen one another. Ask what was heard before defending what was said.',
    brief: 'argue over tone and meaning',
    themes: ['directness', 'reason'],
  },
  sun_conjunction_venus: {
    says: 'Simple liking is the core here: one shines, the other is charmed and says so across the room. It makes you pleasant to be near. Keep the compliments honest, and the affection lasts past the summer.',
    brief: 'delight in each other openly',
    themes: ['closeness', 'lightness'],
  },
  sun_flowing_venus: {
    says: 'You bring out the pleasant side in each other. Taste, humour and good manners agree, and an errand together can feel like an outing. Once a month, spend that ease on a hard subject.',
    brief: 'are good company for each other',
    themes: ['lightness', 'diplomacy'],
  },
  sun_tense_venus: {
    says: 'One wants to be admired, the other to be courted, and on tired days each waits for the other to begin. The affection is there all the time. Make the first small move without counting.',
    brief: 'like each other with some pride',
    themes: ['visibility', 'closeness'],
  },
  sun_conjunction_mars: {
    says: "You start one another's engines. A project, a kiss, a quarrel about the route: nothing stays lukewarm when you are in the same room. It helps to have an opponent to share who is not at the table.",
    brief: 'set each other in motion',
    themes: ['intensity', 'boldness'],
  },
  sun_flowing_mars: {
    says: 'Together you get things done. One gives courage, the other gives it a purpose. Take on the shelf, the mountain or the letter that neither faced alone.',
    brief: 'encourage each other to act',
    themes: ['boldness', 'ambition'],
  },
  sun_tense_mars: {
    says: 'A spark jumps whenever your wills cross, and it can warm the kitchen or burn the toast. One feels pushed where the other feels blocked. Name the contest aloud, and take turns winning.',
    brief: 'compete without meaning to',
    themes: ['directness', 'intensity'],
  },
  sun_conjunction_jupiter: {
    says: 'One believes in the other, visibly, and both walk home a size larger. You forgive much and plan generously. Hold the big plans against one calendar, since enthusiasm tends to book the same Saturday twice.',
    brief: 'make each other feel larger',
    themes: ['idealism', 'boldness'],
  },
  sun_flowing_jupiter: {
    says: 'Goodwill runs freely between you. Advice is taken as it was meant, chances are passed on, and a bad day looks smaller after ten minutes together. See that the encouragement goes in both directions.',
    brief: 'wish each other well',
    themes: ['contentment', 'idealism'],
  },
  sun_tense_jupiter: {
    says: 'You can talk each other into too much: too many guests, too grand a promise, the third project in one spring. It is great fun until the bill comes. Appoint the sober one in advance.',
    brief: "exaggerate in each other's company",
    themes: ['boldness', 'spontaneity'],
  },
  sun_conjunction_saturn: {
    says: 'Here is glue, and some weight. One steadies the other and may also judge. Say every week what you respect, so the measure is not only silent.',
    brief: 'take each other seriously',
    themes: ['structure', 'stability'],
  },
  sun_flowing_saturn: {
    says: "You trust one another with keys and dates. One gives the other's plans a frame, and gets warmth back for it. Such a bond likes tasks and time, so leave some hours in which nobody is responsible.",
    brief: 'rely on each other',
    themes: ['stability', 'structure'],
  },
  sun_tense_saturn: {
    says: 'One feels corrected just where they wanted to be seen, and the other feels left alone with the duty. Both are tired of it. Share the burden first; criticism weighs half as much afterwards.',
    brief: "test each other's pride and patience",
    themes: ['caution', 'structure'],
  },
  moon_conjunction_mercury: {
    says: 'A feeling finds a listener who has words for it. One senses, the other says it aloud, and evenings get long over the dishes. Let some moods go unnamed until morning.',
    brief: 'talk about what you feel',
    themes: ['feeling', 'lightness'],
  },
  moon_flowing_mercury: {
    says: 'Half a sentence is enough between you, and daily matters arrange themselves: who fetches, who cooks, who needs an hour of quiet. Use that same ease for the delicate subject you have both been stepping around.',
    brief: "understand each other's hints",
    themes: ['diplomacy', 'feeling'],
  },
  moon_tense_mercury: {
    says: 'One wants comfort and gets a solution, while the other wants an answer and gets a mood. Both meant well. Ask at the door which it is tonight, listening or advice, and most of the trouble stays outside.',
    brief: 'mix up comfort and advice',
    themes: ['reason', 'intensity'],
  },
  moon_conjunction_venus: {
    says: 'Tenderness comes of itself with you: cushions, soup, a small present left by the bed. The house grows soft around you. Keep one window open for plain speech, so that kindness never has to hide anything.',
    brief: 'are tender with each other',
    themes: ['closeness', 'feeling'],
  },
  moon_flowing_venus: {
    says: 'Being together soothes you both. Tastes agree, Sundays agree, and one knows what to bring when the other is low. Do something a little brave together now and then, so that comfort has a story to tell.',
    brief: 'soothe and please each other',
    themes: ['contentment', 'diplomacy'],
  },
  moon_tense_venus: {
    says: 'One longs to be looked after and the other to be wooed, and each keeps offering the wrong kind. The soup goes cold beside the flowers. Say which hunger it is, without making the other guess.',
    brief: 'care in different languages',
    themes: ['feeling', 'closeness'],
  },
  moon_conjunction_mars: {
    says: 'Passion and temper live close together here. One stirs up what the other feels, quickly and thoroughly, and a slammed door may be followed by the warmest evening. Cool down apart before you make up.',
    brief: "stir each other's feelings",
    themes: ['intensity', 'feeling'],
  },
  moon_flowing_mars: {
    says: 'Courage and feeling hold each other up. One steps in front when it gets rough, the other warms what comes home. You understand each other best in movement: dancing, building, walking through the rain.',
    brief: 'protect and warm each other',
    themes: ['boldness', 'closeness'],
  },
  moon_tense_mars: {
    says: 'Without seeing it, one treads on a tender place, and the other flinches or strikes back. It is over in a minute and felt for a day. Slow that first minute down; sit, breathe, ask what hurt.',
    brief: "hurt each other's feelings quickly",
    themes: ['intensity', 'directness'],
  },
  moon_conjunction_jupiter: {
    says: 'Generosity meets need, and both of you go away well fed. You spoil one another with time, food and forgiveness. Small disappointments deserve room too, so do not cheer every one of them away.',
    brief: 'comfort each other generously',
    themes: ['contentment', 'feeling'],
  },
  moon_flowing_jupiter: {
    says: 'Hope comes easily in this company. One lifts the mood and the other makes a home for it, with visitors staying later than planned. Bring someone in who could use that warmth.',
    brief: 'bring each other hope',
    themes: ['idealism', 'contentment'],
  },
  moon_tense_jupiter: {
    says: 'Promises here outgrow the bowl. One gives too much, or talks a sorrow up into a lesson, and the other feels it was not the thing that was needed. Ask first, then give exactly that.',
    brief: 'give more than was needed',
    themes: ['feeling', 'boldness'],
  },
  moon_conjunction_saturn: {
    says: 'Duty and tenderness share one bench. This can hold for decades, and on some evenings it feels cold. When one comes home tired, warm their hands first and go through the list afterwards.',
    brief: 'bind feeling with duty',
    themes: ['stability', 'caution'],
  },
  moon_flowing_saturn: {
    says: 'Between you grows a calm, dependable care: the bag carried, the hand held on the platform, the call at the agreed hour. One feels safe and the other useful. The soft words may still be spoken.',
    brief: 'give each other safety',
    themes: ['stability', 'feeling'],
  },
  moon_tense_saturn: {
    says: 'When one reaches out, the other may just be looking at the clock. An old loneliness wakes on both sides, and each thinks they are alone with it. Fix one evening a week that no work can move.',
    brief: 'meet distance when you need warmth',
    themes: ['caution', 'solitude'],
  },
  mercury_conjunction_venus: {
    says: 'You like the sound of each other. Compliments, jokes and little messages flow, and even the shopping list gets a drawing. The honest letter, when it is due, can be written in the same friendly hand.',
    brief: 'speak sweetly to each other',
    themes: ['diplomacy', 'lightness'],
  },
  mercury_flowing_venus: {
    says: 'Manners and minds fit together. You settle small matters with charm, choose the same words for the invitation and find the right present in one shop. Read aloud, cook or decorate in company.',
    brief: 'find the right tone together',
    themes: ['diplomacy', 'contentment'],
  },
  mercury_tense_venus: {
    says: "A witty remark bruises someone's taste, or politeness keeps back the thought that mattered. You both want it to be pleasant. Agree that truth may be clumsy here and still be received with good grace.",
    brief: 'choose between tact and truth',
    themes: ['directness', 'closeness'],
  },
  mercury_conjunction_mars: {
    says: 'Debates catch fire, and both get quicker by them. One is still thinking when the other has already acted on the first half. Repeat back what you understood, and then run.',
    brief: "sharpen each other's minds",
    themes: ['directness', 'reason'],
  },
  mercury_flowing_mars: {
    says: 'Ideas turn into deeds with you two. You sketch on a napkin on Friday and begin on Monday, one finding the words, the other the tools. Wait now and then for those who have to catch up.',
    brief: 'turn talk into action',
    themes: ['reason', 'boldness'],
  },
  mercury_tense_mars: {
    says: 'Words get thrown here: one interrupts, the other takes aim, and the subject is soon forgotten. You are both faster than you are just. Write down the hot subjects, and answer them a day later.',
    brief: 'quarrel with quick words',
    themes: ['directness', 'spontaneity'],
  },
  mercury_conjunction_jupiter: {
    says: 'Conversation grows wings. One brings facts, the other asks what they mean, and suddenly it is two in the morning and you have founded a school. Carry one plan out of seven as far as daylight.',
    brief: "inspire each other's thinking",
    themes: ['idealism', 'reason'],
  },
  mercury_flowing_jupiter: {
    says: 'You teach each other without noticing it: a word here, a view there, a book left on the stairs. Study and travel go well in this company. Admit it when the other has changed your mind.',
    brief: 'learn from each other',
    themes: ['reason', 'company'],
  },
  mercury_tense_jupiter: {
    says: 'One finds the other vague and is called petty in return. The detail and the vision are both needed, though seldom in the same hour. Give each its own meeting, with a walk in between.',
    brief: 'argue over detail and vision',
    themes: ['reason', 'idealism'],
  },
  mercury_conjunction_saturn: {
    says: 'Serious talk suits you: plans, agreements, silences with something in them. One edits the other, who gains clearness and loses some nerve. Laugh about a misprint together before you go on correcting.',
    brief: 'plan with care together',
    themes: ['structure', 'reason'],
  },
  mercury_flowing_saturn: {
    says: 'Thought finds order between you, and what is said is done. One has the idea, the other asks the sober question that saves it. Use this for something long, a course, a book, a house.',
    brief: 'think in a sober way together',
    themes: ['structure', 'realism'],
  },
  mercury_tense_saturn: {
    says: 'While talking, one feels examined; while listening, the other hears carelessness. So sentences get shorter over the years. Welcome an idea with its strong side first, and test it after the coffee.',
    brief: "doubt each other's words",
    themes: ['caution', 'reason'],
  },
  venus_conjunction_mars: {
    says: 'Attraction needs no explanation here. One invites and the other pursues, and at some point you change places. Give it play as well as heat, and it will still be there after the dishes.',
    brief: 'attract each other strongly',
    themes: ['intensity', 'closeness'],
  },
  venus_flowing_mars: {
    says: 'Desire and liking keep in step, and the flirting survives the shopping list. One knows how to ask, the other how to answer. Dance in the kitchen often, with or without music.',
    brief: 'desire each other with ease',
    themes: ['lightness', 'closeness'],
  },
  venus_tense_mars: {
    says: 'The pull is strong and slightly at cross purposes: one hurries, one wants music first, and both feel turned down. Talk about tempo in a relaxed hour, when nothing depends on it.',
    brief: 'want each other at cross purposes',
    themes: ['intensity', 'spontaneity'],
  },
  venus_conjunction_jupiter: {
    says: 'You are a feast for one another, with laughter, generous plates and dessert twice. Friends warm their hands at it. The same good will might also do the washing-up, and speak up when something is too much.',
    brief: 'enjoy each other without end',
    themes: ['lightness', 'contentment'],
  },
  venus_flowing_jupiter: {
    says: 'Kindness multiplies with you, and people enjoy visiting you both. One is easily pleased and the other enjoys pleasing. Leave each other room to be modest, tired or in no mood for guests.',
    brief: 'are generous with each other',
    themes: ['contentment', 'company'],
  },
  venus_tense_jupiter: {
    says: 'Pleasure overruns its banks: too sweet, too much, a promise too many. It is meant lovingly, and it hides what either would really like. Choose one good thing together and enjoy it to the end.',
    brief: 'overdo your pleasures together',
    themes: ['spontaneity', 'lightness'],
  },
  venus_conjunction_saturn: {
    says: 'Love signs its name in ink here. One is careful and the other tender, and loyalty grows with the years like a hedge. Bring flowers before they are due, and say aloud what you take for granted.',
    brief: 'love faithfully and with care',
    themes: ['stability', 'closeness'],
  },
  venus_flowing_saturn: {
    says: 'Affection turns reliable between you. You save for things, remember dates, repair the chair instead of replacing it, and feel loved by that. Waste an afternoon together every once in a while.',
    brief: 'know how to make love last',
    themes: ['stability', 'structure'],
  },
  venus_tense_saturn: {
    says: 'One comes to feel that affection must be earned, the other that it is being asked for too loudly. Both grow careful. Say yes early in small things: the hand, the walk, the second cup.',
    brief: 'ration affection out of caution',
    themes: ['caution', 'closeness'],
  },
  mars_conjunction_jupiter: {
    says: 'Together you dare what other people discuss. One says why not, the other is already in the car, and it makes for splendid stories. Put the finish line in before you start.',
    brief: 'dare big things together',
    themes: ['boldness', 'idealism'],
  },
  mars_flowing_jupiter: {
    says: 'Action and faith get along, and joint ventures go forward with humour. One believes it can be done and the other does it. Choose a cause larger than the two of you for all this vigour.',
    brief: 'act together in good spirits',
    themes: ['boldness', 'company'],
  },
  mars_tense_jupiter: {
    says: 'One rushes and the other doubles the stakes, out of pure conviction. Half of each plan would be plenty. Sleep on it before you commit, and listen to whichever of you has gone quiet.',
    brief: 'overshoot the mark together',
    themes: ['boldness', 'spontaneity'],
  },
  mars_conjunction_saturn: {
    says: 'One pushes and one brakes, at the same wheel. It may build a house, and it may build a grudge. Divide the tasks so that each has a field where nobody reaches across.',
    brief: 'push and brake together',
    themes: ['structure', 'intensity'],
  },
  mars_flowing_saturn: {
    says: 'Strength is well used here. One starts, the other finishes, and neither wastes a nail. Hard work even brings you closer; swap roles once, so that both know how the other end feels.',
    brief: 'work hard and well together',
    themes: ['structure', 'ambition'],
  },
  mars_tense_saturn: {
    says: 'A "no" keeps meeting a "now". Frustration collects in corners, unpaid and unspoken, until a trifle sets it off. Go through the corners once a week, with a list of repairs instead of guilty parties.',
    brief: "block each other's drive",
    themes: ['caution', 'directness'],
  },
  jupiter_conjunction_saturn: {
    says: 'Vision and caution are housemates in you two. One opens the window, the other checks the bolts, and large things can be built that way over years. Let each chair every second meeting.',
    brief: 'join hope with caution',
    themes: ['structure', 'idealism'],
  },
  jupiter_flowing_saturn: {
    says: 'Growth and order get along in your plans: one sees how far it could go, the other knows what it takes by spring. You could run something together. Celebrate results on the day they come.',
    brief: 'build on sound ground together',
    themes: ['stability', 'ambition'],
  },
  jupiter_tense_saturn: {
    says: 'One says more and the other says enough, over trips, guests, savings and sofas, and in alternate months each is right. Write a rule for it while both are in a good mood.',
    brief: 'argue over more and enough',
    themes: ['idealism', 'caution'],
  },
  sun_conjunction_sun: {
    says: "Born in a like season, you recognise each other's pride at once, as one knows a cough in the hall. It is restful and a little crowded. Take separate stages, and sit in each other's front row.",
    brief: 'recognise yourselves in each other',
    themes: ['visibility', 'closeness'],
  },
  sun_flowing_sun: {
    says: "You agree about what matters without having discussed it. Each supports the other's path and keeps their own. Because it goes so smoothly, curiosity needs reminding: ask what has changed since spring.",
    brief: "support each other's aims",
    themes: ['contentment', 'closeness'],
  },
  sun_tense_sun: {
    says: 'Two people here stand in the middle of two different days. Each teaches the other what they would never have chosen, and both want to be seen for it. Begin with respect, and leave persuasion for later.',
    brief: 'pull in different directions',
    themes: ['independence', 'directness'],
  },
  moon_conjunction_moon: {
    says: 'You laugh at the same moment and tire at the same hour, so little has to be explained. On grey days you may both sink at once. Someone has to put the kettle on first.',
    brief: 'feel the same moods',
    themes: ['feeling', 'closeness'],
  },
  moon_flowing_moon: {
    says: "Habits fit: sleep, food, the right amount of silence. You rest well in each other's company, like people who have shared a tent. Add a small adventure before comfort becomes the only plan.",
    brief: 'find good rest together',
    themes: ['contentment', 'feeling'],
  },
  moon_tense_moon: {
    says: 'What comforts one unsettles the other: the open window, early visits, talk before coffee. Neither way is wrong. Make two corners in the home, and visit each other there as guests.',
    brief: 'find comfort in different ways',
    themes: ['feeling', 'independence'],
  },
  mercury_conjunction_mercury: {
    says: "You finish each other's sentences, or fight over who may. Ideas double in the telling, and outsiders soon lose the thread. Once a day let somebody get to the end of a thought.",
    brief: 'think along the same lines',
    themes: ['reason', 'company'],
  },
  mercury_flowing_mercury: {
    says: 'Talk passes lightly from bread to the meaning of things and back. You keep each other informed and amused, and misunderstandings are cleared up by supper. A shared notebook would be well filled.',
    brief: 'talk together with ease',
    themes: ['lightness', 'reason'],
  },
  mercury_tense_mercury: {
    says: 'With the same words you use two different dictionaries. "Soon", "tidy" and "fine" have each started an argument. Ask for an example, and you learn how the other\'s mind is furnished.',
    brief: 'explain the same things differently',
    themes: ['reason', 'originality'],
  },
  venus_conjunction_venus: {
    says: 'You share one taste and soon one sofa. The same people please you, the same cakes, the same corner table by the window. Surprise each other on purpose, or it becomes hard to be courted.',
    brief: 'like the same things',
    themes: ['contentment', 'closeness'],
  },
  venus_flowing_venus: {
    says: 'Affection finds its form easily here, and each knows what would please the other on a Tuesday. That is a quiet treasure. Ask once for something unusual, and see who blushes.',
    brief: 'please each other easily',
    themes: ['diplomacy', 'contentment'],
  },
  venus_tense_venus: {
    says: "Love speaks two dialects between you, perhaps gifts on one side and time on the other, and sincere offers go unread. Learn ten words of the other's. Use them before they are asked for.",
    brief: 'show love in different ways',
    themes: ['closeness', 'change'],
  },
  mars_conjunction_mars: {
    says: 'Two engines share one road. You race, desire, compete, achieve, and rest little, because each is spurred by the sound of the other. Decide who steers uphill, and mean it.',
    brief: 'go at things with equal force',
    themes: ['boldness', 'intensity'],
  },
  mars_flowing_mars: {
    says: 'Your tempo matches at work and at play, so neither has to drag or wait. Quarrels are short and leave nothing behind. Train for something together; the effort itself does you good.',
    brief: 'move at the same pace',
    themes: ['boldness', 'lightness'],
  },
  mars_tense_mars: {
    says: 'Each wants it done differently, and right now. Anger meets anger in the hallway, over a box or a route. You may do best as builders in separate rooms of one house, with lunch together.',
    brief: 'clash over how to act',
    themes: ['directness', 'independence'],
  },
  jupiter_conjunction_jupiter: {
    says: 'You hope for the same kind of thing, so hope needs little translating between you. You encourage each other to go, learn, give, try again. What you both take for certain is worth a second look.',
    brief: 'share a sense of hope',
    themes: ['idealism', 'company'],
  },
  jupiter_flowing_jupiter: {
    says: 'What you believe fits side by side, like books by different authors on one shelf. You laugh at the same solemn people. Do some good thing together, since generosity is your common tongue.',
    brief: 'believe in similar things',
    themes: ['idealism', 'contentment'],
  },
  jupiter_tense_jupiter: {
    says: 'Two ideas of the good life meet here: one saves for the great trip, the other gives a dinner every week. Debate it over cake. Both can be generous in their own currency.',
    brief: 'hope for different things',
    themes: ['idealism', 'directness'],
  },
  saturn_conjunction_saturn: {
    says: 'You are of an age, and the same lessons came to you in the same years. Each knows what the other carries without a speech. Do not let duty be the only thing you talk about.',
    brief: 'carry burdens that are similar',
    themes: ['structure', 'stability'],
  },
  saturn_flowing_saturn: {
    says: 'Rules are quickly agreed between you: who locks up, who pays, who waits for whom. It makes you restful to live with. Break one of them together on some warm evening.',
    brief: 'agree about what duty means',
    themes: ['stability', 'structure'],
  },
  saturn_tense_saturn: {
    says: 'What the one relies on, the other fears. Where one sees a firm wall, the other sees a locked door, and both are guarding something. Kept appointments build trust here faster than arguments.',
    brief: 'guard against different dangers',
    themes: ['caution', 'structure'],
  },
  sun_conjunction_uranus: {
    says: 'One wakes the other up, and routine leaves by the window. You feel freer together than apart, and the weeks are uneven. Fix one meeting that holds, whatever else may be tipped over.',
    brief: 'wake each other up',
    themes: ['originality', 'change'],
  },
  sun_flowing_uranus: {
    says: 'You allow each other to be odd. A change of course, a strange hat, a sudden idea is met with interest here, and that is rarer than praise. Leave room for the ordinary days as well.',
    brief: 'set each other free',
    themes: ['independence', 'originality'],
  },
  sun_tense_uranus: {
    says: "Comings and goings scratch at somebody's pride. One wants allegiance, the other rebels as soon as it is asked for. Promise little, keep it to the minute, and freedom begins to look less like leaving.",
    brief: "unsettle each other's pride",
    themes: ['change', 'independence'],
  },
  sun_conjunction_neptune: {
    says: "One is seen through soft glass, lovely and not quite exact. The inspiration is real: songs, kindness, a better self. Check the facts tenderly from time to time, before someone is loved for another person's features.",
    brief: 'see each other as an ideal',
    themes: ['idealism', 'closeness'],
  },
  sun_flowing_neptune: {
    says: 'Imagination and kindness pass between you without being asked for. One lends the other a dream and demands nothing back. Making music, pictures or supper by feel comes easily in this company.',
    brief: 'inspire each other gently',
    themes: ['idealism', 'contentment'],
  },
  sun_tense_neptune: {
    says: 'Just when clearness is wanted, someone melts away, and hope fills in the gap. It is seldom deceit, more often fear of disappointing. Put arrangements in writing and feelings in short sentences.',
    brief: 'lose sight of each other',
    themes: ['idealism', 'feeling'],
  },
  sun_conjunction_pluto: {
    says: "The bond goes to the bone. One changes the other's idea of who they are, by a look that lets nothing pass. That can free and it can bind; keep the question of power out on the table.",
    brief: 'change each other deeply',
    themes: ['intensity', 'closeness'],
  },
  sun_flowing_pluto: {
    says: 'In hard times you are at your best together. One says the true thing and the other grows by it, because it comes without a wound. Go on picnics as well, with nothing to survive.',
    brief: 'strengthen each other in hard times',
    themes: ['intensity', 'stability'],
  },
  sun_tense_pluto: {
    says: 'Who leads? The question sits down with you at every meal. One feels watched, the other shut out, and control offers itself as safety. Share one important decision fully, down to the last comma.',
    brief: 'struggle over who has influence',
    themes: ['intensity', 'directness'],
  },
  moon_conjunction_uranus: {
    says: "Home becomes lively with you and rarely calm. One startles the other's feelings awake, with news, visitors, a change of plan at nine. Announce a surprise a little before it happens.",
    brief: "surprise each other's feelings",
    themes: ['change', 'feeling'],
  },
  moon_flowing_uranus: {
    says: 'Closeness with room to breathe suits both of you. Supper may be at ten and the bed at noon, and nobody sulks. Give one another a spare key and use it with a knock.',
    brief: 'stay close and free',
    themes: ['independence', 'lightness'],
  },
  moon_tense_uranus: {
    says: 'One needs a nest and the other a door. A sudden absence hurts more than it was meant to, and a tender question sounds like a lock turning. Say when you are coming back.',
    brief: 'pull between nest and freedom',
    themes: ['change', 'closeness'],
  },
  moon_conjunction_neptune: {
    says: 'You feel each other through walls. Comfort goes deep, and it gets hard to tell whose tears these are. Step out for an hour by yourself when a mood has no owner.',
    brief: "melt into each other's moods",
    themes: ['feeling', 'closeness'],
  },
  moon_flowing_neptune: {
    says: 'A gentle understanding links you and needs no speech. One guesses the tiredness, the other turns down the light, and forgiveness is quick. Practical matters still deserve a spoken word or two.',
    brief: 'understand each other without words',
    themes: ['feeling', 'contentment'],
  },
  moon_tense_neptune: {
    says: 'Care turns into rescue here, and rescue into fog. One gives until nothing is left, the other no longer knows what they asked for. Let each carry a bag of their own.',
    brief: 'confuse care with rescue',
    themes: ['feeling', 'idealism'],
  },
  moon_conjunction_pluto: {
    says: 'Feelings are stirred down to the root. You may cling, test or clear the air with a storm, and afterwards be closer than before. Trust grows fastest when the fear itself is spoken.',
    brief: "stir each other's deepest feelings",
    themes: ['intensity', 'feeling'],
  },
  moon_flowing_pluto: {
    says: 'Depth feels safe with you. An old hurt can be told, looked at and put away, and the teller sleeps better than in years. Close the cellar door afterwards and eat something warm.',
    brief: 'feel safe in deep talk',
    themes: ['intensity', 'closeness'],
  },
  moon_tense_pluto: {
    says: 'Need meets control: one watches, the other hides, and a late bus becomes a test of love. Underneath, both fear losing something dear. Moods may be private, and reassurance may be given freely.',
    brief: 'fear losing each other',
    themes: ['intensity', 'caution'],
  },
  mercury_conjunction_uranus: {
    says: 'Ideas leap like fish when you talk. One says something outrageous, the other sees that it could work, and nobody wrote it down. Laugh first, then sort, with a pencil.',
    brief: 'spark ideas in each other',
    themes: ['originality', 'reason'],
  },
  mercury_flowing_uranus: {
    says: 'Fresh talk passes to and fro with you and may go anywhere. You bring each other news, tricks, the odd book with a cracked spine, and old opinions get aired. Try one of those ideas out on a real weekday.',
    brief: "keep each other's minds fresh",
    themes: ['originality', 'lightness'],
  },
  mercury_tense_uranus: {
    says: 'Contradiction has become a reflex here, and interruptions breed. It is a sport until somebody had something to say. Pass a wooden spoon around the table: only the one who holds it speaks.',
    brief: 'interrupt and contradict each other',
    themes: ['directness', 'originality'],
  },
  mercury_conjunction_neptune: {
    says: 'Words blur into pictures between you, which is lovely for poems and poor for train times. One hints, the other dreams on from there. Repeat the practical half of the sentence.',
    brief: 'speak to each other in images',
    themes: ['feeling', 'idealism'],
  },
  mercury_flowing_neptune: {
    says: 'Where one gives the form and the other the atmosphere, stories come easily: for children, for letters, for no reason. Even silence is understood. Write one of them down before it drifts off.',
    brief: 'like to imagine things together',
    themes: ['idealism', 'lightness'],
  },
  mercury_tense_neptune: {
    says: 'What was said and what was meant drift apart, and later both remember it differently. No one lied. Confirm in writing what matters, with a kind line at the end.',
    brief: 'misunderstand in good faith',
    themes: ['feeling'],
  },
  mercury_conjunction_pluto: {
    says: 'Your questions go deep, and secrets do not keep for long. One sees through the excuse while it is being made. Ask for permission before digging, and treat what is found as a loan.',
    brief: "dig into each other's thoughts",
    themes: ['intensity', 'reason'],
  },
  mercury_flowing_pluto: {
    says: 'Conversations here change minds for good. You research life together, the family papers, the motive behind the motive, and stop only when it makes sense. Rest on small talk in between.',
    brief: 'think things through to the bottom together',
    themes: ['intensity', 'reason'],
  },
  mercury_tense_pluto: {
    says: 'Arguments become sieges. Each has dug in, knows where the other\'s wall is thin, and wants to hear "you were right". Leave one another an honourable way out, and use it yourself at times.',
    brief: 'try to convince each other',
    themes: ['intensity', 'directness'],
  },
  venus_conjunction_uranus: {
    says: 'Love strikes like weather, in a lift, on a stairwell, in the wrong week. Freedom is what keeps it alive afterwards. Go on meeting as if by chance, even when you share a letterbox.',
    brief: 'fall for each other suddenly',
    themes: ['spontaneity', 'closeness'],
  },
  venus_flowing_uranus: {
    says: 'Affection stays playful and roomy. You were friends first or became so, and nobody asks where the other was until they feel like telling. Try a place neither of you has been to.',
    brief: 'keep your love playful',
    themes: ['lightness', 'independence'],
  },
  venus_tense_uranus: {
    says: 'It is on, off, and on again. Distance makes one fonder, closeness makes one restless, and seldom the same one. Decide together what stays put, if only breakfast on Thursdays.',
    brief: 'love on and off',
    themes: ['change', 'intensity'],
  },
  venus_conjunction_neptune: {
    says: 'Romance has candles here, and some mist. You adore a picture of each other that is half true and wholly beautiful. Love the person too who sneezes, forgets and needs a nap.',
    brief: 'romance each other with candles',
    themes: ['idealism', 'closeness'],
  },
  venus_flowing_neptune: {
    says: "Tender, musical, forgiving: the two of you bring out each other's mildness. A film, a shoreline, a song in the car is enough. Keep one eye open, so that kindness does not overlook a real complaint.",
    brief: 'love each other with tenderness',
    themes: ['feeling', 'contentment'],
  },
  venus_tense_neptune: {
    says: 'Longing paints over the facts. Sacrifice starts to look like proof of love, and disappointment arrives by the back door. Ask each other now and then what this costs, and listen to the number.',
    brief: 'love an image of each other',
    themes: ['idealism', 'feeling'],
  },
  venus_conjunction_pluto: {
    says: 'Magnetic, all or nothing, this love remakes you both. You want the whole person, secrets and all, and are frightened by how much. Let each of you keep old friends and one closed drawer.',
    brief: 'love with great intensity',
    themes: ['intensity', 'closeness'],
  },
  venus_flowing_pluto: {
    says: 'Passion has depth here and knows how to mend itself. You come through changes that would part other pairs, and like each other better afterwards. Be light on Sundays.',
    brief: 'deepen love over time',
    themes: ['intensity', 'stability'],
  },
  venus_tense_pluto: {
    says: 'Jealousy knocks where desire lives. A glance, a name on a screen, an evening unexplained, and someone begins to keep watch. Answer the fear aloud, and hand out trust in small coins every day.',
    brief: 'may struggle with jealousy',
    themes: ['intensity', 'caution'],
  },
  mars_conjunction_uranus: {
    says: 'Sudden action and sudden heat belong to you two. In an emergency you are brilliant, on a quiet Sunday a little dangerous. Count to ten in quarrels, and spend the spark on something that may break.',
    brief: 'act on impulse together',
    themes: ['spontaneity', 'boldness'],
  },
  mars_flowing_uranus: {
    says: 'You invent by doing, and dare each other well. The shelf gets built without a plan, the night train is caught, the odd machine repaired. Give such a day a place in every month.',
    brief: 'try bold new things',
    themes: ['boldness', 'originality'],
  },
  mars_tense_uranus: {
    says: 'An order provokes revolt at once, from either side. You both hear commands where a wish was meant. Ask instead of telling, and leave gaps between the plans where each may do as they like.',
    brief: 'provoke each other to rebel',
    themes: ['independence', 'directness'],
  },
  mars_conjunction_neptune: {
    says: 'Desire swims in dreams, and the aim goes soft on the way. You can work for an ideal together, or wait for each other on different shores. Name one shore and a day.',
    brief: 'act on shared dreams',
    themes: ['idealism', 'intensity'],
  },
  mars_flowing_neptune: {
    says: 'Force becomes grace in this pair. You move well together, in water, on a dance floor, in a kitchen that cooks for forty. Good intentions get further if one of you writes down when.',
    brief: 'move with grace together',
    themes: ['idealism', 'contentment'],
  },
  mars_tense_neptune: {
    says: 'One acts and the other evades, and both are puzzled by the result. Anger goes underground and comes up as tiredness. Say it plainly and small, while it is still only annoyance.',
    brief: "miss each other's aim",
    themes: ['feeling', 'spontaneity'],
  },
  mars_conjunction_pluto: {
    says: 'There is enormous drive here and little brake. You could move a mountain, or each other, and neither likes to be second. Build something big, and compete only where it can be seen.',
    brief: 'drive each other hard',
    themes: ['intensity', 'ambition'],
  },
  mars_flowing_pluto: {
    says: "Together you finish what was called impossible: the flat cleared, the case reopened, the last ten miles. One's stubbornness feeds the other's. Rest is a part of strength, so plan it like a stage.",
    brief: 'achieve hard things together',
    themes: ['ambition', 'intensity'],
  },
  mars_tense_pluto: {
    says: 'Will wrestles with will, and neither of you yields easily, not even over the thermostat. There is respect in it. Agree on the rules before the match, and on a sign that ends it.',
    brief: 'wrestle each other for control',
    themes: ['intensity', 'directness'],
  },
};
