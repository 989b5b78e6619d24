import type { ChartBody } from '../chart.ts';
import { cornerCaption } from '../lettering/caption.ts';
import { frame, ringLine, strokes, element } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import { detailOf, type Drawing, type DrawOptions, type LayoutItem } from '../drawing.ts';
import { centred, LETTER_WEIGHT } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { drawBodies, type BodyLabel } from '../wheel/draw-bodies.ts';
import { placeBodies } from '../wheel/place-bodies.ts';
import { CENTRE, dial as dialAt, type Dial, radial } from '../wheel/polar.ts';
import { drawSigns } from '../wheel/zodiac-ring.ts';
import { bodyName, placeText } from '../words.ts';
import { type DialMetrics, DIALS, withoutBand, withThreeDigits } from './metrics.ts';

/** A dial: points on the circle folded to a part of it. */
export interface DialChart {
  readonly dialDeg: number;
  readonly bodies: readonly ChartBody[];
  /** Pairs of bodies that are half a dial apart, drawn as lines across. */
  readonly across: readonly { readonly a: string; readonly b: string; readonly orbDeg: number }[];
}

/**
 * A dial of cosmobiology or of the Hamburg school: 0° at twelve o'clock, degrees counter-clockwise all around, pointers
 * from the scale to the glyphs. A dial of whole signs shows which signs each part holds: cardinal, fixed and mutable
 * ones on that of 90°.
 */
