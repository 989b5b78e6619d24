import { type HitArea, marked, glyphPath, strokes, element, textElement } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import type { LayoutItem, Marker } from '../drawing.ts';
import { bodyGlyph, RETROGRADE_GLYPH, SIGN_GLYPHS } from '../glyphs/glyph.ts';
import { centred, LETTER_WEIGHT, textWidth } from '../lettering/lettering.ts';
import { signColour, type Theme } from '../themes/theme.ts';
import type { ChartBody } from '../chart.ts';
import { bodyText, SIGN_NAMES, zodiacPlace } from '../words.ts';
import { leader, type Dial, radial } from './polar.ts';
import type { RingMetrics, WheelMetrics } from './metrics.ts';
import type { PlacedBody, PlacedRing } from './place-bodies.ts';

export interface BodyInk {
  readonly at: Dial;
  readonly ring: RingMetrics;
  readonly weight: WheelMetrics['weight'];
  readonly theme: Theme;
  /** Colour of the glyphs. */
  readonly ink: string;
  /** Radius up to which the true position is marked on the scale. */
  readonly trueMark: number;
  readonly showDegrees: boolean;
  readonly kind: 'point' | 'second_point';
  readonly mark: Marker | undefined;
  /** The label of a body; default: its longitude, at which it is drawn. */
  readonly labelOf?: (body: ChartBody) => BodyLabel;
}

/** The label of a body. */
export interface BodyLabel {
  readonly title: string;
  readonly degrees: number;
  readonly minutes: number;
  readonly longitudeDeg: number;
}

function longitudeLabel(body: ChartBody): BodyLabel {
  const { degrees, minutes } = zodiacPlace(body.longitudeDeg);
  return { title: bodyText(body), degrees, minutes, longitudeDeg: body.longitudeDeg };
}

const HIT_MIN = 40;
/** Stroke width of a small sign as a part of its side. */
const SIGN_WEIGHT = 0.09;
/** Strengths of lines, in hairlines: the leader of a glyph outside its house, and the mark of a true position. */
const AWAY = 1.25;
const TRUE_MARK = 1.6;

interface Mark {
  readonly item: LayoutItem;
  readonly path: string;
  readonly colour: string;
  readonly width: number;
}

/** The bodies of a ring: leader, glyph, degrees, minutes, retrograde mark; each body a group with its name. */
export function drawBodies(
  { bodies, scale }: PlacedRing,
  ink: BodyInk,
): { readonly svg: string; readonly layout: readonly LayoutItem[] } {
  const marks = bodies.map((placed) => bodyMarks(placed, scale, ink));
  const drawn = bodies.map(({ body, shownDeg, atHome }, index) =>
    marked(
      ink.mark,
      { kind: ink.kind, id: body.id },
      hitArea(marks[index]!),
      { 'data-point': body.id },
      textElement('title', (ink.labelOf ?? longitudeLabel)(body).title),
      strokes(
        [leader(ink.at, body.longitudeDeg, shownDeg, ink.ring.leader)],
        atHome ? ink.theme.inkSoft : ink.ink,
        ink.weight.hairline * (atHome ? 1 : AWAY),
      ),
      strokes(
        [radial(ink.at, body.longitudeDeg, ink.ring.leader.from, ink.trueMark)],
        ink.ink,
        ink.weight.hairline * TRUE_MARK,
      ),
      ...marks[index]!.map(({ path, colour, width }) => strokes([path], colour, width)),
    ),
  );
  return { svg: element('g', {}, ...drawn), layout: marks.flat().map(({ item }) => item) };
}

/** From the glyph to the last of what is written below it. */
function along(marks: readonly Mark[]): string {
  const [from, to] = [marks[0]!.item, marks.at(-1)!.item];
  return line(from.x, from.y, to.x, to.y);
}

function hitArea(marks: readonly Mark[]): HitArea {
  return { d: along(marks), width: Math.max(marks[0]!.item.width, HIT_MIN) };
}

function bodyMarks(
  { body, shownDeg }: PlacedBody,
  scale: number,
  { at, ring, weight, theme, ink, showDegrees, kind, labelOf = longitudeLabel }: BodyInk,
): readonly Mark[] {
  const { id } = body;
  const { degrees, minutes, longitudeDeg } = labelOf(body);
  const box = ring.glyphBox * scale;
  const glyphAt = at(shownDeg, ring.glyphRadius);
  const marks: Mark[] = [
    {
      item: { kind, id, ...glyphAt, width: box, height: box, longitudeDeg },
      path: glyphPath(bodyGlyph(id), glyphAt.x, glyphAt.y, box * 0.92),
      colour: ink,
      width: weight.glyph * Math.sqrt(scale),
    },
  ];
  const write = (
    part: 'degrees' | 'minutes',
    text: string,
    { radius, height }: { readonly radius: number; readonly height: number },
    colour: string,
    marked = false,
  ): void => {
    const { x, y } = at(shownDeg, radius);
    const side = marked ? height * scale : 0;
    const width = textWidth(text, height * scale) + side * 1.1;
    marks.push({
      item: { kind: part, id, x, y, width, height: height * scale, longitudeDeg },
      colour,
      width: height * scale * LETTER_WEIGHT.regular,
      path: [
        centred(text, x - side * 0.55, y, height * scale).path,
        marked ? glyphPath(RETROGRADE_GLYPH, x + (width - side) / 2, y, side) : '',
      ]
        .join(' ')
        .trim(),
    });
  };
  if (showDegrees && ring.degrees !== null)
    write('degrees', `${degrees}°`, ring.degrees, theme.ink, body.retrograde && ring.retrograde === null);
  if (showDegrees && ring.sign !== null) {
    const { signIndex } = zodiacPlace(body.longitudeDeg);
    const side = ring.sign.box * scale;
    const { x, y } = at(shownDeg, ring.sign.radius);
    marks.push({
      item: { kind: 'point_sign', id, x, y, width: side, height: side, longitudeDeg },
      path: glyphPath(SIGN_GLYPHS[SIGN_NAMES[signIndex]!.toLowerCase()] ?? '', x, y, side),
      colour: signColour(theme, signIndex),
      width: side * SIGN_WEIGHT,
    });
  }
  if (showDegrees && ring.minutes !== null)
    write('minutes', `${String(minutes).padStart(2, '0')}′`, ring.minutes, theme.inkSoft);
  if (body.retrograde && ring.retrograde !== null) {
    const side = ring.retrograde.box * scale;
    const { x, y } = at(
      shownDeg,
      showDegrees ? ring.retrograde.radius : (ring.degrees?.radius ?? ring.retrograde.radius),
    );
    marks.push({
      item: { kind: 'retrograde', id, x, y, width: side, height: side, longitudeDeg },
      path: glyphPath(RETROGRADE_GLYPH, x, y, side),
      colour: theme.retrograde,
      width: side * LETTER_WEIGHT.regular,
    });
  }
  return marks;
}
