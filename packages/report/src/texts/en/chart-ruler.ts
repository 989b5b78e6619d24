import type { Texts } from '../shape.ts';

export const CHART_RULER: Texts['chartRuler'] = {
  1: {
    says: 'Your chart steers itself: the planet in charge of your manner also stands in the open. You do things under your own name and rarely through others. Ask for a second opinion before you sign, simply because you would not think of it.',
    brief: 'steer your own course',
    themes: ['independence', 'directness'],
  },
  2: {
    says: 'Much of your life turns on what you can stand on: earnings, skills, things that keep. You put yourself where there is value to be made. Check from time to time whether the price and the worth are still the same.',
    brief: 'steer towards solid ground',
    themes: ['stability', 'ambition'],
  },
  3: {
    says: 'The way forward leads through talk, short trips, writing, brothers and sisters of one kind or another. You find your direction by asking the next person. Let a few conversations end in a decision.',
    brief: 'steer by talking and asking',
    themes: ['lightness', 'company'],
  },
  4: {
    says: 'All roads lead home for you, or away from it and back. Family, place and privacy shape your choices more than outsiders guess. Decide which part of the inheritance you want to live in.',
    brief: 'steer by the light of home',
    themes: ['privacy', 'tradition'],
  },
  5: {
    says: 'You follow what delights you, and it is a better compass than it looks. Making, loving, playing and children pull the wheel. Give delight a desk and a timetable, and it can feed others.',
    brief: 'steer by what delights you',
    themes: ['spontaneity', 'visibility'],
  },
  6: {
    says: 'Work finds you everywhere, since you notice what needs doing. Improvement, service and daily craft hold your life together. Leave one thing unfixed on purpose and go out.',
    brief: 'steer by what needs doing',
    themes: ['realism', 'structure'],
  },
  7: {
    says: 'Your course is set in company. You look at the other, adjust, and find yourself; partnership is less a part of life than its road. Choose whom you walk beside as carefully as where.',
    brief: 'steer by way of other people',
    themes: ['closeness', 'diplomacy'],
  },
  8: {
    says: 'You go where others hesitate, into trust, crisis, shared money, the unsaid. Life deepens you by taking things apart. Keep a friend and a habit that belong to the surface.',
    brief: 'steer into deep water',
    themes: ['intensity', 'privacy'],
  },
  9: {
    says: 'Away is your direction: study, travel, belief, the view from further up. You make sense of life by leaving the usual street. Write down what you learned, so that it can come home with you.',
    brief: 'steer towards the far side of things',
    themes: ['idealism', 'boldness'],
  },
  10: {
    says: 'You are drawn up to where things are decided. Work and standing become the road by which you find yourself. Take care that the role fits the person and not the reverse.',
    brief: 'steer towards a place in public',
    themes: ['ambition', 'visibility'],
  },
  11: {
    says: 'Friends, groups and plans for later carry your life along. You do best when your aim is shared with people you like. Ask yearly whether the group still wants what you want.',
    brief: 'steer by shared hopes',
    themes: ['company', 'idealism'],
  },
  12: {
    says: 'Your course runs behind the scenes. Retreat, service, art or inner work matter more than what is printed on your card. Trust the quiet route, and tell one person where you are on it.',
    brief: 'steer by an inner compass',
    themes: ['solitude', 'privacy'],
  },
};
