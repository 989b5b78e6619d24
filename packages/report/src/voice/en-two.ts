/** The first paragraph of a report about two people: `{x}` names a finding, `{a}` completes "you …", both of them. */
export const OPENINGS_OF_TWO: readonly string[] = [
  'Between the two of you, {x} speaks first: you {a}. Then comes {y}, and you {b}. The third word belongs to {z}: you {c}.',
  'Three threads run between you. The strongest is {x}: together you {a}. The second is {y}: you {b}. The third is {z}: you {c}.',
  'Anyone who lays your charts side by side sees {x} at once: you {a}. A second look finds {y}: you {b}. And then there is {z}, through which you {c}.',
];
