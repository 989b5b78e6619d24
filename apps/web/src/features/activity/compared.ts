export const COMPARED_MAX = 2;

/** The calls chosen for a comparison, after one more was chosen or taken back. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < COMPARED_MAX ? [...chosen, id] : chosen;
}
