/** Axes of a life, each with its two opposite themes. */
export const AXES = [
  ['independence', 'closeness'],
  ['boldness', 'caution'],
  ['structure', 'spontaneity'],
  ['reason', 'feeling'],
  ['visibility', 'privacy'],
  ['stability', 'change'],
  ['ambition', 'contentment'],
  ['tradition', 'originality'],
  ['intensity', 'lightness'],
  ['idealism', 'realism'],
  ['directness', 'diplomacy'],
  ['solitude', 'company'],
] as const;

/** What a text speaks for. */
export type Theme = (typeof AXES)[number][number];

type JoinedIds<Pair> = Pair extends readonly [infer A extends string, infer B extends string] ? `${A}_${B}` : never;
/** How an axis is named in code: `independence_closeness`. */
export type Axis = JoinedIds<(typeof AXES)[number]>;
