import type { Texts } from '../shape.ts';

export const ATMAKARAKA: Texts['atmakaraka'] = {
  sun: {
    says: 'The lesson that follows you is about pride and purpose. You are asked to lead without needing a throne. Do one great thing unsigned.',
    brief: 'learn to lead without vanity',
    themes: ['visibility', 'ambition'],
  },
  moon: {
    says: 'Your deepest work is with the heart: caring without drowning. Moods are your teachers. Ask each what it wanted.',
    brief: 'learn to care and stay whole',
    themes: ['feeling', 'closeness'],
  },
  mars: {
    says: 'Courage is the main subject, and anger its homework. You grow by acting without violence, even in words. Protect something smaller.',
    brief: 'learn to use strength well',
    themes: ['boldness', 'directness'],
  },
  mercury: {
    says: 'Truth in speech is your long study. Cleverness comes free; honesty costs. Say it simply when it matters.',
    brief: 'learn to speak truly',
    themes: ['reason', 'directness'],
  },
  jupiter: {
    says: 'You are taught by teachers, children and beliefs, and by the temptation to know better. Wisdom listens. Stay a pupil somewhere.',
    brief: 'learn to be wise and humble',
    themes: ['idealism', 'tradition'],
  },
  venus: {
    says: 'Love and desire give you your examinations. You learn the difference between having and loving. Give beauty away.',
    brief: 'learn to love without holding',
    themes: ['closeness', 'contentment'],
  },
  saturn: {
    says: "Patience with hardship, others' and your own, is the deep theme. You carry much. Put kindness on top of the load.",
    brief: 'learn patience and service',
    themes: ['structure', 'solitude'],
  },
  rahu: {
    says: 'Hunger leads you out of the familiar and asks what enough might be. Illusions educate you. Keep the question, drop the mask.',
    brief: 'learn what is truly wanted',
    themes: ['originality', 'ambition'],
  },
};
