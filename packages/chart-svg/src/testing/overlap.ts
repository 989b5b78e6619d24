import type { LayoutItem } from '../drawing.ts';

/** The first two items whose boxes overlap by more than rounding, or null. */
export function firstOverlap(items: readonly LayoutItem[]): readonly [LayoutItem, LayoutItem] | null {
  for (let first = 0; first < items.length; first += 1) {
    for (let second = first + 1; second < items.length; second += 1) {
      const [a, b] = [items[first]!, items[second]!];
      if (
        Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 &&
        Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01
      )
        return [a, b];
    }
  }
  return null;
}
