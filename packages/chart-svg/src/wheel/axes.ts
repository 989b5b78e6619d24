import type { WheelChart } from '../chart.ts';
import { marked, strokes, textElement } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import type { LayoutItem, Marker } from '../drawing.ts';
import { spread } from '../layout/spread.ts';
import { centred, LETTER_WEIGHT } from '../lettering/lettering.ts';
import type { Theme } from '../themes/theme.ts';
import { bodyText, zodiacPlace } from '../words.ts';
import { linesPastNumbers } from './houses.ts';
import type { WheelMetrics } from './metrics.ts';
import { type Dial, radial } from './polar.ts';

/** Half of the room a label needs. Near the poles the meridian may be close to the horizon. */
const ROOM_DEG = 3.6;
const HIT_WIDTH = 46;
/** Between the letters of an angle and its degrees below them. */
const LETTERS_GAP = 6;
/** The tick of an angle outside the rim, as a part of the way to its letters. */
const TICK = 0.12;

type Angles = NonNullable<WheelChart['angles']>;

/** The four angles with their letters, ascendant first. */
export function namedAngles({ ascDeg, mcDeg }: Angles): readonly {
  readonly id: 'asc' | 'dsc' | 'mc' | 'ic';
  readonly letters: string;
  readonly longitudeDeg: number;
}[] {
  return [
    { id: 'asc', letters: 'AC', longitudeDeg: ascDeg },
    { id: 'dsc', letters: 'DC', longitudeDeg: ascDeg + 180 },
    { id: 'mc', letters: 'MC', longitudeDeg: mcDeg },
    { id: 'ic', letters: 'IC', longitudeDeg: mcDeg + 180 },
  ];
}

/** The horizon and the meridian across the wheel, from the scale to the inner circle. */
export function axisLines(
  at: Dial,
  angles: Angles,
  metrics: WheelMetrics,
  numbers: readonly LayoutItem[],
  theme: Theme,
): string {
  const { axis } = metrics.weight;
  return strokes(
    linesPastNumbers(
      at,
      namedAngles(angles).map(({ longitudeDeg }) => longitudeDeg),
      metrics,
      numbers,
      axis,
    ),
    theme.ink,
    axis,
  );
}

/** Letters and degrees of the angles outside the rim, where the metrics give them room. */
export function angleLabels(
  at: Dial,
  angles: Angles,
  { rim, angleLabel, weight }: WheelMetrics,
  theme: Theme,
  showDegrees: boolean,
  mark: Marker | undefined,
): { readonly svg: string; readonly layout: readonly LayoutItem[] } {
  if (angleLabel === null) return { svg: '', layout: [] };
  const layout: LayoutItem[] = [];
  const named = namedAngles(angles);
  const shownDeg = spread(named.map(({ longitudeDeg }) => ({ angleDeg: longitudeDeg, roomDeg: ROOM_DEG })));
  const drawn = named.map(({ id, letters, longitudeDeg }, index) => {
    const { x, y } = at(shownDeg[index]!, angleLabel.radius);
    const { degrees, minutes } = zodiacPlace(longitudeDeg);
    const { height, degreesHeight } = angleLabel;
    const detailed = showDegrees && degreesHeight !== null;
    const lift = detailed ? (degreesHeight + LETTERS_GAP) / 2 : 0;
    const name = centred(letters, x, y - lift, height);
    const place = detailed
      ? centred(
          angleLabel.minutes ? `${degrees}°${String(minutes).padStart(2, '0')}′` : `${degrees}°`,
          x,
          y + (height + LETTERS_GAP) / 2,
          degreesHeight,
        )
      : null;
    layout.push({
      kind: 'angle',
      id,
      x,
      y,
      width: Math.max(name.width, place?.width ?? 0),
      height: detailed ? height + degreesHeight + LETTERS_GAP : height,
      longitudeDeg,
    });
    return marked(
      mark,
      { kind: 'angle', id },
      { d: line(x, y - lift, x, y + lift), width: HIT_WIDTH },
      { 'data-point': id },
      textElement('title', bodyText({ id, longitudeDeg, retrograde: false })),
      strokes([radial(at, longitudeDeg, rim, rim + (angleLabel.radius - rim) * TICK)], theme.ink, weight.axis),
      strokes([name.path], theme.ink, height * LETTER_WEIGHT.strong),
      place === null ? '' : strokes([place.path], theme.inkSoft, degreesHeight! * LETTER_WEIGHT.regular),
    );
  });
  return { svg: drawn.join(''), layout };
}
