import type { AXES, Theme } from '../texts/theme.ts';

type JoinedIds<Pair> = Pair extends readonly [infer A extends string, infer B extends string] ? `${A}_${B}` : never;
/** How an axis is named in code: `independence_closeness`. */
export type Axis = JoinedIds<(typeof AXES)[number]>;

/**
 * Sentences that bring two opposite texts together, before the later of them: `{x}` names the earlier finding, `{a}` and `{b}` complete "you …". One is used
 * at most once in a report.
 */
export const JOINS: readonly string[] = [
  'On one hand, with {x}, you {a}; on the other, you {b}.',
  'Two things are true at once: with {x} you {a}, and here you {b}.',
  'Set this beside {x}: there you {a}, here you {b}.',
  'Through {x} you {a}, and still you {b}; the two do not always ask for the same thing.',
  'It would be easy to see only {x}, by which you {a}. The other half is as real: you {b}.',
  '{X} says that you {a}. Here the chart gives the other answer: you {b}.',
  'There is a pull in two directions: with {x} you {a}, while here you {b}.',
  'Both of these hold, sometimes in the same week: through {x} you {a}, and here you {b}.',
  'On one hand there is {x}: you {a}. On the other, you {b}.',
  'Against this stands {x}: there you {a}, here you {b}.',
  'What looks like a contradiction has two sources: with {x} you {a}, and here you {b}.',
  'One side of the matter comes from {x}: you {a}. The other is told here: you {b}.',
  'Remember {x}, through which you {a}. It has its counterpart here: you {b}.',
];

/** The same where the earlier text stands in the same paragraph. */
export const NEAR_JOINS: readonly string[] = [
  'The two do not always agree: you {a}, and you {b}.',
  'At the same time you {a} and you {b}, which do not always go together.',
  'Next to that stands its opposite: you {a}, yet you {b}.',
  'Both are true of you: you {a}, and you {b}.',
];

/** What helps where both ends of an axis are strong; several each. */
export const BOTH_ENDS: Readonly<Record<Axis, readonly [string, string]>> = {
  independence_closeness: [
    'It helps to say early how much time you need for yourself, so that closeness is something you choose and not something that happens to you.',
    'The two get along best when the hours alone and the hours together are both agreed beforehand.',
  ],
  boldness_caution: [
    'Let the bold side choose the direction and the careful side choose the date.',
    'A small trial, with an end that you set beforehand, satisfies both.',
  ],
  structure_spontaneity: [
    'A plan with empty hours in it serves you better than a full one or none.',
    'Fix the few things that others depend on, and leave the rest of the day open.',
  ],
  reason_feeling: [
    'Write down what you think and what you feel as two separate lists; the decision often stands where they overlap.',
    'Sleep on what you have reasoned out, and reason over what you have felt, before you answer.',
  ],
  visibility_privacy: [
    'Decide for each thing you make whether it is for the room or for the drawer, and you are spared much tiredness.',
    'You do well with work that is seen and a home that is not.',
  ],
  stability_change: [
    'Keep two or three things fixed for years, and the rest may change as often as it likes.',
    'Changing one part at a time keeps the ground under your feet while things move.',
  ],
  ambition_contentment: [
    'Name what would be enough before you begin; then you can notice when you have arrived.',
    'It is worth having one field where you climb and one where you only stroll.',
  ],
  tradition_originality: [
    'Learn the old way well enough to know which part of it you want to change.',
    'You are at your best where a proven form is filled with something that nobody has put into it before.',
  ],
  intensity_lightness: [
    'Give the deep matters an hour of their own, so that they do not have to come into every conversation.',
    'A joke at the right moment is not an escape for you; it is how you come back up for air.',
  ],
  idealism_realism: [
    'Hold on to the picture of how it should be, and ask of each day only the next step towards it.',
    'Find one person who checks your figures and one who believes in the plan, and listen to both.',
  ],
  directness_diplomacy: [
    'Say the plain thing in private and the careful thing in the room, and both will be heard.',
    'Begin with what you agree on, and then say the hard sentence whole.',
  ],
  solitude_company: [
    'Put the quiet hour before the gathering and not after it, when you are already worn out.',
    'A few regular people and a door that closes give you most of what both sides want.',
  ],
};

