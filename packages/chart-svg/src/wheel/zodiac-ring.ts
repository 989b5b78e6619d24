import { fixed } from '../draw/path.ts';
import { glyphPath, ringLine, strokes, element, textElement } from '../draw/xml.ts';
import type { LayoutItem } from '../drawing.ts';
import { SIGN_GLYPHS } from '../glyphs/glyph.ts';
import { signColour, type Theme } from '../themes/theme.ts';
import { bodyName } from '../words.ts';
import type { WheelMetrics } from './metrics.ts';
import { CENTRE, dial, type Dial, type Point, radial } from './polar.ts';

const LENGTH = { 1: 0.36, 5: 0.62, 10: 1 } as const;

/** The band of the signs and the scale of degrees inside it. */
export function zodiacRing(
  at: Dial,
  leftDeg: number,
  metrics: WheelMetrics,
  theme: Theme,
): { readonly svg: string; readonly layout: readonly LayoutItem[] } {
  const { rim, ringInner, scaleInner, signBox, weight } = metrics;
  const signs = drawSigns((longitudeDeg) => at(longitudeDeg, (rim + ringInner) / 2), signBox, weight.sign, theme);
  const turned = { transform: `rotate(${fixed(leftDeg)} ${CENTRE} ${CENTRE})` };
  const borders = Array.from({ length: 12 }, (_, index) => radial(at, index * 30, ringInner, rim));
  return {
    svg: element(
      'g',
      {},
      ringLine(CENTRE, CENTRE, rim, theme.line, weight.circle, theme.ring),
      ringLine(CENTRE, CENTRE, ringInner, theme.line, weight.circle, theme.disc),
      strokes(borders, theme.line, weight.circle),
      strokes([scalePaths(metrics).strong], theme.inkSoft, weight.hairline, turned),
      strokes([scalePaths(metrics).fine], theme.line, weight.hairline * 0.8, turned),
      ringLine(CENTRE, CENTRE, scaleInner, theme.hairline, weight.hairline),
      ...signs.svg,
    ),
    layout: signs.layout,
  };
}

interface ScalePaths {
  readonly strong: string;
  readonly fine: string;
}

const drawnScales = new Map<WheelMetrics['scaleInner'], ScalePaths>();

/** The scale with 0° Aries at nine o'clock, drawn once per kind of wheel and then only rotated. */
function scalePaths(metrics: WheelMetrics): ScalePaths {
  const known = drawnScales.get(metrics.scaleInner);
  if (known !== undefined) return known;
  const paths = {
    strong: [...scale(metrics, 10), ...scale(metrics, 5)].join(' '),
    fine: metrics.scaleStepDeg === 1 ? scale(metrics, 1).join(' ') : '',
  };
  drawnScales.set(metrics.scaleInner, paths);
  return paths;
}

function scale({ ringInner, scaleInner }: WheelMetrics, stepDeg: 1 | 5 | 10): readonly string[] {
  const at = dial(0);
  const inner = ringInner - (ringInner - scaleInner) * LENGTH[stepDeg];
  const marks = Array.from({ length: 360 / stepDeg }, (_, index) => index * stepDeg);
  return marks
    .filter((deg) => (stepDeg === 1 ? deg % 5 !== 0 : stepDeg === 5 ? deg % 10 !== 0 : true))
    .map((deg) => radial(at, deg, inner, ringInner));
}

/** The glyphs of the twelve signs in the colours of their elements, each a group with its name. */
export function drawSigns(
  placeOf: (longitudeDeg: number, index: number) => Point,
  box: number,
  strokeWidth: number,
  theme: Theme,
): { readonly svg: readonly string[]; readonly layout: readonly LayoutItem[] } {
  const layout: LayoutItem[] = [];
  const svg = Object.entries(SIGN_GLYPHS).map(([id, glyph], index) => {
    const longitudeDeg = index * 30 + 15;
    const { x, y } = placeOf(longitudeDeg, index);
    layout.push({ kind: 'sign', id, x, y, width: box, height: box, longitudeDeg });
    const drawn = strokes([glyphPath(glyph, x, y, box)], signColour(theme, index), strokeWidth);
    return element('g', {}, textElement('title', bodyName(id)), drawn);
  });
  return { svg, layout };
}
