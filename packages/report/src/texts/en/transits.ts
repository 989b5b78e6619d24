import type { Texts } from '../shape.ts';

export const TRANSITS: Texts['transits'] = {
  jupiter_conjunction_sun: {
    says: 'Once in twelve years the large planet meets your core, and confidence returns like a good appetite. Start what needs courage and keep the promises countable.',
    brief: 'feel larger and start with confidence',
    themes: ['boldness', 'idealism'],
  },
  jupiter_flowing_sun: {
    says: 'Doors stand ajar in these weeks. People like to say yes to you. Ask for the thing you have been circling.',
    brief: 'find many doors ajar',
    themes: ['contentment'],
  },
  jupiter_tense_sun: {
    says: 'Everything looks possible, including too much of it. Accept half of the offers and sleep on the grandest.',
    brief: 'are tempted to overreach',
    themes: ['boldness', 'spontaneity'],
  },
  jupiter_conjunction_moon: {
    says: 'A kind season for the heart: home, family, appetite and hope widen. Invite people, and leave a chair for yourself.',
    brief: 'feel generous and at home',
    themes: ['feeling', 'contentment'],
  },
  jupiter_flowing_moon: {
    says: 'Small kindnesses come in pairs just now. Mend something at home, or with your mother, while moods are soft.',
    brief: 'feel well looked after',
    themes: ['feeling', 'contentment'],
  },
  jupiter_tense_moon: {
    says: 'Feelings swell, and so do shopping bags. Ask what you really missed before you fill the gap.',
    brief: 'let feelings grow too large',
    themes: ['feeling', 'spontaneity'],
  },
  jupiter_conjunction_mercury: {
    says: 'The mind travels well now. Exams, contracts, texts and talks gain range. Read the clause at the bottom too.',
    brief: 'think and speak on a larger scale',
    themes: ['reason', 'idealism'],
  },
  jupiter_flowing_mercury: {
    says: 'Useful conversations find you. Send the proposal, book the course, write to the far friend.',
    brief: 'learn and connect with ease',
    themes: ['reason', 'company'],
  },
  jupiter_tense_mercury: {
    says: 'Words run ahead of facts. It is a fine time to brainstorm and a poor one to sign unread.',
    brief: 'promise more than you checked',
    themes: ['spontaneity', 'idealism'],
  },
  jupiter_conjunction_venus: {
    says: 'Pleasure has a good year: friends, love, beauty, an ease in being liked. Give freely and count the glasses.',
    brief: 'enjoy love and company',
    themes: ['contentment', 'company'],
  },
  jupiter_flowing_venus: {
    says: 'Charm works without effort. Reconcile, decorate, ask someone out, or simply enjoy the garden.',
    brief: 'are received with pleasure',
    themes: ['contentment', 'diplomacy'],
  },
  jupiter_tense_venus: {
    says: 'Sweetness overdone can cloy. You may spend or flatter too freely. Choose one delight and savour it.',
    brief: 'indulge a little too freely',
    themes: ['spontaneity', 'lightness'],
  },
  jupiter_conjunction_mars: {
    says: 'Drive and faith climb the same hill. Begin the venture; stretch before you run.',
    brief: 'act with great confidence',
    themes: ['boldness', 'ambition'],
  },
  jupiter_flowing_mars: {
    says: 'Effort pays promptly. Take the initiative you have postponed and bring others along.',
    brief: 'act with good results',
    themes: ['boldness', 'ambition'],
  },
  jupiter_tense_mars: {
    says: 'Impatience dresses as conviction. Win the argument smaller, and drive slower than you feel.',
    brief: 'push too hard for a belief',
    themes: ['boldness', 'directness'],
  },
  jupiter_conjunction_saturn: {
    says: 'Long efforts meet a helping hand. Review the structure: what should grow, what should be allowed to end?',
    brief: 'balance growth with duty',
    themes: ['structure', 'ambition'],
  },
  jupiter_flowing_saturn: {
    says: 'Sensible expansion is possible. Ask for responsibility with conditions, and put them in writing.',
    brief: 'grow at a solid pace',
    themes: ['structure', 'ambition'],
  },
  jupiter_tense_saturn: {
    says: 'Hope pulls, duty digs in. Adjust the plan rather than abandon it.',
    brief: 'weigh hope against duty',
    themes: ['realism', 'caution'],
  },
  jupiter_conjunction_asc: {
    says: 'You enter a wider room. People notice you kindly, and life invites. Go, and travel light.',
    brief: 'meet the world more openly',
    themes: ['boldness', 'company'],
  },
  jupiter_flowing_asc: {
    says: 'First meetings go well. Use the weeks to introduce yourself where you were only a name.',
    brief: 'make good first impressions',
    themes: ['company', 'visibility'],
  },
  jupiter_tense_asc: {
    says: 'Others promise much, and you answer with more. Keep a small margin of doubt, in good humour.',
    brief: 'meet with large promises',
    themes: ['idealism', 'company'],
  },
  jupiter_conjunction_mc: {
    says: 'Recognition comes within reach: a title, a stage, a blessing from above. Accept it before you feel ready.',
    brief: 'rise in public view',
    themes: ['ambition', 'visibility'],
  },
  jupiter_flowing_mc: {
    says: 'Work finds favour with those who decide. Tell them what you would like next.',
    brief: 'find favour in your work',
    themes: ['ambition', 'visibility'],
  },
  jupiter_tense_mc: {
    says: 'Career and home both want the larger room. Say where you truly mean to sleep.',
    brief: 'stretch between work and home',
    themes: ['ambition', 'change'],
  },
  saturn_conjunction_sun: {
    says: 'A sober year at the centre. You are measured, tired, and asked what you stand for. Do less, and do it fully.',
    brief: 'define what you stand for',
    themes: ['structure', 'ambition'],
  },
  saturn_flowing_sun: {
    says: 'Steady effort is noticed at last. Take on the task that lasts longer than applause.',
    brief: 'gain by steady effort',
    themes: ['structure', 'stability'],
  },
  saturn_tense_sun: {
    says: 'Someone with a clipboard seems to stand in each doorway. Find out which limit is real and push only there.',
    brief: 'meet limits to your will',
    themes: ['caution', 'structure'],
  },
  saturn_conjunction_moon: {
    says: "The heart gets winter coats out. Duties at home, a lonely patch, an older person's needs. Ask for company on a fixed evening.",
    brief: 'feel sober and need steadiness',
    themes: ['feeling', 'caution'],
  },
  saturn_flowing_moon: {
    says: 'Feelings find a floor. Good weeks to repair the house, habits or trust.',
    brief: 'can settle your feelings',
    themes: ['stability', 'structure'],
  },
  saturn_tense_moon: {
    says: 'Warmth is scarce where you usually find it. Do not take it as a sentence; rest and reach out.',
    brief: 'feel short of warmth',
    themes: ['solitude', 'caution'],
  },
  saturn_conjunction_mercury: {
    says: 'Thought slows and deepens. Study, edit, count, decide. Say important things twice and briefly.',
    brief: 'think carefully and decide',
    themes: ['reason', 'caution'],
  },
  saturn_flowing_mercury: {
    says: 'Concentration comes without a struggle. Complete the long text.',
    brief: 'concentrate on lasting work',
    themes: ['reason', 'structure'],
  },
  saturn_tense_mercury: {
    says: 'No arrives by post, or doubt by night. Check facts, shorten sentences, and postpone the quarrel.',
    brief: 'meet doubts and delays',
    themes: ['caution', 'reason'],
  },
  saturn_conjunction_venus: {
    says: 'Love is asked whether it means it. Some ties cool and others take a vow. Be kind and exact.',
    brief: 'find out which ties will last',
    themes: ['stability', 'closeness'],
  },
  saturn_flowing_venus: {
    says: 'Affection grows reliable. Make the sensible promise; buy the thing that lasts.',
    brief: 'make a bond stronger',
    themes: ['stability', 'closeness'],
  },
  saturn_tense_venus: {
    says: 'Pleasure seems rationed. You may feel unloved when you are merely tired. Ask plainly for one hour.',
    brief: 'feel love is in short supply',
    themes: ['caution', 'solitude'],
  },
  saturn_conjunction_mars: {
    says: 'Force goes through a narrow pipe. Hard work succeeds, rash work breaks. Take one stone at a time.',
    brief: 'work hard with little speed',
    themes: ['structure', 'ambition'],
  },
  saturn_flowing_mars: {
    says: 'Discipline sits well on you. Train, build, complete.',
    brief: 'use strength with discipline',
    themes: ['structure', 'ambition'],
  },
  saturn_tense_mars: {
    says: 'Gate after gate is shut when you run. Walk; oil hinges; keep anger for digging.',
    brief: 'push hard against resistance',
    themes: ['intensity', 'caution'],
  },
  saturn_conjunction_jupiter: {
    says: 'Beliefs are taken in for repair. What remains is smaller and holds. Plan the next twelve years modestly.',
    brief: 'test your hopes against facts',
    themes: ['realism', 'structure'],
  },
  saturn_flowing_jupiter: {
    says: 'Ideas can be given legs and a budget. Meet those who decide.',
    brief: 'turn hopes into plans',
    themes: ['structure', 'ambition'],
  },
  saturn_tense_jupiter: {
    says: 'Growth is delayed for inspection. Mend the weak beam, and say so openly.',
    brief: 'slow down your expansion',
    themes: ['caution', 'realism'],
  },
  saturn_conjunction_saturn: {
    says: 'Near thirty, and again near sixty, the accounts are opened. What did you build because it was yours? Keep that; resign the rest with care.',
    brief: "take stock of your life's structure",
    themes: ['structure', 'change'],
  },
  saturn_flowing_saturn: {
    says: "Your own timetable agrees with the world's. Consolidate, teach, rest on it.",
    brief: 'confirm what you have built',
    themes: ['stability', 'structure'],
  },
  saturn_tense_saturn: {
    says: 'A seven-year corner: the structure creaks where it is weak. Adjust the load before blaming the wall.',
    brief: 'adjust the structure of your life',
    themes: ['change', 'structure'],
  },
  saturn_conjunction_asc: {
    says: 'You put on plainer clothes and step out older. New duties, fewer masks. Keep what you can carry yourself.',
    brief: 'step forward with new gravity',
    themes: ['structure', 'independence'],
  },
  saturn_flowing_asc: {
    says: 'People take you seriously now. Choose commitments you can name.',
    brief: 'are taken seriously by others',
    themes: ['structure', 'visibility'],
  },
  saturn_tense_asc: {
    says: 'Others bring demands or distance. Agree on what is owed, in both directions.',
    brief: 'face demands from others',
    themes: ['caution', 'diplomacy'],
  },
  saturn_conjunction_mc: {
    says: 'Harvest and burden at the top: your work becomes visible, with its faults. Stand by it.',
    brief: 'stand at the top of your work',
    themes: ['ambition', 'visibility'],
  },
  saturn_flowing_mc: {
    says: 'Reputation hardens into trust. Take the long contract.',
    brief: 'earn trust in your work',
    themes: ['ambition', 'stability'],
  },
  saturn_tense_mc: {
    says: 'Work meets roots: family claims, tired ambition. Rebuild from below.',
    brief: 'rebalance work and home',
    themes: ['structure', 'privacy'],
  },
  uranus_conjunction_sun: {
    says: 'Something in you refuses the old name badge. Jobs, hair, answers change. Free one room before you blow up the house.',
    brief: 'break free of an old role',
    themes: ['change', 'independence'],
  },
  uranus_flowing_sun: {
    says: 'Fresh air, no storm. Someone may offer you a change you would have been too shy to invent. Try the unusual option while it is easy.',
    brief: 'renew yourself with ease',
    themes: ['change', 'originality'],
  },
  uranus_tense_sun: {
    says: 'Interruptions tell you where you were stuck. Leave gaps in plans and decide after the shock.',
    brief: 'are shaken wide awake',
    themes: ['change', 'independence'],
  },
  uranus_conjunction_moon: {
    says: 'Home and mood lose their timetable. Space is what you need, and some constancy. Move one wall at a time.',
    brief: 'change how you live and feel',
    themes: ['change', 'feeling'],
  },
  uranus_flowing_moon: {
    says: 'Feelings get lighter and more honest. Something about home or habit can be changed now without tears. Rearrange the rooms, meet odd people.',
    brief: 'loosen the hold of old moods',
    themes: ['change', 'lightness'],
  },
  uranus_tense_moon: {
    says: 'Restless nights, sudden tears or flight. Tell those you love it is weather.',
    brief: 'feel unsettled at home',
    themes: ['change', 'feeling'],
  },
  uranus_conjunction_mercury: {
    says: 'Ideas come like hail. Write them down, keep two, and rest the nerves.',
    brief: 'think in new ways',
    themes: ['originality', 'reason'],
  },
  uranus_flowing_mercury: {
    says: 'The mind picks locks with pleasure. Learn the tool, send the odd idea.',
    brief: 'learn and invent with ease',
    themes: ['originality', 'reason'],
  },
  uranus_tense_mercury: {
    says: 'News startles, tempers jump, machines sulk. Save copies and sentences.',
    brief: 'have startling news to handle',
    themes: ['change', 'spontaneity'],
  },
  uranus_conjunction_venus: {
    says: 'Love or taste surprises you. Excitement is a guest; ask about luggage.',
    brief: 'feel sudden attraction or change of taste',
    themes: ['spontaneity', 'change'],
  },
  uranus_flowing_venus: {
    says: 'Fresh faces, fresh colours, more room in old love. Accept the invitation.',
    brief: 'enjoy freedom in love',
    themes: ['lightness', 'originality'],
  },
  uranus_tense_venus: {
    says: 'Closeness itches. Renegotiate before you bolt.',
    brief: 'question some of your ties',
    themes: ['independence', 'change'],
  },
  uranus_conjunction_mars: {
    says: 'A fuse and a match lie side by side. Brave, inventive, accident-prone: slow hands please.',
    brief: 'act suddenly and boldly',
    themes: ['spontaneity', 'boldness'],
  },
  uranus_flowing_mars: {
    says: 'You can act differently and succeed. Start the experiment.',
    brief: 'try bold new methods',
    themes: ['boldness', 'originality'],
  },
  uranus_tense_mars: {
    says: 'Anger comes out sideways and fast. Exercise hard, argue later.',
    brief: 'react with sudden impatience',
    themes: ['intensity', 'directness'],
  },
  uranus_conjunction_jupiter: {
    says: 'Chance opens a hatch. A door you took for a wall moves when you lean on it. Jump if you would have walked there anyway.',
    brief: 'meet with sudden openings',
    themes: ['boldness', 'change'],
  },
  uranus_flowing_jupiter: {
    says: 'Freedom and chance get along. The unlikely application may be the one that is answered. Try abroad, online, sideways.',
    brief: 'find chances in new places',
    themes: ['originality', 'boldness'],
  },
  uranus_tense_jupiter: {
    says: 'Big exits beckon. Everything fenced looks intolerable on a Monday. Keep the return ticket.',
    brief: 'want to leap too far',
    themes: ['spontaneity', 'change'],
  },
  uranus_conjunction_saturn: {
    says: 'Walls you built get new doors. What held for years is asked whether it still has a reason. Cooperate with the builder.',
    brief: 'rebuild the rules you live by',
    themes: ['change', 'structure'],
  },
  uranus_flowing_saturn: {
    says: 'Reform goes smoothly. Old hands and new tools get on for once. Modernise what works.',
    brief: 'renew old structures calmly',
    themes: ['structure', 'change'],
  },
  uranus_tense_saturn: {
    says: 'Rule and revolt pull at one coat. You want to resign and to be given a longer contract. Change the seam, keep the cloth.',
    brief: 'strain between duty and freedom',
    themes: ['change', 'structure'],
  },
  uranus_conjunction_asc: {
    says: 'You look different, even to the dog. Freedom in manner; explain yourself once.',
    brief: 'appear in a new way',
    themes: ['change', 'independence'],
  },
  uranus_flowing_asc: {
    says: 'New people refresh your style. Strangers find you easier to talk to than your old friends do. Say yes to the odd party.',
    brief: 'freshen how you meet people',
    themes: ['originality', 'company'],
  },
  uranus_tense_asc: {
    says: 'Others change the terms. Let them, and state yours.',
    brief: 'face changes in relationships',
    themes: ['change', 'closeness'],
  },
  uranus_conjunction_mc: {
    says: 'Career takes a bend without indicator. A post may end or begin within one telephone call. Look for the freer version of your work.',
    brief: 'take a new turn in public',
    themes: ['change', 'visibility'],
  },
  uranus_flowing_mc: {
    says: 'Innovation gets you noticed. The odd idea in the drawer suits the moment. Propose it.',
    brief: 'bring new ideas to work',
    themes: ['originality', 'ambition'],
  },
  uranus_tense_mc: {
    says: 'Work or home jolts. Hold the papers loosely and friends firmly.',
    brief: 'feel ground and goals shift',
    themes: ['change', 'ambition'],
  },
  neptune_conjunction_sun: {
    says: 'Your outline softens for a couple of years. Old aims fade, kinder ones gather. Make art, sleep, postpone vows.',
    brief: 'lose one aim and sense another',
    themes: ['feeling', 'idealism'],
  },
  neptune_flowing_sun: {
    says: 'Imagination lends a hand. Follow the gentle hunch that survives breakfast.',
    brief: 'follow where imagination leads',
    themes: ['idealism', 'contentment'],
  },
  neptune_tense_sun: {
    says: 'Fog on the road: drive by near things. Let a clear friend read what you sign.',
    brief: 'find your direction blurred',
    themes: ['feeling', 'idealism'],
  },
  neptune_conjunction_moon: {
    says: "Feelings lose their fence. Music and water help; other people's sorrow may not.",
    brief: 'feel things without borders',
    themes: ['feeling', 'privacy'],
  },
  neptune_flowing_moon: {
    says: 'Tenderness comes easily and dreams speak. Write them down.',
    brief: 'feel tender and open',
    themes: ['feeling', 'contentment'],
  },
  neptune_tense_moon: {
    says: 'Homesick at home: you long for something unnamed. Rest, and check stories twice.',
    brief: 'feel a vague longing',
    themes: ['feeling', 'caution'],
  },
  neptune_conjunction_mercury: {
    says: 'Thought drifts towards poetry. Note appointments, forgive typing.',
    brief: 'think in images and music',
    themes: ['feeling', 'originality'],
  },
  neptune_flowing_mercury: {
    says: 'Words carry feeling well. Write the letter, learn the song.',
    brief: 'write and listen with feeling',
    themes: ['feeling', 'diplomacy'],
  },
  neptune_tense_mercury: {
    says: 'Misunderstandings breed in haze. Confirm times and prices.',
    brief: 'misread and are misread',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_venus: {
    says: 'Love wears a veil, beautiful and thin. Adore, but ask where they live.',
    brief: 'fall for an ideal',
    themes: ['idealism', 'feeling'],
  },
  neptune_flowing_venus: {
    says: 'Romance and art flow kindly. Forgive something small.',
    brief: 'enjoy romance and beauty',
    themes: ['feeling', 'contentment'],
  },
  neptune_tense_venus: {
    says: 'A picture replaces a person. Wait until you have seen them tired.',
    brief: 'mistake a dream for love',
    themes: ['idealism', 'feeling'],
  },
  neptune_conjunction_mars: {
    says: 'Force leaks. You may lie on the bed in running shoes. Act by inspiration, swim, avoid battles over smoke.',
    brief: 'act softly or without aim',
    themes: ['feeling', 'spontaneity'],
  },
  neptune_flowing_mars: {
    says: 'You get far by grace rather than push. What you do for someone else succeeds more easily. Help someone.',
    brief: 'act with gentle inspiration',
    themes: ['idealism', 'diplomacy'],
  },
  neptune_tense_mars: {
    says: 'Effort misses and anger hides. Take small, checkable steps.',
    brief: 'lose force to confusion',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_jupiter: {
    says: 'Faith rises like mist at dawn. A cause, a teacher or a shore may seem to call you by name. Give, believe, keep receipts.',
    brief: 'hope and believe widely',
    themes: ['idealism', 'feeling'],
  },
  neptune_flowing_jupiter: {
    says: 'Kindness pays in meaning. You give without effort and are given to. Study what moves you.',
    brief: 'find meaning in gentle things',
    themes: ['idealism', 'contentment'],
  },
  neptune_tense_jupiter: {
    says: 'The offer is too good, too soft, too free. Check it with someone dry.',
    brief: 'believe a little too readily',
    themes: ['idealism', 'spontaneity'],
  },
  neptune_conjunction_saturn: {
    says: 'Old certainties get damp. Let the useless ones dissolve, and shore up the roof.',
    brief: 'see firm things soften',
    themes: ['change', 'feeling'],
  },
  neptune_flowing_saturn: {
    says: 'Vision finds hands. Patience and imagination agree on one modest plan. Build the quiet, kind project.',
    brief: 'give a dream shape',
    themes: ['structure', 'idealism'],
  },
  neptune_tense_saturn: {
    says: 'Duty and doubt wear each other thin. Rules you trusted feel hollow, and freedom feels like guilt. Lower the target, keep the rhythm.',
    brief: 'doubt the duties you carry',
    themes: ['caution', 'feeling'],
  },
  neptune_conjunction_asc: {
    says: 'You come across as softer and harder to read. Set two clear boundaries.',
    brief: 'feel your outline soften',
    themes: ['feeling', 'privacy'],
  },
  neptune_flowing_asc: {
    says: 'Sympathy opens doors. People feel you are on their side before you speak. Listen more than you explain.',
    brief: 'meet others with sympathy',
    themes: ['feeling', 'company'],
  },
  neptune_tense_asc: {
    says: 'Someone is not as painted. A promise may be sincere and still not be kept. Look kindly and twice.',
    brief: 'see other people unclearly',
    themes: ['idealism', 'closeness'],
  },
  neptune_conjunction_mc: {
    says: 'The career question turns into a calling question. Titles that used to matter seem written in chalk. Wait before you resign.',
    brief: 'look for a calling',
    themes: ['idealism', 'change'],
  },
  neptune_flowing_mc: {
    says: 'Imagination helps your name. Show the heartfelt work.',
    brief: 'bring imagination to work',
    themes: ['idealism', 'visibility'],
  },
  neptune_tense_mc: {
    says: 'Aims blur, home calls or leaks. At your desk you may wonder for whom the report was meant. Fix the nearest tap.',
    brief: 'lose sight of your aim',
    themes: ['feeling', 'privacy'],
  },
  pluto_conjunction_sun: {
    says: 'A rare, long pass: an old self is dug over. Power questions come up. Let go of what needs force to keep.',
    brief: 'are remade at the core',
    themes: ['intensity', 'change'],
  },
  pluto_flowing_sun: {
    says: 'Deep strength is available. It is no storm, more like good soil being turned. Undertake the change you know by name.',
    brief: 'change yourself from strength',
    themes: ['intensity', 'ambition'],
  },
  pluto_tense_sun: {
    says: 'Pressure tests your will. Fight for essentials and yield the ornaments.',
    brief: 'face a test of will',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_moon: {
    says: 'Old feelings rise from the floorboards. Grieve, sort, and be held by someone safe.',
    brief: 'meet old feelings at the root',
    themes: ['intensity', 'feeling'],
  },
  pluto_flowing_moon: {
    says: 'Healing talk is possible. Tell the family story differently.',
    brief: 'heal an old feeling',
    themes: ['feeling', 'change'],
  },
  pluto_tense_moon: {
    says: 'Fear of loss grips. Loosen one finger at a time, and sleep.',
    brief: 'hold on out of fear',
    themes: ['intensity', 'feeling'],
  },
  pluto_conjunction_mercury: {
    says: 'Your mind becomes a drill. Research, confess, and spare small talk no contempt.',
    brief: 'think to the bottom of things',
    themes: ['intensity', 'reason'],
  },
  pluto_flowing_mercury: {
    says: 'Persuasion comes from depth. Say the true thing well.',
    brief: 'speak with unusual depth',
    themes: ['intensity', 'reason'],
  },
  pluto_tense_mercury: {
    says: 'Arguments become obsessions. Put the phone in another room.',
    brief: 'fix on one thought',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_venus: {
    says: 'Love goes deeper than manners. Something is bound or ended with passion.',
    brief: 'love or part with passion',
    themes: ['intensity', 'closeness'],
  },
  pluto_flowing_venus: {
    says: 'Affection renews itself from the root. Tell the whole desire.',
    brief: 'deepen a bond you have',
    themes: ['intensity', 'closeness'],
  },
  pluto_tense_venus: {
    says: 'Jealous weather. Ask for truth, offer some, check no pockets.',
    brief: 'struggle with desire and control',
    themes: ['intensity', 'caution'],
  },
  pluto_conjunction_mars: {
    says: 'Immense drive is at hand. Your strength surprises you and may alarm the people in the corridor. Choose a mountain, and no enemies.',
    brief: 'act with huge force',
    themes: ['intensity', 'boldness'],
  },
  pluto_flowing_mars: {
    says: 'Endurance doubles. Work that broke others finds you steady. Finish the heaviest task.',
    brief: 'work with deep strength',
    themes: ['ambition', 'intensity'],
  },
  pluto_tense_mars: {
    says: 'Force provokes force. Someone pushes, and you notice how much you wish to push back. Step back from the edge first.',
    brief: 'meet with hard resistance',
    themes: ['intensity', 'directness'],
  },
  pluto_conjunction_jupiter: {
    says: 'Ambition finds a belief. You want the larger office and the better argument. Grow, and keep your ethics in sight.',
    brief: 'want growth with power',
    themes: ['ambition', 'intensity'],
  },
  pluto_flowing_jupiter: {
    says: "Influence widens. People with keys are willing to hear you. Use it for someone's schooling.",
    brief: 'gain some real influence',
    themes: ['ambition', 'idealism'],
  },
  pluto_tense_jupiter: {
    says: 'Too much at stake on being right. Leave the table richer in friends.',
    brief: 'may overplay a conviction',
    themes: ['intensity', 'idealism'],
  },
  pluto_conjunction_saturn: {
    says: 'Foundations are opened. What was only held up by habit shows its cracks. Work soberly; replace the rotten beam.',
    brief: 'rebuild from the foundations',
    themes: ['intensity', 'structure'],
  },
  pluto_flowing_saturn: {
    says: 'Patient power is yours for a while. Reorganise something for good.',
    brief: 'reform things from the ground',
    themes: ['structure', 'intensity'],
  },
  pluto_tense_saturn: {
    says: 'Heavy load, narrow road. Drop pride before cargo.',
    brief: 'stand under heavy pressure',
    themes: ['intensity', 'structure'],
  },
  pluto_conjunction_asc: {
    says: 'You appear changed, stronger, less polite. Tell people it is not about them.',
    brief: 'emerge in a stronger form',
    themes: ['intensity', 'directness'],
  },
  pluto_flowing_asc: {
    says: 'Your presence convinces. You need fewer words than usual to be believed. Use it gently.',
    brief: 'impress others with your depth',
    themes: ['intensity', 'visibility'],
  },
  pluto_tense_asc: {
    says: 'Powerful others press. A colleague, parent or partner may want more say than is theirs. Keep your no in your pocket, ready.',
    brief: 'come face to face with powerful people',
    themes: ['intensity', 'closeness'],
  },
  pluto_conjunction_mc: {
    says: 'Work or position is broken down and rebuilt. Keep the purpose, not the plaque.',
    brief: 'remake your place in the world',
    themes: ['intensity', 'ambition'],
  },
  pluto_flowing_mc: {
    says: 'Influence through competence. Those in charge remember who kept calm. Take the lever offered.',
    brief: 'gain weight in your work',
    themes: ['ambition', 'intensity'],
  },
  pluto_tense_mc: {
    says: 'Roots and goals wrestle. A family matter reaches into your working day. Clear the family cellar.',
    brief: 'deal with power at work or home',
    themes: ['intensity', 'privacy'],
  },
  jupiter_conjunction_jupiter: {
    says: 'Every twelve years your own faith comes round again. Look back to the last time, choose one road for the next round, and set out with thanks.',
    brief: 'renew your faith and choose a road',
    themes: ['idealism', 'boldness'],
  },
  jupiter_flowing_jupiter: {
    says: 'Belief and opportunity agree for a few weeks. Ask a mentor, apply, plan the trip.',
    brief: 'find hope and chance in step',
    themes: ['idealism', 'contentment'],
  },
  jupiter_tense_jupiter: {
    says: 'Growing pains of conviction: what you hoped for six or three years ago wants adjusting. Trim, and keep the root.',
    brief: 'adjust your hopes to size',
    themes: ['idealism', 'change'],
  },
};
