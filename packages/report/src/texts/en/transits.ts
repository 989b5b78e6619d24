import type { Texts } from '../shape.ts';

export const TRANSITS: Texts['transits'] = {
  jupiter_conjunction_sun: {
    says: 'Once in twelve years the large planet meets your core, and confidence returns like a good appetite. People answer, doors give, you like your own ideas. Start what needs courage, and keep the promises countable.',
    brief: 'feel larger and start with confidence',
    themes: ['boldness', 'idealism'],
  },
  jupiter_flowing_sun: {
    says: 'Doors stand ajar in these weeks, and people seem to like saying yes to you. The thing you have been circling, a course, a move, a conversation, may be easier to ask for now than it looked a while ago.',
    brief: 'find many doors ajar',
    themes: ['contentment'],
  },
  jupiter_tense_sun: {
    says: 'Everything looks possible, including too much of it. You say yes in the corridor, yes on the phone, and find three dinners in one evening. Accept half of the offers, and sleep on the grandest.',
    brief: 'are tempted to overreach',
    themes: ['boldness', 'spontaneity'],
  },
  jupiter_conjunction_moon: {
    says: 'A kind season for the heart, in which home, family and appetite widen. The table gets longer, someone from long ago writes, and you trust more easily. Among all the guests, keep a chair for yourself.',
    brief: 'feel generous and at home',
    themes: ['feeling', 'contentment'],
  },
  jupiter_flowing_moon: {
    says: 'Small kindnesses tend to come in pairs just now: a cake and a compliment, a good night and a good morning. While moods are this soft, it is a fair time to mend something at home or with family.',
    brief: 'feel well looked after',
    themes: ['feeling', 'contentment'],
  },
  jupiter_tense_moon: {
    says: 'Feelings swell, and so do shopping bags and promises to visit. What you take for hunger may be a wish to be held or heard. Ask what you really missed before you fill the gap.',
    brief: 'let feelings grow too large',
    themes: ['feeling', 'spontaneity'],
  },
  jupiter_conjunction_mercury: {
    says: 'The mind travels well now. Exams, texts, plans and talks gain range, and you see how the pieces belong together. The small print deserves the same cheerful attention as the big idea.',
    brief: 'think and speak on a larger scale',
    themes: ['reason', 'idealism'],
  },
  jupiter_flowing_mercury: {
    says: 'Useful conversations find you, on trains and in queues as well as in offices. A proposal is read kindly, a course begins at the right moment. Write to the friend who lives far away.',
    brief: 'learn and connect with ease',
    themes: ['reason', 'company'],
  },
  jupiter_tense_mercury: {
    says: 'Words run ahead of facts for a while. You explain it so well that you believe it yourself, and then someone asks for the figures. Splendid weeks for collecting ideas; leave the final version until later.',
    brief: 'promise more than you checked',
    themes: ['spontaneity', 'idealism'],
  },
  jupiter_conjunction_venus: {
    says: 'Pleasure has a good year: friends, love, beauty, an ease in being liked that you may not be used to. Give freely, and notice which of all these sweet things you would miss in a year.',
    brief: 'enjoy love and company',
    themes: ['contentment', 'company'],
  },
  jupiter_flowing_venus: {
    says: 'Charm works without effort in these weeks. A cool acquaintance thaws, a room turns out lovely, an invitation is accepted at once. Make up with someone, or just enjoy the garden until it gets dark.',
    brief: 'are received with pleasure',
    themes: ['contentment', 'diplomacy'],
  },
  jupiter_tense_venus: {
    says: 'Sweetness overdone can cloy, and now the second helping comes by itself. You may flatter, indulge or smooth things over a little too freely. Choose one delight and savour it slowly.',
    brief: 'indulge a little too freely',
    themes: ['spontaneity', 'lightness'],
  },
  jupiter_conjunction_mars: {
    says: 'Drive and faith climb the same hill. You want to begin, and the beginning goes well: a venture, a training plan, a brave sentence. Stretch before you run, because the hill is longer than it looks.',
    brief: 'act with great confidence',
    themes: ['boldness', 'ambition'],
  },
  jupiter_flowing_mars: {
    says: 'Effort pays promptly. The letter is answered, the wall is painted by evening, the team follows you without being dragged. Take up an initiative you have put off, and let others come along.',
    brief: 'act with good results',
    themes: ['boldness', 'ambition'],
  },
  jupiter_tense_mars: {
    says: 'Impatience goes about dressed as conviction. You overtake, in traffic and in discussions, sure that you are right, and perhaps you are. Win the argument a size smaller, and arrive two minutes later.',
    brief: 'push too hard for a belief',
    themes: ['boldness', 'directness'],
  },
  jupiter_conjunction_saturn: {
    says: 'A long effort meets a helping hand, after years in which you carried it alone. It becomes plain which part of the structure wants to grow. Ask as well what has done its work and may end.',
    brief: 'balance growth with duty',
    themes: ['structure', 'ambition'],
  },
  jupiter_flowing_saturn: {
    says: 'Sensible growth is possible now: a little more room, a little more say, on a floor that holds. People with responsibility listen. Ask for what you need to do the job well, and note what was agreed.',
    brief: 'grow at a solid pace',
    themes: ['structure', 'ambition'],
  },
  jupiter_tense_saturn: {
    says: 'Hope pulls at one sleeve while duty digs in its heels. You may feel held back by the very things you built, or guilty for wanting more. The plan needs adjusting, seldom abandoning.',
    brief: 'weigh hope against duty',
    themes: ['realism', 'caution'],
  },
  jupiter_conjunction_asc: {
    says: 'You step into a wider room. People notice you kindly, invitations come, and you may take up more space in every sense. Go out, and do it with light luggage and an honest introduction.',
    brief: 'meet the world more openly',
    themes: ['boldness', 'company'],
  },
  jupiter_flowing_asc: {
    says: 'First meetings go well in these weeks, as though someone had put in a word beforehand. Where you were only a name on a list, go and show your face. Some of these people may stay.',
    brief: 'make good first impressions',
    themes: ['company', 'visibility'],
  },
  jupiter_tense_asc: {
    says: 'Others promise much, and you answer with more. A partner, adviser or new friend sees everything large, and it is infectious. Keep a small margin of doubt, in the best of humour.',
    brief: 'meet with large promises',
    themes: ['idealism', 'company'],
  },
  jupiter_conjunction_mc: {
    says: 'Recognition comes within reach: a title, a stage, a good word from above. It may come a little before you feel ready. Accept it all the same, and grow into the coat while wearing it.',
    brief: 'rise in public view',
    themes: ['ambition', 'visibility'],
  },
  jupiter_flowing_mc: {
    says: 'Your work finds favour with those who decide, and it costs less persuasion than usual. Someone mentions you in a meeting. Let them know what you would like to do next.',
    brief: 'find favour in your work',
    themes: ['ambition', 'visibility'],
  },
  jupiter_tense_mc: {
    says: "Career and home both want the larger room. A chance at work shortens the evenings, or the family's plans need your best weeks. Say where you truly mean to sleep, before both are promised.",
    brief: 'stretch between work and home',
    themes: ['ambition', 'change'],
  },
  saturn_conjunction_sun: {
    says: 'A sober time at the centre. You are measured, often tired, and asked what you really stand for; applause gets rarer and counts for more. Do fewer things, do them fully, and go to bed early.',
    brief: 'define what you stand for',
    themes: ['structure', 'ambition'],
  },
  saturn_flowing_sun: {
    says: 'Steady effort is noticed at last. Someone older or stricter nods, and a quiet pride settles in. You can take on a task now that lasts longer than praise does, and enjoy its weight.',
    brief: 'gain by steady effort',
    themes: ['structure', 'stability'],
  },
  saturn_tense_sun: {
    says: 'In every doorway someone with a clipboard seems to stand. Requests come back, strength runs out by four, and your confidence is questioned. Find out which of the limits is real, and push only there.',
    brief: 'meet limits to your will',
    themes: ['caution', 'structure'],
  },
  saturn_conjunction_moon: {
    says: "The heart gets out its winter coat. There are duties at home, an older person's needs, a lonely patch between. Ask for company on a fixed evening, and cook something plain and warm.",
    brief: 'feel sober and need steadiness',
    themes: ['feeling', 'caution'],
  },
  saturn_flowing_moon: {
    says: 'Feelings find a floor. You can be alone without being lonely, keep a habit, talk soberly about something that used to end in tears. These are good weeks to repair a room or a trust.',
    brief: 'can settle your feelings',
    themes: ['stability', 'structure'],
  },
  saturn_tense_moon: {
    says: 'Warmth seems scarce where you usually find it, and you may answer by asking for nothing. This is a season, however long it looks at night. Rest more than seems fair, and reach out first.',
    brief: 'feel short of warmth',
    themes: ['solitude', 'caution'],
  },
  saturn_conjunction_mercury: {
    says: 'Thought slows down and goes deeper. You study, edit, count, decide, and small talk sounds thin. Say important things briefly and twice; worries are best written down and looked at in the morning.',
    brief: 'think carefully and decide',
    themes: ['reason', 'caution'],
  },
  saturn_flowing_mercury: {
    says: 'Concentration comes without a struggle. The long text, the hard subject, the pile of papers lets itself be finished, page after page. An older voice may have a useful correction to offer.',
    brief: 'concentrate on lasting work',
    themes: ['reason', 'structure'],
  },
  saturn_tense_mercury: {
    says: 'A refusal comes by post, or doubt by night. Conversations stall, and you hear criticism where there may be only haste. Check the facts, shorten the sentences, and let the quarrel wait a week.',
    brief: 'meet doubts and delays',
    themes: ['caution', 'reason'],
  },
  saturn_conjunction_venus: {
    says: "Love is asked whether it means it. Some ties cool without anyone's fault, and others take a vow, spoken or unspoken. Be kind and exact about what you want to keep.",
    brief: 'find out which ties will last',
    themes: ['stability', 'closeness'],
  },
  saturn_flowing_venus: {
    says: 'Affection grows reliable. A friendship proves itself, a bond takes on a form, and you like simple, well-made things better than shiny ones. Make the promise that you know you can keep.',
    brief: 'make a bond stronger',
    themes: ['stability', 'closeness'],
  },
  saturn_tense_venus: {
    says: 'Pleasure seems rationed. You compare yourself in shop windows, and may feel unloved when you are merely tired. Ask plainly for one hour with someone, and leave the larger conclusion for another day.',
    brief: 'feel love is in short supply',
    themes: ['caution', 'solitude'],
  },
  saturn_conjunction_mars: {
    says: 'Force has to go through a narrow pipe. Careful, hard work succeeds, while a rush ends in something broken. Lay one stone at a time, and let anger come out as sawn wood.',
    brief: 'work hard with little speed',
    themes: ['structure', 'ambition'],
  },
  saturn_flowing_mars: {
    says: 'Discipline sits well on you. The alarm at six is no enemy, the exercise gets done, and your strength lasts exactly as long as you planned. Complete something that needed patience more than fire.',
    brief: 'use strength with discipline',
    themes: ['structure', 'ambition'],
  },
  saturn_tense_mars: {
    says: 'Gate after gate seems to shut just as you break into a run. The boss, the form, your own knees say wait. Walk, oil the hinges, and use the anger for digging.',
    brief: 'push hard against resistance',
    themes: ['intensity', 'caution'],
  },
  saturn_conjunction_jupiter: {
    says: 'Beliefs are taken in for repair. The grand plan turns out to have cost more than it gave, and something simpler remains that will bear weight. Grieve a little for the brochure, and begin.',
    brief: 'test your hopes against facts',
    themes: ['realism', 'structure'],
  },
  saturn_flowing_jupiter: {
    says: 'Ideas can be given legs and a budget. What was only a hope over wine gets a date, a room and somebody responsible. Meet the people who decide while both sides feel reasonable.',
    brief: 'turn hopes into plans',
    themes: ['structure', 'ambition'],
  },
  saturn_tense_jupiter: {
    says: "Growth is held back for inspection. The trip, the course or the larger flat has to wait, and you may doubt the whole direction. Mend the weak beam, openly, and keep the dream's measurements.",
    brief: 'slow down your expansion',
    themes: ['caution', 'realism'],
  },
  saturn_conjunction_saturn: {
    says: 'Near thirty, and again near sixty, the accounts of a life are opened. Some of what you built was yours, and some was built to please. Keep the first with both hands, and take leave of the second with care.',
    brief: "take stock of your life's structure",
    themes: ['structure', 'change'],
  },
  saturn_flowing_saturn: {
    says: "Your own timetable agrees with the world's. What you built carries, people ask how you did it, and effort has the right size. Fasten a screw here and there, teach someone, and rest on it.",
    brief: 'confirm what you have built',
    themes: ['stability', 'structure'],
  },
  saturn_tense_saturn: {
    says: 'You have come to one of the seven-year corners, where the structure creaks at its weak places. It tells you what has become too heavy or too narrow. Shift the load before you blame the wall.',
    brief: 'adjust the structure of your life',
    themes: ['change', 'structure'],
  },
  saturn_conjunction_asc: {
    says: 'You put on plainer clothes, so to speak, and step out older. New duties fall to you, and some masks become a nuisance. Keep what you can carry yourself, and set down the rest politely.',
    brief: 'step forward with new gravity',
    themes: ['structure', 'independence'],
  },
  saturn_flowing_asc: {
    says: 'People take you seriously now, even those who used to interrupt. You come across as somebody who does what was said. Choose a few commitments you can name aloud, and let them be known.',
    brief: 'are taken seriously by others',
    themes: ['structure', 'visibility'],
  },
  saturn_tense_asc: {
    says: 'Others bring demands, or keep a distance that feels like a verdict. A partnership goes over its terms: who carries, who decides, who is absent. Agree on what is owed, in both directions.',
    brief: 'face demands from others',
    themes: ['caution', 'diplomacy'],
  },
  saturn_conjunction_mc: {
    says: 'Harvest and burden arrive together at the top: your work becomes visible, along with its faults. People look to you for an answer. Stand by what you did, and mend what can be mended.',
    brief: 'stand at the top of your work',
    themes: ['ambition', 'visibility'],
  },
  saturn_flowing_mc: {
    says: 'A reputation hardens into trust. The long task, the position with keys and little glitter suits you in these months, and those above you notice that nothing had to be asked twice.',
    brief: 'earn trust in your work',
    themes: ['ambition', 'stability'],
  },
  saturn_tense_mc: {
    says: 'Work meets roots: a family claim on a busy Monday, an ambition that has grown tired, a house that needs you. Something has to be rebuilt from below. Begin with how you spend your evenings.',
    brief: 'rebalance work and home',
    themes: ['structure', 'privacy'],
  },
  uranus_conjunction_sun: {
    says: 'Something in you refuses the old name badge. The job, the hair, the polite answer no longer fit, and you surprise those who thought they knew you. Free one room before you blow up the house.',
    brief: 'break free of an old role',
    themes: ['change', 'independence'],
  },
  uranus_flowing_sun: {
    says: 'Fresh air comes in without a storm. Someone may offer a change that you would have been too shy to invent, and it turns out to suit you. Try the unusual option while it is easy.',
    brief: 'renew yourself with ease',
    themes: ['change', 'originality'],
  },
  uranus_tense_sun: {
    says: 'Interruptions show you where you were stuck. A plan falls through on Tuesday, and by Friday you breathe more easily, to your own surprise. Leave gaps between appointments, and decide after the shock.',
    brief: 'are shaken wide awake',
    themes: ['change', 'independence'],
  },
  uranus_conjunction_moon: {
    says: 'Home and mood lose their timetable. You cannot bear the old sofa, the old tone, the bedtime you kept for years, and need space along with something constant. Move one wall at a time.',
    brief: 'change how you live and feel',
    themes: ['change', 'feeling'],
  },
  uranus_flowing_moon: {
    says: 'Feelings get lighter and more honest. A habit that seemed part of you, such as the worried call every evening, can be dropped now without tears. Rearrange the rooms and ask odd people in.',
    brief: 'loosen the hold of old moods',
    themes: ['change', 'lightness'],
  },
  uranus_tense_moon: {
    says: 'Restless nights come, sudden tears, or a wish to walk out in the middle of supper. Much of it passes as quickly as it rose. Tell those you love that it is weather, and when to expect you back.',
    brief: 'feel unsettled at home',
    themes: ['change', 'feeling'],
  },
  uranus_conjunction_mercury: {
    says: 'Ideas come down like hail. You wake at four with the solution to something nobody asked about, and cannot follow a slow meeting. Write them all down, keep two, and give your nerves some silence.',
    brief: 'think in new ways',
    themes: ['originality', 'reason'],
  },
  uranus_flowing_mercury: {
    says: 'The mind picks locks with pleasure just now. A new tool, a language, a shortcut through an old problem is learned in an afternoon. Send off the idea that you thought too strange to mention.',
    brief: 'learn and invent with ease',
    themes: ['originality', 'reason'],
  },
  uranus_tense_mercury: {
    says: "News startles, tempers jump and machines sulk. You finish other people's sentences wrongly and press send too soon. Keep a copy of your work, and let the sharp reply lie for an hour.",
    brief: 'have startling news to handle',
    themes: ['change', 'spontaneity'],
  },
  uranus_conjunction_venus: {
    says: 'Love or taste takes you by surprise: someone unsuitable, a colour you never wore, a sudden coolness towards what pleased you. Excitement is a guest. Ask it kindly how much luggage it has brought.',
    brief: 'feel sudden attraction or change of taste',
    themes: ['spontaneity', 'change'],
  },
  uranus_flowing_venus: {
    says: 'Fresh faces, fresh colours, and more room inside an old love. You may meet people outside your usual circle and like who you are with them. Accept the invitation that seems slightly odd.',
    brief: 'enjoy freedom in love',
    themes: ['lightness', 'originality'],
  },
  uranus_tense_venus: {
    says: 'Closeness itches. The beloved voice asks when you are coming, and you hear a key turning, or it is the other who bolts. Talk about more air before anyone takes to the road.',
    brief: 'question some of your ties',
    themes: ['independence', 'change'],
  },
  uranus_conjunction_mars: {
    says: 'A fuse and a match lie side by side. You feel brave, inventive and in a great hurry, which finishes old stalemates and also drops plates. Let your hands be slower than your head.',
    brief: 'act suddenly and boldly',
    themes: ['spontaneity', 'boldness'],
  },
  uranus_flowing_mars: {
    says: 'Acting differently succeeds now. The unusual route, the new technique, the frank question instead of the third reminder gets things moving. Start the experiment, small enough to be fun.',
    brief: 'try bold new methods',
    themes: ['boldness', 'originality'],
  },
  uranus_tense_mars: {
    says: 'Anger comes out sideways and fast, at a printer, at a queue, at whoever gives orders. Under it sits a wish for freedom that can be put into words. Exercise hard first, and argue afterwards.',
    brief: 'react with sudden impatience',
    themes: ['intensity', 'directness'],
  },
  uranus_conjunction_jupiter: {
    says: 'Chance opens a hatch. A door you had taken for a wall moves when you lean on it, and the view behind it is wide. Jump, if it is a place you would have walked to anyway.',
    brief: 'meet with sudden openings',
    themes: ['boldness', 'change'],
  },
  uranus_flowing_jupiter: {
    says: 'Freedom and chance get along for a while. The unlikely application may be the one that is answered, and a detour leads to somebody worth knowing. Try abroad, online, or simply next door.',
    brief: 'find chances in new places',
    themes: ['originality', 'boldness'],
  },
  uranus_tense_jupiter: {
    says: 'Big exits beckon. On a Monday everything with a fence around it looks intolerable, and the new life can be had by Thursday. Go and see it, by all means, with a return ticket.',
    brief: 'want to leap too far',
    themes: ['spontaneity', 'change'],
  },
  uranus_conjunction_saturn: {
    says: 'Walls you built yourself get new doors. A rule, a post or a promise that has held for years is asked whether it still has a reason. Work along with the builder, and keep what carries the roof.',
    brief: 'rebuild the rules you live by',
    themes: ['change', 'structure'],
  },
  uranus_flowing_saturn: {
    says: 'Reform goes smoothly, and old hands and new tools get on for once. You can change the rota, the filing, the way you were taught to rest, without a fight. Modernise what already works.',
    brief: 'renew old structures calmly',
    themes: ['structure', 'change'],
  },
  uranus_tense_saturn: {
    says: 'Rule and revolt pull at one coat. You want to resign and also to be given a longer contract, often within the same week. Change the seam, keep the cloth, and sleep before the speech.',
    brief: 'strain between duty and freedom',
    themes: ['change', 'structure'],
  },
  uranus_conjunction_asc: {
    says: 'You look different, even to the dog. A freer manner shows in your clothes, your walk, the things you no longer laugh at. Explain yourself once to those who matter, and then get on with it.',
    brief: 'appear in a new way',
    themes: ['change', 'independence'],
  },
  uranus_flowing_asc: {
    says: 'New people refresh your style. Strangers may find you easier to talk to than your old friends do, since they expect nothing in particular. Say yes to an odd party and come as you are.',
    brief: 'freshen how you meet people',
    themes: ['originality', 'company'],
  },
  uranus_tense_asc: {
    says: 'Others change the terms. Someone wants more freedom, cancels, arrives or speaks up at last, and you are thrown off your usual answer. Hear them out, and then state your own terms.',
    brief: 'face changes in relationships',
    themes: ['change', 'closeness'],
  },
  uranus_conjunction_mc: {
    says: 'Your career takes a bend without indicating. A post may end or begin within one telephone call, and the title on the door seems to belong to someone else. Look for the freer version of your work.',
    brief: 'take a new turn in public',
    themes: ['change', 'visibility'],
  },
  uranus_flowing_mc: {
    says: 'Fresh thinking gets you noticed. The idea that lay in the drawer for two years suits the moment, and the person in charge has just lost patience with the old way. Propose it in one page.',
    brief: 'bring new ideas to work',
    themes: ['originality', 'ambition'],
  },
  uranus_tense_mc: {
    says: 'Work or home gives a jolt: a reorganisation, a move, a chief who leaves. What you were aiming at may change its name overnight. Hold the papers loosely and your friends firmly.',
    brief: 'feel ground and goals shift',
    themes: ['change', 'ambition'],
  },
  neptune_conjunction_sun: {
    says: 'Your outline softens for a couple of years. Old aims fade like ink in the sun, and kinder ones gather without a name. Make music or pictures, sleep, and put off the large vows.',
    brief: 'lose one aim and sense another',
    themes: ['feeling', 'idealism'],
  },
  neptune_flowing_sun: {
    says: 'Imagination lends you a hand. You sense what people need, a tune or an image solves what planning could not. Follow the gentle hunch, if it still looks right after breakfast.',
    brief: 'follow where imagination leads',
    themes: ['idealism', 'contentment'],
  },
  neptune_tense_sun: {
    says: 'There is fog on the road, and the far sign cannot be read. You may doubt yourself or admire someone too much. Steer by near things, and let a clear-headed friend look over your plans.',
    brief: 'find your direction blurred',
    themes: ['feeling', 'idealism'],
  },
  neptune_conjunction_moon: {
    says: "Feelings lose their fence. A stranger's face on the tram stays with you all day, and home is wherever the music is. Water, sleep and songs do good; other people's sorrow is not all yours.",
    brief: 'feel things without borders',
    themes: ['feeling', 'privacy'],
  },
  neptune_flowing_moon: {
    says: 'Tenderness comes easily, and dreams have something to say. You forgive a relative without quite deciding to. Keep paper by the bed, and let an evening go by with the lamp low.',
    brief: 'feel tender and open',
    themes: ['feeling', 'contentment'],
  },
  neptune_tense_moon: {
    says: 'You feel homesick at home, longing for something that has no address. A family story may not be as it was told. Rest, be near water, and ask twice before you believe the sad version.',
    brief: 'feel a vague longing',
    themes: ['feeling', 'caution'],
  },
  neptune_conjunction_mercury: {
    says: 'Thought drifts towards poetry. You lose the thread and find a better one, misspell names, hear what was meant behind what was said. Write down appointments, and forgive yourself the typing.',
    brief: 'think in images and music',
    themes: ['feeling', 'originality'],
  },
  neptune_flowing_mercury: {
    says: 'Words carry feeling well just now. The letter that never sounded right comes out in one go, and people confide in you. Learn a song by heart, or read aloud to someone.',
    brief: 'write and listen with feeling',
    themes: ['feeling', 'diplomacy'],
  },
  neptune_tense_mercury: {
    says: 'Misunderstandings breed in the haze: the wrong Tuesday, a tone read into three short words. Perhaps nobody is hiding anything. Confirm times and figures, and ask what was meant before you answer.',
    brief: 'misread and are misread',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_venus: {
    says: 'Love wears a veil, beautiful and thin. You may fall for a face, a voice, a place by the sea, and everything seems to glow. Adore as you like, and find out where they live.',
    brief: 'fall for an ideal',
    themes: ['idealism', 'feeling'],
  },
  neptune_flowing_venus: {
    says: 'Romance and art flow kindly together. A concert, an old film, a walk at dusk softens what had become dry between you and someone. Forgive something small, without announcing it.',
    brief: 'enjoy romance and beauty',
    themes: ['feeling', 'contentment'],
  },
  neptune_tense_venus: {
    says: 'A picture moves in front of a person. You wait, excuse and hope, or feel let down by someone who never promised it. Before deciding anything, see them tired, busy and in daylight.',
    brief: 'mistake a dream for love',
    themes: ['idealism', 'feeling'],
  },
  neptune_conjunction_mars: {
    says: 'Force leaks away. You may lie on the bed in your running shoes, or give everything to a cause and nothing to the dishes. Swim, make things, act on inspiration, and avoid battles over smoke.',
    brief: 'act softly or without aim',
    themes: ['feeling', 'spontaneity'],
  },
  neptune_flowing_mars: {
    says: 'You get further by grace than by pushing. What you do for someone else succeeds more easily than what you do for yourself, and your body likes dancing and water. Help where you are moved to.',
    brief: 'act with gentle inspiration',
    themes: ['idealism', 'diplomacy'],
  },
  neptune_tense_mars: {
    says: 'Effort misses, and anger hides behind tiredness. You prepare for one fight and find nobody on the field. Take small steps that can be checked, and say early what annoys you.',
    brief: 'lose force to confusion',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_jupiter: {
    says: 'Faith rises like mist at dawn. A cause, a teacher or a shore seems to call you by name, and ordinary aims look small beside it. Give and believe, with one friend who asks practical questions.',
    brief: 'hope and believe widely',
    themes: ['idealism', 'feeling'],
  },
  neptune_flowing_jupiter: {
    says: 'Kindness pays in meaning. You give without effort and are given to, often by someone you helped years ago and forgot. Read, sing or study whatever has moved you lately.',
    brief: 'find meaning in gentle things',
    themes: ['idealism', 'contentment'],
  },
  neptune_tense_jupiter: {
    says: 'An offer is too good, too soft, too free. You want to believe it because the world would be nicer that way. Show it to someone dry, and keep the hope if it survives.',
    brief: 'believe a little too readily',
    themes: ['idealism', 'spontaneity'],
  },
  neptune_conjunction_saturn: {
    says: 'Old certainties get damp. A rule you lived by no longer convinces you, while the daily work continues without its reason. Let what is useless dissolve, and shore up the roof you really sleep under.',
    brief: 'see firm things soften',
    themes: ['change', 'feeling'],
  },
  neptune_flowing_saturn: {
    says: 'Vision finds hands. Patience and imagination agree on one modest plan: the shared garden, the quiet book, an hour each week for someone. Build it slowly, and it may outlast larger projects.',
    brief: 'give a dream shape',
    themes: ['structure', 'idealism'],
  },
  neptune_tense_saturn: {
    says: 'Duty and doubt wear each other thin. Rules you trusted feel hollow, and freedom feels like guilt. Lower the target a little, keep the rhythm, and talk to someone who has stood there.',
    brief: 'doubt the duties you carry',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_asc: {
    says: 'You come across as softer and harder to read. People see in you what they need, a helper, a mystery, a lost child, and you half become it. Set two clear boundaries, and say them aloud.',
    brief: 'feel your outline soften',
    themes: ['feeling', 'privacy'],
  },
  neptune_flowing_asc: {
    says: 'Sympathy opens doors. People feel that you are on their side before you have said a word, and even a stiff neighbour unbends. Listen more than you explain, and enjoy being liked for nothing.',
    brief: 'meet others with sympathy',
    themes: ['feeling', 'company'],
  },
  neptune_tense_asc: {
    says: 'Someone is not quite as painted, by themselves or by you. A promise may be sincere and still not be kept. Look at them kindly, and then look a second time.',
    brief: 'see other people unclearly',
    themes: ['idealism', 'closeness'],
  },
  neptune_conjunction_mc: {
    says: 'The question of career turns into a question of calling. Titles that used to matter seem written in chalk, and you envy people who make soup or songs. Wait until you see more before you resign.',
    brief: 'look for a calling',
    themes: ['idealism', 'change'],
  },
  neptune_flowing_mc: {
    says: 'Imagination does your name good. The heartfelt piece of work, which you nearly kept back as too personal, is what people remember. Show it to them, and mention who inspired it.',
    brief: 'bring imagination to work',
    themes: ['idealism', 'visibility'],
  },
  neptune_tense_mc: {
    says: 'Aims blur, while home calls or leaks. At your desk you may wonder for whom the report was ever meant. Fix the nearest tap, sleep, and let the larger answer come up by itself.',
    brief: 'lose sight of your aim',
    themes: ['feeling', 'privacy'],
  },
  pluto_conjunction_sun: {
    says: 'In a rare, long passage an old self is dug over. Questions of power come up, at work, in love, in the mirror, and half measures stop working. Let go of what has to be kept by force.',
    brief: 'are remade at the core',
    themes: ['intensity', 'change'],
  },
  pluto_flowing_sun: {
    says: 'Deep strength is available to you, no storm, more like good soil being turned. You can look at a weakness without flinching. The change you have known by name for years is ready to be undertaken.',
    brief: 'change yourself from strength',
    themes: ['intensity', 'ambition'],
  },
  pluto_tense_sun: {
    says: 'Pressure tests your will. Someone overrules you, or you notice how badly you want to overrule. Decide what is essential, fight cleanly for that, and let the ornaments go.',
    brief: 'face a test of will',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_moon: {
    says: 'Old feelings rise from under the floorboards: a childhood room, a grief that was postponed, a need you had outgrown on paper. Sort it slowly. Be held by someone who does not hurry you.',
    brief: 'meet old feelings at the root',
    themes: ['intensity', 'feeling'],
  },
  pluto_flowing_moon: {
    says: 'A healing talk is possible now. Something from the family can be told differently, with more truth and less blame, and you may sleep better afterwards. Ask the oldest person what they remember.',
    brief: 'heal an old feeling',
    themes: ['feeling', 'change'],
  },
  pluto_tense_moon: {
    says: 'Fear of losing something has a tight grip. You check, cling or grow cold before anyone can leave, and tire yourself and others. Loosen one finger at a time, and tell someone what frightens you.',
    brief: 'hold on out of fear',
    themes: ['intensity', 'feeling'],
  },
  pluto_conjunction_mercury: {
    says: 'Your mind becomes a drill. You want to know what was behind it, read on until three, and hear the lie in a pleasant sentence. Go on searching, but have patience with people who talk about soup.',
    brief: 'think to the bottom of things',
    themes: ['intensity', 'reason'],
  },
  pluto_flowing_mercury: {
    says: 'What you say carries because it comes from below. One calm, true sentence changes a meeting or a friendship. Research goes well too; old papers and long conversations give up what they know.',
    brief: 'speak with unusual depth',
    themes: ['intensity', 'reason'],
  },
  pluto_tense_mercury: {
    says: 'An argument can turn into an obsession. You compose answers in the shower and search for proof at midnight. Leave the phone in another room, and ask what it would be like not to win.',
    brief: 'fix on one thought',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_venus: {
    says: 'Love goes deeper than manners. A bond is sealed or ended with passion, and polite affection no longer satisfies. Your taste may change as well. Be as honest as you are intense.',
    brief: 'love or part with passion',
    themes: ['intensity', 'closeness'],
  },
  pluto_flowing_venus: {
    says: 'Affection renews itself from the root. Two people who had grown used to each other may find that there is far more. Tell the whole wish, including the part you always leave out.',
    brief: 'deepen a bond you have',
    themes: ['intensity', 'closeness'],
  },
  pluto_tense_venus: {
    says: 'Jealous weather: desire and fear use the same door. You want certainty and watch for signs, or feel watched yourself. Ask for the truth, offer some, and leave pockets and phones alone.',
    brief: 'struggle with desire and control',
    themes: ['intensity', 'caution'],
  },
  pluto_conjunction_mars: {
    says: 'Immense drive is at hand. Your strength surprises you and may alarm the people in the corridor, for you mean what you do. Choose a mountain for it, and no enemies.',
    brief: 'act with huge force',
    themes: ['intensity', 'boldness'],
  },
  pluto_flowing_mars: {
    says: 'Endurance doubles. Work that wore others out finds you steady, and you can break a habit that always won before. Finish the heaviest task on the list while the strength is there.',
    brief: 'work with deep strength',
    themes: ['ambition', 'intensity'],
  },
  pluto_tense_mars: {
    says: 'Force provokes force. Someone pushes, and you notice how strongly you wish to push back, past all proportion. Step away from the edge first; your no loses nothing by being said quietly.',
    brief: 'meet with hard resistance',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_jupiter: {
    says: 'Ambition finds a belief, and belief an ambition. You want the larger office along with the better argument, and may well get a hearing. Grow, and keep in sight what you promised on the way up.',
    brief: 'want growth with power',
    themes: ['ambition', 'intensity'],
  },
  pluto_flowing_jupiter: {
    says: 'Your influence widens. People with keys are willing to listen, and what you are convinced of can be built. Use a part of it to let somebody else learn, travel or be heard.',
    brief: 'gain some real influence',
    themes: ['ambition', 'idealism'],
  },
  pluto_tense_jupiter: {
    says: 'Too much seems to be at stake in being right. A conviction grows until it fills the room, and friends stop contradicting. Leave the table with fewer points and more company.',
    brief: 'may overplay a conviction',
    themes: ['intensity', 'idealism'],
  },
  pluto_conjunction_saturn: {
    says: 'The foundations are opened. Whatever was held up only by habit shows its cracks: a post, a marriage of duty and fear, a way of being strong. Work soberly, and replace the rotten beam.',
    brief: 'rebuild from the foundations',
    themes: ['intensity', 'structure'],
  },
  pluto_flowing_saturn: {
    says: 'Patient power is yours for a while. You can reorganise something for good, an archive, a budget of hours, an old fear, since you neither hurry nor give up. Start at the bottom.',
    brief: 'reform things from the ground',
    themes: ['structure', 'intensity'],
  },
  pluto_tense_saturn: {
    says: 'A heavy load has met a narrow road. More is demanded than seems fair, and you clench your teeth rather than ask. Drop pride before cargo, and let somebody take one end.',
    brief: 'stand under heavy pressure',
    themes: ['intensity', 'structure'],
  },
  pluto_conjunction_asc: {
    says: 'You appear changed: stronger, quieter, less polite. Some people step back and others come closer than before. Tell the ones you love that it is not about them, and what it is about.',
    brief: 'emerge in a stronger form',
    themes: ['intensity', 'directness'],
  },
  pluto_flowing_asc: {
    says: 'Your presence convinces, and you need fewer words than usual to be believed. People bring you what is serious. Use that weight gently, most of all with those who are a little afraid of you.',
    brief: 'impress others with your depth',
    themes: ['intensity', 'visibility'],
  },
  pluto_tense_asc: {
    says: 'Powerful others press on you. A colleague, a parent or a partner may want more say than is theirs, and half of you is tempted to obey. Keep your no in your pocket, ready.',
    brief: 'come face to face with powerful people',
    themes: ['intensity', 'closeness'],
  },
  pluto_conjunction_mc: {
    says: 'Work or position is taken apart and rebuilt. A title goes, a larger responsibility comes, or you can no longer do what you did well for years. Keep the purpose rather than the plaque.',
    brief: 'remake your place in the world',
    themes: ['intensity', 'ambition'],
  },
  pluto_flowing_mc: {
    says: 'You gain weight by being good at the thing itself. Those in charge remember who stayed calm, and a lever is offered. Take it, and decide beforehand what you would never use it for.',
    brief: 'gain weight in your work',
    themes: ['ambition', 'intensity'],
  },
  pluto_tense_mc: {
    says: 'Roots and goals wrestle. A family matter reaches into your working day, or power at work follows you home to supper. Clear one shelf of the old cellar, and both grow lighter.',
    brief: 'deal with power at work or home',
    themes: ['intensity', 'privacy'],
  },
  jupiter_conjunction_jupiter: {
    says: 'Every twelve years your own faith comes round again. Look back to the last time, choose one road for the next round, and set out with thanks.',
    brief: 'renew your faith and choose a road',
    themes: ['idealism', 'boldness'],
  },
  jupiter_flowing_jupiter: {
    says: 'Belief and opportunity agree for a few weeks. What you hope for and what is on offer look surprisingly alike, in study, travel or plain good company. Ask a mentor, and send the application.',
    brief: 'find hope and chance in step',
    themes: ['idealism', 'contentment'],
  },
  jupiter_tense_jupiter: {
    says: 'Conviction has growing pains: what you began hopefully three or six years ago wants adjusting to size. You may promise more to make up for it. Trim the branches, and keep the root.',
    brief: 'adjust your hopes to size',
    themes: ['idealism', 'change'],
  },
};
