import type { Texts } from '../shape.ts';

export const SOLAR_RETURN: Texts['solarReturn'] = {
  ascendant: {
    1: {
      says: 'This birthday year rises on your own ground: self, body, direction. You are asked to lead your life rather than attend it. Begin with one visible change.',
      brief: 'take the lead in your own life',
      themes: ['independence', 'boldness'],
    },
    2: {
      says: 'Resources greet you at the door of the year. Earning, saving and self-worth set the tone. Keep accounts as you would keep a garden.',
      brief: 'build up your means',
      themes: ['stability', 'ambition'],
    },
    3: {
      says: 'The year opens its mouth: talk, study, siblings, errands. Curiosity is the key that fits. Answer letters within the week.',
      brief: 'learn and speak up',
      themes: ['lightness', 'reason'],
    },
    4: {
      says: 'You enter the year through the kitchen. Home, family and privacy matter first. Plant something with roots.',
      brief: 'settle and go inward',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'A playful door opens: creation, love, children, risk in small coins. Let something be fun before it is good.',
      brief: 'want to play and create',
      themes: ['spontaneity', 'visibility'],
    },
    6: {
      says: 'Overalls hang at the entrance of the year. Work, rhythm and repairs ask for you. Choose tools well.',
      brief: 'work on daily order',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Someone else stands at the door. Partnership, agreement and open rivalry shape these months. Practise asking.',
      brief: 'meet life through others',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'The entrance lies below ground. Trust, change and shared means need courage. Take a lamp and a friend.',
      brief: 'go through deep change',
      themes: ['intensity', 'change'],
    },
    9: {
      says: 'A road begins at the doorstep. Study, travel or faith gives the year direction. Pack questions.',
      brief: 'seek a wider view',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'The year starts on the stairs to the office. Reputation and duty call. Dress for the task you want.',
      brief: 'reach for more responsibility',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends ring the bell together. Groups and hopes carry you. Bring your own idea too.',
      brief: 'join forces with others',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'A side door, softly closed: rest, retreat, hidden work. Protect empty hours. Finish old business.',
      brief: 'rest and work unseen',
      themes: ['solitude', 'privacy'],
    },
  },
  sun: {
    1: {
      says: 'The light falls on you this year. Choices about identity are not postponed. Say what you want in the first person.',
      brief: 'stand in the light yourself',
      themes: ['visibility', 'independence'],
    },
    2: {
      says: 'Worth and income become the bright subject. Ask what your time is for. Put care into one skill.',
      brief: 'shine through what you earn',
      themes: ['ambition', 'stability'],
    },
    3: {
      says: 'Words are where the year shines. Teach, write, phone. Your street needs your voice.',
      brief: 'shine in talk and study',
      themes: ['reason', 'company'],
    },
    4: {
      says: 'Family and ground hold the lamp. Private decisions count most. Come home earlier.',
      brief: 'put home at the centre',
      themes: ['privacy', 'tradition'],
    },
    5: {
      says: 'Your creative pride gets sun. Exhibit, flirt, play, coach. Laugh at the first draft.',
      brief: 'shine in play and creation',
      themes: ['visibility', 'lightness'],
    },
    6: {
      says: 'Service is where the light works now. Health of habits improves by small steps. Praise helpers.',
      brief: 'shine in useful work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'The other takes centre stage, beside you. A bond clarifies. Share the microphone.',
      brief: 'find yourself beside another',
      themes: ['closeness', 'diplomacy'],
    },
    8: {
      says: 'Under the surface something important is lit. Face accounts and feelings. Strength follows honesty.',
      brief: 'look at what lies beneath',
      themes: ['intensity', 'realism'],
    },
    9: {
      says: 'Meaning shines from far off. Follow a course, literally or not. Write from there.',
      brief: 'follow meaning far outwards',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'At noon of the year you are seen at work. Achievements and criticism both arrive. Stand straight.',
      brief: 'are seen in your work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Allies and aims glow. A hope moves closer through people. Thank them by name.',
      brief: 'shine among your allies',
      themes: ['company', 'ambition'],
    },
    12: {
      says: 'The lamp burns in a back room. Inner work is the achievement. Let it be invisible.',
      brief: 'shine where few can see',
      themes: ['solitude', 'privacy'],
    },
  },
};
