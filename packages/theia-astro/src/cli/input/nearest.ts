const FARTHEST = 3;

/** The names that are spelled most alike, at most three letters away; none when nothing is near. */
export function nearest(name: string, names: readonly string[]): readonly string[] {
  const far = names.map((other) => [other, distance(name, other)] as const);
  const least = Math.min(...far.map(([, steps]) => steps));
  return least > Math.min(FARTHEST, name.length / 2)
    ? []
    : far
        .filter(([, steps]) => steps === least)
        .map(([other]) => other)
        .slice(0, 3);
}

/** Letters to insert, delete or replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
