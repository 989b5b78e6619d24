import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { spread } from '@theia-astro/chart-svg/layout/spread';
import { zodiacPlace } from '@theia-astro/chart-svg/words';
import type { Look } from '../terminal.ts';
import type { Color } from '../output/table.ts';
import { Canvas, DOTS_ACROSS, DOTS_DOWN } from './canvas.ts';
import type { Body, Chart } from './chart.ts';
import { bodySign, signColor, signGlyph, signLetters } from './signs.ts';

/** Columns on either side, and rows above and below, for the names of the angles. */
const MARGIN_COLUMNS = 3;
const MARGIN_ROWS = 1;
/** From this radius in dots on, degrees, house numbers and marks of degrees have room. */
const ROOMY = 50;
/** An orb above this is drawn in dots that are farther apart. */
const TIGHT_ORB_DEG = 3;

/** Radii of the wheel in dots, from outside. */
interface Rings {
  readonly rim: number;
  readonly zodiac: number;
  readonly bodies: number;
  readonly degrees: number;
  readonly houses: number;
  readonly aspects: number;
  readonly isRoomy: boolean;
}

const NATURE_COLORS: Readonly<Record<string, Color>> = { harmonious: 'blue', challenging: 'red', neutral: 'green' };
/** The south node mirrors the north node, and angles are lines already. */
const NO_CHORD: ReadonlySet<string> = new Set(['south_node', 'ketu', 'asc', 'mc', 'dsc', 'ic']);

/**
 * Draws a wheel of Braille dots and signs: the ascendant at the left (else 0° Aries), the zodiac counter-clockwise, every ring and mark at its true
 * angle. A body that has no room beside another is moved along its ring, with a line to its true place.
 * @param columns width of the picture
 */
export function drawWheel(chart: Chart, columns: number, look: Look): Canvas {
  const radius = columns - 2 * MARGIN_COLUMNS - 1;
  const rows = Math.ceil((2 * radius + 1) / DOTS_DOWN) + 2 * MARGIN_ROWS;
  const canvas = new Canvas(columns, rows);
  const centreX = (columns * DOTS_ACROSS - 1) / 2;
  const centreY = (rows * DOTS_DOWN - 1) / 2;
  const at = (longitudeDeg: number, r: number): readonly [number, number] => {
    const angle = ((180 + longitudeDeg - chart.leftDeg) * Math.PI) / 180;
    return [centreX + r * Math.cos(angle), centreY - r * Math.sin(angle)];
  };
  const ray = (longitudeDeg: number, from: number, to: number, color: Color | null, every = 1): void =>
    canvas.line(...at(longitudeDeg, from), ...at(longitudeDeg, to), color, every);
  const circle = (r: number, colorAt: (longitudeDeg: number) => Color): void => {
    const stepDeg = 30 / Math.max(1, r);
    for (let deg = 0; deg < 360; deg += stepDeg) canvas.dot(...at(deg, r), colorAt(deg));
  };

  const rings = ringsOf(radius);
  drawAspects(canvas, chart, rings, at);
  circle(rings.aspects, () => 'grey');
  if (chart.cuspsDeg !== null && rings.isRoomy) circle(rings.houses, () => 'grey');
  circle(rings.zodiac, (deg) => signColor(signIndexAt(deg)));
  circle(rings.rim, (deg) => signColor(signIndexAt(deg)));
  for (let sign = 0; sign < 12; sign++) ray(sign * 30, rings.zodiac, rings.rim, 'grey');
  if (rings.isRoomy) for (let deg = 0; deg < 360; deg += 10) ray(deg, rings.zodiac, rings.zodiac - 2, 'grey');
  for (const cusp of chart.cuspsDeg ?? []) ray(cusp, rings.aspects, rings.zodiac - 1, 'grey', 2);
  if (chart.angles !== null) {
    const { ascDeg, mcDeg } = chart.angles;
    for (const deg of [ascDeg, ascDeg + 180, ...(mcDeg === null ? [] : [mcDeg, mcDeg + 180])])
      ray(deg, rings.aspects, rings.zodiac, null);
  }
  placedBodies(chart.bodies, rings, look).forEach(({ body, shownDeg }) =>
    drawBody(canvas, body, shownDeg, rings, at, look),
  );
  for (let sign = 0; sign < 12; sign++)
    writeSign(canvas, sign, at(sign * 30 + 15, (rings.zodiac + rings.rim) / 2), look);
  if (rings.isRoomy) writeHouseNumbers(canvas, chart, rings, at);
  writeAngles(canvas, chart, rings.rim, at);
  return canvas;
}

