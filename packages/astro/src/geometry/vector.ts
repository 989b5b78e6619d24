/** Three rectangular coordinates. */
export type Vector = readonly [x: number, y: number, z: number];

/** Sum of two vectors. */
export function plus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax + bx, ay + by, az + bz];
}

/** Difference of two vectors. */
export function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

/** A vector multiplied by a number. */
export function times([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

/** Scalar product of two vectors. */
export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

/** Vector product of two vectors. */
export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** Length of a vector. */
export function vectorLength(vector: Vector): number {
  return Math.hypot(...vector);
}

/** The vector of length 1 in the same direction. */
export function unit(vector: Vector): Vector {
  return times(vector, 1 / vectorLength(vector));
}

/** Angle between two directions in radians; accurate for small angles too. */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.atan2(vectorLength(cross(a, b)), dot(a, b));
}
