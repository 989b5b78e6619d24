/** The first paragraph of a report about a time: `{x}` names a finding, `{a}` completes "you …". */
export const OPENINGS_OF_TIME: readonly string[] = [
  'Three things shape this time. With {x} it is a time in which you {a}. With {y} you {b}. And with {z} you {c}.',
  'Set everything else aside for a moment and three things remain. Through {x}, this is a time in which you {a}. Through {y}, you {b}; and through {z}, you {c}.',
  '{X} weighs most in this time: you {a}. {Y} comes next, and you {b}. With {z}, finally, you {c}.',
  'This time has a direction, and {x} gives it: you {a}. Beside it works {y}, so that you {b}. The third voice is {z}: you {c}.',
];
