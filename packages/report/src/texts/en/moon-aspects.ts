import type { Texts } from '../shape.ts';

export const MOON_ASPECTS: Texts['moonAspects'] = {
  conjunction: {
    sun: {
      says: 'For some hours mood and purpose sit on the same chair. You feel plainly who you are, and people notice how you are doing. A good moment to begin something, or to admit something, in your own name.',
      brief: 'feel close to your own purpose',
      themes: ['visibility', 'feeling'],
    },
    moon: {
      says: 'Once a month the Moon returns to where it stood at your birth, and you to your own feeling. Cook something from childhood. Ask what the next four weeks should taste of.',
      brief: 'return to your own feelings',
      themes: ['feeling', 'privacy'],
    },
    mercury: {
      says: 'Thoughts have a voice today, soft and quick. What you felt all week finds its word between two stops on the bus. Write to the person who came to mind while you were waking up.',
      brief: 'put feelings into words',
      themes: ['reason', 'lightness'],
    },
    venus: {
      says: 'Affection rises like dough, and faces look friendlier than yesterday. You want flowers on the table, something good to eat and someone to share it. Say the kind thing that you usually only think.',
      brief: 'feel affectionate and kind',
      themes: ['closeness', 'contentment'],
    },
    mars: {
      says: 'A short fuse carries a warm light: you are quick, brave and easily stung. Run up the stairs, begin the thing you dread, move the wardrobe. Before you answer that remark, count the steps.',
      brief: 'feel quick and ready to fight',
      themes: ['boldness', 'intensity'],
    },
    jupiter: {
      says: 'Hope comes to lunch and brings friends. You feel that it could all work out, and give a little more than was asked. Enjoy it, and laugh when the portion turns out too large.',
      brief: 'feel generous and hopeful',
      themes: ['idealism', 'contentment'],
    },
    saturn: {
      says: 'A grey hour has its use. Feelings go about in working clothes, and a duty is done more easily than a conversation. Keep warm, finish one thing, and draw no conclusions about your whole life.',
      brief: 'feel sober and dutiful',
      themes: ['structure', 'caution'],
    },
    uranus: {
      says: 'Restless sparks are in the air, and the usual way home seems unbearable. Take another street, try the odd idea, ring the friend who makes you laugh. Hold the cup with both hands.',
      brief: 'feel restless and inventive',
      themes: ['originality', 'spontaneity'],
    },
    neptune: {
      says: "The edges of the day swim. A song goes straight through, somebody's tired face stays with you, and numbers refuse to stand still. Leave the sums for tomorrow, and forgive someone in the meantime.",
      brief: 'feel dreamy and tender',
      themes: ['feeling', 'idealism'],
    },
    pluto: {
      says: 'Something old stirs under the floor, set off by a smell, a tone, a name. It is stronger than its occasion. Tell it to paper, or to a person with time, before you act on it.',
      brief: 'feel stirred to the depths',
      themes: ['intensity', 'privacy'],
    },
  },
  flowing: {
    sun: {
      says: 'Inside and outside agree for a few hours. You want what you are doing, and others feel at ease beside you. Ask for something, show yourself, or simply walk through the day without a shield.',
      brief: 'feel at one with yourself',
      themes: ['contentment', 'visibility'],
    },
    moon: {
      says: 'Your moods run in a friendly channel. Sleep, appetite and company have the right measure, and family is easier to take. Cook for someone, or rest with the door open and no guilt.',
      brief: 'feel settled and easy',
      themes: ['feeling', 'contentment'],
    },
    mercury: {
      says: 'Talk goes well and lists grow shorter. The words come before the irritation does, so a small misunderstanding can be cleared up in passing, by the lift or over the washing-up.',
      brief: 'talk and sort with ease',
      themes: ['reason', 'diplomacy'],
    },
    venus: {
      says: 'Pleasant company finds you without an appointment. A shop assistant smiles, a friend has an hour, the room looks better with the chair moved. Invite somebody, or make a peace that has been waiting.',
      brief: 'enjoy the company you are in',
      themes: ['lightness', 'company'],
    },
    mars: {
      says: 'Willingness comes without heat. You get up, fetch the ladder and do it, and the body is glad of the use. Start the task you have been stroking for weeks like a strange cat.',
      brief: 'act with ease and good will',
      themes: ['boldness', 'ambition'],
    },
    jupiter: {
      says: 'Good humour spreads from you to the next table. You see the better side of the matter and of the people in it. Ask a favour today, and grant one before evening.',
      brief: 'feel cheerful among people',
      themes: ['contentment', 'company'],
    },
    saturn: {
      says: 'Calm hands do lasting work. You can stay with a thing, sort the papers, sit beside an older person without looking at the clock. Keep a promise a day early; it does both sides good.',
      brief: 'work calmly and well',
      themes: ['structure', 'stability'],
    },
    uranus: {
      says: 'Fresh air gets into a room you know by heart. A habit loosens, a stranger says something useful, and the mood lifts for no reason. Do one ordinary thing in a new way.',
      brief: 'enjoy trying something new',
      themes: ['originality', 'lightness'],
    },
    neptune: {
      says: 'Sympathy and imagination flow together. You sense what someone needs and hear more in the music than on other days. Sing, swim, or sit for a while with a person who is alone.',
      brief: 'feel a gentle sympathy',
      themes: ['feeling', 'idealism'],
    },
    pluto: {
      says: 'A feeling can be told down to the bottom today, and afterwards it is lighter. You can bear to look at it, and so can the right listener. Choose with care who hears it.',
      brief: 'speak of deep things',
      themes: ['intensity', 'feeling'],
    },
  },
  tense: {
    sun: {
      says: 'What you want and how you feel pull in different directions until evening. You set out and wish to stay in, decide and regret. Do one thing for the plan and one for the mood.',
      brief: 'feel split between want and mood',
      themes: ['feeling', 'change'],
    },
    moon: {
      says: 'You are out of step with your own heart, tired when it should be lively, touchy where you are usually patient. Nothing needs deciding on such a day. Go to bed early, and judge late.',
      brief: 'feel out of step',
      themes: ['feeling', 'caution'],
    },
    mercury: {
      says: 'Words land crooked. You say more than you meant, or hear a sharpness that the sender never wrote. Reread, soften a line, and wait an hour before it leaves the house.',
      brief: 'speak at cross purposes',
      themes: ['reason', 'caution'],
    },
    venus: {
      says: 'You want sweets, or love, or a quarrel about love, and nothing in the wardrobe looks right. Others seem cooler than they are. Ask for a hug rather than testing whether one comes.',
      brief: 'feel hard to please',
      themes: ['feeling', 'closeness'],
    },
    mars: {
      says: 'Irritation goes about looking for a target: the slow queue, the dropped spoon, the one who loves you best. Offer it a rug to beat or a hill to climb. Then come back to the subject.',
      brief: 'feel provoked by small things',
      themes: ['directness', 'intensity'],
    },
    jupiter: {
      says: 'The appetite is larger than the plate. You promise, order and agree with both hands, and tomorrow has to carry it. Say perhaps, and see whether you still want it after sleeping.',
      brief: 'want too much at once',
      themes: ['spontaneity', 'boldness'],
    },
    saturn: {
      says: 'A cold draught comes from somewhere, and you feel left alone with all of it. A short answer sounds like a refusal. Put on wool, ring a friend and finish one small thing.',
      brief: 'feel heavy or alone',
      themes: ['solitude', 'caution'],
    },
    uranus: {
      says: 'Small jolts run through the day: a cancelled train, a changed plan, nerves like wire. You might snap or bolt. Leave early, expect little of the schedule, and keep your humour in a near pocket.',
      brief: 'feel unsettled by small jolts',
      themes: ['change', 'spontaneity'],
    },
    neptune: {
      says: 'A haze lies over facts and people. You are easily hurt by things nobody did, and easily persuaded by things nobody checked. Believe half of it for now, and sleep.',
      brief: 'feel vague and easily hurt',
      themes: ['feeling', 'caution'],
    },
    pluto: {
      says: 'Jealous thoughts or an old anger knock at the door, and want to search every drawer tonight. Something true may be in it. Wait for daylight, and speak about one feeling, not about ten years.',
      brief: 'feel gripped by strong emotion',
      themes: ['intensity', 'caution'],
    },
  },
};