export function drawDial({ dialDeg, bodies, across }: DialChart, options: DrawOptions): Drawing {
  const theme = themeOf(options.theme);
  const banded = DIALS[detailOf(options.sizePx)];
  const sized = dialDeg > 100 ? withThreeDigits(banded) : banded;
  const metrics = dialDeg % 30 === 0 ? sized : withoutBand(sized);
  const turns = 360 / dialDeg;
  const at: Dial = dialAt(90);
  const placeOf = (longitudeDeg: number): number => ((longitudeDeg % dialDeg) + dialDeg) % dialDeg;
  const trueOf = new Map(bodies.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  const shown = bodies.map((body) => ({ ...body, longitudeDeg: placeOf(body.longitudeDeg) * turns }));
  const labelOf = ({ id, longitudeDeg, retrograde }: ChartBody): BodyLabel => {
    const truly = trueOf.get(id)!;
    const place = placeOf(truly);
    const degrees = Math.min(Math.ceil(dialDeg) - 1, Math.floor(place));
    return {
      title: `${bodyName(id)} ${placeText(truly)}${retrograde ? ', retrograde' : ''}`,
      degrees,
      minutes: Math.min(59, Math.floor((longitudeDeg / turns - degrees) * 60)),
      longitudeDeg: truly,
    };
  };
  const ring = drawBodies(placeBodies(shown, metrics.ring), {
    at,
    ring: metrics.ring,
    weight: metrics.weight,
    theme,
    ink: theme.ink,
    trueMark: metrics.scaleOuter,
    showDegrees: options.show.degrees,
    kind: 'point',
    mark: options.mark,
    labelOf,
  });
  const signs = signBand(at, dialDeg, metrics, theme);
  const shownAt = new Map(shown.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  const lines = options.show.aspects
    ? across.flatMap(({ a, b }) => {
        const [from, to] = [shownAt.get(a), shownAt.get(b)];
        if (from === undefined || to === undefined) return [];
        const [one, other] = [at(from, metrics.inner), at(to, metrics.inner)];
        return [line(one.x, one.y, other.x, other.y)];
      })
    : [];
  const layers = [
    ringLine(CENTRE, CENTRE, metrics.rim, theme.line, metrics.weight.circle, theme.ring),
    signs.svg,
    ringLine(CENTRE, CENTRE, metrics.scaleOuter, theme.line, metrics.weight.circle, theme.disc),
    scale(at, dialDeg, metrics, theme),
    pointer(at, metrics, theme),
    strokes(lines, theme.aspects.challenging, metrics.weight.hairline * 1.4),
    ringLine(CENTRE, CENTRE, metrics.inner, theme.hairline, metrics.weight.circle),
    ring.svg,
    cornerCaption(options, theme),
  ];
  const list = bodies.map((body) => `${bodyName(body.id)} ${placeText(body.longitudeDeg)}`).join('; ');
  return frame(options, theme, `Dial of ${dialDeg}°: ${list}.`, layers, [...signs.layout, ...ring.layout]);
}

/** The band of the signs: each part of 30° with the signs that fall on it. Empty on dials that cut signs. */
function signBand(
  at: Dial,
  dialDeg: number,
  { rim, bandInner, signBox, weight }: DialMetrics,
  theme: Theme,
): { readonly svg: string; readonly layout: readonly LayoutItem[] } {
  if (dialDeg % 30 !== 0) return { svg: '', layout: [] };
  const parts = dialDeg / 30;
  const widthDeg = 360 / parts;
  const middle = (rim + bandInner) / 2;
  const together = 12 / parts;
  const signs = drawSigns(
    (_, index) => at(((index % parts) + (Math.floor(index / parts) + 0.5) / together) * widthDeg, middle),
    signBox,
    weight.sign,
    theme,
  );
  const borders = Array.from({ length: parts }, (_, index) => radial(at, index * widthDeg, bandInner, rim));
  return {
    svg: element(
      'g',
      {},
      ringLine(CENTRE, CENTRE, bandInner, theme.line, weight.circle),
      strokes(borders, theme.line, weight.circle * 1.6),
      ...signs.svg,
    ),
    layout: signs.layout,
  };
}

/** Marks for degrees, longer ones at every fifth, and numbers around. Fine dials have half degrees too. */
function scale(at: Dial, dialDeg: number, metrics: DialMetrics, theme: Theme): string {
  const { scaleOuter, scaleInner, numbers, weight } = metrics;
  const turns = 360 / dialDeg;
  const stepDeg = dialDeg > 90 ? 1 : 0.5;
  const numberEvery = dialDeg > 180 ? 30 : dialDeg > 90 ? 10 : 5;
  const fine: string[] = [];
  const strong: string[] = [];
  const written: string[] = [];
  for (let deg = 0; deg < dialDeg; deg += stepDeg) {
    const share = deg % 5 === 0 ? 1 : deg % 1 === 0 ? 0.62 : 0.34;
    (share === 1 ? strong : fine).push(
      radial(at, deg * turns, scaleOuter - (scaleOuter - scaleInner) * share, scaleOuter),
    );
    if (deg % numberEvery !== 0) continue;
    const { x, y } = at(deg * turns, numbers.radius);
    written.push(centred(String(deg), x, y, numbers.height).path);
  }
  return element(
    'g',
    {},
    strokes(strong, theme.inkSoft, weight.hairline),
    strokes(fine, theme.line, weight.hairline * 0.8),
    strokes(written, theme.inkSoft, numbers.height * LETTER_WEIGHT.regular),
    ringLine(CENTRE, CENTRE, scaleInner, theme.hairline, weight.hairline),
  );
}

/** The pointer at 0°, with its axis and the marks of a quarter and three quarters of the dial. */
function pointer(at: Dial, { inner, weight }: DialMetrics, theme: Theme): string {
  const tip = at(0, inner);
  const [left, right] = [at(3, inner - 22), at(-3, inner - 22)];
  const foot = at(180, inner);
  const crossing = [at(90, inner), at(90, inner - 16), at(270, inner), at(270, inner - 16)] as const;
  return strokes(
    [
      line(tip.x, tip.y, foot.x, foot.y),
      line(left.x, left.y, tip.x, tip.y),
      line(tip.x, tip.y, right.x, right.y),
      line(crossing[0].x, crossing[0].y, crossing[1].x, crossing[1].y),
      line(crossing[2].x, crossing[2].y, crossing[3].x, crossing[3].y),
    ],
    theme.line,
    weight.circle,
  );
}
