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
      says: 'Seventeen years of talk, trade, study and arrangements. The mind gets younger, and skills pay. Do not answer everything: choose the conversations that still matter at night.',
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
        says: 'The theme is undiluted: you, in daylight, answerable. Make the decision you have been lending to others.',
        brief: 'decide in your own name',
        themes: ['visibility', 'independence'],
      },
      moon: {
        says: "After the bright demand comes a softer room. Recognition should have someone to come home to; spend an evening with your mother's recipes.",
        brief: 'bring your recognition home',
        themes: ['feeling', 'visibility'],
      },
      mars: {
        says: 'Authority gets elbows. You can win a contest or found something, provided you breathe before signing.',
        brief: 'push ahead with authority',
        themes: ['boldness', 'ambition'],
      },
      rahu: {
        says: 'Ambition throws a long shadow, and titles look larger than they are. Ask who benefits from your hurry.',
        brief: 'want recognition in a hurry',
        themes: ['ambition', 'visibility'],
      },
      jupiter: {
        says: 'Honour meets good counsel: a mentor, a fair chance, a cause worth your name. Say yes, and thank in writing.',
        brief: 'rise with good counsel',
        themes: ['idealism', 'ambition'],
      },
      saturn: {
        says: 'The chief and the worker in you disagree about pay. Slow respect is on offer; flattery is not.',
        brief: 'earn respect the slow way',
        themes: ['structure', 'ambition'],
      },
      mercury: {
        says: 'Your name goes out on paper: letters, applications, speeches. Sharpen the first line and check the figures.',
        brief: 'put your name to words',
        themes: ['reason', 'visibility'],
      },
      ketu: {
        says: 'A title may feel empty just when it arrives. Stand back a week before you hand in the keys.',
        brief: 'look behind a title',
        themes: ['solitude', 'privacy'],
      },
      venus: {
        says: 'Pride softens in pleasant company. Art, love and comfort get their turn, and you are allowed to like being liked.',
        brief: 'let pride soften into pleasure',
        themes: ['contentment', 'lightness'],
      },
    },
    moon: {
      moon: {
        says: 'Everything feels nearer, and rightly so, since the heart opens its own chapter. Arrange the house, the meals, the sleep.',
        brief: 'settle into your own feelings',
        themes: ['feeling', 'contentment'],
      },
      mars: {
        says: 'A mood gets a motor. You may move house or speak sharply in it; use the push for cupboards and courage.',
        brief: 'turn moods into deeds',
        themes: ['feeling', 'boldness'],
      },
      rahu: {
        says: 'Restlessness rises like tide in a cellar. Limit screens and rumours, and walk by real water.',
        brief: 'handle restless feelings with care',
        themes: ['feeling', 'change'],
      },
      jupiter: {
        says: 'Kindness is returned with interest. Family, learning and faith feed the mind, and old hurts lose their edge.',
        brief: 'find the heart at ease',
        themes: ['contentment', 'idealism'],
      },
      saturn: {
        says: 'Warmth thins out and duties thicken. Loneliness now is a signal to phone, not a verdict.',
        brief: 'carry duties with a heavy heart',
        themes: ['caution', 'solitude'],
      },
      mercury: {
        says: 'Feelings want telling. Keep a diary, mend a talk, sort the papers you avoided.',
        brief: 'put feelings into words',
        themes: ['diplomacy', 'lightness'],
      },
      ketu: {
        says: 'An odd quiet enters, and people seem further off. Let it rest you; keep one daily appointment with someone.',
        brief: 'draw back and feel quietly',
        themes: ['solitude', 'feeling'],
      },
      venus: {
        says: 'Tenderness, beauty, company: the house fills up. Enjoy it without buying the whole shop.',
        brief: 'enjoy tenderness and company',
        themes: ['closeness', 'contentment'],
      },
      sun: {
        says: 'Private life steps into the light. Somebody needs you to lead with feeling, and you can.',
        brief: 'bring feeling into public',
        themes: ['visibility', 'feeling'],
      },
    },
    mars: {
      mars: {
        says: 'Full throttle, and no passenger to read the map. Begin what needs courage, and put sharp tools away tired.',
        brief: 'go at things with full force',
        themes: ['boldness', 'directness'],
      },
      rahu: {
        says: 'Heat and hunger together make heroes and accidents of plan. Double the checks and halve the speed.',
        brief: 'rush towards large aims',
        themes: ['boldness', 'intensity'],
      },
      jupiter: {
        says: 'Principle takes hold of the reins. You fight for something decent, and helpers appear.',
        brief: 'fight for a good cause',
        themes: ['boldness', 'idealism'],
      },
      saturn: {
        says: 'Gas and brake quarrel over the same road. Do the heavy work in short shifts, and pick no fights with walls.',
        brief: 'push hard against resistance',
        themes: ['structure', 'intensity'],
      },
      mercury: {
        says: 'Quick plans, quick words, quick deals. Reread what you wrote angry.',
        brief: 'act and speak fast',
        themes: ['directness', 'reason'],
      },
      ketu: {
        says: 'A sudden cut may come from your own hand. Keep the scissors for what is truly finished.',
        brief: 'cut ties in one stroke',
        themes: ['independence', 'change'],
      },
      venus: {
        says: 'Desire warms the campaign. Love wants action now and gets impatient with poems.',
        brief: 'pursue love with warmth',
        themes: ['intensity', 'closeness'],
      },
      sun: {
        says: 'Command suits you for some months. Lead visibly, and let others keep their pride.',
        brief: 'lead from the front',
        themes: ['visibility', 'boldness'],
      },
      moon: {
        says: 'After effort, the kitchen. Someone close needs gentleness from hands still tight on the wheel.',
        brief: 'soften after long effort',
        themes: ['feeling', 'closeness'],
      },
    },
    rahu: {
      rahu: {
        says: 'Appetite without a chaperone: new country, new field, new face. Write down what you refuse to trade.',
        brief: 'reach into the unknown',
        themes: ['originality', 'ambition'],
      },
      jupiter: {
        says: 'A teacher interrupts the hunger with a good question. Belief widens, and exaggeration pays a fine.',
        brief: 'give ambition a conscience',
        themes: ['idealism', 'ambition'],
      },
      saturn: {
        says: 'The big dream meets the timetable. Disappointing weeks build something that can stand.',
        brief: 'bring large wishes down to earth',
        themes: ['realism', 'structure'],
      },
      mercury: {
        says: 'Clever openings multiply by phone and screen. Verify names; then negotiate.',
        brief: 'make use of clever openings',
        themes: ['reason', 'originality'],
      },
      ketu: {
        says: 'Both ends of the axis pull, and direction blurs. Do little, notice much.',
        brief: 'lose and regain direction',
        themes: ['change', 'solitude'],
      },
      venus: {
        says: 'Glamour walks in and sits close. Enjoy the show, and look at the shoes.',
        brief: 'feel the pull of glamour',
        themes: ['intensity'],
      },
      sun: {
        says: 'Ambition is caught in the spotlight. Integrity now saves explanations later.',
        brief: 'stand in a harsh light',
        themes: ['visibility', 'ambition'],
      },
      moon: {
        says: 'The mind churns on borrowed worries. Milk, sleep and one honest friend settle it.',
        brief: 'calm a churning mind',
        themes: ['feeling', 'caution'],
      },
      mars: {
        says: 'Risk smells good. Win the contest you can afford to lose.',
        brief: 'are drawn to sharp risks',
        themes: ['boldness', 'intensity'],
      },
    },
    jupiter: {
      jupiter: {
        says: 'A wide beginning: study, trust, a road with trees. Choose the teacher carefully and the appetite too.',
        brief: 'open up to growth',
        themes: ['idealism', 'boldness'],
      },
      saturn: {
        says: 'Belief is put to work. Fewer sermons, more bricks, and the result holds.',
        brief: 'build what you believe',
        themes: ['structure', 'idealism'],
      },
      mercury: {
        says: 'Learning turns into skill and conversation. Sit the exam, print the text, teach the course.',
        brief: 'both learn and teach',
        themes: ['reason', 'company'],
      },
      ketu: {
        says: 'Faith goes quiet and personal. Old doctrines fall off without a noise.',
        brief: 'seek meaning in quiet',
        themes: ['solitude', 'idealism'],
      },
      venus: {
        says: 'Plenty, weddings of all sorts, good tables: two kind planets that disagree about excess. Stop at sweet.',
        brief: 'enjoy plenty among friends',
        themes: ['contentment', 'company'],
      },
      sun: {
        says: 'Your good judgement is wanted in public. Accept honour as work.',
        brief: 'be trusted with honour',
        themes: ['visibility', 'idealism'],
      },
      moon: {
        says: 'Home is blessed by visitors and good news. Forgive one relative.',
        brief: 'feel content at home',
        themes: ['contentment', 'feeling'],
      },
      mars: {
        says: "Zeal joins wisdom, and projects get legs. Keep them off other people's lawns.",
        brief: 'act on your convictions',
        themes: ['boldness', 'ambition'],
      },
      rahu: {
        says: 'The larger offer comes with a foreign stamp. Read the part after the signature.',
        brief: 'meet large and doubtful offers',
        themes: ['ambition', 'change'],
      },
    },
    saturn: {
      saturn: {
        says: 'The long lesson opens with plain work. Clear the desk, the debt of sleep, the old promise.',
        brief: 'lay a sober foundation',
        themes: ['structure', 'caution'],
      },
      mercury: {
        says: 'Dry work gets clever company. Systems, papers and skills lighten the load.',
        brief: 'make your work cleverer',
        themes: ['reason', 'structure'],
      },
      ketu: {
        says: 'Detachment meets duty, and both are tired. Drop one burden nobody asked you to lift.',
        brief: 'set down old burdens',
        themes: ['solitude', 'realism'],
      },
      venus: {
        says: "Grace is let into the workshop: a colleague's warmth, a fair wage, a chair with a cushion. Enjoy comfort that you have earned, slowly.",
        brief: 'enjoy comfort earned by work',
        themes: ['contentment', 'stability'],
      },
      sun: {
        says: 'Two authorities share a narrow corridor. Keep respect for both, the boss and yourself.',
        brief: 'may clash over authority',
        themes: ['structure', 'visibility'],
      },
      moon: {
        says: 'Feeling asks for leave in the busy season. Grant it, an hour daily.',
        brief: 'find room for feeling amid duty',
        themes: ['feeling', 'structure'],
      },
      mars: {
        says: 'Pressure builds between order and attack. Cut stone, not people.',
        brief: 'work under steady pressure',
        themes: ['intensity', 'structure'],
      },
      rahu: {
        says: 'Strange tasks and detours test your method. Hold to routine until the fog moves on.',
        brief: 'hold to method in confusion',
        themes: ['structure', 'change'],
      },
      jupiter: {
        says: 'The long winter shows its use. A mentor, a blessing, a result you can bless others with.',
        brief: 'see patience bear fruit',
        themes: ['contentment', 'idealism'],
      },
    },
    mercury: {
      mercury: {
        says: 'Pens, phones and ideas all at once. Learn the skill that will carry the rest.',
        brief: 'take up new skills',
        themes: ['reason', 'lightness'],
      },
      ketu: {
        says: 'The chatter stops mid-sentence. Use the hush to think one thought through.',
        brief: 'fall silent and think',
        themes: ['solitude', 'reason'],
      },
      venus: {
        says: 'Words turn charming, trade turns pleasant. Write to the person you like.',
        brief: 'speak with charm and gain',
        themes: ['diplomacy', 'lightness'],
      },
      sun: {
        says: 'What you know gets an official stamp. Speak up in the large room.',
        brief: 'speak with some authority',
        themes: ['reason', 'visibility'],
      },
      moon: {
        says: 'The mind runs on mood, and both want sleep. Talk less after ten.',
        brief: 'think and feel in turns',
        themes: ['feeling', 'lightness'],
      },
      mars: {
        says: 'Debate heats into dispute. Make the point once, in short words.',
        brief: 'argue with more force',
        themes: ['directness', 'reason'],
      },
      rahu: {
        says: 'Ingenious, risky, dazzling: so are the plans. Let an accountant of the heart look at them.',
        brief: 'play with daring ideas',
        themes: ['originality', 'boldness'],
      },
      jupiter: {
        says: 'Cleverness grows up into understanding. Teach, publish, forgive a footnote.',
        brief: 'turn cleverness into wisdom',
        themes: ['reason', 'idealism'],
      },
      saturn: {
        says: 'Study becomes craft, by repetition. Finish the long document.',
        brief: 'do careful mental work',
        themes: ['structure', 'reason'],
      },
    },
    ketu: {
      ketu: {
        says: 'A clean cut in the cloth of days. Store what you removed before throwing it out.',
        brief: 'begin by letting go',
        themes: ['solitude', 'change'],
      },
      venus: {
        says: 'Longing returns to an emptied house. Let beauty in without furnishing at once.',
        brief: 'feel desire return softly',
        themes: ['closeness', 'feeling'],
      },
      sun: {
        says: 'Who are you without the badge? For some months the question has teeth, and a good answer.',
        brief: 'ask yourself who you really are now',
        themes: ['independence', 'visibility'],
      },
      moon: {
        says: 'Feelings come up unlabelled. Water, sleep and simple tasks are wise.',
        brief: 'feel things without a name',
        themes: ['feeling', 'privacy'],
      },
      mars: {
        says: 'Quick, surgical moods. Sharpen pencils, avoid last words.',
        brief: 'react in sharp bursts',
        themes: ['directness', 'intensity'],
      },
      rahu: {
        says: 'The tail looks at the head: old detachment, new hunger. Do not choose this week.',
        brief: 'waver between leaving and wanting',
        themes: ['change', 'ambition'],
      },
      jupiter: {
        says: 'Silence gets a meaning. A teacher, book or walk explains the loss.',
        brief: 'find meaning in letting go',
        themes: ['idealism', 'solitude'],
      },
      saturn: {
        says: 'Austere, useful months. Repair what remains.',
        brief: 'live simply and work',
        themes: ['structure', 'solitude'],
      },
      mercury: {
        says: 'Words come back, precise and few. Study what the silence taught.',
        brief: 'find exact words again',
        themes: ['reason', 'solitude'],
      },
    },
    venus: {
      venus: {
        says: 'The long sweet chapter begins with taste itself. Learn what you like before you say yes to all of it.',
        brief: 'open to love and pleasure',
        themes: ['contentment', 'lightness'],
      },
      sun: {
        says: 'Love is asked to stand in public. Be proud of someone without owning the stage.',
        brief: 'show your love openly',
        themes: ['visibility', 'closeness'],
      },
      moon: {
        says: 'Two soft planets, two needs: delight and safety. Make a home beautiful and a beauty homely.',
        brief: 'join comfort with affection',
        themes: ['closeness', 'feeling'],
      },
      mars: {
        says: 'Passion wants its way by Friday. Dance, quarrel fairly, make up thoroughly.',
        brief: 'love with heat and speed',
        themes: ['intensity', 'spontaneity'],
      },
      rahu: {
        says: 'An unusual attraction rings the bell, work or person. Taste before moving in.',
        brief: 'feel an unusual attraction',
        themes: ['originality', 'intensity'],
      },
      jupiter: {
        says: 'Kindness multiplies, and so do dinner guests. Choose quality of joy.',
        brief: 'enjoy kind and generous company',
        themes: ['contentment', 'company'],
      },
      saturn: {
        says: 'Pleasure is asked to keep its promises. Love grows reliable, and art gets a timetable; charm alone is sent home.',
        brief: 'make love and craft dependable',
        themes: ['structure', 'closeness'],
      },
      mercury: {
        says: 'Light months: wit, trade, friends, letters. Finish the design.',
        brief: 'enjoy wit and company',
        themes: ['lightness', 'company'],
      },
      ketu: {
        says: 'The sweet taste fades for a while. Rest from wanting, and return with a clean tongue.',
        brief: 'take a rest from wanting',
        themes: ['solitude', 'contentment'],
      },
    },
  },
  lordInBhava: {
    sun: {
      1: {
        says: 'Your person becomes the project. Step forward, and let pride be quiet.',
        brief: 'stand forward in person',
        themes: ['visibility', 'independence'],
      },
      2: {
        says: 'Speech and means carry your dignity. Watch the tone at table.',
        brief: 'give your word weight',
        themes: ['directness', 'ambition'],
      },
      3: {
        says: 'Initiative pays in respect. Write, travel short, go first.',
        brief: 'win by your own initiative',
        themes: ['boldness', 'directness'],
      },
      4: {
        says: 'Home asks who decides. Lead there by staying calm.',
        brief: 'take charge at home',
        themes: ['privacy', 'ambition'],
      },
      5: {
        says: 'Ideas and those you teach want your light. Shine on them too.',
        brief: 'put light on your creations',
        themes: ['visibility', 'originality'],
      },
      6: {
        says: 'Opposition makes you competent. Work in order, argue in writing.',
        brief: 'rise through useful service',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'A partner mirrors your pride. Bow and be bowed to.',
        brief: 'share the light with a partner',
        themes: ['closeness', 'visibility'],
      },
      8: {
        says: 'Honour goes underground for repairs. Look into what was kept dark.',
        brief: 'look into hidden matters',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: 'Father, guide and principle step closer. Ask for the blessing aloud.',
        brief: 'look to guides and principles',
        themes: ['idealism', 'tradition'],
      },
      10: {
        says: 'Public work calls by name. Answer in daylight.',
        brief: 'take a visible post',
        themes: ['visibility', 'ambition'],
      },
      11: {
        says: 'Allies of standing help. Aim at a gain you can share.',
        brief: 'gain through influential allies',
        themes: ['company', 'ambition'],
      },
      12: {
        says: 'Applause moves to another room. Travel, rest, serve unseen.',
        brief: 'work away from applause',
        themes: ['solitude', 'privacy'],
      },
    },
    moon: {
      1: {
        says: 'You feel everything first-hand. Dress the mind in routine.',
        brief: 'live close to your feelings',
        themes: ['feeling', 'spontaneity'],
      },
      2: {
        says: 'Comfort and family words matter. Keep the pantry and the peace.',
        brief: 'look for comfort and family',
        themes: ['contentment', 'closeness'],
      },
      3: {
        says: 'Moods want to be told and driven about. Visit your siblings.',
        brief: 'talk and travel by mood',
        themes: ['company', 'feeling'],
      },
      4: {
        says: 'The nest calls, and rightly. Move, mend, invite.',
        brief: 'settle more fully at home',
        themes: ['privacy', 'contentment'],
      },
      5: {
        says: 'Affection flows to children, romance and verse. Play without results.',
        brief: 'give your heart to play',
        themes: ['feeling', 'lightness'],
      },
      6: {
        says: 'Care becomes work. Feed yourself first on Mondays.',
        brief: 'care for others in daily tasks',
        themes: ['realism', 'feeling'],
      },
      7: {
        says: "The other's mood fills the room. Keep a window yours.",
        brief: 'feel through a partner',
        themes: ['closeness', 'feeling'],
      },
      8: {
        says: 'Deep tides, late hours. A steady friend is better than a theory.',
        brief: 'go through deep feelings',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: 'Faith softens you. Take the pilgrimage, even a short one.',
        brief: 'find comfort in faith and travel',
        themes: ['idealism', 'contentment'],
      },
      10: {
        says: 'Many people look to you. Rest between appearances.',
        brief: 'care for many in your work',
        themes: ['visibility', 'feeling'],
      },
      11: {
        says: 'Friends nourish hopes. Say the wish aloud to them.',
        brief: 'be nourished by friends',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Sleep, solitude and far places restore. Close the day early.',
        brief: 'withdraw to restore yourself',
        themes: ['solitude', 'feeling'],
      },
    },
    mars: {
      1: {
        says: 'Strength wants a use. Train, start, and cool your tongue.',
        brief: 'act with fresh strength',
        themes: ['boldness', 'directness'],
      },
      2: {
        says: 'Words bite and money moves. Chew both slowly.',
        brief: 'speak and spend with heat',
        themes: ['directness', 'spontaneity'],
      },
      3: {
        says: 'Courage runs high in its own field. Do the daring letter.',
        brief: 'dare what you postponed',
        themes: ['boldness', 'independence'],
      },
      4: {
        says: 'Walls come down, at best by plan. Keep tempers outdoors.',
        brief: 'rebuild something at home',
        themes: ['change', 'intensity'],
      },
      5: {
        says: 'Love and ideas turn competitive. Play fair.',
        brief: 'compete in love and ideas',
        themes: ['intensity', 'originality'],
      },
      6: {
        says: 'You beat the backlog and the rival. Pace the body.',
        brief: 'overcome what stands against you',
        themes: ['ambition', 'structure'],
      },
      7: {
        says: 'Sparks at the table for two. Exercise together.',
        brief: 'argue and desire in partnership',
        themes: ['intensity', 'closeness'],
      },
      8: {
        says: 'Intense repairs. Touch no wire in anger.',
        brief: 'act in the middle of upheaval',
        themes: ['intensity', 'boldness'],
      },
      9: {
        says: 'You march for a belief. Hear the teacher out.',
        brief: 'fight for what seems right',
        themes: ['idealism', 'boldness'],
      },
      10: {
        says: 'Achievement comes by deed. Choose one summit.',
        brief: 'achieve by bold work',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Aims fall quickly. Thank the team by name.',
        brief: 'reach aims by force',
        themes: ['ambition', 'company'],
      },
      12: {
        says: 'Effort goes out of sight. Sweat, sleep, forgive.',
        brief: 'spend strength in hidden places',
        themes: ['solitude', 'intensity'],
      },
    },
    mercury: {
      1: {
        says: 'Curiosity leads the dance. Introduce yourself in new rooms.',
        brief: 'meet the world with questions',
        themes: ['reason', 'company'],
      },
      2: {
        says: 'Skill in words earns. Keep books neatly.',
        brief: 'earn by words and figures',
        themes: ['realism', 'reason'],
      },
      3: {
        says: 'Messages, courses, brothers: a lively post office. Send the important one first.',
        brief: 'write and learn a lot',
        themes: ['lightness', 'reason'],
      },
      4: {
        says: 'Study and papers fill the house. Make a desk.',
        brief: 'study and sort at home',
        themes: ['privacy', 'reason'],
      },
      5: {
        says: 'Wit gets creative. Teach someone young.',
        brief: 'think in creative ways',
        themes: ['originality', 'reason'],
      },
      6: {
        says: 'Details obey you. Solve disputes on paper.',
        brief: 'solve problems in detail',
        themes: ['reason', 'realism'],
      },
      7: {
        says: 'Talks and contracts with one other. Listen to the pause.',
        brief: 'negotiate with a partner',
        themes: ['diplomacy', 'reason'],
      },
      8: {
        says: 'Research goes deep. Keep the secret, share the finding.',
        brief: 'research what is hidden',
        themes: ['intensity', 'reason'],
      },
      9: {
        says: 'Scripture or science: you enrol. Ask simple questions.',
        brief: 'study some large subject',
        themes: ['idealism', 'reason'],
      },
      10: {
        says: 'Your pen gets a post. Edit twice.',
        brief: 'work through words in public',
        themes: ['visibility', 'reason'],
      },
      11: {
        says: 'The network hums with gains. Pick three names.',
        brief: 'gain through useful connections',
        themes: ['company', 'reason'],
      },
      12: {
        says: 'Thoughts wander abroad. Follow one in a notebook.',
        brief: 'keep your thinking private',
        themes: ['solitude', 'reason'],
      },
    },
    jupiter: {
      1: {
        says: 'Good sense shows on your face. Advise little, live it.',
        brief: 'carry yourself with more trust',
        themes: ['idealism', 'contentment'],
      },
      2: {
        says: 'Means and words grow kinder. Give a tenth of each.',
        brief: 'gather and share plenty',
        themes: ['contentment', 'stability'],
      },
      3: {
        says: 'Effort finds a meaning. Encourage a brother.',
        brief: 'put meaning into your efforts',
        themes: ['idealism', 'boldness'],
      },
      4: {
        says: 'The house widens. Host, plant, bless the neighbour.',
        brief: 'find contentment at home',
        themes: ['contentment', 'tradition'],
      },
      5: {
        says: 'Teaching and children of every kind delight. Learn with them.',
        brief: 'enjoy teaching and learning',
        themes: ['idealism', 'lightness'],
      },
      6: {
        says: 'Fairness settles disputes. Help within hours.',
        brief: 'bring fairness to daily struggles',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: 'A wise other appears, or becomes visible. Make vows clear.',
        brief: 'grow through a partnership',
        themes: ['closeness', 'idealism'],
      },
      8: {
        says: 'Meaning turns up in what ends. Trust the helper.',
        brief: 'find meaning in change',
        themes: ['intensity', 'idealism'],
      },
      9: {
        says: 'Grace is at its post. Study, travel, thank.',
        brief: 'follow teachers and faith',
        themes: ['idealism', 'tradition'],
      },
      10: {
        says: 'Decent work gets noticed. Accept the larger desk.',
        brief: 'rise by decent work',
        themes: ['ambition', 'idealism'],
      },
      11: {
        says: 'Hopes ripen among friends. Spread the table.',
        brief: 'see your hopes ripen',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Retreat and gifts enrich. Keep count, lightly.',
        brief: 'give and withdraw in peace',
        themes: ['solitude', 'idealism'],
      },
    },
    venus: {
      1: {
        says: 'Charm and self-care revive. Buy the good shirt.',
        brief: 'feel pleasing and pleased',
        themes: ['lightness', 'contentment'],
      },
      2: {
        says: 'Fine taste, fine food, kind words. Save a slice.',
        brief: 'enjoy comforts and family',
        themes: ['contentment', 'diplomacy'],
      },
      3: {
        says: 'Art in the hands, flirt in the letters. Practise.',
        brief: 'create things and converse',
        themes: ['lightness', 'originality'],
      },
      4: {
        says: 'Home becomes lovely. Let it be used.',
        brief: 'make your home beautiful',
        themes: ['contentment', 'privacy'],
      },
      5: {
        says: 'Romance and play bloom. Make something of it.',
        brief: 'love and create freely',
        themes: ['spontaneity', 'lightness'],
      },
      6: {
        says: 'Love needs maintenance, work needs courtesy. Offer both.',
        brief: 'tend to love in small ways',
        themes: ['realism', 'diplomacy'],
      },
      7: {
        says: 'Partnership is the main stage. Choose with open eyes.',
        brief: 'give yourself to partnership',
        themes: ['closeness', 'diplomacy'],
      },
      8: {
        says: 'Desire deepens and keeps secrets. Tell one.',
        brief: 'love in deep water',
        themes: ['intensity', 'privacy'],
      },
      9: {
        says: 'Beauty from afar, a charming guide. Travel for love of it.',
        brief: 'love what is far off',
        themes: ['idealism', 'contentment'],
      },
      10: {
        says: 'Grace helps the career. Show substance.',
        brief: 'succeed partly by charm',
        themes: ['visibility', 'diplomacy'],
      },
      11: {
        says: 'Pleasant people bring pleasant gains. Invite the shy one.',
        brief: 'gain in good company',
        themes: ['company', 'contentment'],
      },
      12: {
        says: 'Private delights, far beds, generous spending. Keep one for tomorrow.',
        brief: 'enjoy comforts in private',
        themes: ['privacy', 'contentment'],
      },
    },
    saturn: {
      1: {
        says: 'Gravity settles on you. Straighten, simplify, smile.',
        brief: 'carry more weight yourself',
        themes: ['structure', 'caution'],
      },
      2: {
        says: 'Thrift and few words. Spend kindness freely.',
        brief: 'save and speak little',
        themes: ['caution', 'realism'],
      },
      3: {
        says: 'Persistence wins by the yard. Keep writing.',
        brief: 'win by keeping on',
        themes: ['stability', 'independence'],
      },
      4: {
        says: 'Old matters at home want patience. Repair the roof.',
        brief: 'work on your foundations',
        themes: ['tradition', 'structure'],
      },
      5: {
        says: 'Creation is slow and serious. Leave a margin for play.',
        brief: 'create with real discipline',
        themes: ['structure', 'originality'],
      },
      6: {
        says: 'Work defeats opposition. Rest is part of it.',
        brief: 'work until the difficulty tires',
        themes: ['structure', 'ambition'],
      },
      7: {
        says: 'Bonds are tested and sealed. Say what you can keep.',
        brief: 'commit with sober care',
        themes: ['stability', 'closeness'],
      },
      8: {
        says: 'Endings ask for steadiness. Keep papers and friends.',
        brief: 'hold steady through endings',
        themes: ['intensity', 'structure'],
      },
      9: {
        says: 'Belief is checked and earned. Visit an old teacher.',
        brief: 'put your beliefs to the test',
        themes: ['realism', 'tradition'],
      },
      10: {
        says: 'The long climb shows. Lead without hardness.',
        brief: 'carry a high responsibility',
        themes: ['ambition', 'structure'],
      },
      11: {
        says: 'Slow, sure gains. Old friends count double.',
        brief: 'gain by slow effort',
        themes: ['stability', 'company'],
      },
      12: {
        says: 'Quiet rooms, far duty. Let sleep be holy.',
        brief: 'work alone and let go',
        themes: ['solitude', 'structure'],
      },
    },
    rahu: {
      1: {
        says: 'A new self wants to be seen by Friday. Grow it by Tuesday week.',
        brief: 'want to reinvent yourself',
        themes: ['originality', 'visibility'],
      },
      2: {
        says: 'Hunger for more comes in through the mouth. Taste, then choose.',
        brief: 'want more than you have',
        themes: ['ambition', 'spontaneity'],
      },
      3: {
        says: 'Daring pays in modern fields. Wear the helmet.',
        brief: 'dare to try new ventures',
        themes: ['boldness', 'originality'],
      },
      4: {
        says: 'Home tilts towards the foreign. Pack slowly.',
        brief: 'seek a different home',
        themes: ['change', 'originality'],
      },
      5: {
        says: 'Brilliant gambles of mind and heart. Stake small.',
        brief: 'gamble on a bold idea',
        themes: ['originality', 'spontaneity'],
      },
      6: {
        says: 'Obstacles find their match. Stay clean in the fight.',
        brief: 'outwit what stands in the way',
        themes: ['ambition', 'reason'],
      },
      7: {
        says: 'Someone unusual fascinates. Wait three seasons.',
        brief: 'want an unusual bond',
        themes: ['closeness', 'originality'],
      },
      8: {
        says: 'Mysteries pull hard. Tell a friend where you go.',
        brief: 'chase after hidden things',
        themes: ['intensity', 'originality'],
      },
      9: {
        says: 'Foreign faiths, clever gurus. Compare two.',
        brief: 'seek out strange teachers',
        themes: ['originality', 'idealism'],
      },
      10: {
        says: 'Fame beckons with both arms. Name your price beforehand.',
        brief: 'reach for public success',
        themes: ['ambition', 'visibility'],
      },
      11: {
        says: 'Nets fill quickly. Sort the catch.',
        brief: 'gain through large networks',
        themes: ['company', 'ambition'],
      },
      12: {
        says: 'Far places call at night. Book a return.',
        brief: 'long for far places',
        themes: ['solitude', 'change'],
      },
    },
    ketu: {
      1: {
        says: 'The mirror seems to show a guest. Be kind to him.',
        brief: 'step back from yourself',
        themes: ['solitude', 'independence'],
      },
      2: {
        says: 'Owning matters less. Keep the papers anyway.',
        brief: 'loosen your grip on means',
        themes: ['independence', 'contentment'],
      },
      3: {
        says: 'Quiet nerve replaces talk. Answer your brother.',
        brief: 'act without much talk',
        themes: ['directness', 'solitude'],
      },
      4: {
        says: 'Home feels far, even at home. Light one lamp.',
        brief: 'feel less tied to home',
        themes: ['solitude', 'change'],
      },
      5: {
        says: 'Flashes of insight, little pride in them. Note them.',
        brief: 'create by intuition alone',
        themes: ['originality', 'solitude'],
      },
      6: {
        says: 'Conflicts lose interest in you. Close the file.',
        brief: 'leave old conflicts behind',
        themes: ['contentment', 'realism'],
      },
      7: {
        says: 'Distance enters the pair. Name it gently.',
        brief: 'need space in partnership',
        themes: ['independence', 'solitude'],
      },
      8: {
        says: 'Depths open without fear. Surface by supper.',
        brief: 'look deep with calm',
        themes: ['intensity', 'solitude'],
      },
      9: {
        says: 'Belief sheds its clothes. Keep what is warm.',
        brief: 'seek experience over doctrine',
        themes: ['independence', 'idealism'],
      },
      10: {
        says: 'Rank seems thin. Do the work for itself.',
        brief: 'care less for rank',
        themes: ['privacy', 'contentment'],
      },
      11: {
        says: 'The circle shrinks to the true. Phone one.',
        brief: 'keep fewer and truer friends',
        themes: ['solitude', 'contentment'],
      },
      12: {
        says: 'Release comes easily. Stay findable.',
        brief: 'let go in solitude',
        themes: ['solitude', 'privacy'],
      },
    },
  },
};
