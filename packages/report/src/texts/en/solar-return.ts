import type { Texts } from '../shape.ts';

export const SOLAR_RETURN: Texts['solarReturn'] = {
  ascendant: {
    1: {
      says: 'This birthday year rises on your own ground: self, body, direction. You are asked to lead your life rather than attend it. Begin with one visible change.',
      brief: 'take the lead in your own life',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: 'Resources greet you at the door of the year. Earning, keeping and knowing your own worth set the tone, and you may find out what you can do without. Tend it the way one tends a garden.',
      brief: 'build up your means',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'With talk, study, brothers, sisters and errands the year opens its mouth. It may feel like one long conversation with interruptions. Curiosity is the key that fits, so answer letters within the week.',
      brief: 'learn and speak up',
      themes: ['lightness', 'reason'],
    },
    4: {
      says: 'You enter the year through the kitchen. Home, family and privacy come before the rest, and you may turn down things that used to flatter you. Plant something with roots, in a pot or in the ground.',
      brief: 'settle and go inward',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'A playful door opens on making, love, children and risk in small coins. You are asked what delights you, and serious people may shake their heads. Let something be fun before it is good.',
      brief: 'want to play and create',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Overalls hang at the entrance of this year. Work, rhythm and repairs ask for you, and you feel best when the day has an order of its own making. Choose good tools, and keep them within reach.',
      brief: 'work on daily order',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Someone else stands at the door. Partnerships, agreements and open rivalry shape these months, and much depends on how you meet the person in front of you. Practise asking before you assume.',
      brief: 'meet life through others',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'The entrance lies below ground. Trust, change and shared means need courage, and easy answers will not satisfy you. Take a lamp and a friend, and come up for meals.',
      brief: 'go through deep change',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'A road begins right at the doorstep. Study, travel, teaching or a belief gives the year direction, and familiar rooms seem smaller. Pack more questions than answers, and send a card home.',
      brief: 'seek a wider view',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'The year starts on the stairs to the office. Reputation and duty call, people watch how you carry things, and you care about that more than usual. Dress for the task you want.',
      brief: 'reach for more responsibility',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends ring the bell all at once. Groups, allies and hopes carry you, and the best hours happen around a full table. Bring an idea of your own along, as well as the bread.',
      brief: 'join forces with others',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'You come in by a side door, softly closed. Rest, retreat and hidden work mark these months, and others may wonder where you are. Protect the empty hours, and finish old business in them.',
      brief: 'rest and work unseen',
      themes: ['solitude', 'privacy'],
    },
  },
  sun: {
    1: {
      says: 'This year the light falls on you. Choices about who you are and how you live can hardly be put off, and people look to you to go first. Say what you want in the first person.',
      brief: 'stand in the light yourself',
      themes: ['visibility', 'independence'],
    },
    2: {
      says: 'Worth and income become the bright subject. You ask what your time is for and what you can really do, perhaps after a look at your payslip. Put care into one skill, and let it show.',
      brief: 'shine through what you earn',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'Words are where the year shines: teaching, writing, phoning, explaining something for the fifth time with pleasure. You may be better known in your own street by the end. Use your voice there.',
      brief: 'shine in talk and study',
      themes: ['reason', 'company'],
    },
    4: {
      says: 'Family and ground hold the lamp. The decisions that count are made at a kitchen table, with few witnesses, and public success seems a little far off. Come home earlier than you need to.',
      brief: 'put home at the centre',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Your creative pride gets sun. You want to exhibit, flirt, play, coach, and be seen with the thing you made. Laugh at the first draft, show the second, and let others have their solo.',
      brief: 'shine in play and creation',
      themes: ['visibility', 'lightness'],
    },
    6: {
      says: 'Service is where the light works now. You shine in the well-run shift, the fixed bicycle, the better morning, and habits improve by small steps. Praise those who help, since they set the tone.',
      brief: 'shine in useful work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: "The other person takes centre stage, beside you. A bond becomes clearer, for better terms or for an honest goodbye, and you see yourself through someone's eyes. Share the microphone fairly.",
      brief: 'find yourself beside another',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Under the surface something important is lit. You look at old accounts between people, at feelings, at what you have been afraid to ask. Strength follows honesty here, usually a few days later.',
      brief: 'look at what lies beneath',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Meaning shines from far off this year. You follow a course, of study or across a map, and may find that you can teach what you are only just learning. Write home from there.',
      brief: 'follow meaning far outwards',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'At the noon of the year you are seen at work. Achievement and criticism both arrive, sometimes in one letter. Stand straight, take what is useful, and let your private life keep its chair.',
      brief: 'are seen in your work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Allies and aims glow. A hope moves closer through people: a call made on your behalf, a plan that finds its fourth member. Thank them by name, and be such a person for somebody else.',
      brief: 'shine among your allies',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'The lamp burns in a back room. The achievement of this year is inward, a peace made, a study, someone cared for, and few will ask about it. Let it be invisible for a while.',
      brief: 'shine where few can see',
      themes: ['solitude', 'privacy'],
    },
  },
};
