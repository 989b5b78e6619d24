import type { Texts } from '../shape.ts';

export const ATMAKARAKA: Texts['atmakaraka'] = {
  sun: {
    says: 'The lesson that follows you is about pride and purpose. Again and again you are asked to lead without needing a throne, and noticed most when you had stopped waiting for it. Do one great thing unsigned.',
    brief: 'learn to lead without vanity',
    themes: ['visibility', 'ambition'],
  },
  moon: {
    says: "Your deepest work is with the heart: caring without drowning. You learn it at bedsides, in kitchens, on evenings when someone's mood fills the house. Treat moods as teachers, and ask each one what it wanted before it leaves.",
    brief: 'learn to care and stay whole',
    themes: ['feeling', 'closeness'],
  },
  mars: {
    says: 'Courage is the main subject here, and anger its homework. Life puts you before closed doors until you can open one without kicking it, even in words. You grow by protecting something smaller than yourself.',
    brief: 'learn to use strength well',
    themes: ['boldness', 'directness'],
  },
  mercury: {
    says: 'Truth in speech is your long study. Cleverness comes free, the quick reply, the elegant excuse, while honesty costs something each time. When a matter counts, say it simply, and then resist the footnote.',
    brief: 'learn to speak truly',
    themes: ['reason', 'directness'],
  },
  jupiter: {
    says: 'You are taught by teachers, children and beliefs, and by the temptation to know better than all of them. The lesson often comes when you have just finished explaining. Stay a pupil somewhere, on a low bench, with a pencil.',
    brief: 'learn to be wise and humble',
    themes: ['idealism', 'tradition'],
  },
  venus: {
    says: 'Love and desire give you your examinations. Again and again something beautiful comes near, and the question is whether you can enjoy it without closing your hand. Give beauty away now and then, and see what remains.',
    brief: 'learn to love without holding',
    themes: ['closeness', 'contentment'],
  },
  saturn: {
    says: "Patience with hardship, other people's and your own, is the deep theme. You are handed the heavy end early and learn how to walk with it. Lay kindness on top of the load; it weighs least and is the first to be left behind.",
    brief: 'learn patience and service',
    themes: ['structure', 'solitude'],
  },
  rahu: {
    says: 'Hunger leads you out of the familiar and asks, in ever new costumes, what enough might be. You cross borders others would not and are fooled a few times. Keep the question and drop the mask once it has served.',
    brief: 'learn what is truly wanted',
    themes: ['originality', 'ambition'],
  },
};
