import type { Texts } from '../shape.ts';

export const MOON_PHASE: Texts['moonPhase'] = {
  new: {
    says: 'You begin without knowing why, and find out later. Born as Sun and Moon stood together, you act from instinct, close to your own start. Describe what you are doing to someone; it becomes visible to you as well.',
    brief: 'start from your own instinct',
    themes: ['spontaneity', 'boldness'],
  },
  crescent: {
    says: 'Something old holds your sleeve while something new waves. You were born when the first light has to push against inertia, and effort feels normal. Notice how far the sleeve has already torn.',
    brief: 'push forward against old habits',
    themes: ['change', 'boldness'],
  },
  first_quarter: {
    says: 'Decisions wake you up. Born at the half Moon of action, you build by clearing away, and a crisis finds you with a toolbox. Ask whether this wall really has to come down.',
    brief: 'act when things must be decided',
    themes: ['directness', 'ambition'],
  },
  gibbous: {
    says: 'Nearly there is your address. You improve, rehearse, ask what would make it right, and help others to do so. Declare one thing finished this week while it still itches.',
    brief: 'refine what is nearly done',
    themes: ['caution', 'reason'],
  },
  full: {
    says: 'You see both sides at once, and clearly, sometimes too clearly for sleep. Born in the brightest night, you look for meaning through another person. Give the contradiction a task you can both work on.',
    brief: 'see things in the mirror of others',
    themes: ['visibility', 'closeness'],
  },
  disseminating: {
    says: 'What you know wants to be handed on. You come after the harvest and carry baskets: teaching, telling, convincing. Listen at each door before you unpack.',
    brief: 'pass on what you have learned',
    themes: ['company', 'idealism'],
  },
  last_quarter: {
    says: 'You see what no longer works and turn away from it inwardly before anyone notices. Born at the half Moon of revision, you reform by principle. Explain the turn to those who trusted the old road.',
    brief: 'question what has been built',
    themes: ['change', 'reason'],
  },
  balsamic: {
    says: 'In you something is ending well. Born in the last thin light, you tend to feel older than your crowd, to let go, to prepare for what has no name yet. Keep company with beginners.',
    brief: 'let go and prepare in silence',
    themes: ['solitude', 'idealism'],
  },
};