/** What it means that a theme runs through a whole report. */
export const THREADS: Readonly<Record<Theme, string>> = {
  independence:
    'Wanting to decide for yourself is more than one trait among many here; it runs through the whole chart.',
  closeness: 'Being near to someone comes back in so many places that it may be called your main subject.',
  boldness: 'The first step costs you less than it costs others, and this shows wherever one looks.',
  caution: 'Looking twice before you move is a habit that reaches into every part of your life.',
  structure: 'Order is what you reach for in very different situations, and it seldom lets you down.',
  spontaneity: 'What is not planned suits you, and several parts of the chart agree about that.',
  reason: 'You look for the explanation first, at work as much as at home.',
  feeling: 'What you feel is your first source of knowledge, in small matters as in large ones.',
  visibility: 'Being seen in what you do comes up again and again, whether you look for it or not.',
  privacy: 'You keep a good part of yourself for yourself, and this holds in nearly every area.',
  stability: 'You build for a long time, and what has been built you do not lightly give up.',
  change: 'Things seldom stay as they are around you, and part of you would not want it otherwise.',
  ambition: 'The wish to get somewhere is a steady motor in more than one part of your life.',
  contentment: 'You know how to enjoy what is there, and more than one part of the chart supports it.',
  tradition: 'What has proved itself has weight with you, in very different questions.',
  originality: 'You find your own way of doing things even where a well-worn one is at hand.',
  intensity: 'Half measures do not interest you, and this is true in several areas at once.',
  lightness: 'An easy touch is found in many places here, and it carries you through heavy days.',
  idealism: 'You measure what is by what could be, and the chart says so more than once.',
  realism: 'You ask what can really be done, and you ask it everywhere.',
  directness: 'You say what you mean, and several parts of the chart stand behind that.',
  diplomacy: 'You look for the form in which everyone can stay at the table, again and again.',
  solitude: 'Time alone is where much of you is made, as more than one part of the chart says.',
  company: 'You become more yourself among others, and this returns in several places.',
};

/** What is worth keeping of a theme, for the end of a report; a clause without capital and full stop. */
export const KEEPSAKES: Readonly<Record<Theme, string>> = {
  independence: 'keep one part of every week that nobody else has planned',
  closeness: 'tell the people you rely on that you rely on them, before there is a reason to',
  boldness: 'begin the thing you have been circling, in its smallest form',
  caution: 'trust your second look, and then let it be the last one',
  structure: 'guard the routines that carry you, and drop the ones you only carry',
  spontaneity: 'leave some evenings without a plan and see what they bring',
  reason: 'explain your decisions once, clearly, and then stop defending them',
  feeling: 'when your mood changes in a room, ask what you have noticed before you ask what is wrong with you',
  visibility: 'choose the places where you want to be seen, and be fully there',
  privacy: 'keep your quiet corner, and show one person the way to it',
  stability: 'look after what you have built, a little and often',
  change: 'when you grow restless, change one thing and not everything',
  ambition: 'write down what the climb is for, and read it when you are tired',
  contentment: 'defend the pleasures that cost nothing',
  tradition: 'pass on one thing that was taught to you',
  originality: 'finish one of the ideas that nobody asked for',
  intensity: 'give your full strength to few things, and rest between them',
  lightness: 'take your humour along into the serious rooms',
  idealism: 'measure yourself by the direction, and not only by the distance that is left',
  realism: 'let somebody dream aloud in front of you without doing the sums at once',
  directness: 'say the true thing early, while it is still small',
  diplomacy: 'say what you want once before you ask what the others want',
  solitude: 'put your hours alone into the calendar as if they were an appointment',
  company: 'call the friend whom you thought of while reading this',
};

/** The first paragraph: `{x}` names a finding, `{a}` completes "you …". */
export const OPENINGS: readonly string[] = [
  '{X} comes first in this chart: you {a}. Close behind comes {y}: you {b}. Add {z}, and a third trait joins them: you {c}.',
  'Three things stand out before all others. The first is {x}: you {a}. The second is {y}: you {b}. And the third is {z}: you {c}.',
  'If this chart had to be told in three sentences, it would begin with {x}: you {a}. Then would come {y}: you {b}. It would end with {z}: you {c}.',
  'Whoever reads this chart looks at {x} first: you {a}. Next comes {y}: you {b}. And with {z}, you {c}.',
  'Begin with {x}, because nothing here is stronger: you {a}. With {y} comes a second note: you {b}. The third, from {z}, is that you {c}.',
];

/** The last paragraph: `{x}`, `{y}` and `{z}` name the findings of the first, `{a}`, `{b}` and `{c}` are what is worth keeping of them. */
export const CLOSINGS: readonly string[] = [
  'Three small suggestions remain, one for each thing that this report began with. For {x}: {a}. For {y}: {b}. And for {z}: {c}.',
  'What was strongest at the beginning is also what to go on with. With {x} in mind, {a}. With {y}, {b}. With {z}, {c}.',
  'A chart describes a starting point, and what you make of it is yours. To give {x} its due, {a}. For the sake of {y}, {b}. And because of {z}, {c}.',
  'Nothing here is settled in advance. If you take one thing from {x}, let it be this: {a}. From {y} take another: {b}. And {z} asks for little: {c}.',
];

/** The sentence before a theme that comes back; `{n}` is how many places say it. */
export const RETURNS: readonly string[] = [
  'Some things are said {n} times in this chart, in places that have little to do with each other: you {a}, you {b}, and you {c}.',
  'When {n} separate places agree, it is worth listening: you {a}; you {b}; and you {c}.',
  'Lay {n} passages of this report side by side and they say nearly the same: you {a}, you {b}, and you {c}.',
];
