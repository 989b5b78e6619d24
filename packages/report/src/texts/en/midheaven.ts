import type { Texts } from '../shape.ts';

export const MIDHEAVEN: Texts['midheaven'] = {
  aries: {
    says: 'In public you are at your best with a start to make: a new branch, a first edition, the post nobody dared take. You get known for nerve. Build in a handover, since your working life is likely to be a series of opening nights.',
    brief: 'get known for starting things',
    themes: ['boldness', 'ambition'],
  },
  taurus: {
    says: 'Your name grows like a tree, by rings. People trust your work because it is solid, pleasant and delivered. Choose a field whose materials you love to handle, and let advancement take the season that it needs.',
    brief: 'earn a name for solid work',
    themes: ['stability', 'ambition'],
  },
  gemini: {
    says: 'Two job titles would fit you better than one. You become known by what you say, write, trade or connect, and you get bored at the exact moment others call it success. Keep a second string tuned.',
    brief: 'get known for your words and range',
    themes: ['lightness', 'reason'],
  },
  cancer: {
    says: 'Somehow your work turns into looking after people, whatever the contract says. You are remembered for warmth, memory and a sense of who belongs. Take care that those at home also get you before you are used up.',
    brief: 'look after people in your public role',
    themes: ['feeling', 'visibility'],
  },
  leo: {
    says: 'A working life without a stage, however small, would leave you grey. You want to be recognised for something with your own hand in it, and you lead by giving heart. Choose the role in which pride serves quality.',
    brief: 'want to be seen for what you make',
    themes: ['visibility', 'ambition'],
  },
  virgo: {
    says: 'Competence is your calling card. You rise because the thing works after you have touched it, and since you know that, you study on. Say aloud what you did; the well-run machine is silent about its mechanic.',
    brief: 'get known for skill and care',
    themes: ['reason', 'structure'],
  },
  libra: {
    says: 'People call you when two sides no longer speak, or when a thing should look right. Your public manner is fair, polished and pleasant. The test of the profession comes when fairness needs you to displease someone.',
    brief: 'work best as one who balances',
    themes: ['diplomacy', 'visibility'],
  },
  scorpio: {
    says: 'You are drawn to work where something real is at stake: repair, research, crises, the books behind the books. Others come to know you as the person who stays when it gets difficult. Power comes with it; use it in daylight.',
    brief: 'work where something is at stake',
    themes: ['intensity', 'ambition'],
  },
  sagittarius: {
    says: 'Your calling faces outward, to teaching, travel, publishing, persuading, anything with a far wall. You are known for vision and candour. Let a patient colleague check the route before you announce the place.',
    brief: 'seek work with a wide view',
    themes: ['idealism', 'boldness'],
  },
  capricorn: {
    says: 'The ladder makes sense to you. You take responsibility early, look natural with keys in hand, and are judged by standards you set yourself. Ask every few years whether this is still your mountain.',
    brief: 'aim for the top and plan the way',
    themes: ['ambition', 'structure'],
  },
  aquarius: {
    says: 'You would rather improve the system than run it as found. Working life brings you among groups, technologies, reforms, people with odd badges. Your reputation rests on independence; choose causes that can bear an honest word.',
    brief: 'get known for an independent mind',
    themes: ['originality', 'visibility'],
  },
  pisces: {
    says: 'What you do in the world needs a drop of the sea: art, care, imagination, some service to those without a voice. Your path looks vague from outside and feels exact within. Put the vague part in writing once a year.',
    brief: 'follow a calling rather than a ladder',
    themes: ['idealism', 'feeling'],
  },
};
