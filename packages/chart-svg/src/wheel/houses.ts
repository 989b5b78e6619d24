import { ringLine, strokes } from '../draw/pen.ts';
import { element } from '../draw/xml.ts';
import type { LayoutItem } from '../drawing.ts';
import { spread } from '../layout/spread.ts';
import { centred, textWidth } from '../lettering/lettering.ts';
import type { Theme } from '../themes/theme.ts';
import type { WheelMetrics } from './metrics.ts';
import { CENTRE, type Dial, shortWayDeg } from './polar.ts';
import { radial } from './zodiac-ring.ts';

/** Cusps from the scale to the inner circle, and the ring with the numbers of the houses. */
export function houseRing(at: Dial, cuspsDeg: readonly number[], metrics: WheelMetrics, theme: Theme): { readonly cusps: string; readonly ring: string; readonly layout: readonly LayoutItem[] } {
  const { houseOuter, houseInner, houseHeight, scaleInner, weight } = metrics;
  const middle = (houseOuter + houseInner) / 2;
  const height = cuspsDeg.length > 12 ? houseHeight * 0.8 : houseHeight;
  const middlesDeg = cuspsDeg.map((cusp, index) => cusp + shortWayDeg(cusp, cuspsDeg[(index + 1) % cuspsDeg.length]!) / 2);
  const gapDeg = ((Math.hypot(textWidth('00', height), height) + 2) / middle) * (180 / Math.PI);
  const roomDeg = Math.min(gapDeg, 360 / cuspsDeg.length) / 2;
  const shownDeg = spread(middlesDeg.map((angleDeg) => ({ angleDeg, roomDeg, weight: 1 })));
  const layout: LayoutItem[] = [];
  const numbers = shownDeg.map((deg, index) => {
    const { x, y } = at(deg, middle);
    const { path, width } = centred(String(index + 1), x, y, height);
    layout.push({ kind: 'house', id: String(index + 1), x, y, width, height, longitudeDeg: middlesDeg[index]! });
    return path;
  });
  return {
    cusps: strokes(cuspsDeg.map((deg) => radial(at, deg, houseInner, scaleInner)), theme.hairline, weight.hairline * 1.2),
    ring: element(
      'g', {},
      ringLine(CENTRE, CENTRE, houseOuter, theme.line, weight.hairline),
      ringLine(CENTRE, CENTRE, houseInner, theme.line, weight.circle),
      strokes(numbers, theme.inkSoft, weight.text * 0.9),
    ),
    layout,
  };
}
