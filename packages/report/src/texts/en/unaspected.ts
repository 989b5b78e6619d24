import type { Texts } from '../shape.ts';

export const UNASPECTED: Texts['unaspected'] = {
  sun: {
    says: 'Your will runs on its own current, now full on, now gone. You can be wholly yourself and strangely hard to reach. Tie purpose to a date and a companion.',
    brief: 'follow a will of your own',
    themes: ['independence', 'solitude'],
  },
  moon: {
    says: 'Feelings keep to separate rooms in you. For days you hear nothing, you function, you are pleasant; then the whole orchestra begins over a broken cup. Visit those rooms daily, even for five minutes with the door closed.',
    brief: 'live with feelings that keep apart',
    themes: ['feeling', 'solitude'],
  },
  mercury: {
    says: 'Your mind talks to itself, brilliantly and in an order of its own. Others are handed the conclusion without the steps, and think you distant or abrupt. Saying the steps aloud brings them along, and shows you the missing one.',
    brief: 'think on a line of your own',
    themes: ['reason', 'originality'],
  },
  venus: {
    says: 'Taste and tenderness stand alone in you, undiluted. Love may feel like a separate country with its own calendar, visited on certain evenings and missed on all the others. Open the border on ordinary days.',
    brief: 'love in your own separate way',
    themes: ['independence', 'privacy'],
  },
  mars: {
    says: 'When you act, it is all action; when you do not, the engine is not even in the building. Others cannot predict which. Learn where the switch is: a regular hour of effort finds it sooner than waiting does.',
    brief: 'act in bursts of pure drive',
    themes: ['spontaneity', 'boldness'],
  },
  jupiter: {
    says: 'Faith appears in you in pure form, out of the blue, large and unargued. Then it hides for a month, and you wonder what you were so glad about. Note down what you believed on the good day.',
    brief: 'believe in sudden large doses',
    themes: ['idealism', 'spontaneity'],
  },
  saturn: {
    says: 'Duty works in you like a separate department. It can take over completely, with late lights and a full in-tray, or be closed for lunch just when you need it. Give it fixed opening hours.',
    brief: 'carry a duty that stands alone',
    themes: ['structure', 'solitude'],
  },
  uranus: {
    says: 'Originality strikes without warning. You may be conventional for years, pay on time and wear grey, and then paint the front door blue overnight. Small doors, painted more often, save your family the shock.',
    brief: 'have a streak of sudden originality',
    themes: ['originality', 'spontaneity'],
  },
  neptune: {
    says: 'A dream lives in you that has little to do with the rest of your life. It can enchant or mislead undisturbed, since nothing contradicts it. Give it paper, clay or strings, and let it be seen.',
    brief: 'keep a dream apart from daily life',
    themes: ['idealism', 'privacy'],
  },
  pluto: {
    says: 'Great force sleeps at the end of a long corridor in you. You meet it when things break, and are surprised to find yourself so calm. Walk down that corridor in quiet times too, and leave a light on.',
    brief: 'have a hidden store of force',
    themes: ['intensity', 'privacy'],
  },
};
