/** Errors allowed in a name of this length: one up to seven letters, two up to twelve, then three. */
function slipsAllowed(length: number): number {
  return length <= 7 ? 1 : length <= 12 ? 2 : 3;
}

/**
 * Whether a name may be a misspelling of another one. Trigrams alone also find names that are merely similar (Azores,
 * Azor), and a chart for the wrong town is worse than "not found".
 */
export function isMisspelling(typed: string, name: string): boolean {
  const allowed = slipsAllowed(typed.length);
  return Math.abs(typed.length - name.length) <= allowed && editDistance(typed, name) <= allowed;
}

/**
 * Number of letters inserted, omitted, replaced or swapped with their neighbour (optimal string alignment: Damerau
 * 1964).
 */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(previous[j]! + 1, current[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforePrevious[j - 2]! + 1);
      current.push(least);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}
