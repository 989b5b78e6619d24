export interface Vertex {
  readonly x: number;
  readonly y: number;
}
export type Polygon = readonly Vertex[];

/** Centre of area of a polygon. */
export function centroid(polygon: Polygon): Vertex {
  let area = 0;
  let x = 0;
  let y = 0;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The part of a convex polygon on the side of a line through `point` to which `normal` points. */
export function clip(polygon: Polygon, point: Vertex, normal: Vertex): Polygon {
  const side = (vertex: Vertex): number => (vertex.x - point.x) * normal.x + (vertex.y - point.y) * normal.y;
  return polygon.flatMap((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const [da, db] = [side(a), side(b)];
    const kept = da >= 0 ? [a] : [];
    return da >= 0 === db >= 0
      ? kept
      : [...kept, { x: a.x + ((b.x - a.x) * da) / (da - db), y: a.y + ((b.y - a.y) * da) / (da - db) }];
  });
}

/** The widest horizontal span that is inside a convex polygon between two heights; null when there is none. */
export function widthBetween(
  polygon: Polygon,
  top: number,
  bottom: number,
): { readonly left: number; readonly right: number } | null {
  const at = [top, bottom].map((y) => {
    const xs = polygon.flatMap((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      if ((a.y > y && b.y > y) || (a.y < y && b.y < y)) return [];
      return a.y === b.y ? [a.x, b.x] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
    });
    return xs.length < 2 ? null : { left: Math.min(...xs), right: Math.max(...xs) };
  });
  const [upper, lower] = at;
  if (upper === null || upper === undefined || lower === null || lower === undefined) return null;
  const left = Math.max(upper.left, lower.left);
  const right = Math.min(upper.right, lower.right);
  return right > left ? { left, right } : null;
}
