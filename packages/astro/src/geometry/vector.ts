/** Three rectangular coordinates. */
export type Vector = readonly [x: number, y: number, z: number];

export function plus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax + bx, ay + by, az + bz];
}

export function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

export function times([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export function lengthOf(vector: Vector): number {
  return Math.hypot(...vector);
}

/** The vector of length 1 in the same direction. */
export function unit(vector: Vector): Vector {
  return times(vector, 1 / lengthOf(vector));
}

/** Angle between two directions in radians; exact for small angles too. */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.atan2(lengthOf(cross(a, b)), dot(a, b));
}
