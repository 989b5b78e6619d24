const HUNDREDTHS: readonly string[] = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`,
);

/**
 * A coordinate as SVG writes it: two decimals at most, no trailing zeros, never `-0`, `NaN` or an exponent.
 * @throws RangeError when it is not finite
 */
export function fixed(value: number): string {
  const rounded = Math.round(Math.abs(value) * 100);
  if (!(rounded < 1e12)) throw new RangeError(`Not a coordinate: ${value}`);
  const whole = Math.floor(rounded / 100);
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${HUNDREDTHS[rounded - whole * 100]!}`;
}

const RADIANS = Math.PI / 180;

/**
 * Paths of this package use absolute `M`, `L` and `C` with a space between all parts, so that changing the numbers
 * moves and scales a path. An arc of an ellipse as cubic curves, clockwise on the screen from one angle to another
 * (degrees, 0 = right, 90 = down); `start` begins a new figure or continues one. Four-point approximation: off by less
 * than 0.03 % of the radius.
 */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fromDeg: number,
  toDeg: number,
  start: 'M' | 'L' = 'M',
): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(toDeg - fromDeg) / 90));
  const step = (toDeg - fromDeg) / pieces;
  const handle = (4 / 3) * Math.tan((step * RADIANS) / 4);
  const point = (deg: number): readonly [number, number] => [Math.cos(deg * RADIANS), Math.sin(deg * RADIANS)];
  const at = (x: number, y: number): string => `${fixed(cx + rx * x)} ${fixed(cy + ry * y)}`;
  const parts = [`${start} ${at(...point(fromDeg))}`];
  for (let piece = 0; piece < pieces; piece += 1) {
    const [ax, ay] = point(fromDeg + step * piece);
    const [bx, by] = point(fromDeg + step * (piece + 1));
    parts.push(`C ${at(ax - handle * ay, ay + handle * ax)} ${at(bx + handle * by, by - handle * bx)} ${at(bx, by)}`);
  }
  return parts.join(' ');
}

/** A closed circle, in view units. */
export function circle(cx: number, cy: number, radius: number): string {
  return `${arc(cx, cy, radius, radius, 0, 360)} Z`;
}

/** The strokes of a table as a path: `O x y radius` is a circle, `E x y rx ry from to` an arc of an ellipse. */
export function readStrokes(text: string): string {
  return text.replaceAll(/[OE](?: -?[\d.]+)+/g, (curve) => {
    const [x = 0, y = 0, rx = 0, ry = 0, fromDeg = 0, toDeg = 0] = curve.slice(2).split(' ').map(Number);
    return curve.startsWith('O') ? circle(x, y, rx) : arc(x, y, rx, ry, fromDeg, toDeg);
  });
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M ${fixed(x1)} ${fixed(y1)} L ${fixed(x2)} ${fixed(y2)}`;
}

/** The path scaled about its origin, then moved there. */
export function place(path: string, x: number, y: number, scale: number): string {
  let vertical = false;
  let moved = '';
  for (const part of parts(path)) {
    if (typeof part === 'string') {
      moved += moved === '' ? part : ` ${part}`;
      continue;
    }
    moved += ` ${fixed(part * scale + (vertical ? y : x))}`;
    vertical = !vertical;
  }
  return moved;
}

const known = new Map<string, readonly (string | number)[]>();
const MOST_KNOWN = 500;

/** The commands and numbers of a path; paths of glyphs are parsed only once. */
function parts(path: string): readonly (string | number)[] {
  const found = known.get(path);
  if (found !== undefined) return found;
  const taken = path.split(' ').map((part) => (part >= 'A' ? part : Number(part)));
  if (known.size < MOST_KNOWN) known.set(path, taken);
  return taken;
}

/** The smallest box that holds the path's points and handles. */
export function bounds(path: string): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const numbers = parts(path).filter((part) => typeof part === 'number');
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
