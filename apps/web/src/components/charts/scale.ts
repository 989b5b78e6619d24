/** Round steps of an axis from 0 to at least `max`, at most `steps` of them; whole numbers only if requested. */
export function axisSteps(max: number, steps: number, wholeOnly: boolean): number[] {
  if (!(max > 0)) return [0, 1];
  const rough = max / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * (1 - 1e-9)) ?? 10 * power;
  const size = wholeOnly ? Math.max(1, Math.ceil(nice - 1e-9)) : nice;
  const count = Math.ceil(max / size - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * size).toPrecision(12)));
}

/** Which of `count` positions along an axis get a label, when each label needs `needed` of `width`. */
export function labelledPlaces(count: number, width: number, needed: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil((count * needed) / Math.max(1, width)));
  return (index) => index % every === 0;
}