type At = (longitudeDeg: number, r: number) => readonly [number, number];

function ringsOf(rim: number): Rings {
  const isRoomy = rim >= ROOMY;
  const zodiac = rim - Math.max(9, 0.15 * rim);
  const bodies = zodiac - Math.max(isRoomy ? 7 : 5, 0.1 * rim);
  const degrees = bodies - (isRoomy ? 6 : 0);
  const houses = degrees - (isRoomy ? 4 : 5);
  return { rim, zodiac, bodies, degrees, houses, aspects: houses - (isRoomy ? 8 : 0), isRoomy };
}

function drawAspects(canvas: Canvas, { aspects, bodies }: Chart, rings: Rings, at: At): void {
  const longitudes = new Map(bodies.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  for (const { a, b, kind, nature, orbDeg } of aspects.toSorted((one, other) => other.orbDeg - one.orbDeg)) {
    const [from, to] = [longitudes.get(a), longitudes.get(b)];
    if (from === undefined || to === undefined || NO_CHORD.has(a) || NO_CHORD.has(b)) continue;
    if (kind === 'conjunction' || !MAJOR_ASPECTS.includes(kind)) continue;
    canvas.line(
      ...at(from, rings.aspects),
      ...at(to, rings.aspects),
      NATURE_COLORS[nature]!,
      orbDeg > TIGHT_ORB_DEG ? 3 : 1,
    );
  }
}

function placedBodies(bodies: readonly Body[], rings: Rings, look: Look): readonly { body: Body; shownDeg: number }[] {
  // The widest text on a ring, and a gap, in dots.
  const cells = rings.isRoomy ? 3 : look.ascii ? 2 : 1;
  const dots = Math.max(DOTS_DOWN, cells * DOTS_ACROSS) + 1;
  const roomDeg = Math.min(((dots / rings.degrees) * 180) / Math.PI, 360 / Math.max(1, bodies.length));
  const shown = spread(bodies.map(({ longitudeDeg }) => ({ angleDeg: longitudeDeg, roomDeg: roomDeg / 2 })));
  return bodies.map((body, index) => ({ body, shownDeg: shown[index]! }));
}

function drawBody(canvas: Canvas, body: Body, shownDeg: number, rings: Rings, at: At, look: Look): void {
  const color = body.retrograde ? 'purple' : null;
  canvas.line(...at(body.longitudeDeg, rings.zodiac - 1), ...at(shownDeg, rings.bodies + 3), 'grey');
  canvas.write(...at(shownDeg, rings.bodies), bodySign(body.id, look.ascii), color, true);
  if (!rings.isRoomy) return;
  const { degrees } = zodiacPlace(body.longitudeDeg);
  canvas.write(
    ...at(shownDeg, rings.degrees),
    `${String(degrees).padStart(2, '0')}${body.retrograde ? 'r' : ''}`,
    color,
  );
}

function writeSign(canvas: Canvas, signIndex: number, [x, y]: readonly [number, number], look: Look): void {
  const color = signColor(signIndex);
  if (look.canMove && !look.ascii) canvas.writeUncertain(x, y, signGlyph(signIndex), color);
  else canvas.write(x, y, signLetters(signIndex), color);
}

function writeHouseNumbers(canvas: Canvas, { cuspsDeg }: Chart, rings: Rings, at: At): void {
  if (cuspsDeg === null || cuspsDeg.length > 12) return;
  cuspsDeg.forEach((cusp, index) => {
    const widthDeg = (cuspsDeg[(index + 1) % cuspsDeg.length]! - cusp + 360) % 360;
    canvas.write(...at(cusp + widthDeg / 2, (rings.houses + rings.aspects) / 2), String(index + 1), 'grey');
  });
}

function writeAngles(canvas: Canvas, { angles }: Chart, rim: number, at: At): void {
  if (angles === null) return;
  const { ascDeg, mcDeg } = angles;
  const names = [
    ['AC', ascDeg],
    ['DC', ascDeg + 180],
    ...(mcDeg === null
      ? []
      : ([
          ['MC', mcDeg],
          ['IC', mcDeg + 180],
        ] as const)),
  ] as const;
  for (const [name, deg] of names) canvas.write(...at(deg, rim + 4), name, null, true);
}
