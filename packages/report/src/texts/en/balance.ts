import type { Texts } from '../shape.ts';

export const BALANCE: Texts['balance'] = {
  elements: {
    fire: {
      strong: {
        says: 'Give you a cold morning and you start a fire in it. You live by enthusiasm, act on belief and lift tired people. Bank the embers before you sleep; ash is what others have to sweep up.',
        brief: 'run on your own enthusiasm',
        themes: ['boldness', 'spontaneity'],
      },
      missing: {
        says: 'Starting is the hard part: where others flare up, you wait to be lit. You borrow warmth from lively friends and admire nerve. Do one thing daily before the wish for it appears.',
        brief: 'wait to be set alight',
        themes: ['caution', 'contentment'],
      },
    },
    earth: {
      strong: {
        says: 'You believe it when it can be lifted. Work, body, season and price keep you honest, and you make things that hold. Let an idea be beautiful before you ask what it weighs.',
        brief: 'trust what can be touched',
        themes: ['realism', 'stability'],
      },
      missing: {
        says: 'Bills, meals and keys live at the edge of your attention. You work by inspiration and then wonder at hunger. Put three practical habits on rails so that you need not believe in them.',
        brief: 'overlook the practical side',
        themes: ['idealism', 'spontaneity'],
      },
    },
    air: {
      strong: {
        says: 'Your life is full of sentences. You understand by comparing and need people to think with. Now and then feel something for a whole evening without commenting on it.',
        brief: 'live by ideas and exchange',
        themes: ['reason', 'company'],
      },
      missing: {
        says: 'Distance is not your habit: you are in it, with hands and heart. Explaining why comes second. Ask someone to repeat the thing in other words, and write it down.',
        brief: 'live things before you explain them',
        themes: ['feeling', 'solitude'],
      },
    },
    water: {
      strong: {
        says: 'You know how the room feels before you have seen who is in it. Feeling is your information and sometimes your flood. Draw the curtain early on full days.',
        brief: 'live by what you feel',
        themes: ['feeling', 'closeness'],
      },
      missing: {
        says: 'Tears embarrass you less than they puzzle you. You care through deeds or words and may miss a mood until it speaks. Ask how was it for you, and wait.',
        brief: 'show care without sentiment',
        themes: ['reason', 'realism'],
      },
    },
  },
  modalities: {
    cardinal: {
      strong: {
        says: 'There is always a next thing, and you have already begun it. You open, found, call the meeting. Find a partner who likes the middle.',
        brief: 'start things and set others moving',
        themes: ['boldness', 'ambition'],
      },
      missing: {
        says: 'You take what comes and do it well, yet the first push is rarely yours. Invitations change your life. Send one out each month.',
        brief: 'wait for others to make the start',
        themes: ['caution', 'contentment'],
      },
    },
    fixed: {
      strong: {
        says: 'Once you stand somewhere, furniture gets arranged around you. You hold, keep faith and finish. Before refusing a change, ask what exactly you would lose.',
        brief: 'hold on and see things through',
        themes: ['stability', 'intensity'],
      },
      missing: {
        says: 'Plenty begins with you and plenty gets adapted, but the long plateau is thin. Duration must be built in from outside: a class, a colleague, a date.',
        brief: 'find it hard to stay with one thing',
        themes: ['change', 'lightness'],
      },
    },
    mutable: {
      strong: {
        says: 'You bend, translate, make do. Every plan has an alternative, and you know the other door. Choose one thing that you do not adjust.',
        brief: 'adapt to whatever comes',
        themes: ['change', 'diplomacy'],
      },
      missing: {
        says: 'Turning the ship takes you time. You know how to begin and how to hold, less how to leave it open. Practise with a day that has no plan.',
        brief: 'find sudden changes of plan hard',
        themes: ['structure', 'stability'],
      },
    },
  },
  hemispheres: {
    above: {
      says: 'Most of what matters to you happens where it can be seen. You measure a day by what reached other people. Come home early once a week, to an inner room with no window.',
      brief: 'live in public view',
      themes: ['visibility', 'company'],
    },
    below: {
      says: 'A large part of your life goes on below street level. You ripen things in private and trust what you have felt yourself. Show the work while it is still damp.',
      brief: 'ripen things in private',
      themes: ['privacy', 'solitude'],
    },
    eastern: {
      says: 'You prefer to turn the key yourself. Beginnings depend on you, and you like it so. Accept a lift from time to time.',
      brief: 'set your life going by yourself',
      themes: ['independence', 'boldness'],
    },
    western: {
      says: 'Life comes to meet you in the shape of other people. You respond well, adjust finely and find openings through them. Make a choice a week that answers nobody.',
      brief: 'shape your life through others',
      themes: ['closeness', 'diplomacy'],
    },
  },
};
