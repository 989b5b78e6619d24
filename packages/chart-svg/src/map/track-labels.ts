import { HEIGHT, STRIP, WIDTH } from './plate.ts';

type Place = readonly [left: number, top: number];

/** A line on the map with a label. */
export interface LabelledTrack {
  /** Width of the label. */
  readonly width: number;
  /** Where the label belongs. */
  readonly at: Place;
  /** The line that the label is beside. */
  readonly line: readonly Place[];
  /** Everything of the track that no label may cover. */
  readonly ink: readonly (readonly Place[])[];
}

/** The middle of a label in view units. */
export interface TrackLabel {
  readonly left: number;
  readonly top: number;
}

interface Box extends TrackLabel {
  readonly width: number;
  readonly height: number;
}

/** Gaps between a track and its label, nearest first. */
const GAPS = [7, 12, 18, 26, 36] as const;
/** How far along the line a label may be from its place, in parts of the line. */
const ALONG = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3] as const;
const EDGE = 8;
/** Longer pieces of a line are beyond the date line. */
const PIECE_MAX = WIDTH / 2;
const SAMPLE = 4;

/**
 * Places each label beside its track, near its place, where it covers no track and no other label; where there is no such place, where it
 * covers least.
 * @param height height of the letters, view units
 */
export function placeTrackLabels(tracks: readonly LabelledTrack[], height: number): readonly TrackLabel[] {
  const ink = tracks.flatMap((track) => [track.at, ...track.ink.flatMap(sampled)]);
  const taken: Box[] = [];
  return tracks.map((track) => {
    let best: Box | null = null;
    let fewest = Infinity;
    for (const box of places(track, height)) {
      const covered =
        ink.filter((place) => isInside(place, box)).length + taken.filter((other) => overlaps(other, box)).length * 100;
      if (covered >= fewest) continue;
      [best, fewest] = [box, covered];
      if (covered === 0) break;
    }
    const [left, top] = track.at;
    const found = best ?? { left, top, width: track.width, height };
    taken.push(found);
    return found;
  });
}

/** Places on both sides of the line at its place, then further along it and away from it. */
function places({ width, at, line }: LabelledTrack, height: number): readonly Box[] {
  const nearest = line.reduce((best, place, index) => (apart(place, at) < apart(line[best]!, at) ? index : best), 0);
  return GAPS.flatMap((gap) =>
    ALONG.flatMap((share) => {
      const index = Math.max(0, Math.min(line.length - 1, nearest + Math.round(share * line.length)));
      const from = share === 0 ? at : (line[index] ?? at);
      const [ahead, behind] = [line[Math.min(line.length - 1, index + 1)] ?? at, line[Math.max(0, index - 1)] ?? at];
      const length = apart(ahead, behind);
      const [acrossX, acrossY] =
        length === 0 ? [0, 1] : [(behind[1] - ahead[1]) / length, (ahead[0] - behind[0]) / length];
      return [-1, 1].map((side): Box => {
        const reach = gap + (Math.abs(acrossX) * width + Math.abs(acrossY) * height) / 2;
        return inMap({ left: from[0] + side * acrossX * reach, top: from[1] + side * acrossY * reach, width, height });
      });
    }),
  );
}

function inMap({ left, top, width, height }: Box): Box {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    left: clamp(left, EDGE + width / 2, WIDTH - EDGE - width / 2),
    top: clamp(top, STRIP + height, HEIGHT - STRIP - height),
    width,
    height,
  };
}

/** Points of a line that are close enough for no label to fall between them. */
function sampled(points: readonly Place[]): readonly Place[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined || apart(point, next) > PIECE_MAX) return [point];
    const steps = Math.max(1, Math.ceil(apart(point, next) / SAMPLE));
    return Array.from({ length: steps }, (_, step): Place => [
      point[0] + ((next[0] - point[0]) * step) / steps,
      point[1] + ((next[1] - point[1]) * step) / steps,
    ]);
  });
}

function apart(a: Place, b: Place): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

const AIR = 3;

function isInside([left, top]: Place, box: Box): boolean {
  return Math.abs(left - box.left) < box.width / 2 + AIR && Math.abs(top - box.top) < box.height / 2 + AIR;
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.left - b.left) < (a.width + b.width) / 2 + AIR &&
    Math.abs(a.top - b.top) < (a.height + b.height) / 2 + AIR
  );
}
