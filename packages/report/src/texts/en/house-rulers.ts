import type { Texts } from '../shape.ts';

export const HOUSE_RULERS: Texts['houseRulers'] = {
  1: {
    1: {
      says: 'What leads you stays in your own hands. You improve by starting with yourself, and outside help comes second. Ask a mirror with a voice.',
      brief: 'lead yourself by your own hand',
      themes: ['independence', 'directness'],
    },
    2: {
      says: 'Your steps go towards what you can earn and keep. Identity settles when skills do. Name your price without apology.',
      brief: 'find yourself by earning',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'You move through life by talking, asking, driving over. A sibling or neighbour may matter more than a sage. Note what they say.',
      brief: 'find yourself by talking',
      themes: ['lightness', 'reason'],
    },
    4: {
      says: 'You turn inward and homeward to know who you are. Roots direct the feet. Visit the street where you began.',
      brief: 'find yourself at home',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Joy is your direction-finder. What you make or love shows you your face. Make some weekly.',
      brief: 'find yourself in play',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Work and usefulness shape your person, at times too neatly. Be someone after five as well.',
      brief: 'find yourself in work',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'You hand the compass to others and read it over their shoulder. Check the needle alone.',
      brief: 'find yourself with others',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Change has taught you who you are, from below. You trust what survives. Look for easy joys.',
      brief: 'find yourself through crisis',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'Your nose points abroad, or up. Study and belief make you. Remember to write home.',
      brief: 'find yourself by going far',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'You become yourself at work and in public. Keep a self for Sunday.',
      brief: 'find yourself in your calling',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends and hopes draw you out. You are most you in good company with a plan.',
      brief: 'find yourself among friends',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'You find yourself where no one looks: retreat, service, dreams. Let someone find you.',
      brief: 'find yourself in solitude',
      themes: ['solitude', 'privacy'],
    },
  },
  2: {
    1: {
      says: 'Means depend on you in person, your face, voice and push. You are the shop. Close on time.',
      brief: 'earn by being yourself',
      themes: ['independence', 'ambition'],
    },
    2: {
      says: 'Money matters stay with money: tidy, self-made, kept. Let some out to play.',
      brief: 'keep your means in hand',
      themes: ['stability', 'contentment'],
    },
    3: {
      says: 'Income flows along words, roads and contacts. Carry cards. Keep receipts.',
      brief: 'earn your living with words',
      themes: ['reason', 'company'],
    },
    4: {
      says: 'Wealth ties itself to home, land or family. Improve the roof first.',
      brief: 'tie your means to home',
      themes: ['privacy', 'stability'],
    },
    5: {
      says: 'You earn by delight or spend on it. Set a stake and enjoy.',
      brief: 'earn or spend through joy',
      themes: ['spontaneity', 'lightness'],
    },
    6: {
      says: 'Wages for work, plainly. Skill raises them. Look after the tools, your back included.',
      brief: 'earn by daily work',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'Partners and clients bring means. Write the split down smiling.',
      brief: 'earn through the partners you choose',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: "Your means mingle with others': loans, trusts, shared pots. Clarity is comfort.",
      brief: 'mingle means with others',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Earning points to teaching, trade afar, publishing. Price the wisdom.',
      brief: 'earn by knowledge and distance',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: 'Reputation pays. What you own depends on your name. Guard it in small things.',
      brief: 'earn through your name',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends and networks feed the purse. Share the lead.',
      brief: 'earn through friends and networks',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'Money slips to quiet causes or far places. Know which.',
      brief: 'let means slip out of sight',
      themes: ['privacy', 'idealism'],
    },
  },
  3: {
    1: {
      says: 'Speech comes first with you; you are your message. Pause between headlines.',
      brief: 'be known by your words',
      themes: ['directness', 'lightness'],
    },
    2: {
      says: 'Talk turns into income. Your voice has a value. Save it on Sundays.',
      brief: 'turn words into means',
      themes: ['realism', 'reason'],
    },
    3: {
      says: 'Words feed words. A lively mind at home in its street. Choose a subject.',
      brief: 'keep words and ideas going round',
      themes: ['reason', 'lightness'],
    },
    4: {
      says: 'You write and think at home, about home. Call siblings from the kitchen.',
      brief: 'think about your roots',
      themes: ['privacy', 'reason'],
    },
    5: {
      says: 'Playful language, clever hands. Put it on stage.',
      brief: 'like to play with language',
      themes: ['lightness', 'originality'],
    },
    6: {
      says: 'Your mind serves the task: manuals, notes, method. Joke in the margin.',
      brief: 'think for the task',
      themes: ['reason', 'structure'],
    },
    7: {
      says: 'Talk makes partners. You negotiate your bonds. Be silent together.',
      brief: 'talk your way into bonds',
      themes: ['closeness', 'reason'],
    },
    8: {
      says: 'You ask about what is hidden. Siblings and secrets may touch. Ask gently.',
      brief: 'ask what is hidden',
      themes: ['intensity', 'reason'],
    },
    9: {
      says: 'The small question travels to the large one. Teach what you learned next door.',
      brief: 'link near and far',
      themes: ['idealism', 'reason'],
    },
    10: {
      says: 'Your words reach the public. Proofread.',
      brief: 'speak where the public hears',
      themes: ['visibility', 'reason'],
    },
    11: {
      says: 'Messages gather a circle. You are its newsletter. Meet in person.',
      brief: 'connect your friends by talking',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'Thoughts go where no one hears. Keep a journal with a lock.',
      brief: 'do your thinking in secret',
      themes: ['solitude', 'reason'],
    },
  },
  4: {
    1: {
      says: 'You carry home on your back and family in your face. Put it down to dance.',
      brief: 'carry home with you',
      themes: ['privacy', 'feeling'],
    },
    2: {
      says: 'Family and property support each other. Value the house for its evenings.',
      brief: 'draw means from roots',
      themes: ['stability', 'tradition'],
    },
    3: {
      says: 'Home is where the talk is. The door opens often. Close it for homework.',
      brief: 'fill home with talk',
      themes: ['lightness', 'company'],
    },
    4: {
      says: 'Home stays home: rooted, private, complete. Let in a draught.',
      brief: 'belong to your own ground',
      themes: ['privacy', 'stability'],
    },
    5: {
      says: 'The house is made for play, children, colour. Rest there also.',
      brief: 'make home a playground',
      themes: ['lightness', 'feeling'],
    },
    6: {
      says: 'Home is a workplace, or needs work. Fix one room for nothing.',
      brief: 'work at home or on it',
      themes: ['realism', 'structure'],
    },
    7: {
      says: 'You look for home in a partner. Bring your own lamp.',
      brief: 'find home in a partner',
      themes: ['closeness', 'feeling'],
    },
    8: {
      says: 'Family matters run deep, with inheritances of several kinds. Sort with company.',
      brief: 'face deep family matters',
      themes: ['intensity', 'tradition'],
    },
    9: {
      says: 'Home lies elsewhere, or is full of books and foreign guests. Keep an address.',
      brief: 'make a home far away',
      themes: ['idealism', 'change'],
    },
    10: {
      says: 'Private roots feed public work, or are on show. Draw curtains at eight.',
      brief: 'bring your roots into public',
      themes: ['visibility', 'tradition'],
    },
    11: {
      says: 'Friends make the family. Long table, many coats. Know your favourite chair.',
      brief: 'make family of friends',
      themes: ['company', 'closeness'],
    },
    12: {
      says: 'You keep home hidden, or long for a hidden one. Find its door by day.',
      brief: 'hide your home life',
      themes: ['solitude', 'privacy'],
    },
  },
  5: {
    1: {
      says: 'Joy wears your face. You create by being there. Let others play too.',
      brief: 'show your joy in person',
      themes: ['visibility', 'lightness'],
    },
    2: {
      says: 'What you love can pay, and pleasure has a price. Sell some, keep some.',
      brief: 'turn joy into means',
      themes: ['contentment'],
    },
    3: {
      says: 'Creation by pen and chatter. Finish the verse.',
      brief: 'create with words and chatter',
      themes: ['originality', 'lightness'],
    },
    4: {
      says: 'Play belongs indoors, with family. Old songs come back.',
      brief: 'play best in your own home',
      themes: ['privacy', 'lightness'],
    },
    5: {
      says: 'Pleasure for its own sake: good. Share the toys.',
      brief: "enjoy for joy's sake",
      themes: ['spontaneity', 'originality'],
    },
    6: {
      says: 'You work at your art, or make work an art. Rehearse with humour.',
      brief: 'make craft of joy',
      themes: ['structure', 'originality'],
    },
    7: {
      says: 'Romance turns to partnership. Keep flirting after the vows.',
      brief: 'love your way into a bond',
      themes: ['closeness', 'lightness'],
    },
    8: {
      says: 'Love and creation run deep and risk much. Keep a lighter hobby.',
      brief: 'love deeply and with risk',
      themes: ['intensity', 'boldness'],
    },
    9: {
      says: 'Your heart travels. Foreign songs, wise children. Send drawings.',
      brief: 'love what is far',
      themes: ['idealism', 'spontaneity'],
    },
    10: {
      says: 'What you make wants a public. Show it.',
      brief: 'show what you create',
      themes: ['visibility', 'ambition'],
    },
    11: {
      says: 'Friends, games, fan clubs: joy in company. Save some for two.',
      brief: 'share joy with friends',
      themes: ['company', 'lightness'],
    },
    12: {
      says: 'You create in secret. One reader would do no harm.',
      brief: 'create things in secret',
      themes: ['solitude', 'originality'],
    },
  },
  6: {
    1: {
      says: 'Work marks your person; you look useful. Sit idle in a park.',
      brief: 'wear your work like a coat',
      themes: ['realism', 'structure'],
    },
    2: {
      says: 'Daily effort becomes daily bread. Ask for a fair slice.',
      brief: 'live from daily effort',
      themes: ['realism', 'stability'],
    },
    3: {
      says: 'Tasks come by phone and wheel. Batch them.',
      brief: 'work with messages and errands',
      themes: ['reason', 'structure'],
    },
    4: {
      says: 'Duties at home: elders, animals, leaks. Share the rota.',
      brief: 'serve those you live with',
      themes: ['privacy', 'structure'],
    },
    5: {
      says: 'Discipline meets delight. Practise scales, then improvise.',
      brief: 'practise what gives you pleasure',
      themes: ['structure', 'originality'],
    },
    6: {
      says: 'Order keeps order. You are the system. Let it hiccup.',
      brief: 'perfect your own routines',
      themes: ['structure', 'caution'],
    },
    7: {
      says: 'You serve in partnership, or partner at work. Balance the chores.',
      brief: 'serve the partner you choose',
      themes: ['closeness', 'realism'],
    },
    8: {
      says: 'Your work deals with crises and repairs. Wash it off at night.',
      brief: 'work in the middle of crises',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Service abroad or in teaching. Routine in a suitcase.',
      brief: 'work far or teach',
      themes: ['idealism', 'structure'],
    },
    10: {
      says: 'Diligence carries you up. Remember the person polishing.',
      brief: 'rise by diligence and patience',
      themes: ['ambition', 'realism'],
    },
    11: {
      says: "You work for the group's good. Let it thank you.",
      brief: 'work for the group',
      themes: ['company', 'realism'],
    },
    12: {
      says: 'Unseen service: wards, archives, nights. Step into the sun.',
      brief: 'serve others without being seen',
      themes: ['solitude', 'realism'],
    },
  },
  7: {
    1: {
      says: 'Partners come to you; bonds begin at your door. Open it as an equal.',
      brief: 'draw partners to you',
      themes: ['closeness'],
    },
    2: {
      says: 'Partnership touches purse and worth. Talk figures fondly.',
      brief: 'share means with a partner',
      themes: ['closeness', 'stability'],
    },
    3: {
      says: 'You find the other close by, in talk. Keep asking.',
      brief: 'meet partners through talk',
      themes: ['closeness', 'lightness'],
    },
    4: {
      says: 'Partnership wants a house. Choose curtains together.',
      brief: 'make a home with a partner',
      themes: ['closeness', 'privacy'],
    },
    5: {
      says: 'Bonds begin as play. Keep one game.',
      brief: 'meet partners in play',
      themes: ['closeness', 'spontaneity'],
    },
    6: {
      says: 'You meet at work, or work at love. Add idle hours.',
      brief: 'meet partners at work',
      themes: ['closeness', 'realism'],
    },
    7: {
      says: 'The other stands on firm ground, their own. So should you.',
      brief: 'meet a partner as equal',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: "Partnership leads to deep, shared waters. Learn each other's strokes.",
      brief: 'go deep in partnership',
      themes: ['closeness', 'intensity'],
    },
    9: {
      says: 'The other is from afar, or takes you there. Learn the accent.',
      brief: 'find partners from afar',
      themes: ['closeness', 'idealism'],
    },
    10: {
      says: 'Partners enter your career, or carry it. Credit both names.',
      brief: 'join partnership and career',
      themes: ['closeness', 'ambition'],
    },
    11: {
      says: 'Love comes through friends and stays friendly. Keep a table for two.',
      brief: 'find partners among friends',
      themes: ['closeness', 'company'],
    },
    12: {
      says: 'The bond has a hidden side, or lives apart from view. Give it daylight.',
      brief: 'keep your partnership in private',
      themes: ['closeness', 'solitude'],
    },
  },
  8: {
    1: {
      says: 'Depth shows in your eyes. Change is personal for you. Laugh at parties.',
      brief: 'wear your depth openly',
      themes: ['intensity', 'directness'],
    },
    2: {
      says: "Others' means and yours change places. Count twice.",
      brief: 'share means in depth',
      themes: ['intensity', 'realism'],
    },
    3: {
      says: 'You speak the unspeakable, quietly. Pick the hour.',
      brief: 'speak of hidden things',
      themes: ['intensity', 'reason'],
    },
    4: {
      says: 'Deep changes come home to roost. Renew the house piecewise.',
      brief: 'feel change at home',
      themes: ['intensity', 'privacy'],
    },
    5: {
      says: 'Love and art take plunges. Surface for air.',
      brief: 'risk your heart and your art',
      themes: ['intensity', 'originality'],
    },
    6: {
      says: 'Crisis becomes a routine you manage well. Have a dull week.',
      brief: 'manage a crisis like a routine',
      themes: ['intensity', 'structure'],
    },
    7: {
      says: 'Partners bring change and shared stakes. Speak of both.',
      brief: 'change through the partners you meet',
      themes: ['intensity', 'closeness'],
    },
    8: {
      says: 'The deep keeps to the deep: private, strong. Send up bubbles.',
      brief: 'keep deep things deep',
      themes: ['intensity', 'solitude'],
    },
    9: {
      says: 'Endings open onto meaning. Study them.',
      brief: 'find meaning in endings',
      themes: ['intensity', 'idealism'],
    },
    10: {
      says: 'Power and repair belong to your work. Be transparent.',
      brief: 'use depth in your work',
      themes: ['intensity', 'ambition'],
    },
    11: {
      says: 'Friends share crises and funds. Choose by trust.',
      brief: 'share deep trust with friends',
      themes: ['intensity', 'company'],
    },
    12: {
      says: 'What is hidden hides again. A friend, a walk, paper: open a way.',
      brief: 'bury what is deep',
      themes: ['intensity', 'privacy'],
    },
  },
  9: {
    1: {
      says: 'You embody what you believe, and walk it about. Let it rest.',
      brief: 'live what you believe in person',
      themes: ['idealism', 'visibility'],
    },
    2: {
      says: 'Knowledge becomes means. Teach for a fee, bless for free.',
      brief: 'earn from what you know',
      themes: ['idealism'],
    },
    3: {
      says: 'Large ideas come down your street. Explain in short words.',
      brief: 'explain large ideas in short words',
      themes: ['idealism', 'lightness'],
    },
    4: {
      says: 'Belief lives at home, in customs. Ask why, lovingly.',
      brief: 'keep faith at home',
      themes: ['idealism', 'tradition'],
    },
    5: {
      says: 'You hold joy to be true. You teach it by play.',
      brief: 'believe in joy and in play',
      themes: ['idealism', 'spontaneity'],
    },
    6: {
      says: 'Faith puts on an apron. Serve, then preach.',
      brief: 'work for what you believe in',
      themes: ['idealism'],
    },
    7: {
      says: 'A partner widens your view, as guide or guest. Disagree in good maps.',
      brief: 'widen through a partner',
      themes: ['idealism', 'closeness'],
    },
    8: {
      says: 'Truth is sought below. Some beliefs end there, well.',
      brief: 'search for deep truth',
      themes: ['idealism', 'intensity'],
    },
    9: {
      says: 'The road leads to more road. Rest at wells.',
      brief: 'follow the long road',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Your beliefs become your profession, or its test. Act them.',
      brief: 'work for what you believe',
      themes: ['idealism', 'ambition'],
    },
    11: {
      says: 'You believe in company and for the future. Doubt in company too.',
      brief: 'share beliefs with friends',
      themes: ['idealism', 'company'],
    },
    12: {
      says: 'Faith without witnesses. A chapel of your own. Light it.',
      brief: 'believe in your own silence',
      themes: ['idealism', 'solitude'],
    },
  },
  10: {
    1: {
      says: 'Your work is you, for better or worse. Own a hobby.',
      brief: 'be one with your work',
      themes: ['ambition', 'independence'],
    },
    2: {
      says: 'Career serves income, income shows worth. Add purpose.',
      brief: 'work for solid means',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'A profession of words and errands. Pick a title.',
      brief: 'do your work with words',
      themes: ['ambition', 'reason'],
    },
    4: {
      says: 'Career has its base at home or in family. Guard evenings.',
      brief: 'work from your roots',
      themes: ['ambition', 'privacy'],
    },
    5: {
      says: 'Creative work, or children of the mind. Play the lead lightly.',
      brief: 'work in a creative way',
      themes: ['ambition', 'originality'],
    },
    6: {
      says: 'You rise by service, shift by shift. Look up.',
      brief: 'work your way up',
      themes: ['ambition', 'realism'],
    },
    7: {
      says: 'Partners open your career, clients make it. Choose both well.',
      brief: 'work by way of partners',
      themes: ['ambition', 'closeness'],
    },
    8: {
      says: "Your calling involves crisis, depth, others' trust. Rest deeply.",
      brief: 'work in deep matters',
      themes: ['ambition', 'intensity'],
    },
    9: {
      says: 'Work goes abroad or to the lectern. Keep learning.',
      brief: 'work far and teach',
      themes: ['ambition', 'idealism'],
    },
    10: {
      says: 'At the top for its own sake: capable, visible. Invite successors.',
      brief: 'stand firmly in your work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Career grows by friends and causes. Thank the network.',
      brief: 'rise with the help of friends',
      themes: ['ambition', 'company'],
    },
    12: {
      says: 'What you do for a living happens offstage. Take one bow.',
      brief: 'work behind the scenes',
      themes: ['ambition', 'solitude'],
    },
  },
  11: {
    1: {
      says: 'Friends gather round your person. Listen to one at a time.',
      brief: 'draw friends to you',
      themes: ['company', 'visibility'],
    },
    2: {
      says: 'Friends help you earn, and hopes have prices. Split fairly.',
      brief: 'gain with the help of friends',
      themes: ['company', 'stability'],
    },
    3: {
      says: 'Your circle talks. Be sure to hear.',
      brief: 'talk with many friends',
      themes: ['company', 'lightness'],
    },
    4: {
      says: 'Friends come home with you and stay. Keep house rules.',
      brief: 'bring your friends back home',
      themes: ['company', 'privacy'],
    },
    5: {
      says: 'Friends turn playful, some turn beloved. Mind the change.',
      brief: 'play a lot with friends',
      themes: ['company', 'spontaneity'],
    },
    6: {
      says: 'Colleagues become friends. Leave shop talk at seven.',
      brief: 'make friends of your colleagues',
      themes: ['company', 'realism'],
    },
    7: {
      says: 'A friend becomes partner, or partner a friend. Both count.',
      brief: 'make a partner of a friend',
      themes: ['company', 'closeness'],
    },
    8: {
      says: 'Friendships go through deep water. Few remain: treasure.',
      brief: 'keep friendships that go deep',
      themes: ['company', 'intensity'],
    },
    9: {
      says: 'Friends in far places, hopes with wings. Visit.',
      brief: 'have friends far away',
      themes: ['company', 'idealism'],
    },
    10: {
      says: 'Allies lift your name. Lift theirs.',
      brief: 'rise together with your allies',
      themes: ['company', 'ambition'],
    },
    11: {
      says: 'The circle feeds the circle. Let a stranger in.',
      brief: 'live your life among friends',
      themes: ['company', 'contentment'],
    },
    12: {
      says: 'Quiet friendships, hidden hopes. Tell one of them yours.',
      brief: 'keep your friends to yourself',
      themes: ['company'],
    },
  },
  12: {
    1: {
      says: 'Your reserve shows; people sense a back room. Invite one.',
      brief: 'show a private side',
      themes: ['solitude', 'visibility'],
    },
    2: {
      says: 'Quiet things cost or pay you: retreat, care, dreams. Budget for them.',
      brief: 'spend on quiet things',
      themes: ['solitude', 'contentment'],
    },
    3: {
      says: 'Silence seeks words through you. Write at dawn.',
      brief: 'give words to silence',
      themes: ['solitude', 'reason'],
    },
    4: {
      says: 'Home is your cloister. Open it on a day of your choosing.',
      brief: 'make your home a retreat',
      themes: ['solitude', 'privacy'],
    },
    5: {
      says: 'Imagination feeds from hidden springs. Show the cup.',
      brief: 'draw on hidden springs',
      themes: ['solitude', 'originality'],
    },
    6: {
      says: 'Unseen burdens enter daily work. Name and share.',
      brief: 'bring hidden burdens to work',
      themes: ['solitude', 'realism'],
    },
    7: {
      says: 'A partner meets what you hide. Choose a kind one.',
      brief: 'show a partner your hidden side',
      themes: ['solitude', 'closeness'],
    },
    8: {
      says: 'Secrets lie beneath secrets. Strength too.',
      brief: 'guard a strength that is hidden',
      themes: ['solitude', 'intensity'],
    },
    9: {
      says: 'Solitude turns to faith, retreat to pilgrimage. Return.',
      brief: 'seek faith in solitude',
      themes: ['solitude', 'idealism'],
    },
    10: {
      says: 'Private work gets known. Breathe.',
      brief: 'bring the hidden into public',
      themes: ['solitude', 'ambition'],
    },
    11: {
      says: 'You withdraw into company, or from it. Say which.',
      brief: 'waver between retreat and friends',
      themes: ['solitude', 'feeling'],
    },
    12: {
      says: 'Silence keeps itself. Rest richly. Ring twice a week.',
      brief: 'find your rest in solitude',
      themes: ['solitude', 'contentment'],
    },
  },
};
