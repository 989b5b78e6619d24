import type { Texts } from '../shape.ts';

export const SECT: Texts['sect'] = {
  day: {
    says: 'Born while the Sun was up, you do well with things said openly, planned and shared. Jupiter is your steady helper, Saturn your sober one; Mars needs the firmest hand. Arrange what matters in daylight.',
    brief: 'do well in the open',
    themes: ['visibility', 'reason'],
  },
  night: {
    says: 'Born after sunset, you work by a softer lamp: instinct, taste, what grows unseen. Venus is your best helper and Mars a useful one, while Saturn weighs most. Trust your evening thoughts.',
    brief: 'work by instinct more than plan',
    themes: ['feeling', 'privacy'],
  },
};
