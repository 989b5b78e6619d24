import { HEIGHT, type MapPieces, STRIP, WIDTH, x, y } from './plate.ts';

/** A line with a label: above or below the map for a meridian, on the line for a rising or setting line. */
export interface Labelled {
  readonly angle: 'asc' | 'mc' | 'dsc' | 'ic';
  readonly pieces: MapPieces;
}

/** The middle of a label in view units. */
export interface LabelPlace {
  readonly left: number;
  readonly top: number;
}

/** Half the width and the height of a label, in heights of its letters. */
export const LABEL_HALF_WIDTH = 1.2;
const LABEL_HEIGHT = 1.04;
/** Rows of a strip, from the map outwards. */
const ROWS = [0.72, 0.26] as const;
/** Latitudes where a rising or setting line may have its label, from one end and from the other. */
const LATITUDES = [48, -34, 30, -50, 12, -18, 56, -6, 38, -42, 21, -26, 3, -58, 62, -12];
/** A label may stand beside its meridian, this many steps to either side. */
const STEPS = 30;

/**
 * Places the labels so that none covers another: each in the first of its places that is free.
 * @param height height of the letters, view units
 * @returns the place of each line's label; null without a line
 */
export function placeLabels(lines: readonly Labelled[], height: number): readonly (LabelPlace | null)[] {
  const taken: LabelPlace[] = [];
  const isFree = ({ left, top }: LabelPlace): boolean =>
    taken.every(
      (other) =>
        Math.abs(other.left - left) >= 2 * LABEL_HALF_WIDTH * height ||
        Math.abs(other.top - top) >= LABEL_HEIGHT * height,
    );
  return lines.map((one, index) => {
    const places = one.angle === 'mc' || one.angle === 'ic' ? inStrip(one, height) : onLine(one, index, height);
    const place = places.find(isFree) ?? places[0] ?? null;
    if (place !== null) taken.push(place);
    return place;
  });
}

/** Above or below the meridian, then beside that, nearer places first. */
function inStrip({ angle, pieces }: Labelled, height: number): readonly LabelPlace[] {
  const longitude = pieces[0]?.[0]?.[0];
  if (longitude === undefined) return [];
  const sides = Array.from({ length: 2 * STEPS + 1 }, (_, step) => (step % 2 === 0 ? -step / 2 : (step + 1) / 2));
  return sides.flatMap((side) =>
    ROWS.map((row) => ({
      left: inside(x(longitude) + side * 0.5 * height, height),
      top: angle === 'mc' ? STRIP * row : HEIGHT - STRIP * row,
    })),
  );
}

/** On the line, at latitudes that begin with another one for each line. */
function onLine({ angle, pieces }: Labelled, index: number, height: number): readonly LabelPlace[] {
  const first = angle === 'asc' ? index : index + 5;
  return LATITUDES.flatMap((_, nth) => {
    const latitude = LATITUDES[(first + nth) % LATITUDES.length]!;
    const longitude = longitudeAt(pieces, latitude);
    return longitude === null ? [] : [{ left: inside(x(longitude), height), top: y(latitude) }];
  });
}

/** Where a line crosses a latitude; null when it does not. */
function longitudeAt(pieces: MapPieces, latitude: number): number | null {
  for (const piece of pieces)
    for (let nth = 1; nth < piece.length; nth += 1) {
      const [[fromX, fromY], [toX, toY]] = [piece[nth - 1]!, piece[nth]!];
      if ((fromY - latitude) * (toY - latitude) > 0 || fromY === toY) continue;
      return fromX + ((latitude - fromY) / (toY - fromY)) * (toX - fromX);
    }
  return null;
}

function inside(left: number, height: number): number {
  return Math.min(WIDTH - LABEL_HALF_WIDTH * height, Math.max(LABEL_HALF_WIDTH * height, left));
}
