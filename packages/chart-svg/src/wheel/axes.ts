import type { WheelChart } from '../chart.ts';
import { marked, strokes, textElement } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import type { LayoutItem, Marker } from '../drawing.ts';
import { spread } from '../layout/spread.ts';
import { centred, type Lettering, LETTER_WEIGHT } from '../lettering/lettering.ts';
import type { Theme } from '../themes/theme.ts';
import { bodyText, zodiacPlace } from '../words.ts';
import { linesPastLabels, type Obstacles } from './houses.ts';
import type { WheelMetrics } from './metrics.ts';
import { type Dial, radial, shortWayDeg } from './polar.ts';

/** Half of the room that a label needs. Near the poles the meridian may be close to the horizon. */
const ROOM_DEG = { angle: 3.6, cusp: 2.9 } as const;
/** A cusp this near to an angle is that angle. */
const SAME_DEG = 1e-4;
/** As many cusps have their degrees written; sectors do not. */
const HOUSES = 12;
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
export function axisLines(at: Dial, angles: Angles, metrics: WheelMetrics, obstacles: Obstacles, theme: Theme): string {
  const { axis } = metrics.weight;
  return strokes(
    linesPastLabels(
      at,
      namedAngles(angles).map(({ longitudeDeg }) => longitudeDeg),
      metrics,
      obstacles,
      axis,
    ),
    theme.ink,
    axis,
  );
}

/** Letters and degrees of the angles, and degrees of the other cusps, outside the rim, where the metrics give them room. */
export function rimLabels(
  at: Dial,
  angles: Angles,
  cuspsDeg: readonly number[] | null,
  metrics: WheelMetrics,
  theme: Theme,
  showDegrees: boolean,
  mark: Marker | undefined,
): { readonly svg: string; readonly layout: readonly LayoutItem[] } {
  const { rim, angleLabel, weight } = metrics;
  if (angleLabel === null) return { svg: '', layout: [] };
  const { height, degreesHeight } = angleLabel;
  const detailed = showDegrees && degreesHeight !== null;
  const layout: LayoutItem[] = [];
  const named = namedAngles(angles);
  const cusps = detailed && cuspsDeg?.length === HOUSES ? cuspsBetween(cuspsDeg, named) : [];
  const shownDeg = spread([
    ...named.map(({ longitudeDeg }) => ({ angleDeg: longitudeDeg, roomDeg: ROOM_DEG.angle })),
    ...cusps.map(({ longitudeDeg }) => ({ angleDeg: longitudeDeg, roomDeg: ROOM_DEG.cusp })),
  ]);
  const degreesAt = (longitudeDeg: number, x: number, y: number): Lettering | null =>
    detailed ? centred(degreesText(longitudeDeg, angleLabel.minutes), x, y, degreesHeight) : null;
  const drawn = named.map(({ id, letters, longitudeDeg }, index) => {
    const { x, y } = at(shownDeg[index]!, angleLabel.radius);
    const lift = detailed ? (degreesHeight + LETTERS_GAP) / 2 : 0;
    const name = centred(letters, x, y - lift, height);
    const place = degreesAt(longitudeDeg, x, y + (height + LETTERS_GAP) / 2);
    layout.push({
      kind: 'angle',
      id,
      x,
      y,
      width: Math.max(name.width, place?.width ?? 0),
      height: place === null ? height : height + place.height + LETTERS_GAP,
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
      place === null ? '' : strokes([place.path], theme.inkSoft, place.height * LETTER_WEIGHT.regular),
    );
  });
  const written = cusps.flatMap(({ house, longitudeDeg }, index) => {
    const { x, y } = at(shownDeg[named.length + index]!, angleLabel.radius);
    const place = degreesAt(longitudeDeg, x, y);
    if (place === null) return [];
    layout.push({ kind: 'cusp', id: house, x, y, width: place.width, height: place.height, longitudeDeg });
    return [place];
  });
  const ticks = cusps.map(({ longitudeDeg }) => radial(at, longitudeDeg, rim, rim + (angleLabel.radius - rim) * TICK));
  return {
    svg: [
      ...drawn,
      strokes(ticks, theme.line, weight.circle),
      strokes(
        written.map(({ path }) => path),
        theme.inkSoft,
        (degreesHeight ?? 0) * LETTER_WEIGHT.regular,
      ),
    ].join(''),
    layout,
  };
}

function degreesText(longitudeDeg: number, withMinutes: boolean): string {
  const { degrees, minutes } = zodiacPlace(longitudeDeg);
  return withMinutes ? `${degrees}°${String(minutes).padStart(2, '0')}′` : `${degrees}°`;
}

/** The cusps that are not angles, with the numbers of their houses. */
function cuspsBetween(
  cuspsDeg: readonly number[],
  angles: ReturnType<typeof namedAngles>,
): readonly { readonly house: string; readonly longitudeDeg: number }[] {
  return cuspsDeg
    .map((longitudeDeg, index) => ({ house: String(index + 1), longitudeDeg }))
    .filter((cusp) =>
      angles.every(({ longitudeDeg }) => Math.abs(shortWayDeg(cusp.longitudeDeg, longitudeDeg)) > SAME_DEG),
    );
}
