import type { Texts } from '../shape.ts';

export const SADE_SATI: Texts['sadeSati'] = {
  rising: {
    says: 'Saturn enters the sign before your Moon, and a long sober stretch begins, first with expenses of time and sleep. Things behind you ask to be settled. Lighten the calendar and finish what you can.',
    brief: 'settle old matters and lighten the load',
    themes: ['solitude', 'caution'],
  },
  peak: {
    says: 'Over the Moon itself, Saturn presses on mood and sense of self. You may feel older than your friends. Keep plain routines, plain company and one honest confidant; what you build inside now holds.',
    brief: 'carry feelings with patience and few words',
    themes: ['structure', 'feeling'],
  },
  setting: {
    says: 'In the sign after the Moon the pressure moves to means, speech and family. Repair goes on, with more light. Count carefully, speak kindly, and notice how much steadier you have become.',
    brief: 'put means and family in order',
    themes: ['stability', 'realism'],
  },
  dhaiya_4: {
    says: 'Saturn stands fourth from your Moon for about two and a half years. Home, rest and inner peace need upkeep. Mend the roof, visit the elders, protect a quiet room.',
    brief: 'look after home and inner peace',
    themes: ['privacy', 'structure'],
  },
  dhaiya_8: {
    says: 'Eighth from the Moon, Saturn asks for care with strain, secrets and shared duties. Plans meet detours. Go slowly, keep papers in order, and let a steady friend know.',
    brief: 'go slowly through detours',
    themes: ['caution', 'intensity'],
  },
};
