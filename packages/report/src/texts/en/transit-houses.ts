import type { Texts } from '../shape.ts';

export const TRANSIT_HOUSES: Texts['transitHouses'] = {
  jupiter: {
    1: {
      says: 'A year of open doors in your own person. Friends remark that you have grown, and they do not mean the shoes. You feel larger and are treated so. Begin, and keep humour near.',
      brief: 'grow in your own confidence',
      themes: ['boldness', 'visibility'],
    },
    2: {
      says: 'Means and self-worth widen. A raise, a skill or a gift makes the month longer than the money. Earn, learn and save a slice before it evaporates.',
      brief: 'increase what you have',
      themes: ['contentment'],
    },
    3: {
      says: 'Learning, neighbours, siblings and short trips bring good news. The stranger on the bus may know the person you need. Talk to everyone once.',
      brief: 'learn and connect with many',
      themes: ['company', 'reason'],
    },
    4: {
      says: 'More room at home, in walls or in hearts. There may be a bigger table, a new tenant or peace with an old one. Host, mend, plant trees.',
      brief: 'find room at home',
      themes: ['contentment', 'privacy'],
    },
    5: {
      says: 'Joy is in season: romance, children, art, games. Something you do for fun is noticed by someone who matters. Practise delight as a discipline.',
      brief: 'enjoy things and create',
      themes: ['lightness', 'spontaneity'],
    },
    6: {
      says: 'Work gets meaning or at least helpers. A colleague turns out to be an ally with spare hours. Improve the day by one generous habit.',
      brief: 'improve work and habits',
      themes: ['realism', 'contentment'],
    },
    7: {
      says: 'People bring gifts: partners, clients, advisers. You meet someone who assumes that you are good at it. Choose generosity with clear terms.',
      brief: 'gain through a partner',
      themes: ['closeness', 'company'],
    },
    8: {
      says: "Support comes through others' trust. A debt, a worry or an inheritance of feeling gets lighter. Settle, forgive, research.",
      brief: 'find help in deep matters',
      themes: ['intensity', 'contentment'],
    },
    9: {
      says: 'Far roads, study and faith prosper. The letter of acceptance and the timetable for the ferry lie side by side. Apply, travel, publish.',
      brief: 'travel and study further',
      themes: ['idealism', 'boldness'],
    },
    10: {
      says: 'Your name rises. People above you remember your name kindly. Take the offer and thank the ladder.',
      brief: 'rise in your work',
      themes: ['ambition', 'visibility'],
    },
    11: {
      says: 'Friends multiply chances. An evening with eight people leads to the ninth you needed. Make one wish public.',
      brief: 'prosper among your friends',
      themes: ['company', 'idealism'],
    },
    12: {
      says: 'Quiet kindness: rest, retreat, unseen help. Help comes from a direction you had not asked. Give anonymously.',
      brief: 'find peace in retreat',
      themes: ['solitude', 'contentment'],
    },
  },
  saturn: {
    1: {
      says: 'A sober rebuilding of yourself takes two to three years. The mirror shows someone serious, tired and rather reliable. Travel with less, stand straighter.',
      brief: 'rebuild yourself in a sober way',
      themes: ['structure', 'independence'],
    },
    2: {
      says: 'Earning asks for order. You learn the price of things, your own hours included. Cut, count, strengthen one skill.',
      brief: 'put means on firm ground',
      themes: ['caution', 'stability'],
    },
    3: {
      says: 'Study hard, speak plainly, mend a bond with siblings. Messages you put off stand in line with their hats on. Words weigh more.',
      brief: 'think and speak with care',
      themes: ['reason', 'structure'],
    },
    4: {
      says: 'Foundations first: roof, parents, inner floor. A parent, a landlord or a leaking pipe asks for your weekend. Patience pays below ground.',
      brief: 'make your foundations stronger',
      themes: ['structure', 'privacy'],
    },
    5: {
      says: 'Creation becomes craft, love becomes commitment or ends its rehearsal. The stage is smaller, and the work on it better. Practise daily.',
      brief: 'take joy as serious work',
      themes: ['structure', 'caution'],
    },
    6: {
      says: 'Workload teaches limits. Your body and your diary send the same memo. Fix the system, keep rest fixed too.',
      brief: 'order your daily work',
      themes: ['structure', 'realism'],
    },
    7: {
      says: 'Relationships are tested for truth. Somebody asks for a yes or a no, and deserves one. Keep promises small and whole.',
      brief: 'test and seal bonds',
      themes: ['stability', 'closeness'],
    },
    8: {
      says: 'Old debts, fears and shared accounts want closing. Letters from banks and from old griefs arrive in the same week. One drawer a week.',
      brief: 'settle old and deep accounts',
      themes: ['intensity', 'caution'],
    },
    9: {
      says: 'Belief is examined; study gets long. The course is harder than the prospectus, and worth it. Choose one teacher, one text.',
      brief: 'examine what you believe',
      themes: ['realism', 'tradition'],
    },
    10: {
      says: 'The height of a long climb: duty, visibility, results. You are where you wanted to be, with the lights rather bright. Lead decently.',
      brief: 'bear responsibility in public',
      themes: ['ambition', 'structure'],
    },
    11: {
      says: 'Friends are fewer and truer. At the long table some chairs stay empty, and you breathe easier. Revise hopes to buildable size.',
      brief: 'sort friends and hopes',
      themes: ['realism', 'company'],
    },
    12: {
      says: 'An ending season: finish, store, be alone without being lost. Evenings grow quiet, and boxes are labelled. Prepare quietly.',
      brief: 'finish things and withdraw',
      themes: ['solitude', 'structure'],
    },
  },
};
